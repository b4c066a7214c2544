//! Tests of the writer and of lists of players.

use proptest::prelude::*;

use super::{players::*, *};
use crate::{
    event::{
        Birth, BirthError, Elo, Federation, FideId, NationalId, Person, PersonName, Ratings,
        RoundNumber, Sex, TextFault, Title,
    },
    formats::{encoding::Encoding, sheet::Origin},
};

mod languages;

#[test]
fn formulas_are_guarded() {
    for (cell, written) in [
        ("=1+2", "'=1+2"),
        ("+39 333", "'+39 333"),
        ("-5", "'-5"),
        ("@sum", "'@sum"),
        ("\tx", "\"'\tx\""),
        ("\rx", "\"'\rx\""),
        ("\0x", "'\0x"),
        ("'=1", "''=1"),
        ("''=1", "'''=1"),
        ("=1,\"2\"", "\"'=1,\"\"2\"\"\""),
        ("D'Angelo", "D'Angelo"),
        ("'ndrina", "'ndrina"),
        ("a=b", "a=b"),
        ("a,b", "\"a,b\""),
        ("a;b", "a;b"),
        (" a", "\" a\""),
        ("a\nb", "\"a\nb\""),
        ("", "\"\""),
    ] {
        assert_eq!(write([[cell]], Layout::default()), format!("{written}\r\n"));
    }
    let layout = Layout {
        separator: Separator::Semicolon,
        byte_order_mark: true,
    };
    assert_eq!(
        write([["a", "b;c"], ["", ""]], layout),
        "\u{feff}a;\"b;c\"\r\n;\r\n"
    );
    let none: [&str; 0] = [];
    assert_eq!(write([none], Layout::default()), "\r\n");
}

proptest! {
    #[test]
    fn written_rows_read_back(
        rows in proptest::collection::vec(
            proptest::collection::vec("[ab'=+@\"\r\n,;\t -]{0,6}", 2..5),
            1..6,
        ),
        separator in proptest::sample::select(Separator::ALL.to_vec()),
        byte_order_mark: bool,
    ) {
        // A heading that shows the separator, as in every list.
        let heading = vec!["h".to_owned(); 9];
        let rows: Vec<Vec<String>> = std::iter::once(heading).chain(rows).collect();
        let text = write(&rows, Layout { separator, byte_order_mark });
        let read = records(text.as_bytes());
        prop_assert_eq!(read.separator, separator);
        let back: Vec<Vec<String>> = read.rows.into_iter().map(|row| row.cells).collect();
        let expected: Vec<Vec<String>> = rows
            .into_iter()
            .filter(|row| row.iter().any(|cell| !cell.trim().is_empty()))
            .collect();
        prop_assert_eq!(back, expected);
    }

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let sheet = read(&bytes);
        prop_assert!(sheet.rows.iter().all(|row| row.cells.len() >= sheet.columns.len()));
    }
}

fn draft() -> PlayerDraft {
    PlayerDraft {
        last_name: Some("Dell'Orto".to_owned()),
        first_name: Some("Lucia".to_owned()),
        sex: Some(Sex::Female),
        birth: Birth::parse("2001-02-03").ok(),
        federation: Some(Federation::ITA),
        fide_id: Some(812_345),
        national_id: Some("ABC123".to_owned()),
        title: Some(Title::Wfm),
        fide_standard: Elo::new(2010).ok(),
        fide_rapid: Elo::new(1990).ok(),
        fide_blitz: None,
        national_standard: Elo::new(1900).ok(),
        national_rapid: None,
        national_blitz: Elo::new(1).ok(),
        category: Some("1N".to_owned()),
        club: Some("Circolo \"Due Alfieri\"; Cremona, Po".to_owned()),
        province: crate::event::Province::by_code("CR"),
        email: Some("lucia@example.org".to_owned()),
        phone: Some("+39 0372 12345".to_owned()),
        section: Some("A".to_owned()),
        byes: [2, 5].into_iter().filter_map(RoundNumber::new).collect(),
        fee_due: Some(2000),
        fee_paid: Some(FeePaid::Cents(1250)),
        note: Some("-5 euro".to_owned()),
    }
}

