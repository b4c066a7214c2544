//! Rounds made by hand, and how they are judged.

use super::*;
use crate::pairing::{
    Level,
    check::before_round,
    generate::{Options, generate},
};

fn before(seed: u64, participants: u16, rounds: u8) -> (Crosstable, RoundNumber) {
    let options = Options {
        participants,
        rounds,
        ..Options::default()
    };
    let table = generate(&options, seed).unwrap();
    let round = RoundNumber::new(rounds).unwrap();
    (before_round(&table, round).0, round)
}

/// Every round that differs from this one by two players who swap seats.
fn swapped(pairing: &RoundPairing) -> Vec<RoundPairing> {
    let seats: Vec<Tpn> = pairing
        .pairs
        .iter()
        .flat_map(|pair| [pair.white, pair.black])
        .chain(pairing.bye)
        .collect();
    let mut all = Vec::new();
    for (place, one) in seats.iter().enumerate() {
        for two in seats.iter().skip(place + 1) {
            let other = |tpn: Tpn| match tpn {
                _ if tpn == *one => *two,
                _ if tpn == *two => *one,
                _ => tpn,
            };
            let mut hand = pairing.clone();
            for pair in &mut hand.pairs {
                *pair = Pair {
                    white: other(pair.white),
                    black: other(pair.black),
                };
            }
            hand.bye = hand.bye.map(other);
            all.push(hand);
        }
    }
    all
}

#[test]
fn the_ruled_round_by_hand_changes_nothing() {
    for seed in 0..20 {
        let (table, round) = before(seed, 21, 5);
        for edition in [Edition::Fide2026, Edition::Fide2017] {
            let solved = Explained::new(&table, round, edition).unwrap();
            let hand = solved.by_hand(&solved.pairing());
            assert_eq!(hand, HandMade::default());
            assert_eq!(hand.level(), None);
        }
    }
}

/// C.04.3 art. 2 and 3: no legal round is better than the ruled one, in the first criterion of the first bracket in which they
/// differ.
#[test]
fn no_legal_round_by_hand_is_better_than_the_ruled_one() {
    let mut worse = 0;
    for seed in 0..12 {
        let (table, round) = before(seed, 11, 5);
        let solved = Explained::new(&table, round, Edition::Fide2026).unwrap();
        for hand in swapped(&solved.pairing()) {
            let judged = solved.by_hand(&hand);
            let illegal = judged.concerns.iter().any(|concern| concern.is_absolute());
            let clash = judged.differing.iter().any(|pair| {
                let place = |tpn| solved.place(tpn).unwrap();
                let rule = solved
                    .field
                    .rule_between(place(pair.white), place(pair.black));
                rule.is_some()
            });
            if illegal || clash {
                continue;
            }
            if let Some(first) = judged.criteria.first() {
                assert!(first.is_worse(), "seed {seed}: {hand:?}: {first:?}");
                worse += 1;
            }
        }
    }
    assert!(worse > 100, "{worse}");
}

#[test]
fn every_seat_made_by_hand_is_asked_about() {
    use crate::event::{BoardResult, Bye, Forbidden, Participant, RoundEntry, ScoringSystem};
    let tpn = |number| Tpn::new(number).unwrap();
    let pair = |white, black| Pair {
        white: tpn(white),
        black: tpn(black),
    };
    let win = BoardResult::WhiteWins;
    // 1 and 2 had White twice, 3 and 4 Black; 5 had the bye, then was away; 6 came for the third round.
    let rounds = [
        vec![
            win.entry(Colour::White, tpn(3)),
            win.entry(Colour::White, tpn(4)),
        ],
        vec![
            win.entry(Colour::White, tpn(4)),
            win.entry(Colour::White, tpn(3)),
        ],
        vec![
            win.entry(Colour::Black, tpn(1)),
            win.entry(Colour::Black, tpn(2)),
        ],
        vec![
            win.entry(Colour::Black, tpn(2)),
            win.entry(Colour::Black, tpn(1)),
        ],
        vec![
            RoundEntry::Bye(Bye::PairingAllocated),
            RoundEntry::Bye(Bye::ZeroPoint),
        ],
        vec![
            RoundEntry::Bye(Bye::ZeroPoint),
            RoundEntry::Bye(Bye::ZeroPoint),
        ],
        vec![
            RoundEntry::Bye(Bye::ZeroPoint),
            RoundEntry::Bye(Bye::ZeroPoint),
        ],
    ];
    let participants = rounds.map(|entries| Participant {
        rating: None,
        entries,
    });
    let table = Crosstable::new(participants.to_vec(), 5, ScoringSystem::STANDARD);
    let mut table = table.unwrap();
    let round = RoundNumber::new(3).unwrap();
    table.forbidden.push(Forbidden {
        first: round,
        last: round,
        members: vec![tpn(3), tpn(6)],
    });
    let of = |seat| concerns(&table, round, Edition::Fide2026, &[seat]);
    assert_eq!(
        of(Seat::Pair(pair(4, 1))),
        [Concern::Rematch(pair(4, 1), RoundNumber::new(2).unwrap())]
    );
    assert_eq!(of(Seat::Pair(pair(3, 6))), [Concern::Forbidden(pair(3, 6))]);
    assert_eq!(
        of(Seat::Pair(pair(1, 6))),
        [
            Concern::ThirdColour(tpn(1)),
            Concern::ColourDifference(tpn(1)),
            Concern::ColoursTurned(pair(1, 6)),
        ]
    );
    assert_eq!(
        of(Seat::Pair(pair(1, 3))),
        [
            Concern::Rematch(pair(1, 3), RoundNumber::FIRST),
            Concern::ThirdColour(tpn(1)),
            Concern::ThirdColour(tpn(3)),
            Concern::ColourDifference(tpn(1)),
            Concern::ColourDifference(tpn(3)),
            Concern::BothAgainstDue(pair(1, 3)),
        ]
    );
    assert_eq!(of(Seat::Bye(tpn(5))), [Concern::ByeBarred(tpn(5))]);
    assert_eq!(of(Seat::Bye(tpn(6))), []);
    assert_eq!(of(Seat::Pair(pair(6, 1))), []);
    let rematch = of(Seat::Pair(pair(4, 1)));
    assert!(
        rematch
            .iter()
            .all(|c| c.level() == Level::Confirm && c.is_absolute())
    );
    assert_eq!(Concern::BothAgainstDue(pair(1, 3)).level(), Level::Notice);
}

