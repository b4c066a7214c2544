//! Who has White.

use crate::{
    event::{Colour, Crosstable, RoundNumber, Tpn},
    pairing::Pair,
};

/// What gave two their colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColourRule {
    /// Whoever had White less often, compared with Black, gets White.
    Balance,
    /// Whoever had Black when their colours last differed gets White.
    Alternation,
    /// The better seeds have the colour drawn and the other one by turns, from board to board.
    Boards,
    /// The second game of a match has the colours of the first reversed.
    Second,
}

/// The seats of two at a board counted from 0; `better` is the better seed.
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

/// The colour that the better seed has at the first board of round 1, where the crosstable does not say what was drawn.
#[must_use]
pub fn initial_colour(table: &Crosstable) -> Option<Colour> {
    let mut first = table.participants().iter();
    let of_round = || first.find_map(|one| one.entries.first()?.colour());
    table.initial_colour.or_else(of_round)
}

/// The colours of somebody's games, oldest first; those that were not played gave none.
fn colours(table: &Crosstable, tpn: Tpn) -> Vec<Colour> {
    let rounds = (1..=table.rounds_planned()).filter_map(RoundNumber::new);
    let entries = rounds.filter_map(|round| table.entry(tpn, round));
    entries
        .filter(|entry| entry.is_meeting())
        .filter_map(|entry| entry.colour())
        .collect()
}

/// How often they had White more than Black.
fn balance(colours: &[Colour]) -> i32 {
    let each = colours.iter().map(|colour| match colour {
        Colour::White => 1,
        Colour::Black => -1,
    });
    each.sum()
}
