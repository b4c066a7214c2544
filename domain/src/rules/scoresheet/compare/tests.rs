use crate::rules::notation::Language;
use crate::rules::scoresheet::*;

fn of(first: &str, second: &str) -> Comparison {
    compare(
        Handed::sheet(first.as_bytes()),
        Handed::sheet(second.as_bytes()),
    )
}

const RUY: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 1-0";

#[test]
fn the_same_game_in_two_languages() {
    let italian = "1.e2-e4 e7-e5 ; 2.Cg1-f3 Cb8-c6 ; 3.Af1-b5 a7-a6 ; 4.Ab5-a4 Cg8-f6 ; 5. 0 - 0 Ae7 ; \
        6. Te1 b5 ½-½";
    let comparison = of(RUY, italian);
    assert!(comparison.divergence.is_none());
    assert_eq!(comparison.common, 12);
    assert_eq!(
        (comparison.first.language, comparison.second.language),
        (Some(Language::English), Some(Language::Italian))
    );
    assert!(comparison.results_differ);
    assert!(comparison.rows().iter().all(|row| row.same));
}

/// The school course transcribes one game twice: `d7-d5` and `d6`.
#[test]
fn a_different_move() {
    let comparison = of(
        "- 1.d2-d4 d7-d5 ;\n- 2.c2-c4 e7.e6 ;\n- 3.Cb1-c3 Cg8-f6",
        "- 1.d4 d6 ;\n- 2.c4 e6 ;\n- 3.Cc3 Cf6",
    );
    let divergence = comparison.divergence.as_ref().unwrap();
    assert_eq!((comparison.common, divergence.ply), (1, 2));
    assert_eq!(divergence.written, Which::Both);
    assert_eq!(divergence.legal_here, Which::Both);
    assert_eq!(divergence.legal_to_the_end, Which::Both);
    assert_eq!(
        divergence.resumption,
        Some(Resumption {
            skip_first: 1,
            skip_second: 1,
            agreed: 4,
            to_the_end: true
        })
    );
}

#[test]
fn one_sheet_becomes_illegal() {
    let comparison = of(
        RUY,
        "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa5 Cf6 5. 0-0 Ae7 6. Te1 b5",
    );
    let divergence = comparison.divergence.as_ref().unwrap();
    assert_eq!(divergence.ply, 7);
    assert_eq!(divergence.legal_here, Which::First);
    assert_eq!(divergence.legal_to_the_end, Which::First);
    assert_eq!(comparison.second.findings[0].kind.code(), "illegal-move");
    assert_eq!(
        divergence.resumption,
        Some(Resumption {
            skip_first: 1,
            skip_second: 1,
            agreed: 5,
            to_the_end: true
        })
    );
    let rows = comparison.rows();
    assert_eq!(rows.len(), 12);
    assert_eq!(rows.iter().filter(|row| !row.same).count(), 1);
}

/// Black forgot a pair of moves.
#[test]
fn an_omitted_pair() {
    let comparison = of(
        RUY,
        "1. e4 e5 2. Nf3 Nc6 3. Ba4 Nf6 4. O-O Be7 5. Re1 b5 1-0",
    );
    let divergence = comparison.divergence.as_ref().unwrap();
    assert_eq!(divergence.ply, 5);
    assert_eq!(divergence.legal_here, Which::First);
    assert_eq!(
        divergence.resumption,
        Some(Resumption {
            skip_first: 2,
            skip_second: 0,
            agreed: 6,
            to_the_end: true
        })
    );
    let rows = comparison.rows();
    assert_eq!(rows.len(), 12);
    assert_eq!(
        rows[4],
        Row {
            first: Some(4),
            second: None,
            same: false
        }
    );
    assert_eq!(
        rows[6],
        Row {
            first: Some(6),
            second: Some(4),
            same: true
        }
    );
}

/// White forgot it: their sheet has nothing beside what Black wrote.
#[test]
fn a_pair_omitted_on_the_first_sheet() {
    let comparison = of(
        "1. e4 e5 2. Nf3 Nc6 3. Ba4 Nf6 4. O-O Be7 5. Re1 b5 1-0",
        RUY,
    );
    let rows = comparison.rows();
    assert_eq!(rows.len(), 12);
    for (place, first, second, same) in [
        (3, Some(3), 3, true),
        (4, None, 4, false),
        (5, None, 5, false),
        (6, Some(4), 6, true),
        (11, Some(9), 11, true),
    ] {
        let second = Some(second);
        let expected = Row {
            first,
            second,
            same,
        };
        assert_eq!(rows[place], expected, "{place}");
    }
}

