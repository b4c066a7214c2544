//! A tournament that came as a report: what nobody edited goes out as it came, and nothing contradicts what was edited.

use crate::{
    archive,
    commands::run,
    exchange::{confirm, preview},
    support::{
        Browser, TestApp,
        folder::Folder,
        on_both_databases,
        tournament::{correct_result, press_result},
    },
};

on_both_databases!(
    every_line_goes_out_as_it_came,
    an_edit_changes_its_own_lines,
    whoever_is_erased_is_in_no_kept_line,
    kept_lines_go_along_in_an_archive,
    an_entry_that_is_removed_leaves_its_number,
);

/// Records of the event of every kind that a tournament has no column for.
const HEAD: &str = "\
012 Torneo conservato\r
022 Roccafiorita\r
032 ITA\r
042 May 29, 2020\r
052 2020/05/30\r
062 6\r
072 5\r
082 0\r
092 Individual: Swiss-System of the valley\r
102 IA Rossi, Anna\r
112 Bianchi, Ugo, Verdi, Ida\r
112 Neri, Elio\r
122 90 minuti, senza fretta\r
142 3\r
152 W\r
162  W 1.0    D 0.5    L 0.0    X 0.5\r
182 Another program 2.1\r
299 L         0.5  001    2\r
299         -10.0  001    5\r
### Sede accessibile.\r
### MPA @ Round 1: boards 2 and 3\r
### Provetti, Furio: telefono al club\r
998 who knows 1 2\r
";

/// A record 001 or a national one: code, number, sex with title, name, rating, federation, number there, birth.
fn person(fields: [&str; 8]) -> String {
    let [code, number, title, name, rating, federation, id, birth] = fields;
    format!(
        "{code} {number:>4} {title:<4} {name:<33} {rating:>4} {federation:<3} {id:>11} {birth:<10}"
    )
}

/// The report: start numbers have gaps, some fields cannot be read, points and places are those of nobody here.
fn report() -> String {
    let national = [
        [
            "ITA",
            "1",
            "m 2N",
            "Provetti, Aldo",
            "1950",
            "MI",
            "12345",
            "1980/05/04",
        ],
        ["SUI", "1", "", "Provetti, Aldo", "1961", "TI", "7", ""],
    ];
    let players = [
        (
            ["1", "m  g", "Aldo", "19x0", "ITA", "80000", "1980/05/04"],
            "  2.0    4     5 w 1",
        ),
        (
            ["2", "qACM", "Bice", "2300", "ITA", "", ""],
            "  0.5    5     6 b 0",
        ),
        (
            ["4", "", "Dino", "2100", "FRA", "", "1990/33/44"],
            "  0.5    1     9 w =",
        ),
        (
            ["5", "", "Elsa", "2000", "ITA", "", ""],
            "-10.0    1     1 b 0",
        ),
        (
            ["6", "", "Furio", "1900", "ITA", "", ""],
            "  1.0    1     2 w 1",
        ),
        (
            ["9", "", "Gina", "1800", "ITA", "", ""],
            "  0.5    1     4 b =",
        ),
    ];
    let mut text = HEAD.to_owned();
    for record in national {
        text.push_str(person(record).trim_end());
        text.push_str("\r\n");
    }
    for ([number, title, name, rating, federation, id, birth], rounds) in players {
        let name = format!("Provetti, {name}");
        let record = person(["001", number, title, &name, rating, federation, id, birth]);
        text.push_str(&format!("{record}{rounds}\r\n"));
    }
    text
}

fn imported(app: &mut TestApp) -> (Browser, String) {
    let mut arbiter = app.admin();
    let page = preview(&mut arbiter, report().as_bytes());
    let slug = confirm(&mut arbiter, &page);
    (arbiter, slug)
}

fn out(browser: &mut Browser, slug: &str) -> String {
    let page = browser.get(&format!("/t/{slug}/tournament.trf26"));
    page.assert_ok();
    page.html()
}

/// Lines of `before` that are not in `after`, in their order.
fn missing(before: &str, after: &str) -> Vec<String> {
    let after: Vec<&str> = after.lines().collect();
    let lines = before.lines().filter(|line| !after.contains(line));
    lines.map(str::to_owned).collect()
}

