//! The order in which a team lists its players.

use crate::{
    event::{Categories, Elo, NationalCategory, Title, words},
    prizes::Candidate,
};

/// The rule for the order of a team's boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardOrder {
    /// Free: the team chooses the order before round 1.
    #[default]
    Free,
    /// By rating, within a tolerance. Unrated players may sit on any board.
    Rating,
    /// By national category, the highest first. Players of the same category may sit in any order.
    Category,
}

impl BoardOrder {
    /// Every order, the usual one first.
    pub const ALL: [Self; 3] = [Self::Free, Self::Rating, Self::Category];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Rating => "rating",
            Self::Category => "category",
        }
    }

    /// Whether `below` may not sit below `above`, because they are more than `tolerance` rating points stronger or have a higher
    /// category.
    pub(super) fn forbids(
        self,
        above: &Candidate,
        below: &Candidate,
        (tolerance, categories): (u16, &Categories),
    ) -> bool {
        match self {
            Self::Free => false,
            Self::Rating => match (above.rating.map(Elo::get), below.rating.map(Elo::get)) {
                (Some(above), Some(below)) => below > above.saturating_add(tolerance),
                _ => false,
            },
            Self::Category => class(below, categories) > class(above, categories),
        }
    }
}

words!(BoardOrder);

/// The rank of a player's national category, 0 for the lowest. GM, IM, FM and the women's titles WGM, WIM and WFM count as the
/// category of master, or as the organiser's highest category.
fn class(who: &Candidate, categories: &Categories) -> usize {
    let titled = who.title.is_some_and(|title| {
        matches!(
            title,
            Title::Gm | Title::Im | Title::Fm | Title::Wgm | Title::Wim | Title::Wfm
        )
    });
    let own = match categories {
        Categories::Italy => None,
        Categories::Own(list) => Some(list),
    };
    if titled {
        return own.map_or(5, |list| list.categories().len());
    }
    if let Some(list) = own {
        let place = list.place(&who.category);
        return place.map_or(0, |place| list.categories().len() - place);
    }
    match NationalCategory::parse(&who.category) {
        Some(NationalCategory::Master | NationalCategory::WomanMaster) => 5,
        Some(NationalCategory::CandidateMaster | NationalCategory::WomanCandidateMaster) => 4,
        Some(NationalCategory::FirstNational | NationalCategory::WomanFirstNational) => 3,
        Some(NationalCategory::SecondNational | NationalCategory::WomanSecondNational) => 2,
        Some(NationalCategory::ThirdNational | NationalCategory::WomanThirdNational) => 1,
        Some(NationalCategory::Unclassified) | None => 0,
    }
}

#[cfg(test)]
mod tests {
    use crate::event::CategoryList;

    use super::*;

    fn rated(rating: u16) -> Candidate {
        Candidate {
            rating: Elo::new(rating).ok(),
            ..Candidate::default()
        }
    }

    fn of(category: &str, title: Option<Title>) -> Candidate {
        Candidate {
            category: category.to_owned(),
            title,
            ..Candidate::default()
        }
    }

    #[test]
    fn ratings_count_within_the_tolerance() {
        let order = BoardOrder::Rating;
        for (above, below, tolerance, is_forbidden) in [
            (1800, 1800, 0, false),
            (1800, 1801, 0, true),
            (1800, 1900, 100, false),
            (1800, 1901, 100, true),
            (1900, 1800, 0, false),
        ] {
            let measure = (tolerance, &Categories::Italy);
            let found = order.forbids(&rated(above), &rated(below), measure);
            assert_eq!(found, is_forbidden, "{above} above {below}, {tolerance}");
        }
        let measure = (0, &Categories::Italy);
        assert!(!order.forbids(&Candidate::default(), &rated(2000), measure));
        assert!(!order.forbids(&rated(1200), &Candidate::default(), measure));
        assert!(!BoardOrder::Free.forbids(&rated(1200), &rated(2800), measure));
    }

    #[test]
    fn categories_stand_from_the_master_down() {
        let measure = (0, &Categories::Italy);
        let ladder = ["M", "CM", "1N", "2N", "3N", "NC"];
        for (upper, high) in ladder.iter().enumerate() {
            for (lower, low) in ladder.iter().enumerate() {
                let (high, low) = (of(high, None), of(low, None));
                let found = BoardOrder::Category.forbids(&high, &low, measure);
                assert_eq!(found, lower < upper, "{high:?} above {low:?}");
            }
        }
        let order = BoardOrder::Category;
        // An unknown category counts as unclassified, women's categories like the open ones, and a title as the category of master.
        assert!(!order.forbids(&of("NC", None), &of("", None), measure));
        assert!(!order.forbids(&of("2N", None), &of("2Nf", None), measure));
        assert!(!order.forbids(&of("2Nf", None), &of("2N", None), measure));
        assert!(order.forbids(&of("CM", None), &of("", Some(Title::Fm)), measure));
        assert!(!order.forbids(&of("CM", None), &of("", Some(Title::Cm)), measure));
    }

    #[test]
    fn categories_of_an_organiser_stand_as_they_are_listed() {
        let list = CategoryList::parse("A1 First\nA2 Second").unwrap();
        let own = list.map_or(Categories::Italy, Categories::Own);
        let order = BoardOrder::Category;
        for (above, below, is_forbidden) in [
            (of("A1", None), of("a2", None), false),
            (of("A2", None), of("A1", None), true),
            (of("", None), of("A2", None), true),
            // Italy's categories do not count here; a title counts as the highest category.
            (of("A2", None), of("M", None), false),
            (of("M", None), of("A2", None), true),
            (of("A2", None), of("", Some(Title::Fm)), true),
            (of("A1", None), of("", Some(Title::Gm)), false),
        ] {
            let found = order.forbids(&above, &below, (0, &own));
            assert_eq!(found, is_forbidden, "{above:?} above {below:?}");
        }
    }

    #[test]
    fn codes_are_their_own() {
        for order in BoardOrder::ALL {
            assert_eq!(
                <BoardOrder as crate::event::Word>::from_code(order.code()),
                Some(order)
            );
        }
    }
}
