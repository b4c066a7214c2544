//! Colours at a board.

use crate::{
    event::{Colour, Crosstable, RoundNumber, Tpn},
    pairing::Pair,
};

/// The rule that gave two players their colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColourRule {
    /// The player with fewer Whites, compared with Blacks, gets White.
    Balance,
    /// The player who had Black when their colours last differed gets White.
    Alternation,
    /// From board to board in turn, the better seed gets the colour drawn and then the other one.
    Boards,
    /// The second game of a match has the colours of the first game reversed.
    Second,
}

/// The seats of two players at a board, counted from 0; `better` is the better seed.
pub(super) fn seats(
    table: &Crosstable,
    board: usize,
    better: Tpn,
    other: Tpn,
) -> (Pair, ColourRule) {
    let [mine, theirs] = [better, other].map(|tpn| colours(table, tpn));
    let [my_balance, their_balance] = [&mine, &theirs].map(|colours| balance(colours));
    let mut newest = mine.iter().rev().zip(theirs.iter().rev());
    let differed = newest.find(|(one, two)| one != two);
    let (has_white, rule) = if my_balance != their_balance {
        (my_balance < their_balance, ColourRule::Balance)
    } else if let Some((one, _)) = differed {
        (*one == Colour::Black, ColourRule::Alternation)
    } else {
        let drawn = table.initial_colour.unwrap_or(Colour::White);
        let is_drawn = board.is_multiple_of(2);
        ((drawn == Colour::White) == is_drawn, ColourRule::Boards)
    };
    let pair = if has_white {
        Pair {
            white: better,
            black: other,
        }
    } else {
        Pair {
            white: other,
            black: better,
        }
    };
    (pair, rule)
}

/// The colour that the better seed has at the first board of round 1: as recorded, otherwise as round 1 shows it.
#[must_use]
pub fn initial_colour(table: &Crosstable) -> Option<Colour> {
    let mut first = table.participants().iter();
    let of_round = || first.find_map(|one| one.entries.first()?.colour());
    table.initial_colour.or_else(of_round)
}

/// Colours of a player's games, oldest first; games that were not played give none.
fn colours(table: &Crosstable, tpn: Tpn) -> Vec<Colour> {
    let rounds = (1..=table.rounds_planned()).filter_map(RoundNumber::new);
    let entries = rounds.filter_map(|round| table.entry(tpn, round));
    entries
        .filter(|entry| entry.is_meeting())
        .filter_map(|entry| entry.colour())
        .collect()
}

/// Whites minus Blacks.
fn balance(colours: &[Colour]) -> i32 {
    let each = colours.iter().map(|colour| match colour {
        Colour::White => 1,
        Colour::Black => -1,
    });
    each.sum()
}
