//! First rating of an unrated player.

use super::expected::{percentage, rating_difference};

/// Least number of games against rated opponents for a first rating (B.02 7.1).
pub const LEAST_GAMES: usize = 5;

/// Lowest rating that is published (B.02 7.1.4).
pub const FLOOR: i32 = 1400;

/// Highest first rating (B.02 8.2.3).
pub const CEILING: i32 = 2200;

/// Why there is no first rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoFirstRating {
    /// Fewer than five games against rated opponents.
    #[error("{0} games are fewer than {LEAST_GAMES}")]
    TooFewGames(usize),
    /// The score is negative or above one point for each game.
    #[error("{0} half-points are not a possible score")]
    Score(i32),
    /// The rating is below 1400 and so is not published.
    #[error("{0} is below {FLOOR}")]
    BelowFloor(i32),
}

/// A first rating with its calculation (B.02 8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstRating {
    /// Games against rated opponents, without the two draws that are added.
    pub games: usize,
    /// Sum of the opponents' ratings, without the two of 1800.
    pub sum: i64,
    /// Average of the opponents and of the two of 1800, in hundredths, half up.
    pub average_hundredths: i64,
    /// Fractional score with the two draws, in per cent.
    pub percent: u8,
    /// The rating difference of that score (8.1.1).
    pub difference: i32,
    /// Average plus difference, before the ceiling.
    pub uncapped: i32,
    /// The first rating, at most 2200.
    pub rating: i32,
}

/// First rating from all games against rated opponents. Two draws against opponents of 1800 are added, and the result is at most
/// 2200 (B.02 8.2). The caller leaves out a first event without points.
///
/// # Errors
/// [`NoFirstRating`] with the reason.
pub fn first_rating(half_points: i32, opponents: &[i32]) -> Result<FirstRating, NoFirstRating> {
    let games = opponents.len();
    if games < LEAST_GAMES {
        return Err(NoFirstRating::TooFewGames(games));
    }
    let too_many = NoFirstRating::TooFewGames(games);
    let count = i64::try_from(games).map_err(|_| too_many)? + 2;
    if half_points < 0 || i64::from(half_points) > 2 * (count - 2) {
        return Err(NoFirstRating::Score(half_points));
    }
    let percent =
        percentage(i64::from(half_points) + 2, count).ok_or(NoFirstRating::Score(half_points))?;
    let difference = rating_difference(percent);
    let sum: i64 = opponents.iter().map(|rating| i64::from(*rating)).sum();
    let total = sum + 3600 + count * i64::from(difference);
    let uncapped = i32::try_from((2 * total + count).div_euclid(2 * count)).unwrap_or(CEILING);
    if uncapped < FLOOR {
        return Err(NoFirstRating::BelowFloor(uncapped));
    }
    Ok(FirstRating {
        games,
        sum,
        average_hundredths: (200 * (sum + 3600) + count).div_euclid(2 * count),
        percent,
        difference,
        uncapped,
        rating: uncapped.min(CEILING),
    })
}
