//! What the arbiters' list shows of requests, of corrections and of those who asked to be erased.

use askama::Template;

use crate::{
    app::tournament::entry_door::{corrections::OpenCorrection, request::Request},
    event::RequestState,
    i18n::Words,
    web::{
        page::enter::request_view::{fee, heading, rounds},
        show,
        view::{DeskNav, DeskPage, Page, PlayerName},
    },
    words::moment,
};

/// A request in the list.
pub(super) struct Row {
    id: i32,
    name: PlayerName,
    about: String,
    state: String,
    class: &'static str,
    is_open: bool,
    may_accept: bool,
    may_wait: bool,
    /// Whether the guardian may have signed on paper.
    is_unsigned: bool,
    /// Whether it can come back to those that wait for a decision.
    may_return: bool,
    /// What is to be known of it: guardian, byes, how it is shown.
    notes: Vec<String>,
    email: String,
    guardian_email: String,
    entry: Option<i32>,
    /// What is wrong with what was sent for it, and what is asked.
    fault: Option<String>,
    asked: Option<String>,
    reason: String,
}

#[derive(Template)]
#[template(path = "enter/requests.html")]
pub(super) struct RequestsPage {
    pub(super) page: Page,
    pub(super) desk: DeskNav,
    /// Requests that wait for a decision.
    pub(super) open: usize,
    /// Places taken, in words.
    pub(super) places: String,
    pub(super) is_set: bool,
    pub(super) takes: bool,
    /// Letters about decisions that nobody sent yet: number, what it is about, to whom.
    pub(super) letters: Vec<(i32, String, String)>,
    /// What was asked to be corrected.
    pub(super) corrections: Vec<Correction>,
    /// Those who asked to be erased.
    pub(super) erasures: Vec<Erasure>,
    /// Those that wait, then the others.
    pub(super) rows: Vec<Row>,
}

/// A correction that somebody asked for.
pub(super) struct Correction {
    request: i32,
    name: PlayerName,
    sent: String,
    /// What it is, as it stands, as it would be.
    changes: Vec<(String, String, String)>,
    /// Why it was not taken.
    fault: Option<String>,
}

impl Correction {
    pub(super) fn of(t: Words, open: &OpenCorrection, refused: Option<&Refused>) -> Self {
        let empty = |text: &str| match text {
            "" => "–".to_owned(),
            text => text.to_owned(),
        };
        let both = open.before.fields().into_iter().zip(open.after.fields());
        let changes = both.filter(|((_, before), (_, after))| before != after);
        let refused = refused.filter(|refused| refused.correction == Some(open.request));
        Self {
            request: open.request,
            name: show::shown_name(t, &open.before.name()),
            sent: moment::date(t, moment::local(open.sent_at).date()),
            changes: changes
                .map(|((field, before), (_, after))| {
                    let label = t.get(&format!("field-{}", field.replace('_', "-")));
                    (label, empty(before), empty(after))
                })
                .collect(),
            fault: refused.and_then(|refused| refused.fault.clone()),
        }
    }
}

/// Somebody who asked to be erased.
pub(super) struct Erasure {
    pub(super) entry: i32,
    pub(super) name: PlayerName,
    /// When they asked, and until when the law wants it done.
    pub(super) about: String,
    /// Whether the reader may do it now.
    pub(super) may_erase: bool,
}

/// What came of a decision that was not carried out.
pub(super) struct Refused {
    pub(super) request: i32,
    /// The request, where it was about a correction.
    pub(super) correction: Option<i32>,
    pub(super) fault: Option<String>,
    pub(super) asked: Option<String>,
    pub(super) reason: String,
}

fn notes(t: Words, request: &Request) -> Vec<String> {
    let mut notes = Vec::new();
    if !request.guardian.is_empty() || request.guardian_at.is_some() {
        let key = match request.guardian_at {
            None => "enter-guardian-awaited".to_owned(),
            Some(_) => format!("enter-guardian-{}", request.guardian_how),
        };
        notes.push(t.with_one("enter-guardian-is", "name", &request.guardian) + " " + &t.get(&key));
    }
    if let Some(fee) = fee(t, &request.fee) {
        notes.push(t.with_one("enter-fee-is", "fee", fee));
    }
    if !request.byes.is_empty() {
        notes.push(t.with_one("enter-byes-are", "rounds", rounds(request)));
    }
    let code = |field: &str, code: &str| t.get(&format!("setting-{field}-{code}"));
    notes.push(format!(
        "{}; {}",
        code("name_shown", request.name_shown.code()),
        code("publication", request.publication.code())
    ));
    if !request.reason.is_empty() {
        notes.push(request.reason.clone());
    }
    notes
}

pub(super) fn row(t: Words, request: &Request, refused: Option<&Refused>) -> Row {
    let (state, class) = heading(t, request.state);
    let sent = moment::date(t, request.sent_at.date());
    let about = [
        request.year.map(|year| year.to_string()),
        request.rating.map(|rating| rating.to_string()),
        Some(request.club.clone()).filter(|club| !club.is_empty()),
        Some(t.with_two("enter-sent-code", "day", sent, "code", &request.code)),
    ];
    let refused = refused.filter(|refused| refused.request == request.id);
    Row {
        id: request.id,
        name: show::shown_name(t, &request.name),
        about: about.into_iter().flatten().collect::<Vec<_>>().join(", "),
        state: match request.waiting {
            Some(place) => t.with_one("enter-waiting-place", "place", place),
            None => state,
        },
        class,
        is_open: request.state.is_open(),
        may_accept: matches!(
            request.state,
            RequestState::Requested | RequestState::Waiting
        ),
        may_wait: request.state == RequestState::Requested,
        is_unsigned: request.state == RequestState::Guardian,
        may_return: matches!(request.state, RequestState::Waiting | RequestState::Refused),
        notes: notes(t, request),
        email: request.email.clone(),
        guardian_email: request.guardian_email.clone(),
        entry: request.entry,
        fault: refused.and_then(|refused| refused.fault.clone()),
        asked: refused.and_then(|refused| refused.asked.clone()),
        reason: refused.map_or_else(String::new, |refused| refused.reason.clone()),
    }
}
