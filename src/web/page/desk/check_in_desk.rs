//! The check-in: who has come is called by the first letters, and marked by a key. Those who are still to be marked stand
//! first; who does not come has a bye of no points in round 1 and is not asked about again at the closing.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        access::TournamentRole,
        fold,
        tournament::entry_list::{self, EntryLine, EntryList},
    },
    event::Elo,
    i18n::Words,
    web::{
        Drawn, Failure, Visitor, render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Page, PlayerName, Section},
    },
    words::moment,
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/check-in", web::get().to(look));
}

#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default)]
struct CheckInQuery {
    /// The beginning of a name, or a number, as typed.
    q: String,
    /// Which lines are shown.
    show: String,
    /// Number of the entry that was marked a moment ago.
    arrived: Option<i32>,
}

/// Whether somebody has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Presence {
    /// Not marked yet.
    Open,
    /// Present.
    Here,
    /// Withdrawn, or with a bye in round 1.
    Away,
}

impl Presence {
    const ALL: [Self; 3] = [Self::Open, Self::Here, Self::Away];

    fn of(entry: &EntryLine) -> Self {
        if entry.checked_in {
            Self::Here
        } else if entry.withdrawn_after.is_some() || entry.byes.iter().any(|(round, _)| *round == 1)
        {
            Self::Away
        } else {
            Self::Open
        }
    }

    /// Code in addresses and messages.
    const fn code(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Here => "here",
            Self::Away => "away",
        }
    }
}

/// One participant.
struct Line {
    id: i32,
    name: PlayerName,
    /// Folded words of the name and the number, for the letters that are typed.
    words: String,
    year: String,
    rating: String,
    club: String,
    presence: Presence,
    /// What is known of the presence, where they are away.
    why: String,
    /// Whether what was typed names them.
    is_named: bool,
}

/// A choice of lines.
struct Choice {
    code: &'static str,
    label: String,
    is_current: bool,
}

#[derive(Template)]
#[template(path = "desk/check_in_desk.html")]
struct CheckInDesk {
    page: Page,
    desk: DeskNav,
    query: String,
    choices: Vec<Choice>,
    lines: Vec<Line>,
    open: usize,
    all: usize,
    /// How many are named, and how many of them are to be marked.
    hits: Option<String>,
    /// How the check-in stands, and when round 1 begins.
    state: Vec<String>,
    /// Who was marked a moment ago, with the words for it.
    last: Option<Last>,
    /// The row that the first key marks.
    now: i32,
}

/// Who was marked a moment ago.
struct Last {
    id: i32,
    /// The words for it.
    words: String,
    presence: Presence,
}

/// Whether each word that was typed begins a word of the name, or is the number.
fn is_named(words: &str, typed: &str) -> bool {
    let mut typed = typed.split(' ').filter(|word| !word.is_empty());
    typed.all(|part| words.split(' ').any(|word| word.starts_with(part)))
}

fn line(t: Words, entry: &EntryLine, typed: &str) -> Line {
    let number = entry.entrant.tpn.map(|tpn| tpn.get().to_string());
    let words = format!(
        "{} {}",
        fold(&entry.entrant.name().to_string()),
        number.unwrap_or_default()
    );
    let presence = Presence::of(entry);
    let bye = entry.byes.iter().find(|(round, _)| *round == 1);
    let why = match (entry.withdrawn_after, bye) {
        (Some(_), _) => t.get("check-in-withdrawn"),
        (None, Some((_, kind))) => t.get(&format!("bye-letter-{}", kind.to_lowercase())),
        (None, None) => String::new(),
    };
    Line {
        id: entry.entrant.entry,
        name: show::name(t, &entry.entrant, None),
        is_named: !typed.is_empty() && is_named(&words, typed),
        words,
        year: entry
            .entrant
            .person
            .birth_year
            .map_or_else(String::new, |year| year.to_string()),
        rating: entry
            .entrant
            .rating
            .map_or_else(|| "–".to_owned(), |rating| Elo::get(rating).to_string()),
        club: entry.entrant.club.clone(),
        presence,
        why,
    }
}

