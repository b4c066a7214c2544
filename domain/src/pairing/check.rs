//! Pairing a tournament again, round by round, to see whether it follows the rules (the pairings checker of C.02.04).

use super::{
    Engine, Impossible, Pair, RoundPairing, initial_colour,
    knock_out::{self, Cup},
};
use crate::event::{Bye, Colour, Crosstable, Participant, RoundEntry, RoundNumber, Tpn};

/// A round as it stands in a crosstable.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PairedRound {
    /// The pairs, by White's pairing number.
    pub pairs: Vec<Pair>,
    /// Participants with the pairing-allocated bye; more than one is a fault of the tournament.
    pub byes: Vec<Tpn>,
}

/// How a round differs from what the rules give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Number of the round, from 1.
    pub round: RoundNumber,
    /// How the round differs.
    pub kind: DifferenceKind,
}

/// How a round differs; see [`Difference`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DifferenceKind {
    /// The rules allow no pairing of those who were paired.
    Impossible(Impossible),
    /// Pairs, colours or the bye differ.
    Pairing {
        /// Pairs in the round that the rules do not give.
        wrong: Vec<Pair>,
        /// Pairs that the rules give and the round does not have.
        missing: Vec<Pair>,
        /// Pairs of the round with the right players and the wrong colours; they are in neither list above.
        colours: Vec<Pair>,
        /// Participants with the bye.
        byes: Vec<Tpn>,
        /// The participant who should have the bye.
        expected_bye: Option<Tpn>,
    },
}

/// The crosstable as it was before `round` was paired, and what the round became. Who has no opponent in the
/// round and no pairing-allocated bye was not to be paired. Penalties of earlier rounds count. The initial colour is
/// kept, or taken from round 1.
#[must_use]
pub fn before_round(table: &Crosstable, round: RoundNumber) -> (Crosstable, PairedRound) {
    let mut stands = PairedRound::default();
    let participants: Vec<Participant> = table
        .participants()
        .iter()
        .enumerate()
        .map(|(index, participant)| {
            let mut entries = participant.entries.clone();
            entries.truncate(round.index());
            entries.resize(round.index(), RoundEntry::Bye(Bye::ZeroPoint));
            let tpn = Tpn::from_index(index);
            let entry = participant.entries.get(round.index());
            match entry.copied().unwrap_or(RoundEntry::Bye(Bye::ZeroPoint)) {
                RoundEntry::Bye(Bye::PairingAllocated) => stands.byes.extend(tpn),
                RoundEntry::Bye(bye) => entries.push(RoundEntry::Bye(bye)),
                paired => {
                    if let (Some(Colour::White), Some(white), Some(black)) =
                        (paired.colour(), tpn, paired.opponent())
                    {
                        stands.pairs.push(Pair { white, black });
                    }
                }
            }
            Participant {
                rating: participant.rating,
                entries,
            }
        })
        .collect();
    let earlier = table.truncated(round.get() - 1);
    // Truncating a consistent crosstable leaves a consistent one.
    let mut before = earlier.with_participants(participants).unwrap_or(earlier);
    before.initial_colour = initial_colour(table);
    (before, stands)
}

/// Pairs every round again from the rounds before it, and lists the rounds that differ.
#[must_use]
pub fn check(table: &Crosstable, engine: Engine) -> Vec<Difference> {
    (1..=table.rounds_paired())
        .filter_map(RoundNumber::new)
        .filter_map(|round| {
            let kind = check_round(table, round, engine)?;
            Some(Difference { round, kind })
        })
        .collect()
}

/// How one round differs from what the rules give; `None` if it does not.
#[must_use]
pub fn check_round(
    table: &Crosstable,
    round: RoundNumber,
    engine: Engine,
) -> Option<DifferenceKind> {
    let (mut before, mut stands) = before_round(table, round);
    // In a schedule a player without a game has no bye, but some programs write one.
    if matches!(engine, Engine::RoundRobin(_)) {
        stands.byes.clear();
    }
    if let Engine::KnockOut(cup) = engine {
        before.initial_colour = knock_out::initial_colour(table);
        return check_tie_round(&before, (round, cup), stands);
    }
    difference(engine.pair(&before, round), stands)
}

