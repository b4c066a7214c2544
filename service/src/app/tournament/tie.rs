//! Level ties of a knock-out: after a single game, or after the two games of a match.

use crate::{
    event::RoundNumber,
    pairing::knock_out::{self, Games, is_to_be_decided},
    store::rows::pairings::PairingRow,
};

use super::Loaded;

/// Whether the tie on a board is level, so that somebody must be named to go on. In a match of two games both count, and the
/// board is that of the second.
pub(super) fn is_level(loaded: &Loaded, round: u8, row: &PairingRow) -> bool {
    let Some((cup, result)) = loaded.cup().zip(row.result) else {
        return false;
    };
    if cup.games == Games::One {
        return is_to_be_decided(result);
    }
    let first = first_game(loaded, round, row).and_then(|first| first.result);
    first.is_some_and(|first| knock_out::is_level(first, result))
}

/// The board of the first game of a match, if this is its second game: the same players with colours reversed.
pub(super) fn first_game<'a>(
    loaded: &'a Loaded,
    round: u8,
    row: &PairingRow,
) -> Option<&'a PairingRow> {
    let number = RoundNumber::new(round)?;
    let before = round.checked_sub(1);
    let before = before.filter(|_| loaded.cup().is_some_and(|cup| cup.is_second_game(number)))?;
    let mut boards = loaded.pairings_of(loaded.round(before)?.id);
    boards.find(|first| {
        (first.white_entry_id, first.black_entry_id) == (row.black_entry_id, row.white_entry_id)
    })
}
