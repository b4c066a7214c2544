//! The result of a board of a knock-out from which two played on: whether it may be changed, and who goes on after it.

use crate::{
    app::{AppError, Refusal},
    event::BoardResult,
    pairing::knock_out::{self, Outlook, is_to_be_decided},
    store::{
        Conn,
        rows::{
            self,
            pairings::{PairingRow, PlacedPairing},
        },
    },
};

use super::match_games::{entry_of, stand};

/// A match of two games, of which one is at a board: what the first gave, and the board of the second with the colours reversed.
struct TwoGames {
    /// Whether the board is that of the first.
    is_first: bool,
    first: Option<BoardResult>,
    second: PairingRow,
}

impl TwoGames {
    /// The match of a board; `None` where its other game is not there.
    fn of(conn: &mut Conn, place: &PlacedPairing) -> Result<Option<Self>, AppError> {
        let is_first = place.round % 2 == 1;
        let step = if is_first { 1 } else { -1 };
        let other = rows::pairings::turned(conn, &place.row, place.round + step)?;
        Ok(other.map(|other| {
            let own = place.row.clone();
            let (first, second) = if is_first { (own, other) } else { (other, own) };
            let first = first.result;
            Self {
                is_first,
                first,
                second,
            }
        }))
    }

    /// The match with another result at the board.
    fn with(mut self, result: Option<BoardResult>) -> Self {
        if self.is_first {
            self.first = result;
        } else {
            self.second.result = result;
        }
        self
    }

    /// Whether both have the same.
    fn is_level(&self) -> bool {
        let both = self.first.zip(self.second.result);
        both.is_some_and(|(first, second)| knock_out::is_level(first, second))
    }
}

/// Lets the result of a board be changed: in the newest round further games rest on it, in a match of two games on both together.
///
/// # Errors
/// [`Refusal::FurtherPlayed`].
pub(super) fn let_change(
    conn: &mut Conn,
    place: &PlacedPairing,
    to: Option<BoardResult>,
) -> Result<(), AppError> {
    let rests = if place.is_of_two {
        // Those of an earlier match decided nothing that is still open.
        let is_newest = place.round >= place.newest - 1;
        match TwoGames::of(conn, place)? {
            Some(two) if is_newest && two.is_level() => {
                let second = two.second.id;
                !two.with(to).is_level() && !rows::match_games::of_pairing(conn, second)?.is_empty()
            }
            _ => false,
        }
    } else {
        place.row.result.is_some_and(is_to_be_decided)
            && !to.is_some_and(is_to_be_decided)
            && place.round == place.newest
            && place.has_further
    };
    if rests {
        return Err(Refusal::FurtherPlayed.into());
    }
    Ok(())
}

/// After another result was written: where it is one from which games were played on, they say again who goes on. A word about a match of
/// two games that is not level any more goes.
pub(super) fn say_again(
    conn: &mut Conn,
    place: &PlacedPairing,
    result: Option<BoardResult>,
) -> Result<(), AppError> {
    let (row, is_level) = if place.is_of_two {
        let Some(two) = TwoGames::of(conn, place)?.map(|two| two.with(result)) else {
            return Ok(());
        };
        let is_level = two.is_level();
        if !is_level {
            rows::pairings::keep_goes_on(conn, two.second.id, None)?;
        }
        (two.second, is_level)
    } else {
        let is_level = place.has_further && result.is_some_and(is_to_be_decided);
        (place.row.clone(), is_level)
    };
    if !is_level {
        return Ok(());
    }
    let played = rows::match_games::of_pairing(conn, row.id)?;
    if let Outlook::Won(side) = stand(&row, &played)?.outlook {
        rows::pairings::keep_goes_on(conn, row.id, Some(entry_of(&row, side)))?;
    }
    Ok(())
}
