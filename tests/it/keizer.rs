//! An event by the Keizer system through its pages: chosen with its parameters, a latecomer and an absence, why neighbours meet, standings
//! whose scores unfold, the report.

use crate::{
    commands::run,
    support::{
        Browser, TestApp,
        folder::Folder,
        on_both_databases,
        page::Page,
        tournament::{done_for_a_reason, enter_all, publish_round},
    },
    workbook::part,
};

on_both_databases!(
    an_event_by_the_keizer_system,
    what_an_event_announces_is_kept,
    a_duty_is_called_so_wherever_it_is_read,
);

fn post(arbiter: &mut Browser, to: &str, fields: &[(&str, &str)]) -> Page {
    let page = arbiter.open("/account");
    let csrf = page.form_to("/logout").value("csrf").unwrap().to_owned();
    let mut all = vec![("csrf", csrf.as_str())];
    all.extend_from_slice(fields);
    arbiter.post(to, &all)
}

/// Makes an event by the system with these parameters; answers its slug.
fn made(arbiter: &mut Browser, parameters: &[(&str, &str)]) -> String {
    let page = arbiter.open("/tournaments/new");
    let mut form = page.assert_ok().form_to("/tournaments/new");
    for (field, value) in parameters {
        form = form.set(field, value);
    }
    let form = form
        .set("name", "Serate del Faro")
        .set("town", "Roccafiorita")
        .set("rounds", "4")
        .set("pairing_edition", "keizer")
        .set("initial_colour", "white");
    let created = arbiter.send(form);
    created.assert_status(303);
    let location = created.redirect().unwrap_or_default();
    location.split('/').nth(2).unwrap_or_default().to_owned()
}

fn enter(arbiter: &mut Browser, slug: &str, number: usize) {
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let form = page.assert_ok().form("form[action$=\"/entries\"]");
    let form = form
        .set("last_name", &format!("Provetti{number:02}"))
        .set("first_name", "Zelinda")
        .set("rating", &(2400 - number * 7).to_string());
    arbiter.send(form).assert_status(303);
}

/// The boards of a round, White first: `3-1`.
fn boards(app: &TestApp, round: u8) -> Vec<String> {
    crate::knock_out::boards(app, round)
}

/// The entries in the order of their pairing numbers.
fn entries(app: &TestApp) -> Vec<String> {
    app.lines("SELECT CAST(id AS TEXT) AS line FROM entries ORDER BY tpn")
}

/// Somebody is away for the club in round 1: pages, papers, feeds and the record say so, and reports keep their letter.
fn a_duty_is_called_so_wherever_it_is_read(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made(&mut arbiter, &[]);
    for number in 1..=5 {
        enter(&mut arbiter, &slug, number);
    }
    let all = app.lines("SELECT CAST(id AS TEXT) AS line FROM entries ORDER BY id");
    let away = &all[1];
    let bye = format!("/t/{slug}/entries/{away}/bye");
    post(&mut arbiter, &bye, &[("round", "1"), ("kind", "F")]).assert_status(303);
    let (italian, usual) = ("incarico per il club (1 punto)", "bye da un punto");
    at_the_desk(&mut arbiter, &slug);
    arbiter
        .open(&format!("/t/{slug}/papers/players"))
        .assert_shows(&format!("turno 1: {italian}"))
        .assert_hides(usual);
    publish_round(&mut arbiter, &slug, 1);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    for path in ["papers/round/1", "record"] {
        arbiter
            .open(&format!("/t/{slug}/{path}"))
            .assert_ok()
            .assert_shows(italian)
            .assert_hides(usual);
    }
    arbiter
        .open(&format!("/t/{slug}/record"))
        .assert_shows("Bye o incarico")
        .assert_hides("Bye richiesto");
    for (mut browser, lang, said, title, usual) in [
        (
            app.browser().in_italian(),
            "it",
            italian,
            "Incarico per il club",
            usual,
        ),
        (
            app.browser(),
            "en",
            "duty for the club (1 point)",
            "Duty for the club",
            "full-point bye",
        ),
    ] {
        for path in [
            format!("/t/{slug}/round/1"),
            format!("/t/{slug}/round/1/why/{away}"),
            format!("/t/{slug}/player/{away}"),
            format!("/t/{slug}/my-board/{away}"),
            format!("/t/{slug}/print/names/1"),
            format!("/t/{slug}/print/pairings/1"),
            format!("/embed/{lang}/{slug}/round/1"),
        ] {
            browser
                .open(&path)
                .assert_ok()
                .assert_shows(said)
                .assert_hides(usual);
        }
        let mine = browser.open(&format!("/t/{slug}/my-board/{away}"));
        assert_eq!(mine.texts("p.opp"), [title]);
        let feed = format!("/t/{slug}/my-board/{away}/rounds.atom?lang={lang}");
        let feed = browser.get(&feed).html();
        assert!(feed.contains(said) && !feed.contains(usual), "{feed}");
        let table = browser.open(&format!("/t/{slug}/crosstable"));
        assert_eq!(table.attributes("td abbr", "title"), [title]);
    }
    in_short(&mut arbiter, &slug);
    let report = arbiter.get(&format!("/t/{slug}/tournament.trf26")).html();
    assert!(report.contains("0000 - F"), "{report}");
}

