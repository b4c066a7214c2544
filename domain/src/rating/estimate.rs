//! The effect of an event on the rating of one participant, game by game.

use super::{
    change::{
        DifferenceRule, List, RatedGame, RatingChange, counted_difference, is_rated, rating_change,
    },
    coefficient::{Coefficient, Known, coefficient},
    expected::{difference_row, percentage, rating_difference, scoring_probability},
    newcomer::{FirstRating, NoFirstRating, first_rating},
    performance::{average_rating, perfect_performance, performance_rating},
};
use crate::event::{Bye, Crosstable, Elo, Outcome, RoundEntry, RoundNumber, Tpn};

/// The rating with which an unrated opponent counts for the performance of B.01 (1.4.6).
pub const UNRATED: i32 = 1400;

/// Why a round does not count for the rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotCounted {
    /// No opponent.
    Bye(Bye),
    /// Won or lost by forfeit (B.02 5.1).
    Forfeit,
    /// Less than one move of both (B.02 5.1).
    NoMove,
    /// No result yet.
    Unfinished,
    /// The opponent is unrated (B.02 6).
    UnratedOpponent,
    /// Rapid or blitz, 600 points or more apart, one above 2600.
    TooFarApart,
}

impl NotCounted {
    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Bye(_) => "bye",
            Self::Forfeit => "forfeit",
            Self::NoMove => "no-move",
            Self::Unfinished => "unfinished",
            Self::UnratedOpponent => "unrated-opponent",
            Self::TooFarApart => "too-far-apart",
        }
    }
}

/// Expected score and gain of one game of a rated player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expectation {
    /// Own rating minus the opponent's.
    pub difference: i32,
    /// The difference that counts.
    pub counted: i32,
    /// The part of the 400-point rule that applies.
    pub rule: DifferenceRule,
    /// Smallest and largest difference in the row of table 8.1.2, without sign; no largest for the last row.
    pub row: (u32, Option<u32>),
    /// Expected score in per cent of a point.
    pub percent: u8,
    /// Score minus expected score, in hundredths of a point.
    pub gain: i32,
    /// K times the gain: what the game adds, in hundredths of a rating point.
    pub hundredths: i32,
}

/// One game that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountedGame {
    /// The opponent's rating.
    pub opponent: Elo,
    /// The score in half-points: 2, 1 or 0, whatever the event awards for the result.
    pub halves: i32,
    /// Expected score and gain; `None` for an unrated player.
    pub expectation: Option<Expectation>,
}

/// One round of the participant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EstimatedRound {
    pub round: RoundNumber,
    /// The entry in the crosstable.
    pub entry: RoundEntry,
    /// The game, or why it does not count.
    pub game: Result<CountedGame, NotCounted>,
}

/// A first rating, or the reason why the player gets none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// The first rating, with its calculation.
    Rating(FirstRating),
    /// No first rating, with the reason.
    Not(NoFirstRating),
    /// A first event without points is not counted (B.02 7.1).
    NoPoints,
}

/// The performances. Rp, TPR and PTP are three different numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Performances {
    /// Average of the rated opponents met over the board, half up.
    pub average: Option<i32>,
    /// Rp of B.01 1.4.8 without the floor of a title: average of all opponents, the unrated as 1400, plus the
    /// difference of the fractional score.
    pub rp: Option<i32>,
    /// TPR of C.07 10.2.
    pub tpr: Option<i32>,
    /// PTP of C.07 10.3.
    pub ptp: Option<i32>,
}

/// The effect of an event on the rating of one participant. It is an estimate, because FIDE computes by rating period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// The list for which the event counts.
    pub list: List,
    /// The rating used in the event.
    pub rating: Option<Elo>,
    /// The rounds in their order.
    pub rounds: Vec<EstimatedRound>,
    /// K with its reason; `None` for the unrated.
    pub coefficient: Option<Coefficient>,
    /// Score, expected score and change; `None` for the unrated.
    pub change: Option<RatingChange>,
    /// The first rating of an unrated player.
    pub first: Option<First>,
    pub performances: Performances,
}

impl Estimate {
    /// The rating after the event.
    #[must_use]
    pub fn after(&self) -> Option<i32> {
        match (self.rating, self.change, self.first) {
            (Some(rating), Some(change), _) => Some(i32::from(rating) + change.points),
            (_, _, Some(First::Rating(first))) => Some(first.rating),
            _ => None,
        }
    }
}

const fn halves_of(outcome: Outcome) -> i32 {
    match outcome {
        Outcome::Win => 2,
        Outcome::Draw => 1,
        Outcome::Loss => 0,
    }
}