const IMPORT: &str = "### Import @ Round 1";

fn every_line_goes_out_as_it_came(mut app: TestApp) {
    let (mut arbiter, slug) = imported(&mut app);
    let file = report();
    let written = out(&mut arbiter, &slug);
    assert_eq!(written, format!("{file}{IMPORT}\r\n"));
    // In the older dialect its own records stand beside them.
    let page = arbiter.get(&format!("/t/{slug}/tournament.trf"));
    let gone = missing(&written, &page.html());
    assert!(gone.is_empty(), "{gone:?}");
    assert_eq!(missing(&page.html(), &written), ["XXR 3", "XXC white1"]);
    let kind = |line: &String| line.chars().take(3).collect::<String>();
    // Of births the public gets the year, and nothing that might be a day.
    let public = out(&mut app.browser(), &slug);
    let gone = missing(&written, &public);
    assert_eq!(
        gone.iter().map(kind).collect::<Vec<_>>(),
        ["ITA", "001", "001"]
    );
    assert!(
        public.contains("1980/00/00") && !public.contains("05/04") && !public.contains("33/44")
    );
    // What went out comes in and goes out again.
    let page = preview(&mut arbiter, written.as_bytes());
    let copy = confirm(&mut arbiter, &page);
    assert_eq!(out(&mut arbiter, &copy), written);
    // The same remarks from every command that reads the file, and what an unfinished game counts as.
    let open = file
        .replace("     9 w =", "     9 w  ")
        .replace("     4 b =", "     4 b  ");
    let folder = Folder::new("remarks");
    std::fs::write(folder.path().join("torneo.trf"), &open).unwrap();
    let said = |arguments: &[&str]| {
        let (_, _, errors) = run(folder.path(), arguments, "");
        let lines = errors.lines().filter(|line| line.contains("torneo.trf:"));
        lines.map(str::to_owned).collect::<Vec<String>>()
    };
    let pair = said(&["pair", "torneo.trf"]);
    let is_draw = |line: &&String| line.contains("counts as a draw");
    assert_eq!(pair.iter().filter(is_draw).count(), 1, "{pair:?}");
    assert!(pair.iter().any(|line| line.contains("4 – 9")), "{pair:?}");
    let remarks: Vec<&String> = pair.iter().filter(|line| !is_draw(line)).collect();
    assert!(
        remarks.iter().any(|line| line.contains("19x0")),
        "{remarks:?}"
    );
    for command in [
        &["standings", "torneo.trf", "--tie-breaks", "ARO"][..],
        &["check", "torneo.trf"],
    ] {
        let others = said(command);
        for remark in &remarks {
            assert!(others.contains(remark), "{command:?}: {remark} {others:?}");
        }
    }
}

fn an_edit_changes_its_own_lines(mut app: TestApp) {
    let (mut arbiter, slug) = imported(&mut app);
    let before = out(&mut arbiter, &slug);
    // A name: its record, its national records, and the remark that named it.
    let entry = app
        .lines("SELECT CAST(id AS TEXT) AS line FROM entries WHERE first_name = 'Furio'")
        .remove(0);
    let page = arbiter.open(&format!("/t/{slug}/entries/{entry}/edit"));
    let form = page
        .form_to(&format!("/entries/{entry}/edit"))
        .set("first_name", "Fulvio");
    arbiter.send(form).assert_status(303);
    let after = out(&mut arbiter, &slug);
    let gone = missing(&before, &after);
    assert_eq!(gone.len(), 2, "{gone:?}");
    assert!(gone.iter().all(|line| line.contains("Furio")), "{gone:?}");
    let new = missing(&after, &before);
    assert_eq!(new.len(), 1, "{new:?}");
    assert!(
        new[0].starts_with("001    6      Provetti, Fulvio "),
        "{new:?}"
    );
    // A result: its two records, points and places.
    let before = after;
    let page = arbiter.open(&format!("/t/{slug}/desk/1"));
    let boards = page.attributes("tr[data-board]", "data-board");
    assert_eq!(boards.len(), 3);
    let board = boards[0].parse().unwrap();
    let done = press_result(&mut arbiter, &slug, 1, board, "1/2-1/2");
    if done.status == 422 {
        correct_result(&mut arbiter, &slug, 1, board, "1/2-1/2");
    }
    let after = out(&mut arbiter, &slug);
    let gone = missing(&before, &after);
    assert!(gone.iter().all(|line| line.starts_with("001")), "{gone:?}");
    let read = |text: &str| tratto::formats::trf::read(text.as_bytes()).unwrap();
    let (was, is) = (read(&before), read(&after));
    let changed = was.table.participants().iter().zip(is.table.participants());
    assert_eq!(changed.filter(|(one, other)| one != other).count(), 2);
    assert_eq!(is.table.deductions.len(), 2);
    assert!(after.contains("998 who knows 1 2\r\n") && after.contains("19x0"));
    // The points of the first board are those of its result now.
    let wrong = |trf: &tratto::formats::trf::Trf| {
        let remarks = trf.remarks.iter();
        remarks.filter(|one| one.kind.code() == "points").count()
    };
    assert_eq!([wrong(&was), wrong(&is)], [1, 0]);
}

