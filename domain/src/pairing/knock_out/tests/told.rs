//! What is reported of a round, and of faults in it.

use super::{
    two_lives::{TWO_LIVES, played},
    *,
};
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
    // With two lives nobody plays for the third place, so this setting changes nothing.
    for games in [Games::One, Games::Two] {
        assert_eq!(cup(games, Lives::Two, true), cup(games, Lives::Two, false));
    }
}

/// Who put them out makes no difference: players who lost in the same round came equally far.
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

/// A player who goes on without a game is seated by the rules; for two such players, the round in which they would meet is
/// given.
#[test]
fn whoever_goes_on_without_a_game_is_as_paired() {
    let event = Event::new(5);
    let first = Explained::new(&event.table(), round(1), CUP).unwrap();
    assert_eq!(first.why_not(Seat::Bye(tpn(1))), Answer::AsPaired);
    let later = Answer::Later(tpn(1), tpn(2), round(3));
    assert_eq!(first.why_not(Seat::Pair(pair(1, 2))), later);
    let plays = Answer::HasOpponent(tpn(4));
    assert_eq!(first.why_not(Seat::Bye(tpn(4))), plays);
}

/// Rule 11, with four players: the winner, the other finalist, the third and the fourth have four different ranks.
#[test]
fn rule_11_the_third_ranks_between_the_finalist_and_the_fourth() {
    let mut event = Event::new(4);
    event.engine = WITH_THIRD;
    event.play(better_wins);
    event.play(better_wins);
    let bracket = Bracket::of(&event.table()).unwrap();
    assert_eq!(bracket.ranks(4), [6, 4, 3, 2]);
}

/// Rule 5: only a game that gave both the same waits for a decision; one to which nobody came does not.
#[test]
fn rule_5_what_decides_needs_no_word() {
    use BoardResult as R;
    for result in [
        R::WhiteWins,
        R::BlackWins,
        R::WhiteWinsByForfeit,
        R::BlackWinsByForfeit,
        R::DoubleForfeit,
        R::WhiteDrawsBlackLoses,
        R::WhiteLosesBlackDraws,
        R::WhiteWinsUnrated,
        R::BlackWinsUnrated,
        R::Adjourned,
    ] {
        assert!(!is_to_be_decided(result), "{result:?}");
    }
}

/// Rule 12c, with eight players where the better seed wins: in round 3 the players of the winners' bracket wait, in round 5 its
/// winner, also when all is over.
#[test]
fn rule_12c_who_waits_is_told_for_each_round() {
    let bracket = TWO_LIVES.bracket(&played(8, 6).table()).unwrap();
    let waiting = |number| bracket.waiting(round(number));
    assert_eq!(waiting(1), []);
    assert_eq!(waiting(2), []);
    assert_eq!(waiting(3), [1, 2].map(tpn));
    assert_eq!(waiting(4), []);
    assert_eq!(waiting(5), [tpn(1)]);
    assert_eq!(waiting(6), []);
}
