//! A bracket of a Swiss round in words, whichever system paired it.

use crate::{
    event::{Colour, Points, Tpn},
    pairing::Pair,
};

/// A bracket that has been paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairedGroup {
    /// Which one.
    pub title: String,
    /// How it was paired.
    pub lead: String,
    /// Its boards.
    pub pairs: Vec<Pair>,
    /// Each criterion: its name, its number in the rules, its value.
    pub criteria: Vec<(String, String, String)>,
}

/// A player of a board or with the bye, as they stood before the round.
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
    /// What else the system knew of them.
    pub also: String,
}