#[test]
fn a_row_is_a_person_with_ratings() {
    let read = |text: &str| players::read(text.as_bytes()).rows.remove(0).draft;
    let draft = read(
        "Cognome;Nome;Sesso;Nascita;Naz;ID FIDE;ID FSI;Titolo;Elo FIDE;Elo rapid italia\n\
         De Nicolò;Margherita;F;3/5/1987;SUI;800000;MI/12;WFM;1900;1850\n",
    );
    let person = Person {
        name: PersonName::new("De Nicolò", "Margherita").unwrap(),
        sex: Some(Sex::Female),
        birth: Birth::parse("1987-05-03").ok(),
        federation: Federation::parse("SUI").ok(),
        title: Some(Title::Wfm),
        fide_id: FideId::from_number(800_000),
        national_id: NationalId::parse("MI/12").unwrap(),
    };
    assert_eq!(draft.person(), person);
    let mut ratings = Ratings::default();
    ratings.fide.standard = Elo::new(1900).ok();
    ratings.national.rapid = Elo::new(1850).ok();
    assert_eq!(draft.ratings(), ratings);
    // A list without federations is an Italian club's.
    let person = read("Cognome;Nome\nRossi;\n").person();
    assert_eq!(person.federation, Some(Federation::ITA));
    assert_eq!(person.name, PersonName::recorded("Rossi", ""));
}

#[test]
fn lists_read_back() {
    let players = [
        draft(),
        PlayerDraft {
            last_name: Some("Neri".to_owned()),
            first_name: Some("Ugo".to_owned()),
            birth: Some(Birth::Year(1960)),
            ..PlayerDraft::default()
        },
    ];
    let columns: Vec<PlayerColumn> = PlayerColumn::ALL
        .into_iter()
        .filter(|column| *column != PlayerColumn::FullName)
        .collect();
    for separator in Separator::ALL {
        for byte_order_mark in [false, true] {
            let text = write_list(
                &players,
                &columns,
                Layout {
                    separator,
                    byte_order_mark,
                },
            );
            let sheet = read(text.as_bytes());
            assert!(sheet.is_clean(), "{sheet:#?}");
            let back: Vec<PlayerDraft> = sheet.rows.into_iter().map(|row| row.draft).collect();
            assert_eq!(back, players);
        }
    }
    let names = write_list(&players, &[PlayerColumn::FullName], Layout::default());
    assert_eq!(
        names.lines().skip(1).collect::<Vec<_>>(),
        ["\"Dell'Orto, Lucia\"", "\"Neri, Ugo\""]
    );
}