/// The players named by a changed criterion are concerned in the round made by hand, and were not in the ruled one. If the
/// count grows there is at least one.
#[test]
fn a_changed_criterion_names_whom_it_concerns() {
    let mut seen = std::collections::HashMap::new();
    for (seed, edition) in (0..24).flat_map(|seed| Edition::ALL.map(|e| (seed, e))) {
        let (table, round) = before(seed, 11 + u16::try_from(seed % 2).unwrap(), 5);
        let Ok(solved) = Explained::new(&table, round, edition) else {
            continue;
        };
        let ruled = solved.pairing();
        for hand in swapped(&ruled) {
            let judged = solved.by_hand(&hand);
            let is_c5 = |change: &CriterionChange| change.criterion == Criterion::ByeScore;
            let score = |tpn| solved.field.score(solved.place(tpn).unwrap());
            let other_score = ruled.bye.map(score) != hand.bye.map(score);
            assert_eq!(
                judged.criteria.iter().any(is_c5),
                other_score && edition == Edition::Fide2026
            );
            for change in &judged.criteria {
                let player = |tpn| &solved.field.players[solved.place(tpn).unwrap()];
                let partner = |round: &RoundPairing, tpn| match round.seat(tpn) {
                    Some(Seat::Pair(pair)) if pair.white == tpn => Some(pair.black),
                    Some(Seat::Pair(pair)) => Some(pair.white),
                    _ => None,
                };
                let same = |round: &RoundPairing, tpn, strength| {
                    partner(round, tpn).is_some_and(|other| {
                        let (one, two) = (player(tpn).preference, player(other).preference);
                        let weaker = one.strength.min(two.strength);
                        one.colour.is_some() && one.colour == two.colour && weaker >= strength
                    })
                };
                let down = |tpn| partner(&hand, tpn).is_none_or(|o| score(o) < score(tpn));
                let up = |tpn| partner(&hand, tpn).is_some_and(|o| score(o) > score(tpn));
                use crate::pairing::dutch::Strength;
                let concerns = |tpn: Tpn| match change.criterion {
                    Criterion::ByeScore => hand.bye == Some(tpn),
                    Criterion::FollowingBracket => false,
                    Criterion::Downfloaters
                    | Criterion::DownfloaterScores
                    | Criterion::UnplayedGames => partner(&hand, tpn)
                        .is_none_or(|o| score(o) < change.score.unwrap().halves()),
                    Criterion::ColourDifference | Criterion::ThirdColour => {
                        same(&hand, tpn, Strength::Absolute)
                    }
                    Criterion::ColourPreference => same(&hand, tpn, Strength::Mild),
                    Criterion::StrongPreference => same(&hand, tpn, Strength::Strong),
                    Criterion::Downfloat | Criterion::DownfloatDifference => {
                        down(tpn) && player(tpn).last_float == Some(Float::Down)
                    }
                    Criterion::Upfloat | Criterion::UpfloatDifference => {
                        up(tpn) && player(tpn).last_float == Some(Float::Up)
                    }
                    Criterion::EarlierDownfloat | Criterion::EarlierDownfloatDifference => {
                        down(tpn) && player(tpn).earlier_float == Some(Float::Down)
                    }
                    Criterion::EarlierUpfloat | Criterion::EarlierUpfloatDifference => {
                        up(tpn) && player(tpn).earlier_float == Some(Float::Up)
                    }
                };
                assert!(change.who.iter().all(|tpn| concerns(*tpn)), "{change:?}");
                // A player who sits as the rules seat them is not named because of their board.
                let is_by_board = matches!(
                    change.criterion,
                    Criterion::ColourPreference | Criterion::StrongPreference
                );
                let moved = |tpn: &Tpn| partner(&ruled, *tpn) != partner(&hand, *tpn);
                assert!(!is_by_board || change.who.iter().all(moved), "{change:?}");
                let is_count = matches!(
                    change.criterion,
                    Criterion::Downfloaters
                        | Criterion::ColourDifference
                        | Criterion::ThirdColour
                        | Criterion::ColourPreference
                        | Criterion::StrongPreference
                        | Criterion::Downfloat
                        | Criterion::Upfloat
                        | Criterion::EarlierDownfloat
                        | Criterion::EarlierUpfloat
                );
                if is_count && change.is_worse() {
                    assert!(!change.who.is_empty(), "{change:?}");
                    *seen.entry(change.criterion).or_insert(0) += 1;
                }
            }
        }
    }
    assert!(seen.len() >= 8, "{seen:?}");
}

/// While somebody has no seat no criterion is valued, but the seats that exist are judged.
#[test]
fn without_a_seat_for_all_no_criterion_is_valued() {
    let (table, round) = before(1, 12, 3);
    let solved = Explained::new(&table, round, Edition::Fide2026).unwrap();
    let mut hand = solved.pairing();
    hand.pairs.pop();
    let judged = solved.by_hand(&hand);
    assert!(judged.criteria.is_empty() && judged.is_as_ruled());
}
