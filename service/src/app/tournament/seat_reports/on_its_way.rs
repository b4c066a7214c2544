//! What was said from the seats of a copy and is on its way to the hall: to whoever said it, it is said.

use crate::{
    app::AppError,
    event::{Colour, SeatCall},
    store::{
        Conn,
        rows::hall_post::{self, PostRow},
    },
};

/// More is on its way at no time.
const MOST: i64 = 5_000;

/// What is on its way from the seats of a tournament.
#[derive(Default)]
pub(super) struct OnItsWay {
    rows: Vec<PostRow>,
}

/// The pairing of a row that was said from a seat, and the colour.
fn seat_of(row: &PostRow) -> Option<(i32, Colour)> {
    let colour = match row.is_white? {
        true => Colour::White,
        false => Colour::Black,
    };
    Some((row.pairing_id?, colour))
}

impl OnItsWay {
    /// That of a tournament: nothing, where it follows no hall.
    pub(super) fn of(conn: &mut Conn, tournament: i32) -> Result<Self, AppError> {
        let rows = hall_post::of_tournament(conn, tournament, MOST)?;
        Ok(Self { rows })
    }

    /// Whether something from this seat is.
    pub(super) fn has(&self, seat: (i32, Colour)) -> bool {
        self.said().any(|(said, _)| said == seat)
    }

    /// The rows that were said from a seat, with its pairing and colour, the oldest first.
    pub(super) fn said(&self) -> impl Iterator<Item = ((i32, Colour), &PostRow)> {
        self.rows
            .iter()
            .filter_map(|row| Some((seat_of(row)?, row)))
    }

    /// Whether this is asked for already.
    pub(super) fn asks(&self, seat: (i32, Colour), kind: SeatCall) -> bool {
        self.said()
            .any(|(said, row)| said == seat && row.asked == Some(kind))
    }
}
