//! Fills the page of a draft that is changed by hand.

use askama::Template;

use crate::{
    app::{
        tournament::{board::BoardLine, by_hand::HandView},
        window,
    },
    event::Tpn,
    i18n::Words,
    pairing::{Level, Pair},
    web::{
        Failure, Form, Visitor, show,
        view::{DeskNav, DeskPage, Figure, FormView, Page, Pages, PlayerName, Section},
    },
    words::{
        self,
        by_hand::{self as said, CriterionWords},
    },
};

/// The query of the address.
#[derive(Clone, Default, serde::Deserialize)]
#[serde(default)]
pub(super) struct HandQuery {
    /// The entry that was picked up.
    pub(super) take: Option<i32>,
    /// The window of a long list.
    pub(super) page: Option<usize>,
}

/// A seat as the page shows it.
#[derive(Clone, Debug)]
struct Seat {
    /// Number of the entry.
    entry: i32,
    name: PlayerName,
    points: Figure,
    /// Whether it is the seat that was picked up.
    held: bool,
}

/// A board of the draft.
#[derive(Clone, Debug)]
struct HandRow {
    board: u16,
    white: Seat,
    black: Seat,
    /// What the rules gave instead, if it differs: `era Marchesan`.
    was: Option<String>,
}

impl HandRow {
    const fn is_held(&self) -> bool {
        self.white.held || self.black.held
    }
}

