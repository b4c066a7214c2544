//! A club's round robin through its pages: the whole schedule at once, results in any order, somebody who leaves before
//! half of their games, the cross-table, the standings, the report out and in again.

use crate::{
    exchange::{confirm, preview},
    support::{
        Browser, TestApp, on_both_databases,
        page::Page,
        tournament::{enter_all, prepare, press_result},
    },
};

on_both_databases!(
    a_double_round_robin_of_nine,
    whoever_left_at_half_counts,
    lots_give_the_numbers_and_stay,
    numbers_are_written_by_hand,
    a_game_is_moved_to_another_day,
    a_schedule_is_taken_back_whole,
    the_schedule_says_why,
);

/// A round robin by the sentence `system` of the form, with so many players; answers its slug.
pub(crate) fn with_players(
    arbiter: &mut Browser,
    name: &str,
    system: &str,
    numbering: &str,
    players: usize,
) -> String {
    let page = arbiter.open("/tournaments/new");
    let form = page.assert_ok().form_to("/tournaments/new");
    let form = form
        .set("name", name)
        .set("town", "Roccafiorita")
        .set("rounds", "")
        .set("pairing_edition", system)
        .set("numbering", numbering)
        .set("tie_breaks", "DE, WIN, SB, KS");
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

fn prepared(arbiter: &mut Browser, slug: &str) -> Page {
    let entries = arbiter.open(&format!("/t/{slug}/entries"));
    prepare(arbiter, entries.form_to("/desk/1/pair"))
}

pub(crate) fn published(arbiter: &mut Browser, slug: &str) {
    prepared(arbiter, slug).assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/desk/1/publish"));
    let form = page.assert_ok().form("main form.mt");
    arbiter.send(form).assert_status(303);
}

fn entry(app: &TestApp, number: usize) -> String {
    app.lines(&format!(
        "SELECT CAST(id AS TEXT) AS line FROM entries WHERE last_name = 'Provetti{number:02}' ORDER BY id"
    ))
    .remove(0)
}

fn withdraw(arbiter: &mut Browser, slug: &str, entry: &str) {
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.form_to(&format!("/entries/{entry}/withdraw"));
    arbiter.send(form).assert_status(303);
}

/// Points by pairing number, as the report has them.
fn points(report: &str) -> Vec<String> {
    let lines = report.lines().filter(|line| line.starts_with("001"));
    lines.map(|line| line[80..84].trim().to_owned()).collect()
}

fn text(browser: &mut Browser, path: &str) -> String {
    let page = browser.get(path);
    page.assert_ok();
    page.html()
}

fn a_double_round_robin_of_nine(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let name = "Sociale di Primavera";
    let slug = with_players(&mut arbiter, name, "double-round-robin", "rating", 9);
    published(&mut arbiter, &slug);
    // All at once: 18 rounds of four boards, nobody with a bye.
    assert_eq!(app.count("rounds WHERE state = 'published'"), 18);
    assert_eq!(app.count("pairings"), 72);
    assert_eq!(app.count("byes"), 0);
    let mut visitor = app.browser().in_italian();
    let main = visitor.get(&format!("/t/{slug}"));
    assert_eq!(main.redirect(), Some(format!("/t/{slug}/crosstable")));
    let cross = visitor.get(&format!("/t/{slug}/crosstable"));
    cross.assert_ok().assert_shows("T1").assert_shows("T18");
    cross.assert_shows("turno libero: Provetti01");
    assert!(cross.bytes.len() < 45_000, "{}", cross.bytes.len());
    // In any order.
    for round in [7, 1, 2, 3, 4, 5, 6] {
        enter_all(&mut arbiter, &slug, round, "1-0");
    }
    // A correction of an earlier round is no question: nothing was paired from it.
    press_result(&mut arbiter, &slug, 2, 1, "0-1").assert_status(303);
    press_result(&mut arbiter, &slug, 2, 1, "1-0").assert_status(303);
    // The desk is in the first round with open games.
    arbiter
        .open(&format!("/t/{slug}/desk"))
        .assert_shows("Turno 8");
    // Number 9 played seven games of sixteen: 44 %.
    let nine = entry(&app, 9);
    withdraw(&mut arbiter, &slug, &nine);
    let forfeits = app.count(&format!(
        "pairings WHERE result IN ('+/-', '-/+') AND (white_entry_id = {nine} OR black_entry_id = {nine})"
    ));
    assert_eq!(forfeits, 9);
    let cross = visitor.get(&format!("/t/{slug}/crosstable"));
    cross.assert_shows("Non contano le partite di");
    let report = text(&mut arbiter, &format!("/t/{slug}/tournament.trf26"));
    assert!(report.contains("192 FIDE_DOUBLEROUNDROBIN"), "{report}");
    assert!(report.contains("### Withdrawn @ Round 7: 9"), "{report}");
    assert_eq!(points(&report)[8], "0.0");
    // The rest of the games, and the end.
    for round in 8..=18 {
        let page = arbiter.open(&format!("/t/{slug}/desk/{round}?show=missing"));
        for board in page.attributes("tr[data-board]", "data-board") {
            let board = board.parse().unwrap();
            press_result(&mut arbiter, &slug, round, board, "1-0").assert_status(303);
        }
    }
    assert_eq!(app.count("pairings WHERE result IS NULL"), 0);
    let report = text(&mut arbiter, &format!("/t/{slug}/tournament.trf26"));
    // Eight play twelve times seven games that count: 56 points, and none for whoever left.
    let halves: f64 = points(&report)
        .iter()
        .map(|p| p.parse::<f64>().unwrap())
        .sum();
    assert!((halves - 56.0).abs() < 0.01, "{:?}", points(&report));
    for path in [
        format!("/t/{slug}/standings"),
        format!("/t/{slug}/papers/cross/18"),
        format!("/t/{slug}/print/standings/18"),
        format!("/t/{slug}/print/pairings/9"),
    ] {
        arbiter.get(&path).assert_ok();
    }
    // Out and in again, equal.
    let page = preview(&mut arbiter, report.as_bytes());
    let copy = confirm(&mut arbiter, &page);
    let again = text(&mut arbiter, &format!("/t/{copy}/tournament.trf26"));
    let without = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| !line.contains("Import @"));
        lines.map(str::to_owned).collect()
    };
    assert_eq!(without(&again), without(&report));
    let csv = "standings.csv";
    assert_eq!(
        text(&mut arbiter, &format!("/t/{copy}/{csv}")),
        text(&mut arbiter, &format!("/t/{slug}/{csv}"))
    );
}

