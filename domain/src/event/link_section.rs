//! The pages whose links the administrators keep.

use super::word::words;

/// The pages whose links the administrators keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LinkSection {
    /// The rules of the game.
    Rules,
    /// Its origin and its legend.
    Origin,
    /// Italian sites.
    Italy,
    /// Sites of the world.
    World,
}

impl LinkSection {
    /// Every page.
    pub const ALL: [Self; 4] = [Self::Rules, Self::Origin, Self::Italy, Self::World];

    /// Stable text code, as in its address.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Origin => "origin",
            Self::Italy => "italy",
            Self::World => "world",
        }
    }
}

words!(LinkSection);
