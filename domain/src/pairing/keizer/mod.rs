//! Keizer system, as chess clubs play it through a season: a win counts by the strength of the opponent, and neighbours in the
//! ranking meet. FIDE has no rules for it, and clubs differ. So these rules are the program's own, and an event has to announce
//! them.
//!
//! | rule | item |
//! |---|---|
//! | 1. Before the first game players stand in the order of pairing numbers: rating, then name | [`Ranking`] |
//! | 2. Each place in the ranking has a value number; the first place has the highest, each next one a lower one | [`Values`] |
//! | 3. A game gives a part of the opponent's value number: all for a win, half for a draw, [`Parameters::loss`] for a loss | [`Cause::Game`] |
//! | 4. A round without a game gives a part of the own value number, or points | [`Worth`], [`Cause::Bye`] |
//! | 5. If the event says so, everybody gets their own value number once | [`Cause::Own`] |
//! | 6. All rounds are scored with the value numbers of the present order. That gives a new order, and so on until the order no longer changes. If two orders alternate, the middle of both counts; after twenty times the last scores count | [`End`] |
//! | 7. Or each round keeps the value numbers with which it was played | [`Parameters::is_frozen`] |
//! | 8. Only the first absences count, up to a number. Further ones give nothing, or half each | [`Cause::TooMany`], [`Cause::Halved`] |
//! | 9. Rounds before a player came for the first time give the points that the event says | [`Cause::BeforeArrival`] |
//! | 10. The bye goes to a player who had it least often, among these to the lowest ranked, if the others can be paired | [`ByeReason`] |
//! | 11. Of all possible rounds: the one in which the fewest pairs meet again too soon, and these are short of the fewest rounds; then the one with the least sum of squared distances in the ranking; then the one in which the first has the nearest opponent, then the second, and so on | [`pair()`] |
//! | 12. Colours by C.04.3 art. 5.2, where the player who is higher in the ranking is the higher ranked | [`PairReport::colour_rule`] |
//! | why, and why not | [`Reason`], [`Answer`] |
//! | the same rules once more, slowly | [`oracle`] |
//!
//! Left out: absences that each count half of the one before; duties in the club as a kind of their own (a full-point bye is
//! given by the organiser, has its own worth and is not an absence); and penalties, since a penalty of half-points says nothing
//! about value numbers.
//!
//! How the rules are read where they leave a choice:
//! - A crosstable tells neither absences from zero-point byes nor excused absences from others, so they are treated alike.
//! - A player with nothing but zero-point byes so far has not come: they have no value number, do not count among the players,
//!   and stand at the end. So later arrivals do not change how an earlier round is paired again.
//! - Absences are half-point and zero-point byes after a player came for the first time.
//! - "Rounds between" are the rounds between two games of the same two players; games that were not played do not count.
//! - Among equal scores the smaller pairing number comes first.
//! - With fixed value numbers of rounds ([`Parameters::is_frozen`]), the own value number is that of the last round.
//! - Pairs that the event forbids never meet; colours forbid no pair.

mod explain;
mod field;
pub mod oracle;
mod parameters;
mod ranking;
mod reason;
mod round;
mod score;
mod worth;

#[cfg(test)]
mod tests;

pub use self::{
    explain::Explained,
    parameters::{Parameters, Preset, Values},
    ranking::{End, Place, Ranking},
    reason::{Answer, Apart, ByeReason, Criterion, GameReason, Member, PairReport, Reason, Report},
    round::{concerns, pair},
    score::{Cause, Score, Term},
    worth::{Fraction, FractionError, Worth},
};
