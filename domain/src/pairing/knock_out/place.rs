//! Places of ties in a bracket, and the sources of their sides.

/// A part of the bracket. Boards of a round stand in this order of parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Part {
    /// The ties of players who have not lost. With one life these are all ties, the final included.
    Winners,
    /// With two lives: the ties of players who have lost once.
    Losers,
    /// With two lives: the winner of the winners' bracket against the winner of the losers' bracket.
    Final,
    /// With two lives: a second final between the same two players, when both have lost once.
    SecondFinal,
    /// With one life: the losers of the semifinals.
    Third,
}

/// A round of a part, such as `round 3 of 4 of the losers' bracket`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Stage {
    pub part: Part,
    /// Number of the round in its part, from 1.
    pub number: u8,
    /// Number of rounds in the part.
    pub of: u8,
}

/// Place of a tie in the bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The round of the part to which it belongs.
    pub stage: Stage,
    /// Number in that round, from 0 at the top.
    pub number: usize,
}

impl Place {
    /// Place of the match for the third place.
    pub const THIRD: Self = Self {
        stage: Stage {
            part: Part::Third,
            number: 1,
            of: 1,
        },
        number: 0,
    };
}

/// The source of a side of a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// A seed, from 1; larger than the number of seeds if nobody fills the place.
    Seed(usize),
    /// The player who goes on from this tie.
    Winner(Place),
    /// The loser of this tie.
    Loser(Place),
}
