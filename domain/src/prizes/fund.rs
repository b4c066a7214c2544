//! The fund: what there is to win, by whom, and how it is divided.

use serde::{Deserialize, Serialize};

use crate::event::words;

use super::{Candidate, Condition, Money};

/// How the prizes of tied places are divided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// The tie-breaks decide; only those whom they do not separate share.
    #[default]
    ByPlace,
    /// Those with the same points divide the sum of their places equally.
    Equal,
    /// Half of the prize of one's own place, and an equal part of half the sum of the tied places.
    Hort,
}

impl Method {
    /// All, in the order of forms.
    pub const ALL: [Self; 3] = [Self::Hort, Self::Equal, Self::ByPlace];

    /// As stored: `by-place`, `equal`, `hort`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::ByPlace => "by-place",
            Self::Equal => "equal",
            Self::Hort => "hort",
        }
    }
}

words!(Method);

/// To what a share is rounded down. Prizes that nobody shares stay as they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rounding {
    /// A hundredth.
    Cent,
    /// One of the currency.
    #[default]
    One,
    /// Five of the currency.
    Five,
    /// Ten of the currency.
    Ten,
}

impl Rounding {
    /// All, in the order of forms.
    pub const ALL: [Self; 4] = [Self::One, Self::Five, Self::Ten, Self::Cent];

    /// As stored: `cent`, `one`, `five`, `ten`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Cent => "cent",
            Self::One => "one",
            Self::Five => "five",
            Self::Ten => "ten",
        }
    }

    /// The step in hundredths.
    #[must_use]
    pub const fn cents(self) -> u64 {
        match self {
            Self::Cent => 1,
            Self::One => 100,
            Self::Five => 500,
            Self::Ten => 1_000,
        }
    }
}

words!(Rounding);

/// What becomes of those who are tied with a place that has a prize, and stand below the last one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Beyond {
    /// They share; the places without a prize count 0.
    #[default]
    Share,
    /// Only those share whom the tie-breaks put among the prizes.
    Leave,
}

impl Beyond {
    /// Both, in the order of forms.
    pub const ALL: [Self; 2] = [Self::Share, Self::Leave];

    /// As stored: `share`, `leave`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Share => "share",
            Self::Leave => "leave",
        }
    }
}

words!(Beyond);

/// What a place gets: money, goods, or both.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prize {
    /// The money of the place; none where it is goods alone.
    pub money: Money,
    /// A cup, a book, in words; goes undivided to whoever has the place.
    #[serde(default)]
    pub goods: String,
}

/// A category: its members, and its name where the regulations give it one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Category {
    /// Own name.
    #[serde(default)]
    pub name: Option<String>,
    /// All of them hold for its members.
    pub conditions: Vec<Condition>,
}

/// For whom a list of prizes is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// Everybody who plays.
    General,
    /// The members of a category.
    Category(Category),
    /// Whoever the arbiter or a jury names, by this name: best game, longest journey. Outside the rule of one prize a
    /// person.
    Special(String),
}

/// Prizes from the first place on, and how ties divide them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrizeList {
    /// For whom.
    pub whose: Whose,
    /// How ties are divided.
    pub method: Method,
    /// By place, money never rising.
    pub prizes: Vec<Prize>,
}

impl PrizeList {
    /// The sum of the money.
    #[must_use]
    pub fn sum(&self) -> Money {
        self.prizes.iter().map(|prize| prize.money).sum()
    }

    /// Whether `candidate` competes for these prizes: nobody for special ones.
    pub(super) fn takes(&self, candidate: &Candidate, fund: &Fund) -> bool {
        let fits = match &self.whose {
            Whose::General => true,
            Whose::Category(category) => {
                let mut conditions = category.conditions.iter();
                conditions.all(|condition| condition.holds(candidate, fund.year))
            }
            Whose::Special(_) => false,
        };
        fits && candidate.is_eligible && candidate.games >= fund.least_games
    }
}

/// All prizes of an event. [`read`](super::read) makes one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fund {
    /// The year by which ages are counted.
    pub year: i32,
    /// The whole money: that of all lists, or more.
    pub total: Money,
    /// In the order of the regulations, general prizes first.
    pub lists: Vec<PrizeList>,
    /// To what shares are rounded down.
    pub rounding: Rounding,
    /// Whether nobody gets more than one prize, special ones aside.
    pub one_each: bool,
    /// Whether the general prize is taken where a category's is as high.
    pub general_first: bool,
    /// Ties beyond the last prize.
    pub beyond: Beyond,
    /// Games that somebody must have played to get a prize.
    pub least_games: u8,
}
