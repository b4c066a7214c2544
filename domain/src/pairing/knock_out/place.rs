//! Where a tie stands in a bracket, and where its sides come from.

/// A part of the bracket, in the order in which the boards of a round stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Part {
    /// The ties of those who have not lost. With one life these are all, the final included.
    Winners,
    /// With two lives: the ties of those who have lost once.
    Losers,
    /// With two lives: whoever won the winners' bracket against whoever won the losers' bracket.
    Final,
    /// With two lives: the two of the final once more, where both have lost once.
    SecondFinal,
    /// With one life: those who lost a semifinal.
    Third,
}

/// A round of a part, as `round 3 of 4 of the losers' bracket`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Stage {
    pub part: Part,
    /// Which round of the part it is, from 1.
    pub number: u8,
    /// How many rounds the part has.
    pub of: u8,
}

/// Where a tie stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The round of a part to which it belongs.
    pub stage: Stage,
    /// Its number in that round, from 0 at the top.
    pub number: usize,
}

impl Place {
    /// That of the match for the third place.
    pub const THIRD: Self = Self {
        stage: Stage {
            part: Part::Third,
            number: 1,
            of: 1,
        },
        number: 0,
    };
}

/// Where a side of a tie comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The seed, from 1; more than there are where nobody fills the place.
    Seed(usize),
    /// Whoever goes on from this tie.
    Winner(Place),
    /// Whoever lost this tie.
    Loser(Place),
}