#[test]
fn an_italian_list_with_bad_cells_is_reported_cell_by_cell() {
    let text = "\u{feff}Cognome;Nome;Sesso;Data di nascita;Cat.;Elo;Circolo;Note\r\n\
        Sartorel;Bruno;M;1971;2N;1790;Pedone Passato;\r\n\
        Orsatti;Giulio;M;1988;2N;17E3;Zeitnot;in ritardo\r\n\
        Crivelloni;Marta;F;31/02/1999;2N;1702;Scacchiera del Po;\r\n\
        ;;;;;;;\r\n\
        ;Saverio;x;1959;3N;0;Zeitnot;;troppo\r\n\
        Nardecchio;Anita\r\n";
    let sheet = read(text.as_bytes());
    let origin = Origin::Text {
        encoding: Encoding::Utf8Bom,
        separator: Separator::Semicolon,
    };
    assert_eq!((&sheet.origin, sheet.heading), (&origin, Some(1)));
    assert_eq!(sheet.faults, []);
    assert_eq!(sheet.rows.len(), 5);
    let faults: Vec<(usize, usize, Option<PlayerColumn>, &str, &CellReason)> = sheet
        .cell_faults()
        .map(|f| (f.line, f.column, f.name, f.text.as_str(), &f.reason))
        .collect();
    use PlayerColumn as C;
    assert_eq!(
        faults,
        [
            (
                3,
                6,
                Some(C::FideStandard),
                "17E3",
                &CellReason::NotADigit { at: 3, found: 'E' }
            ),
            (
                4,
                4,
                Some(C::Birth),
                "31/02/1999",
                &CellReason::Birth(BirthError::NoSuchDay { day: 31, month: 2 })
            ),
            (6, 1, Some(C::LastName), "", &CellReason::Missing),
            (6, 3, Some(C::Sex), "x", &CellReason::Sex),
            (
                6,
                9,
                None,
                "troppo",
                &CellReason::TooLong {
                    length: 9,
                    limit: 8
                }
            ),
        ]
    );
    assert_eq!(sheet.rows[1].draft.last_name.as_deref(), Some("Orsatti"));
    assert_eq!(sheet.rows[1].draft.fide_standard, None);
    assert_eq!(sheet.rows[1].draft.note.as_deref(), Some("in ritardo"));
    assert!(sheet.rows[1].fault_at(6).is_some() && sheet.rows[1].fault_at(1).is_none());
    assert_eq!(sheet.rows[3].draft.first_name.as_deref(), Some("Saverio"));
    assert_eq!(sheet.rows[4].cells.len(), 8);
}

#[test]
fn separators_encodings_and_line_ends() {
    let plain = "cognome,nome,nascita\nDé Rossi,Zoë,1990\n";
    let latin1: Vec<u8> = plain
        .chars()
        .map(|c| u8::try_from(u32::from(c)).unwrap())
        .collect();
    let files: [(Vec<u8>, Separator); 7] = [
        (plain.into(), Separator::Comma),
        (latin1, Separator::Comma),
        (plain.replace('\n', "\r").into(), Separator::Comma),
        (plain.replace('\n', "\r\n").into(), Separator::Comma),
        (plain.replace(',', "\t").into(), Separator::Tab),
        (plain.replace(',', ";").into(), Separator::Semicolon),
        (
            format!("sep=;\r\n{}", plain.replace(',', ";")).into(),
            Separator::Semicolon,
        ),
    ];
    for (bytes, separator) in files {
        let sheet = read(&bytes);
        assert!(sheet.is_clean(), "{sheet:#?}");
        assert!(
            matches!(sheet.origin, Origin::Text { separator: found, .. } if found == separator)
        );
        assert_eq!(sheet.rows[0].draft.last_name.as_deref(), Some("Dé Rossi"));
        assert_eq!(sheet.rows[0].draft.birth, Some(Birth::Year(1990)));
    }
}

/// The separator is the one that occurs most often outside quotation marks; in a tie it is the semicolon.
#[test]
fn the_separator_is_seen_in_the_first_line() {
    use Separator::{Comma, Semicolon, Tab};
    for (line, separator) in [
        ("cognome", Semicolon),
        ("cognome,nome;elo", Semicolon),
        ("cognome,nome\telo\tclub", Tab),
        ("\"a;b;c\",nome", Comma),
        ("\"a;b\";nome,elo,\"c;d;e\"", Comma),
    ] {
        assert_eq!(records(line.as_bytes()).separator, separator, "{line}");
    }
}

