//! A knock-out through its pages: byes of the best seeds, a drawn board from which the arbiter names who goes on, the bracket, the
//! winner, the report out and in again.

use crate::{
    commands::run,
    exchange::{confirm, preview},
    referee::{check, write},
    support::{
        Browser, TestApp,
        folder::Folder,
        on_both_databases,
        tournament::{correct_result, enter_all, prepare, press_result, publish_round},
    },
};

on_both_databases!(
    a_knock_out_of_thirteen_from_its_creation_to_its_winner,
    whoever_leaves_lets_the_opponent_go_on,
    no_round_is_paired_after_boards_that_are_not_of_the_bracket,
    those_who_lost_a_semifinal_play_for_the_third_place,
    seeds_are_drawn_in_pots,
    two_defeats_put_somebody_out,
    who_wins_the_final_without_a_defeat_ends_it,
);

/// A knock-out with so many players, Provetti01 the best; number 1 has White. Answers its slug.
pub(crate) fn with_players(arbiter: &mut Browser, players: usize) -> String {
    with_system(arbiter, players, "knock-out", "rating")
}

/// The same with what is chosen for its pairing.
pub(crate) fn with_system(
    arbiter: &mut Browser,
    players: usize,
    system: &str,
    numbering: &str,
) -> String {
    let page = arbiter.open("/tournaments/new");
    let form = page.assert_ok().form_to("/tournaments/new");
    let form = form
        .set("name", "Coppa del Faro")
        .set("town", "Roccafiorita")
        .set("rounds", "")
        .set("pairing_edition", system)
        .set("numbering", numbering)
        .set("numbers_seed", "7")
        .set("initial_colour", "white");
    let created = arbiter.send(form);
    created.assert_status(303);
    let location = created.redirect().unwrap_or_default();
    let slug = location.split('/').nth(2).unwrap_or_default().to_owned();
    for number in 1..=players {
        let page = arbiter.open(&format!("/t/{slug}/entries"));
        let form = page.assert_ok().form("form[action$=\"/entries\"]");
        let form = form
            .set("last_name", &format!("Provetti{number:02}"))
            .set("first_name", "Zelinda")
            .set("rating", &(2400 - number * 7).to_string());
        arbiter.send(form).assert_status(303);
    }
    slug
}

/// The boards of a round, White first: `4-13`.
pub(crate) fn boards(app: &TestApp, round: u8) -> Vec<String> {
    app.lines(&format!(
        "SELECT CAST(w.tpn AS TEXT) || '-' || CAST(b.tpn AS TEXT) AS line FROM pairings p \
         JOIN rounds r ON r.id = p.round_id JOIN entries w ON w.id = p.white_entry_id \
         JOIN entries b ON b.id = p.black_entry_id WHERE r.number = {round} AND r.tournament_id = 1 ORDER BY p.board"
    ))
}

/// What the arbiter is told who prepares a round.
pub(crate) fn refused(arbiter: &mut Browser, slug: &str, round: u8, why: &str) {
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    let form = entries.form_to(&format!("/desk/{round}/pair"));
    let page = prepare(arbiter, form);
    page.assert_status(422).assert_shows(why);
}

fn name(arbiter: &mut Browser, slug: &str, round: u8, colour: &str) {
    let page = arbiter.open(&format!("/t/{slug}/desk/{round}"));
    let form = page.assert_ok().form_to("/goes-on");
    arbiter
        .send(form.press("goes_on", colour))
        .assert_status(303);
}

