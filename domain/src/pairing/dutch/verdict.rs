//! The answer to "why not".

use super::quality::Criterion;
use crate::{
    event::{Points, Tpn},
    pairing::Rule,
};

/// Something that might have been paired instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Alternative {
    /// These two meet.
    Pair(Tpn, Tpn),
    /// This participant has the bye.
    Bye(Tpn),
    /// This participant meets somebody of a lower score, or has the bye.
    Downfloat(Tpn),
}

/// The rule by which one candidate comes before another that is as good (art. 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrderRule {
    /// 4.4: other moved-down players are paired.
    MdpSet,
    /// 4.2 in the pairing of the moved-down players.
    MdpTransposition,
    /// 4.3: an exchange between S1 and S2.
    Exchange,
    /// 4.2: a transposition of S2.
    Transposition,
}

/// The answer to "why not".
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is so.
    AsPaired,
    /// Somebody named is not to be paired in this round, or the demand makes no sense (a pair of one, a bye
    /// in an even field).
    NotInQuestion,
    /// C1 or C3 forbids the pair.
    Forbidden(Rule),
    /// C2 forbids the bye.
    ByeBarred,
    /// C4: no complete pairing would exist.
    NoCompletePairing,
    /// The round with the demand was not paired, although it can be. It is not known to happen.
    Unsettled,
    /// A criterion would be worse in the bracket whose residents have this score.
    Worse {
        /// The score of the bracket, virtual points included; no bracket's score for [`Criterion::ByeScore`].
        bracket: Option<Points>,
        /// The criterion that would be worse.
        criterion: Criterion,
        /// Its value as paired: a count, or a descending list of scores or differences in half-points.
        paired: Vec<i32>,
        /// Its value with the demand.
        demanded: Vec<i32>,
    },
    /// All criteria would be as good, but the candidate comes later.
    Later {
        /// The score of the bracket, virtual points included.
        bracket: Option<Points>,
        /// The rule by which it comes later.
        rule: OrderRule,
    },
}
