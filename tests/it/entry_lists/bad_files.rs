//! Files that are no lists of players, or hold too much: what is wrong is said by line and column, and nothing is written.

use crate::support::{
    TestApp, on_both_databases,
    tournament::with_players,
    workbook::{cell, ods, packed, texts, xlsx},
};

use super::look;

on_both_databases!(bad_files_change_nothing, too_many_rows_change_nothing);

fn bad_files_change_nothing(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open dei Guasti", 1);
    let before = app.state();
    let two_rows = format!(
        "{}{}{}",
        texts(1, &["Cognome", "Nome", "Elo"]),
        texts(2, &["Sartorel", "Bruno", "1790"]),
        texts(3, &["Neri", "Ugo", "1700"])
    );
    let merged = "<mergeCells count=\"1\"><mergeCell ref=\"C2:C3\"/></mergeCells>";
    let formula = format!(
        "{}<row r=\"2\"><c r=\"A2\" t=\"inlineStr\"><is><t>Sartorel</t></is></c>\
         <c r=\"B2\" t=\"inlineStr\"><is><t>Bruno</t></is></c><c r=\"C2\"><f>A9*2</f></c></row>\
         <row r=\"3\"><c r=\"A3\" t=\"e\"><v>#REF!</v></c><c r=\"B3\" t=\"inlineStr\"><is><t>Ugo</t></is></c></row>",
        texts(1, &["Cognome", "Nome", "Elo"])
    );
    let merged_ods = format!(
        "<table:table-row>{}{}</table:table-row><table:table-row>{}\
         <table:table-cell table:number-rows-spanned=\"2\" office:value-type=\"string\"><text:p>Bruno</text:p>\
         </table:table-cell></table:table-row><table:table-row>{}<table:covered-table-cell/></table:table-row>",
        cell("Cognome"),
        cell("Nome"),
        cell("Sartorel"),
        cell("Neri"),
    );
    let utf16: Vec<u8> = "Cognome;Nome\nNeri;Ugo\n"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let files: [(&str, Vec<u8>, &[&str]); 12] = [
        ("vuoto.csv", Vec::new(), &["Choose a file"]),
        ("righe.csv", b"\n\n;;;\n".to_vec(), &["The file is empty"]),
        ("vuoto.xlsx", xlsx("", ""), &["The file is empty"]),
        (
            "foto.xlsx",
            b"\x89PNG\r\n\x1a\n\0\0".to_vec(),
            &["This is a picture"],
        ),
        (
            "vecchio.xls",
            b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0".to_vec(),
            &["old XLS format"],
        ),
        (
            "rotto.xlsx",
            b"PK\x03\x04 rotto".to_vec(),
            &["cannot be read"],
        ),
        ("altro.zip", packed(&[("a.txt", "a")]), &["no list"]),
        ("utf16.csv", utf16, &["line 1, character 2"]),
        (
            "doppia.csv",
            "Cognome;Nome\nNicolÃ²;Ada\n".into(),
            &["Line 2, Cognome", "Broken letters"],
        ),
        (
            "unite.xlsx",
            xlsx(&two_rows, merged),
            &["Line 2, Elo", "Line 3, Elo", "C2:C3"],
        ),
        (
            "formule.xlsx",
            xlsx(&formula, ""),
            &["Line 2, Elo", "Line 3, Cognome", "A formula"],
        ),
        (
            "unite.ods",
            ods(&merged_ods),
            &["Line 2, Nome", "Line 3, Nome", "B2:B3"],
        ),
    ];
    for (name, bytes, said) in files {
        let page = look(&mut arbiter, &slug, name, &bytes);
        assert!([200, 422].contains(&page.status), "{name}: {}", page.status);
        for words in said {
            page.assert_shows(words);
        }
        if page.status == 200 {
            // Every row is red: there is nothing to be entered.
            page.assert_hides("Enter one player")
                .assert_hides("Enter 2 players");
        }
        assert_eq!(app.state(), before, "{name}");
    }
}

fn too_many_rows_change_nothing(mut app: TestApp) {
    let mut arbiter = app.admin();
    let slug = with_players(&mut arbiter, "Open delle Moltitudini", 1);
    let before = app.state();
    let rows: String = (1..=20_000)
        .map(|n| format!("Provetti{n};Zelinda\n"))
        .collect();
    let page = look(
        &mut arbiter,
        &slug,
        "tanti.csv",
        format!("Cognome;Nome\n{rows}").as_bytes(),
    );
    // One is entered: with 9998 more the tournament is full; the heading stands on line 1.
    page.assert_status(422)
        .assert_shows("More than 20000 rows")
        .assert_shows("From line 10000 on there is no room");
    assert!(page.texts("th.ln").len() < 100);
    // What repeats itself a billion times in a workbook is not written out.
    let row = format!(
        "<table:table-row>{}{}</table:table-row><table:table-row table:number-rows-repeated=\"1000000\">\
         <table:table-cell table:number-columns-repeated=\"1000000\" office:value-type=\"string\"><text:p>Neri</text:p>\
         </table:table-cell></table:table-row>",
        cell("Cognome"),
        cell("Nome")
    );
    look(&mut arbiter, &slug, "tanti.ods", &ods(&row))
        .assert_status(422)
        .assert_shows("20000 rows");
    assert_eq!(app.state(), before);
}
