//! Why a round is paired as it is, and why something else was not: what the answers hold.

use super::score::Score;
use crate::{
    event::{Colour, Points, RoundNumber, Tpn},
    pairing::{
        Pair, Seat,
        dutch::{ColourRule, Preference},
    },
};

/// A player as they stood before the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The player.
    pub tpn: Tpn,
    /// Their place in the whole ranking, from 1.
    pub rank: usize,
    /// Their place among those who are paired in this round, the bye included, from 1.
    pub place: usize,
    /// Their value number.
    pub value: Score,
    /// Their score.
    pub score: Score,
    /// Their points in the event.
    pub points: Points,
    /// Odd number among those who have arrived (C.04.3 art. 5.2.5).
    pub is_odd: bool,
    /// Colours of the games played, oldest first.
    pub colours: Vec<Colour>,
    /// The colour due.
    pub preference: Preference,
}

/// What kept the higher of two from somebody who is nearer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Apart {
    /// They met in the first round, and may meet again from the second one on.
    TooSoon(RoundNumber, u8),
    /// The event forbids it.
    Forbidden,
    /// Nothing between the two: the whole round would be worse, or not complete.
    WholeRound,
}

/// A board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairReport {
    /// The board and its colours.
    pub pair: Pair,
    /// The higher ranked, then the other.
    pub members: [Member; 2],
    /// What gave the colours.
    pub colour_rule: ColourRule,
    /// The round in which they met last, and whether it is too soon after it.
    pub met: Option<(RoundNumber, bool)>,
}

/// Why two meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameReason {
    pub board: PairReport,
    /// Those who stand between the two and play, with what kept them from the higher one.
    pub between: Vec<(Tpn, Apart)>,
}

/// Why somebody has the bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeReason {
    /// Who has it.
    pub member: Member,
    /// How often they had it before.
    pub had: usize,
    /// Those who stand lower, with the last round in which they had it; `None`: without them the others could not all be
    /// paired.
    pub lower: Vec<(Tpn, Option<RoundNumber>)>,
}

/// Why somebody sits where they sit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// They meet.
    Game(GameReason),
    /// They have the bye.
    Bye(ByeReason),
}

/// In what a round is worse than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Criterion {
    /// Somebody else has the bye, whose turn comes later.
    Bye,
    /// More meet again too soon.
    Rematches,
    /// They meet again after fewer rounds.
    Rounds,
    /// Distances in the ranking, each taken by itself, together.
    Distances,
}

/// Why something else was not paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It was.
    AsPaired,
    /// They are not paired in this round.
    NotThere(Tpn),
    /// The event forbids the two.
    Forbidden(Pair),
    /// The two have met, and it would be too soon.
    TooSoon {
        /// The two.
        pair: Pair,
        /// When they met last.
        met: RoundNumber,
        /// The first round in which they may meet again.
        again: u8,
    },
    /// The best round with the two is worse.
    Worse {
        /// The two.
        pair: Pair,
        /// In what.
        criterion: Criterion,
        /// The number of the round that stands; less is better.
        ruled: usize,
        /// The number of the round asked for.
        asked: usize,
    },
    /// It is as good; in the round that stands the first of the ranking have the nearer opponents.
    AsGood(Pair),
    /// With this seat the others cannot all be paired.
    NoCompletePairing(Seat),
    /// Nobody has a bye: the number is even.
    NoBye,
    /// They had it, in this round, and somebody else had it less often.
    HadBye(Tpn, RoundNumber),
    /// This other one stands lower, and has it.
    Lower {
        /// Who was asked about.
        asked: Tpn,
        /// Who has it.
        taker: Tpn,
    },
}

/// A whole round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    pub round: RoundNumber,
    /// The boards, first board first.
    pub pairs: Vec<PairReport>,
    /// Who has the bye.
    pub bye: Option<Member>,
    /// How many meet again too soon.
    pub rematches: usize,
    /// Distances in the ranking of those who play, each taken by itself, together.
    pub distances: usize,
}
