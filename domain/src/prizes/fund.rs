//! The fund: the prizes, who competes for them, and how they are divided.

use serde::{Deserialize, Serialize};

use crate::event::words;

use super::{Candidate, Condition, Money};

/// How the prizes of tied places are divided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// The tie-breaks decide. Only players whom they do not separate share.
    #[default]
    ByPlace,
    /// Players with the same points divide the sum of their places equally.
    Equal,
    /// The Hort system: each gets half of the prize of their own place, and an equal part of half the sum of the tied places.
    Hort,
}

impl Method {
    /// All, in the order of forms.
    pub const ALL: [Self; 3] = [Self::Hort, Self::Equal, Self::ByPlace];

    /// Stable text code: `by-place`, `equal`, `hort`.
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

/// The step to which a share is rounded down. Prizes that nobody shares stay as they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rounding {
    /// A hundredth of the currency.
    Cent,
    /// One unit of the currency.
    #[default]
    One,
    /// Five units of the currency.
    Five,
    /// Ten units of the currency.
    Ten,
}

impl Rounding {
    /// All, in the order of forms.
    pub const ALL: [Self; 4] = [Self::One, Self::Five, Self::Ten, Self::Cent];

    /// Stable text code: `cent`, `one`, `five`, `ten`.
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

/// Whether players share who are tied with a prize-winner but stand below the last prize.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Beyond {
    /// They share; places without a prize count as zero.
    #[default]
    Share,
    /// Only players whom the tie-breaks put on a place with a prize share.
    Leave,
}

impl Beyond {
    /// Both, in the order of forms.
    pub const ALL: [Self; 2] = [Self::Share, Self::Leave];

    /// Stable text code: `share`, `leave`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Share => "share",
            Self::Leave => "leave",
        }
    }
}

words!(Beyond);

/// The prize of a place: money, goods, or both.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prize {
    /// The money; zero for a prize of goods alone.
    pub money: Money,
    /// Goods in words, such as a cup or a book; may be empty. They go undivided to the player at this place.
    #[serde(default)]
    pub goods: String,
}

/// A category: its conditions, and its name if the regulations give it one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Category {
    /// Name of the category; `None` if the conditions name it.
    #[serde(default)]
    pub name: Option<String>,
    /// The conditions, all of which its members fulfil.
    pub conditions: Vec<Condition>,
}

/// Who competes for a list of prizes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// Everybody in the event.
    General,
    /// The members of a category.
    Category(Category),
    /// A special prize of this name, for a player whom the arbiter or a jury names: best game, longest journey. The rule of one prize
    /// for each person does not apply to it.
    Special(String),
}

/// Prizes from the first place on, and how they are divided in ties.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrizeList {
    /// Who competes for them.
    pub whose: Whose,
    /// How ties are divided.
    pub method: Method,
    /// The prizes by place. The money never rises from one place to the next.
    pub prizes: Vec<Prize>,
}

impl PrizeList {
    /// The sum of the money.
    #[must_use]
    pub fn sum(&self) -> Money {
        self.prizes.iter().map(|prize| prize.money).sum()
    }

    /// Whether `candidate` competes for these prizes. Nobody competes for special prizes.
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
    /// The year in which ages are counted.
    pub year: i32,
    /// The whole money: at least the sum of all lists.
    pub total: Money,
    /// The lists in the order of the regulations, general prizes first.
    pub lists: Vec<PrizeList>,
    /// The step to which shares are rounded down.
    pub rounding: Rounding,
    /// Whether nobody gets more than one prize, special ones aside.
    pub one_each: bool,
    /// Whether a player takes the general prize if a category's prize is equally high.
    pub general_first: bool,
    /// The rule for ties beyond the last prize.
    pub beyond: Beyond,
    /// The least number of games that a player must have played to get a prize.
    pub least_games: u8,
}
