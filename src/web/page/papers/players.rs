//! Lists of players in any order and in parts, with or without money, and the list for the check-in.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::papers::{
        roster::{Roster, RosterPart, Totals, roster},
        roster_line::{PartName, RosterLine},
        roster_order::{Order, Split},
    },
    event::{ByeNames, Elo, Word},
    i18n::Words,
    web::{
        Failure, Visitor,
        page::papers::frame::Paper,
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{Page, PlayerName, Section},
    },
    words::{self, fee},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/papers/players", web::get().to(players))
        .route("/t/{slug}/papers/check-in", web::get().to(check_in));
}

/// The query of the list. Unknown values are ignored.
#[derive(Clone, Default, serde::Deserialize)]
#[serde(default)]
struct ListQuery {
    order: String,
    split: String,
    /// Smaller parts are put together: minimum number of players of a part, as typed.
    least: String,
    /// Not empty to show the columns of money.
    money: String,
}

impl ListQuery {
    fn order(&self) -> Order {
        // A list in parts by club is sorted by name within each part; so is any other.
        Order::from_code(&self.order).unwrap_or_default()
    }

    fn split(&self) -> Split {
        Split::from_code(&self.split).unwrap_or_default()
    }

    fn least(&self) -> usize {
        self.least.trim().parse().unwrap_or(0).min(99)
    }
}

/// A line of the list.
struct Row {
    number: Option<u16>,
    name: PlayerName,
    rating: Option<u16>,
    federation: String,
    club: String,
    /// Category and province.
    category: String,
    /// The fee; empty if unknown.
    due: String,
    /// The paid part of the fee.
    paid: String,
    /// The unpaid rest; empty if nothing is unpaid.
    open: String,
    is_present: bool,
    /// Byes, a late first round or a withdrawal, in words.
    note: String,
}

/// A part of the list, with its heading and its totals.
struct Part {
    title: String,
    rows: Vec<Row>,
    sums: Sums,
}

/// Totals in words.
struct Sums {
    players: String,
    present: String,
    due: String,
    paid: String,
    open: String,
}

#[derive(Template)]
#[template(path = "papers/players.html")]
struct PlayersSheet {
    page: Page,
    paper: Paper,
    choice: Choice,
    has_money: bool,
    has_categories: bool,
    has_numbers: bool,
    /// Whether there are more players than one sheet holds in large letters.
    is_dense: bool,
    parts: Vec<Part>,
    sums: Sums,
}

#[derive(Template)]
#[template(path = "papers/check_in.html")]
struct CheckInSheet {
    page: Page,
    paper: Paper,
    choice: Choice,
    has_money: bool,
    parts: Vec<Part>,
    sums: Sums,
}

