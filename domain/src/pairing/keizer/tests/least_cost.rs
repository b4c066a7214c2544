//! The round of least cost (rules 10 and 11), and rounds that are each worse in one respect: the engine pairs the first, and
//! the oracle finds the others.

use super::*;
use crate::pairing::{RoundPairing, keizer::oracle};

/// A drawn game, the bye and an absence give the same, so the ranking is always in the order of the pairing numbers.
const FLAT: Parameters = Parameters {
    values: Values::Fixed { top: 2, step: 0 },
    absence: Worth::Own(Fraction::HALF),
    late: 1,
    most_absences: None,
    ..USUAL
};

/// The boards of a round, and the players with the bye.
type Seats = (&'static [(u16, u16)], &'static [u16]);

/// A round that is to be paired.
struct Case {
    name: &'static str,
    players: u16,
    before: &'static [Seats],
    /// The right round, its boards in the order of the higher ranked player.
    right: Seats,
    /// Wrong rounds.
    wrong: &'static [Seats],
}

const CASES: &[Case] = &[
    // Squares of distances: 2, compared with 8 and 10. An even number of players has no bye.
    Case {
        name: "neighbours meet",
        players: 4,
        before: &[],
        right: (&[(1, 2), (3, 4)], &[]),
        wrong: &[
            (&[(1, 3), (2, 4)], &[]),
            (&[(1, 4), (2, 3)], &[]),
            (&[(1, 2)], &[3, 4]),
        ],
    },
    // The nearest met in round 1; of the other rounds, 8 is less than 10.
    Case {
        name: "nobody meets too soon where another round is possible",
        players: 4,
        before: &[(&[(1, 2), (3, 4)], &[])],
        right: (&[(1, 3), (2, 4)], &[]),
        wrong: &[(&[(1, 2), (3, 4)], &[]), (&[(1, 4), (2, 3)], &[])],
    },
    // Only 1-2 is short, by three rounds. 1-3 and 2-4 are short by only one round each, but there are two of them.
    Case {
        name: "the fewest meet too soon",
        players: 4,
        before: &[
            (&[(1, 3), (2, 4)], &[]),
            (&[(1, 4), (2, 3)], &[]),
            (&[(1, 2)], &[]),
        ],
        right: (&[(1, 2), (3, 4)], &[]),
        wrong: &[(&[(1, 3), (2, 4)], &[]), (&[(1, 4), (2, 3)], &[])],
    },
    // All have met all others: two rounds are missing, compared with four and six, although the distances are the largest.
    Case {
        name: "of as many those meet who met longest ago",
        players: 4,
        before: &[
            (&[(1, 4), (2, 3)], &[]),
            (&[(1, 3), (2, 4)], &[]),
            (&[(1, 2), (3, 4)], &[]),
        ],
        right: (&[(1, 4), (2, 3)], &[]),
        wrong: &[(&[(1, 3), (2, 4)], &[]), (&[(1, 2), (3, 4)], &[])],
    },
    // 3 may meet neither 4 nor 5. The sum of distances is always 5; the squares are 9 and 11.
    Case {
        name: "distances count by their squares",
        players: 6,
        before: &[(&[(3, 4)], &[]), (&[(3, 5)], &[])],
        right: (&[(1, 3), (2, 4), (5, 6)], &[]),
        wrong: &[
            (&[(1, 2), (3, 6), (4, 5)], &[]),
            (&[(1, 4), (2, 3), (5, 6)], &[]),
        ],
    },
    // As before, and 3 may not meet 1 either. Both rounds have squares of 11.
    Case {
        name: "of as good ones the first has the nearest opponent",
        players: 6,
        before: &[(&[(3, 4)], &[]), (&[(3, 5)], &[]), (&[(1, 3)], &[])],
        right: (&[(1, 2), (3, 6), (4, 5)], &[]),
        wrong: &[
            (&[(1, 4), (2, 3), (5, 6)], &[]),
            (&[(1, 3), (2, 4), (5, 6)], &[]),
        ],
    },
    Case {
        name: "the lowest has the bye",
        players: 3,
        before: &[],
        right: (&[(1, 2)], &[3]),
        wrong: &[(&[(1, 3)], &[2]), (&[(2, 3)], &[1])],
    },
    // Without 4, who has the bye, 5 is the neighbour of 3: squares of 8, compared with 10.
    Case {
        name: "whoever had the bye least often has it",
        players: 5,
        before: &[(&[(1, 2), (3, 4)], &[5])],
        right: (&[(1, 3), (2, 5)], &[4]),
        wrong: &[
            (&[(1, 3), (2, 4)], &[5]),
            (&[(1, 4), (2, 5)], &[3]),
            (&[(1, 5), (2, 3)], &[4]),
        ],
    },
    // Too many players to try every way: two boards exchange players, with either colour.
    Case {
        name: "no exchange makes it better",
        players: 12,
        before: &[],
        right: (&[(1, 2), (3, 4), (5, 6), (7, 8), (9, 10), (11, 12)], &[]),
        wrong: &[
            (&[(1, 3), (2, 4), (5, 6), (7, 8), (9, 10), (11, 12)], &[]),
            (&[(1, 3), (4, 2), (5, 6), (7, 8), (9, 10), (11, 12)], &[]),
            (&[(1, 2), (3, 4), (5, 6), (7, 8), (9, 12), (10, 11)], &[]),
        ],
    },
];

