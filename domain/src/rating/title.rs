//! Titles that a rating gives (B.01, titles by rating): the rating must have been published once, after thirty rated games.

use crate::event::Title;

/// Rated games after which a rating gives a title.
pub const GAMES_FOR_TITLE: u16 = 30;

/// A title with the rating that gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TitleByRating {
    pub title: Title,
    /// The standard rating from which it is given.
    pub rating: i32,
}

/// The titles, the highest first. Grandmasters and international masters need norms and are not among them.
const BY_RATING: [TitleByRating; 4] = [
    of(Title::Fm, 2300),
    of(Title::Cm, 2200),
    of(Title::Wfm, 2100),
    of(Title::Wcm, 2000),
];

const fn of(title: Title, rating: i32) -> TitleByRating {
    TitleByRating { title, rating }
}

/// The title that a standard rating gives to a player who has the title `held`: the highest one whose rating is reached, if it is
/// above `held`. Titles for women are only given to players who already have one of them, because a record need not say who is a
/// woman.
#[must_use]
pub fn title_by_rating(rating: i32, held: Option<Title>) -> Option<TitleByRating> {
    let place = |title: Title| Title::ALL.iter().position(|one| *one == title);
    let is_for_women = |title: Title| title.code().starts_with('W');
    let may_have = |one: &TitleByRating| !is_for_women(one.title) || held.is_some_and(is_for_women);
    let found = BY_RATING
        .into_iter()
        .filter(may_have)
        .find(|one| rating >= one.rating)?;
    let is_above = held.is_none_or(|held| place(found.title) < place(held));
    is_above.then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_title_that_is_reached_and_not_held() {
        use Title::{Cm, Fm, Gm, Wcm, Wfm, Wgm, Wim};
        for (rating, held, expected) in [
            (2199, None, None),
            (2200, None, Some(Cm)),
            (2299, None, Some(Cm)),
            (2300, None, Some(Fm)),
            (2600, None, Some(Fm)),
            (2300, Some(Cm), Some(Fm)),
            (2300, Some(Fm), None),
            (2250, Some(Cm), None),
            (2450, Some(Gm), None),
            // A player without a title for women is not offered one.
            (2150, None, None),
            (2099, Some(Wcm), None),
            (2100, Some(Wcm), Some(Wfm)),
            (2100, Some(Wfm), None),
            (2200, Some(Wfm), Some(Cm)),
            (2200, Some(Wim), None),
            (2300, Some(Wim), Some(Fm)),
            (2300, Some(Wgm), None),
        ] {
            let found = title_by_rating(rating, held).map(|one| one.title);
            assert_eq!(found, expected, "{rating} {held:?}");
        }
    }
}
