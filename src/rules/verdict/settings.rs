//! What an event must settle because the text of the Laws leaves it open.

use crate::clock::Kind;

/// Seconds of thinking time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seconds(pub u32);

/// Whether the arbiters suffice for the competition rules in rapid and blitz chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Supervision {
    /// One arbiter for at most three games (A.4), or for one game (B.2): competition rules.
    /// Standard chess is always so.
    Full,
    /// Otherwise (A.5, B.3).
    Partial,
}

/// How far "any possible series of legal moves" reaches (5.1.2, 6.9, 7.5.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Series {
    /// Any series: the position alone decides.
    #[default]
    Any,
    /// Only until five occurrences or 75 moves would end the game (9.6). A mate that is possible
    /// at all is then left to the arbiter.
    UntilAutomaticDraw,
}

/// What prevails when the move announced in a right claim would checkmate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AnnouncedMate {
    /// The arbiter decides.
    #[default]
    ArbiterDecides,
    /// The claim: the game is drawn.
    Claim,
    /// The mate.
    Mate,
}

/// The choices of an event on the points that the Laws leave open. Whoever sets them is recorded
/// by the caller. An undecided question of mate is no setting: it always goes to the arbiter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct OpenPoints {
    /// Supervised blitz (B.2): whether the penalty is one minute as in A.3. The letter of B.2
    /// gives two minutes, the default.
    pub supervised_blitz_one_minute: bool,
    /// How far a series of moves reaches.
    pub series: Series,
    /// Claim against mate.
    pub announced_mate: AnnouncedMate,
}

impl OpenPoints {
    /// The time that the opponent gains by a first illegal move or a wrong claim: two minutes in
    /// standard chess (7.5.5, 9.5.3), one in rapid (A.3) and in blitz played by the rules of
    /// rapid (B.3); supervised blitz as set.
    #[must_use]
    pub const fn added_time(self, kind: Kind, supervision: Supervision) -> Seconds {
        let two = match (kind, supervision) {
            (Kind::Standard, _) => true,
            (Kind::Blitz, Supervision::Full) => !self.supervised_blitz_one_minute,
            (Kind::Rapid, _) | (Kind::Blitz, Supervision::Partial) => false,
        };
        Seconds(if two { 120 } else { 60 })
    }
}