fn a_knock_out_of_thirteen_from_its_creation_to_its_winner(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, 13);
    let mut visitor = app.browser().in_italian();
    let bracket = format!("/t/{slug}/bracket");
    visitor
        .open(&bracket)
        .assert_shows("quando è pubblicato il turno 1");
    publish_round(&mut arbiter, &slug, 1);
    assert_eq!(boards(&app, 1), ["4-13", "12-5", "6-11", "10-7", "8-9"]);
    assert_eq!(app.count("byes WHERE kind = 'U' AND round = 1"), 3);
    let planned = "SELECT CAST(rounds_planned AS TEXT) AS line FROM tournaments";
    assert_eq!(app.lines(planned), ["4"]);
    let page = visitor.open(&format!("/t/{slug}/round/1/why"));
    page.assert_ok()
        .assert_shows("Chi perde è fuori")
        .assert_shows("Passano senza giocare: Provetti01 Zelinda, Provetti02 Zelinda, Provetti03");
    for entry in app.lines("SELECT CAST(id AS TEXT) AS line FROM entries ORDER BY id") {
        let page = visitor.open(&format!("/t/{slug}/round/1/why/{entry}?with=2"));
        page.assert_ok().assert_shows("La FIDE non ha regole");
    }
    refused(&mut arbiter, &slug, 2, "non passa ancora nessuno");
    for (board, result) in (1..).zip(["1-0", "1-0", "1-0", "1-0", "1/2-1/2"]) {
        press_result(&mut arbiter, &slug, 1, board, result).assert_status(303);
    }
    refused(
        &mut arbiter,
        &slug,
        2,
        "Dalla scacchiera 5 del turno 1 non passa",
    );
    let page = arbiter.open(&format!("/t/{slug}/desk/1"));
    page.assert_shows("in parità, chi passa?");
    name(&mut arbiter, &slug, 1, "white");
    // The arbiter changes their mind: the draft that was made of it is out of date, and is made again.
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    prepare(&mut arbiter, entries.form_to("/desk/2/pair")).assert_status(303);
    name(&mut arbiter, &slug, 1, "black");
    let draft = arbiter.open(&format!("/t/{slug}/desk/2/publish"));
    draft.assert_shows("La bozza non vale più");
    publish_round(&mut arbiter, &slug, 2);
    assert_eq!(boards(&app, 2).len(), 4);
    assert_eq!(boards(&app, 2)[0], "9-1");
    assert_eq!(app.count("entries WHERE withdrawn_after IS NOT NULL"), 0);
    let page = visitor.open(&bracket);
    page.assert_ok()
        .assert_shows("13 giocatori")
        .assert_shows("v");
    assert!(page.bytes.len() < 30_000, "{}", page.bytes.len());
    assert_eq!(
        page.texts(".ko > li h3"),
        ["Turno 1", "Quarti di finale", "Semifinali", "Finale"]
    );
    assert_eq!(page.texts(".tie").len(), 15);
    assert_eq!(page.texts(".tie.open").len(), 4);
    assert_eq!(page.texts(".tie abbr").len(), 1);
    enter_all(&mut arbiter, &slug, 2, "1-0");
    publish_round(&mut arbiter, &slug, 3);
    // Nothing happened in it: it is taken back, and published again.
    let page = arbiter.open(&format!("/t/{slug}/desk/3/take-back"));
    let form = page.assert_ok().form("main form").set("reason", "errore");
    let second = arbiter.send(form);
    arbiter.send(second.form("main form")).assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/desk/3/publish"));
    arbiter
        .send(page.assert_ok().form("main form.mt"))
        .assert_status(303);
    enter_all(&mut arbiter, &slug, 3, "1-0");
    publish_round(&mut arbiter, &slug, 4);
    assert_eq!(boards(&app, 4).len(), 1);
    enter_all(&mut arbiter, &slug, 4, "1/2-1/2");
    name(&mut arbiter, &slug, 4, "black");
    let page = visitor.open(&bracket);
    page.assert_ok().assert_shows("ha vinto il torneo");
    assert_eq!(page.texts(".tie.open").len(), 0);
    // The standings follow the bracket: one winner, one who lost the final, two the semifinals, four, five.
    let page = visitor.open(&format!("/t/{slug}/standings"));
    page.assert_ok()
        .assert_shows("La classifica segue il tabellone");
    let reached = page.texts("tbody td.name .k");
    let came = |index: usize| {
        reached[index]
            .split(',')
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    let all: Vec<String> = (0..reached.len()).map(came).collect();
    assert_eq!(all.len(), 13);
    assert_eq!(all[..2], ["ha vinto il torneo", "Finale"]);
    assert!(all[2..4].iter().all(|one| one == "Semifinali"), "{all:?}");
    assert!(
        all[4..8].iter().all(|one| one == "Quarti di finale"),
        "{all:?}"
    );
    assert!(all[8..].iter().all(|one| one == "Turno 1"), "{all:?}");
    assert!(
        reached[1].starts_with("Finale, contro Provetti"),
        "{reached:?}"
    );
    out_and_in_again(&mut arbiter, &slug);
}