/// Checks a round of a knock-out, in which several players may go on without a game. Whether there is a match for the third
/// place is the event's own choice, so either is right.
fn check_tie_round(
    before: &Crosstable,
    (round, cup): (RoundNumber, Cup),
    mut stands: PairedRound,
) -> Option<DifferenceKind> {
    let third = cup.bracket(before).ok();
    let third = third.and_then(|bracket| bracket.third()?.players());
    let third_place = third.is_some_and(|[one, two]| {
        let mut pairs = stands.pairs.iter();
        pairs.any(|pair| {
            [pair.white, pair.black] == [one, two] || [pair.black, pair.white] == [one, two]
        })
    });
    let engine = Engine::KnockOut(Cup { third_place, ..cup });
    let through = engine.through(before, round);
    let expected = engine.pair(before, round).map(|pairing| RoundPairing {
        bye: through
            .iter()
            .copied()
            .find(|tpn| !stands.byes.contains(tpn)),
        ..pairing
    });
    stands.byes.retain(|tpn| !through.contains(tpn));
    difference(expected, stands)
}

/// How a round differs from what the rules give; `None` if it does not.
pub(super) fn difference(
    expected: Result<RoundPairing, Impossible>,
    stands: PairedRound,
) -> Option<DifferenceKind> {
    let expected = match expected {
        Ok(expected) => expected,
        Err(reason) => return Some(DifferenceKind::Impossible(reason)),
    };
    let turned = |pair: &Pair| Pair {
        white: pair.black,
        black: pair.white,
    };
    let (mut wrong, mut colours) = (Vec::new(), Vec::new());
    let expected_pairs = sorted(&expected.pairs);
    for pair in &stands.pairs {
        if contains(&expected_pairs, pair) {
            continue;
        }
        if contains(&expected_pairs, &turned(pair)) {
            colours.push(*pair);
        } else {
            wrong.push(*pair);
        }
    }
    let standing_pairs = sorted(&stands.pairs);
    let missing: Vec<Pair> = expected
        .pairs
        .into_iter()
        .filter(|pair| {
            !contains(&standing_pairs, pair) && !contains(&standing_pairs, &turned(pair))
        })
        .collect();
    let bye_agrees = stands.byes == Vec::from_iter(expected.bye);
    let agrees = wrong.is_empty() && colours.is_empty() && missing.is_empty() && bye_agrees;
    (!agrees).then_some(DifferenceKind::Pairing {
        wrong,
        missing,
        colours,
        byes: stands.byes,
        expected_bye: expected.bye,
    })
}

fn sorted(pairs: &[Pair]) -> Vec<Pair> {
    let mut pairs = pairs.to_vec();
    pairs.sort_unstable_by_key(|pair| (pair.white, pair.black));
    pairs
}

