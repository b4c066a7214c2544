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
    /// The better seed, then the other, each with their place among the seeds.
    pub seeds: [(Tpn, usize); 2],
    /// Round of the bracket; if a match has two games, the number of the match.
    pub round: RoundNumber,
    /// Number of rounds of the bracket.
    pub rounds: u8,
    /// Place of their tie in the bracket.
    pub place: Place,
    /// Whether it is the match for the third place.
    pub is_third_place: bool,
    /// The rule that gave the colours.
    pub colour_rule: ColourRule,
}