/// A change that was not made, as the page reports it.
#[derive(Clone, Debug)]
pub(super) struct Refused {
    /// The reason, in a sentence.
    pub(super) why: String,
    /// The change again, if it can be confirmed: name and value of its button.
    pub(super) anyway: Option<(&'static str, String)>,
}

/// One of the levels in the column at the side.
#[derive(Clone, Debug)]
struct LevelLine {
    number: u8,
    words: String,
    on: bool,
}

#[derive(Template)]
#[template(path = "desk/by_hand.html")]
pub(super) struct HandPage {
    page: Page,
    desk: DeskNav,
    round: u8,
    rounds: u8,
    base: String,
    rows: Vec<HandRow>,
    pages: Pages,
    /// Address of this window with nobody picked up.
    here: String,
    /// The entry that was picked up.
    take: Option<i32>,
    /// Whether the person picked up has no seat.
    held_waits: bool,
    bye: Option<Seat>,
    /// Those without a seat.
    waiting: Vec<Seat>,
    /// How many changes can be taken back.
    changes: usize,
    refused: Option<Refused>,
    /// Heading of the column at the side.
    heading: String,
    /// Whether the draft equals what the rules give.
    as_ruled: bool,
    criteria: Vec<CriterionWords>,
    levels: Vec<LevelLine>,
    /// Boards of earlier rounds without a result, in words.
    missing: String,
    form: FormView,
}

/// The request that the page answers.
#[derive(Default)]
pub(super) struct Asked {
    pub(super) query: HandQuery,
    pub(super) refused: Option<Refused>,
    pub(super) form: Option<Form>,
}

/// The page of a draft that is changed by hand.
pub(super) fn hand_page(
    visitor: &Visitor,
    view: &HandView,
    asked: Asked,
) -> Result<HandPage, Failure> {
    let t = visitor.words();
    let role = visitor.arbiter(view.round.role)?;
    let (slug, round) = (&view.round.summary.slug, view.round.round);
    let base = format!("/t/{slug}/desk/{round}");
    let take = asked.query.take;
    let held = view
        .people
        .iter()
        .find(|(_, person)| Some(person.entry) == take)
        .map(|(tpn, _)| *tpn);
    let take = take.filter(|_| held.is_some());
    let lines: Vec<&BoardLine> = view
        .round
        .boards
        .iter()
        .filter(|line| view.seating.boards().contains_key(&line.board))
        .collect();
    let number = asked.query.page.unwrap_or(1);
    let shown = window::rows(lines.len(), number);
    let start = shown.start;
    let rows = lines.get(shown).unwrap_or_default().iter();
    let seat = |tpn: Tpn| {
        let person = view.people.get(&tpn)?;
        Some(Seat {
            entry: person.entry,
            name: show::name(t, person, None),
            points: view.points.get(&tpn).copied().unwrap_or_default().into(),
            held: take == Some(person.entry),
        })
    };
    let mut page = visitor.page(Section::Other);
    page.live = None;
    let made = &view.judged.made;
    let hand = format!("{base}/hand");
    let here = match asked.query.page {
        Some(number) => format!("{hand}?page={number}"),
        None => hand.clone(),
    };
    Ok(HandPage {
        page,
        desk: show::desk_nav(visitor, &view.round.summary, role, DeskPage::Round),
        round,
        rounds: view.round.summary.course.planned(),
        rows: rows.map(|line| row(t, view, line, take)).collect(),
        pages: Pages::new(t, lines.len(), start, &hand),
        here,
        take,
        held_waits: held.is_some_and(|tpn| view.seating.unseated().contains(&tpn)),
        bye: view.seating.bye().and_then(seat),
        waiting: view
            .seating
            .unseated()
            .iter()
            .filter_map(|tpn| seat(*tpn))
            .collect(),
        changes: view.changes,
        refused: asked.refused,
        heading: heading(t, view),
        as_ruled: made.is_as_ruled(),
        criteria: criteria(t, view),
        levels: levels(t, view),
        missing: words::board_list::boards_of_rounds(
            t,
            &view.round.missing_before,
            i32::from(round) - 1,
        ),
        form: asked
            .form
            .unwrap_or_else(|| Form::filled(&[]))
            .view(visitor),
        base,
    })
}

fn row(t: Words, view: &HandView, line: &BoardLine, take: Option<i32>) -> HandRow {
    let seat = |person: &crate::app::tournament::entrant::Entrant, points| Seat {
        entry: person.entry,
        name: show::name(t, person, None),
        points,
        held: take == Some(person.entry),
    };
    HandRow {
        board: line.board,
        white: seat(&line.white, line.white_points.into()),
        black: seat(&line.black, line.black_points.into()),
        was: was(t, view, line),
    }
}

/// For a board that the rules did not give: the opponent whom they gave to White.
fn was(t: Words, view: &HandView, line: &BoardLine) -> Option<String> {
    let pair = view.seating.boards().get(&line.board)?;
    if !view.judged.made.differing.contains(pair) {
        return None;
    }
    let surname = |tpn: Tpn| {
        let person = view.people.get(&tpn);
        person.map_or_else(String::new, |one| one.name().surname().to_owned())
    };
    let ruled = view.judged.ruled.as_ref()?;
    let of = |tpn: Tpn| {
        let mut pairs = ruled.pairs.iter();
        pairs
            .find(|pair| pair.white == tpn || pair.black == tpn)
            .copied()
    };
    let other = |pair: Pair, tpn: Tpn| {
        if pair.white == tpn {
            pair.black
        } else {
            pair.white
        }
    };
    Some(match (of(pair.white), of(pair.black)) {
        (Some(one), Some(two)) if one == two => t.get("by-hand-colours-changed"),
        (Some(given), _) => t.with_one("by-hand-was", "name", surname(other(given, pair.white))),
        (None, Some(given)) => t.with_one("by-hand-was", "name", surname(other(given, pair.black))),
        (None, None) => t.get("by-hand-new-board"),
    })
}

fn heading(t: Words, view: &HandView) -> String {
    let made = &view.judged.made;
    let waiting = view.seating.unseated().len();
    if view.judged.ruled.is_none() {
        t.get("by-hand-no-rules")
    } else if waiting > 0 {
        t.n("by-hand-waiting", waiting)
    } else if made.is_as_ruled() {
        t.get("by-hand-as-ruled")
    } else {
        t.n(
            "by-hand-differs",
            made.differing.len() + usize::from(made.other_bye),
        )
    }
}

fn criteria(t: Words, view: &HandView) -> Vec<CriterionWords> {
    // A schedule has no criteria.
    let Some(edition) = view.engine.dutch_edition() else {
        return Vec::new();
    };
    let name = |tpn: &Tpn| {
        let person = view.people.get(tpn)?;
        Some(person.name().surname().to_owned())
    };
    let changes = view.judged.made.criteria.iter();
    changes
        .map(|change| {
            let names: Vec<String> = change.who.iter().filter_map(name).collect();
            said::criterion(t, edition, change, &names)
        })
        .collect()
}

/// Levels 2, 3 and 4, always in this order.
fn levels(t: Words, view: &HandView) -> Vec<LevelLine> {
    let judged = &view.judged;
    [Level::Notice, Level::Confirm, Level::ConfirmTwice]
        .into_iter()
        .map(|level| {
            let of_level = judged.against.iter();
            let mut said: Vec<String> = of_level
                .filter(|one| one.concern.level() == level)
                .map(|one| said::sentence(t, one))
                .collect();
            if level == Level::Confirm && !judged.made.is_as_ruled() {
                said.insert(0, t.get("by-hand-not-as-ruled"));
            }
            let on = !said.is_empty();
            let what = if on {
                said.join(" ")
            } else {
                t.get("by-hand-none")
            };
            let key = match level {
                Level::Notice => "by-hand-level-2",
                Level::Confirm => "by-hand-level-3",
                Level::ConfirmTwice | Level::Refuse => "by-hand-level-4",
            };
            LevelLine {
                number: level.number(),
                words: t.with_one(key, "what", what),
                on,
            }
        })
        .collect()
}
