//! Performance numbers of an event.

use super::expected::{percentage, rating_difference, scoring_probability};

/// Average of `ratings`, half up (C.07 10.1). `None` without ratings.
#[must_use]
pub fn average_rating(ratings: &[i32]) -> Option<i32> {
    let count = i64::try_from(ratings.len()).ok().filter(|n| *n > 0)?;
    let sum: i64 = ratings.iter().map(|rating| i64::from(*rating)).sum();
    i32::try_from((2 * sum + count).div_euclid(2 * count)).ok()
}

/// Tournament performance rating (C.07 10.2): average of the opponents' `ratings` plus the rating difference of the fractional
/// score. `half_points` counts games as 1, ½, 0, whatever the event awards. `None` without opponents or with an impossible score.
#[must_use]
pub fn performance_rating(half_points: i32, ratings: &[i32]) -> Option<i32> {
    let games = i64::try_from(ratings.len()).ok()?;
    let percent = percentage(i64::from(half_points), games)?;
    Some(average_rating(ratings)? + rating_difference(percent))
}

/// Perfect tournament performance (C.07 10.3): the lowest rating whose expected score against `ratings`, on the full scale, is at
/// least the score. For a score of zero it is the lowest of `ratings` minus 800. `None` without opponents or with an impossible
/// score.
#[must_use]
pub fn perfect_performance(half_points: i32, ratings: &[i32]) -> Option<i32> {
    let lowest = *ratings.iter().min()?;
    let highest = *ratings.iter().max()?;
    let games = i32::try_from(ratings.len()).ok()?;
    if half_points == 0 {
        return Some(lowest - 800);
    }
    if !(0..=2 * games).contains(&half_points) {
        return None;
    }
    let target = half_points * 50;
    let reaches = |rating: i32| {
        let expected: i32 = ratings
            .iter()
            .map(|opponent| i32::from(scoring_probability(rating - opponent)))
            .sum();
        expected >= target
    };
    // A difference of 736 points makes the win certain (8.1.2), so `below` expects no point and `enough` expects all.
    let (mut below, mut enough) = (lowest - 736, highest + 736);
    while enough - below > 1 {
        let middle = below + (enough - below) / 2;
        if reaches(middle) {
            enough = middle;
        } else {
            below = middle;
        }
    }
    Some(enough)
}
