//! What an arbiter decides of teams: virtual points, byes that they ask for, who may not meet, points taken off and given; all of it
//! goes out in the report and comes back.

use tratto::app::exchange::trf_plan::Doubt;

use crate::support::{
    Browser, TestApp,
    folder::Folder,
    on_both_databases,
    tournament::{done_for_a_reason, enter_all, prepare, publish_round},
};
use crate::team_events::{add_team, made, made_by, section_of};
use crate::team_reports::{imported, lines, report};

on_both_databases!(
    teams_are_accelerated,
    teams_have_byes_and_do_not_meet,
    points_are_given_to_a_team,
    an_import_of_teams_is_undone,
    a_league_says_why,
);

/// Teams of one player, the strongest first: `A`, `B`, …
fn with_teams(arbiter: &mut Browser, name: &str, teams: &[&str]) -> String {
    let slug = made(arbiter, name, "1");
    for (team, rating) in teams.iter().zip((1300..2000).rev().step_by(50)) {
        add_team(arbiter, &slug, team, 1, rating);
    }
    slug
}

/// Which teams meet in a round, by the initials of their names.
fn matches(browser: &mut Browser, slug: &str, round: u8) -> Vec<String> {
    let page = browser.open(&format!("/t/{slug}/round/{round}"));
    let names = page.assert_ok().texts("table.matches td.name");
    let mut met: Vec<String> = names
        .chunks(2)
        .map(|two| {
            let mut two: Vec<char> = two.iter().filter_map(|name| name.chars().next()).collect();
            two.sort_unstable();
            two.into_iter().collect()
        })
        .collect();
    met.sort();
    met
}

fn standings(browser: &mut Browser, slug: &str) -> Vec<String> {
    let page = browser.open(&format!("/t/{slug}/teams"));
    page.assert_ok().texts("[data-live-part=standings] tr")
}

/// The report is one of teams here, the same comes out again, and every round is what the rules give.
fn comes_back(app: &TestApp, arbiter: &mut Browser, slug: &str, rounds: u8) -> String {
    let text = report(arbiter, slug);
    let (again, doubts) = imported(app, &text);
    assert!(!doubts.contains(&Doubt::Teams), "{doubts:?}\n{text}");
    assert_eq!(lines(&report(arbiter, &again)), lines(&text));
    assert_eq!(standings(arbiter, &again), standings(arbiter, slug));
    let folder = Folder::new("team-limits");
    crate::referee::write(folder.path(), "coppa.trf", &text);
    let (code, told, error) = crate::referee::check(folder.path(), &["coppa.trf"]);
    assert_eq!((code, error.as_str()), (0, ""), "{told:?}\n{text}");
    let whole = format!("1 files, {rounds} rounds, 0 pairings differ, 0 standings differ");
    assert_eq!(told, [whole]);
    again
}

