//! The kind of competition that a pairing system makes.

/// How the rounds of a competition come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Each round is paired from the results of those before it.
    Swiss,
    /// Each match of two games is paired from the results of the matches before it. A game is a round, and the two rounds of a
    /// match are made together.
    Matches,
    /// All pairings are known before the start: round robin, Schiller, Scheveningen, Hutton, Molter.
    Schedule,
    /// The loser of a match is out, or goes to the losers' bracket.
    KnockOut,
}

/// Whether players or teams meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entrants {
    /// Single players.
    Players,
    /// Teams, board by board.
    Teams,
}

impl Format {
    /// Largest number of rounds that may be drafts at the same time.
    #[must_use]
    pub const fn most_drafts(self) -> usize {
        match self {
            Self::Swiss | Self::KnockOut => 1,
            Self::Matches => 2,
            Self::Schedule => usize::MAX,
        }
    }
}
