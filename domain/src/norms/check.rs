//! The conditions of a norm, one by one.

use std::collections::BTreeMap;

use super::{
    game::{Applicant, NormGame, opponents},
    required::{NormTitle, is_title_holder, most_of_one, most_of_own, must_meet, title_holders},
};
use crate::{
    event::{Federation, LeastGames},
    rating::{UNRATED, average_rating, percentage, rating_difference},
};

/// The most games that count (1.4.1); of more games only the first 13 are taken.
pub const MOST_GAMES: usize = 13;

/// Least score in per cent (1.4.8).
pub const LEAST_PERCENT: u8 = 35;

/// One condition of a norm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// Number of games (1.4.1).
    Games,
    /// Federations of opponents other than the applicant's (1.4.3).
    Federations,
    /// Opponents of the applicant's federation, at most (1.4.4).
    OwnFederation,
    /// Opponents of any one federation, at most (1.4.4).
    OneFederation,
    /// Opponents who hold a title other than CM and WCM (1.4.5a).
    TitleHolders,
    /// Opponents with the required titles (1.4.5b to e).
    RequiredTitles,
    /// Average rating of the opponents (1.4.7).
    Average,
    /// Score in per cent (1.4.8).
    Score,
    /// Performance (1.4.8, 1.4.9).
    Performance,
}

impl Condition {
    /// The conditions in the order of the regulations.
    pub const ALL: [Self; 9] = [
        Self::Games,
        Self::Federations,
        Self::OwnFederation,
        Self::OneFederation,
        Self::TitleHolders,
        Self::RequiredTitles,
        Self::Average,
        Self::Score,
        Self::Performance,
    ];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Games => "games",
            Self::Federations => "federations",
            Self::OwnFederation => "own-federation",
            Self::OneFederation => "one-federation",
            Self::TitleHolders => "title-holders",
            Self::RequiredTitles => "required-titles",
            Self::Average => "average",
            Self::Score => "score",
            Self::Performance => "performance",
        }
    }

    /// The article of B.01.
    #[must_use]
    pub const fn article(self, title: NormTitle) -> &'static str {
        match (self, title) {
            (Self::Games, _) => "1.4.1",
            (Self::Federations, _) => "1.4.3",
            (Self::OwnFederation | Self::OneFederation, _) => "1.4.4",
            (Self::TitleHolders, _) => "1.4.5a",
            (Self::RequiredTitles, NormTitle::Gm) => "1.4.5b",
            (Self::RequiredTitles, NormTitle::Im) => "1.4.5c",
            (Self::RequiredTitles, NormTitle::Wgm) => "1.4.5d",
            (Self::RequiredTitles, NormTitle::Wim) => "1.4.5e",
            (Self::Average, _) => "1.4.7",
            (Self::Score | Self::Performance, _) => "1.4.8",
        }
    }

    /// Whether `needed` is an upper limit and not a number that must be reached.
    #[must_use]
    pub const fn is_at_most(self) -> bool {
        matches!(self, Self::OwnFederation | Self::OneFederation)
    }
}

/// One condition, checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The condition that was checked.
    pub condition: Condition,
    /// The number needed: games, federations, opponents, rating points or per cent.
    pub needed: i32,
    /// The number found.
    pub found: i32,
    /// Whether the event is exempt from it (1.4.3a to d).
    pub waived: bool,
}

impl Checked {
    /// Whether it is met or waived.
    #[must_use]
    pub const fn is_met(&self) -> bool {
        self.waived
            || if self.condition.is_at_most() {
                self.found <= self.needed
            } else {
                self.found >= self.needed
            }
    }

    /// How much is lacking; 0 if it is met.
    #[must_use]
    pub const fn lacking(&self) -> i32 {
        if self.is_met() {
            0
        } else {
            (self.found - self.needed).abs()
        }
    }
}

/// A norm checked over a set of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NormCheck {
    pub title: NormTitle,
    /// The games that were counted.
    pub games: Vec<NormGame>,
    /// The opponent's rating that counts in each game, in their order: the unrated as 1400, the lowest raised (1.4.6).
    pub counted: Vec<i32>,
    /// Score in half-points.
    pub halves: i32,
    /// Average of the ratings that count, half up.
    pub average: i32,
    /// Average plus difference.
    pub performance: i32,
    /// Whether one of nine rounds was won without a game (1.4.1c).
    pub with_free_point: bool,
    /// The conditions, in the order of [`Condition::ALL`].
    pub conditions: Vec<Checked>,
}

