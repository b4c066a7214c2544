//! Tests of lists for a tournament: titles above the heading, headings named before, names without a comma, merged cells.

use super::{players::*, *};
use crate::{event::PersonName, formats::sheet::Sheet};

fn entry_list(meanings: &Meanings) -> Reading<'_> {
    Reading {
        meanings: Some(meanings),
        is_anywhere: true,
        names: Names::AsWritten,
        ..Reading::default()
    }
}

fn columns(sheet: &PlayerSheet) -> Vec<Option<PlayerColumn>> {
    sheet.columns.iter().map(|heading| heading.column).collect()
}

/// The heading is found below a title, even if the title holds other separators.
#[test]
fn a_title_stands_above_the_heading() {
    use PlayerColumn as C;
    let text = "Torneo di Natale, Cremona, 2026\n\nAggiornato il 3, ore 12\nN.;Cognome e nome;Elo;Cat\n1;ROSSI Mario;1800;2N\n";
    let sheet = read_sheet(&of_list(text.as_bytes()), entry_list(&Meanings::default()));
    assert_eq!(sheet.heading, Some(4));
    assert_eq!(
        columns(&sheet),
        [
            None,
            Some(C::FullName),
            Some(C::FideStandard),
            Some(C::Category)
        ]
    );
    assert!(sheet.is_clean(), "{sheet:#?}");
    assert_eq!(sheet.rows[0].line, 5);
    assert_eq!(sheet.rows[0].draft.first_name.as_deref(), Some("Mario"));
    // A club's list keeps its heading in the first row.
    assert_eq!(read(text.as_bytes()).faults, [SheetFault::NoNames]);
}

/// A row is the heading only if it has a column of names. The separator is the one with which most of it is understood.
#[test]
fn the_heading_has_names() {
    use PlayerColumn as C;
    let text = "Circolo;Due Alfieri, Cremona\nCognome, nome;Elo\nRossi, Mario;1800\n";
    let list = of_list(text.as_bytes());
    assert!(has_heading(&list));
    let names: Vec<(String, Option<C>)> = by_heading(&list)
        .into_iter()
        .map(|heading| (heading.text, heading.column))
        .collect();
    assert_eq!(
        names,
        [
            ("Cognome, nome".to_owned(), Some(C::FullName)),
            ("Elo".to_owned(), Some(C::FideStandard)),
        ]
    );
    let read = read_sheet(&list, entry_list(&Meanings::default()));
    assert_eq!((read.heading, read.rows.len()), (Some(2), 1));
    let nameless = of_list(b"Circolo;Elo\nAlfiere;1800\n");
    assert!(!has_heading(&nameless));
    let letters = by_heading(&nameless);
    assert!(letters.iter().map(|h| h.text.as_str()).eq(["A", "B"]));
}

/// In one cell, surname and given name may each be as long as in cells of their own.
#[test]
fn long_names_in_one_cell() {
    let longest = "b".repeat(PersonName::LONGEST);
    for (given, limit) in [
        (longest.clone(), None),
        (format!("{longest}b"), Some(2 * PersonName::LONGEST + 1)),
    ] {
        let text = format!("Cognome e nome\n{longest} {given}\n");
        let read = read_sheet(&of_list(text.as_bytes()), entry_list(&Meanings::default()));
        let refused = limit.map(|limit| CellReason::TooLong {
            length: limit + 1,
            limit,
        });
        assert_eq!(read.rows[0].fault_at(1), refused.as_ref());
    }
}

/// Without a heading the columns are named by letters until somebody names them; all rows are then data.
#[test]
fn rows_without_a_heading() {
    use PlayerColumn as C;
    let sheet = Sheet::of_text(b"Rossi\tMario\t1800\nNeri\tAda\t1750\n");
    let none = Meanings::default();
    let read = read_sheet(&sheet, entry_list(&none));
    assert_eq!((read.heading, read.rows.len()), (None, 2));
    assert_eq!(read.faults, [SheetFault::NoNames]);
    let letters: Vec<&str> = read.columns.iter().map(|h| h.text.as_str()).collect();
    assert_eq!(letters, ["A", "B", "C"]);
    let named = [Some(C::LastName), Some(C::FirstName), Some(C::FideStandard)];
    let reading = Reading {
        named: Some(&named),
        ..entry_list(&none)
    };
    let read = read_sheet(&sheet, reading);
    assert!(read.is_clean(), "{read:#?}");
    assert_eq!(read.rows[0].draft.last_name.as_deref(), Some("Rossi"));
}

/// A meaning that somebody noted for a heading applies to later lists, instead of the common meaning.
#[test]
fn headings_are_remembered() {
    use PlayerColumn as C;
    let mut meanings = Meanings::default();
    meanings.note("Chi è?", Some(C::LastName));
    meanings.note("ELO", None);
    let sheet = of_list(b"chi e;nome;Elo;Soldi\nRossi;Mario;x;5\n");
    let read = read_sheet(&sheet, entry_list(&meanings));
    assert_eq!(
        columns(&read),
        [Some(C::LastName), Some(C::FirstName), None, None]
    );
    assert!(read.is_clean());
}

/// Merged cells are reported with their place; a merged title does not matter.
#[test]
fn merged_cells_are_refused_where_they_matter() {
    let mut sheet =
        Sheet::of_text(b"Torneo\nCognome;Nome;Circolo\nRossi;Mario;Alfiere\nNeri;Ada;\n");
    let area = |text: &str| text.parse().unwrap();
    sheet.merged = vec![area("A1:C1"), area("C3:C4")];
    let read = read_sheet(&sheet, entry_list(&Meanings::default()));
    assert_eq!(read.faults, []);
    let faults: Vec<(usize, usize, &CellReason)> = read
        .cell_faults()
        .map(|fault| (fault.line, fault.column, &fault.reason))
        .collect();
    let merged = CellReason::Merged {
        area: area("C3:C4"),
    };
    assert_eq!(merged.code(), "merged");
    assert_eq!(faults, [(3, 3, &merged), (4, 3, &merged)]);
    // A heading merged over two lines is still one column.
    sheet.merged = vec![area("B1:B2")];
    let read = read_sheet(&sheet, entry_list(&Meanings::default()));
    assert_eq!(read.faults, []);
    sheet.merged = vec![area("A2:B2")];
    let read = read_sheet(&sheet, entry_list(&Meanings::default()));
    let fault = SheetFault::MergedHeading(area("A2:B2"));
    assert_eq!(
        (read.faults, fault.code()),
        (vec![fault.clone()], "merged-heading")
    );
}

#[test]
fn columns_have_codes() {
    for column in PlayerColumn::ALL {
        assert_eq!(PlayerColumn::from_code(column.code()), Some(column));
    }
    assert_eq!(PlayerColumn::from_code("cognome"), None);
}
