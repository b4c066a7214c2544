//! Events of teams, held through their pages: teams put together, paired, line-ups changed, results entered, standings,
//! a report out whose standings the command line gives alike, and what is refused.

use crate::{
    archive,
    commands::run,
    support::{
        Browser, TestApp,
        folder::Folder,
        on_both_databases,
        page::Page,
        tournament::{enter_all, press_result, publish_round},
    },
};

on_both_databases!(
    an_event_of_teams_is_held_to_its_end,
    line_ups_are_changed,
    what_makes_no_sense_for_teams_is_refused
);

fn text(browser: &mut Browser, path: &str) -> String {
    let page = browser.get(path);
    page.assert_ok();
    page.html()
}

/// An event of teams by the Swiss system; answers its slug.
pub(crate) fn made(arbiter: &mut Browser, name: &str, boards: &str) -> String {
    made_by(arbiter, name, boards, "team-swiss")
}

/// An event of teams; answers its slug.
pub(crate) fn made_by(arbiter: &mut Browser, name: &str, boards: &str, system: &str) -> String {
    let page = arbiter.open("/tournaments/new");
    let form = page.assert_ok().form_to("/tournaments/new");
    let form = form
        .set("name", name)
        .set("town", "Roccafiorita")
        .set("rounds", "3")
        .set("live_minutes", "0")
        .set("pairing_edition", system);
    let created = arbiter.send(form);
    created.assert_status(303);
    let location = created.redirect().unwrap_or_default();
    let slug = location.split('/').nth(2).unwrap_or_default().to_owned();
    let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
    let form = page.assert_ok().form_to("/teams/rules");
    arbiter
        .send(form.set("team_boards", boards))
        .assert_status(303);
    slug
}

/// Adds a team with so many players, who have numbers from 1 on in their names: `Torre1`, the strongest last.
pub(crate) fn add_team(
    arbiter: &mut Browser,
    slug: &str,
    name: &str,
    players: usize,
    rating: usize,
) {
    let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
    let form = page
        .assert_ok()
        .form_to("/teams/add")
        .set("team_name", name);
    arbiter.send(form).assert_status(303);
    for number in 1..=players {
        let page = arbiter.open(&format!("/t/{slug}/entries"));
        let form = page.assert_ok().form("form[action$=\"/entries\"]");
        let form = form
            .set("last_name", &format!("{name}{number}"))
            .set("first_name", "Zelinda")
            .set("rating", &(rating + number * 10).to_string());
        arbiter.send(form).assert_status(303);
        put_into(arbiter, slug, name);
    }
}

/// Puts the first of those who are in no team into this one.
pub(crate) fn put_into(arbiter: &mut Browser, slug: &str, name: &str) {
    let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
    let section = section_of(&page, name);
    let with = page.form(&format!("#{section} form:has(select[name=with])"));
    arbiter.send(with).assert_status(303);
}

/// The part of the page that is of a team.
pub(crate) fn section_of(page: &Page, name: &str) -> String {
    let ids = page.attributes("section[id^=team-]", "id");
    let found = ids.iter().find(|id| {
        let heads = page.texts(&format!("#{id} h2"));
        heads.iter().any(|head| head.contains(name))
    });
    found.unwrap_or_else(|| panic!("no team {name}")).clone()
}