/// The report names who went on; it checks without difference and is the same after it came in again.
fn out_and_in_again(arbiter: &mut Browser, slug: &str) {
    let text = |arbiter: &mut Browser, slug: &str| {
        let page = arbiter.get(&format!("/t/{slug}/tournament.trf26"));
        page.assert_ok();
        page.html()
    };
    let report = text(arbiter, slug);
    assert!(report.contains("192 CUSTOM_KNOCKOUT"), "{report}");
    assert!(report.contains("### Goes on @ Round 1: 9"), "{report}");
    assert!(report.contains("### Goes on @ Round 4: "), "{report}");
    let folder = Folder::new("knock-out");
    write(folder.path(), "coppa.trf", &report);
    let (code, lines, error) = check(folder.path(), &["coppa.trf"]);
    assert_eq!(code, 0, "{lines:?} {error}");
    let page = preview(arbiter, report.as_bytes());
    page.assert_ok();
    let copy = confirm(arbiter, &page);
    let again = text(arbiter, &copy);
    let without = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| !line.contains("Import @"));
        lines.map(str::to_owned).collect()
    };
    assert_eq!(without(&again), without(&report));
    let winner = |arbiter: &mut Browser, slug: &str| {
        let page = arbiter.open(&format!("/t/{slug}/bracket"));
        page.texts(".lead").last().cloned().unwrap_or_default()
    };
    assert_eq!(winner(arbiter, &copy), winner(arbiter, slug));
}

fn whoever_leaves_lets_the_opponent_go_on(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, 8);
    publish_round(&mut arbiter, &slug, 1);
    assert_eq!(boards(&app, 1), ["1-8", "7-2", "3-6", "5-4"]);
    for (board, result) in (1..).zip(["1-0", "0-1", "1-0", "0-1"]) {
        press_result(&mut arbiter, &slug, 1, board, result).assert_status(303);
    }
    let entry = app
        .lines("SELECT CAST(id AS TEXT) AS line FROM entries WHERE tpn = 4")
        .remove(0);
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.form_to(&format!("/entries/{entry}/withdraw"));
    arbiter.send(form).assert_status(303);
    publish_round(&mut arbiter, &slug, 2);
    assert_eq!(boards(&app, 2), ["2-3"]);
    assert_eq!(app.count("byes WHERE kind = 'U' AND round = 2"), 1);
    // A bracket takes nobody else, and boards are not changed by hand.
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.form("form[action$=\"/entries\"]");
    let form = form
        .set("last_name", "Ritardi")
        .set("first_name", "Ugo")
        .set("rating", "1500");
    arbiter
        .send(form)
        .assert_status(422)
        .assert_shows("Il tabellone è pubblicato");
    enter_all(&mut arbiter, &slug, 2, "1-0");
    publish_round(&mut arbiter, &slug, 3);
    let final_board = boards(&app, 3);
    assert!(
        ["1-2", "2-1"].contains(&final_board[0].as_str()),
        "{final_board:?}"
    );
}

