//! An event of teams comes back out of its report as one of teams, and goes on from there.

use tratto::{
    app::{
        Actor, Context,
        exchange::{import_input::ImportInput, import_trf, trf_plan::Doubt},
    },
    event::Halt,
    time::Clock,
};

use crate::support::{
    Browser, TestApp, on_both_databases,
    tournament::{enter_all, prepare, press_result, publish_round},
};
use crate::team_events::{add_team, made, made_by, put_into};

on_both_databases!(
    a_swiss_of_teams_comes_back_and_goes_on,
    a_round_robin_of_teams_comes_back,
    a_forfeited_match_comes_back,
    teams_of_one_club_are_kept_apart,
    what_no_event_of_teams_holds_comes_as_players,
);

pub(crate) fn report(browser: &mut Browser, slug: &str) -> String {
    let page = browser.get(&format!("/t/{slug}/tournament.trf26"));
    page.assert_ok();
    page.html()
}

/// Takes a report in: the slug of the tournament, and what needs the arbiter's eye.
pub(crate) fn imported(app: &TestApp, text: &str) -> (String, Vec<Doubt>) {
    let ctx = Context::open(&app.database, Clock::System).unwrap();
    let (actor, input) = (Actor::command_line(), ImportInput::default());
    let done = import_trf(&ctx, &actor, None, text.as_bytes(), &input, &Halt::never());
    let done = done.unwrap().fresh().unwrap();
    (done.slug, done.doubts)
}

/// The lines of a report but those that tell when and by what it was made.
pub(crate) fn lines(text: &str) -> Vec<&str> {
    let own = |line: &&str| !line.starts_with("###");
    text.lines().filter(own).collect()
}

fn standings(browser: &mut Browser, slug: &str) -> Vec<String> {
    let page = browser.open(&format!("/t/{slug}/teams"));
    page.assert_ok().texts("[data-live-part=standings] tr")
}