/// What is told when the duty was entered, the line that tells of it afterwards, and the question before it is undone.
fn at_the_desk(arbiter: &mut Browser, slug: &str) {
    arbiter
        .open(&format!("/t/{slug}/entries"))
        .assert_ok()
        .assert_shows("Incarico per il club segnato")
        .assert_hides("Bye da un punto intero segnato");
    let page = arbiter.open(&format!("/t/{slug}/integrity"));
    page.assert_ok()
        .assert_shows("Incarico per il club")
        .assert_hides("Bye da un punto");
    let question = arbiter.send(page.form_to("/integrity/undo"));
    question
        .assert_status(422)
        .assert_shows("Si annulla: Incarico per il club")
        .assert_hides("Bye da un punto");
}

/// In cells of tables a duty is a short word, in Italian and in English.
fn in_short(arbiter: &mut Browser, slug: &str) {
    let cross = arbiter.open(&format!("/t/{slug}/papers/cross/1"));
    let cells = cross.assert_ok().texts("td.x");
    let duties = cells.iter().filter(|cell| cell.starts_with("inc."));
    assert_eq!(duties.count(), 1, "{cells:?}");
    assert!(!cells.iter().any(|cell| cell.starts_with("bye")));
    arbiter
        .open(&format!("/t/{slug}/papers/certificates"))
        .assert_ok()
        .assert_shows("inc.");
    arbiter
        .open(&format!("/t/{slug}/papers/statistics"))
        .assert_ok()
        .assert_shows("Bye chiesti, incarichi");
    arbiter
        .open(&format!("/t/{slug}/papers/report/print"))
        .assert_ok()
        .assert_shows("un bye chiesto o incarico");
    for (lang, cell) in [("it", "inc. +1"), ("en", "duty +1")] {
        let page = arbiter.get(&format!("/t/{slug}/workbook.xlsx?lang={lang}"));
        let words = part(&page.assert_ok().bytes, "xl/sharedStrings.xml");
        assert!(words.contains(&format!(">{cell}<")), "{cell}: {words}");
    }
}

/// Of seven, one comes in round 2 and one is away in it. By hand, value numbers 7 to 1 in the end:
/// round 1: 1-2, 3-4, 5-6, White wins: order 1 3 2 4 5 6. Round 2: 1 3 5 2 4 6 7 (with 7 there), without 2: 3-1, 4-5, 6-7, Black wins.
/// Round 3: 1 has 7 + 4 + 6, 3 has 6 + 3, 5 has 5 + 1 + 3, 2 has 4 and 0.35 of it, 4 has 3, 7 has 2 + 1, 6 has 1: 6 has the bye, 1 has met
/// 3 and 2.
fn an_event_by_the_keizer_system(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let slug = made(&mut arbiter, &[]);
    for number in 1..=6 {
        enter(&mut arbiter, &slug, number);
    }
    let mut visitor = app.browser().in_italian();
    visitor
        .open(&format!("/t/{slug}"))
        .assert_shows("Keizer (serate di circolo)")
        .assert_shows("il primo vale quanti sono i giocatori");
    publish_round(&mut arbiter, &slug, 1);
    assert_eq!(boards(&app, 1), ["1-2", "3-4", "5-6"]);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    enter(&mut arbiter, &slug, 7);
    let all = entries(&app);
    // A full-point bye is named as what it is in a club.
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let offered = page.texts("select[name=kind] option[value=F]");
    assert!(!offered.is_empty());
    assert!(
        offered
            .iter()
            .all(|words| words.trim() == "incarico per il club (1 punto)"),
        "{offered:?}"
    );
    let bye = format!("/t/{slug}/entries/{}/bye", all[1]);
    post(&mut arbiter, &bye, &[("round", "2"), ("kind", "Z")]).assert_status(303);
    publish_round(&mut arbiter, &slug, 2);
    assert_eq!(boards(&app, 2), ["3-1", "4-5", "6-7"]);
    enter_all(&mut arbiter, &slug, 2, "0-1");
    publish_round(&mut arbiter, &slug, 3);
    assert_eq!(boards(&app, 3), ["1-5", "2-3", "7-4"]);
    let had_bye = "SELECT CAST(e.tpn AS TEXT) AS line FROM byes b JOIN entries e ON e.id = b.entry_id \
                   WHERE b.kind = 'U'";
    assert_eq!(app.lines(had_bye), ["6"]);
    why(&mut visitor, &slug, &all);
    standings(&mut visitor, &slug, &all);
    enter_all(&mut arbiter, &slug, 3, "1-0");
    publish_round(&mut arbiter, &slug, 4);
    enter_all(&mut arbiter, &slug, 4, "1/2-1/2");
    // Ranks of the report are those of the page.
    let page = visitor.open(&format!("/t/{slug}/standings"));
    let shown = page.assert_ok().texts("td.name");
    let report = arbiter.get(&format!("/t/{slug}/tournament.trf26")).html();
    assert!(report.contains("192 CUSTOM_SWISS"), "{report}");
    let mut ranked: Vec<(usize, String)> = report
        .lines()
        .filter(|line| line.starts_with("001"))
        .map(|line| {
            (
                line[85..89].trim().parse().unwrap(),
                line[14..24].to_owned(),
            )
        })
        .collect();
    ranked.sort();
    let names: Vec<String> = ranked.into_iter().map(|(_, name)| name).collect();
    let shown: Vec<String> = shown.iter().map(|name| name[..10].to_owned()).collect();
    assert_eq!(names, shown);
    // Read again it is the same.
    let again = visitor.open(&format!("/t/{slug}/standings"));
    assert_eq!(again.texts("td.name"), page.texts("td.name"));
}

