//! Why a round cannot be paired (C.04.3 art. 1.9: the Chief Arbiter decides).

use crate::event::{RoundNumber, Tpn};

/// The absolute criterion that keeps two participants apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// C1: they have already played each other.
    AlreadyMet,
    /// The regulations of the event forbid the pair (TRF 260).
    Forbidden,
    /// C3: both want the same colour absolutely, and neither is a topscorer in the last round.
    SameAbsoluteColour,
}

/// The part that the pairing-allocated bye plays in an impossible round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ByeRole {
    /// The number of participants is even, so there is no bye.
    NotNeeded,
    /// The bye counts as one of the opponents: one of the groups can use it.
    Opponent,
    /// No member of another group may have it (C2).
    Barred,
    /// Somebody outside the groups has the bye.
    Elsewhere,
}

/// Why a round cannot be paired.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// No complete pairing satisfies the absolute criteria. Every group has an odd number of members, who may meet only members
    /// of their own group and `opponents`. There are more groups than opponents (the bye included where it is one), so somebody
    /// stays without an opponent.
    #[error("no complete pairing exists: {} participants are left over", left_over.len())]
    NoCompletePairing {
        /// Participants whom a largest legal pairing leaves over; other members of the groups could take their place.
        left_over: Vec<Tpn>,
        /// The groups, most of them of one member.
        groups: Vec<Vec<Tpn>>,
        /// The only opponents that members of the groups have outside their own group.
        opponents: Vec<Tpn>,
        /// The part that the bye plays.
        bye: ByeRole,
    },
    /// The schedule or bracket has no such round: it ends before, or there are too few participants.
    #[error("the schedule has {rounds} rounds")]
    NotScheduled {
        /// Number of rounds that it has.
        rounds: u8,
    },
    /// It is not decided yet who goes on from ties of a knock-out: a game is open, or it is drawn and the arbiter has not
    /// decided.
    #[error("round {round} has {} ties from which nobody goes on yet", ties.len())]
    Undecided {
        /// The round of these ties.
        round: RoundNumber,
        /// The two players of each tie.
        ties: Vec<[Tpn; 2]>,
    },
    /// A round of a knock-out has boards or byes that its bracket does not give.
    #[error("round {round} is not of the bracket of the seeds")]
    OffBracket {
        /// The first such round.
        round: RoundNumber,
    },
    /// A complete pairing exists, but a bracket of thousands needs a matching beyond the memory allowed.
    #[error("a bracket is too large to be paired exactly")]
    TooLarge,
    /// The search was stopped before its end, so the answer is not known.
    #[error("stopped before the end")]
    Stopped,
}
