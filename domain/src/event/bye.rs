//! Rounds without an opponent.

use super::word::words;

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
    /// Every kind.
    pub const ALL: [Self; 4] = [
        Self::PairingAllocated,
        Self::FullPoint,
        Self::HalfPoint,
        Self::ZeroPoint,
    ];

    /// Stable text code, the letter of TRF: `U`, `F`, `H`, `Z`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::PairingAllocated => "U",
            Self::FullPoint => "F",
            Self::HalfPoint => "H",
            Self::ZeroPoint => "Z",
        }
    }

    /// A requested bye in the sense of C.07 16.1: half-point or zero-point.
    #[must_use]
    pub const fn is_requested(self) -> bool {
        matches!(self, Self::HalfPoint | Self::ZeroPoint)
    }
}

words!(Bye);