impl NormCheck {
    /// Whether all conditions are met.
    #[must_use]
    pub fn is_norm(&self) -> bool {
        self.conditions.iter().all(Checked::is_met)
    }

    /// The least score in half-points that makes the norm with these opponents; `None` if no score is enough.
    #[must_use]
    pub fn score_needed(&self) -> Option<i32> {
        let most = i32::try_from(self.games.len()).ok()? * 2;
        (0..=most).find(|halves| {
            let percent = percent_of(*halves, self.games.len());
            percent >= LEAST_PERCENT
                && self.average + rating_difference(percent) >= self.title.performance()
        })
    }

    /// By how many half-points the score exceeds what is needed; `None` without a norm.
    #[must_use]
    pub fn exceeds_by(&self) -> Option<i32> {
        self.is_norm()
            .then(|| self.score_needed().map(|needed| self.halves - needed))?
    }
}

fn percent_of(halves: i32, games: usize) -> u8 {
    let games = i64::try_from(games).unwrap_or(i64::MAX);
    percentage(i64::from(halves), games).unwrap_or(0)
}

/// Ratings of the opponents: the unrated as 1400 (1.4.6); the lowest raised to `floor`.
pub(super) fn counted_ratings(ratings: impl Iterator<Item = Option<i32>>, floor: i32) -> Vec<i32> {
    let mut counted: Vec<i32> = ratings.map(|rating| rating.unwrap_or(UNRATED)).collect();
    if let Some(lowest) = counted.iter_mut().min() {
        *lowest = (*lowest).max(floor);
    }
    counted
}

/// Checks the conditions of `title` over `games`, of which there must be at least `least`. `exempt` says that the event is exempt
/// from the rules on federations, `free_point` that a round was won without a game.
#[must_use]
pub fn check(
    title: NormTitle,
    applicant: Applicant,
    games: &[NormGame],
    least: LeastGames,
    (exempt, free_point): (bool, bool),
) -> NormCheck {
    let count = games.len();
    let with_free_point = least.counts_free_point(count, free_point);
    let mut federations: BTreeMap<Federation, usize> = BTreeMap::new();
    for federation in opponents(games).filter_map(|foe| foe.federation) {
        *federations.entry(federation).or_default() += 1;
    }
    // FID is not a federation: the game counts, but not the federation.
    federations.retain(|federation, _| federation.code() != "FID");
    let own = applicant.federation;
    let of_own = own
        .and_then(|own| federations.get(&own).copied())
        .unwrap_or(0);
    let foreign = federations.keys().filter(|f| Some(**f) != own).count();
    let most = federations.values().copied().max().unwrap_or(0);
    let titles = || opponents(games).filter_map(|foe| foe.title);
    let holders = titles().filter(|title| is_title_holder(*title)).count();
    let required = titles().filter(|held| title.is_met_by(*held)).count();
    let ratings = opponents(games).map(|foe| foe.rating.map(i32::from));
    let counted = counted_ratings(ratings, title.floor());
    let halves = games.iter().map(|game| game.halves).sum();
    let percent = percent_of(halves, count);
    let average = average_rating(&counted).unwrap_or(0);
    let performance = average + rating_difference(percent);
    let number = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
    let least = least.of(count, free_point);
    let line = |condition, needed, found| Checked {
        condition,
        needed,
        found,
        waived: exempt
            && matches!(
                condition,
                Condition::Federations | Condition::OwnFederation | Condition::OneFederation
            ),
    };
    let conditions = vec![
        line(Condition::Games, number(least), number(count)),
        line(Condition::Federations, 2, number(foreign)),
        line(
            Condition::OwnFederation,
            number(most_of_own(count)),
            number(of_own),
        ),
        line(
            Condition::OneFederation,
            number(most_of_one(count)),
            number(most),
        ),
        line(
            Condition::TitleHolders,
            number(title_holders(count)),
            number(holders),
        ),
        line(
            Condition::RequiredTitles,
            number(must_meet(count)),
            number(required),
        ),
        line(Condition::Average, title.average(), average),
        line(Condition::Score, LEAST_PERCENT.into(), percent.into()),
        line(Condition::Performance, title.performance(), performance),
    ];
    NormCheck {
        title,
        games: games.to_vec(),
        counted,
        halves,
        average,
        performance,
        with_free_point,
        conditions,
    }
}
