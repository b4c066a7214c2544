//! FIDE (Dutch) System, C.04.3: the edition of 1 February 2026 and that of 2017.
//!
//! | article (2026) | where |
//! |---|---|
//! | 1.2 order, 1.8 topscorers | `player` |
//! | 1.4 floats | `float` |
//! | 1.6, 1.7, 5 colours | `preference`, `colour` |
//! | 1.9, 2.1–2.4 (C1–C5) legal and complete pairings | `field`, `staged` |
//! | 2.5 (C6–C21) quality | `objective`, `cost`, `layout` |
//! | 1.9 brackets from the top; 2017: A.9 last brackets | `rounds` |
//! | 3 pairing a bracket | `bracket`, `bracket_way`, `fast`, `staged`, `problem`; to compare, `reference` |
//! | 4 order of candidates | `staged`, `fast` |
//! | a round made by hand, valued by the same criteria | `by_hand` |
//! | C.04.1 art. 9 reasons | [`Explained`]: [`report`], [`why_not`], [`Reason`]; `why`, `criteria`, `kept` |
//!
//! How the text is read where it leaves a choice:
//! - C5: the lowest score of a player who can have the bye in any complete pairing of the round is one number; every bracket
//!   keeps it reachable.
//! - C8 looks one bracket ahead, within a complete pairing: the fewest downfloaters of the following bracket, then their
//!   scores.
//! - C9 counts when the bracket leaves exactly one downfloater and nobody below has the score of C5.
//! - C13 does not count a pair of two absolute preferences (topscorers); C10–C12 do.
//! - C18, C20: a moved-down player who floats on counts more than all score differences inside the bracket.
//! - Art. 5.2.5: parity is counted among those who have arrived (been paired, or had the pairing-allocated bye).
//! - C.7 of 2017 is applied only to the following bracket. In the last bracket only a player who may have the bye may be left
//!   over.
//!
//! Nothing of C.04.3 is left out.

mod bracket;
mod bracket_way;
mod by_hand;
mod colour;
mod cost;
mod criteria;
mod edition;
mod explain;
mod fast;
mod field;
mod float;
mod kept;
mod layout;
mod objective;
mod objective_2017;
mod objective_2026;
mod paired_round;
mod player;
mod preference;
mod problem;
mod quality;
mod reason;
mod reference;
mod rounds;
mod score;
mod staged;
mod verdict;
mod vertex;
mod why;

#[cfg(test)]
mod small_field;

pub(in crate::pairing) use self::{
    by_hand::against,
    field::{Demand, Field},
    player::Player,
    reason::met_in,
    score::{entry_points, pairing_score, real_score, virtual_points},
    staged::meetings::meetings,
};
pub use self::{
    by_hand::concerns,
    colour::ColourRule,
    edition::Edition,
    explain::{BracketReport, Explained, PairReport, RoundReport, report, why_not},
    float::{Float, recorded_float},
    paired_round::{pair, pair_exactly, pair_in_stages, rule_between},
    preference::{Preference, Strength},
    quality::{Criterion, DIFFERENCE_OF_FLOATER},
    reason::{Answer, BracketSize, ByeReason, FloatReason, GameReason, Member, Reason},
    verdict::{Alternative, OrderRule, Verdict},
};
