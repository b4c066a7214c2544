//! Who may play for a team: what an event says, which captains must keep to and arbiters are told of, and points taken off teams.

use crate::{
    archive,
    captains::{captain, chosen, hand_in},
    sections::add,
    support::{
        Browser, TestApp, on_both_databases,
        page::Page,
        tournament::{enter_all, publish_round},
    },
    team_events::{add_team, made, made_by, put_into, section_of},
    team_reports::{imported, lines, report},
};

on_both_databases!(
    a_school_event_is_held_class_by_class,
    a_list_is_in_the_order_that_the_event_says,
    line_ups_are_handed_in_in_time,
    points_are_taken_off_a_team,
    what_the_event_says_of_who_plays_is_checked,
);

/// Fills the rules of an event of teams.
fn set_rules(arbiter: &mut Browser, slug: &str, fields: &[(&str, &str)]) -> Page {
    let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
    let mut form = page.assert_ok().form_to("/teams/rules");
    for (name, value) in fields {
        form = form.set(name, value);
    }
    arbiter.send(form)
}

/// Adds a team with these pupils: given name, year of birth, sex.
fn add_class(arbiter: &mut Browser, slug: &str, name: &str, pupils: &[(&str, &str, &str)]) {
    let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
    let form = page.form_to("/teams/add").set("team_name", name);
    arbiter.send(form).assert_status(303);
    for (given, birth, sex) in pupils {
        let page = arbiter.open(&format!("/t/{slug}/entries"));
        let form = page.form("form[action$=\"/entries\"]");
        let form = form
            .set("last_name", name)
            .set("first_name", given)
            .set("birth", birth)
            .set("sex", sex);
        arbiter.send(form).assert_status(303);
        put_into(arbiter, slug, name);
    }
}

/// What the page says to the arbiter about a team.
fn warnings(arbiter: &mut Browser, slug: &str, team: &str) -> Vec<String> {
    let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
    let section = section_of(&page, team);
    page.texts(&format!("#{section} > .state.warn"))
}

/// Two sections of a school's event, one a class; each with teams that keep to its years of birth, from the form to the report.
fn a_school_event_is_held_class_by_class(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let cadetti = made(&mut arbiter, "Trofeo delle Scuole Cadetti", "2");
    event_of_classes(&mut arbiter, &cadetti);
    let allievi = add(&mut arbiter, &cadetti, "Allievi");
    // The regulations of schools fill the form, and say where they come from.
    for (slug, years) in [
        (&cadetti, "nati dal 2012: tutti"),
        (&allievi, "nati dal 2009: tutti"),
    ] {
        let page = arbiter.open(&format!("/t/{slug}/teams/desk?model=school"));
        page.assert_ok().assert_shows("Trofeo Scacchi Scuola");
        let form = page.form_to("/teams/rules");
        assert_eq!(form.value("team_most"), Some("6"));
        assert_eq!(form.value("team_order"), Some("category"));
        let form = form
            .set("team_boards", "2")
            .set("team_quotas", &format!("{years}\ndonne: 1"));
        arbiter.send(form).assert_status(303);
    }
    for (slug, first) in [(&cadetti, 2012), (&allievi, 2009)] {
        let year = first.to_string();
        for school in ["Rodari", "Leopardi", "Montessori"] {
            let pupils = [
                ("Ugo", year.as_str(), "m"),
                ("Ivo", &year, "m"),
                ("Eva", &year, "w"),
            ];
            add_class(&mut arbiter, slug, school, &pupils);
            assert_eq!(warnings(&mut arbiter, slug, school), [""; 0]);
        }
    }
    // A pupil of an older class is named, in the list and before round 1.
    add_class(
        &mut arbiter,
        &cadetti,
        "Dante",
        &[("Lia", "2012", "w"), ("Rocco", "2011", "m")],
    );
    let told = warnings(&mut arbiter, &cadetti, "Dante");
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(
        told[0].contains("Rocco") && told[0].contains("nati dal 2012"),
        "{told:?}"
    );
    arbiter
        .open(&format!("/t/{cadetti}/preflight"))
        .assert_shows("La lista di una squadra non rispetta chi può giocare")
        .assert_shows("Dante");
    // Their captain cannot let him play; nor two boys where a girl is there.
    let dante = captain(&mut arbiter, &cadetti, "Dante");
    let mut one = app.browser().in_italian();
    one.open(&dante)
        .assert_shows("Possono giocare solo: nati dal 2012.")
        .assert_shows("Almeno 1: donne.");
    hand_in(&mut one, &dante, &[1, 2])
        .assert_status(422)
        .assert_shows("Rocco");
    hand_in(&mut one, &dante, &[1]).assert_status(303);
    let rodari = captain(&mut arbiter, &cadetti, "Rodari");
    hand_in(&mut one, &rodari, &[1, 2])
        .assert_status(422)
        .assert_shows("Almeno 1: donne. Ora: 0.");
    hand_in(&mut one, &rodari, &[1, 3]).assert_status(303);
    assert_eq!(chosen(&one.open(&rodari)).len(), 2);
    // The usual line-ups of the others have no girl at their two boards: the arbiter is told, and decides.
    publish_round(&mut arbiter, &cadetti, 1);
    let mut told = 0;
    for number in [1, 2] {
        let page = arbiter.open(&format!("/t/{cadetti}/desk/1/match/{number}"));
        told += page.assert_ok().texts(".state.warn b").len();
    }
    assert_eq!(told, 2);
    for slug in [&cadetti, &allievi] {
        for round in 1..=3 {
            if slug != &cadetti || round > 1 {
                publish_round(&mut arbiter, slug, round);
            }
            enter_all(&mut arbiter, slug, round, "1-0");
        }
        let mut visitor = app.browser().in_italian();
        let page = visitor.open(&format!("/t/{slug}/teams"));
        page.assert_ok()
            .assert_shows("Classifica finale")
            .assert_shows("I migliori per scacchiera");
        assert!(page.bytes.len() < 30_000);
        let text = report(&mut arbiter, slug);
        let (again, _) = imported(&app, &text);
        assert_eq!(lines(&report(&mut arbiter, &again)), lines(&text));
    }
    arbiter
        .open(&format!("/t/{cadetti}/papers/matches/1"))
        .assert_ok()
        .assert_shows("Rodari");
}

