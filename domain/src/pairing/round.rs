//! The pairing of one round.

use crate::event::Tpn;

/// Two participants who are to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pair {
    /// The participant with White.
    pub white: Tpn,
    /// The participant with Black.
    pub black: Tpn,
}

/// The seat of a participant in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// At a board.
    Pair(Pair),
    /// The pairing-allocated bye, without a board.
    Bye(Tpn),
}

/// The pairing of one round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundPairing {
    /// The boards in their order, first board first (C.04.2 art. 3.6).
    pub pairs: Vec<Pair>,
    /// The participant with the pairing-allocated bye.
    pub bye: Option<Tpn>,
}

impl RoundPairing {
    /// The seat of a participant; `None` if they are not paired.
    #[must_use]
    pub fn seat(&self, tpn: Tpn) -> Option<Seat> {
        let mut pairs = self.pairs.iter();
        pairs
            .find(|pair| pair.white == tpn || pair.black == tpn)
            .map(|pair| Seat::Pair(*pair))
            .or_else(|| (self.bye == Some(tpn)).then_some(Seat::Bye(tpn)))
    }
}
