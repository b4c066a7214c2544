//! The parts of explanations: why a round is paired as it is, and why something else was not.

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
    /// Pairing number.
    pub tpn: Tpn,
    /// Place in the whole ranking, from 1.
    pub rank: usize,
    /// Place among the players of this round, the one with the bye included, from 1.
    pub place: usize,
    /// Value number.
    pub value: Score,
    /// Score of the Keizer system.
    pub score: Score,
    /// Points in the event.
    pub points: Points,
    /// Whether their number is odd, counted among those who have arrived (C.04.3 art. 5.2.5).
    pub is_odd: bool,
    /// Colours of the games that they played, oldest first.
    pub colours: Vec<Colour>,
    /// The colour that they are due.
    pub preference: Preference,
}

/// What kept the higher of two players from somebody who is nearer in the ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Apart {
    /// They met in the given round, and may meet again from the second number on.
    TooSoon(RoundNumber, u8),
    /// The event forbids the pair.
    Forbidden,
    /// No rule keeps the two apart, but the whole round would be worse, or not complete.
    WholeRound,
}

/// A board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairReport {
    /// The two players with their colours.
    pub pair: Pair,
    /// The higher ranked player, then the other.
    pub members: [Member; 2],
    /// The rule that gave the colours.
    pub colour_rule: ColourRule,
    /// The round in which they last met, and whether this round comes too soon after it; `None` if they have not met.
    pub met: Option<(RoundNumber, bool)>,
}

/// Why two meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameReason {
    /// The board of the two.
    pub board: PairReport,
    /// Players who stand between the two in the ranking and play, each with what kept them from the higher one.
    pub between: Vec<(Tpn, Apart)>,
}

/// Why somebody has the bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeReason {
    /// The player with the bye.
    pub member: Member,
    /// How often they had it before.
    pub had: usize,
    /// Players who stand lower, each with the last round in which they had the bye. `None` if they did not have it more often:
    /// then the others could not all be paired without them.
    pub lower: Vec<(Tpn, Option<RoundNumber>)>,
}

/// Why somebody sits where they sit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// They have an opponent.
    Game(GameReason),
    /// They have the bye.
    Bye(ByeReason),
}

/// A criterion in which a round is worse than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Criterion {
    /// The bye goes to somebody who comes later in its order.
    Bye,
    /// More pairs meet again too soon.
    Rematches,
    /// These pairs are short of more rounds.
    Rounds,
    /// The sum of squared distances in the ranking is larger.
    Distances,
}

/// Why something else was not paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It was paired so.
    AsPaired,
    /// This player is not paired in this round.
    NotThere(Tpn),
    /// The event forbids the pair.
    Forbidden(Pair),
    /// The two have met, and it would be too soon.
    TooSoon {
        /// The pair that was asked for.
        pair: Pair,
        /// The round in which they last met.
        met: RoundNumber,
        /// The first round in which they may meet again.
        again: u8,
    },
    /// The best round with the pair is worse.
    Worse {
        /// The pair that was asked for.
        pair: Pair,
        /// The first criterion in which it is worse.
        criterion: Criterion,
        /// Value in the round as paired; less is better.
        ruled: usize,
        /// Value in the best round with the pair.
        asked: usize,
    },
    /// The best round with the pair is equally good, but in the round as paired the first of the ranking have the nearer
    /// opponents.
    AsGood(Pair),
    /// With this seat the others cannot all be paired.
    NoCompletePairing(Seat),
    /// There is no bye, because the number of players is even.
    NoBye,
    /// This player last had the bye in this round, and has had it more often than the player who has it now.
    HadBye(Tpn, RoundNumber),
    /// Another player stands lower, and has the bye.
    Lower {
        /// The player who was asked about.
        asked: Tpn,
        /// The player with the bye.
        taker: Tpn,
    },
}

/// A whole round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Number of the round.
    pub round: RoundNumber,
    /// The boards in their order, first board first.
    pub pairs: Vec<PairReport>,
    /// The player with the bye.
    pub bye: Option<Member>,
    /// Number of pairs that meet again too soon.
    pub rematches: usize,
    /// Sum of squared distances in the ranking of those who play.
    pub distances: usize,
}
