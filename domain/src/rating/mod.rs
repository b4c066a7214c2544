//! FIDE rating arithmetic (B.02 of 1 March 2024 with the amendment of 1 October 2025) and the Italian
//! national categories.
//!
//! | article | rule | item |
//! |---|---|---|
//! | B.02 8.1.1 | fractional score → rating difference | [`rating_difference`] |
//! | B.02 8.1.2 | rating difference → scoring probability | [`scoring_probability`] |
//! | B.02 7.1, 8.2 | first rating | [`first_rating`] |
//! | B.02 8.3.1 | 400-point rule | [`expected_percent`] |
//! | B.02 8.3.3 | K | [`k_factor`], [`k_for_period`] |
//! | B.02 8.3.4 | rounding of a change | [`rating_change`] |
//! | C.07 10.1–10.3 | ARO, TPR, PTP | [`average_rating`], [`performance_rating`], [`perfect_performance`] |
//! | B.01 | titles by rating | [`title_by_rating`] |
//! | RTF (FSI) 2021 | categories | [`category_for`], [`proposed_category`] |
//! | all of it | one participant of an event, game by game | [`estimate()`] |
//!
//! Title norms (B.01) are in [`norms`](crate::norms). Left out: the exact thinking times that make a game rated, monthly lists.

mod change;
mod coefficient;
mod estimate;
#[cfg(test)]
mod estimate_tests;
mod expected;
mod italy;
mod k_factor;
mod newcomer;
mod performance;
mod tables;
#[cfg(test)]
mod tests;
mod title;

pub use change::{
    DifferenceRule, List, RatedGame, RatingChange, counted_difference, expected_percent, is_rated,
    rating_change,
};
pub use coefficient::{Coefficient, KReason, Known, coefficient};
pub use estimate::{
    CountedGame, Estimate, EstimatedRound, Expectation, First, NotCounted, Performances, UNRATED,
    estimate,
};
pub use expected::{difference_row, percentage, rating_difference, scoring_probability};
pub use italy::{Threshold, category_for, proposed_category, thresholds};
pub use k_factor::{Career, k_factor, k_for_period};
pub use newcomer::{CEILING, FLOOR, FirstRating, LEAST_GAMES, NoFirstRating, first_rating};
pub use performance::{average_rating, perfect_performance, performance_rating};
pub use title::{GAMES_FOR_TITLE, TitleByRating, title_by_rating};

/// Identifier of the rating rules implemented here, to be stored with every figure derived from them.
pub const RULESET: &str = "FIDE-B02-2024-03+2025-10";