fn no_round_is_paired_after_boards_that_are_not_of_the_bracket(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, 8);
    publish_round(&mut arbiter, &slug, 1);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    publish_round(&mut arbiter, &slug, 2);
    enter_all(&mut arbiter, &slug, 2, "1-0");
    // Whoever won the first board plays in round 2, and lost after all.
    let corrected = correct_result(&mut arbiter, &slug, 1, 1, "0-1");
    corrected.assert_status(303);
    let why = "Il turno 2 ha scacchiere che non sono del tabellone";
    refused(&mut arbiter, &slug, 3, why);
    let page = app
        .browser()
        .in_italian()
        .open(&format!("/t/{slug}/bracket"));
    page.assert_ok()
        .assert_shows("non sono quelli di un tabellone");
    assert_eq!(page.texts(".tie").len(), 0);
    // The slip was right: the bracket is whole again.
    let corrected = correct_result(&mut arbiter, &slug, 1, 1, "1-0");
    corrected.assert_status(303);
    publish_round(&mut arbiter, &slug, 3);
    assert_eq!(boards(&app, 3).len(), 1);
}

fn those_who_lost_a_semifinal_play_for_the_third_place(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_system(&mut arbiter, 8, "knock-out-third", "rating");
    let settings = |arbiter: &mut Browser, slug: &str| {
        let page = arbiter.open(&format!("/t/{slug}/settings"));
        page.assert_ok().form("form[action$=\"/settings\"]")
    };
    let form = settings(&mut arbiter, &slug);
    assert_eq!(form.value("pairing_edition"), Some("knock-out-third"));
    arbiter
        .open(&format!("/t/{slug}"))
        .assert_shows("Eliminazione diretta, con finale per il terzo posto");
    for round in 1..=2 {
        publish_round(&mut arbiter, &slug, round);
        enter_all(&mut arbiter, &slug, round, "1-0");
    }
    // Until the final is published it may be chosen otherwise, and back.
    for (system, boards) in [("knock-out", 1), ("knock-out-third", 2)] {
        let form = settings(&mut arbiter, &slug).set("pairing_edition", system);
        arbiter.send(form).assert_status(303);
        let entries = arbiter.open(&format!("/t/{slug}/entries"));
        prepare(&mut arbiter, entries.form_to("/desk/3/pair")).assert_status(303);
        assert_eq!(self::boards(&app, 3).len(), boards, "{system}");
    }
    let report = arbiter.get(&format!("/t/{slug}/tournament.trf26")).html();
    assert!(report.contains("### Third place @ Round 3"), "{report}");
    let page = preview(&mut arbiter, report.as_bytes());
    let copy = confirm(&mut arbiter, &page);
    let form = settings(&mut arbiter, &copy);
    assert_eq!(form.value("pairing_edition"), Some("knock-out-third"));
    publish_round(&mut arbiter, &slug, 3);
    let form = settings(&mut arbiter, &slug).set("pairing_edition", "knock-out");
    arbiter.send(form).assert_status(422);
    let bracket = format!("/t/{slug}/bracket");
    let page = app.browser().in_italian().open(&bracket);
    page.assert_ok().assert_shows("Terzo posto");
    assert_eq!(page.texts(".third .tie.open").len(), 1);
    // The final stands first; the other board is drawn, and played out like any.
    press_result(&mut arbiter, &slug, 3, 1, "1-0").assert_status(303);
    press_result(&mut arbiter, &slug, 3, 2, "1/2-1/2").assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/desk/3/play-on/2"));
    let form = page.form_to("/play-on/2").set("kind", "armageddon");
    arbiter
        .send(form.press("result", "1/2-1/2"))
        .assert_status(303);
    let page = app.browser().in_italian().open(&bracket);
    assert_eq!(page.texts(".third .more"), ["Armageddon ½–½"]);
    assert_eq!(page.texts(".third .in").len(), 1);
    page.assert_shows("ha vinto il torneo");
    let page = app
        .browser()
        .in_italian()
        .open(&format!("/t/{slug}/standings"));
    assert_eq!(page.texts("tbody td.name .k")[2], "terzo posto");
    let places: Vec<String> = page.texts("tbody th").into_iter().take(4).collect();
    assert_eq!(places, ["1", "2", "3", "4"]);
    let report = arbiter.get(&format!("/t/{slug}/tournament.trf26")).html();
    let folder = Folder::new("knock-out-third");
    write(folder.path(), "coppa.trf", &report);
    let (code, lines, error) = check(folder.path(), &["coppa.trf"]);
    assert_eq!(code, 0, "{lines:?} {error}");
}