/// An event of drawn games; a player without a seat is away.
fn drawn(players: u16, rounds: &[Seats]) -> Crosstable {
    let drawn = rounds.iter().map(|(seated, takers)| {
        let games = seated.iter().map(|(white, black)| (*white, *black, DRAW));
        let byes = takers.iter().map(|taker| (*taker, Bye::PairingAllocated));
        (games.collect::<Vec<_>>(), byes.collect::<Vec<_>>())
    });
    let drawn: Vec<_> = drawn.collect();
    let rounds = drawn.iter().map(|(games, byes)| (&games[..], &byes[..]));
    let rounds: Vec<Round<'_>> = rounds.collect();
    table(players, &rounds)
}

/// The pairs, without their colours.
fn met(found: &RoundPairing) -> Vec<(u16, u16)> {
    let seated = boards(found).into_iter();
    seated
        .map(|(white, black)| (white.min(black), white.max(black)))
        .collect()
}

impl Case {
    fn round(&self) -> RoundNumber {
        round(u8::try_from(self.before.len()).unwrap() + 1)
    }

    /// Whether the oracle finds fault with the round if its last round is this one.
    fn is_named(&self, last: Seats) -> bool {
        let rounds = [self.before, &[last]].concat();
        oracle::breaches(&drawn(self.players, &rounds), &FLAT).contains(&self.round())
    }
}

#[test]
fn the_oracle_names_rounds_that_are_wrong_in_one_thing() {
    for case in CASES {
        assert!(!case.is_named(case.right), "{}", case.name);
        for wrong in case.wrong {
            assert!(case.is_named(*wrong), "{}: {wrong:?}", case.name);
        }
    }
}

#[test]
fn rules_10_and_11_the_round_of_least_cost_is_paired() {
    for case in CASES {
        let before = drawn(case.players, case.before);
        let found = pair(&before, case.round(), &FLAT).unwrap();
        let (seated, takers) = case.right;
        let bye = takers.first().map(|taker| tpn(*taker));
        assert_eq!(
            (met(&found), found.bye),
            (seated.to_vec(), bye),
            "{}",
            case.name
        );
    }
}

/// Rule 11: two pairs that meet too soon are fewer than three, whatever is missing. The pairs that are allowed leave two
/// rounds: 1-2 and 3-4, who met in the round before and are short of all 99 rounds, with 5-6, who never met; or 2-3, 4-5 and
/// 1-6, who met in round 1 and are short of three.
#[test]
fn rule_11_no_number_of_rounds_outweighs_one_more_who_meet_too_soon() {
    let away: Seats = (&[], &[]);
    let mut before = vec![away; 97];
    before[0] = (&[(2, 3), (4, 5), (1, 6)], &[]);
    before[96] = (&[(1, 2), (3, 4)], &[]);
    let mut table = drawn(6, &before);
    let apart: [&[u16]; 5] = [&[1, 3, 5], &[2, 4, 6], &[1, 4], &[2, 5], &[3, 6]];
    let apart = apart.map(|members| Forbidden {
        first: round(1),
        last: round(99),
        members: members.iter().map(|number| tpn(*number)).collect(),
    });
    table.forbidden = Vec::from(apart);
    let parameters = Parameters {
        rounds_between: Parameters::MOST_ROUNDS,
        ..FLAT
    };
    let found = pair(&table, round(98), &parameters).unwrap();
    assert_eq!(met(&found), [(1, 2), (3, 4), (5, 6)]);
}

/// Rule 11: 2 met 1, 3 and 4, one in each round, so in round 4 one pair meets too soon in any case. 1-2 is short of one round,
/// 2-3 of two and 2-4 of three.
#[test]
fn a_round_is_worse_by_the_rounds_that_are_lacking() {
    let before: [Seats; 3] = [(&[(1, 2)], &[]), (&[(2, 3)], &[]), (&[(2, 4)], &[])];
    let table = drawn(4, &before);
    let found = Explained::until(&table, round(4), &FLAT, &Halt::never()).unwrap();
    assert_eq!(met(&found.pairing()), [(1, 2), (3, 4)]);
    assert_eq!(found.report().rematches, 1);
    for (one, two, asked) in [(1, 4, 2), (1, 3, 3)] {
        let both = Pair {
            white: tpn(one),
            black: tpn(two),
        };
        let worse = Answer::Worse {
            pair: both,
            criterion: Criterion::Rounds,
            ruled: 1,
            asked,
        };
        assert_eq!(found.why_not(Seat::Pair(both)), Ok(worse));
    }
}
