//! The content of the arbiters' list: requests, corrections, and erasures.

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
    /// Whether the guardian's signature on paper may still come.
    is_unsigned: bool,
    /// Whether it can go back to the open requests.
    may_return: bool,
    /// Remarks: guardian, byes, how the name is shown.
    notes: Vec<String>,
    email: String,
    guardian_email: String,
    entry: Option<i32>,
    /// The error of the last decision on it, and what the decision needs.
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
    /// Number of places taken, in words.
    pub(super) places: String,
    pub(super) is_set: bool,
    pub(super) takes: bool,
    /// Letters about decisions that are not sent yet: number, subject, recipient.
    pub(super) letters: Vec<(i32, String, String)>,
    /// Requested corrections.
    pub(super) corrections: Vec<Correction>,
    /// Requested erasures.
    pub(super) erasures: Vec<Erasure>,
    /// The open requests, then the others.
    pub(super) rows: Vec<Row>,
}

/// A requested correction.
pub(super) struct Correction {
    request: i32,
    name: PlayerName,
    sent: String,
    /// The changes: field, present value, wanted value.
    changes: Vec<(String, String, String)>,
    /// Why it was not carried out.
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

/// A requested erasure.
pub(super) struct Erasure {
    pub(super) entry: i32,
    pub(super) name: PlayerName,
    /// Date of the request, and the legal deadline.
    pub(super) about: String,
    /// Whether the reader may erase now.
    pub(super) may_erase: bool,
}

/// The failure of a decision.
pub(super) struct Refused {
    pub(super) request: i32,
    /// Number of the correction; `None` if the decision was about the request itself.
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
