//! The page of papers: a link to every sheet, sorted by the time of day at which it is printed.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError,
        tournament::{
            board,
            papers::{
                heading::heading,
                roster_order::{Order, Split},
            },
            summary::Summary,
        },
    },
    event::Word,
    i18n::Words,
    web::{
        Failure, Visitor, render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Page, Section, tournament::RoundLink},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/papers", web::get().to(contents));
}

#[derive(serde::Deserialize)]
struct ContentsQuery {
    round: Option<u8>,
}

/// A sheet of the page.
struct Sheet {
    link: String,
    words: String,
    /// Its purpose in a few words; may be empty.
    note: String,
}

/// A list of players in a certain order or in parts.
struct Lists {
    words: String,
    links: Vec<(String, String)>,
}

#[derive(Template)]
#[template(path = "papers/contents.html")]
struct Contents {
    page: Page,
    desk: DeskNav,
    before: Vec<Sheet>,
    lists: Vec<Lists>,
    rounds: Vec<RoundLink>,
    round: u8,
    is_draft: bool,
    of_round: Vec<Sheet>,
    /// Forms that may be needed at any time.
    always: Vec<Sheet>,
    end: Vec<Sheet>,
}

impl Contents {
    /// Address of both wall sheets of the round together, which are printed most often.
    fn both(&self) -> String {
        format!("/t/{}/papers/round/{}", self.desk.slug, self.round)
    }
}

async fn contents(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<ContentsQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, wanted) = (slug.into_inner(), query.round);
    visitor
        .show(
            move |ctx, actor| {
                let (summary, role) = heading(ctx, actor, &slug)?;
                let newest = board::round(ctx, actor, &slug, None)?;
                let draft = newest.draft;
                let last = draft.unwrap_or(newest.round);
                let round = wanted.unwrap_or(last);
                if round > last || (round == 0 && last > 0) {
                    return Err(AppError::NotFound);
                }
                Ok((summary, role, draft, round))
            },
            move |visitor, (summary, role, draft, round)| {
                let t = visitor.words();
                let published = summary.course.published();
                let base = format!("/t/{}", summary.slug);
                let numbers = (1..=published).chain(draft);
                let template = Contents {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &summary, role, DeskPage::Papers),
                    before: before(t, &base),
                    lists: lists(t, &base),
                    rounds: numbers
                        .map(|number| RoundLink {
                            number,
                            published: draft != Some(number),
                            current: number == round,
                        })
                        .collect(),
                    round,
                    is_draft: draft == Some(round),
                    of_round: of_round(t, &summary, round, draft == Some(round)),
                    always: always(t, &base),
                    end: end(t, &summary),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

/// A sheet with its address, and with its note if there is one.
fn sheet(t: Words, link: String, key: &str) -> Sheet {
    let note = format!("{key}-note");
    Sheet {
        link,
        words: t.get(key),
        note: if t.has(&note) {
            t.get(&note)
        } else {
            String::new()
        },
    }
}

fn before(t: Words, base: &str) -> Vec<Sheet> {
    vec![
        sheet(t, format!("{base}/papers/check-in"), "papers-check-in"),
        sheet(t, format!("{base}/papers/badges"), "papers-badges"),
        sheet(t, format!("{base}/announcement"), "papers-announcement"),
    ]
}

fn lists(t: Words, base: &str) -> Vec<Lists> {
    let address = format!("{base}/papers/players");
    let link = |query: String, key: String| (format!("{address}?{query}"), t.get(&key));
    let orders = Order::ALL.iter().map(|order| {
        let code = order.code();
        link(format!("order={code}"), format!("papers-order-{code}"))
    });
    let splits = Split::ALL.iter().filter(|split| **split != Split::None);
    let splits = splits.map(|split| {
        let code = split.code();
        link(format!("split={code}"), format!("papers-split-{code}"))
    });
    vec![
        Lists {
            words: t.get("papers-players"),
            links: orders.collect(),
        },
        Lists {
            words: t.get("papers-players-parts"),
            links: splits.collect(),
        },
        Lists {
            words: t.get("papers-players-money"),
            links: vec![link(
                "order=name&money=on".to_owned(),
                "papers-order-name".to_owned(),
            )],
        },
    ]
}

fn of_round(t: Words, summary: &Summary, round: u8, is_draft: bool) -> Vec<Sheet> {
    if round == 0 {
        return Vec::new();
    }
    let base = format!("/t/{}", summary.slug);
    let of_round = |path: &str, key: &str| sheet(t, format!("{base}/{path}/{round}"), key);
    let mut sheets = Vec::new();
    if summary.is_of_teams {
        sheets.push(of_round("papers/matches", "papers-matches"));
    }
    sheets.extend([
        of_round("print/pairings", "print-by-board"),
        of_round("print/names", "print-by-name"),
        of_round("papers/slips", "papers-slips"),
        of_round("papers/cards", "papers-cards"),
    ]);
    if !is_draft {
        sheets.push(of_round("papers/results", "papers-results"));
        let words = t.with_one("standings-after", "round", round);
        let note = String::new();
        if summary.is_of_teams {
            let link = format!("{base}/teams?after={round}");
            sheets.push(Sheet { link, words, note });
        } else {
            let link = format!("{base}/print/standings/{round}");
            sheets.push(Sheet { link, words, note });
            sheets.push(of_round("papers/cross", "papers-cross"));
        }
    }
    sheets
}

fn always(t: Words, base: &str) -> Vec<Sheet> {
    vec![sheet(t, format!("{base}/papers/appeal"), "papers-appeal")]
}

fn end(t: Words, summary: &Summary) -> Vec<Sheet> {
    let (base, published) = (format!("/t/{}", summary.slug), summary.course.published());
    let below = |path: &str, key: &str| sheet(t, format!("{base}/{path}"), key);
    let mut sheets = Vec::new();
    // Places and prizes exist for players only.
    if summary.is_of_teams {
        sheets.push(below("teams", "papers-standings"));
    } else {
        if published > 0 {
            sheets.push(below(
                &format!("print/standings/{published}"),
                "papers-standings",
            ));
            sheets.push(below(&format!("papers/cross/{published}"), "papers-cross"));
            sheets.push(below("papers/certificates", "papers-certificates"));
        }
        sheets.push(below("prizes/print", "papers-prizes"));
        sheets.push(below("prizes/receipts", "papers-receipts"));
    }
    if summary.pairing_system.has_bracket() && published > 0 {
        sheets.push(below("print/bracket", "tab-bracket"));
    }
    sheets.push(below("papers/report", "papers-report"));
    sheets.push(below("norms", "papers-norms"));
    sheets.push(below("papers/statistics", "papers-statistics"));
    sheets.push(below("incidents", "papers-incidents"));
    sheets
}
