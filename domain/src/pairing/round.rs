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

/// Where somebody sits in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// At a board.
    Pair(Pair),
    /// Nowhere: the pairing-allocated bye.
    Bye(Tpn),
}

/// The pairing of one round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundPairing {
    /// The boards, first board first (C.04.2 art. 3.6).
    pub pairs: Vec<Pair>,
    /// Who gets the pairing-allocated bye.
    pub bye: Option<Tpn>,
}

impl RoundPairing {
    /// Where somebody sits; `None` for whoever is not paired.
    #[must_use]
    pub fn seat(&self, tpn: Tpn) -> Option<Seat> {
        let mut pairs = self.pairs.iter();
        pairs
            .find(|pair| pair.white == tpn || pair.black == tpn)
            .map(|pair| Seat::Pair(*pair))
            .or_else(|| (self.bye == Some(tpn)).then_some(Seat::Bye(tpn)))
    }
}