/// The form above a list, on the screen only.
struct Choice {
    /// Address that the form is sent to.
    address: String,
    orders: Vec<(&'static str, String)>,
    splits: Vec<(&'static str, String)>,
    order: &'static str,
    split: &'static str,
    least: usize,
    /// Whether money is shown; `None` if it always is.
    money: Option<bool>,
}

fn choice(t: Words, query: &ListQuery, address: String, money: Option<bool>) -> Choice {
    let words = |prefix: &str, code: &str| t.get(&format!("papers-{prefix}-{code}"));
    let orders = Order::ALL.iter().map(|order| order.code());
    let splits = Split::ALL.iter().map(|split| split.code());
    Choice {
        address,
        orders: orders.map(|code| (code, words("order", code))).collect(),
        splits: splits.map(|code| (code, words("split", code))).collect(),
        order: query.order().code(),
        split: query.split().code(),
        least: query.least(),
        money,
    }
}

fn row(t: Words, names: ByeNames, line: &RosterLine) -> Row {
    let euro = |cents: Option<i32>| cents.map_or_else(String::new, |cents| fee::euro(t, cents));
    let federation = line.entrant.person.federation;
    let mut notes: Vec<String> = Vec::new();
    if line.is_gone {
        notes.push(t.get("papers-gone"));
    }
    if line.first_round > 1 {
        notes.push(t.with_one("papers-from-round", "round", line.first_round));
    }
    for (round, bye) in &line.byes {
        let what = words::result::bye(t, *bye, names);
        notes.push(t.with_two("papers-bye-in", "round", round, "what", what));
    }
    let category = [line.category.as_str(), line.province.as_str()];
    Row {
        number: line.entrant.tpn.map(|tpn| tpn.get()),
        name: show::name(t, &line.entrant, None),
        rating: line.entrant.rating.map(Elo::get),
        federation: federation.map_or_else(String::new, |federation| federation.code().to_owned()),
        club: line.entrant.club.clone(),
        category: category.join(" ").trim().to_owned(),
        due: euro(line.fee_due),
        paid: euro(line.fee_paid),
        open: euro(Some(line.open()).filter(|open| *open > 0)),
        is_present: line.is_present,
        note: notes.join(", "),
    }
}

fn sums(t: Words, totals: &Totals) -> Sums {
    let euro = |cents: i64| fee::euro(t, i32::try_from(cents).unwrap_or(i32::MAX));
    Sums {
        players: t.n("papers-n-players", totals.players),
        present: t.with_two("n-of-m", "n", totals.present, "m", totals.players),
        due: euro(totals.due),
        paid: euro(totals.paid),
        open: euro(totals.open),
    }
}

/// The heading of a part; empty if there is only one.
fn part_title(t: Words, name: &PartName) -> String {
    match name {
        PartName::Whole => String::new(),
        PartName::Named(name) => name.clone(),
        PartName::Others => t.get("papers-others"),
        PartName::Without => t.get("papers-without"),
    }
}

fn parts(t: Words, roster: &Roster) -> Vec<Part> {
    let names = roster.summary.bye_names();
    let part = |part: &RosterPart| Part {
        title: part_title(t, &part.name),
        rows: part.lines.iter().map(|line| row(t, names, line)).collect(),
        sums: sums(t, &Totals::of(&part.lines)),
    };
    roster.parts.iter().map(part).collect()
}

fn has_money(roster: &Roster) -> bool {
    roster
        .lines()
        .any(|line| line.fee_due.is_some() || line.fee_paid.is_some())
}

async fn players(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<ListQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, query) = (slug.into_inner(), query.into_inner());
    let wanted = query.clone();
    visitor
        .show(
            move |ctx, actor| {
                let ways = (wanted.order(), wanted.split());
                roster(ctx, actor, &slug, ways, wanted.least())
            },
            move |visitor, roster| {
                let t = visitor.words();
                let with_money = !query.money.is_empty();
                let paper = Paper::of(t, &roster.summary, t.get("papers-players"));
                let address = format!("{}/players", paper.base);
                let template = PlayersSheet {
                    page: visitor.page(Section::Other),
                    choice: choice(t, &query, address, Some(with_money)),
                    paper,
                    has_money: with_money,
                    has_categories: roster
                        .lines()
                        .any(|line| !line.category.is_empty() || !line.province.is_empty()),
                    has_numbers: roster.is_numbered,
                    is_dense: roster.lines().count() > 40,
                    parts: parts(t, &roster),
                    sums: sums(t, &roster.totals),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

async fn check_in(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<ListQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, query) = (slug.into_inner(), query.into_inner());
    let wanted = query.clone();
    visitor
        .show(
            move |ctx, actor| {
                let ways = (wanted.order(), wanted.split());
                roster(ctx, actor, &slug, ways, wanted.least())
            },
            move |visitor, roster| {
                let t = visitor.words();
                let paper = Paper::of(t, &roster.summary, t.get("papers-check-in"));
                let address = format!("{}/check-in", paper.base);
                let template = CheckInSheet {
                    page: visitor.page(Section::Other),
                    choice: choice(t, &query, address, None),
                    paper,
                    has_money: has_money(&roster),
                    parts: parts(t, &roster),
                    sums: sums(t, &roster.totals),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
