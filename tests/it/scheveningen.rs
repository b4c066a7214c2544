//! Events of sides whose members do not meet each other, by tables that are published whole: a Scheveningen match of two clubs, and the
//! Schiller, Hutton and Molter systems of more.

use crate::{
    commands::run,
    exchange::{confirm, preview},
    knock_out::boards,
    referee::{check, write},
    round_robin::published,
    support::{
        Browser, TestApp,
        folder::Folder,
        on_both_databases,
        tournament::{enter_all, prepare},
    },
};

on_both_databases!(
    two_clubs_meet,
    many_clubs_meet,
    sides_without_a_table_are_refused
);

fn enter(arbiter: &mut Browser, slug: &str, number: usize, club: &str) {
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.assert_ok().form("form[action$=\"/entries\"]");
    let form = form
        .set("last_name", &format!("Provetti{number:02}"))
        .set("first_name", "Zelinda")
        .set("rating", &(2400 - number * 7).to_string())
        .set("club", club);
    arbiter.send(form).assert_status(303);
}

fn two_clubs_meet(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let page = arbiter.open("/tournaments/new");
    let form = page.assert_ok().form_to("/tournaments/new");
    let form = form
        .set("name", "Incontro dei Due Ponti")
        .set("town", "Roccafiorita")
        .set("rounds", "")
        .set("pairing_edition", "scheveningen");
    // Nothing is drawn: a side has its own numbers.
    let refused = arbiter.send(form.set("numbering", "lots"));
    refused.assert_status(422);
    let form = refused.form_to("/tournaments/new");
    let created = arbiter.send(form.set("numbering", "rating"));
    created.assert_status(303);
    let location = created.redirect().unwrap_or_default();
    let slug = location.split('/').nth(2).unwrap_or_default().to_owned();
    for number in 1..=7 {
        let club = ["Circolo Beta", "Circolo Alfa"][number % 2];
        enter(&mut arbiter, &slug, number, club);
    }
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    prepare(&mut arbiter, entries.form_to("/desk/1/pair"))
        .assert_status(422)
        .assert_shows("Circolo Alfa 4, Circolo Beta 3");
    enter(&mut arbiter, &slug, 8, "Circolo Beta");
    published(&mut arbiter, &slug);
    assert_eq!(app.count("rounds WHERE state = 'published'"), 4);
    let numbers = app.lines("SELECT tpn || ' ' || last_name AS line FROM entries ORDER BY tpn");
    assert_eq!(numbers[0], "1 Provetti01");
    assert_eq!(numbers[1], "2 Provetti03");
    assert_eq!(numbers[4], "5 Provetti02");
    assert_eq!(boards(&app, 1), ["1-5", "2-6", "7-3", "8-4"]);
    let mut visitor = app.browser().in_italian();
    let why = visitor.open(&format!("/t/{slug}/round/1/why"));
    why.assert_ok()
        .assert_shows("tabella Scheveningen per 4 contro 4");
    let entry = app
        .lines("SELECT CAST(id AS TEXT) AS line FROM entries ORDER BY tpn")
        .remove(0);
    visitor
        .open(&format!("/t/{slug}/round/1/why/{entry}?with=2"))
        .assert_ok()
        .assert_shows("chi è della stessa parte non si incontra");
    for round in 1..=4 {
        enter_all(&mut arbiter, &slug, round, "1-0");
    }
    // Each side has two Whites a round.
    visitor
        .open(&format!("/t/{slug}/standings"))
        .assert_ok()
        .assert_shows("Circolo Alfa 8 – Circolo Beta 8");
    visitor.open(&format!("/t/{slug}/crosstable")).assert_ok();
    let page = arbiter.get(&format!("/t/{slug}/tournament.trf26"));
    page.assert_ok();
    let report = page.html();
    assert!(report.contains("192 FIDE_SCHEVENINGEN"), "{report}");
    let page = preview(&mut arbiter, report.as_bytes());
    page.assert_ok();
    // A report tells no clubs.
    let copy = confirm(&mut arbiter, &page);
    visitor
        .open(&format!("/t/{copy}/standings"))
        .assert_shows("Parte 1 8 – Parte 2 8");
}

/// An event of four clubs, with three players each, that has not begun.
fn event_of_clubs(arbiter: &mut Browser, system: &str, rounds: &str, members: usize) -> String {
    let page = arbiter.open("/tournaments/new");
    let form = page.assert_ok().form_to("/tournaments/new");
    let form = form
        .set("name", &format!("Quattro Torri {system}"))
        .set("town", "Roccafiorita")
        .set("rounds", rounds)
        .set("pairing_edition", system);
    // The number of sides is announced.
    let refused = arbiter.send(form);
    refused.assert_status(422);
    let form = refused.form_to("/tournaments/new").set("sides", "4");
    let created = arbiter.send(form);
    created.assert_status(303);
    let location = created.redirect().unwrap_or_default();
    let slug = location.split('/').nth(2).unwrap_or_default().to_owned();
    for number in 1..=4 * members {
        let club = ["Alfa", "Beta", "Gamma", "Delta"][number % 4];
        enter(arbiter, &slug, number, club);
    }
    slug
}

