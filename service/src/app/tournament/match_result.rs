//! Changing the result of a board in a knock-out after further games: whether it is allowed, and who then goes on.

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

/// A match of two games: the result of the first, and the board of the second, on which colours are reversed.
struct TwoGames {
    /// Whether the board in question is that of the first game.
    is_first: bool,
    first: Option<BoardResult>,
    second: PairingRow,
}

impl TwoGames {
    /// The match of a board; `None` if its other game does not exist.
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

    /// The match with a different result on the board.
    fn with(mut self, result: Option<BoardResult>) -> Self {
        if self.is_first {
            self.first = result;
        } else {
            self.second.result = result;
        }
        self
    }

    /// Whether both players have the same score.
    fn is_level(&self) -> bool {
        let both = self.first.zip(self.second.result);
        both.is_some_and(|(first, second)| knock_out::is_level(first, second))
    }
}

/// Refuses a change of result that would leave further games in the newest round without their drawn game, or drawn match of two
/// games.
///
/// # Errors
/// [`Refusal::FurtherPlayed`].
pub(super) fn let_change(
    conn: &mut Conn,
    place: &PlacedPairing,
    to: Option<BoardResult>,
) -> Result<(), AppError> {
    let rests = if place.is_of_two {
        // Further games of an earlier match cannot decide anything that is still open.
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

/// After a change of result: decides again, by the further games, who goes on. If a match of two games is no longer level, an
/// arbiter's decision about it is deleted.
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