/// Makes a tournament the first section of an event.
fn event_of_classes(arbiter: &mut Browser, slug: &str) {
    let page = arbiter.open(&format!("/t/{slug}/settings/sections"));
    let form = page.form_to("/settings/sections");
    let form = form
        .set("event_name", "Trofeo delle Scuole")
        .set("section_label", "Cadetti");
    arbiter.send(form).assert_status(303);
}

fn a_list_is_in_the_order_that_the_event_says(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made(&mut arbiter, "Coppa dell’Ordine", "2");
    // 1910, 1920, 1930: each below a weaker one.
    add_team(&mut arbiter, &slug, "Torre", 3, 1900);
    add_team(&mut arbiter, &slug, "Alfiere", 2, 1800);
    assert_eq!(warnings(&mut arbiter, &slug, "Torre"), [""; 0]);
    let by_rating = |tolerance| [("team_order", "rating"), ("team_tolerance", tolerance)];
    set_rules(&mut arbiter, &slug, &by_rating("10")).assert_status(303);
    let told = warnings(&mut arbiter, &slug, "Torre");
    assert_eq!(told, ["Torre3 Zelinda deve stare sopra Torre1 Zelinda."]);
    set_rules(&mut arbiter, &slug, &by_rating("20")).assert_status(303);
    assert_eq!(warnings(&mut arbiter, &slug, "Torre"), [""; 0]);
    set_rules(&mut arbiter, &slug, &[("team_most", "2")]).assert_status(303);
    assert_eq!(
        warnings(&mut arbiter, &slug, "Torre"),
        ["In lista sono 3, al massimo 2."]
    );
    // The regulations of the Olympiad bring their tie-breaks with them.
    let page = arbiter.open(&format!("/t/{slug}/teams/desk?model=olympiad"));
    let form = page.assert_ok().form_to("/teams/rules");
    assert_eq!(form.value("team_most"), Some("5"));
    assert_eq!(
        form.value("team_tie_breaks"),
        Some("EMGSB/C1, MPvGP, BH:MP/C1")
    );
    // Everybody sees the teams, and nobody else what breaks the rules.
    let mut visitor = app.browser().in_italian();
    visitor
        .open(&format!("/t/{slug}/teams"))
        .assert_ok()
        .assert_hides("al massimo 2");
    // It goes with the archive.
    let bytes = archive::download(&mut arbiter, &slug);
    let (_other, mut there) = archive::elsewhere(&app);
    let opened = archive::open(&mut there, &bytes);
    assert!(opened.status < 400, "{}", opened.text());
    let page = there.open(&format!("/t/{slug}/teams/desk"));
    let form = page.form_to("/teams/rules");
    assert_eq!(form.value("team_most"), Some("2"));
    assert_eq!(form.value("team_tolerance"), Some("20"));
    // Who plays is said anew while the event runs; how it is paired is not.
    publish_round(&mut arbiter, &slug, 1);
    set_rules(&mut arbiter, &slug, &[("team_most", "")]).assert_status(303);
    assert_eq!(warnings(&mut arbiter, &slug, "Torre"), [""; 0]);
    let page = set_rules(&mut arbiter, &slug, &[("team_boards", "3")]);
    page.assert_status(422)
        .assert_shows("squadre, ordine e regole restano");
}

