//! Lookups in the conversion tables.

use super::tables::{DIFFERENCE, LARGEST_DIFFERENCE};

/// Scoring probability, in per cent (0..=100), of a player rated `difference` points above their opponent
/// (negative: below), on the full scale (B.02 8.1.2). The 400-point rule is in [`expected_percent`](super::expected_percent).
#[must_use]
pub fn scoring_probability(difference: i32) -> u8 {
    let magnitude = difference.unsigned_abs();
    let steps = LARGEST_DIFFERENCE.partition_point(|largest| *largest < magnitude);
    let higher = 50 + u8::try_from(steps).unwrap_or(50);
    if difference < 0 { 100 - higher } else { higher }
}

/// The row of table 8.1.2 that holds a difference: the smallest and the largest difference of the same scoring probability,
/// without sign. The last row has no largest difference.
#[must_use]
pub fn difference_row(difference: i32) -> (u32, Option<u32>) {
    let magnitude = difference.unsigned_abs();
    let row = LARGEST_DIFFERENCE.partition_point(|largest| *largest < magnitude);
    let before = row
        .checked_sub(1)
        .and_then(|row| LARGEST_DIFFERENCE.get(row));
    (
        before.map_or(0, |largest| largest + 1),
        LARGEST_DIFFERENCE.get(row).copied(),
    )
}

/// Rating difference for a fractional score of `percent` (B.02 8.1.1), −800..=800; percentages above 100
/// count as 100.
#[must_use]
pub fn rating_difference(percent: u8) -> i32 {
    let percent = usize::from(percent.min(100));
    if percent >= 50 {
        DIFFERENCE.get(percent - 50).copied().unwrap_or(800)
    } else {
        -DIFFERENCE.get(50 - percent).copied().unwrap_or(800)
    }
}

/// Fractional score in per cent, half up, of `half_points` in `games` games (C.07 10.2, B.02 8.2.3). `None`
/// without games or outside 0..=1.
#[must_use]
pub fn percentage(half_points: i64, games: i64) -> Option<u8> {
    if games <= 0 || half_points < 0 {
        return None;
    }
    let percent = (half_points * 100 + games) / (2 * games);
    u8::try_from(percent).ok().filter(|percent| *percent <= 100)
}