/// C.05 art. 6.6: at half of the games everything counts, the forfeits after it too.
fn whoever_left_at_half_counts(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, "Sociale a Cinque", "round-robin", "rating", 5);
    published(&mut arbiter, &slug);
    for round in [1, 2] {
        enter_all(&mut arbiter, &slug, round, "1-0");
    }
    let five = entry(&app, 5);
    withdraw(&mut arbiter, &slug, &five);
    let report = text(&mut arbiter, &format!("/t/{slug}/tournament.trf26"));
    let sum: f64 = points(&report)
        .iter()
        .map(|p| p.parse::<f64>().unwrap())
        .sum();
    // Four games over the board and two by forfeit.
    assert!((sum - 6.0).abs() < 0.01, "{:?}", points(&report));
    // Whoever comes back may play what was lost by leaving.
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.form_to(&format!("/entries/{five}/return"));
    arbiter.send(form).assert_status(303);
    assert_eq!(app.count("pairings WHERE result IS NOT NULL"), 4);
}

fn lots_give_the_numbers_and_stay(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, "Sociale a Sorte", "round-robin", "lots", 10);
    prepared(&mut arbiter, &slug).assert_status(303);
    let numbers = |app: &TestApp| {
        app.lines(
            "SELECT last_name || ' ' || CAST(tpn AS TEXT) AS line FROM entries ORDER BY last_name",
        )
    };
    let drawn = numbers(&app);
    assert_ne!(drawn[0], "Provetti01 1".to_owned() + &drawn[1]);
    let seed = app
        .lines("SELECT numbers_seed AS line FROM tournament_rules")
        .remove(0);
    assert!(!seed.is_empty());
    prepared(&mut arbiter, &slug).assert_status(303);
    assert_eq!(numbers(&app), drawn);
    // Somebody leaves before round 1: the lots are drawn anew for nine, by the same seed, and the table is that for ten.
    withdraw(&mut arbiter, &slug, &entry(&app, 4));
    prepared(&mut arbiter, &slug).assert_status(303);
    assert_eq!(app.count("rounds"), 9);
    assert_eq!(app.count("pairings"), 36);
    assert_eq!(app.count("entries WHERE tpn IS NULL"), 1);
    // Too few for envelopes.
    let other = with_players(&mut arbiter, "Buste", "round-robin", "restricted-lots", 6);
    prepared(&mut arbiter, &other)
        .assert_status(422)
        .assert_shows("da 9 a 24 giocatori");
}

