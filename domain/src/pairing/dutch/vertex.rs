//! The vertices of a matching: the players of a bracket, those below it, the bye.

/// Role of a vertex in the bracket that is paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The moved-down player at this place among them (art. 1.4.1).
    Mdp(usize),
    /// The resident at this place (BSN minus one) in the bracket or remainder.
    Resident(usize),
    /// A member of the following scoregroup.
    Next,
    /// A member of a scoregroup further down.
    Lower,
    /// The pairing-allocated bye.
    Bye,
}

impl Kind {
    pub(super) const fn rank(self) -> u8 {
        match self {
            Self::Mdp(_) => 0,
            Self::Resident(_) => 1,
            Self::Next => 2,
            Self::Lower => 3,
            Self::Bye => 4,
        }
    }
}

/// A vertex of a matching; `player` has no meaning for the bye.
#[derive(Clone, Copy, Debug)]
pub(super) struct Vertex {
    pub kind: Kind,
    pub player: usize,
}