fn a_swiss_of_teams_comes_back_and_goes_on(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made(&mut arbiter, "Coppa delle Contrade", "WB");
    for (name, players, rating) in [
        ("Donna", 2, 2000),
        ("Torre", 3, 1900),
        ("Alfiere", 2, 1800),
        ("Cavallo", 1, 1600),
        ("Pedone", 2, 1400),
    ] {
        add_team(&mut arbiter, &slug, name, players, rating);
    }
    for round in 1..=2 {
        publish_round(&mut arbiter, &slug, round);
        enter_all(&mut arbiter, &slug, round, "1-0");
    }
    let text = report(&mut arbiter, &slug);
    let (again, doubts) = imported(&app, &text);
    assert!(!doubts.contains(&Doubt::Teams), "{doubts:?}");
    let mut visitor = app.browser().in_italian();
    let shown = standings(&mut visitor, &slug);
    assert!(shown.len() > 5);
    assert_eq!(standings(&mut visitor, &again), shown);
    for round in 1..=2 {
        let names = |browser: &mut Browser, slug: &str| {
            let page = browser.open(&format!("/t/{slug}/round/{round}"));
            page.assert_ok().texts("table.matches td")
        };
        let mut one = names(&mut visitor, &slug);
        let mut other = names(&mut visitor, &again);
        one.sort();
        other.sort();
        assert_eq!(one, other, "round {round}");
    }
    assert_eq!(lines(&report(&mut arbiter, &again)), lines(&text));
    // Both pair the same third round, and end alike.
    for one in [&slug, &again] {
        publish_round(&mut arbiter, one, 3);
        enter_all(&mut arbiter, one, 3, "1/2-1/2");
    }
    let shown = standings(&mut visitor, &slug);
    assert_eq!(standings(&mut visitor, &again), shown);
    // Edited, the report is written anew: it has the third round and the new points.
    let end = report(&mut arbiter, &again);
    assert_ne!(lines(&end), lines(&text));
    let records = |text: &str| {
        let records = text.lines().filter(|line| line.starts_with("310"));
        records.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(records(&end), records(&report(&mut arbiter, &slug)));
}

fn a_round_robin_of_teams_comes_back(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made_by(
        &mut arbiter,
        "Lega delle Rocche",
        "WB",
        "double-team-round-robin",
    );
    for (name, rating) in [("Donna", 2000), ("Torre", 1900), ("Alfiere", 1800)] {
        add_team(&mut arbiter, &slug, name, 2, rating);
    }
    publish_round(&mut arbiter, &slug, 1);
    for round in 1..=6 {
        enter_all(
            &mut arbiter,
            &slug,
            round,
            if round == 4 { "0-1" } else { "1-0" },
        );
    }
    let text = report(&mut arbiter, &slug);
    assert!(text.contains("192 FIDE_TEAM_DOUBLEROUNDROBIN"), "{text}");
    let (again, doubts) = imported(&app, &text);
    assert!(!doubts.contains(&Doubt::Teams), "{doubts:?}");
    let mut visitor = app.browser().in_italian();
    let shown = standings(&mut visitor, &slug);
    assert_eq!(standings(&mut visitor, &again), shown);
    assert_eq!(lines(&report(&mut arbiter, &again)), lines(&text));
    visitor
        .open(&format!("/t/{again}/teams"))
        .assert_shows("Donna");
}

/// A report that says of a match that one team came (330), and nothing of its players.
fn a_forfeited_match_comes_back(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made(&mut arbiter, "Coppa delle Sedie Vuote", "WB");
    for (name, rating) in [("Donna", 2000), ("Torre", 1900)] {
        add_team(&mut arbiter, &slug, name, 3, rating);
    }
    publish_round(&mut arbiter, &slug, 1);
    let text = report(&mut arbiter, &slug);
    let plain = text.lines().map(|line| match line.get(..4) {
        Some("001 ") => line.get(..89).unwrap_or(line).trim_end().to_owned(),
        _ => line.to_owned(),
    });
    let plain: Vec<String> = plain.collect();
    let forfeited = plain.join("\n") + "\n330 -+   1   1   2\n";
    let (again, doubts) = imported(&app, &forfeited);
    assert!(!doubts.contains(&Doubt::Teams), "{doubts:?}");
    let mut visitor = app.browser().in_italian();
    let shown = standings(&mut visitor, &again);
    assert!(shown[1].contains("Torre"), "{shown:?}");
    // The team that came sits alone at every board, and the report goes out as it came.
    let page = visitor.open(&format!("/t/{again}/round/1/match/1"));
    page.assert_ok()
        .assert_shows("Torre1")
        .assert_shows("Torre2");
    assert!(!page.text().contains("Donna1"), "{}", page.text());
    let out = report(&mut arbiter, &again);
    assert!(out.contains("330 -+   1   1   2"), "{out}");
    // So it is with a match that was forfeited here: nobody sits at the boards of the first team.
    let page = arbiter.open(&format!("/t/{slug}/desk/1/match/1"));
    let form = page.assert_ok().form_to("/match/1");
    let form = form.set("first_1", "").set("first_2", "");
    arbiter
        .send(form.set("reason", "non è venuta"))
        .assert_status(303);
    let out = report(&mut arbiter, &slug);
    assert!(out.contains("330 -+   1 "), "{out}");
    let (copy, doubts) = imported(&app, &out);
    assert!(!doubts.contains(&Doubt::Teams), "{doubts:?}");
    assert_eq!(
        standings(&mut visitor, &copy),
        standings(&mut visitor, &slug)
    );
    assert_eq!(lines(&report(&mut arbiter, &copy)), lines(&out));
}

/// By rating 1 would meet 3 and 2 would meet 4; but 1 and 3 are of one club.
fn teams_of_one_club_are_kept_apart(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made(&mut arbiter, "Coppa dei Vicini", "1");
    for (name, club, rating) in [
        ("Rossi Uno", "Circolo Rosso", 2000),
        ("Verdi", "Circolo Verde", 1900),
        ("Rossi Due", "Circolo Rosso", 1800),
        ("Gialli", "", 1700),
    ] {
        let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
        let form = page.form_to("/teams/add").set("team_name", name);
        arbiter.send(form).assert_status(303);
        let page = arbiter.open(&format!("/t/{slug}/entries"));
        let form = page.assert_ok().form("form[action$=\"/entries\"]");
        let form = form
            .set("last_name", &format!("Vicino{rating}"))
            .set("first_name", "Zelinda")
            .set("rating", &rating.to_string())
            .set("club", club);
        arbiter.send(form).assert_status(303);
        put_into(&mut arbiter, &slug, name);
    }
    let met = |app: &TestApp| {
        app.lines(
            "SELECT CAST(w.rating AS TEXT) || ' ' || CAST(b.rating AS TEXT) AS line FROM pairings \
             JOIN entries w ON w.id = white_entry_id JOIN entries b ON b.id = black_entry_id \
             ORDER BY board",
        )
        .into_iter()
        .map(|line| {
            let mut both: Vec<&str> = line.split(' ').collect();
            both.sort_unstable();
            both.join("-")
        })
        .collect::<Vec<_>>()
    };
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    prepare(&mut arbiter, entries.form_to("/desk/1/pair")).assert_status(303);
    assert_eq!(met(&app), ["1800-2000", "1700-1900"]);
    // The arbiter thinks of it, and round 1 is prepared anew.
    let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
    let form = page.form_to("/teams/rules").set("team_apart", "1");
    arbiter.send(form).assert_status(303);
    publish_round(&mut arbiter, &slug, 1);
    assert_eq!(met(&app), ["1700-2000", "1800-1900"]);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    let text = report(&mut arbiter, &slug);
    assert!(text.contains("260   1   1    1    3"), "{text}");
    // Round 1 is over: the report is one of teams.
    let (again, doubts) = imported(&app, &text);
    assert!(!doubts.contains(&Doubt::Teams), "{doubts:?}");
    assert_eq!(lines(&report(&mut arbiter, &again)), lines(&text));
}

fn what_no_event_of_teams_holds_comes_as_players(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made(&mut arbiter, "Coppa delle Assenze", "WB");
    for (name, rating) in [("Donna", 2000), ("Torre", 1900)] {
        add_team(&mut arbiter, &slug, name, 2, rating);
    }
    publish_round(&mut arbiter, &slug, 1);
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    press_result(&mut arbiter, &slug, 1, 2, "1-0").assert_status(303);
    let text = report(&mut arbiter, &slug);
    let (again, doubts) = imported(&app, &text);
    assert!(!doubts.contains(&Doubt::Teams), "{doubts:?}");
    arbiter
        .open(&format!("/t/{again}/teams/desk"))
        .assert_shows("Torre");
    // Points that the arbiters took off, and points that they gave, are theirs here, too.
    let (taken, doubts) = imported(&app, &format!("{text}299    -1.0 -0.5   1    1\n"));
    assert!(!doubts.contains(&Doubt::Teams), "{doubts:?}");
    arbiter
        .open(&format!("/t/{taken}/teams/desk"))
        .assert_shows("punti squadra −1, punti individuali −½ dal turno 1");
    let (both, doubts) = imported(&app, &format!("{text}299     1.0 -0.5   1    1\n"));
    assert!(!doubts.contains(&Doubt::Teams), "{doubts:?}");
    arbiter
        .open(&format!("/t/{both}/teams/desk"))
        .assert_shows("punti individuali −½ dal turno 1")
        .assert_shows("punti squadra +1 dal turno 1");
    // Virtual points of games have no place in an event of teams.
    let by_games = text.replace("FIDE_TEAM_TYPEA_MP_GP", "FIDE_TEAM_TYPEA_GP_MP");
    let by_games = format!("{by_games}250  1.0  0.0   1   1    1    1\n");
    let (players, doubts) = imported(&app, &by_games);
    assert!(doubts.contains(&Doubt::Teams), "{doubts:?}");
    arbiter
        .get(&format!("/t/{players}/teams/desk"))
        .assert_status(404);
}
