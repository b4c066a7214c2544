//! What an engine says when it ends.

/// The exit codes of bbpPairings, which name other things than ours above 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineExit {
    /// 0: done. A check that finds differences is done too.
    Done,
    /// 1: no valid pairing exists.
    NoPairing,
    /// 2: something unexpected.
    Unexpected,
    /// 3: a bad request or file.
    Bad,
    /// 4: too large.
    Size,
    /// 5: a file could not be read or written.
    Access,
}

impl EngineExit {
    /// The code.
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
