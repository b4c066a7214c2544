//! The schedules once more, slowly and independently of their tables: Berger tables by the rule by which they are written by
//! hand, and tables of sides by what they must do (who meets whose side, everybody once, and how colours are spread). Another
//! order of the members' boards than that of the table is not a breach there. In the Hutton system everything is exact, and
//! [`molter`] has the rules of the Molter system one by one.

mod by_hand;
pub mod molter;
mod sides;

use self::by_hand::{Row, rows};
use super::{Schedule, Table};
use crate::event::{Bye, Colour, Crosstable, RoundEntry, RoundNumber, TeamTable, Tpn};

/// All rounds of a schedule, one board after another.
fn rounds(schedule: Schedule, participants: u16) -> Vec<Row> {
    let even = participants + participants % 2;
    let mut all = Vec::new();
    for cycle in 1..=schedule.cycles() {
        let mut table = rows(even);
        let last = table.len();
        if cycle < schedule.cycles() && schedule.is_exchanged() && last >= 2 {
            table.swap(last - 2, last - 1);
        }
        for row in table {
            for game in 1..=schedule.games() {
                let turned = (cycle + game) % 2 == 1;
                let boards = row.iter().filter(|(a, b)| (*a).max(*b) <= participants);
                let boards = boards.map(|(a, b)| if turned { (*b, *a) } else { (*a, *b) });
                all.push(boards.collect());
            }
        }
    }
    all
}

/// The rounds of `table` that differ from the schedule in opponents or colours; a free player has no game.
#[must_use]
pub fn breaches(table: &Crosstable, schedule: Schedule) -> Vec<RoundNumber> {
    match schedule.table() {
        Table::Berger => berger_breaches(table, schedule),
        Table::Scheveningen => sides::breaches(table, schedule, 2),
        Table::Schiller { sides } => sides::breaches(table, schedule, u16::from(sides)),
        Table::Hutton { sides } => sides::hutton_breaches(table, schedule, u16::from(sides)),
        Table::Molter { sides, rounds } => {
            sides::molter_breaches(table, usize::from(rounds), u16::from(sides))
        }
    }
}

/// The rounds of a table of teams that differ from the schedule in opponents or in colours of the first board, and those in
/// which a free team has more than nothing.
#[must_use]
pub fn team_breaches(table: &TeamTable, schedule: Schedule) -> Vec<RoundNumber> {
    let seat = |team, round| table.entry(team, round).map(|entry| entry.seat);
    let rounds = table.tpns().map(|team| table.entries(team).len()).max();
    let mut wrong = written_breaches(table.len(), rounds.unwrap_or(0), seat, schedule);
    let had_a_bye = |round: &RoundNumber| {
        table.tpns().any(|team| {
            matches!(seat(team, *round), Some(RoundEntry::Bye(bye)) if bye != Bye::ZeroPoint)
        })
    };
    let rounds = (1..=table.rounds_paired()).filter_map(RoundNumber::new);
    wrong.extend(rounds.filter(had_a_bye));
    wrong.sort_unstable();
    wrong.dedup();
    wrong
}

fn berger_breaches(table: &Crosstable, schedule: Schedule) -> Vec<RoundNumber> {
    let participants = table.participants();
    let rounds = participants.iter().map(|one| one.entries.len()).max();
    written_breaches(
        participants.len(),
        rounds.unwrap_or(0),
        |tpn, round| table.entry(tpn, round),
        schedule,
    )
}

/// The breaches of `count` participants with `known` rounds; `seat` gives the entry of a participant in a round.
fn written_breaches(
    count: usize,
    known: usize,
    seat: impl Fn(Tpn, RoundNumber) -> Option<RoundEntry>,
    schedule: Schedule,
) -> Vec<RoundNumber> {
    let participants = u16::try_from(count).unwrap_or(u16::MAX);
    let mut wrong = Vec::new();
    for (row, index) in rounds(schedule, participants).iter().zip(0..) {
        let Some(round) = RoundNumber::from_index(index) else {
            break;
        };
        let stands = |number: u16| {
            let entry = Tpn::new(number).and_then(|tpn| seat(tpn, round))?;
            Some((entry.opponent()?.get(), entry.colour()?))
        };
        let holds = (1..=participants).all(|number| {
            let board = row.iter().find(|(a, b)| *a == number || *b == number);
            let expected = board.map(|(white, black)| {
                if *white == number {
                    (*black, Colour::White)
                } else {
                    (*white, Colour::Black)
                }
            });
            stands(number) == expected
        });
        if !holds {
            wrong.push(round);
        }
    }
    let last = rounds(schedule, participants).len();
    let mut beyond = (last..known).filter_map(RoundNumber::from_index);
    let more = beyond.any(|round| {
        let mut all = (0..count).filter_map(Tpn::from_index);
        all.any(|tpn| seat(tpn, round).is_some_and(|seat| seat.opponent().is_some()))
    });
    if more {
        wrong.extend(RoundNumber::from_index(last));
    }
    wrong
}
