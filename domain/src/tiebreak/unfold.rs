//! The terms behind a tie-break, for people who want to check it by hand.

use super::{
    Code, Regulations, TieBreak, TieBreakValue, compute,
    contribution::{Against, Cap, Contribution, CutReason, Strength},
    field::{Cell, Field, halves, played},
    koya, own_record,
};
use crate::event::{Crosstable, Points, RoundEntry, RoundNumber, Tpn};

/// One term of a tie-break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The round it comes from; `None` for TPN and RTNG.
    pub round: Option<RoundNumber>,
    /// Whose score or rating the term uses.
    pub against: Against,
    /// Points scored in the round; `None` for TPN and RTNG.
    pub scored: Option<Points>,
    /// For BH, FB and SB, the score of the opponent or dummy as it counts: adjusted (16.3) and capped (16.4).
    pub score: Option<Points>,
    /// The number that enters the sum or average if not cut.
    pub value: TieBreakValue,
    /// The number before the cap of a dummy; otherwise the same as `value`.
    pub original: TieBreakValue,
    /// Why the dummy's score was lowered; `None` if it was not.
    pub cap: Option<Cap>,
    /// Why the term does not count; `None` if it counts.
    pub cut: Option<CutReason>,
}

impl Term {
    /// Whether the term counts.
    #[must_use]
    pub const fn counts(&self) -> bool {
        self.cut.is_none()
    }
}

/// The terms of `tie_break` for `tpn`, in the order of the rounds.
///
/// The tie-break is their sum for BH, FB, SB, PS, KS, WIN, WON, BPG, BWG, REP and STD, and their average for AOB, ARO, APRO and APPO.
/// For TPR and PTP the terms are the opponents' ratings. For TPN and RTNG there is one term. For DE they are the points scored against
/// participants with the same points; these are the tied ones if DE is the first tie-break of the list. Unknown participants have no
/// terms.
#[must_use]
pub fn unfold(
    table: &Crosstable,
    rounds: u8,
    tpn: Tpn,
    tie_break: TieBreak,
    regulations: &Regulations,
) -> Vec<Term> {
    unfold_in(&Field::new(table, rounds, regulations), tpn, tie_break)
}

/// The terms of `tie_break` for `tpn` in an existing field.
pub(super) fn unfold_in(field: &Field<'_>, tpn: Tpn, tie_break: TieBreak) -> Vec<Term> {
    let player = tpn.index();
    let Some(record) = field.records.get(player) else {
        return Vec::new();
    };
    match tie_break.code() {
        Code::Buchholz | Code::ForeBuchholz => {
            let mut scratch = compute::Scratch::default();
            compute::with_cuts(field, player, tie_break, Strength::Score, &mut scratch);
            opponents_scores(&scratch.terms, Strength::Score)
        }
        Code::SonnebornBerger => {
            let mut scratch = compute::Scratch::default();
            compute::with_cuts(field, player, tie_break, Strength::Product, &mut scratch);
            opponents_scores(&scratch.terms, Strength::Product)
        }
        Code::AverageRating => ratings_with_cuts(field, player, tie_break),
        Code::PairingNumber | Code::Rating => {
            let mut scratch = compute::Scratch::default();
            let value = compute::value(field, player, tie_break, &mut scratch);
            vec![Term {
                round: None,
                against: Against::Nobody,
                scored: None,
                score: None,
                value,
                original: value,
                cap: None,
                cut: None,
            }]
        }
        _ => {
            let mut progress = 0;
            let limit = koya::doubled_limit(field, tie_break.limit());
            let cells = record.cells.iter().copied().enumerate();
            cells
                .filter_map(|(round, cell)| {
                    progress += cell.points;
                    let value = round_value(field, player, tie_break, round, cell, progress)?;
                    let mut term = plain(round, cell, value);
                    if tie_break.code() == Code::ProgressiveScores {
                        term.cut = (round < tie_break.cut().lowest())
                            .then_some(CutReason::LeastSignificant);
                    }
                    if tie_break.code() == Code::Koya && !koya::counts(field, cell.entry, limit) {
                        term.cut = Some(CutReason::BelowLimit);
                    }
                    Some(term)
                })
                .collect()
        }
    }
}