fn contains(sorted: &[Pair], pair: &Pair) -> bool {
    sorted
        .binary_search_by_key(&(pair.white, pair.black), |p| (p.white, p.black))
        .is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        event::{Acceleration, BoardResult, Deduction, Forbidden, GoesOn, Points, ScoringSystem},
        pairing::{
            dutch::Edition,
            generate::{Options, generate},
        },
    };

    const ENGINE: Engine = Engine::Dutch(Edition::Fide2026);

    #[test]
    fn own_tournaments_have_no_differences() {
        for seed in 0..20 {
            let options = Options {
                participants: 21,
                ..Options::default()
            };
            let table = generate(&options, seed).unwrap();
            assert_eq!(check(&table, ENGINE), []);
        }
    }

    /// This event with the round that its rules give; whoever stands higher wins.
    fn played(table: &Crosstable, round: RoundNumber) -> Crosstable {
        let pairing = ENGINE.pair(table, round).unwrap();
        let entry = |tpn: Tpn| {
            let mut pairs = pairing.pairs.iter();
            let pair = pairs.find(|pair| pair.white == tpn || pair.black == tpn)?;
            let result = if pair.white < pair.black {
                BoardResult::WhiteWins
            } else {
                BoardResult::BlackWins
            };
            Some(if pair.white == tpn {
                result.entry(Colour::White, pair.black)
            } else {
                result.entry(Colour::Black, pair.white)
            })
        };
        table.with_round(round, entry).unwrap()
    }

    /// Two rounds of eight. Number 4 lost the point of round 1 for a penalty before round 2 was paired, number 1 one in round 2.
    fn penalised() -> Crosstable {
        let nobody = Participant {
            rating: None,
            entries: Vec::new(),
        };
        let mut table = Crosstable::new(vec![nobody; 8], 5, ScoringSystem::STANDARD).unwrap();
        table.initial_colour = Some(Colour::White);
        let mut table = played(&table, RoundNumber::FIRST);
        let penalty = |number, round| Deduction {
            player: Tpn::new(number).unwrap(),
            round: RoundNumber::new(round).unwrap(),
            points: Points::from_halves(2),
        };
        table.deductions.push(penalty(4, 1));
        let mut table = played(&table, RoundNumber::new(2).unwrap());
        table.deductions.push(penalty(1, 2));
        table
    }

    /// Law 12.9.5: what was taken off in earlier rounds lowers the score by which a round is paired.
    #[test]
    fn law_12_9_5_a_round_is_checked_with_the_penalties_before_it() {
        let mut table = penalised();
        assert_eq!(check(&table, ENGINE), []);
        // Without them it is another round: 1 plays 4, not 2.
        table.deductions.clear();
        let rounds: Vec<u8> = check(&table, ENGINE)
            .iter()
            .map(|difference| difference.round.get())
            .collect();
        assert_eq!(rounds, [2]);
    }

    #[test]
    fn all_that_was_before_a_round_is_there() {
        let tpn = |n| Tpn::new(n).unwrap();
        let [first, second] = [1, 2].map(|n| RoundNumber::new(n).unwrap());
        let mut table = penalised();
        table.annulled.push(tpn(8));
        table.forbidden.push(Forbidden {
            first,
            last: second,
            members: vec![tpn(5), tpn(6)],
        });
        table.accelerations.push(Acceleration {
            points: Points::from_halves(2),
            first_round: first,
            last_round: second,
            first: tpn(1),
            last: tpn(4),
        });
        let words = [first, second].map(|round| GoesOn {
            round,
            player: tpn(1),
        });
        table.going_on.extend(words);
        let (before, _) = before_round(&table, second);
        // Everybody plays in round 2, so nothing was known of it.
        assert_eq!(before, table.truncated(1));
        assert_eq!((before.deductions.len(), before.going_on.len()), (1, 1));
        assert_eq!(before.annulled, [tpn(8)]);
    }

    #[test]
    fn names_what_differs() {
        let tpn = |n| Tpn::new(n).unwrap();
        let win = BoardResult::WhiteWins;
        let participant = |entry| Participant {
            rating: None,
            entries: vec![entry],
        };
        // Round 1 of five should be 1-3, 4-2, 5 bye.
        let table = Crosstable::new(
            vec![
                participant(win.entry(Colour::White, tpn(3))),
                participant(win.entry(Colour::White, tpn(4))),
                participant(win.entry(Colour::Black, tpn(1))),
                participant(win.entry(Colour::Black, tpn(2))),
                participant(RoundEntry::Bye(Bye::PairingAllocated)),
            ],
            5,
            ScoringSystem::STANDARD,
        )
        .unwrap();
        let pair = |white, black| Pair {
            white: tpn(white),
            black: tpn(black),
        };
        assert_eq!(
            check(&table, ENGINE),
            [Difference {
                round: RoundNumber::FIRST,
                kind: DifferenceKind::Pairing {
                    wrong: vec![],
                    missing: vec![],
                    colours: vec![pair(2, 4)],
                    byes: vec![tpn(5)],
                    expected_bye: Some(tpn(5)),
                }
            }]
        );
        let table = Crosstable::new(
            vec![
                participant(win.entry(Colour::White, tpn(2))),
                participant(win.entry(Colour::Black, tpn(1))),
                participant(RoundEntry::Bye(Bye::PairingAllocated)),
                participant(RoundEntry::Bye(Bye::PairingAllocated)),
            ],
            5,
            ScoringSystem::STANDARD,
        )
        .unwrap();
        assert_eq!(
            check(&table, ENGINE)[0].kind,
            DifferenceKind::Pairing {
                wrong: vec![pair(1, 2)],
                missing: vec![pair(1, 3), pair(4, 2)],
                colours: vec![],
                byes: vec![tpn(3), tpn(4)],
                expected_bye: None,
            }
        );
    }
}
