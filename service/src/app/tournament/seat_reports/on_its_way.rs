//! Reports from the seats of a copy that are still on their way to the hall. To the players they count as sent.

use crate::{
    app::AppError,
    event::{Colour, SeatCall},
    store::{
        Conn,
        rows::hall_post::{self, PostRow},
    },
};

/// Maximum number of rows read; there are never more.
const MOST: i64 = 5_000;

/// Reports of a tournament that are on their way.
#[derive(Default)]
pub(super) struct OnItsWay {
    rows: Vec<PostRow>,
}

/// The pairing and the colour of the seat from which a row was sent.
fn seat_of(row: &PostRow) -> Option<(i32, Colour)> {
    let colour = match row.is_white? {
        true => Colour::White,
        false => Colour::Black,
    };
    Some((row.pairing_id?, colour))
}

impl OnItsWay {
    /// Reads those of a tournament; empty unless it follows a hall.
    pub(super) fn of(conn: &mut Conn, tournament: i32) -> Result<Self, AppError> {
        let rows = hall_post::of_tournament(conn, tournament, MOST)?;
        Ok(Self { rows })
    }

    /// Whether there is one from this seat.
    pub(super) fn has(&self, seat: (i32, Colour)) -> bool {
        self.said().any(|(said, _)| said == seat)
    }

    /// The rows sent from seats, each with pairing and colour, oldest first.
    pub(super) fn said(&self) -> impl Iterator<Item = ((i32, Colour), &PostRow)> {
        self.rows
            .iter()
            .filter_map(|row| Some((seat_of(row)?, row)))
    }

    /// Whether this call is among them.
    pub(super) fn asks(&self, seat: (i32, Colour), kind: SeatCall) -> bool {
        self.said()
            .any(|(said, row)| said == seat && row.asked == Some(kind))
    }
}
