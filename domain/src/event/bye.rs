//! Rounds without an opponent.

/// Why a participant has no opponent in a round (C.04.1 art. 3, C.04.2 art. 3.3, C.07 16.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bye {
    /// The bye given by the pairing to the odd participant (TRF `U`).
    PairingAllocated,
    /// A full point given by the organiser (TRF `F`).
    FullPoint,
    /// A half-point bye asked for beforehand (TRF `H`).
    HalfPoint,
    /// Absence, withdrawal or a round before a late entry (TRF `Z`).
    ZeroPoint,
}

impl Bye {
    /// A requested bye in the sense of C.07 16.1: half-point or zero-point.
    #[must_use]
    pub const fn is_requested(self) -> bool {
        matches!(self, Self::HalfPoint | Self::ZeroPoint)
    }
}