fn whoever_is_erased_is_in_no_kept_line(mut app: TestApp) {
    let (mut arbiter, slug) = imported(&mut app);
    let entry = app
        .lines("SELECT CAST(id AS TEXT) AS line FROM entries WHERE first_name = 'Furio'")
        .remove(0);
    crate::support::sql::execute(&app.database, "UPDATE tournaments SET rounds_planned = 1")
        .unwrap();
    let end = arbiter.open(&format!("/t/{slug}/end"));
    arbiter.send(end.form_to("/finish")).assert_status(303);
    let kept = |app: &TestApp| {
        app.lines("SELECT text AS line FROM report_lines")
            .join("\n")
    };
    assert!(kept(&app).contains("Furio"));
    let address = format!("/t/{slug}/entries/{entry}/erase");
    let page = arbiter.open(&address);
    let asked = arbiter.send(page.form_to("/erase"));
    let form = asked.form_to("/erase").press("sure", "1");
    arbiter.send(form).assert_status(303);
    let lines = kept(&app);
    assert!(
        !lines.contains("Furio") && lines.contains("Provetti, Gina"),
        "{lines}"
    );
    let text = out(&mut arbiter, &slug);
    assert!(
        !text.contains("Furio") && text.contains("001    6      Giocatore 5 "),
        "{text}"
    );
    assert!(text.contains("998 who knows 1 2\r\n"), "{text}");
}

fn kept_lines_go_along_in_an_archive(mut app: TestApp) {
    let (mut arbiter, slug) = imported(&mut app);
    let before = out(&mut arbiter, &slug);
    let bytes = archive::download(&mut arbiter, &slug);
    let (_other, mut there) = archive::elsewhere(&app);
    archive::open(&mut there, &bytes).assert_status(303);
    assert_eq!(out(&mut there, &slug), before);
}

fn an_entry_that_is_removed_leaves_its_number(mut app: TestApp) {
    let before_round_1: String = report()
        .lines()
        .filter(|line| !line.starts_with("299") && !line.starts_with("### MPA"))
        .map(|line| {
            let end = if line.starts_with("001") {
                80
            } else {
                line.len()
            };
            let line: String = line.chars().take(end).collect();
            format!("{line}\r\n")
        })
        .collect();
    let mut arbiter = app.admin();
    let page = preview(&mut arbiter, before_round_1.as_bytes());
    let slug = confirm(&mut arbiter, &page);
    let entry = app
        .lines("SELECT CAST(id AS TEXT) AS line FROM entries WHERE first_name = 'Furio'")
        .remove(0);
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    arbiter
        .send(page.form_to(&format!("/entries/{entry}/remove")))
        .assert_status(303);
    let text = out(&mut arbiter, &slug);
    assert!(!text.contains("Furio"), "{text}");
    assert!(text.contains("\r\n001    5      Provetti, Gina "), "{text}");
    assert!(text.contains("\r\nITA    1 m 2N Provetti, Aldo"), "{text}");
    assert!(
        text.contains("\r\n062 5\r\n") && text.contains("998 who knows 1 2\r\n"),
        "{text}"
    );
}