/// Every fault has the name by which message files find its words.
#[test]
fn faults_have_names() {
    let (at, sign) = (1, '\u{200b}');
    for (reason, code) in [
        (CellReason::Missing, "missing"),
        (
            CellReason::TooLong {
                length: 2,
                limit: 1,
            },
            "too-long",
        ),
        (TextFault::Unseen { at, sign }.into(), "unseen"),
        (CellReason::NoLetter, "no-letter"),
        (CellReason::NoComma, "no-comma"),
        (CellReason::Sex, "sex"),
        (
            BirthError::NoSuchDay { day: 31, month: 2 }.into(),
            "no-such-day",
        ),
        (BirthError::Year(1066).into(), "year"),
        (BirthError::Format.into(), "date"),
        (CellReason::Federation, "federation"),
        (CellReason::Title, "title"),
        (CellReason::Province, "province"),
        (CellReason::NotADigit { at: 1, found: 'x' }, "not-a-digit"),
        (CellReason::Range { min: 1, max: 2 }, "range"),
        (CellReason::Email, "email"),
        (CellReason::Phone, "phone"),
        (CellReason::Amount, "amount"),
        (CellReason::Formula, "formula"),
        (CellReason::Encoding { at: 1 }, "encoding"),
        (CellReason::Repeated { line: 1 }, "repeated"),
    ] {
        assert_eq!(reason.code(), code);
    }
    let repeated = SheetFault::RepeatedColumn {
        column: PlayerColumn::Sex,
        first: 1,
        second: 2,
    };
    for (fault, code) in [
        (SheetFault::Empty, "empty"),
        (SheetFault::TooManyRows, "too-many-rows"),
        (SheetFault::NoNames, "no-names"),
        (repeated, "repeated-column"),
    ] {
        assert_eq!(fault.code(), code);
    }
}

#[test]
fn lines_are_counted_through_quoted_line_ends() {
    let sheet = read(b"last,first,note\r\n\"Neri\",Ugo,\"two\r\nlines\"\r\n\r\nBianchi,,\r\n");
    let faults: Vec<(usize, usize)> = sheet.cell_faults().map(|f| (f.line, f.column)).collect();
    assert_eq!(faults, [(2, 3), (5, 2)]);
    assert_eq!(
        sheet.rows[0].faults[0].reason,
        CellReason::Text(TextFault::Unseen { at: 4, sign: '\r' })
    );
}

#[test]
fn sheets_without_names_and_repeated_columns() {
    // A fault of the whole list alone, then a fault of a cell alone.
    assert!(!read(b"").is_clean());
    assert!(!read(b"last,first,elo\nNeri,Ugo,x\n").is_clean());
    assert_eq!(read(b"").faults, [SheetFault::Empty]);
    assert_eq!(read(b"Neri,Ugo,1990\n").faults, [SheetFault::NoNames]);
    let sheet = read(b"surname,name,cognome\nNeri,Ugo,Bianchi\n");
    assert_eq!(
        sheet.faults,
        [SheetFault::RepeatedColumn {
            column: PlayerColumn::LastName,
            first: 1,
            second: 3,
        }]
    );
    assert_eq!(sheet.rows[0].draft.first_name.as_deref(), Some("Ugo"));
    assert_eq!(sheet.rows[0].draft.last_name.as_deref(), Some("Neri"));
}

