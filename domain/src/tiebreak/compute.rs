//! The value of every tie-break but direct encounter, which depends on who is tied.

use super::{
    Code, TieBreak, TieBreakValue,
    contribution::{Contribution, Strength, contributions, cut, total},
    field::{Field, halves, played},
    koya, own_record,
};
use crate::event::Tpn;
use crate::rating::average_rating;

/// Buffers that are reused for each participant.
#[derive(Default)]
pub(super) struct Scratch {
    pub(super) terms: Vec<Contribution>,
    pub(super) ratings: Vec<i32>,
}

/// The value of `tie_break` for the participant at index `player`; missing for DE.
pub(super) fn value(
    field: &Field<'_>,
    player: usize,
    tie_break: TieBreak,
    scratch: &mut Scratch,
) -> TieBreakValue {
    let Some(record) = field.records.get(player) else {
        return TieBreakValue::MISSING;
    };
    match tie_break.code() {
        Code::DirectEncounter => TieBreakValue::MISSING,
        code @ (Code::Wins
        | Code::GamesWon
        | Code::BlackGames
        | Code::BlackWins
        | Code::RoundsElectedToPlay
        | Code::StandardPoints) => {
            let sum: i32 = record
                .cells
                .iter()
                .enumerate()
                .map(|(round, cell)| own_record::unit(code, field, *cell, round))
                .sum();
            if code == Code::StandardPoints {
                TieBreakValue::points(halves(sum))
            } else {
                TieBreakValue::integer(i64::from(sum))
            }
        }
        Code::ProgressiveScores => progressive(field, player, tie_break.cut().lowest()),
        Code::PairingNumber => Tpn::from_index(player).map_or(TieBreakValue::MISSING, |tpn| {
            TieBreakValue::integer(i64::from(tpn.get()))
        }),
        Code::Buchholz | Code::ForeBuchholz => {
            let sum = with_cuts(field, player, tie_break, Strength::Score, scratch);
            let value = TieBreakValue::fraction(sum, 2, 1);
            no_terms(value, &scratch.terms)
        }
        Code::SonnebornBerger => {
            let sum = with_cuts(field, player, tie_break, Strength::Product, scratch);
            let value = TieBreakValue::quarters(sum);
            no_terms(value, &scratch.terms)
        }
        Code::AverageOfBuchholz => {
            let buchholz = field.buchholz(tie_break.is_fore());
            let opponents = record.cells.iter().filter_map(|cell| played(cell.entry));
            let (sum, games) = opponents.fold((0, 0), |(sum, games), (opponent, ..)| {
                let add = buchholz.get(opponent.index()).copied().unwrap_or_default();
                (sum + add, games + 1)
            });
            TieBreakValue::fraction(sum, 2 * games, average_decimals(field.rounds))
        }
        Code::Koya => {
            let limit = koya::doubled_limit(field, tie_break.limit());
            let counted = record
                .cells
                .iter()
                .filter(|cell| koya::counts(field, cell.entry, limit));
            TieBreakValue::points(halves(counted.map(|cell| cell.points).sum()))
        }
        Code::AverageRating => {
            if field.ratings.is_none() {
                return TieBreakValue::MISSING;
            }
            field.rated_opponents(player, &mut scratch.ratings);
            scratch.ratings.sort_unstable();
            let (lowest, highest) = (tie_break.cut().lowest(), tie_break.cut().highest());
            let end = scratch.ratings.len().saturating_sub(highest);
            whole(scratch.ratings.get(lowest..end).and_then(average_rating))
        }
        Code::PerformanceRating => whole(field.performances().get(player).copied().flatten()),
        Code::PerfectPerformance => whole(field.perfect().get(player).copied().flatten()),
        Code::AveragePerformance => average_of(field, player, field.performances(), scratch),
        Code::AveragePerfect => average_of(field, player, field.perfect(), scratch),
        Code::Rating => whole(field.rating(player)),
    }
}

fn whole(number: Option<i32>) -> TieBreakValue {
    number.map_or(TieBreakValue::MISSING, |number| {
        TieBreakValue::integer(i64::from(number))
    })
}

fn no_terms(value: TieBreakValue, terms: &[Contribution]) -> TieBreakValue {
    if terms.iter().all(|term| term.cut.is_some()) {
        value.of_no_terms()
    } else {
        value
    }
}

/// The contributions to BH, FB or SB with their cuts, left in `scratch.terms`, and their sum.
pub(super) fn with_cuts(
    field: &Field<'_>,
    player: usize,
    tie_break: TieBreak,
    strength: Strength,
    scratch: &mut Scratch,
) -> i64 {
    contributions(field, player, tie_break, &mut scratch.terms);
    let (lowest, highest) = (tie_break.cut().lowest(), tie_break.cut().highest());
    cut(&mut scratch.terms, lowest, highest, strength);
    total(&scratch.terms, strength)
}

/// 7.5, without the score after the first `cut` rounds.
fn progressive(field: &Field<'_>, player: usize, cut: usize) -> TieBreakValue {
    let cells = field.records.get(player).map_or(&[][..], |r| &r.cells);
    let mut score = 0;
    let mut sum = 0;
    for (round, cell) in cells.iter().enumerate() {
        score += cell.points;
        if round >= cut {
            sum += score;
        }
    }
    let value = TieBreakValue::points(halves(sum));
    if cells.len() <= cut {
        value.of_no_terms()
    } else {
        value
    }
}

/// 10.4 and 10.5: the average of the opponents' `numbers`, half up.
fn average_of(
    field: &Field<'_>,
    player: usize,
    numbers: &[Option<i32>],
    scratch: &mut Scratch,
) -> TieBreakValue {
    let cells = field.records.get(player).map_or(&[][..], |r| &r.cells);
    scratch.ratings.clear();
    scratch.ratings.extend(cells.iter().filter_map(|cell| {
        let (opponent, ..) = played(cell.entry)?;
        numbers.get(opponent.index()).copied().flatten()
    }));
    whole(average_rating(&scratch.ratings))
}

/// The fewest decimals with which different averages of half-points over at most `rounds` games are also shown differently, found
/// by trying them all.
const fn average_decimals(rounds: u8) -> u8 {
    match rounds {
        0..=8 => 2,
        9..=26 => 3,
        27..=73 => 4,
        _ => 5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether all different averages from 0 to 1 are shown differently.
    fn are_told_apart(rounds: u8, decimals: u8) -> bool {
        let averages = (1..=i64::from(rounds)).flat_map(|games| {
            (0..=2 * games).map(move |halves| TieBreakValue::fraction(halves, 2 * games, decimals))
        });
        let mut averages: Vec<TieBreakValue> = averages.collect();
        averages.sort();
        averages.dedup();
        let alike = |two: &[TieBreakValue]| two[0].to_string() == two[1].to_string();
        !averages.windows(2).any(alike)
    }

    #[test]
    fn averages_that_differ_are_shown_differently_by_the_fewest_decimals() {
        for (most, decimals) in [(8, 2), (26, 3), (73, 4)] {
            assert_eq!(average_decimals(most), decimals);
            assert!(are_told_apart(most, decimals), "{most}");
            assert_eq!(average_decimals(most + 1), decimals + 1);
            assert!(!are_told_apart(most + 1, decimals), "{most}");
        }
    }
}
