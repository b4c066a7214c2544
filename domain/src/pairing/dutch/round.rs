//! The pairing of one round.

use crate::event::Tpn;

/// Two participants who are to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pair {
    /// Who has White.
    pub white: Tpn,
    /// Who has Black.
    pub black: Tpn,
}

/// The pairing of one round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundPairing {
    /// The boards, first board first (C.04.2 art. 3.6).
    pub pairs: Vec<Pair>,
    /// Who gets the pairing-allocated bye.
    pub bye: Option<Tpn>,
}
