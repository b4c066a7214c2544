//! The coefficient K of one event, with the reason for it.

use super::k_factor::{Career, k_factor, k_for_period};
use crate::event::Elo;

/// What is known of a player when an event is estimated. An entry has rating and year of birth; a rating list may have the rest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Known {
    /// The rating used in the event; unrated is `None`.
    pub rating: Option<Elo>,
    /// Year of birth.
    pub birth_year: Option<i32>,
    /// K in the rating list of the event's first day.
    pub published_k: Option<u8>,
    /// The highest rating ever published.
    pub highest: Option<u16>,
    /// Rated games in all.
    pub games: Option<u32>,
}

/// The reason for the value of K (B.02 8.3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KReason {
    /// The rating list says so.
    Published,
    /// A rating of 2400 was published once.
    Reached2400,
    /// Until the end of the year of the 18th birthday, while 2300 was never published.
    Junior,
    /// Fewer than 30 rated games.
    FewGames,
    /// None of the other reasons applies.
    Usual,
}

impl KReason {
    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Published => "published",
            Self::Reached2400 => "reached-2400",
            Self::Junior => "junior",
            Self::FewGames => "few-games",
            Self::Usual => "usual",
        }
    }
}

/// K of one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coefficient {
    /// The K that counts.
    pub k: u8,
    /// The reason for it.
    pub reason: KReason,
    /// K before it was reduced so that K times games is at most 700; `None` if it was not reduced.
    pub reduced_from: Option<u8>,
    /// Whether the number of games or the highest rating is not known. It is then assumed that there were 30 games and that no higher
    /// rating was published.
    pub assumed: bool,
}

/// K of a rated player for `games` rated games in an event that begins in `year`. `None` for the unrated.
#[must_use]
pub fn coefficient(known: &Known, year: i32, games: u32) -> Option<Coefficient> {
    let rating = known.rating?.get();
    let career = Career {
        rating,
        highest_published: known.highest.unwrap_or(rating).max(rating),
        games: known.games.unwrap_or(30),
        age: known.birth_year.map(|born| year - born),
    };
    let junior = career.age.is_some_and(|age| age <= 18);
    let (k, reason) = match known.published_k.filter(|k| *k > 0) {
        Some(k) => (k, KReason::Published),
        None if career.highest_published >= 2400 => (10, KReason::Reached2400),
        None if junior && career.highest_published < 2300 => (40, KReason::Junior),
        None if career.games < 30 => (40, KReason::FewGames),
        None => (k_factor(&career), KReason::Usual),
    };
    let reduced = k_for_period(k, games);
    let certain = matches!(reason, KReason::Published | KReason::Reached2400);
    Some(Coefficient {
        k: reduced,
        reason,
        reduced_from: (reduced != k).then_some(k),
        assumed: !certain && (known.highest.is_none() || known.games.is_none()),
    })
}