/// The report has the teams, and gives the standings that were shown.
fn report_agrees(report: &str, shown: &[String]) {
    for record in [
        "192 FIDE_TEAM_TYPEA_MP_GP",
        "352 WB",
        "362 TW",
        "310   1 Donna",
        "320",
    ] {
        assert!(report.contains(record), "{record}: {report}");
    }
    let folder = Folder::new("team-event");
    let call = ["standings", "-", "--json"];
    let (code, out, error) = run(folder.path(), &call, report);
    assert_eq!(code, 0, "{error}");
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    let rows = json["standings"].as_array().unwrap();
    let names: Vec<&str> = rows
        .iter()
        .map(|row| row["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, shown);
    // Checked, each round is what the rules give.
    crate::referee::write(folder.path(), "coppa.trf", report);
    let (code, lines, error) = crate::referee::check(folder.path(), &["coppa.trf"]);
    assert_eq!((code, error.as_str()), (0, ""), "{lines:?}");
    assert_eq!(
        lines,
        ["1 files, 3 rounds, 0 pairings differ, 0 standings differ"]
    );
}

fn an_event_of_teams_is_held_to_its_end(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made(&mut arbiter, "Coppa delle Contrade", "WB");
    for (name, players, rating) in [
        ("Pedone", 2, 1400),
        ("Torre", 3, 1900),
        ("Cavallo", 1, 1600),
        ("Alfiere", 2, 1800),
        ("Donna", 2, 2000),
    ] {
        add_team(&mut arbiter, &slug, name, players, rating);
    }
    // By one key the boards of a team, and the teams, stand in the order of their ratings.
    let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
    let torre = section_of(&page, "Torre");
    let form = page.form(&format!(
        "#{torre} form:not(:has(input[name=version])):has(button:not([name]))"
    ));
    arbiter.send(form).assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
    arbiter
        .send(page.form("form:has(button[data-key=r])"))
        .assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
    let heads = page.texts("section[id^=team-] h2");
    assert_eq!(
        heads,
        [
            "1. Donna",
            "2. Torre",
            "3. Alfiere",
            "4. Cavallo",
            "5. Pedone"
        ]
    );
    // Its players are all set in a row by rating: the third one was the strongest.
    let names = page.texts(&format!("#{torre} th.name"));
    assert!(
        names[0].contains("Torre3") || names[0].contains("Torre1"),
        "{names:?}"
    );
    let mut visitor = app.browser().in_italian();
    for round in 1..=3 {
        publish_round(&mut arbiter, &slug, round);
        let page = visitor.open(&format!("/t/{slug}/round/{round}"));
        page.assert_ok().assert_shows("ha il bye");
        assert!(page.bytes.len() < 30_000);
        // The score runs with the results.
        let boards = arbiter
            .open(&format!("/t/{slug}/desk/{round}"))
            .attributes("tr[data-board]", "data-board");
        let first = boards.first().unwrap().parse().unwrap();
        press_result(&mut arbiter, &slug, round, first, "1/2-1/2").assert_status(303);
        let page = arbiter.open(&format!("/t/{slug}/desk/{round}"));
        assert!(
            page.texts("table.matches td")
                .iter()
                .any(|cell| cell.contains('½'))
        );
        if round == 2 {
            let page = arbiter.open(&format!("/t/{slug}/desk/3"));
            page.assert_status(404);
        }
        enter_all(&mut arbiter, &slug, round, "1-0");
    }
    let page = visitor.open(&format!("/t/{slug}/teams"));
    page.assert_ok().assert_shows("Classifica finale");
    let shown = page.texts("[data-live-part=standings] th.name");
    assert_eq!(shown.len(), 5);
    // The standings of players lead there; each value of a team is made of terms.
    let away = visitor.get(&format!("/t/{slug}/standings"));
    assert_eq!(
        away.redirect().as_deref(),
        Some(format!("/t/{slug}/teams").as_str())
    );
    // Only who met whom has none, where nobody is tied.
    for column in [0, 2, 3] {
        let page = visitor.open(&format!("/t/{slug}/teams?after=3&open=1-{column}"));
        page.assert_ok();
        assert!(!page.texts("table.terms tr").is_empty(), "column {column}");
    }
    let report = text(&mut arbiter, &format!("/t/{slug}/tournament.trf26"));
    report_agrees(&report, &shown);
    // In an archive it goes to another machine whole.
    let bytes = archive::download(&mut arbiter, &slug);
    let (_other, mut there) = archive::elsewhere(&app);
    let opened = archive::open(&mut there, &bytes);
    assert!(opened.status < 400, "{}", opened.text());
    let again = text(&mut there, &format!("/t/{slug}/tournament.trf26"));
    assert_eq!(again, report);
}

fn line_ups_are_changed(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made(&mut arbiter, "Coppa delle Formazioni", "2");
    add_team(&mut arbiter, &slug, "Torre", 3, 1900);
    add_team(&mut arbiter, &slug, "Alfiere", 2, 1800);
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    arbiter
        .send(entries.form_to("/desk/1/pair"))
        .assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/desk/1"));
    assert_eq!(
        page.attributes("tr[id^=board-]", "id"),
        ["board-1", "board-2"]
    );
    let line_up = format!("/t/{slug}/desk/1/match/1");
    let page = arbiter.open(&line_up);
    // Nobody sits twice.
    let form = page.assert_ok().form_to("/match/1");
    let one = form.value("first_1").unwrap().to_owned();
    let refused = arbiter.send(form.set("first_2", &one));
    refused.assert_status(422);
    // An empty chair has no game.
    let form = arbiter
        .open(&line_up)
        .form_to("/match/1")
        .set("first_2", "");
    arbiter.send(form).assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/desk/1"));
    assert_eq!(page.attributes("tr[id^=board-]", "id"), ["board-1"]);
    page.assert_shows("nessuno per");
    let page = arbiter.open(&format!("/t/{slug}/desk/1/publish"));
    arbiter.send(page.form("main form.mt")).assert_status(303);
    // Once published with a reason alone, and not where a result stands.
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    let form = arbiter
        .open(&line_up)
        .form_to("/match/1")
        .set("first_1", "");
    arbiter.send(form).assert_status(422);
    let form = arbiter.open(&line_up).form_to("/match/1");
    let form = form.set("first_1", "").set("reason", "assente");
    let refused = arbiter.send(form);
    refused.assert_status(422).assert_shows("successo qualcosa");
    // The empty chair made the match: 1–1.
    let page = arbiter.open(&format!("/t/{slug}/desk/1"));
    let cells = page.texts("table.matches td.c");
    assert_eq!(cells.len(), 1);
    assert!(
        cells[0].contains('1') && !cells[0].contains('0'),
        "{cells:?}"
    );
    // A round that began is not taken back; without its result it is.
    press_result(&mut arbiter, &slug, 1, 1, "clear").assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/desk/1/take-back"));
    let form = page.assert_ok().form("main form").set("reason", "colori");
    let asked = arbiter.send(form);
    let done = if asked.status == 200 {
        arbiter.send(asked.form("main form"))
    } else {
        asked
    };
    done.assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/desk/1"));
    page.assert_shows("nessuno per");
}

fn what_makes_no_sense_for_teams_is_refused(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made(&mut arbiter, "Coppa dei Rifiuti", "2");
    add_team(&mut arbiter, &slug, "Torre", 2, 1900);
    // One team is not enough.
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    let refused = arbiter.send(entries.form_to("/desk/1/pair"));
    refused
        .assert_status(422)
        .assert_shows("Meno di due squadre");
    add_team(&mut arbiter, &slug, "Alfiere", 0, 1800);
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    let refused = arbiter.send(entries.form_to("/desk/1/pair"));
    refused
        .assert_status(422)
        .assert_shows("non ha giocatori presenti");
    // A name is taken once.
    let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
    let form = page.form_to("/teams/add").set("team_name", "TORRE");
    arbiter.send(form).assert_status(422);
    add_team(&mut arbiter, &slug, "Donna", 2, 1800);
    let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
    let empty = section_of(&page, "Alfiere");
    let form = page.form(&format!("#{empty} form[action$=\"/away\"]"));
    arbiter.send(form).assert_status(303);
    publish_round(&mut arbiter, &slug, 1);
    for path in ["standings.csv", "tournament.trf"] {
        let page = arbiter.get(&format!("/t/{slug}/{path}"));
        assert_eq!(page.status, 422, "{path}");
    }
    // From round 1 on teams and rules stay.
    let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
    page.assert_ok().assert_shows("restano come sono");
    let token = page.form("form[action$=\"/away\"]");
    let csrf = token.value("csrf").unwrap().to_owned();
    for (path, fields) in [
        ("teams/add", vec![("team_name", "Tardiva")]),
        ("teams/order", vec![]),
        ("desk/1/hand/begin", vec![]),
    ] {
        let mut all = vec![("csrf", csrf.as_str()), ("key", "chiave-di-prova-0001")];
        all.extend(fields);
        let page = arbiter.post(&format!("/t/{slug}/{path}"), &all);
        assert!(
            page.status == 422 || page.status == 404,
            "{path}: {}",
            page.status
        );
    }
}