/// C.04.7: of eight teams the first four have a match won before them in the first of three rounds, and a match drawn in the second.
fn teams_are_accelerated(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let teams = ["Aa", "Bb", "Cc", "Dd", "Ee", "Ff", "Gg", "Hh"];
    let slug = with_teams(&mut arbiter, "Coppa Veloce", &teams);
    let set = |arbiter: &mut Browser, acceleration: &str| {
        let page = arbiter.open(&format!("/t/{slug}/settings"));
        let form = page.assert_ok().form_to("/settings");
        arbiter.send(form.set("acceleration", acceleration))
    };
    let rules = |arbiter: &mut Browser, win: &str| {
        let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
        let form = page.form_to("/teams/rules").set("match_win", win);
        arbiter.send(form)
    };
    // A match won has to be worth two drawn, whichever is said first.
    rules(&mut arbiter, "3").assert_status(303);
    set(&mut arbiter, "baku")
        .assert_status(422)
        .assert_shows("un incontro vinto che valga due pareggi");
    rules(&mut arbiter, "2").assert_status(303);
    set(&mut arbiter, "baku").assert_status(303);
    rules(&mut arbiter, "3")
        .assert_status(422)
        .assert_shows("C.04.7");
    publish_round(&mut arbiter, &slug, 1);
    assert_eq!(
        matches(&mut arbiter, &slug, 1),
        ["AC", "BD", "EG", "FH"],
        "not A against E"
    );
    let page = arbiter.open(&format!("/t/{slug}/round/1/match/1"));
    let links = page.attributes("a[href$='/why']", "href");
    let why = arbiter.open(&links[0]);
    why.assert_ok()
        .assert_shows("C.04.7")
        .assert_shows("prima scacchiera");
    // Why not with another one: by its number, by the beginning of its name, and what nobody is called.
    for (with, said) in [("5", "Ee"), ("Bb", "Bb"), ("Zz", "Nessuna squadra")] {
        let page = arbiter.open(&format!("{}?with={with}", links[0]));
        let answer = page.assert_ok().texts(".answer");
        assert!(answer[0].contains(said), "{with}: {answer:?}");
    }
    enter_all(&mut arbiter, &slug, 1, "1-0");
    publish_round(&mut arbiter, &slug, 2);
    // Virtual points count for nobody's place.
    let shown = standings(&mut arbiter, &slug);
    assert!(!shown[1].contains('4'), "{shown:?}");
    let text = report(&mut arbiter, &slug);
    for line in [
        "192 FIDE_TEAM_TYPEA_MP_GP_BAKU",
        "250  2.0  0.0   1   1    1    4",
        "250  1.0  0.0   2   2    1    4",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    enter_all(&mut arbiter, &slug, 2, "1-0");
    let again = comes_back(&app, &mut arbiter, &slug, 2);
    for one in [&slug, &again] {
        publish_round(&mut arbiter, one, 3);
    }
    assert_eq!(
        matches(&mut arbiter, &slug, 3),
        matches(&mut arbiter, &again, 3)
    );
    // The table of a league gives all matches.
    let league = made_by(&mut arbiter, "Lega Lenta", "1", "team-round-robin");
    let page = arbiter.open(&format!("/t/{league}/settings"));
    let form = page.form_to("/settings").set("acceleration", "baku");
    arbiter
        .send(form)
        .assert_status(422)
        .assert_shows("non si accelera");
}

/// A asks for round 2 off; B and C may not meet.
fn teams_have_byes_and_do_not_meet(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_teams(
        &mut arbiter,
        "Coppa dei Patti",
        &["Aa", "Bb", "Cc", "Dd", "Ee"],
    );
    let desk = format!("/t/{slug}/teams/desk");
    let bye = |arbiter: &mut Browser, team: &str, round: &str, kind: &str| {
        let page = arbiter.open(&desk);
        let section = section_of(&page, team);
        let form = page.form(&format!("#{section} details form[action$='/bye']"));
        arbiter.send(form.set("round", round).set("kind", kind))
    };
    let forbid = |arbiter: &mut Browser, teams: [&str; 2], last: &str| {
        let page = arbiter.open(&desk);
        let id = |team: &str| section_of(&page, team).replace("team-", "");
        let form = page.form_to("/teams/forbid");
        let form = form
            .set("first", &id(teams[0]))
            .set("second", &id(teams[1]));
        form.set("last", last)
    };
    bye(&mut arbiter, "Aa", "2", "H").assert_status(303);
    bye(&mut arbiter, "Ee", "3", "Z").assert_status(303);
    let page = arbiter.open(&desk);
    page.assert_shows("bye al turno 2: vale un incontro pareggiato")
        .assert_shows("bye al turno 3: vale niente");
    // Somebody thinks better of it.
    let section = section_of(&page, "Ee");
    let form = page.form(&format!("#{section} > form[action$='/bye']"));
    arbiter.send(form.press("kind", "-")).assert_status(303);
    assert!(!arbiter.open(&desk).text().contains("vale niente"));
    let form = forbid(&mut arbiter, ["Aa", "Aa"], "3");
    arbiter
        .send(form)
        .assert_status(422)
        .assert_shows("o sono la stessa");
    let form = forbid(&mut arbiter, ["Bb", "Cc"], "3");
    arbiter.send(form).assert_status(303);
    arbiter.open(&desk).assert_shows("turni 1–3");
    let form = forbid(&mut arbiter, ["Cc", "Bb"], "2");
    arbiter.send(form).assert_status(422);
    publish_round(&mut arbiter, &slug, 1);
    assert_eq!(matches(&mut arbiter, &slug, 1), ["AC", "BD"]);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    let page = arbiter.open(&desk);
    let section = section_of(&page, "Dd");
    let form = page.form(&format!("#{section} details form[action$='/bye']"));
    // A team asks for a half-point or a zero-point bye alone.
    arbiter
        .send(form.clone().set("round", "3").forge("kind", "F"))
        .assert_status(422)
        .assert_shows("nessun altro");
    // A round that is out takes no bye.
    arbiter.send(form.forge("round", "1")).assert_status(422);
    // What the captain of a team that is not there would hand in is not asked for.
    publish_round(&mut arbiter, &slug, 2);
    let page = arbiter.open(&format!("/t/{slug}/round/2"));
    page.assert_shows("Aa ha un bye che vale un incontro pareggiato.");
    let met = matches(&mut arbiter, &slug, 2);
    assert_eq!(met.len(), 2);
    assert!(
        !met.iter().any(|two| two.contains('A') || two == "BC"),
        "{met:?}"
    );
    enter_all(&mut arbiter, &slug, 2, "1-0");
    let text = report(&mut arbiter, &slug);
    for line in ["240 H   2    1", "260   1   3    2    3"] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    // For the round to come, too.
    bye(&mut arbiter, "Dd", "3", "Z").assert_status(303);
    let again = comes_back(&app, &mut arbiter, &slug, 2);
    for one in [&slug, &again] {
        publish_round(&mut arbiter, one, 3);
    }
    let met = matches(&mut arbiter, &slug, 3);
    assert!(
        !met.iter().any(|two| two.contains('D') || two == "BC"),
        "{met:?}"
    );
    assert_eq!(matches(&mut arbiter, &again, 3), met);
    let page = arbiter.open(&format!("/t/{slug}/round/3"));
    page.assert_shows("Dd non gioca questo turno.");
}

/// Once the event has begun, who may not meet is asked about; in FIDE mode it stays as it is.
fn points_are_given_to_a_team(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_teams(&mut arbiter, "Coppa dei Doni", &["Aa", "Bb", "Cc", "Dd"]);
    publish_round(&mut arbiter, &slug, 1);
    enter_all(&mut arbiter, &slug, 1, "1/2-1/2");
    let desk = format!("/t/{slug}/teams/desk");
    let page = arbiter.open(&desk);
    let section = section_of(&page, "Dd");
    let form = page.form(&format!("#{section} form[action$='/penalty']"));
    let form = form
        .set("penalty_way", "given")
        .set("penalty_match", "1")
        .set("penalty_reason", "Ricorso accolto");
    arbiter.send(form).assert_status(303);
    let told = "punti squadra +1 dal turno 1: Ricorso accolto";
    arbiter.open(&desk).assert_shows(told);
    let shown = standings(&mut arbiter, &slug);
    assert!(shown[1].contains("Dd"), "{shown:?}");
    let text = report(&mut arbiter, &slug);
    assert!(text.contains("299     1.0        001    4"), "{text}");
    let again = comes_back(&app, &mut arbiter, &slug, 1);
    arbiter
        .open(&format!("/t/{again}/teams/desk"))
        .assert_shows("punti squadra +1 dal turno 1");
    // Taken back.
    let page = arbiter.open(&desk);
    arbiter.send(page.form_to("/lift")).assert_status(303);
    assert!(!arbiter.open(&desk).text().contains("Ricorso accolto"));
    // A prohibition of an event that has begun.
    let form = arbiter.open(&desk).form_to("/teams/forbid");
    let ids = arbiter
        .open(&desk)
        .attributes("#forbid-first option", "value");
    let form = form.set("first", &ids[0]).set("second", &ids[2]);
    let refused = arbiter.send(form.clone());
    refused.assert_status(422);
    let leave = arbiter.open(&format!("/t/{slug}/integrity"));
    done_for_a_reason(&mut arbiter, leave.form_to("/fide-mode"));
    let form = arbiter.open(&desk).form_to("/teams/forbid");
    let form = form.set("first", &ids[0]).set("second", &ids[2]);
    done_for_a_reason(&mut arbiter, form);
    let text = report(&mut arbiter, &slug);
    assert!(text.contains("Prohibition"), "{text}");
    let form = arbiter.open(&desk).form_to("/teams/allow");
    done_for_a_reason(&mut arbiter, form);
    arbiter.open(&desk).assert_shows("Nessuna.");
}

fn an_import_of_teams_is_undone(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_teams(&mut arbiter, "Coppa Copiata", &["Aa", "Bb", "Cc", "Dd"]);
    publish_round(&mut arbiter, &slug, 1);
    let text = report(&mut arbiter, &slug);
    let (copy, doubts) = imported(&app, &text);
    assert!(!doubts.contains(&Doubt::Teams), "{doubts:?}");
    let page = arbiter.open(&format!("/t/{copy}/integrity"));
    done_for_a_reason(&mut arbiter, page.form_to("/integrity/undo"));
    let of_copy = format!("tournament_id = (SELECT id FROM tournaments WHERE slug = '{copy}')");
    for table in ["teams", "team_members", "team_matches", "rounds", "entries"] {
        assert_eq!(app.count(&format!("{table} WHERE {of_copy}")), 0, "{table}");
    }
    add_team(&mut arbiter, &copy, "Nuova", 1, 1500);
    add_team(&mut arbiter, &copy, "Altra", 1, 1400);
    let entries = arbiter.open(&format!("/t/{copy}/entries"));
    prepare(&mut arbiter, entries.form_to("/desk/1/pair")).assert_status(303);
}

/// Three teams in a league: the table says who meets whom, and who is free. Of a draft arbiters alone may ask.
fn a_league_says_why(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let mut visitor = app.browser().in_italian();
    let league = made_by(&mut arbiter, "Lega dei Perché", "1", "team-round-robin");
    let swiss = made(&mut arbiter, "Coppa dei Perché", "1");
    for slug in [&league, &swiss] {
        for (team, rating) in [("Aa", 2000), ("Bb", 1900), ("Cc", 1800)] {
            add_team(&mut arbiter, slug, team, 1, rating);
        }
        let entries = arbiter.open(&format!("/t/{slug}/entries"));
        prepare(&mut arbiter, entries.form_to("/desk/1/pair")).assert_status(303);
        let why = format!("/t/{slug}/round/1/team/1/why");
        arbiter.open(&why).assert_ok().assert_shows("Aa");
        visitor.get(&why).assert_status(404);
        let page = arbiter.open(&format!("/t/{slug}/desk/1/publish"));
        arbiter.send(page.form("main form.mt")).assert_status(303);
        let mut titles = Vec::new();
        for team in 1..=3 {
            let page = visitor.open(&format!("/t/{slug}/round/1/team/{team}/why"));
            assert!(!page.assert_ok().texts(".reasons li").is_empty());
            titles.push(page.texts("h2#why").remove(0));
        }
        titles.sort();
        let one = "Perché questo abbinamento";
        assert_eq!(titles, ["Perché il bye", one, one]);
        let page = visitor.open(&format!("{why}?with=bb"));
        let answer = page.assert_ok().texts(".answer");
        match slug == &league {
            true => assert_eq!(
                answer,
                ["Si incontrano in un altro turno: turno 2, Aa ha il Bianco."]
            ),
            false => assert!(!answer[0].is_empty()),
        }
        for missing in [
            "round/1/team/4/why",
            "round/1/team/0/why",
            "round/9/team/1/why",
        ] {
            visitor
                .get(&format!("/t/{slug}/{missing}"))
                .assert_status(404);
        }
    }
}
