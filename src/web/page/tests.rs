//! Every page rendered from invented data, in both languages. With `TRATTO_PAGES=folder` the pages are also written to that
//! folder, so that people can look at them.

mod desk_pages;
pub(in crate::web::page) mod fragments;
mod public_pages;
mod round_sample;
mod standings_sample;

use super::{
    desk::round_view as desk,
    game::{floor_view as floor, game_view as game},
    public::{
        crosstable_view as crosstable, my_board_view as my_board, print_view as print,
        standings_view as standings, tournament_view,
    },
};
use crate::{
    event::{BoardResult, Colour, Points},
    i18n::{Lang, Words},
    web::{
        assets,
        view::{
            BoardView, DeskNav, DeskPage, Figure, Page, Pages, PlayerName, ResultMark,
            TournamentHead, download, tournament,
        },
    },
};
use askama::Template;
use desk_pages::*;
use public_pages::*;
use round_sample::*;
use scraper::{Html, Selector};
use standings_sample::*;
use std::{collections::BTreeMap, env, fs, path::Path};

fn page(lang: Lang) -> Page {
    Page {
        t: Words(lang),
        csrf: "c5rf".into(),
        key: "k3y".into(),
        live: Some("/t/nebbia/live".into()),
        ..Page::default()
    }
}

fn desk(current: DeskPage) -> DeskNav {
    DeskNav {
        event: None,
        is_of_teams: false,
        slug: "nebbia".into(),
        name: "Open della Nebbia".into(),
        who: "Ottavia Brandimarte, arbitro principale".into(),
        current,
        fide_left: None,
        handed_over: None,
        duty: None,
        holder: None,
    }
}

fn head(t: Words, tab: tournament::Tab) -> TournamentHead {
    TournamentHead {
        section: None,
        is_of_teams: false,
        is_knock_out: false,
        t,
        slug: "nebbia".into(),
        name: "Open della Nebbia".into(),
        lead: "Cremona, Sala dei Mercanti, 18–22 novembre 2026. Sette turni, 90 minuti più 30 secondi a mossa. Trentatré giocatori.".into(),
        pairings: String::new(),
        has_boards: true,
        tab,
        desk: false,
        no_index: false,
        takes_requests: false,
        fide_left: None,
        handed_over: None,
        holder: None,
        following: None,
    }
}

fn name(surname: &str, given: &str, title: &str, link: bool) -> PlayerName {
    PlayerName {
        title: (!title.is_empty()).then(|| title.to_owned()),
        link: link.then(|| "/players/7".to_owned()),
        ..PlayerName::new(surname, given)
    }
}

fn points(halves: i32) -> Figure {
    Points::from_halves(halves).into()
}

fn every_page(lang: Lang) -> Vec<(&'static str, String)> {
    vec![
        ("round", results(lang).render().unwrap()),
        ("floor", hall(lang).render().unwrap()),
        ("game", one_game(lang).render().unwrap()),
        ("tournament", public(lang).render().unwrap()),
        ("standings", ranked(lang).render().unwrap()),
        ("crosstable", cross(lang).render().unwrap()),
        ("my-board", mine(lang).render().unwrap()),
        ("print-pairings", wall(lang).render().unwrap()),
        ("print-seats", seats(lang).render().unwrap()),
        (
            "print-standings",
            standings::PrintStandings {
                page: page(lang),
                back: "/t/nebbia/standings".into(),
                title: "Classifica dopo il turno 4".into(),
                tournament: "Open della Nebbia, Cremona".into(),
                date: "venerdì 20 novembre 2026".into(),
                columns: columns(),
                rows: standing_rows(None),
                note: "Elo alla lista del 1º novembre 2026.".into(),
                arbiter: "Ottavia Brandimarte".into(),
            }
            .render()
            .unwrap(),
        ),
    ]
}

fn select<'page>(page: &'page Html, selector: &str) -> Vec<scraper::ElementRef<'page>> {
    page.select(&Selector::parse(selector).unwrap()).collect()
}

#[test]
fn pages_obey_the_strict_policy() {
    for lang in Lang::ALL {
        for (name, html) in every_page(lang) {
            if let Ok(folder) = env::var("TRATTO_PAGES") {
                fs::write(
                    Path::new(&folder).join(format!("{name}-{}.html", lang.code())),
                    &html,
                )
                .unwrap();
            }
            let page = Html::parse_document(&html);
            assert_eq!(page.errors.len(), 0, "{name}: {:?}", page.errors);
            assert!(
                select(&page, "[style], style").is_empty(),
                "{name}: inline style"
            );
            for script in select(&page, "script") {
                assert!(
                    script.attr("src").is_some() && script.inner_html().is_empty(),
                    "{name}: inline script"
                );
            }
            for element in select(&page, "[src], link[href]") {
                let address = element.attr("src").or(element.attr("href")).unwrap();
                // A QR code is a picture that belongs to its own tournament.
                let is_code = element.value().name() == "img" && address.contains("/code/");
                // The manifest concerns the whole site, so its address stays.
                let is_manifest = element.attr("rel") == Some("manifest");
                // The same content in another format is linked, not loaded.
                let is_alternate = element.attr("rel") == Some("alternate");
                assert!(
                    is_code
                        || is_manifest
                        || is_alternate
                        || (address.starts_with("/static/") && !address.contains("/missing/")),
                    "{name}: {address}"
                );
            }
            for element in select(&page, "*") {
                assert!(
                    element
                        .value()
                        .attrs()
                        .all(|(attribute, _)| !attribute.starts_with("on")),
                    "{name}: {element:?}"
                );
            }
        }
    }
}

