//! The public pages of a tournament as files: what is in the ZIP, where its links lead, whom it names.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    io::{Cursor, Read},
};

use scraper::{Html, Selector};
use zip::ZipArchive;

use crate::{
    archive::get,
    commands::run,
    round_robin,
    support::{
        Browser, TestApp,
        folder::Folder,
        on_both_databases,
        tournament::{enter_all, publish_first, publish_round, with_players},
    },
    team_events::{add_team, made},
};

on_both_databases!(
    every_page_works_without_a_server,
    nobody_is_named_whom_the_pages_do_not_name,
    an_event_of_teams_has_its_teams_and_matches,
    a_round_robin_begins_with_its_table,
    the_command_writes_a_folder_and_leads_to_the_site,
);

type Files = BTreeMap<String, Vec<u8>>;

fn unpacked(bytes: &[u8]) -> Files {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).unwrap();
    let names: Vec<String> = archive
        .file_names()
        .map(|name| name.unwrap().into_owned())
        .collect();
    let mut files = Files::new();
    for name in names {
        let mut held = Vec::new();
        archive
            .by_name(&name)
            .unwrap()
            .read_to_end(&mut held)
            .unwrap();
        files.insert(name, held);
    }
    files
}

fn downloaded(browser: &mut Browser, slug: &str) -> Files {
    let page = get(browser, &format!("/t/{slug}/pages.zip"));
    page.assert_ok();
    assert_eq!(page.header("content-type"), Some("application/zip"));
    unpacked(&page.bytes)
}

fn text<'a>(files: &'a Files, name: &str) -> &'a str {
    let bytes = files.get(name).unwrap_or_else(|| {
        let names: Vec<&String> = files.keys().collect();
        panic!("no {name} in {names:#?}")
    });
    std::str::from_utf8(bytes).unwrap()
}

fn pages(files: &Files) -> impl Iterator<Item = (&str, &str)> {
    let names = files.keys().filter(|name| name.ends_with(".html"));
    names.map(|name| (name.as_str(), text(files, name)))
}

/// The file to which `link` leads from `file`.
fn reached(file: &str, link: &str) -> String {
    let mut way: Vec<&str> = file.split('/').collect();
    way.pop();
    for part in link.split(['#', '?']).next().unwrap().split('/') {
        match part {
            ".." => {
                way.pop().unwrap_or_else(|| panic!("{file}: {link}"));
            }
            part => way.push(part),
        }
    }
    way.join("/")
}

/// Looks at every page: it is whole, small, has no form and no script, and every link leads to a file and its place, or to
/// one of `sites`.
fn looked_through(files: &Files, sites: &[&str]) {
    let attributes = ["href", "src", "action", "poster", "data-live"];
    let mut ids: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    let all = Selector::parse("*").unwrap();
    for (name, html) in pages(files) {
        let parsed = Html::parse_document(html);
        let own = parsed.select(&all).filter_map(|one| one.value().id());
        ids.insert(name, own.map(str::to_owned).collect());
    }
    let mut reached_files = BTreeSet::from(["index.html".to_owned()]);
    for (name, html) in pages(files) {
        assert!(html.starts_with("<!doctype html>") && html.trim_end().ends_with("</html>"));
        assert!(html.len() < 30_000, "{name}: {} bytes", html.len());
        for never in [
            "<form",
            "<script",
            "csrf",
            "/login",
            "data-served",
            "/static/",
        ] {
            assert!(!html.contains(never), "{name}: {never}");
        }
        let parsed = Html::parse_document(html);
        for css in ["title", "main#main", "header.masthead", "footer.foot", "h1"] {
            let found = parsed.select(&Selector::parse(css).unwrap()).count();
            assert_eq!(found, 1, "{name}: {css}");
        }
        for element in parsed.select(&all) {
            for attribute in attributes {
                let Some(link) = element.attr(attribute) else {
                    continue;
                };
                if link.starts_with("mailto:") || sites.iter().any(|site| link.starts_with(site)) {
                    continue;
                }
                assert!(
                    !link.contains(':') && !link.starts_with('/'),
                    "{name}: {link}"
                );
                assert!(!link.contains('?'), "{name}: {link}");
                let (file, place) = link.split_once('#').unwrap_or((link, ""));
                let file = if file.is_empty() {
                    name.to_owned()
                } else {
                    reached(name, file)
                };
                assert!(files.contains_key(&file), "{name}: {link} → {file}");
                if let Some(ids) = ids.get(file.as_str()).filter(|_| !place.is_empty()) {
                    assert!(ids.contains(place), "{name}: {link} → {file}");
                }
                reached_files.insert(file);
            }
        }
    }
    for (name, bytes) in files.iter().filter(|(name, _)| name.ends_with(".css")) {
        let style = std::str::from_utf8(bytes).unwrap();
        for part in style.split("url(").skip(1) {
            let link = part.split(')').next().unwrap().trim_matches('"');
            if !link.starts_with("data:") {
                let file = reached(name, link);
                assert!(files.contains_key(&file), "{name}: {link}");
                reached_files.insert(file);
            }
        }
    }
    let alone: Vec<&String> = files
        .keys()
        .filter(|name| !reached_files.contains(*name))
        .collect();
    assert!(alone.is_empty(), "no link leads to {alone:#?}");
}

