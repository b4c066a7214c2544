//! Why two meet in a round of a bracket.

use super::{colour::ColourRule, place::Place};
use crate::{
    event::{RoundNumber, Tpn},
    pairing::Pair,
};

/// Why two meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameReason {
    /// The board.
    pub pair: Pair,
    /// The better seed, then the other, each with the place among the seeds.
    pub seeds: [(Tpn, usize); 2],
    /// The round of the bracket: where a match has two games, the number of the match.
    pub round: RoundNumber,
    /// How many rounds the bracket has.
    pub rounds: u8,
    /// Where their tie stands in the bracket.
    pub place: Place,
    /// Whether it is the match for the third place.
    pub is_third_place: bool,
    /// What gave the colours.
    pub colour_rule: ColourRule,
}
