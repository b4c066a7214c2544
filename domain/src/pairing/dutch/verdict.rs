//! The answer to a question "why not …".

use super::quality::Criterion;
use crate::{
    event::{Points, Tpn},
    pairing::Rule,
};

/// An alternative to what was paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Alternative {
    /// The two meet.
    Pair(Tpn, Tpn),
    /// The participant has the bye.
    Bye(Tpn),
    /// The participant meets somebody with a lower score, or has the bye.
    Downfloat(Tpn),
}

/// The rule by which one candidate comes before another that is equally good (art. 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrderRule {
    /// 4.4: other moved-down players are paired.
    MdpSet,
    /// 4.2, in the pairing of the moved-down players: a transposition.
    MdpTransposition,
    /// 4.3: an exchange between S1 and S2.
    Exchange,
    /// 4.2: a transposition of S2.
    Transposition,
}

/// The answer to a question "why not …".
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It was paired so.
    AsPaired,
    /// A participant who was named is not to be paired in this round, or the demand makes no sense (a pair of one, a bye in an
    /// even field).
    NotInQuestion,
    /// C1 or C3 forbids the pair.
    Forbidden(Rule),
    /// C2 forbids the bye.
    ByeBarred,
    /// C4: there would be no complete pairing.
    NoCompletePairing,
    /// The round with the demand was not paired, although it can be. This is not known to happen.
    Unsettled,
    /// A criterion would be worse.
    Worse {
        /// Score of the bracket's residents, virtual points included; `None` for [`Criterion::ByeScore`], which belongs to the
        /// whole round.
        bracket: Option<Points>,
        /// The first criterion that would be worse.
        criterion: Criterion,
        /// Its value as paired: a count, or a descending list of scores or differences in half-points.
        paired: Vec<i32>,
        /// Its value with the demand.
        demanded: Vec<i32>,
    },
    /// All criteria would be equally good, but the candidate comes later.
    Later {
        /// The score of the bracket, virtual points included.
        bracket: Option<Points>,
        /// The rule by which it comes later.
        rule: OrderRule,
    },
}