#[test]
fn a_knock_out_is_made_checked_paired_and_explained() {
    let folder = Folder::new("knock-out-cli");
    let here = folder.path();
    let call = [
        "generate",
        "--system",
        "knock-out",
        "--players",
        "13",
        "--seed",
        "3",
    ];
    let (code, text, error) = run(here, &call, "");
    assert_eq!(code, 0, "{error}");
    assert!(text.contains("192 CUSTOM_KNOCKOUT"), "{text}");
    write(here, "coppa.trf", &text);
    let (code, lines, error) = check(here, &["coppa.trf"]);
    assert_eq!(code, 0, "{lines:?} {error}");
    let dutch = text.replace("192 CUSTOM_KNOCKOUT", "192 FIDE_DUTCH");
    write(here, "svizzero.trf", &dutch);
    assert_ne!(check(here, &["svizzero.trf"]).0, 0);
    let line = |number: u16| {
        let rating = 1900 - number;
        format!("001 {number:4}      {:<33} {rating:4}\n", "Prova, Ugo")
    };
    let players: String = (1..=6).map(line).collect();
    let start = format!("012 Coppa\n042 2026/03/07\n142 3\n152 W\n192 CUSTOM_KNOCKOUT\n{players}");
    write(here, "inizio.trf", &start);
    let (code, out, error) = run(here, &["pair", "inizio.trf"], "");
    assert_eq!(
        (code, out.as_str()),
        (0, "4\n3 6\n5 4\n1 0\n2 0\n"),
        "{error}"
    );
    let call = ["pair", "inizio.trf", "--explain", "--lang", "it"];
    let (_, out, _) = run(here, &call, "");
    assert!(
        out.contains("i bye del turno 1 vanno alle prime teste di serie"),
        "{out}"
    );
    let call = ["pair", "inizio.trf", "--explain-pair", "1", "2"];
    let (_, out, _) = run(here, &call, "");
    assert!(
        out.contains("meet in round 3, if both get that far"),
        "{out}"
    );
    let (_, out, _) = run(here, &["pair", "inizio.trf", "--json"], "");
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["rules"], "knock-out");
    assert_eq!(json["boards"].as_array().unwrap().len(), 4);
}