/// The value of a cell under a heading, or the reason why it is refused.
#[test]
fn cells() {
    let reason = |heading: &str, cell: &str| {
        let text = format!("last,first,{heading}\nNeri,Ugo,\"{cell}\"\n");
        let sheet = read(text.as_bytes());
        assert_eq!(sheet.faults, []);
        sheet.rows[0]
            .faults
            .first()
            .map(|fault| fault.reason.clone())
    };
    let digit = |at, found| Some(CellReason::NotADigit { at, found });
    for (heading, cell, expected) in [
        ("elo", "-", None),
        ("elo", "0", None),
        ("elo", "1790,0", None),
        ("elo", "1 790", digit(2, ' ')),
        ("elo", "-5", digit(1, '-')),
        ("elo", "'-5", digit(1, '-')),
        ("elo", "4000", Some(CellReason::Range { min: 0, max: 3999 })),
        (
            "fideid",
            "812345678901",
            Some(CellReason::Range {
                min: 0,
                max: 99_999_999_999,
            }),
        ),
        ("nascita", "1971-03-02 00:00:00", None),
        (
            "nascita",
            "02/03/71",
            Some(CellReason::Birth(BirthError::Format)),
        ),
        (
            "nascita",
            "1066",
            Some(CellReason::Birth(BirthError::Year(1066))),
        ),
        ("sesso", "Donna", None),
        ("fed", "ITALIA", Some(CellReason::Federation)),
        ("titolo", "gm", None),
        ("titolo", "2N", Some(CellReason::Title)),
        ("titolo", "MI", None),
        ("titre", "GMI", None),
        ("título", "MC", None),
        ("titolo", "Mf", Some(CellReason::Title)),
        ("prov", "cr", None),
        ("prov", "ZZ", Some(CellReason::Province)),
        ("email", "a@b.it", None),
        ("email", "a@b", Some(CellReason::Email)),
        ("email", "a@@b.it", Some(CellReason::Email)),
        ("tel", "'+39 (0372) 12345", None),
        ("tel", "12345", None),
        ("tel", "1234", Some(CellReason::Phone)),
        ("tel", "12345x", Some(CellReason::Phone)),
        ("cat", "2NNN", None),
        (
            "cat",
            "2NN22",
            Some(CellReason::TooLong {
                length: 5,
                limit: 4,
            }),
        ),
        ("byes", "1, 3", None),
        ("quota", "20,00 €", None),
        ("quota", "venti", Some(CellReason::Amount)),
        ("pagato", "sì", None),
        ("cat", "=A1", Some(CellReason::Formula)),
        ("cat", "#N/D", Some(CellReason::Formula)),
        ("cat", "#BEZUG!", Some(CellReason::Formula)),
        ("cat", "#VALEUR!", Some(CellReason::Formula)),
        ("cat", "#¡REF!", Some(CellReason::Formula)),
        ("cat", "=", None),
        ("club", "NiccolÃ²", Some(CellReason::Encoding { at: 7 })),
        ("club", "Zo\u{fffd}", Some(CellReason::Encoding { at: 3 })),
        ("club", "São Paulo", None),
        ("club", "SÃO PAULO", None),
        ("club", "Alfiere n°5", None),
        (
            "byes",
            "1, 100",
            Some(CellReason::Range { min: 1, max: 99 }),
        ),
    ] {
        assert_eq!(reason(heading, cell), expected, "{heading} {cell}");
    }
    let sheet = read(b"name,fide\n\"Neri, Ugo\",7\nNeri Ugo,8\n\"Bianchi, Ada\",7\n\"1, 2\",\n");
    let reasons: Vec<(usize, usize, &CellReason)> = sheet
        .cell_faults()
        .map(|f| (f.line, f.column, &f.reason))
        .collect();
    assert_eq!(
        reasons,
        [
            (3, 1, &CellReason::NoComma),
            (4, 2, &CellReason::Repeated { line: 2 }),
            (5, 1, &CellReason::NoLetter),
        ]
    );
    // Cells beyond the heading may be blank.
    assert!(read(b"last,first\nNeri,Ugo,, ,\n").is_clean());
}

#[test]
fn columns_named_by_hand() {
    let columns = [
        Some(PlayerColumn::FirstName),
        None,
        Some(PlayerColumn::LastName),
    ];
    let sheet = read_as(b"a,b,c,d\nUgo,x,Neri,y\n", &columns);
    assert!(sheet.is_clean());
    let draft = &sheet.rows[0].draft;
    assert_eq!(
        (draft.last_name.as_deref(), draft.first_name.as_deref()),
        (Some("Neri"), Some("Ugo"))
    );
}

#[test]
fn rows_beyond_the_limit_are_reported() {
    let text = format!("last,first\n{}", "Neri,Ugo\n".repeat(MOST_ROWS));
    let sheet = read(text.as_bytes());
    assert_eq!(sheet.faults, [SheetFault::TooManyRows]);
    assert_eq!(sheet.rows.len(), MOST_ROWS - 1);
    let text = format!("last,first\n{}", "Neri,Ugo\n".repeat(MOST_ROWS - 1));
    assert!(read(text.as_bytes()).is_clean());
}
