//! Further data of a participant in a list, such as category and fee.

use serde::{Deserialize, Serialize};

use crate::{
    event::{Categories, Elo, ListRatings, Ratings},
    formats::csv::PlayerDraft,
    store::rows::listed_entries::{ListedRow, NewListed},
};

/// Further data of a participant in a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listed {
    /// National category, as the organiser writes it, otherwise in capitals; may be empty.
    pub category: String,
    /// Two-letter code of the province; may be empty.
    pub province: String,
    /// Fee owed, in cents.
    pub fee_due: Option<i32>,
    /// Amount paid, in cents.
    pub fee_paid: Option<i32>,
    /// All ratings; the entry itself holds the one that is used.
    pub ratings: Ratings,
}

/// These data as a deed keeps them. Ratings are in the order standard, rapid, blitz; 0 means unrated.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ListedInput {
    /// National category.
    pub category: String,
    /// Two-letter code of the province.
    pub province: String,
    /// Fee owed, in cents.
    pub fee_due: Option<i32>,
    /// Amount paid, in cents.
    pub fee_paid: Option<i32>,
    /// FIDE ratings; `None` if there is none.
    pub fide: Option<[u16; 3]>,
    /// National ratings; `None` if there is none.
    pub national: Option<[u16; 3]>,
}

impl Listed {
    /// The data in a row of a list, with these national categories.
    pub(super) fn of_draft(draft: &PlayerDraft, categories: &Categories) -> Self {
        let cents = |amount: Option<u32>| amount.and_then(|cents| i32::try_from(cents).ok());
        let paid = draft.fee_paid.and_then(|paid| paid.cents(draft.fee_due));
        Self {
            category: category(draft, categories),
            province: draft
                .province
                .map_or("", |province| province.code)
                .to_owned(),
            fee_due: cents(draft.fee_due),
            fee_paid: cents(paid),
            ratings: draft.ratings(),
        }
    }

    /// The stored data.
    pub(in crate::app::tournament) fn of_row(row: ListedRow) -> Self {
        let ratings = row.ratings();
        Self {
            category: row.category,
            province: row.province,
            fee_due: row.fee_due,
            fee_paid: row.fee_paid,
            ratings,
        }
    }

    /// The row to be stored for an entry; `None` if there are no data.
    pub(super) fn row(&self, tournament: i32, entry: i32) -> Option<NewListed> {
        if *self == Self::default() {
            return None;
        }
        let list = |ratings: ListRatings| ratings.by_kind().map(|elo| elo.map(i32::from));
        let [fide_standard, fide_rapid, fide_blitz] = list(self.ratings.fide);
        let [national_standard, national_rapid, national_blitz] = list(self.ratings.national);
        Some(NewListed {
            tournament_id: tournament,
            entry_id: entry,
            category: self.category.clone(),
            province: self.province.clone(),
            fee_due: self.fee_due,
            fee_paid: self.fee_paid,
            fide_standard,
            fide_rapid,
            fide_blitz,
            national_standard,
            national_rapid,
            national_blitz,
        })
    }

    /// The data as a deed keeps them.
    pub(super) fn input(&self) -> ListedInput {
        let list = |ratings: ListRatings| {
            let points = ratings.by_kind().map(|elo| elo.map_or(0, Elo::get));
            Some(points).filter(|points| *points != [0; 3])
        };
        ListedInput {
            category: self.category.clone(),
            province: self.province.clone(),
            fee_due: self.fee_due,
            fee_paid: self.fee_paid,
            fide: list(self.ratings.fide),
            national: list(self.ratings.national),
        }
    }
}

/// The category of a row: spelt as the organiser spells it if it is one of theirs, otherwise as in the list.
fn category(draft: &PlayerDraft, categories: &Categories) -> String {
    let typed = draft.category.as_deref().unwrap_or_default();
    let own = match categories {
        Categories::Italy => None,
        Categories::Own(list) => list.code(typed),
    };
    own.unwrap_or(typed).to_owned()
}

impl From<&ListedInput> for Listed {
    fn from(input: &ListedInput) -> Self {
        let list = |points: Option<[u16; 3]>| {
            let points = points.unwrap_or_default();
            ListRatings::from_kinds(points.map(|points| Elo::new(points).ok()))
        };
        Self {
            category: input.category.clone(),
            province: input.province.clone(),
            fee_due: input.fee_due,
            fee_paid: input.fee_paid,
            ratings: Ratings {
                fide: list(input.fide),
                national: list(input.national),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::event::CategoryList;

    use super::*;

    #[test]
    fn a_category_is_written_as_the_organiser_has_it() {
        let list = CategoryList::parse("Prim Primavera").unwrap();
        let own = list.map_or(Categories::Italy, Categories::Own);
        for (typed, of, stored) in [
            ("PRIM", &own, "Prim"),
            ("2N", &own, "2N"),
            ("PRIM", &Categories::Italy, "PRIM"),
            ("CMF", &Categories::Italy, "CMF"),
        ] {
            let draft = PlayerDraft {
                category: Some(typed.to_owned()),
                ..PlayerDraft::default()
            };
            assert_eq!(Listed::of_draft(&draft, of).category, stored, "{typed}");
        }
    }

    #[test]
    fn what_a_list_says_comes_back_from_a_deed() {
        let mut listed = Listed {
            category: "2N".to_owned(),
            province: "CR".to_owned(),
            fee_due: Some(2000),
            fee_paid: Some(0),
            ratings: Ratings::default(),
        };
        listed.ratings.national.rapid = Elo::new(1650).ok();
        let input = listed.input();
        assert_eq!((input.fide, input.national), (None, Some([0, 1650, 0])));
        assert_eq!(Listed::from(&input), listed);
        assert!(listed.row(1, 2).is_some());
        assert!(Listed::default().row(1, 2).is_none());
    }
}
