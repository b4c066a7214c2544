//! The forecast for a norm: for each score in the remaining rounds, the opponents that it needs.

use super::{
    check::{LEAST_PERCENT, MOST_GAMES, counted_ratings},
    game::{Foe, Met, NormGame, opponents},
    required::{NormTitle, is_title_holder, must_meet, title_holders},
};
use crate::{
    event::{LeastGames, RoundNumber},
    rating::{UNRATED, average_rating, percentage, rating_difference},
};

/// The highest rating of an opponent that is considered.
const STRONGEST: i32 = 2900;

/// The opponents that a score needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// It is enough with any opponents.
    Enough,
    /// It is enough if the opponents who are not known yet have at least this rating each.
    From(i32),
    /// It is not enough with any opponents.
    Never {
        /// The average of all opponents that the score would need; `None` below 35 per cent.
        average: Option<i32>,
    },
}

/// One final score and what it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// Score in the remaining rounds, in half-points.
    pub remaining: i32,
    /// Score in all counted games, in half-points.
    pub total: i32,
    /// The opponents that it needs.
    pub outlook: Outlook,
}

/// The forecast for one title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forecast {
    pub title: NormTitle,
    /// Number of remaining rounds that count.
    pub rounds_left: usize,
    /// Number of opponents in these rounds who are not known yet.
    pub unknown: usize,
    /// A line for each score, the best first.
    pub lines: Vec<Line>,
    /// Number of title-holders who must still be met, beyond the known opponents.
    pub holders_lacking: usize,
    /// Number of opponents with the required titles who must still be met, beyond the known ones.
    pub required_lacking: usize,
    /// Average of the known opponents, with the ratings that count.
    pub average: Option<i32>,
    /// Number of remaining rounds that come after thirteen games and so do not count.
    pub later_rounds: usize,
}

impl Forecast {
    /// Whether the unknown opponents can still bring the title-holders and required titles that are lacking.
    #[must_use]
    pub const fn titles_possible(&self) -> bool {
        self.holders_lacking <= self.unknown && self.required_lacking <= self.unknown
    }

    /// The least score that makes the norm against opponents no stronger than those met so far; if there is no such score, the least
    /// that can make it at all.
    #[must_use]
    pub fn headline(&self) -> Option<&Line> {
        if !self.titles_possible() {
            return None;
        }
        let usual = self.lines.iter().rev().find(|line| match line.outlook {
            Outlook::Enough => true,
            Outlook::From(rating) => self.average.is_some_and(|average| rating <= average),
            Outlook::Never { .. } => false,
        });
        usual.or_else(|| {
            let mut lines = self.lines.iter().rev();
            lines.find(|line| !matches!(line.outlook, Outlook::Never { .. }))
        })
    }
}

/// The forecast for `title` after the games of `met`, in an event with `rounds_left` more rounds, including rounds under way.
/// `None` if the event will have fewer games than `least` demands, or if no remaining round counts.
///
/// As in a norm, the first thirteen games count (1.4.1).
///
/// The rules on federations are not checked: they depend on the opponents to come.
#[must_use]
pub fn forecast(
    title: NormTitle,
    met: &Met,
    least: LeastGames,
    rounds_left: usize,
) -> Option<Forecast> {
    let (played, open) = counted(met);
    let all_left = rounds_left;
    let rounds_left = all_left.min(MOST_GAMES.saturating_sub(played.len()));
    let games = played.len() + rounds_left;
    let least = least.of(games, met.has_free_point());
    if rounds_left == 0 || games < least {
        return None;
    }
    let unknown = rounds_left.saturating_sub(open.len());
    let scored: i32 = played.iter().map(|game: &NormGame| game.halves).sum();
    let known: Vec<Foe> = opponents(&played).chain(open).collect();
    let most = i32::try_from(rounds_left).ok()? * 2;
    let field = Field {
        title,
        known: &known,
        unknown,
    };
    let titles = || known.iter().filter_map(|foe| foe.title);
    let holders = titles().filter(|title| is_title_holder(*title)).count();
    let required = titles().filter(|held| title.is_met_by(*held)).count();
    Some(Forecast {
        title,
        rounds_left,
        unknown,
        lines: (0..=most)
            .rev()
            .map(|remaining| Line {
                remaining,
                total: scored + remaining,
                outlook: field.outlook(scored + remaining),
            })
            .collect(),
        holders_lacking: title_holders(games).saturating_sub(holders),
        required_lacking: must_meet(games).saturating_sub(required),
        average: average_rating(&counted_ratings(
            known.iter().map(|foe| foe.rating.map(i32::from)),
            title.floor(),
        )),
        later_rounds: all_left - rounds_left,
    })
}

/// The games that count, and the opponents of the games under way that will count: the first thirteen by round.
fn counted(met: &Met) -> (Vec<NormGame>, Vec<Foe>) {
    let played = met.games.iter().map(|game| game.round);
    let mut rounds: Vec<RoundNumber> = played.chain(met.open.iter().map(|open| open.0)).collect();
    rounds.sort_unstable();
    let last = rounds.get(MOST_GAMES - 1).copied();
    let counts = |round: RoundNumber| last.is_none_or(|last| round <= last);
    let games = met.games.iter().filter(|game| counts(game.round));
    let open = met.open.iter().filter(|open| counts(open.0));
    (games.copied().collect(), open.map(|open| open.2).collect())
}

/// The known opponents, and the number of unknown ones.
struct Field<'a> {
    title: NormTitle,
    known: &'a [Foe],
    unknown: usize,
}

impl Field<'_> {
    /// The average with opponents of `rating` in the place of the unknown ones.
    fn average(&self, rating: i32) -> i32 {
        let known = self.known.iter().map(|foe| foe.rating.map(i32::from));
        let unknown = std::iter::repeat_n(Some(rating), self.unknown);
        let counted = counted_ratings(known.chain(unknown), self.title.floor());
        average_rating(&counted).unwrap_or(0)
    }

    fn outlook(&self, halves: i32) -> Outlook {
        let games = i64::try_from(self.known.len() + self.unknown).unwrap_or(i64::MAX);
        let percent = percentage(i64::from(halves), games).unwrap_or(0);
        if percent < LEAST_PERCENT {
            return Outlook::Never { average: None };
        }
        let needed = self.title.performance() - rating_difference(percent);
        let needed = needed.max(self.title.average());
        if self.average(UNRATED) >= needed {
            return Outlook::Enough;
        }
        if self.unknown == 0 || self.average(STRONGEST) < needed {
            return Outlook::Never {
                average: Some(needed),
            };
        }
        let (mut below, mut enough) = (UNRATED, STRONGEST);
        while enough - below > 1 {
            let middle = below + (enough - below) / 2;
            if self.average(middle) >= needed {
                enough = middle;
            } else {
                below = middle;
            }
        }
        Outlook::From(enough)
    }
}