/// The seeds 1 and 2 are the first two of the ranking; 3 and 4, and 5 to 8, are drawn among themselves, by the same seed the same.
fn seeds_are_drawn_in_pots(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_system(&mut arbiter, 8, "knock-out", "pots");
    publish_round(&mut arbiter, &slug, 1);
    let numbers: Vec<usize> = app
        .lines("SELECT CAST(tpn AS TEXT) AS line FROM entries ORDER BY id")
        .iter()
        .map(|number| number.parse().unwrap())
        .collect();
    assert_eq!(numbers[..2], [1, 2]);
    let pot = |range: std::ops::Range<usize>| {
        let mut seeds = numbers[range].to_vec();
        seeds.sort_unstable();
        seeds
    };
    assert_eq!((pot(2..4), pot(4..8)), (vec![3, 4], vec![5, 6, 7, 8]));
    assert_ne!(numbers, [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(boards(&app, 1).len(), 4);
    // Envelopes are for round robins.
    let page = arbiter.open("/tournaments/new");
    let form = page.form_to("/tournaments/new");
    let form = form
        .set("name", "Coppa delle Buste")
        .set("town", "Roccafiorita")
        .set("pairing_edition", "knock-out")
        .set("numbering", "restricted-lots");
    arbiter
        .send(form)
        .assert_status(422)
        .assert_shows("Le buste di Varma sono dei gironi");
}

/// Lets these win their boards of a round, which are those of these pairs in whatever order.
fn win(arbiter: &mut Browser, app: &TestApp, slug: &str, round: u8, winners: &[&str]) {
    let boards = boards(app, round);
    assert_eq!(boards.len(), winners.len(), "{boards:?}");
    for (number, board) in (1..).zip(&boards) {
        let (white, black) = board.split_once('-').unwrap_or_default();
        let result = match winners {
            winners if winners.contains(&white) => "1-0",
            winners if winners.contains(&black) => "0-1",
            _ => panic!("nobody of {winners:?} at {board}"),
        };
        press_result(arbiter, slug, round, number, result).assert_status(303);
    }
}

/// The pairs of a round, the lower number first.
fn pairs(app: &TestApp, round: u8) -> Vec<String> {
    let sorted = |board: &String| {
        let mut both: Vec<&str> = board.split('-').collect();
        both.sort_unstable();
        both.join("-")
    };
    boards(app, round).iter().map(sorted).collect()
}

fn two_defeats_put_somebody_out(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_system(&mut arbiter, 4, "knock-out-lives", "rating");
    let mut visitor = app.browser().in_italian();
    publish_round(&mut arbiter, &slug, 1);
    assert_eq!(pairs(&app, 1), ["1-4", "2-3"]);
    let planned = "SELECT CAST(rounds_planned AS TEXT) AS line FROM tournaments";
    assert_eq!(app.lines(planned), ["5"]);
    win(&mut arbiter, &app, &slug, 1, &["1", "2"]);
    publish_round(&mut arbiter, &slug, 2);
    assert_eq!(pairs(&app, 2), ["1-2", "3-4"]);
    visitor
        .open(&format!("/t/{slug}/round/2/why"))
        .assert_ok()
        .assert_shows("Chi perde due volte è fuori")
        .assert_shows("Tabellone principale, turno 2, Ripescaggi, turno 1");
    // After one round a report has to say that there are two lives.
    let report = arbiter.get(&format!("/t/{slug}/tournament.trf26")).html();
    assert!(report.contains("### Two lives"), "{report}");
    win(&mut arbiter, &app, &slug, 2, &["1", "3"]);
    publish_round(&mut arbiter, &slug, 3);
    // Number 1 waits for the final.
    assert_eq!(pairs(&app, 3), ["2-3"]);
    let entry = app
        .lines("SELECT CAST(id AS TEXT) AS line FROM entries ORDER BY tpn")
        .remove(0);
    visitor
        .open(&format!("/t/{slug}/round/3/why/{entry}?with=2"))
        .assert_ok()
        .assert_shows("in questo turno aspetta: il suo prossimo incontro è al turno 4")
        .assert_hides("assente");
    win(&mut arbiter, &app, &slug, 3, &["2"]);
    publish_round(&mut arbiter, &slug, 4);
    assert_eq!(pairs(&app, 4), ["1-2"]);
    win(&mut arbiter, &app, &slug, 4, &["2"]);
    // Both have lost once: once more.
    publish_round(&mut arbiter, &slug, 5);
    assert_eq!(pairs(&app, 5), ["1-2"]);
    win(&mut arbiter, &app, &slug, 5, &["1"]);
    let page = visitor.open(&format!("/t/{slug}/bracket"));
    page.assert_ok()
        .assert_shows("Provetti01 Zelinda ha vinto il torneo")
        .assert_shows("Seconda finale");
    assert_eq!(page.texts(".ko > li h3"), ["Turno 1", "Turno 2"]);
    let losers = visitor.open(&format!("/t/{slug}/bracket?of=losers"));
    assert_eq!(
        losers.assert_ok().texts(".ko > li h3"),
        ["Turno 1", "Turno 2"]
    );
    assert_eq!(losers.texts(".ko .tie").len(), 2);
    let page = visitor.open(&format!("/t/{slug}/standings"));
    let names = page.assert_ok().texts("tbody td.name");
    let order = names.iter().map(|name| name[8..10].to_owned());
    assert_eq!(order.collect::<Vec<_>>(), ["01", "02", "03", "04"]);
    // Both brackets have their sheet for the wall, with the final.
    for (of, heads) in [("", "Tabellone principale"), ("losers", "Ripescaggi")] {
        let sheet = visitor.open(&format!("/t/{slug}/print/bracket?of={of}"));
        sheet
            .assert_ok()
            .assert_shows(heads)
            .assert_shows("Seconda finale");
        assert_eq!(
            sheet.texts(".ko .tie").len(),
            if of.is_empty() { 3 } else { 2 }
        );
        let links = sheet.attributes(".ko a", "href");
        assert!(links.len() >= 4, "{links:?}");
    }
    let papers = arbiter.open(&format!("/t/{slug}/papers"));
    let links = papers.assert_ok().attributes("a", "href");
    let own = format!("/t/{slug}/print/bracket");
    assert!(links.contains(&own), "{links:?}");
    out_and_in_again_of_lives(&mut arbiter, &slug);
}

/// The report checks without difference, and is the same after it came in again.
fn out_and_in_again_of_lives(arbiter: &mut Browser, slug: &str) {
    let report = arbiter.get(&format!("/t/{slug}/tournament.trf26")).html();
    let folder = Folder::new("two-lives");
    write(folder.path(), "coppa.trf", &report);
    let (code, lines, error) = check(folder.path(), &["coppa.trf"]);
    assert_eq!(code, 0, "{lines:?} {error}");
    let page = preview(arbiter, report.as_bytes());
    let copy = confirm(arbiter, page.assert_ok());
    arbiter
        .open(&format!("/t/{copy}/bracket"))
        .assert_ok()
        .assert_shows("Ripescaggi")
        .assert_shows("ha vinto il torneo");
    let settings = arbiter.open(&format!("/t/{copy}/settings"));
    let form = settings.assert_ok().form_to("/settings");
    assert_eq!(form.value("pairing_edition"), Some("knock-out-lives"));
}

fn who_wins_the_final_without_a_defeat_ends_it(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_system(&mut arbiter, 3, "knock-out-lives", "rating");
    publish_round(&mut arbiter, &slug, 1);
    // Number 1 has nobody to play, in the losers' bracket whoever lost has nobody either.
    assert_eq!(pairs(&app, 1), ["2-3"]);
    win(&mut arbiter, &app, &slug, 1, &["2"]);
    publish_round(&mut arbiter, &slug, 2);
    assert_eq!(pairs(&app, 2), ["1-2"]);
    win(&mut arbiter, &app, &slug, 2, &["1"]);
    publish_round(&mut arbiter, &slug, 3);
    assert_eq!(pairs(&app, 3), ["2-3"]);
    win(&mut arbiter, &app, &slug, 3, &["2"]);
    publish_round(&mut arbiter, &slug, 4);
    assert_eq!(pairs(&app, 4), ["1-2"]);
    win(&mut arbiter, &app, &slug, 4, &["1"]);
    let mut visitor = app.browser().in_italian();
    let page = visitor.open(&format!("/t/{slug}/bracket"));
    page.assert_ok()
        .assert_shows("Provetti01 Zelinda ha vinto il torneo");
    assert!(!page.text().contains("Seconda finale"), "{}", page.text());
    // There is no round 5: the event can be closed.
    let desk = arbiter.open(&format!("/t/{slug}/desk/4"));
    let links = desk.assert_ok().attributes("form", "action");
    assert!(
        !links.iter().any(|link| link.ends_with("/desk/5/pair")),
        "{links:?}"
    );
    let end = arbiter.open(&format!("/t/{slug}/end"));
    end.assert_ok();
    // The other result makes it go on.
    press_result(&mut arbiter, &slug, 4, 1, "1/2-1/2").assert_status(303);
    let page = visitor.open(&format!("/t/{slug}/bracket"));
    assert!(
        !page.text().contains("ha vinto il torneo"),
        "{}",
        page.text()
    );
}