fn many_clubs_meet(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let mut visitor = app.browser().in_italian();
    for (system, rounds, members, made, why) in [
        ("schiller", "", 3, 9, "della tabella Schiller"),
        ("hutton", "", 3, 1, "in un turno solo"),
        ("molter", "3", 4, 3, "della tabella Molter"),
    ] {
        let slug = event_of_clubs(&mut arbiter, system, rounds, members);
        visitor
            .open(&format!("/t/{slug}"))
            .assert_ok()
            .assert_shows("4 squadre");
        published(&mut arbiter, &slug);
        let of_event = format!(
            "rounds JOIN tournaments ON tournaments.id = rounds.tournament_id WHERE slug = '{slug}'"
        );
        assert_eq!(app.count(&of_event), made, "{system}");
        // Nobody meets their own club, and everybody plays in every round.
        let boards = app.lines(&format!(
            "SELECT w.club_name || ' ' || b.club_name AS line FROM pairings \
             JOIN rounds ON rounds.id = pairings.round_id \
             JOIN tournaments ON tournaments.id = rounds.tournament_id \
             JOIN entries w ON w.id = white_entry_id JOIN entries b ON b.id = black_entry_id \
             WHERE slug = '{slug}'"
        ));
        assert_eq!(boards.len(), made * 2 * members, "{system}");
        for board in boards {
            let (white, black) = board.split_once(' ').unwrap_or_default();
            assert_ne!(white, black, "{system}");
        }
        visitor
            .open(&format!("/t/{slug}/round/1/why"))
            .assert_ok()
            .assert_shows(why);
        for round in 1..=made {
            enter_all(
                &mut arbiter,
                &slug,
                u8::try_from(round).unwrap_or(1),
                "1/2-1/2",
            );
        }
        let standings = visitor.open(&format!("/t/{slug}/standings"));
        standings.assert_ok().assert_shows("Punti delle squadre");
        visitor.open(&format!("/t/{slug}/crosstable")).assert_ok();
        let settings = arbiter.open(&format!("/t/{slug}/settings"));
        assert_eq!(
            settings.assert_ok().form_to("/settings").value("sides"),
            Some("4")
        );
    }
    // A report tells the sides of the Schiller system by its rounds.
    let page = arbiter.get("/t/quattro-torri-schiller-2026/tournament.trf26");
    let report = page.html();
    assert!(report.contains("192 FIDE_SCHILLER"), "{report}");
    let page = preview(&mut arbiter, report.as_bytes());
    let copy = confirm(&mut arbiter, page.assert_ok());
    visitor
        .open(&format!("/t/{copy}/standings"))
        .assert_shows("Parte 1")
        .assert_shows("Parte 4");
    visitor
        .open(&format!("/t/{copy}/round/2/why"))
        .assert_ok()
        .assert_shows("della tabella Schiller");
}

/// What has no table is refused with its reason, before anything is made.
fn sides_without_a_table_are_refused(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = event_of_clubs(&mut arbiter, "molter", "3", 3);
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    prepare(&mut arbiter, entries.form_to("/desk/1/pair"))
        .assert_status(422)
        .assert_shows("ogni squadra ha un numero pari di giocatori");
    enter(&mut arbiter, &slug, 13, "Alfa");
    prepare(&mut arbiter, entries.form_to("/desk/1/pair"))
        .assert_status(422)
        .assert_shows("Servono 4 squadre")
        .assert_shows("Alfa 4");
    let page = arbiter.open("/tournaments/new");
    let form = page.form_to("/tournaments/new");
    let form = form
        .set("name", "Troppi turni")
        .set("town", "Roccafiorita")
        .set("rounds", "4")
        .set("sides", "4")
        .set("pairing_edition", "molter");
    arbiter
        .send(form)
        .assert_status(422)
        .assert_shows("al massimo 3");
}

/// From the command line: schedules of two sides and of more, made, paired again and explained where the command says how many sides meet.
#[test]
fn schedules_of_sides_are_made_and_checked() {
    for (system, players, rounds, named) in [
        ("scheveningen", "12", "6", None),
        ("schiller", "12", "9", Some("4")),
        ("hutton", "12", "1", Some("4")),
        ("molter", "16", "3", Some("4")),
    ] {
        let folder = Folder::new(&format!("sides-{system}"));
        let here = folder.path();
        let make = [
            "generate",
            "--system",
            system,
            "--players",
            players,
            "--rounds",
            rounds,
            "--seed",
            "5",
        ];
        let (code, text, error) = run(here, &make, "");
        assert_eq!(code, 0, "{system}: {error}");
        write(here, "parti.trf", &text);
        let mut arguments = Vec::new();
        if let Some(sides) = named {
            arguments.extend(["--system", system, "--sides", sides]);
        }
        arguments.push("parti.trf");
        let (code, lines, error) = check(here, &arguments);
        assert_eq!(code, 0, "{system}: {lines:?} {error}");
        // Before round 1 the same players, to be paired and told why.
        let start: Vec<&str> = text
            .lines()
            .filter_map(|line| match line.get(..3)? {
                "001" => line.get(..80),
                "012" | "042" | "142" | "152" | "192" => Some(line),
                _ => None,
            })
            .collect();
        write(here, "inizio.trf", &(start.join("\n") + "\n"));
        let mut explained = vec!["pair", "inizio.trf", "--explain"];
        explained.extend(arguments.iter().take(arguments.len() - 1));
        let (code, out, error) = run(here, &explained, "");
        assert_eq!(code, 0, "{system}: {error}");
        assert!(!out.contains("C.05"), "{out}");
    }
}