fn every_page_works_without_a_server(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, "Torneo della Chiavetta", 6);
    // Before the first round there are pages already.
    let early = downloaded(&mut arbiter, &slug);
    looked_through(&early, &[]);
    publish_first(&mut arbiter, &slug);
    let game = format!("/t/{slug}/game/{}", app.pairing(1, 1));
    for played in ["e4", "e5", "Cf3"] {
        let form = arbiter.open(&game).form_to("/move");
        arbiter.send(form.set("move", played)).assert_status(303);
    }
    enter_all(&mut arbiter, &slug, 1, "1-0");
    publish_round(&mut arbiter, &slug, 2);
    enter_all(&mut arbiter, &slug, 2, "1/2-1/2");
    publish_round(&mut arbiter, &slug, 3);

    arbiter
        .open(&format!("/t/{slug}/export"))
        .assert_shows("Pagine per un sito o una chiavetta (ZIP)");
    let files = downloaded(&mut arbiter, &slug);
    looked_through(&files, &[]);
    let named = |start: &str| files.keys().filter(|name| name.starts_with(start)).count();
    assert_eq!(named("pages/round-"), 3);
    assert_eq!(named("pages/player-"), 6);
    assert_eq!(named("pages/standings-after-"), 3);
    for name in [
        "pages/standings.html",
        "pages/crosstable.html",
        "pages/players.html",
        "pages/announcement.html",
        "pages/games.html",
        "pages/ratings.html",
        "pages/prizes.html",
        "assets/css/app.css",
        "assets/pieces/wR.svg",
    ] {
        assert!(files.contains_key(name), "{name}");
    }
    assert!(text(&files, "files/games.pgn").contains("1. e4 e5 2. Nf3"));
    assert!(files.contains_key("files/tournament.trf26"));
    assert!(files.contains_key("files/standings.csv"));
    let first = text(&files, "index.html");
    assert!(
        first.contains("Stato del ") && first.contains("lang=\"it\""),
        "{first}"
    );
    // After round 1 a winner has one point; what came later is not there.
    let after = |round: u8| text(&files, &format!("pages/standings-after-{round}.html")).to_owned();
    assert!(after(1).contains("<b>1<i></i></b>") && !after(1).contains("<b>1<i>½</i></b>"));
    assert!(after(2).contains("<b>1<i>½</i></b>"), "{}", after(2));
    assert!(after(2).contains("Classifica dopo il turno"));

    // The same version again is the same file, in another language another one; visitors are not offered it.
    let english = get(&mut arbiter, &format!("/t/{slug}/pages.zip?lang=en"));
    let english = unpacked(&english.assert_ok().bytes);
    looked_through(&english, &[]);
    assert!(text(&english, "index.html").contains("As of "));
    assert_eq!(downloaded(&mut arbiter, &slug), files);
    app.browser()
        .get(&format!("/t/{slug}/pages.zip"))
        .assert_status(401);
}

