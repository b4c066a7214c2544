//! The rounds for which the two readings of STD differ.

use super::{
    Code, Regulations, StandardPoints,
    field::{Field, opponent_of},
    own_record,
};
use crate::event::{Crosstable, RoundNumber, Tpn};

/// A round of a participant with two values for STD: one if its points are compared with those of the scheduled opponent, another if
/// they are compared with those of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ReadTwice {
    pub round: RoundNumber,
    /// Pairing number of the participant.
    pub tpn: Tpn,
    /// Pairing number of the scheduled opponent.
    pub opponent: Tpn,
}

/// The rounds of `table`, up to `rounds`, for which the readings of C.07 7.7 differ: double forfeits, 0–0 and ½–0, as long as a loss
/// is worth less than a draw. They are in the order of rounds and pairing numbers.
#[must_use]
pub fn standard_points_read_twice(
    table: &Crosstable,
    rounds: u8,
    regulations: &Regulations,
) -> Vec<ReadTwice> {
    let by_text = regulations.with_standard_points(StandardPoints::AgainstOpponent);
    let by_draw = regulations.with_standard_points(StandardPoints::AgainstDraw);
    let (text, draw) = (
        Field::new(table, rounds, &by_text),
        Field::new(table, rounds, &by_draw),
    );
    let mut found = Vec::new();
    for (index, record) in text.records.iter().enumerate() {
        for (at, cell) in record.cells.iter().enumerate() {
            let worth = |field| own_record::unit(Code::StandardPoints, field, *cell, at);
            if worth(&text) == worth(&draw) {
                continue;
            }
            let opponent = opponent_of(cell.entry).and_then(Tpn::from_index);
            if let (Some(round), Some(tpn), Some(opponent)) = (
                RoundNumber::from_index(at),
                Tpn::from_index(index),
                opponent,
            ) {
                found.push(ReadTwice {
                    round,
                    tpn,
                    opponent,
                });
            }
        }
    }
    found.sort_unstable();
    found
}
