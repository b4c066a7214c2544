//! The schedule of an event, found from its rounds where the report does not give it.

use super::{Schedule, Table};
use crate::event::{Colour, Crosstable, RoundNumber};

/// The schedule of the Schiller system by which the rounds of a crosstable were paired, with all boards and colours. `None` if
/// no round was paired, and if no schedule gives these rounds, or several do.
#[must_use]
pub fn schiller_of(table: &Crosstable) -> Option<Schedule> {
    let participants = u16::try_from(table.participants().len()).ok()?;
    if table.rounds_paired() == 0 {
        return None;
    }
    let mut found = (3..=100_u8).filter_map(|sides| {
        let schedule = Schedule::SINGLE.of(Table::Schiller { sides });
        let schedule = schedule.with_rounds(participants, table.rounds_planned())?;
        is_paired_by(table, participants, schedule).then_some(schedule)
    });
    let first = found.next()?;
    found.next().is_none().then_some(first)
}

fn is_paired_by(table: &Crosstable, participants: u16, schedule: Schedule) -> bool {
    let mut rounds = (1..=table.rounds_paired()).filter_map(RoundNumber::new);
    rounds.all(|number| {
        let round = schedule.round(participants, number);
        round.is_some_and(|round| {
            let mut pairs = round.pairing.pairs.iter();
            pairs.all(|pair| {
                let entry = table.entry(pair.white, number);
                entry.is_some_and(|entry| {
                    entry.opponent() == Some(pair.black) && entry.colour() == Some(Colour::White)
                })
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        event::{BoardResult, Participant, ScoringSystem, Tpn},
        pairing::Pair,
    };

    /// Twelve players and nine rounds; the first round has these boards.
    fn first_round(boards: &[Pair]) -> Crosstable {
        let everybody = (1..=12).filter_map(Tpn::new);
        let participants = everybody.map(|tpn| {
            let entries = boards.iter().filter_map(|pair| {
                if pair.white == tpn {
                    Some(BoardResult::Draw.entry(Colour::White, pair.black))
                } else if pair.black == tpn {
                    Some(BoardResult::Draw.entry(Colour::Black, pair.white))
                } else {
                    None
                }
            });
            Participant {
                rating: None,
                entries: entries.collect(),
            }
        });
        Crosstable::new(participants.collect(), 9, ScoringSystem::STANDARD).unwrap()
    }

    #[test]
    fn rounds_tell_a_schedule_by_opponents_and_colours() {
        let schedule = Schedule::SINGLE.of(Table::Schiller { sides: 4 });
        let [first, second] = [1, 2].map(|number| {
            let number = RoundNumber::new(number).unwrap();
            schedule.round(12, number).unwrap().pairing.pairs
        });
        let turned = first.iter().map(|pair| Pair {
            white: pair.black,
            black: pair.white,
        });
        let turned: Vec<Pair> = turned.collect();
        let next = first.iter().cycle().skip(1);
        let others = first.iter().zip(next).map(|(pair, next)| Pair {
            white: pair.white,
            black: next.black,
        });
        let others: Vec<Pair> = others.collect();
        for (what, boards, found) in [
            ("as scheduled", &first, Some(schedule)),
            ("the other colours", &turned, None),
            ("other opponents", &others, None),
            ("another round", &second, None),
        ] {
            assert_eq!(schiller_of(&first_round(boards)), found, "{what}");
        }
    }
}