/// The lots were drawn in the hall: each number once, refused with what is wrong, and what was typed stays.
fn numbers_are_written_by_hand(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, "Sociale in Sala", "round-robin", "hand", 4);
    let entries = app.lines("SELECT CAST(id AS TEXT) AS line FROM entries ORDER BY id");
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let page = arbiter.open(&page.link("Scrivi i numeri"));
    let fill = |page: &Page, numbers: [&str; 4]| {
        let form = page.form_to("/numbers/give");
        let typed = entries.iter().zip(numbers);
        typed.fold(form, |form, (entry, number)| {
            form.set(&format!("number-{entry}"), number)
        })
    };
    let refused = arbiter.send(fill(&page, ["3", "3", "uno", ""]));
    refused
        .assert_status(422)
        .assert_shows("Mancano i numeri: 1, 2, 4.")
        .assert_shows("Due volte lo stesso numero: 3.")
        .assert_shows("Non sono numeri di questa tabella: uno.");
    assert_eq!(refused.attributes("input[value=uno]", "name").len(), 1);
    assert_eq!(app.count("entries WHERE tpn IS NOT NULL"), 0);
    let given = arbiter.send(fill(&refused, ["3", "1", "4", "2"]));
    given.assert_status(303);
    let numbers = |app: &TestApp| {
        app.lines("SELECT CAST(tpn AS TEXT) AS line FROM entries ORDER BY last_name")
    };
    assert_eq!(numbers(&app), ["3", "1", "4", "2"]);
    // Whoever comes later is the last; whoever leaves before round 1 leaves the order of the others.
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.form("form[action$=\"/entries\"]");
    let form = form.set("last_name", "Ultimi").set("first_name", "Ugo");
    arbiter.send(form.set("rating", "2700")).assert_status(303);
    assert_eq!(numbers(&app), ["3", "1", "4", "2", "5"]);
    prepared(&mut arbiter, &slug).assert_status(303);
    assert_eq!(numbers(&app), ["3", "1", "4", "2", "5"]);
    // A draft was made of them: they stay as they are.
    let page = arbiter.open(&format!("/t/{slug}/numbers"));
    page.assert_ok();
    assert!(page.attributes("[name^=number-]", "name").is_empty());
    let account = arbiter.open("/account");
    let csrf = account.form_to("/logout").value("csrf").unwrap().to_owned();
    let typed: Vec<(String, &str)> = entries
        .iter()
        .map(|entry| (format!("number-{entry}"), "1"))
        .collect();
    let mut fields = vec![("csrf", csrf.as_str())];
    fields.extend(typed.iter().map(|(name, value)| (name.as_str(), *value)));
    arbiter
        .post(&format!("/t/{slug}/numbers/give"), &fields)
        .assert_status(422)
        .assert_shows("I numeri di abbinamento restano");
    published(&mut arbiter, &slug);
    arbiter
        .open(&format!("/t/{slug}/round/1"))
        .assert_shows("numeri dati a mano");
    assert_eq!(app.count("audit WHERE action = 'entry.renumber'"), 1);
}