/// Why the boards of round 3 are as they are, in words.
fn why(visitor: &mut Browser, slug: &str, all: &[String]) {
    let page = visitor.open(&format!("/t/{slug}/round/3/why"));
    page.assert_ok()
        .assert_shows("Si incontrano i vicini in classifica")
        .assert_shows("il bye va a Provetti06 Zelinda");
    assert!(page.bytes.len() < 30_000, "{}", page.bytes.len());
    let of = |entry: &str, with: &str| format!("/t/{slug}/round/3/why/{entry}?with={with}");
    visitor
        .open(&of(&all[0], "3"))
        .assert_ok()
        .assert_shows("Provetti01 Zelinda è al posto 1 della classifica")
        .assert_shows("ha incontrato Provetti01 Zelinda al turno 2: di nuovo si può dal turno 6")
        .assert_shows("La FIDE non ha regole per il sistema Keizer");
    visitor
        .open(&of(&all[5], "1"))
        .assert_ok()
        .assert_shows("è il più basso in classifica");
    for entry in all {
        visitor.open(&of(entry, "2")).assert_ok();
    }
}

/// Standings after round 2, with a score unfolded term by term.
fn standings(visitor: &mut Browser, slug: &str, all: &[String]) {
    let path = format!("/t/{slug}/standings?after=2");
    let page = visitor.open(&path);
    page.assert_ok()
        .assert_shows("La classifica segue il punteggio Keizer");
    let order: Vec<String> = page
        .texts("td.name")
        .iter()
        .map(|name| name[8..10].to_owned())
        .collect();
    assert_eq!(order, ["01", "03", "05", "02", "04", "07", "06"]);
    let scores: Vec<String> = page
        .texts("tbody tr td:nth-of-type(5)")
        .iter()
        .map(|score| score.trim().to_owned())
        .collect();
    assert_eq!(scores, ["17", "9", "9", "5,4", "3", "3", "1"]);
    // The Keizer score stands after the seven tie-breaks of the list.
    let open = |entry: &str| format!("{path}&open={entry}-7");
    let page = visitor.open(&open(&all[1]));
    page.assert_ok()
        .assert_shows("Il proprio valore")
        .assert_shows("1 × 4")
        .assert_shows("Sconfitta con Provetti01")
        .assert_shows("0 × 7")
        .assert_shows("Assenza")
        .assert_shows("0,35 × 4")
        .assert_shows("4 + 0 + 1,4");
    visitor
        .open(&open(&all[6]))
        .assert_shows("Turno prima di arrivare")
        .assert_shows("Vittoria con Provetti06");
    visitor
        .open(&format!("/t/{slug}/print/standings/2"))
        .assert_ok()
        .assert_shows("5,4");
    let table = visitor
        .get(&format!("/t/{slug}/standings.csv?after=2"))
        .html();
    let places: Vec<usize> = ["01", "03", "05", "02", "04", "07", "06"]
        .iter()
        .map(|number| table.find(&format!("Provetti{number}")).unwrap())
        .collect();
    assert!(places.is_sorted(), "{table}");
}

