//! Why single boards of a round differ from what the rules give.

use super::{
    Engine, Pair, Seat,
    check::{self, DifferenceKind},
    dutch::{self, Alternative, ColourRule, Edition, Verdict},
    order_boards,
};
use crate::event::{Crosstable, RoundNumber, Tpn};

/// Why a seat differs from what the rules give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The two should meet, but with the other colours by this rule.
    Colours(ColourRule),
    /// Another seat is given by the rules; see [`dutch::why_not`].
    Verdict(Verdict),
    /// No reason was looked for: see [`deviations`].
    NotTold,
}

/// A board or bye of the round that the rules do not give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deviation {
    /// Number of the board from 1, in the order of C.04.2 art. 3.6; `None` for a bye.
    pub board: Option<usize>,
    /// The pair or the bye in the round under test.
    pub stands: Seat,
    /// The seats that the rules give to these participants.
    pub given: Vec<Seat>,
    /// Why the rules give another seat.
    pub reason: Reason,
}

/// Number of boards of a round for which reasons are looked for; each costs two pairings.
const REASONS: usize = 20;

/// The boards and byes of a round that [`check::check_round`] found to differ, first board first, each with the first criterion
/// that decides against it. If more than twenty differ, only the first twenty have reasons. Empty for an impossible round.
#[must_use]
pub fn deviations(
    table: &Crosstable,
    round: RoundNumber,
    engine: Engine,
    kind: &DifferenceKind,
) -> Vec<Deviation> {
    let DifferenceKind::Pairing {
        wrong,
        missing,
        colours,
        byes,
        expected_bye,
    } = kind
    else {
        return Vec::new();
    };
    let (before, stands) = check::before_round(table, round);
    let mut boards: Vec<(Tpn, Tpn)> = stands
        .pairs
        .iter()
        .map(|pair| (pair.white, pair.black))
        .collect();
    order_boards(&before, round, &mut boards);
    let board = |pair: &Pair| {
        let place = boards
            .iter()
            .position(|(white, black)| (*white, *black) == (pair.white, pair.black));
        place.map(|place| place + 1)
    };
    let seat = |tpn: Tpn| {
        let pair = missing
            .iter()
            .find(|pair| pair.white == tpn || pair.black == tpn);
        pair.map(|pair| Seat::Pair(*pair))
            .or_else(|| (*expected_bye == Some(tpn)).then_some(Seat::Bye(tpn)))
    };
    let turned = colours.iter().map(|pair| Deviation {
        board: board(pair),
        stands: Seat::Pair(*pair),
        given: vec![Seat::Pair(Pair {
            white: pair.black,
            black: pair.white,
        })],
        reason: Reason::NotTold,
    });
    let others = wrong.iter().map(|pair| Deviation {
        board: board(pair),
        stands: Seat::Pair(*pair),
        given: [pair.white, pair.black]
            .into_iter()
            .filter_map(seat)
            .collect(),
        reason: Reason::NotTold,
    });
    let wrong_byes = byes.iter().filter(|tpn| *expected_bye != Some(**tpn));
    let byes = wrong_byes.map(|tpn| Deviation {
        board: None,
        stands: Seat::Bye(*tpn),
        given: seat(*tpn).into_iter().collect(),
        reason: Reason::NotTold,
    });
    let mut found: Vec<Deviation> = turned.chain(others).chain(byes).collect();
    found.sort_by_key(|deviation| deviation.board.unwrap_or(usize::MAX));
    let Some(edition) = engine.in_round(&before, round).dutch_edition() else {
        return found;
    };
    let rules = if colours.is_empty() {
        Vec::new()
    } else {
        colour_rules(&before, round, edition)
    };
    for deviation in found.iter_mut().take(REASONS) {
        let alternative = match (deviation.stands, deviation.given.as_slice()) {
            // One other seat for both players: only the colours are wrong.
            (Seat::Pair(_), [Seat::Pair(given)]) => {
                let rule = rules.iter().find(|(pair, _)| pair == given);
                if let Some((_, rule)) = rule {
                    deviation.reason = Reason::Colours(*rule);
                }
                continue;
            }
            (Seat::Pair(pair), _) => Alternative::Pair(pair.white, pair.black),
            (Seat::Bye(tpn), _) => Alternative::Bye(tpn),
        };
        if let Ok(verdict) = dutch::why_not(&before, round, edition, alternative) {
            deviation.reason = Reason::Verdict(verdict);
        }
    }
    found
}

