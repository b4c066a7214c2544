//! What the other pages of a tournament are in an event of teams, and what is told of the people in it.

use crate::{
    enter::{open, press, sent, typed},
    round_robin::published,
    support::{
        TestApp, on_both_databases,
        tournament::{enter_all, publish_round},
    },
    team_events::{add_team, made, made_by, put_into, section_of},
};

on_both_databases!(
    games_for_a_team_make_norms,
    every_page_is_right_for_teams_or_says_so,
    a_member_is_told_for_whom_they_play_and_captains_are_not_public
);

/// The addresses that are looked at, with what is asked of them filled in.
fn addresses(app: &TestApp, slug: &str) -> Vec<String> {
    let entry = app
        .lines("SELECT CAST(min(id) AS TEXT) AS line FROM entries")
        .remove(0);
    let pairing = app.pairing(1, 1);
    let rows = include_str!("routes.txt").lines();
    let paths = rows.filter_map(|row| row.strip_prefix("GET ")?.split_whitespace().next());
    let own = paths.filter(|path| path.starts_with("/t/{slug}"));
    let filled = own.map(|path| {
        path.replace("{slug}", slug)
            .replace("{entry}", &entry)
            .replace("{pairing}", &pairing)
            .replace("{round}", "1")
            .replace("{board}", "1")
            .replace("{number}", "1")
            .replace("{screen}", "sala")
    });
    let filled = filled.filter(|path| !path.contains('{') && !path.ends_with("/events"));
    filled.collect()
}

fn every_page_is_right_for_teams_or_says_so(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made(&mut arbiter, "Coppa delle Pagine", "2");
    for (name, rating) in [("Torre", 1900), ("Alfiere", 1800), ("Donna", 2000)] {
        add_team(&mut arbiter, &slug, name, 2, rating);
    }
    let page = arbiter.open(&format!("/t/{slug}/screens"));
    let form = page.form_to("/screens").set("screen_name", "sala");
    arbiter
        .send(form.set("screen_shows", "standings"))
        .assert_status(303);
    for round in [1, 2] {
        publish_round(&mut arbiter, &slug, round);
        enter_all(&mut arbiter, &slug, round, "1-0");
    }
    let mut visitor = app.browser().in_italian();
    let mut refused = Vec::new();
    for path in addresses(&app, &slug) {
        for reader in [&mut arbiter, &mut visitor] {
            let page = reader.get(&path);
            assert!(page.status < 500, "{path}: {} {}", page.status, page.text());
            // Round 1 is published, and not the last one.
            let is_of_rounds = path.ends_with("/publish") || path.ends_with("/take-back");
            if page.status == 422 && !is_of_rounds {
                page.assert_shows("In un evento a squadre questo non si fa.");
                refused.push(path.clone());
            }
        }
    }
    refused.sort();
    refused.dedup();
    let below = |path: &str| format!("/t/{slug}/{path}");
    for path in ["standings.csv", "tournament.trf", "papers/certificates"] {
        assert!(refused.contains(&below(path)), "{path}: {refused:#?}");
    }
    // Places are those of teams.
    for path in ["standings", "crosstable", "print/standings/2"] {
        let away = visitor.get(&below(path)).redirect().unwrap_or_default();
        assert!(away.starts_with(&below("teams")), "{path}: {away}");
    }
    let screen = visitor.open(&below("screen/sala"));
    screen.assert_ok().assert_shows("Donna");
    let report = arbiter.open(&below("papers/report/print"));
    report.assert_ok().assert_shows("Donna");
    let ratings = visitor.open(&below("ratings"));
    let places = ratings.assert_ok().texts("tbody td.n.k.wide");
    // Beside the place stand the games and the average of the opponents.
    assert!(!places.is_empty());
    assert!(places.iter().step_by(3).all(String::is_empty), "{places:?}");
    // Norms are those of players, also here: but not in two rounds.
    let norms = visitor.open(&below("norms"));
    norms.assert_ok().assert_shows("almeno 9 turni");
    let end = arbiter.open(&below("end"));
    end.assert_ok();
    // Each match has its sheet.
    let sheets = arbiter.open(&below("papers/matches/2"));
    sheets.assert_ok().assert_shows("ha il bye");
    assert_eq!(sheets.texts(".match-sheet h2").len(), 1);
    assert_eq!(sheets.texts(".match-sheet tbody tr").len(), 2);
    visitor.get(&below("papers/matches/2")).assert_status(401);
}

