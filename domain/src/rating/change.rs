//! Rating change of a player who has a rating.

use super::expected::scoring_probability;
use crate::event::{Elo, Outcome};

/// Which of the three rating lists a game belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum List {
    /// Standard (B.02).
    Standard,
    /// Rapid (B.02, rapid and blitz part).
    Rapid,
    /// Blitz (B.02, rapid and blitz part).
    Blitz,
}

/// One game against a rated opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedGame {
    /// The opponent's rating on the list of the first day of the event.
    pub opponent: Elo,
    /// The player's outcome.
    pub outcome: Outcome,
}

/// An estimated change. FIDE computes by rating period, so that one event gives an estimate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingChange {
    /// Games counted.
    pub games: u32,
    /// Score, in half-points (1, ½, 0).
    pub score: i32,
    /// Expected score, in hundredths of a point.
    pub expected: i32,
    /// K times (score minus expected), in hundredths of a rating point.
    pub hundredths: i32,
    /// The change in whole points; halves are rounded away from zero (B.02 8.3.4).
    pub points: i32,
}

/// Whether a game between these ratings is rated at all. In rapid and blitz it is not if the difference is 600 points or more and
/// either rating is above 2600 (since 1 December 2024).
#[must_use]
pub fn is_rated(own: Elo, opponent: Elo, list: List) -> bool {
    list == List::Standard
        || own.get().abs_diff(opponent.get()) < 600
        || own.get().max(opponent.get()) <= 2600
}

/// How the 400-point rule treats a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DifferenceRule {
    /// At most 400, counted as it is.
    Whole,
    /// More than 400, counted as 400.
    Capped,
    /// More than 400, counted as it is: standard chess, own rating 2650 or more (since 1 October 2025).
    Exempt,
}

/// The difference that counts between two ratings, and the part of the 400-point rule that applies (B.02 8.3.1). The exception
/// looks at the player whose change is computed, so it may apply to only one side of a game.
#[must_use]
pub fn counted_difference(own: Elo, opponent: Elo, list: List) -> (i32, DifferenceRule) {
    let difference = i32::from(own.get()) - i32::from(opponent.get());
    if difference.abs() <= 400 {
        (difference, DifferenceRule::Whole)
    } else if list == List::Standard && own.get() >= 2650 {
        (difference, DifferenceRule::Exempt)
    } else {
        (difference.clamp(-400, 400), DifferenceRule::Capped)
    }
}

/// Expected score in per cent, with the 400-point rule: a larger difference counts as 400, except in standard
/// chess for a player of 2650 or more (B.02 8.3.1, since 1 October 2025).
#[must_use]
pub fn expected_percent(own: Elo, opponent: Elo, list: List) -> u8 {
    scoring_probability(counted_difference(own, opponent, list).0)
}

/// The change for `games` with coefficient `k` (B.02 8.3). Games that are not rated are left out.
#[must_use]
pub fn rating_change(own: Elo, k: u8, games: &[RatedGame], list: List) -> RatingChange {
    let mut change = RatingChange {
        games: 0,
        score: 0,
        expected: 0,
        hundredths: 0,
        points: 0,
    };
    for game in games {
        if !is_rated(own, game.opponent, list) {
            continue;
        }
        change.games += 1;
        change.score += match game.outcome {
            Outcome::Win => 2,
            Outcome::Draw => 1,
            Outcome::Loss => 0,
        };
        change.expected += i32::from(expected_percent(own, game.opponent, list));
    }
    change.hundredths = i32::from(k) * (change.score * 50 - change.expected);
    change.points = round_away_from_zero(change.hundredths);
    change
}

const fn round_away_from_zero(hundredths: i32) -> i32 {
    let magnitude = (hundredths.abs() + 50) / 100;
    if hundredths < 0 {
        -magnitude
    } else {
        magnitude
    }
}