#[test]
fn pages_are_built_for_everyone() {
    for lang in Lang::ALL {
        for (name, html) in every_page(lang) {
            let page = Html::parse_document(&html);
            assert_eq!(select(&page, "h1").len(), 1, "{name}: one h1");
            assert_eq!(
                select(&page, "main#main").len(),
                1,
                "{name}: skip link's goal"
            );
            assert_eq!(
                select(&page, &format!("html[lang={}]", lang.code())).len(),
                1
            );
            for table in select(&page, "table:not(.board):not(.terms):not(.sheet)") {
                assert_eq!(
                    table.select(&Selector::parse("caption").unwrap()).count(),
                    1,
                    "{name}: caption"
                );
            }
            for field in select(&page, "input:not([type=hidden])") {
                let label = format!("label[for='{}']", field.attr("id").unwrap_or("none"));
                assert_eq!(select(&page, &label).len(), 1, "{name}: {label}");
            }
            let mut ids: Vec<&str> = select(&page, "[id]")
                .iter()
                .filter_map(|e| e.attr("id"))
                .collect();
            let count = ids.len();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), count, "{name}: an id twice");
            // A form that changes only a cookie is on a page that is the same for everybody.
            for form in select(&page, "form[method=post]:not([action*='/my-board/'])") {
                for field in ["csrf", "key"] {
                    let hidden =
                        Selector::parse(&format!("input[type=hidden][name={field}]")).unwrap();
                    assert_eq!(form.select(&hidden).count(), 1, "{name}: {field}");
                }
            }
        }
    }
}

#[test]
fn every_row_of_the_desk_has_its_form() {
    let html = results(Lang::It).render().unwrap();
    let page = Html::parse_document(&html);
    let rows = select(&page, "tr[data-board]");
    assert_eq!(rows.len(), 16);
    for row in rows {
        let board = row.attr("data-board").unwrap();
        let legend = format!("#keys-{board} form[method=post][data-board='{board}']");
        let form = select(&page, &legend);
        assert_eq!(form.len(), 1, "{legend}");
        let values: Vec<&str> = form[0]
            .select(&Selector::parse("button[name=result]").unwrap())
            .filter_map(|button| button.attr("value"))
            .collect();
        assert_eq!(
            values,
            [
                "1-0", "1/2-1/2", "0-1", "+/-", "-/+", "-/-", "adj", "0-0", "clear"
            ]
        );
    }
    assert_eq!(select(&page, "tr.now[aria-current=true]").len(), 1);
    assert_eq!(select(&page, "tr.legend:not([hidden])").len(), 1);
}

#[test]
fn text_is_escaped_and_never_becomes_markup() {
    let mut page = public(Lang::It);
    let evil = "<script>alert(1)</script>\"'&";
    page.title = evil.into();
    page.head.name = evil.into();
    page.rows[0].white = PlayerName {
        title: Some(evil.into()),
        link: Some("/x\"onclick=\"y".into()),
        ..PlayerName::new(evil, evil)
    };
    let parsed = Html::parse_document(&page.render().unwrap());
    assert!(select(&parsed, "script:not([src])").is_empty());
    assert!(select(&parsed, "[onclick]").is_empty());
    assert_eq!(select(&parsed, "h1")[0].text().collect::<String>(), evil);
}

#[test]
fn claim_signals_stay_on_the_arbiters_pages() {
    for (name, html) in every_page(Lang::It) {
        let told = html.contains("Da richiedere")
            || html.contains("9.2.2")
            || html.contains("ichiesta di patta");
        assert_eq!(told, ["game", "floor", "round"].contains(&name), "{name}");
    }
}

#[test]
fn the_board_is_a_grid_of_named_squares() {
    let html = one_game(Lang::En).render().unwrap();
    let page = Html::parse_document(&html);
    let cells = select(&page, "table[role=grid] td[role=gridcell]");
    assert_eq!(cells.len(), 64);
    for cell in cells {
        let picture = cell.select(&Selector::parse("img[alt]").unwrap()).next();
        let words = cell
            .attr("aria-label")
            .or(picture.and_then(|img| img.attr("alt")))
            .unwrap();
        assert!(
            words.starts_with(cell.attr("data-square").unwrap()),
            "{words}"
        );
    }
    assert_eq!(
        assets::optional_asset_url(assets::BOARD_SCRIPT).is_some(),
        !select(&page, "[data-chessground]").is_empty()
    );
}