/// Eight teams of one player each, everybody against everybody: seven games make a norm where the arbiter says that the event is one of
/// those in which seven are enough.
fn games_for_a_team_make_norms(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made_by(&mut arbiter, "Coppa delle Norme", "1", "team-round-robin");
    for number in 1..=8 {
        let name = format!("Rocca{number}");
        let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
        let form = page.form_to("/teams/add").set("team_name", &name);
        arbiter.send(form).assert_status(303);
        let page = arbiter.open(&format!("/t/{slug}/entries"));
        let form = page.assert_ok().form("form[action$=\"/entries\"]");
        let form = form
            .set("last_name", &format!("Normale{number}"))
            .set("first_name", "Zelinda")
            .set("rating", "2520")
            .set("title", if number % 2 == 0 { "GM" } else { "FM" })
            .set("federation", ["ITA", "GER", "FRA", "ESP"][number % 4]);
        arbiter.send(form).assert_status(303);
        put_into(&mut arbiter, &slug, &name);
    }
    published(&mut arbiter, &slug);
    for round in 1..=7 {
        enter_all(&mut arbiter, &slug, round, "1-0");
    }
    let mut visitor = app.browser().in_italian();
    let norms = format!("/t/{slug}/norms");
    visitor.open(&norms).assert_shows("almeno 9 turni");
    let page = arbiter.open(&format!("/t/{slug}/settings"));
    let form = page.assert_ok().form_to("/settings");
    let saved = arbiter.send(form.set("norm_games", "seven"));
    saved.assert_status(303);
    let page = visitor.open(&norms);
    page.assert_ok().assert_shows("norma di MI");
    // Of the four who are no grandmasters each has it, and a player of a team has no place.
    let rows = page.texts("table.norm-list tbody tr");
    assert_eq!(rows.len(), 4, "{rows:?}");
    let places = page.texts("table.norm-list tbody td.k");
    assert!(places.iter().all(String::is_empty), "{places:?}");
    let entry = app
        .lines("SELECT CAST(min(id) AS TEXT) AS line FROM entries")
        .remove(0);
    let person = visitor.open(&format!("{norms}/{entry}"));
    let conditions = person
        .assert_ok()
        .texts("table.conditions tbody tr")
        .join(" ");
    assert!(conditions.contains('7'), "{conditions}");
    // The standings of teams lead there.
    let teams = visitor.open(&format!("/t/{slug}/teams"));
    let links = teams.assert_ok().attributes("a", "href");
    assert!(links.contains(&norms), "{links:?}");
    // The certificate is the arbiters'.
    let sheet = format!("/t/{slug}/papers/norm/{entry}/IM/print");
    arbiter.open(&sheet).assert_ok();
}

fn a_member_is_told_for_whom_they_play_and_captains_are_not_public(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = made(&mut arbiter, "Coppa dei Dati", "2");
    for name in ["Torre", "Alfiere"] {
        add_team(&mut arbiter, &slug, name, 1, 1900);
    }
    open(&mut arbiter, &slug, &[]);
    let mut pagani = app.browser();
    let form = typed(&mut pagani, &slug, "Pagani", "1980-05-03");
    let first = form.value("first_name").unwrap_or_default().to_owned();
    let (_, own) = sent(&mut pagani, form);
    press(&mut arbiter, &slug, "Pagani", "accept").assert_status(303);
    put_into(&mut arbiter, &slug, "Alfiere");
    let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
    let alfiere = section_of(&page, "Alfiere");
    let form = page.form(&format!("#{alfiere} form[action$=\"/change\"]"));
    let captain = format!("{first} PAGANI");
    arbiter
        .send(form.set("team_captain", &captain))
        .assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
    page.assert_shows(&captain);
    publish_round(&mut arbiter, &slug, 1);
    let mut visitor = app.browser();
    let page = visitor.open(&format!("/t/{slug}/teams"));
    page.assert_shows("Alfiere").assert_hides("PAGANI");
    // Who sat at a chair without an opponent is told so.
    let data = pagani.open(&format!("{own}/data.json")).html();
    let json: serde_json::Value = serde_json::from_str(&data).unwrap();
    let records = json["records"].as_array().unwrap();
    let of = |table: &str, field: &str| {
        let record = records.iter().find(|one| one["table"] == table);
        let record = record.unwrap_or_else(|| panic!("no {table} in {data}"));
        record["fields"][field]["value"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    assert_eq!(of("team_members", "team"), "Alfiere");
    assert_eq!(of("team_members", "place"), "2");
    assert_eq!(of("match_chairs", "round"), "1");
    assert_eq!(of("match_chairs", "board"), "2");
    assert!(!data.contains("\"pairings\""), "{data}");
}
