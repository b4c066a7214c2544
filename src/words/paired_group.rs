//! A bracket of a Swiss round in words, for any pairing system.

use crate::{
    event::{Colour, Points, Tpn},
    pairing::Pair,
};

/// A bracket that has been paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairedGroup {
    /// Name of the bracket.
    pub title: String,
    /// How it was paired.
    pub lead: String,
    /// Its boards.
    pub pairs: Vec<Pair>,
    /// The criteria: name, number in the rules, value of each.
    pub criteria: Vec<(String, String, String)>,
}

/// A player on a board or with the bye, as they stood before the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairedMember {
    /// The player.
    pub tpn: Tpn,
    /// Their score for pairing.
    pub score: Points,
    /// Colours of the games played, oldest first.
    pub colours: Vec<Colour>,
    /// The colour due.
    pub due: String,
    /// Other facts that the system uses.
    pub also: String,
}