fn colour_rules(
    before: &Crosstable,
    round: RoundNumber,
    edition: Edition,
) -> Vec<(Pair, ColourRule)> {
    let report = dutch::report(before, round, edition);
    let brackets = report.map(|report| report.brackets).unwrap_or_default();
    let pairs = brackets.into_iter().flat_map(|bracket| bracket.pairs);
    pairs.map(|pair| (pair.pair, pair.colour_rule)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        event::{BoardResult, Bye, Colour, Participant, RoundEntry, ScoringSystem},
        pairing::{
            dutch::{Criterion, OrderRule},
            generate::{Options, generate},
        },
    };

    fn tpn(number: u16) -> Tpn {
        Tpn::new(number).unwrap()
    }

    fn seat(white: u16, black: u16) -> Seat {
        Seat::Pair(Pair {
            white: tpn(white),
            black: tpn(black),
        })
    }

    /// Deviations of the last round. All games are won by White; `rounds` are lists of pairs, and a player in none of them has
    /// the pairing-allocated bye.
    fn of_last(participants: u16, rounds: &[&[(u16, u16)]]) -> Vec<Deviation> {
        let mut entries = vec![Vec::new(); usize::from(participants)];
        for pairs in rounds {
            for (number, entries) in (1..).zip(&mut entries) {
                let entry = pairs.iter().find_map(|(white, black)| {
                    let win = BoardResult::WhiteWins;
                    if *white == number {
                        Some(win.entry(Colour::White, tpn(*black)))
                    } else if *black == number {
                        Some(win.entry(Colour::Black, tpn(*white)))
                    } else {
                        None
                    }
                });
                entries.push(entry.unwrap_or(RoundEntry::Bye(Bye::PairingAllocated)));
            }
        }
        let participants = entries
            .into_iter()
            .map(|entries| Participant {
                rating: None,
                entries,
            })
            .collect();
        let mut table = Crosstable::new(participants, 5, ScoringSystem::STANDARD).unwrap();
        table.initial_colour = Some(Colour::White);
        let round = RoundNumber::from_index(rounds.len() - 1).unwrap();
        let engine = Engine::Dutch(Edition::Fide2026);
        let kind = check::check_round(&table, round, engine).unwrap();
        deviations(&table, round, engine, &kind)
    }

    #[test]
    fn boards_are_told_with_what_decides() {
        // Right would be 1-4, 5-2, 3-6.
        let found = of_last(6, &[&[(1, 5), (4, 2), (3, 6)]]);
        let transposed = |board, stands, given: [Seat; 2]| Deviation {
            board: Some(board),
            stands,
            given: given.to_vec(),
            reason: Reason::Verdict(Verdict::Later {
                bracket: Some(Default::default()),
                rule: OrderRule::Transposition,
            }),
        };
        assert_eq!(
            found,
            [
                transposed(1, seat(1, 5), [seat(1, 4), seat(5, 2)]),
                transposed(2, seat(4, 2), [seat(1, 4), seat(5, 2)]),
            ]
        );
        // The right players, but the wrong colours.
        let found = of_last(4, &[&[(3, 1), (4, 2)]]);
        assert_eq!(
            found,
            [Deviation {
                board: Some(1),
                stands: seat(3, 1),
                given: vec![seat(1, 3)],
                reason: Reason::Colours(ColourRule::InitialColour),
            }]
        );
    }

    /// The colours are turned at every board of a round; each board is reported with the rule of its own pair.
    #[test]
    fn each_turned_board_has_the_rule_of_its_pair() {
        let options = Options {
            participants: 20,
            rounds: 5,
            ..Options::default()
        };
        let table = generate(&options, 7).unwrap();
        let round = RoundNumber::new(4).unwrap();
        let turned = table.participants().iter().map(|participant| {
            let mut entries = participant.entries.clone();
            entries.truncate(4);
            if let Some(RoundEntry::Played { colour, .. }) = entries.last_mut() {
                *colour = !*colour;
            }
            Participant {
                rating: participant.rating,
                entries,
            }
        });
        let turned = Crosstable::new(turned.collect(), 5, table.scoring).unwrap();
        let mut turned = turned;
        turned.initial_colour = table.initial_colour;
        let engine = Engine::Dutch(Edition::Fide2026);
        let kind = check::check_round(&turned, round, engine).unwrap();
        let found = deviations(&turned, round, engine, &kind);
        let report = dutch::report(
            &check::before_round(&turned, round).0,
            round,
            Edition::Fide2026,
        );
        let brackets = report.unwrap().brackets;
        let rules: Vec<_> = (brackets.iter().flat_map(|bracket| &bracket.pairs))
            .map(|pair| (Seat::Pair(pair.pair), pair.colour_rule))
            .collect();
        let kinds: std::collections::HashSet<_> =
            rules.iter().map(|(_, rule)| format!("{rule:?}")).collect();
        assert!(found.len() > 5 && kinds.len() > 1, "{kinds:?}");
        for deviation in found {
            let rule = rules.iter().find(|(seat, _)| *seat == deviation.given[0]);
            assert_eq!(
                deviation.reason,
                Reason::Colours(rule.unwrap().1),
                "{deviation:?}"
            );
        }
    }

    #[test]
    fn wrong_byes_are_told() {
        // 5 has had the bye; in round 2 one of the losers, 2, should have it.
        let found = of_last(5, &[&[(1, 3), (4, 2)], &[(3, 2), (1, 4)]]);
        let bye = found.last().unwrap();
        assert_eq!((bye.board, bye.stands), (None, Seat::Bye(tpn(5))));
        assert_eq!(bye.reason, Reason::Verdict(Verdict::ByeBarred));
        let instead = found.iter().find(|found| found.stands == seat(3, 2));
        assert!(instead.unwrap().given.contains(&Seat::Bye(tpn(2))));
        assert!(found.iter().any(|deviation| matches!(
            &deviation.reason,
            Reason::Verdict(Verdict::Worse {
                criterion: Criterion::ByeScore,
                ..
            })
        )));
    }
}
