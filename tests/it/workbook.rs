//! A tournament as a workbook for spreadsheet programs.

use crate::{
    commands::run,
    support::{
        TestApp, on_both_databases,
        tournament::{press_result, with_round_published},
    },
};

on_both_databases!(a_workbook_holds_standings_crosstable_and_participants);

/// A part of a workbook.
pub(crate) fn part(bytes: &[u8], name: &str) -> String {
    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    let mut text = String::new();
    let mut file = archive.by_name(name).unwrap();
    std::io::Read::read_to_string(&mut file, &mut text).unwrap();
    text
}

fn a_workbook_holds_standings_crosstable_and_participants(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_round_published(&mut arbiter, "Torneo della Cartella", 5);
    press_result(&mut arbiter, &slug, 1, 1, "1-0").assert_status(303);
    press_result(&mut arbiter, &slug, 1, 2, "1/2-1/2").assert_status(303);
    let page = app
        .browser()
        .get(&format!("/t/{slug}/workbook.xlsx?lang=it"));
    page.assert_ok();
    assert_eq!(
        page.header("content-type"),
        Some("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")
    );
    let named = page.header("content-disposition").unwrap();
    assert!(named.contains(&format!("{slug}.xlsx")), "{named}");
    let book = part(&page.bytes, "xl/workbook.xml");
    for sheet in ["Classifica", "Tabellone", "Iscritti"] {
        assert!(
            book.contains(&format!("name=\"{sheet}\"")),
            "{sheet}: {book}"
        );
    }
    // Five players and a heading in each sheet; points are numbers.
    for sheet in 1..=3 {
        let rows = part(&page.bytes, &format!("xl/worksheets/sheet{sheet}.xml"));
        assert_eq!(rows.matches("<row ").count(), 6, "{rows}");
    }
    let standings = part(&page.bytes, "xl/worksheets/sheet1.xml");
    assert!(standings.contains("<v>0.5</v>"), "{standings}");
    let words = part(&page.bytes, "xl/sharedStrings.xml");
    let surname = app
        .lines("SELECT last_name || ', ' || first_name AS line FROM entries ORDER BY id")
        .remove(0);
    for word in [surname.as_str(), "Posto", "Turno 1", "+1"] {
        assert!(words.contains(&format!(">{word}<")), "{word}: {words}");
    }
    assert!(words.contains("b½<") && words.contains("n½<"), "{words}");
    // The command writes the same sheets, in its own language.
    let folder = tempfile::tempdir().unwrap();
    let database = app.database.clone();
    let (code, _, error) = run(
        folder.path(),
        &[
            "export",
            &slug,
            "--format",
            "xlsx",
            "--out",
            "torneo.xlsx",
            "--database",
            &database,
        ],
        "",
    );
    assert_eq!(code, 0, "{error}");
    let written = std::fs::read(folder.path().join("torneo.xlsx")).unwrap();
    assert!(part(&written, "xl/workbook.xml").contains("name=\"Cross-table\""));
    app.browser()
        .get("/t/nessuno/workbook.xlsx")
        .assert_status(404);
}
