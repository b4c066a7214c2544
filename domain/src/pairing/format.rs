//! What kind of competition a pairing system makes.

/// How the rounds of a competition come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Each round is paired from the results of those before it.
    Swiss,
    /// Each match of two games is paired from the results of those before it. A game is a round, and the two rounds of a match
    /// are made together.
    Matches,
    /// All pairings are known before the start: round robin, Schiller, Scheveningen, Hutton, Molter.
    Schedule,
    /// Who loses is out.
    KnockOut,
}

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entrants {
    /// Single players.
    Players,
    /// Teams, board by board.
    Teams,
}

impl Format {
    /// Rounds that may stand as drafts at one time.
    #[must_use]
    pub const fn most_drafts(self) -> usize {
        match self {
            Self::Swiss | Self::KnockOut => 1,
            Self::Matches => 2,
            Self::Schedule => usize::MAX,
        }
    }
}