fn nobody_is_named_whom_the_pages_do_not_name(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, "Torneo dei Nomi", 4);
    for (name, birth) in [("Celato", "1980-05-06"), ("Bambini", "2016-05-06")] {
        let page = arbiter.open(&format!("/t/{slug}/entries"));
        let form = page.assert_ok().form("form[action$=\"/entries\"]");
        let form = form
            .set("last_name", name)
            .set("first_name", "Zitella")
            .set("birth", birth);
        arbiter.send(form).assert_status(303);
    }
    let hidden = app
        .lines("SELECT CAST(id AS TEXT) AS line FROM entries WHERE last_name = 'Celato'")
        .remove(0);
    let page = arbiter.open(&format!("/t/{slug}/entries/{hidden}/edit"));
    let form = page.form_to(&format!("/entries/{hidden}/show"));
    let form = form.set("name_shown", "whole").set("publication", "hall");
    arbiter.send(form).assert_status(303);
    publish_first(&mut arbiter, &slug);
    enter_all(&mut arbiter, &slug, 1, "1-0");

    // The arbiter takes it, and it holds no more than a visitor sees.
    arbiter
        .open(&format!("/t/{slug}/entries"))
        .assert_shows("Zitella");
    let files = downloaded(&mut arbiter, &slug);
    looked_through(&files, &[]);
    let mut initials = 0;
    for (name, bytes) in files
        .iter()
        .filter(|(name, _)| !name.starts_with("assets/"))
    {
        if name.ends_with(".xlsx") {
            continue;
        }
        let held = String::from_utf8_lossy(bytes);
        for never in ["Celato", "Zitella", "2016-05-06", "2016/05/06"] {
            assert!(!held.contains(never), "{name}: {never}");
        }
        initials += usize::from(held.contains("Bambini"));
    }
    assert!(initials > 3, "a child is named by initial");
    // A page with a child is kept by no search engine, here as there.
    assert!(text(&files, "pages/round-1.html").contains("content=\"noindex\""));
    let shown = app
        .browser()
        .get(&format!("/t/{slug}/player/{hidden}"))
        .status;
    let is_there = files.contains_key(&format!("pages/player-{hidden}.html"));
    assert!(!is_there || shown == 200);
}

/// The first page of a round robin leads on to its cross-table; a folder begins with a page all the same.
fn a_round_robin_begins_with_its_table(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let (name, system) = ("Sociale a Cinque", "round-robin");
    let slug = round_robin::with_players(&mut arbiter, name, system, "rating", 5);
    round_robin::published(&mut arbiter, &slug);
    let files = downloaded(&mut arbiter, &slug);
    looked_through(&files, &[]);
    let first = text(&files, "index.html");
    for player in ["Provetti01", "Provetti05"] {
        assert!(first.contains(player), "{first}");
    }
    assert!(files.contains_key("pages/round-5.html"));
}

fn an_event_of_teams_has_its_teams_and_matches(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made(&mut arbiter, "Coppa della Chiavetta", "2");
    for (name, rating) in [
        ("Torre", 1900),
        ("Alfiere", 1800),
        ("Donna", 2000),
        ("Re", 1700),
    ] {
        add_team(&mut arbiter, &slug, name, 2, rating);
    }
    for round in [1, 2] {
        publish_round(&mut arbiter, &slug, round);
        enter_all(&mut arbiter, &slug, round, "1-0");
    }
    let files = downloaded(&mut arbiter, &slug);
    looked_through(&files, &[]);
    let matches = files.keys().filter(|name| name.contains("-match-")).count();
    assert_eq!(matches, 4);
    for round in [1, 2] {
        let page = text(&files, &format!("pages/teams-after-{round}.html"));
        assert!(page.contains("Torre") && page.contains("Alfiere"));
    }
    assert!(!files.contains_key("pages/standings.html"));
    assert!(!files.contains_key("files/standings.csv"));
}

fn the_command_writes_a_folder_and_leads_to_the_site(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Torneo del Comando", 4);
    publish_first(&mut arbiter, &slug);
    let folder = Folder::new("html-bundle");
    fs::create_dir(folder.path().join("sito")).unwrap();
    let database = app.database.clone();
    let export = |more: &[&str]| {
        let common = ["export", &slug, "--format", "html", "--database", &database];
        let arguments: Vec<&str> = common.iter().chain(more).copied().collect();
        let (code, _, error) = run(folder.path(), &arguments, "");
        assert_eq!(code, 0, "{error}");
    };
    export(&[
        "--out",
        "pagine.zip",
        "--public-url",
        "https://scacchi.example/",
    ]);
    let files = unpacked(&fs::read(folder.path().join("pagine.zip")).unwrap());
    looked_through(&files, &["https://scacchi.example/"]);
    let first = text(&files, "index.html");
    assert!(
        first.contains(&format!("href=\"https://scacchi.example/t/{slug}\"")),
        "{first}"
    );
    assert!(first.contains("lang=\"en\""));

    export(&["--out", "sito"]);
    let sheet = folder.path().join("sito/assets/css/app.css");
    assert!(sheet.is_file() && folder.path().join("sito/index.html").is_file());
    let (code, _, error) = run(
        folder.path(),
        &[
            "export",
            "nessuno",
            "--format",
            "html",
            "--database",
            &database,
        ],
        "",
    );
    assert_eq!(code, 3, "{error}");
    assert!(error.contains("no such tournament"), "{error}");
}
