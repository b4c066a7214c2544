//! What is told of a round, and what is wrong with one.

use super::*;
use crate::pairing::{HandMade, RoundPairing};

const CUP: Cup = Cup {
    third_place: false,
    games: Games::One,
    lives: Lives::One,
};

#[test]
fn each_cup_has_its_own_words() {
    let cup = |games, lives, third_place| {
        let cup = Cup {
            third_place,
            games,
            lives,
        };
        cup.code()
    };
    assert_eq!(
        [
            cup(Games::One, Lives::One, false),
            cup(Games::One, Lives::One, true),
            cup(Games::One, Lives::Two, false),
            cup(Games::Two, Lives::One, false),
            cup(Games::Two, Lives::One, true),
            cup(Games::Two, Lives::Two, false),
        ],
        [
            "knock-out",
            "knock-out with third place",
            "knock-out with two lives",
            "knock-out of two games",
            "knock-out of two games with third place",
            "knock-out of two games with two lives",
        ]
    );
    // With two lives nobody plays for the third place, so what stands there changes nothing.
    for games in [Games::One, Games::Two] {
        assert_eq!(cup(games, Lives::Two, true), cup(games, Lives::Two, false));
    }
}

/// Whoever put them out makes no difference: those who lost in the same round came equally far.
#[test]
fn those_who_lost_in_the_same_round_came_equally_far() {
    let all = [
        Reached::Winner,
        Reached::Third,
        Reached::In,
        Reached::Out(round(1), Some(tpn(1))),
        Reached::Out(round(2), Some(tpn(1))),
        Reached::NotIn,
    ];
    for (place, own) in all.into_iter().enumerate() {
        for (other_place, other) in all.into_iter().enumerate() {
            assert_eq!(
                own.is_apart(other),
                place != other_place,
                "{own:?} {other:?}"
            );
        }
    }
    let [one, two] = [Some(tpn(1)), None].map(|by| Reached::Out(round(1), by));
    assert!(!one.is_apart(two));
}

#[test]
fn a_side_is_somebody_or_nobody() {
    assert_eq!(Side::Player(tpn(3)).player(), Some(tpn(3)));
    assert_eq!(Side::Open.player(), None);
    assert_eq!(Side::Nobody.player(), None);
}

#[test]
fn a_round_knows_its_table_and_what_a_hand_changed() {
    let mut event = Event::new(5);
    let first = Explained::new(&event.table(), round(1), CUP).unwrap();
    assert_eq!((first.size(), first.through().len()), (5, 3));
    let seeds: Vec<Tpn> = (1..=5).map(tpn).collect();
    assert_eq!(first.bracket().seeds(), seeds);
    let ruled = first.pairing();
    assert_eq!(first.by_hand(&ruled), HandMade::default());
    // 4 and 5 play; 1, 2 and 3 go through.
    for (pairs, bye, differing, other_bye) in [
        (vec![pair(3, 5)], None, vec![pair(3, 5)], false),
        (vec![], Some(4), vec![], true),
        (vec![], Some(1), vec![], false),
    ] {
        let hand = RoundPairing {
            pairs,
            bye: bye.map(tpn),
        };
        let told = first.by_hand(&hand);
        assert_eq!((told.differing, told.other_bye), (differing, other_bye));
    }
    let table = event.table();
    assert!(first.is_of(&table, round(1), CUP));
    assert!(!first.is_of(&table, round(2), CUP));
    let with_third = Cup {
        third_place: true,
        ..CUP
    };
    assert!(!first.is_of(&table, round(1), with_third));
    event.play(better_wins);
    assert!(!first.is_of(&event.table(), round(1), CUP));
}
