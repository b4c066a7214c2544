//! Why a round cannot be paired (C.04.3 art. 1.9: the Chief Arbiter decides).

use crate::event::{RoundNumber, Tpn};

/// The absolute criterion that keeps two participants apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// C1: they have played each other.
    AlreadyMet,
    /// The regulations of the event forbid the pair (TRF 260).
    Forbidden,
    /// C3: both want the same colour absolutely and neither is a topscorer in the last round.
    SameAbsoluteColour,
}

/// What part the pairing-allocated bye plays in an impossible round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ByeRole {
    /// The number of participants is even.
    NotNeeded,
    /// The bye counts as one of the opponents: it can serve one of the groups.
    Opponent,
    /// No member of another group may have it (C2).
    Barred,
    /// Somebody outside the groups has it.
    Elsewhere,
}

/// Why a round cannot be paired.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// No complete pairing satisfies the absolute criteria. Every group has an odd number of members, who
    /// may meet nobody but members of their own group and `opponents`; and there are more groups than
    /// opponents (the bye counted where it belongs), so somebody stays without one.
    #[error("no complete pairing exists: {} participants are left over", left_over.len())]
    NoCompletePairing {
        /// Those whom a legal pairing of as many as possible leaves over; others of the groups could take their
        /// place.
        left_over: Vec<Tpn>,
        /// The groups, mostly of one member.
        groups: Vec<Vec<Tpn>>,
        /// The only opponents of the groups' members outside their own group.
        opponents: Vec<Tpn>,
        /// What part the bye plays.
        bye: ByeRole,
    },
    /// The schedule has no such round: it ends before, or there are too few to meet.
    #[error("the schedule has {rounds} rounds")]
    NotScheduled {
        /// How many it has.
        rounds: u8,
    },
    /// Nobody knows yet who goes on from ties of a knock-out: the game is open, or drawn without the arbiter's word.
    #[error("round {round} has {} ties from which nobody goes on yet", ties.len())]
    Undecided {
        /// The round of these ties.
        round: RoundNumber,
        /// The two of each.
        ties: Vec<[Tpn; 2]>,
    },
    /// A round of a knock-out has boards, or byes, that its bracket does not give.
    #[error("round {round} is not of the bracket of the seeds")]
    OffBracket {
        /// The first such round.
        round: RoundNumber,
    },
    /// A complete pairing exists, but a bracket of thousands needs a matching beyond the memory allowed.
    #[error("a bracket is too large to be paired exactly")]
    TooLarge,
    /// Not known: the search was stopped before its end.
    #[error("stopped before the end")]
    Stopped,
}
