//! The moves of a game as its arbiters see them, with the recorded clock times.

use chrono::NaiveDateTime;

use crate::{clock::ClockTime, store::rows::games::MoveRow};

/// A recorded half-move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveLine {
    /// Number of the half-move, from 1.
    pub ply: u32,
    /// The move in canonical SAN.
    pub san: String,
    /// The move as typed.
    pub written: String,
    /// The mover's clock after the move.
    pub clock: Option<ClockTime>,
    /// Whether a draw was offered with the move.
    pub draw_offer: bool,
    /// When it was recorded, in UTC.
    pub at: NaiveDateTime,
}

pub(super) fn clock(centiseconds: Option<i32>) -> Option<ClockTime> {
    centiseconds
        .and_then(|c| u32::try_from(c).ok())
        .map(ClockTime::from_centiseconds)
}

/// The moves of a game for the pages, from its rows.
pub(super) fn move_lines(rows: &[MoveRow]) -> Vec<MoveLine> {
    rows.iter()
        .map(|m| MoveLine {
            ply: u32::try_from(m.ply).unwrap_or(0),
            clock: clock(if m.ply % 2 == 1 {
                m.white_clock
            } else {
                m.black_clock
            }),
            san: m.san.clone(),
            written: m.written.clone(),
            draw_offer: m.draw_offer,
            at: m.made_at,
        })
        .collect()
}