/// Two moves written in the wrong order.
#[test]
fn transposed_moves() {
    let comparison = of(
        "1. d4 d5 2. Nf3 e6 3. Bf4 Nf6 4. e3 Be7",
        "1. d4 d5 2. Bf4 e6 3. Nf3 Nf6 4. e3 Be7",
    );
    let divergence = comparison.divergence.as_ref().unwrap();
    assert_eq!(
        (divergence.ply, divergence.legal_to_the_end),
        (3, Which::Both)
    );
    assert_eq!(
        divergence.resumption,
        Some(Resumption {
            skip_first: 3,
            skip_second: 3,
            agreed: 3,
            to_the_end: true
        })
    );
}

/// Law 8.5.2: one player stopped recording.
#[test]
fn one_sheet_ends_earlier() {
    let comparison = of(RUY, "1. e4 e5 2. Nf3 Nc6");
    let divergence = comparison.divergence.as_ref().unwrap();
    assert_eq!((divergence.ply, divergence.written), (5, Which::First));
    assert_eq!(divergence.legal_to_the_end, Which::Both);
    assert_eq!(divergence.resumption, None);
    assert_eq!(comparison.rows().len(), 12);
    let nothing = of("", "");
    assert!(nothing.divergence.is_none() && nothing.rows().is_empty());
}

/// Where two sheets agree again, whichever is given first: two half-moves at least, or all that are left; of equal
/// agreements the one that passes over the fewest.
#[test]
fn articles_8_1_and_8_5_where_two_sheets_agree_again() {
    let italian = "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa5 Cf6 5. 0-0 Ae7 6. Te1 b5";
    for (first, second, skips) in [
        // The first of each pair: skipped on either sheet, agreed, to the end.
        (RUY, italian, Some((1, 1, 5, true))),
        (
            RUY,
            "1. e4 e5 2. Nf3 Nc6 3. Ba4 Nf6 4. O-O Be7 5. Re1 b5 1-0",
            Some((2, 0, 6, true)),
        ),
        (RUY, "1. e4 e5 2. Nf3 Nc6", None),
        // One half-move agrees, the last one.
        (
            "1. e4 e5 2. Nf3 Nc6",
            "1. e4 e5 2. Nc3 Nc6",
            Some((1, 1, 1, true)),
        ),
        (
            "1. e4 e5 2. Nf3 Nc6 3. h3 h6 4. Bc4",
            "1. e4 e5 2. Bc4 Nc6",
            Some((1, 1, 1, true)),
        ),
        // Nothing agrees; one half-move that is not the last one.
        ("1. e4 e5 2. Nf3", "1. e4 e5 2. Nc3", None),
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. h3",
            "1. e4 e5 2. Nc3 Nc6 3. Bc4 Bc5 4. a3",
            None,
        ),
        // Two half-moves agree, and the next ones do not.
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. h3",
            "1. e4 e5 2. Nc3 Nc6 3. Bb5 Nf6 4. a3",
            Some((1, 1, 2, false)),
        ),
    ] {
        for swapped in [false, true] {
            let (a, b) = if swapped {
                (second, first)
            } else {
                (first, second)
            };
            let comparison = of(a, b);
            let expected = skips.map(|(a, b, agreed, to_the_end)| {
                let (skip_first, skip_second) = if swapped { (b, a) } else { (a, b) };
                Resumption {
                    skip_first,
                    skip_second,
                    agreed,
                    to_the_end,
                }
            });
            let found = comparison.divergence.as_ref().unwrap().resumption;
            assert_eq!(found, expected, "{a} | {b}");
            // Every half-move stands in one row, in its order; those that agree side by side.
            let rows = comparison.rows();
            let firsts: Vec<usize> = rows.iter().filter_map(|row| row.first).collect();
            let seconds: Vec<usize> = rows.iter().filter_map(|row| row.second).collect();
            assert_eq!(
                firsts,
                (0..comparison.first.cells.len()).collect::<Vec<_>>()
            );
            assert_eq!(
                seconds,
                (0..comparison.second.cells.len()).collect::<Vec<_>>()
            );
            let same = rows.iter().filter(|row| row.same).count();
            let common = usize::try_from(comparison.common).unwrap();
            assert_eq!(same, common + expected.map_or(0, |found| found.agreed));
            assert!(
                rows.iter()
                    .all(|row| !row.same || row.first.is_some() && row.second.is_some())
            );
        }
    }
}
