//! Tests on lines in the layout of the real lists, with invented people.

use chrono::NaiveDate;
use proptest::prelude::*;

use super::*;
use crate::event::{Birth, Elo, Federation, FideId, Person, PersonName, Sex, Title};

const COMBINED: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
const LEGACY: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
const SINGLE: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA OCT26 Gms K  B-day Flag";

/// `id name fed sex tit wtit otit`, as wide as the heading has them.
fn start(id: &str, name: &str, fed: &str, titles: [&str; 3], sex: &str) -> String {
    let [title, women, other] = titles;
    format!("{id:<15}{name:<61}{fed:<4}{sex:<4}{title:<5}{women:<5}{other:<15}")
}

fn list(heading: &str, lines: &[String]) -> Vec<Result<FidePlayer, FideListError>> {
    let text = format!("{heading}\r\n{}\r\n", lines.join("\r\n"));
    FideList::open(text.as_bytes()).unwrap().collect()
}

fn rating(rating: u16, games: u16, k: u8) -> FideRating {
    FideRating {
        rating: Elo::new(rating).ok(),
        games,
        k,
    }
}

/// A letter of Latin-1 is one byte of the file, and moves no column.
#[test]
fn letters_with_marks_move_nothing() {
    let name = "Nicolò, Zoé";
    let first = start("109", name, "SMR", ["WGM", "WGM", "LSI,FI,SI,SLI,NA"], "F");
    let text =
        format!("{COMBINED}\n{first}     2101   9  20 1998   0  20    0   0   0 1990  w   \n");
    let bytes: Vec<u8> = text
        .chars()
        .map(|sign| u8::try_from(u32::from(sign)).unwrap())
        .collect();
    let mut list = FideList::open(bytes.as_slice()).unwrap();
    let player = list.next().unwrap().unwrap();
    assert_eq!(player.name, name);
    assert_eq!(player.federation.code(), "SMR");
    assert_eq!(player.other_titles, "LSI,FI,SI,SLI,NA");
    assert_eq!(player.standard, rating(2101, 9, 20));
    assert_eq!(player.birth_year, Some(1990));
    // A fault is told by the byte at which it stands.
    let wrong = text.replacen("SMR", "1MR", 1);
    let bytes: Vec<u8> = wrong
        .chars()
        .map(|sign| u8::try_from(u32::from(sign)).unwrap())
        .collect();
    let mut list = FideList::open(bytes.as_slice()).unwrap();
    assert!(matches!(
        list.next(),
        Some(Err(FideListError::Field {
            line: 2,
            column: 77,
            ..
        }))
    ));
}

#[test]
fn a_combined_list() {
    let one = start(
        "800001",
        "Brandimarte, Ottavia",
        "ITA",
        ["WFM", "WFM", "IA,FI"],
        "F",
    );
    let two = start(
        "2800002",
        "Neri, Ugo",
        "SUI",
        ["IM", "", "LSI,FI,SI,SLI,NA"],
        "M",
    );
    let three = start(
        "7",
        "Verdi, Anna",
        "FID",
        ["", "WIM", "LSI,FI,SI,SLIX,"],
        "F",
    );
    let lines = [
        format!("{one}AFM 2105   9  20 1998   0  20    0   0   0 1990  wi  "),
        // Titles of 16 letters in a field of 15: all that follows stands one column on.
        format!("{two}     2400  12  10    0   0   0 2350   3  10 0         "),
        format!("{three}    0      0   0    0   0   0    0   0   0 2001  w   "),
    ];
    assert_eq!(COMBINED.len(), 162);
    assert_eq!(LEGACY.len(), 158);
    assert_eq!(SINGLE.len(), 136);
    let players: Vec<FidePlayer> = list(COMBINED, &lines)
        .into_iter()
        .map(Result::unwrap)
        .collect();
    assert_eq!(
        players[0],
        FidePlayer {
            id: 800_001,
            name: "Brandimarte, Ottavia".to_owned(),
            federation: Federation::ITA,
            sex: Some(Sex::Female),
            title: Some(Title::Wfm),
            other_titles: "IA,FI".to_owned(),
            arena_title: "AFM".to_owned(),
            standard: rating(2105, 9, 20),
            rapid: rating(1998, 0, 20),
            blitz: rating(0, 0, 0),
            birth_year: Some(1990),
            inactive: true,
        }
    );
    assert_eq!(players[1].other_titles, "LSI,FI,SI,SLI,NA");
    assert_eq!(players[1].standard, rating(2400, 12, 10));
    assert_eq!(players[1].blitz, rating(2350, 3, 10));
    assert_eq!(players[1].birth_year, None);
    assert_eq!(players[2].title, Some(Title::Wim));
    assert_eq!(
        (players[2].birth_year, players[2].inactive),
        (Some(2001), false)
    );
}

#[test]
fn a_line_is_a_person_with_ratings() {
    let line = start(
        "800001",
        "Brandimarte, Ottavia",
        "ITA",
        ["", "WFM", ""],
        "F",
    );
    let line = format!("{line}    2105   9  20 1998   0  20    0   0   0 1990  wi  ");
    let player = list(COMBINED, &[line]).remove(0).unwrap();
    let person = Person {
        name: PersonName::new("Brandimarte", "Ottavia").unwrap(),
        sex: Some(Sex::Female),
        birth: Some(Birth::Year(1990)),
        federation: Some(Federation::ITA),
        title: Some(Title::Wfm),
        fide_id: FideId::from_number(800_001),
        national_id: None,
    };
    assert_eq!(player.person(), person);
    let ratings = [2105, 1998, 0].map(|rating| Elo::new(rating).ok());
    assert_eq!(player.ratings().by_kind(), ratings);
}