/// A game of round 2 is played on another evening: the desk and the public see when, until it has a result.
fn a_game_is_moved_to_another_day(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, "Sociale di Sera", "round-robin", "rating", 4);
    published(&mut arbiter, &slug);
    let desk = arbiter.open(&format!("/t/{slug}/desk/2"));
    let page = arbiter.open(&desk.link("Giorni delle partite"));
    let form = page.form_to("/desk/2/days");
    let refused = arbiter.send(
        form.set("day_1", "domani")
            .set("day_2", "")
            .set("hour_2", "20:30"),
    );
    refused
        .assert_status(422)
        .assert_shows("al numero 1 non c’è una data")
        .assert_shows("al numero 2 c’è l’ora senza il giorno");
    let form = refused.form_to("/desk/2/days");
    let form = form.set("day_1", "2026-12-06").set("hour_1", "20:30");
    arbiter.send(form.set("hour_2", "")).assert_status(303);
    let mut visitor = app.browser().in_italian();
    let public = format!("/t/{slug}/round/2");
    visitor.open(&public).assert_shows("6/12, 20:30");
    arbiter
        .open(&format!("/t/{slug}/desk/2"))
        .assert_shows("6/12, 20:30");
    // Another hour leaves one row; the record says both.
    let page = arbiter.open(&format!("/t/{slug}/desk/2/days"));
    let form = page.form_to("/desk/2/days").set("hour_1", "21:00");
    arbiter.send(form).assert_status(303);
    assert_eq!(app.count("meeting_days"), 1);
    visitor.open(&public).assert_shows("6/12, 21:00");
    arbiter
        .open(&format!("/t/{slug}/record"))
        .assert_shows("Giorni di singole partite")
        .assert_shows("2026-12-06 21:00");
    press_result(&mut arbiter, &slug, 2, 1, "1-0").assert_status(303);
    assert!(!visitor.open(&public).html().contains("21:00"));
    let days = visitor.get(&format!("/t/{slug}/desk/2/days"));
    assert_ne!(days.status, 200);
}

fn a_schedule_is_taken_back_whole(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(&mut arbiter, "Sociale Ripreso", "round-robin", "rating", 6);
    published(&mut arbiter, &slug);
    assert_eq!(app.count("rounds WHERE state = 'published'"), 5);
    // There is no place for others any more.
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.form("form[action$=\"/entries\"]");
    let form = form.set("last_name", "Tardivo").set("first_name", "Ugo");
    arbiter
        .send(form)
        .assert_status(422)
        .assert_shows("Il calendario è pubblicato");
    let page = arbiter.open(&format!("/t/{slug}/desk/1"));
    let ask = arbiter.open(&page.link("Riprendi il turno"));
    let first = ask.form("main form").set("reason", "Manca un iscritto");
    let second = arbiter.send(first);
    second.assert_status(200);
    arbiter.submit(second.form("main form"));
    assert_eq!(app.count("rounds WHERE state = 'draft'"), 5);
    published(&mut arbiter, &slug);
    press_result(&mut arbiter, &slug, 4, 1, "1-0").assert_status(303);
    arbiter
        .get(&format!("/t/{slug}/desk/1/take-back"))
        .assert_status(422)
        .assert_shows("4");
    // Another system is refused once the rounds are there.
    let page = arbiter.open(&format!("/t/{slug}/settings"));
    let form = page.form_to("/settings").set("pairing_edition", "2026");
    arbiter.send(form).assert_status(422);
}

fn the_schedule_says_why(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = with_players(
        &mut arbiter,
        "Sociale Spiegato",
        "double-round-robin",
        "rating",
        4,
    );
    published(&mut arbiter, &slug);
    let one = entry(&app, 1);
    let page = arbiter.open(&format!("/t/{slug}/round/2/why/{one}"));
    page.assert_shows("riga 3 della tabella di Berger per 4")
        .assert_shows("Gli ultimi due turni del giro sono scambiati");
    let page = arbiter.open(&format!("/t/{slug}/round/4/why/{one}?with=2"));
    page.assert_shows("i colori della tabella sono scambiati")
        .assert_shows("Si incontrano in un altro turno: turno 3");
    arbiter
        .open(&format!("/t/{slug}/round/1/why"))
        .assert_shows("Riga 1 della tabella");
}