/// The value of `round` for a tie-break without caps; `None` if the round does not count for it.
fn round_value(
    field: &Field<'_>,
    player: usize,
    tie_break: TieBreak,
    round: usize,
    cell: Cell,
    progress: i32,
) -> Option<TieBreakValue> {
    let opponent = played(cell.entry).map(|(opponent, ..)| opponent.index());
    let number = |numbers: &[Option<i32>]| {
        let number = numbers.get(opponent?).copied().flatten()?;
        Some(TieBreakValue::integer(i64::from(number)))
    };
    match tie_break.code() {
        Code::ProgressiveScores => Some(TieBreakValue::points(halves(progress))),
        Code::Koya => {
            cell.entry.opponent()?;
            Some(TieBreakValue::points(halves(cell.points)))
        }
        Code::AverageOfBuchholz => {
            let buchholz = field.buchholz(tie_break.is_fore());
            Some(TieBreakValue::fraction(*buchholz.get(opponent?)?, 2, 1))
        }
        Code::PerformanceRating | Code::PerfectPerformance => {
            let rating = field.rating(opponent?)?;
            Some(TieBreakValue::integer(i64::from(rating)))
        }
        Code::AveragePerformance => number(field.performances()),
        Code::AveragePerfect => number(field.perfect()),
        Code::DirectEncounter => {
            let scheduled = match cell.entry {
                RoundEntry::Forfeit { opponent, .. }
                    if tie_break.forfeits_played() || field.is_predetermined() =>
                {
                    opponent.index()
                }
                _ => opponent?,
            };
            let score = |index: usize| field.records.get(index).map(|record| record.score);
            (score(scheduled) == score(player)).then(|| TieBreakValue::points(halves(cell.points)))
        }
        code => {
            let unit = own_record::unit(code, field, cell, round);
            Some(if code == Code::StandardPoints {
                TieBreakValue::points(halves(unit))
            } else {
                TieBreakValue::integer(i64::from(unit))
            })
        }
    }
}

fn plain(round: usize, cell: Cell, value: TieBreakValue) -> Term {
    Term {
        round: RoundNumber::from_index(round),
        against: cell
            .entry
            .opponent()
            .map_or(Against::Nobody, Against::Opponent),
        scored: Some(halves(cell.points)),
        score: None,
        value,
        original: value,
        cap: None,
        cut: None,
    }
}

/// Contributions to BH, FB or SB as terms.
pub(super) fn opponents_scores(contributions: &[Contribution], strength: Strength) -> Vec<Term> {
    let shown = |score: i32, points: i32| match strength {
        Strength::Score => TieBreakValue::points(halves(score)),
        Strength::Product => TieBreakValue::quarters(i64::from(score) * i64::from(points)),
    };
    let terms = contributions.iter().map(|term| Term {
        round: RoundNumber::from_index(term.round),
        against: term.against,
        scored: Some(halves(term.points)),
        score: Some(halves(term.score)),
        value: shown(term.score, term.points),
        original: shown(term.uncapped, term.points),
        cap: term.cap,
        cut: term.cut,
    });
    terms.collect()
}

fn ratings_with_cuts(field: &Field<'_>, player: usize, tie_break: TieBreak) -> Vec<Term> {
    let cells = field.records.get(player).map_or(&[][..], |r| &r.cells);
    let mut terms: Vec<Term> = cells
        .iter()
        .enumerate()
        .filter_map(|(round, cell)| {
            let (opponent, ..) = played(cell.entry)?;
            let rating = field.rating(opponent.index())?;
            Some(plain(
                round,
                *cell,
                TieBreakValue::integer(i64::from(rating)),
            ))
        })
        .collect();
    let mut by_rating: Vec<usize> = (0..terms.len()).collect();
    by_rating.sort_by_key(|at| terms.get(*at).map(|term| term.value));
    let lowest = tie_break.cut().lowest().min(by_rating.len());
    let (low, rest) = by_rating.split_at(lowest);
    for at in low {
        if let Some(term) = terms.get_mut(*at) {
            term.cut = Some(CutReason::LeastSignificant);
        }
    }
    for at in rest.iter().rev().take(tie_break.cut().highest()) {
        if let Some(term) = terms.get_mut(*at) {
            term.cut = Some(CutReason::MostSignificant);
        }
    }
    terms
}