/// A form that cannot be read is refused with words; what was chosen stands in the settings, changes with a yes once a round is published,
/// and is in the record.
fn what_an_event_announces_is_kept(mut app: TestApp) {
    let mut arbiter = app.admin().in_italian();
    let page = arbiter.open("/tournaments/new");
    let form = page.form_to("/tournaments/new");
    let form = form
        .set("name", "Serate del Porto")
        .set("town", "Roccafiorita")
        .set("rounds", "4")
        .set("pairing_edition", "keizer")
        .set("keizer_bye", "1/7")
        .set("keizer_loss", "+2")
        .set("acceleration", "baku");
    let refused = arbiter.send(form);
    refused
        .assert_status(422)
        .assert_shows("«1/7» non è una frazione")
        .assert_shows("«+2» non è una frazione")
        .assert_shows("l’accelerazione non si usa");
    let slug = made(
        &mut arbiter,
        &[
            ("keizer_preset", "classic"),
            ("keizer_values", "fixed"),
            ("keizer_top", "60"),
            ("keizer_step", "2"),
            ("keizer_frozen", "yes"),
            ("keizer_most", "2"),
            ("keizer_halved", "yes"),
            ("keizer_loss", "0,05"),
        ],
    );
    let stored = "SELECT keizer AS line FROM tournament_rules";
    let code = "values=60-2 own=yes loss=0.05 bye=2/3 full=2/3 half=1/2 absence=1/3 late=0 most=2 between=3 \
                frozen=yes halved=yes";
    assert_eq!(app.lines(stored), [code]);
    arbiter
        .open(&format!("/t/{slug}"))
        .assert_shows("il primo vale 60, ogni posto 2 in meno, turni con i valori di allora, le assenze oltre 2 valgono metà");
    // Sent back as it stands, it stays.
    let page = arbiter.open(&format!("/t/{slug}/settings"));
    arbiter.send(page.form_to("/settings")).assert_status(303);
    assert_eq!(app.lines(stored), [code]);
    for number in 1..=4 {
        enter(&mut arbiter, &slug, number);
    }
    publish_round(&mut arbiter, &slug, 1);
    enter_all(&mut arbiter, &slug, 1, "1-0");
    let page = arbiter.open(&format!("/t/{slug}/settings"));
    let form = page.form_to("/settings").set("keizer_between", "1");
    done_for_a_reason(&mut arbiter, form);
    assert_eq!(app.lines(stored), [code.replace("between=3", "between=1")]);
    // Counted in full it is stored as older programs stored it.
    let page = arbiter.open(&format!("/t/{slug}/settings"));
    let form = page.form_to("/settings").set("keizer_halved", "no");
    done_for_a_reason(&mut arbiter, form);
    let plain = code.replace("between=3", "between=1");
    assert_eq!(app.lines(stored), [plain.replace(" halved=yes", "")]);
    arbiter
        .open(&format!("/t/{slug}/record"))
        .assert_ok()
        .assert_shows("Turni tra due partite degli stessi due")
        .assert_shows("Assenze oltre il numero");
}

/// From the command line: made by the usual parameters, with the places of its ranking. A report cannot name the system: the
/// command does, and its rounds are paired again.
#[test]
fn events_are_made_from_the_command_line() {
    let folder = Folder::new("keizer-made");
    let arguments = [
        "generate",
        "--system",
        "keizer",
        "--players",
        "9",
        "--rounds",
        "6",
        "--seed",
        "3",
    ];
    let (code, text, error) = run(folder.path(), &arguments, "");
    assert_eq!(code, 0, "{error}");
    assert!(text.contains("192 CUSTOM_SWISS"), "{text}");
    crate::referee::write(folder.path(), "serate.trf", &text);
    let (_, lines, _) = crate::referee::check(folder.path(), &["serate.trf"]);
    let said = format!("{lines:?}");
    assert!(!said.contains("place"), "{said}");
    // Told which system it is, every round is paired again.
    let told = ["--system", "keizer", "serate.trf"];
    let (code, lines, error) = crate::referee::check(folder.path(), &told);
    assert_eq!(code, 0, "{lines:?} {error}");
    let other = ["--system", "lim", "serate.trf"];
    let (code, lines, _) = crate::referee::check(folder.path(), &other);
    assert_ne!(code, 0, "{lines:?}");
}