fn line_ups_are_handed_in_in_time(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made_by(&mut arbiter, "Lega dei Ritardi", "2", "team-round-robin");
    for (name, rating) in [
        ("Torre", 1900),
        ("Alfiere", 1800),
        ("Donna", 1700),
        ("Pedone", 1600),
    ] {
        add_team(&mut arbiter, &slug, name, 3, rating);
    }
    publish_round(&mut arbiter, &slug, 1);
    let names = ["Torre", "Alfiere", "Donna", "Pedone"];
    let pages = names.map(|name| captain(&mut arbiter, &slug, name));
    let mut one = app.browser().in_italian();
    // Nobody says when the round begins: no time is over.
    set_rules(&mut arbiter, &slug, &[("team_hand_in", "60")]).assert_status(303);
    // One captain of the first match hands in, nobody of the second.
    let torre = &pages[0];
    let rival = (1..4).find(|at| one.open(&pages[*at]).text().contains("Contro Torre"));
    let rival = rival.unwrap();
    let alfiere = &pages[if rival == 1 { 2 } else { 1 }];
    hand_in(&mut one, torre, &[2, 3]).assert_status(303);
    // The matches were to begin long ago.
    let page = arbiter.open(&format!("/t/{slug}/desk/1/days"));
    let today = app.lines(&format!(
        "SELECT CAST(start_date AS TEXT) AS line FROM tournaments WHERE slug = '{slug}'"
    ));
    let mut form = page.assert_ok().form("main form");
    let fields: Vec<String> = form.names().into_iter().map(str::to_owned).collect();
    for name in fields {
        if name.starts_with("day") {
            form = form.set(&name, &today[0]);
        } else if name.starts_with("hour") {
            form = form.set(&name, "00:30");
        }
    }
    arbiter.send(form).assert_status(303);
    let page = one.open(alfiere);
    page.assert_shows("Il tempo per consegnare era finito");
    assert!(page.texts("main form button").is_empty());
    hand_in(&mut one, alfiere, &[1, 2])
        .assert_status(422)
        .assert_shows("rivolgiti all’arbitro");
    // What was handed in is shown by itself; where nobody did the usual line-up plays.
    let shown = "audit WHERE action = 'match.line-ups-due'";
    for _ in 0..120 {
        if app.count(shown) > 0 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(250));
    }
    assert_eq!(app.count(shown), 1);
    let seated = app.lines(
        "SELECT DISTINCT last_name AS line FROM pairings JOIN entries \
         ON entries.id = white_entry_id OR entries.id = black_entry_id \
         JOIN rounds ON rounds.id = round_id WHERE rounds.number = 1 ORDER BY last_name",
    );
    let of = |team: &str| {
        let own = seated.iter().filter(|name| name.starts_with(team));
        own.cloned().collect::<Vec<_>>()
    };
    assert_eq!(of("Torre"), ["Torre2", "Torre3"]);
    for name in &names[1..] {
        assert_eq!(of(name), [format!("{name}1"), format!("{name}2")]);
    }
    one.open(torre)
        .assert_ok()
        .assert_shows("Le formazioni sono scoperte");
    hand_in(&mut one, torre, &[1, 2])
        .assert_status(422)
        .assert_shows("già scoperte");
    // It was the program, and everybody may know.
    let by = app.lines(&format!("SELECT actor AS line FROM {shown}"));
    assert_eq!(by, ["tratto"]);
    // An arbiter changes what is shown, and it stays as they say.
    let page = arbiter.open(&format!("/t/{slug}/record"));
    page.assert_ok()
        .assert_shows("Formazioni scoperte, tempo scaduto");
    // Without a limit the others can hand in again.
    set_rules(&mut arbiter, &slug, &[("team_hand_in", "")]).assert_status(303);
    hand_in(&mut one, alfiere, &[1, 2]).assert_status(303);
}

