//! What schedules of sides must do, whatever their tables.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    by_hand::{Row, rows},
    molter::broken,
};
use crate::{
    event::{Colour, Crosstable, RoundEntry, RoundNumber},
    pairing::round_robin::Schedule,
};

/// What has been seen of the sides; reversed games are turned back.
struct Seen {
    members: u16,
    /// Players who have met in this cycle.
    met: BTreeSet<(u16, u16)>,
    /// Whether the lower number had White when the two met first.
    first: BTreeMap<(u16, u16), bool>,
    /// Whites minus Blacks of each player in the match of their sides.
    balance: BTreeMap<u16, i32>,
}

/// A round as it should be.
struct Asked {
    /// The sides that meet.
    matches: Row,
    /// Whether it is the first of their match.
    begins: bool,
    /// Whether it is the last of their match.
    ends: bool,
}

/// The rounds that break the rules for two sides, or for more sides in turn. Everybody of a side plays, against somebody of the
/// side that the Berger table of the sides gives. In a match everybody meets everybody of the other side once, in the next
/// cycle with the other colours. Half of a side has White, and so has everybody in half of the games; with an odd number it is
/// one more or less.
pub(super) fn breaches(table: &Crosstable, schedule: Schedule, sides: u16) -> Vec<RoundNumber> {
    let members = members(table, sides);
    let mut asked = Vec::new();
    for matches in rows(sides + sides % 2) {
        for within in 1..=members {
            let matches = matches.iter().filter(|(a, b)| *a.max(b) <= sides);
            asked.push(Asked {
                matches: matches.copied().collect(),
                begins: within == 1,
                ends: within == members,
            });
        }
    }
    let mut seen = Seen {
        members,
        met: BTreeSet::new(),
        first: BTreeMap::new(),
        balance: BTreeMap::new(),
    };
    let mut last_seen = Row::new();
    let mut row = 0;
    check(table, schedule, asked.len(), |game, boards| {
        if game > 0 {
            return boards == last_seen;
        }
        if row == asked.len() {
            row = 0;
            seen.met.clear();
        }
        let holds = asked.get(row).is_some_and(|one| seen.holds(one, &boards));
        row += 1;
        last_seen = boards;
        holds
    })
}

/// The rounds that differ from that of the Hutton system, where boards of one number meet by a row of the Berger table of the
/// sides.
pub(super) fn hutton_breaches(
    table: &Crosstable,
    schedule: Schedule,
    sides: u16,
) -> Vec<RoundNumber> {
    let members = members(table, sides);
    let mut expected = Row::new();
    let (mut cycle, mut left) = (0, Vec::new());
    for member in 1..=members {
        if left.is_empty() {
            left = rows(sides + sides % 2);
            left.reverse();
            cycle += 1;
        }
        for (white, black) in left.pop().unwrap_or_default() {
            if white.max(black) > sides {
                continue;
            }
            let [one, other] = [white, black].map(|side| (side - 1) * members + member);
            expected.push(if cycle % 2 == 1 {
                (one, other)
            } else {
                (other, one)
            });
        }
    }
    expected.sort_unstable();
    check(table, schedule, usize::from(members > 0), |_, boards| {
        boards == expected
    })
}

/// The rounds that break a condition of the Molter system, and the first one beyond its last.
pub(super) fn molter_breaches(table: &Crosstable, rounds: usize, sides: u16) -> Vec<RoundNumber> {
    let members = members(table, sides);
    if members == 0 {
        return check(table, Schedule::SINGLE, 0, |_, _| false);
    }
    let all: Vec<Row> = (0..rounds).map(|index| boards(table, index)).collect();
    let broken = broken(&all, sides, members);
    let mut index = 0;
    check(table, Schedule::SINGLE, rounds, |_, _| {
        index += 1;
        broken.iter().all(|(round, _)| round + 1 != index)
    })
}

impl Seen {
    fn holds(&mut self, asked: &Asked, boards: &Row) -> bool {
        let members = self.members;
        let side = |number: u16| (number - 1) / members + 1;
        let mut holds = true;
        if asked.begins {
            self.balance.clear();
        }
        let mut seated = BTreeSet::new();
        for (white, black) in boards {
            let sides = (side(*white), side(*black));
            holds &= asked.matches.contains(&sides) || asked.matches.contains(&(sides.1, sides.0));
            holds &= seated.insert(*white) && seated.insert(*black);
            let pair = (*white.min(black), *white.max(black));
            holds &= self.met.insert(pair);
            holds &= *self.first.entry(pair).or_insert(white < black) == (white < black);
            *self.balance.entry(*white).or_default() += 1;
            *self.balance.entry(*black).or_default() -= 1;
        }
        for (one, other) in &asked.matches {
            for number in [one, other].into_iter().flat_map(|side| {
                let first = (side - 1) * members + 1;
                first..first + members
            }) {
                holds &= seated.contains(&number);
            }
            let whites = boards.iter().filter(|(white, _)| side(*white) == *one);
            let whites = whites.count();
            let half = usize::from(members / 2);
            holds &= match members {
                2 => whites != 1,
                _ => whites == half || whites + half == usize::from(members),
            };
        }
        let spread = i32::from(members % 2);
        holds && (!asked.ends || self.balance.values().all(|balance| balance.abs() == spread))
    }
}

/// Checks every round with `holds`. The round is given without reversal and sorted by White, with the number, from 0, of its
/// game between the same two in a row. Rounds beyond the last are faults too.
fn check(
    table: &Crosstable,
    schedule: Schedule,
    rows: usize,
    mut holds: impl FnMut(u8, Row) -> bool,
) -> Vec<RoundNumber> {
    let mut wrong = Vec::new();
    let mut index = 0;
    for cycle in 0..schedule.cycles() {
        for _ in 0..rows {
            for game in 0..schedule.games() {
                let mut boards = boards(table, index);
                if (cycle + game) % 2 == 1 {
                    boards = boards.into_iter().map(|(a, b)| (b, a)).collect();
                }
                boards.sort_unstable();
                if !holds(game, boards) {
                    wrong.extend(RoundNumber::from_index(index));
                }
                index += 1;
            }
        }
    }
    let more = table.participants().iter().any(|participant| {
        let beyond = participant.entries.iter().skip(index);
        beyond.copied().filter_map(RoundEntry::opponent).count() > 0
    });
    if more {
        wrong.extend(RoundNumber::from_index(index));
    }
    wrong
}

/// White and Black of each board of a round.
fn boards(table: &Crosstable, index: usize) -> Row {
    let participants = table.participants().iter().zip(1..);
    participants
        .filter_map(|(participant, number)| {
            let entry = participant.entries.get(index)?;
            let is_white = entry.colour()? == Colour::White;
            is_white.then_some((number, entry.opponent()?.get()))
        })
        .collect()
}

/// Number of members of a side; 0 if the sides cannot have equal size.
fn members(table: &Crosstable, sides: u16) -> u16 {
    let participants = u16::try_from(table.participants().len()).unwrap_or(u16::MAX);
    match participants.checked_rem(sides) {
        Some(0) => participants / sides,
        _ => 0,
    }
}
