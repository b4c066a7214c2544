//! The development coefficient K.

/// The facts on which K depends (B.02 8.3.3), from the rating list before the period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Career {
    /// The rating of this list.
    pub rating: u16,
    /// The highest rating ever published, if known; otherwise `rating`.
    pub highest_published: u16,
    /// Rated games in all.
    pub games: u32,
    /// Year of the list minus year of birth, if known.
    pub age: Option<i32>,
}

/// K for one player (B.02 8.3.3): 10 once a rating of 2400 was published; otherwise 40 until the end of the year of the 18th
/// birthday, as long as 2300 was never published; otherwise 40 below 30 games; otherwise 20.
#[must_use]
pub fn k_factor(career: &Career) -> u8 {
    let highest = career.highest_published.max(career.rating);
    let junior = career.age.is_some_and(|age| age <= 18);
    if highest >= 2400 {
        10
    } else if (junior && highest < 2300) || career.games < 30 {
        40
    } else {
        20
    }
}

/// K for a period of `games` games, reduced if necessary so that K times games is at most 700 (B.02 8.3.3).
#[must_use]
pub fn k_for_period(k: u8, games: u32) -> u8 {
    if u32::from(k).saturating_mul(games) > 700 {
        u8::try_from(700 / games).unwrap_or(k)
    } else {
        k
    }
}