fn page_of(
    visitor: &Visitor,
    list: &EntryList,
    role: TournamentRole,
    query: &CheckInQuery,
) -> CheckInDesk {
    let t = visitor.words();
    let typed = fold(&query.q);
    let mut lines: Vec<Line> = list.entries.iter().map(|e| line(t, e, &typed)).collect();
    lines.sort_by(|a, b| {
        let first = |line: &Line| (!line.is_named, line.words.clone());
        first(a).cmp(&first(b))
    });
    let count = |presence| lines.iter().filter(|l| l.presence == presence).count();
    let (open, all) = (count(Presence::Open), lines.len());
    let shown = Presence::ALL
        .into_iter()
        .find(|presence| presence.code() == query.show);
    let is_all = query.show == "all";
    let mut choices: Vec<Choice> = Presence::ALL
        .into_iter()
        .map(|presence| Choice {
            code: presence.code(),
            label: t.n(
                &format!("check-in-show-{}", presence.code()),
                count(presence),
            ),
            is_current: !is_all && shown.unwrap_or(Presence::Open) == presence,
        })
        .collect();
    choices.push(Choice {
        code: "all",
        label: t.n("check-in-show-all", all),
        is_current: is_all,
    });
    let named: Vec<&Line> = lines.iter().filter(|line| line.is_named).collect();
    let to_mark = named
        .iter()
        .filter(|line| line.presence == Presence::Open)
        .count();
    let hits =
        (!typed.is_empty()).then(|| t.a2("check-in-hits", "n", named.len(), "open", to_mark));
    let last = query.arrived.and_then(|id| {
        let line = lines.iter().find(|line| line.id == id)?;
        let words = t.a(
            &format!("check-in-last-{}", line.presence.code()),
            "name",
            line.name.plain(),
        );
        Some(Last {
            id,
            words,
            presence: line.presence,
        })
    });
    // Whoever is named is shown, whatever is chosen.
    let chosen = shown.unwrap_or(Presence::Open);
    lines.retain(|line| {
        is_all || line.presence == chosen || line.is_named || Some(line.id) == query.arrived
    });
    // The first of those who are named, or without a name of all, who is still to be marked.
    let mut to_mark = lines.iter().filter(|l| l.presence == Presence::Open);
    let now = to_mark.find(|line| typed.is_empty() || line.is_named);
    let now = now.map_or(0, |line| line.id);
    let mut page = visitor.page(Section::Other);
    page.live = Some(format!("/t/{}/events", list.summary.slug));
    CheckInDesk {
        page,
        desk: show::desk_nav(visitor, &list.summary, role, DeskPage::Entries),
        query: query.q.clone(),
        choices,
        lines,
        open,
        all,
        hits,
        state: state(t, list),
        last,
        now,
    }
}

/// How far the check-in is, and when round 1 begins.
fn state(t: Words, list: &EntryList) -> Vec<String> {
    let closed = list
        .check_in
        .as_ref()
        .and_then(|state| state.closed.as_ref());
    let mut said = vec![match closed {
        Some((by, at)) => t.a2(
            "check-in-closed",
            "name",
            by,
            "time",
            moment::clock_time(*at),
        ),
        None => t.get("check-in-open"),
    }];
    if let Some(begins) = show::day_and_hour(t, &list.summary, 1) {
        said.push(t.a("check-in-round-1", "when", begins));
    }
    said
}

async fn look(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<CheckInQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, query) = (slug.into_inner(), query.into_inner());
    visitor
        .show(
            move |ctx, actor| entry_list::list(ctx, actor, &slug),
            move |visitor, list| {
                let role = visitor.arbiter(list.role)?;
                if list.summary.course.published() > 0 {
                    return Ok(Drawn::elsewhere(format!(
                        "/t/{}/entries",
                        list.summary.slug
                    )));
                }
                let template = page_of(visitor, &list, role, &query);
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
