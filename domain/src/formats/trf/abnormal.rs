//! Record 299: points that differ from the scoring. The record either takes points off or gives them, or it changes what a result
//! is worth for some players.

use super::{
    line::{Field, Line},
    record_reader::Reader,
};
use crate::event::{Bye, Crosstable, Deduction, Outcome, Points, RoundEntry, RoundNumber, Tpn};

/// A record 299 that says more than points of one round, as it stands in the file, with the points that follow from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbnormalPoints {
    pub line: String,
    /// The points that it takes off; negative points are given.
    pub deductions: Vec<Deduction>,
}

/// A record 299 as it was read.
#[derive(Debug)]
pub(super) struct Abnormal {
    /// The result that is worth these points; `None` if they are simply taken off or given.
    result: Option<char>,
    points: Points,
    /// The round; `None` for all rounds.
    round: Option<RoundNumber>,
    players: Vec<Tpn>,
    line: String,
}

/// The points, with the sign that may stand in the blank column before them.
fn points_field<'a>(line: &Line<'a>) -> Field<'a> {
    line.field(13, 17)
}

/// Whether the line is a record 299 that is understood: a known type or a blank one, a number, and a round or `000`.
pub(super) fn is_abnormal(line: &Line<'_>) -> bool {
    let kind = line.field(5, 5).text;
    let points = points_field(line).text;
    line.code() == "299"
        && matches!(
            kind,
            "" | "W" | "D" | "L" | "F" | "H" | "Z" | "P" | "+" | "-"
        )
        && points.starts_with(|sign: char| sign == '-' || sign.is_ascii_digit())
        && line.field(20, 22).text.parse::<u8>().is_ok()
}

/// Reads the record; fields that cannot be read become errors.
pub(super) fn read_abnormal(reader: &mut Reader<'_, '_>) -> Option<Abnormal> {
    let line = reader.line;
    let field = points_field(line);
    let (below, number) = match field.text.strip_prefix('-') {
        Some(number) => (true, number),
        None => (false, field.text),
    };
    let Ok(points) = number.parse::<Points>() else {
        reader.bad(field);
        return None;
    };
    let field = line.field(20, 22);
    let all = field.text.bytes().all(|byte| byte == b'0');
    let round = if all {
        None
    } else {
        Some(reader.round(field)?)
    };
    let words = line.words(23);
    let players = words.into_iter().filter_map(|word| reader.player(word));
    Some(Abnormal {
        result: line.field(5, 5).text.chars().next(),
        points: if below { Points::ZERO - points } else { points },
        round,
        players: players.collect(),
        line: line.text.trim_end().to_owned(),
    })
}

/// Enters the points of the records into the table. Returns the records that say more than points of one round.
pub(super) fn enter(records: Vec<Abnormal>, table: &mut Crosstable) -> Vec<AbnormalPoints> {
    let mut kept = Vec::new();
    for record in records {
        let deductions = deductions(&record, table);
        table.deductions.extend(&deductions);
        if record.result.is_some() || record.round.is_none() {
            let line = record.line;
            kept.push(AbnormalPoints { line, deductions });
        }
    }
    kept
}

fn deductions(record: &Abnormal, table: &Crosstable) -> Vec<Deduction> {
    let mut all = Vec::new();
    for &player in &record.players {
        let Some(result) = record.result else {
            all.push(Deduction {
                player,
                round: record.round.unwrap_or(RoundNumber::FIRST),
                points: Points::ZERO - record.points,
            });
            continue;
        };
        let entries = table.participants().get(player.index());
        let entries = entries.map_or(&[][..], |one| &one.entries);
        for (index, entry) in entries.iter().enumerate() {
            let Some(round) = RoundNumber::from_index(index) else {
                continue;
            };
            let points = table.scoring.points(*entry) - record.points;
            let counts = record.round.is_none_or(|one| one == round);
            if counts && is(result, *entry) && points != Points::ZERO {
                all.push(Deduction {
                    player,
                    round,
                    points,
                });
            }
        }
    }
    all
}

/// Whether the entry is the result that a type of record 299 names.
fn is(result: char, entry: RoundEntry) -> bool {
    match entry {
        RoundEntry::Played { outcome, .. } => {
            result
                == match outcome {
                    Outcome::Win => 'W',
                    Outcome::Draw => 'D',
                    Outcome::Loss => 'L',
                }
        }
        RoundEntry::Forfeit { won, .. } => result == if won { '+' } else { '-' },
        RoundEntry::Bye(bye) => {
            result
                == match bye {
                    Bye::PairingAllocated => 'P',
                    Bye::FullPoint => 'F',
                    Bye::HalfPoint => 'H',
                    Bye::ZeroPoint => 'Z',
                }
        }
        RoundEntry::Pending { .. } => false,
    }
}
