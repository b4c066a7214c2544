//! Keizer system, as chess clubs play it through a season: points count by whom they were won from, and neighbours of the ranking
//! meet. FIDE has no rules for it and clubs differ, so these are the program's own, and an event has to announce them.
//!
//! | rule | item |
//! |---|---|
//! | 1. Before the first game players stand in the order of pairing numbers: rating, then name | [`Ranking`] |
//! | 2. Each place has a value number; the first one most, each next one less | [`Values`] |
//! | 3. A game gives a part of the opponent's value number: all of it for a win, half for a draw, [`Parameters::loss`] for a loss | [`Cause::Game`] |
//! | 4. A round without game gives a part of the own value number, or points | [`Worth`], [`Cause::Bye`] |
//! | 5. Everybody has their own value number once, where the event says so | [`Cause::Own`] |
//! | 6. All rounds are scored with the value numbers of the present order, which gives a new order, and so on until it stands; two orders that take turns give the middle of both; after twenty times the last counts | [`End`] |
//! | 7. Or each round keeps the value numbers that it was played with | [`Parameters::is_frozen`] |
//! | 8. So many absences count, the first ones; those beyond give nothing, or one half each | [`Cause::TooMany`], [`Cause::Halved`] |
//! | 9. Rounds before somebody came for the first time give the points that the event says | [`Cause::BeforeArrival`] |
//! | 10. The bye is for whoever had it least often, of these for the lowest, if the others can be paired | [`ByeReason`] |
//! | 11. Of all rounds the one in which the fewest meet again too soon, and those after the most rounds; then the one with the least sum of squared distances in the ranking; then the one in which the first has the nearest opponent, then the second, and so on | [`pair()`] |
//! | 12. Colours by C.04.3 art. 5.2, where who is higher in the ranking is the higher ranked | [`PairReport::colour_rule`] |
//! | why, and why not | [`Reason`], [`Answer`] |
//! | all of it once more, slowly | [`oracle`] |
//!
//! Left out: absences of which each counts half of the one before, duties in the club as a kind of their own (a full-point bye is the
//! organiser's, has its own part and is no absence), and what the points of an event take off as a penalty: a penalty of half-points
//! says nothing of value numbers.
//!
//! How the rules are read where they leave a choice:
//! - A crosstable tells neither absences from zero-point byes nor who was excused: they are one.
//! - Whoever has nothing but zero-point byes yet has not come: they have no value number, do not count among the players, and stand
//!   at the end. So a round is paired again as it was, whoever came later.
//! - Absences are half-point and zero-point byes after somebody came.
//! - "Rounds between" are those that lie between two games of the same two; games that were not played are none.
//! - Among equal scores the smaller pairing number comes first.
//! - With value numbers that stay ([`Parameters::is_frozen`]) the own one is that of the last round.
//! - Pairs that the event forbids never meet; colours forbid nothing.

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