#[test]
fn other_layouts() {
    let one = start("800001", "Brandimarte, Ottavia", "ITA", ["", "", ""], "F");
    let legacy = list(
        LEGACY,
        &[format!(
            "{one}2105   9  20 1998   0  20    0   0   0 1990      "
        )],
    );
    let legacy = legacy[0].as_ref().unwrap();
    assert_eq!(
        (legacy.standard, legacy.rapid),
        (rating(2105, 9, 20), rating(1998, 0, 20))
    );
    let long = start(
        "800002",
        "Neri, Ugo",
        "ITA",
        ["", "", "LSI,FI,SI,SLI,NA"],
        "M",
    );
    let long = list(
        LEGACY,
        &[format!(
            "{long}2105   9  20 1998   0  20    0   0   0 1990      "
        )],
    );
    assert_eq!(long[0].as_ref().unwrap().standard, rating(2105, 9, 20));
    let nameless = one.replace("F   ", "    ");
    let unknown = list(LEGACY, &[nameless]).remove(0).unwrap();
    assert_eq!((unknown.sex, unknown.name), (None, legacy.name.clone()));
    let single = list(SINGLE, &[format!("{one}    1801  4   40 2010  i   ")]);
    let single = single[0].as_ref().unwrap();
    assert_eq!(single.standard, rating(1801, 4, 40));
    assert_eq!(
        (single.rapid, single.inactive),
        (FideRating::default(), true)
    );
}

/// Lists of one kind of chess have their month in the heading, the combined list has none.
#[test]
fn the_month_of_a_list() {
    let month = |heading: &str| FideList::open(heading.as_bytes()).map(|list| list.month());
    for (name, year, number) in [("JAN16", 2016, 1), ("OCT26", 2026, 10), ("DEC99", 2099, 12)] {
        assert_eq!(
            month(&SINGLE.replace("OCT26", name)).unwrap(),
            NaiveDate::from_ymd_opt(year, number, 1)
        );
    }
    assert_eq!(month(COMBINED).unwrap(), None);
    for name in ["OCT2026", "OCTxx", "OTT26"] {
        let heading = month(&SINGLE.replace("OCT26", name));
        assert!(matches!(
            heading,
            Err(FideListError::Heading(FideColumn::StandardRating))
        ));
    }
}

#[test]
fn lines_are_counted_from_the_heading() {
    let one = start("800001", "Brandimarte, Ottavia", "ITA", ["", "", ""], "F");
    let text = format!("{COMBINED}\n\n{one}\n");
    let mut list = FideList::open(text.as_bytes()).unwrap();
    assert_eq!(list.line(), 1);
    assert!(list.next().is_some());
    assert_eq!(list.line(), 3);
}

#[test]
fn broken_lines_say_where_and_the_next_one_is_read() {
    let good = start("800001", "Brandimarte, Ottavia", "ITA", ["", "", ""], "F");
    let tail = "    2105   9  20    0   0   0    0   0   0 1990      ";
    let lines = [
        format!("x{}{tail}", good.get(1..).unwrap()),
        good.replace("ITA", "I1A"),
        format!("{good}    21o5   9  20"),
        String::new(),
        format!("{good}{tail}"),
        good.replace("Brandimarte, Ottavia", &" ".repeat(20)),
    ];
    let found: Vec<Option<(usize, usize, FideColumn)>> = list(COMBINED, &lines)
        .into_iter()
        .map(|result| match result {
            Ok(_) => None,
            Err(FideListError::Field {
                line,
                column,
                field,
                ..
            }) => Some((line, column, field)),
            Err(error) => panic!("{error}"),
        })
        .collect();
    assert_eq!(
        found,
        [
            Some((2, 1, FideColumn::Id)),
            Some((3, 77, FideColumn::Federation)),
            Some((4, 114, FideColumn::StandardRating)),
            None,
            Some((7, 16, FideColumn::Name)),
        ]
    );
}

#[test]
fn what_is_no_list_is_refused() {
    for (text, lacking) in [
        ("", FideColumn::Id),
        ("hello", FideColumn::Id),
        ("ID Name Fed Sex B-day", FideColumn::StandardRating),
    ] {
        match FideList::open(text.as_bytes()) {
            Err(FideListError::Heading(column)) => assert_eq!(column, lacking),
            other => panic!("{other:?}"),
        }
    }
    let long = format!("{COMBINED}\n{}\n", "x".repeat(5000));
    let mut long = FideList::open(long.as_bytes()).unwrap();
    assert!(matches!(long.next(), Some(Err(FideListError::TooLong(2)))));
    assert!(long.next().is_none());
}

proptest! {
    #[test]
    fn no_bytes_make_the_reader_panic(bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
        let mut file = format!("{COMBINED}\n").into_bytes();
        file.extend(&bytes);
        prop_assert!(FideList::open(file.as_slice()).unwrap().count() <= bytes.len());
        let _ = FideList::open(bytes.as_slice()).map(Iterator::count);
    }
}
