//! The schedule that the rounds of an event tell, where its report does not.

use super::{Schedule, Table};
use crate::event::{Colour, Crosstable, RoundNumber};

/// The schedule of the Schiller system by which the rounds of a crosstable were paired, all boards with their colours; `None` where none was
/// paired, where no schedule gives them, or several do.
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
