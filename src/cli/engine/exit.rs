//! The exit codes of an engine call.

/// The exit codes of bbpPairings; above 1 they have other meanings than ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineExit {
    /// 0: done, even if a check finds differences.
    Done,
    /// 1: no valid pairing exists.
    NoPairing,
    /// 2: an unexpected error.
    Unexpected,
    /// 3: an invalid request or file.
    Bad,
    /// 4: the tournament is too large.
    Size,
    /// 5: a file could not be read or written.
    Access,
}

impl EngineExit {
    /// The exit code.
    pub const fn code(self) -> u8 {
        match self {
            Self::Done => 0,
            Self::NoPairing => 1,
            Self::Unexpected => 2,
            Self::Bad => 3,
            Self::Size => 4,
            Self::Access => 5,
        }
    }
}
