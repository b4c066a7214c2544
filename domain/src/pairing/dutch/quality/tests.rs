//! The values of the criteria for pairings made by hand.

use super::{
    super::{
        bracket::Paired,
        preference::{Preference, Strength},
        small_field::small_field,
    },
    *,
};
use crate::event::Colour;

/// Two players with four points, one of whom floats on, three with three and two with two. The one who is left over has the
/// bye.
fn two_brackets() -> [Made; 2] {
    [
        Made {
            mdps: vec![0, 1],
            residents: vec![2, 3, 4],
            paired: Paired {
                pairs: vec![(0, 2), (3, 4)],
                floaters: vec![1],
            },
        },
        Made {
            mdps: vec![1],
            residents: vec![5, 6],
            paired: Paired {
                pairs: vec![(1, 5)],
                floaters: vec![6],
            },
        },
    ]
}

fn played(edition: Edition) -> Field {
    let mut field = small_field(edition, &[8, 8, 6, 6, 6, 4, 4]);
    for (player, last, earlier) in [
        (0, Some(Float::Down), Some(Float::Down)),
        (1, Some(Float::Down), None),
        (2, Some(Float::Up), Some(Float::Up)),
        (3, Some(Float::Down), Some(Float::Up)),
        (5, None, Some(Float::Up)),
        (6, Some(Float::Down), Some(Float::Down)),
    ] {
        field.players[player].last_float = last;
        field.players[player].earlier_float = earlier;
    }
    for (player, colour, strength) in [
        (0, Colour::White, Strength::Strong),
        (2, Colour::White, Strength::Mild),
        (3, Colour::Black, Strength::Strong),
        (4, Colour::Black, Strength::Absolute),
        (1, Colour::White, Strength::Strong),
        (5, Colour::Black, Strength::Strong),
    ] {
        let colour = Some(colour);
        field.players[player].preference = Preference { colour, strength };
    }
    field.players[6].unplayed = 3;
    field
}

fn numbers(values: &[Value]) -> Vec<&[i32]> {
    values.iter().map(|(_, list)| list.as_slice()).collect()
}

/// C6 to C21 of 2026, in their order.
#[test]
fn c_04_3_2_5_values_of_2026() {
    let (field, made) = (played(Edition::Fide2026), two_brackets());
    let first = of_bracket(&field, &made, 0);
    let expected: [(&str, &[i32]); 16] = [
        ("C6", &[1]),
        ("C7", &[8]),
        // The following bracket has one downfloater, with four half-points.
        ("C8", &[1, 4]),
        // The downfloater is not the player with the bye.
        ("C9", &[]),
        ("C10", &[0]),
        ("C11", &[0]),
        // 1 and 3 both want White, 4 and 5 both want Black, these two strongly.
        ("C12", &[2]),
        ("C13", &[1]),
        // No resident floats.
        ("C14", &[0]),
        ("C15", &[1]),
        ("C16", &[0]),
        ("C17", &[1]),
        // 2 floats on, from one point above the lowest score; 1 meets somebody a point below.
        ("C18", &[DIFFERENCE_OF_FLOATER + 2, 2]),
        ("C19", &[2]),
        ("C20", &[2]),
        ("C21", &[2]),
    ];
    let named = |values: &[Value]| -> Vec<(&'static str, Vec<i32>)> {
        let named = values.iter().map(|(criterion, list)| {
            let number = criterion.number(Edition::Fide2026);
            (number, list.clone())
        });
        named.collect()
    };
    assert_eq!(
        named(&first),
        expected.map(|(name, list)| (name, list.to_vec()))
    );
    // The downfloater is a resident, has the bye, and has three unplayed games.
    let second = of_bracket(&field, &made, 1);
    assert_eq!(
        numbers(&second)[..4],
        [&[1][..], &[4], &[], &[3]],
        "C6 to C9"
    );
    let floats: [&[i32]; 8] = [&[1], &[0], &[1], &[1], &[4], &[], &[], &[4]];
    assert_eq!(numbers(&second)[8..], floats);
    assert_eq!(of_bracket(&field, &made, 2), []);
}

/// C.5 to C.19 of 2017: score differences instead of scores, and floats of all who float.
#[test]
fn c_04_3_values_of_2017() {
    let (field, made) = (played(Edition::Fide2017), two_brackets());
    let first = of_bracket(&field, &made, 0);
    let expected: [(&str, &[i32]); 16] = [
        ("C.5", &[1]),
        // 1 meets somebody a point below; the downfloater's opponent stands a point below the lowest score of the bracket.
        ("C.6", &[4, 2, 0]),
        ("C.7", &[1, 4, 2]),
        ("", &[]),
        ("C.8", &[0]),
        ("C.9", &[0]),
        ("C.10", &[2]),
        ("C.11", &[1]),
        // 1, who is paired below, and 2, who floats on.
        ("C.12", &[2]),
        ("C.13", &[1]),
        ("C.14", &[1]),
        ("C.15", &[1]),
        ("C.16", &[4, 2]),
        ("C.17", &[2]),
        ("C.18", &[2]),
        ("C.19", &[2]),
    ];
    let named = first.iter().map(|(criterion, list)| {
        let number = criterion.number(Edition::Fide2017);
        (number, list.as_slice())
    });
    assert_eq!(named.collect::<Vec<_>>(), expected);
    let second = of_bracket(&field, &made, 1);
    let floats: [&[i32]; 8] = [&[2], &[0], &[1], &[1], &[4, 2], &[], &[2], &[4]];
    assert_eq!(numbers(&second)[8..], floats);
}
