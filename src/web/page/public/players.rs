//! The public entry list.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        tournament::entry_list::{self, EntryList},
        window,
    },
    event::Elo,
    web::{
        Failure, Shows, Visitor,
        page::public::live::live_page,
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{Page, Pages, PlayerName, Section, TournamentHead, tournament::Tab},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/players", web::get().to(players));
}

struct ListedPlayer {
    number: Option<u16>,
    name: PlayerName,
    rating: Option<u16>,
    federation: String,
    year: Option<i32>,
    club: String,
    note: String,
}

#[derive(Template)]
#[template(path = "public/players.html")]
struct PlayersPage {
    page: Page,
    head: TournamentHead,
    /// Number of entries that are not listed yet.
    hidden: usize,
    total: usize,
    rows: Vec<ListedPlayer>,
    pages: Pages,
}

#[derive(serde::Deserialize)]
struct PageQuery {
    page: Option<usize>,
}

async fn players(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<PageQuery>,
) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| entry_list::list(ctx, actor, &slug),
            move |visitor, list: EntryList| {
                let t = visitor.words();
                let total = list.entries.len();
                let shown = window::rows(total, query.page.unwrap_or(1));
                let rows = list
                    .entries
                    .get(shown.clone())
                    .unwrap_or_default()
                    .iter()
                    .map(|entry| ListedPlayer {
                        number: entry.entrant.tpn.map(crate::event::Tpn::get),
                        name: show::entry_name(t, entry, Some(&list.summary.slug)),
                        rating: entry.entrant.rating.map(Elo::get),
                        federation: entry
                            .entrant
                            .person
                            .federation
                            .map_or_else(String::new, |f| f.to_string()),
                        year: entry.entrant.person.birth_year,
                        club: entry.entrant.club.clone(),
                        note: match entry.withdrawn_after {
                            Some(round) => t.with_one("entry-withdrawn", "round", round),
                            None if entry.first_round > 1 => {
                                t.with_one("entry-late", "round", entry.first_round)
                            }
                            None => String::new(),
                        },
                    })
                    .collect();
                let template = PlayersPage {
                    page: live_page(visitor, &list.summary.slug),
                    head: show::head(t, &list.summary, Tab::Entries).seen_by(list.role),
                    pages: Pages::new(
                        t,
                        total,
                        shown.start,
                        &format!("/t/{}/players", list.summary.slug),
                    ),
                    total,
                    hidden: list.summary.players.saturating_sub(total),
                    rows,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
