//! Round robins of teams through their pages: the whole schedule at once, results in any order, line-ups before their round, a
//! team that leaves and comes back, standings and report.

use crate::{
    archive,
    commands::run,
    support::{
        Browser, TestApp,
        folder::Folder,
        on_both_databases,
        tournament::{enter_all, press_result, publish_round},
    },
    team_events::{add_team, made_by, section_of},
};

on_both_databases!(
    a_double_round_robin_of_teams_is_held_to_its_end,
    a_team_leaves_a_round_robin_and_comes_back,
);

/// The teams of each match of a round, the first one first, as the public page shows them.
fn matches(visitor: &mut Browser, slug: &str, round: u8) -> Vec<(String, String)> {
    let page = visitor.open(&format!("/t/{slug}/round/{round}"));
    let names = page.assert_ok().texts("table.matches td.name");
    let pairs = names.chunks(2);
    pairs
        .map(|pair| (pair[0].clone(), pair[1].clone()))
        .collect()
}

fn report(browser: &mut Browser, slug: &str) -> String {
    let page = browser.get(&format!("/t/{slug}/tournament.trf26"));
    page.assert_ok();
    page.html()
}

fn a_double_round_robin_of_teams_is_held_to_its_end(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let system = "double-team-round-robin";
    let slug = made_by(&mut arbiter, "Lega delle Rocche", "WB", system);
    for (name, rating) in [("Donna", 2000), ("Torre", 1900), ("Alfiere", 1800)] {
        add_team(&mut arbiter, &slug, name, 2, rating);
    }
    publish_round(&mut arbiter, &slug, 1);
    let mut visitor = app.browser().in_italian();
    // Berger's table for 4 without number 4; at home and away; the last two rounds of the first cycle exchanged.
    let teams = ["Donna", "Torre", "Alfiere"];
    let met: Vec<String> = (1..=6)
        .map(|round| {
            let met = matches(&mut visitor, &slug, round);
            assert_eq!(met.len(), 1, "round {round}");
            let (home, away) = &met[0];
            let free = teams
                .iter()
                .find(|team| *team != home && *team != away)
                .unwrap();
            let page = visitor.open(&format!("/t/{slug}/round/{round}"));
            page.assert_shows(&format!("{free} è libera"));
            assert!(!page.text().contains("ha il bye"));
            format!("{home}-{away}")
        })
        .collect();
    assert_eq!(
        met,
        [
            "Torre-Alfiere",
            "Alfiere-Donna",
            "Donna-Torre",
            "Alfiere-Torre",
            "Torre-Donna",
            "Donna-Alfiere",
        ]
        .map(str::to_owned)
    );
    // The clubs agree another evening for their match of round 6.
    let page = arbiter.open(&format!("/t/{slug}/desk/6/days"));
    let form = page.form_to("/desk/6/days");
    let form = form.set("day_1", "2027-01-16").set("hour_1", "20:30");
    arbiter.send(form).assert_status(303);
    visitor
        .open(&format!("/t/{slug}/round/6"))
        .assert_shows("16/1, 20:30");
    // In any order: the last round first. Its line-up changes without a reason, since nobody plays it yet.
    let line_up = format!("/t/{slug}/desk/6/match/1");
    let page = arbiter.open(&line_up);
    page.assert_ok();
    assert!(page.attributes("[name=reason]", "name").is_empty());
    let form = page.form_to("/match/1");
    let (one, two) = (
        form.value("first_1").unwrap().to_owned(),
        form.value("first_2").unwrap().to_owned(),
    );
    arbiter
        .send(form.set("first_1", &two).set("first_2", &one))
        .assert_status(303);
    for round in [6, 1, 4, 2, 3, 5] {
        press_result(&mut arbiter, &slug, round, 1, "1/2-1/2").assert_status(303);
        enter_all(&mut arbiter, &slug, round, "1-0");
    }
    let page = visitor.open(&format!("/t/{slug}/teams"));
    page.assert_ok().assert_shows("Classifica finale");
    let shown = page.texts("[data-live-part=standings] th.name");
    assert_eq!(shown.len(), 3);
    // Board 1 is drawn, White wins board 2: always the team away from home. All have four match points.
    let text = report(&mut arbiter, &slug);
    for record in ["192 FIDE_TEAM_DOUBLEROUNDROBIN", "352 WB", "310   1 Donna"] {
        assert!(text.contains(record), "{record}: {text}");
    }
    assert!(!text.contains("\n320"), "{text}");
    let folder = Folder::new("team-league");
    let (code, out, error) = run(folder.path(), &["standings", "-", "--json"], &text);
    assert_eq!(code, 0, "{error}");
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    let rows = json["standings"].as_array().unwrap();
    let names: Vec<&str> = rows
        .iter()
        .map(|row| row["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, shown);
    // Checked, each round is what the table gives.
    crate::referee::write(folder.path(), "lega.trf", &text);
    let (code, lines, error) = crate::referee::check(folder.path(), &["lega.trf"]);
    assert_eq!((code, error.as_str()), (0, ""), "{lines:?}");
    assert_eq!(
        lines,
        ["1 files, 6 rounds, 0 pairings differ, 0 standings differ"]
    );
    // In an archive it goes to another machine whole.
    let bytes = archive::download(&mut arbiter, &slug);
    let (_other, mut there) = archive::elsewhere(&app);
    let opened = archive::open(&mut there, &bytes);
    assert!(opened.status < 400, "{}", opened.text());
    assert_eq!(report(&mut there, &slug), text);
}

fn a_team_leaves_a_round_robin_and_comes_back(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made_by(&mut arbiter, "Girone delle Rocche", "2", "team-round-robin");
    for (name, rating) in [
        ("Donna", 2000),
        ("Torre", 1900),
        ("Alfiere", 1800),
        ("Pedone", 1500),
    ] {
        add_team(&mut arbiter, &slug, name, 3, rating);
    }
    publish_round(&mut arbiter, &slug, 1);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    let boards = |arbiter: &mut Browser, round: u8| {
        let page = arbiter.open(&format!("/t/{slug}/desk/{round}"));
        page.attributes("tr[data-board]", "data-board").len()
    };
    assert_eq!([2, 3].map(|round| boards(&mut arbiter, round)), [4, 4]);
    let away = |arbiter: &mut Browser| {
        let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
        let section = section_of(&page, "Torre");
        let form = page.form(&format!("#{section} form[action$=\"/away\"]"));
        arbiter.send(form).assert_status(303);
    };
    // Its boards of the rounds to come are empty and lost; what was played stays.
    away(&mut arbiter);
    assert_eq!(
        [1, 2, 3].map(|round| boards(&mut arbiter, round)),
        [4, 2, 2]
    );
    let page = arbiter.open(&format!("/t/{slug}/desk/2"));
    page.assert_shows("nessuno per Torre");
    enter_all(&mut arbiter, &slug, 2, "1/2-1/2");
    // One match of three is less than half: it counts for nobody, in the report and to whoever reads it, too (C.05 art. 6.6).
    let points = |arbiter: &mut Browser, slug: &str| {
        let page = arbiter.open(&format!("/t/{slug}/teams"));
        let names = page.texts("[data-live-part=standings] th.name");
        let points = page.texts("[data-live-part=standings] td.pt b");
        let lines = names.into_iter().zip(points);
        lines
            .map(|(name, points)| format!("{name} {points}"))
            .collect::<Vec<_>>()
    };
    let gone = points(&mut arbiter, &slug);
    assert!(gone.contains(&"Torre 0".to_owned()), "{gone:?}");
    let text = report(&mut arbiter, &slug);
    let says_so = |line: &str| line.starts_with("###") && line.contains(": T");
    assert!(text.lines().any(says_so), "{text}");
    let folder = Folder::new("team-left");
    let (code, out, error) = run(folder.path(), &["standings", "-", "--json"], &text);
    assert_eq!(code, 0, "{error}");
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    let last = json["standings"].as_array().unwrap().last().unwrap();
    assert_eq!(last["name"], "Torre");
    // Back for the last round, with its usual line-up; the round it missed is lost.
    away(&mut arbiter);
    assert_eq!(
        [1, 2, 3].map(|round| boards(&mut arbiter, round)),
        [4, 2, 4]
    );
    enter_all(&mut arbiter, &slug, 3, "1/2-1/2");
    let page = arbiter.open(&format!("/t/{slug}/teams"));
    page.assert_ok().assert_shows("Classifica finale");
    // A reserve may still be entered, and put behind the others.
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.assert_ok().form("form[action$=\"/entries\"]");
    let form = form.set("last_name", "Tardi").set("first_name", "Zelinda");
    arbiter.send(form).assert_status(303);
}