/// The effect of the first `rounds` rounds of `table` on `player`. `known` gives what is known of each participant; `year` is the
/// year of the first day. `None` if there is no such participant.
#[must_use]
pub fn estimate(
    table: &Crosstable,
    player: Tpn,
    rounds: u8,
    known: &dyn Fn(Tpn) -> Known,
    (list, year): (List, i32),
) -> Option<Estimate> {
    let participant = table.participants().get(player.index())?;
    let own = known(player);
    let mut lines: Vec<EstimatedRound> = Vec::new();
    for (index, entry) in participant.entries.iter().enumerate() {
        let Some(round) = RoundNumber::from_index(index).filter(|round| round.get() <= rounds)
        else {
            break;
        };
        lines.push(EstimatedRound {
            round,
            entry: *entry,
            game: game(own.rating, *entry, known, list),
        });
    }
    let games: Vec<RatedGame> = lines.iter().filter_map(rated_game).collect();
    let count = u32::try_from(games.len()).unwrap_or(u32::MAX);
    let coefficient = coefficient(&own, year, count);
    let change = own
        .rating
        .zip(coefficient)
        .map(|(rating, it)| rating_change(rating, it.k, &games, list));
    if let Some(coefficient) = coefficient {
        let expected = lines
            .iter_mut()
            .filter_map(|line| line.game.as_mut().ok()?.expectation.as_mut());
        for expectation in expected {
            expectation.hundredths = i32::from(coefficient.k) * expectation.gain;
        }
    }
    let first = own.rating.is_none().then(|| first(&lines));
    Some(Estimate {
        list,
        rating: own.rating,
        performances: performances(&lines, known),
        rounds: lines,
        coefficient,
        change,
        first,
    })
}

/// The game of a round, if it counts. It is multiplied by K later, when the number of games is known.
fn game(
    own: Option<Elo>,
    entry: RoundEntry,
    known: &dyn Fn(Tpn) -> Known,
    list: List,
) -> Result<CountedGame, NotCounted> {
    let (opponent, outcome) = match entry {
        RoundEntry::Bye(bye) => return Err(NotCounted::Bye(bye)),
        RoundEntry::Forfeit { .. } => return Err(NotCounted::Forfeit),
        RoundEntry::Pending { .. } => return Err(NotCounted::Unfinished),
        RoundEntry::Played { rated: false, .. } => return Err(NotCounted::NoMove),
        RoundEntry::Played {
            opponent, outcome, ..
        } => (opponent, outcome),
    };
    let rating = known(opponent).rating.ok_or(NotCounted::UnratedOpponent)?;
    let halves = halves_of(outcome);
    let Some(own) = own else {
        return Ok(CountedGame {
            opponent: rating,
            halves,
            expectation: None,
        });
    };
    if !is_rated(own, rating, list) {
        return Err(NotCounted::TooFarApart);
    }
    let (counted, rule) = counted_difference(own, rating, list);
    let percent = scoring_probability(counted);
    Ok(CountedGame {
        opponent: rating,
        halves,
        expectation: Some(Expectation {
            difference: i32::from(own) - i32::from(rating),
            counted,
            rule,
            row: difference_row(counted),
            percent,
            gain: halves * 50 - i32::from(percent),
            hundredths: 0,
        }),
    })
}

fn rated_game(line: &EstimatedRound) -> Option<RatedGame> {
    let game = line.game.ok()?;
    let outcome = match game.halves {
        2 => Outcome::Win,
        1 => Outcome::Draw,
        _ => Outcome::Loss,
    };
    Some(RatedGame {
        opponent: game.opponent,
        outcome,
    })
}

fn first(lines: &[EstimatedRound]) -> First {
    let games: Vec<CountedGame> = lines.iter().filter_map(|line| line.game.ok()).collect();
    let halves: i32 = games.iter().map(|game| game.halves).sum();
    let opponents: Vec<i32> = games.iter().map(|game| game.opponent.into()).collect();
    match first_rating(halves, &opponents) {
        _ if halves == 0 && !games.is_empty() => First::NoPoints,
        Ok(rating) => First::Rating(rating),
        Err(reason) => First::Not(reason),
    }
}

/// The performances in all games over the board, even those that do not count for the rating.
fn performances(lines: &[EstimatedRound], known: &dyn Fn(Tpn) -> Known) -> Performances {
    let played = lines.iter().filter_map(|line| match line.entry {
        RoundEntry::Played {
            opponent, outcome, ..
        } => Some((known(opponent).rating, halves_of(outcome))),
        _ => None,
    });
    let played: Vec<(Option<Elo>, i32)> = played.collect();
    let rated: Vec<(i32, i32)> = played
        .iter()
        .filter_map(|(rating, halves)| Some((i32::from((*rating)?), *halves)))
        .collect();
    let ratings: Vec<i32> = rated.iter().map(|(rating, _)| *rating).collect();
    let halves: i32 = rated.iter().map(|(_, halves)| *halves).sum();
    let all: Vec<i32> = played
        .iter()
        .map(|(rating, _)| rating.map_or(UNRATED, i32::from))
        .collect();
    let all_halves: i32 = played.iter().map(|(_, halves)| *halves).sum();
    let percent = i64::try_from(all.len())
        .ok()
        .and_then(|games| percentage(i64::from(all_halves), games));
    Performances {
        average: average_rating(&ratings),
        rp: average_rating(&all)
            .zip(percent)
            .map(|(average, percent)| average + rating_difference(percent)),
        tpr: performance_rating(halves, &ratings),
        ptp: perfect_performance(halves, &ratings),
    }
}