fn points_are_taken_off_a_team(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made(&mut arbiter, "Coppa delle Penalità", "WB");
    for (name, rating) in [
        ("Torre", 1900),
        ("Alfiere", 1800),
        ("Donna", 2000),
        ("Pedone", 1500),
    ] {
        add_team(&mut arbiter, &slug, name, 2, rating);
    }
    publish_round(&mut arbiter, &slug, 1);
    enter_all(&mut arbiter, &slug, 1, "1/2-1/2");
    let scores = |browser: &mut Browser, slug: &str| {
        let page = browser.open(&format!("/t/{slug}/teams"));
        page.assert_ok()
            .texts("[data-live-part=standings] tbody tr")
    };
    let mut visitor = app.browser().in_italian();
    let before = scores(&mut visitor, &slug);
    let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
    let donna = section_of(&page, "Donna");
    let penalise = |page: &Page, off: [&str; 2], why: &str| {
        page.form(&format!("#{donna} form[action$='/penalty']"))
            .set("penalty_match", off[0])
            .set("penalty_game", off[1])
            .set("penalty_reason", why)
    };
    // Without points or a reason nothing is taken off.
    for (off, why) in [
        (["", ""], "Sedia vuota"),
        (["1", ""], ""),
        (["x", ""], "Perché"),
        (["-1", ""], "Perché"),
    ] {
        arbiter.send(penalise(&page, off, why)).assert_status(422);
    }
    assert_eq!(app.count("team_penalties"), 0);
    arbiter
        .send(penalise(&page, ["1", "0,5"], "Formazione non regolare"))
        .assert_status(303);
    let after = scores(&mut visitor, &slug);
    assert_ne!(after, before);
    let last = after.last().unwrap();
    assert!(last.contains("Donna") && last.contains('½'), "{after:?}");
    let told = "punti squadra −1, punti individuali −½ dal turno 1: Formazione non regolare";
    visitor.open(&format!("/t/{slug}/teams")).assert_shows(told);
    // The report says it, and comes back with it; so does the archive.
    let text = report(&mut arbiter, &slug);
    let number = before.iter().position(|row| row.contains("Donna"));
    assert!(number.is_some());
    assert!(text.contains("299    -1.0  -0.5  001    "), "{text}");
    let (again, _) = imported(&app, &text);
    assert_eq!(lines(&report(&mut arbiter, &again)), lines(&text));
    assert_eq!(scores(&mut visitor, &again), after);
    let bytes = archive::download(&mut arbiter, &slug);
    let (_other, mut there) = archive::elsewhere(&app);
    assert!(archive::open(&mut there, &bytes).status < 400);
    assert_eq!(report(&mut there, &slug), text);
    // The next round is paired by what is left: the three with a draw are above.
    publish_round(&mut arbiter, &slug, 2);
    // Given back, everything is as it was.
    let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
    page.assert_shows(told);
    arbiter.send(page.form_to("/lift")).assert_status(303);
    assert_eq!(app.count("team_penalties"), 1);
    let page = visitor.open(&format!("/t/{slug}/teams?after=1"));
    assert_eq!(page.texts("[data-live-part=standings] tbody tr"), before);
    page.assert_hides("Formazione non regolare");
    let record = arbiter.open(&format!("/t/{slug}/record"));
    record
        .assert_shows("Punti tolti o dati a una squadra")
        .assert_shows("Punti tolti o dati a una squadra: annullati");
}

fn what_the_event_says_of_who_plays_is_checked(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made(&mut arbiter, "Coppa delle Regole", "2");
    for (field, value, told) in [
        ("team_tolerance", "1001", "1000"),
        ("team_most", "0", "99"),
        ("team_hand_in", "ieri", "10080"),
        ("team_quotas", "donne 1", "mancano i due punti"),
        ("team_quotas", "under 16: 2\nalti: 1", "riga 2"),
        ("team_quotas", "donne: 0", "non è un numero di giocatori"),
    ] {
        let page = set_rules(&mut arbiter, &slug, &[(field, value)]);
        page.assert_status(422).assert_shows(told);
        // What was typed is still there.
        let form = page.form_to("/teams/rules");
        assert_eq!(form.value(field).map(str::trim), Some(value), "{field}");
    }
    let page = arbiter.open(&format!("/t/{slug}/teams/desk"));
    let form = page.form_to("/teams/rules").forge("team_order", "alphabet");
    arbiter.send(form).assert_status(422);
    set_rules(
        &mut arbiter,
        &slug,
        &[("team_quotas", "donne: 1\nunder 16: tutti")],
    )
    .assert_status(303);
}
