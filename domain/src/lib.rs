//! Chess tournaments, pure: no storage, network, clock, randomness or language enters here.
//!
//! | module | what it holds |
//! |---|---|
//! | [`event`] | what every other module speaks of: points, results, colours, titles, birth dates, the cross-table, teams |
//! | [`clock`] | time controls and what a clock showed |
//! | [`rules`] | the Laws: moves, notation, verdicts on claims, flags and illegal moves, each with its article |
//! | [`pairing`] | the Swiss system of FIDE, its explanation, its check and its generator |
//! | [`tiebreak`] | standings and tie-breaks, each value with its parts |
//! | [`prizes`] | a prize fund divided among the standings, each amount with what it is made of |
//! | [`fees`] | entry fees: the bands of an announcement, and which one somebody pays |
//! | [`line_ups`] | who may play for a team: the order of its boards, and who must be among those who play |
//! | [`stages`] | who goes on from the groups of one stage into the next |
//! | [`rating`] | rating changes, first ratings, performance |
//! | [`norms`] | title norms, condition by condition, and what is still enough for one |
//! | [`formats`] | TRF, PGN, CSV and the lists of federations, read and written as text |
//!
//! Whoever calls brings the time, the seed and the words. Dependencies point one way; `tests/architecture.rs` of the
//! program keeps them so.

#[cfg(test)]
mod corpora_tests;

pub mod clock;
pub mod event;
pub mod fees;
pub mod formats;
pub mod line_ups;
pub mod norms;
pub mod pairing;
pub mod prizes;
pub mod rating;
pub mod rules;
pub mod stages;
pub mod tiebreak;
