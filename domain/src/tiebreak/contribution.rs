//! The contribution of each round to Buchholz and Sonneborn-Berger, and the cuts (C.07 9.1, 14, 16).

use super::{
    TieBreak,
    field::{Field, opponent_of},
};
use crate::event::{RoundEntry, Tpn};

/// Whose score a contribution uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Against {
    /// A participant: played, or counted as played.
    Opponent(Tpn),
    /// The dummy of an unplayed round (16.4), with the scheduled opponent if there was one.
    Dummy(Option<Tpn>),
    /// Nobody: the term depends on the round alone.
    Nobody,
}

/// Why a dummy counts with less than the participant's own score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cap {
    /// 16.4.1: a forfeit, limited by the scheduled opponent's adjusted score.
    OpponentsScore,
    /// 16.4.2: a bye, limited by a draw in every round of the tournament.
    DrawsAllRounds,
}

/// Why a term does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CutReason {
    /// The least significant value (14.1).
    LeastSignificant,
    /// The lowest of the voluntarily unplayed rounds, cut instead of the least significant value (16.5).
    VoluntaryUnplayedRound,
    /// The most significant value (14.3).
    MostSignificant,
    /// The Koya opponent scored less than the limit (9.2).
    BelowLimit,
}

/// Whether contributions are scores (BH, FB) or products with the points scored (SB).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Strength {
    /// Half-points.
    Score,
    /// Quarter-points.
    Product,
}

/// The contribution of one round to BH, FB or SB. Scores and points are in half-points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contribution {
    pub(super) round: usize,
    pub(super) against: Against,
    /// Score that counts.
    pub(super) score: i32,
    /// Score before the cap.
    pub(super) uncapped: i32,
    pub(super) cap: Option<Cap>,
    /// Points scored in the round.
    pub(super) points: i32,
    /// Whether it comes from a voluntarily unplayed round, for 16.5.
    pub(super) voluntary: bool,
    pub(super) cut: Option<CutReason>,
}

impl Contribution {
    pub(super) fn value(&self, strength: Strength) -> i64 {
        match strength {
            Strength::Score => i64::from(self.score),
            Strength::Product => i64::from(self.score) * i64::from(self.points),
        }
    }
}

/// The sum of the contributions that are not cut.
pub(super) fn total(terms: &[Contribution], strength: Strength) -> i64 {
    let counted = terms.iter().filter(|term| term.cut.is_none());
    counted.map(|term| term.value(strength)).sum()
}

/// Puts the contributions of `player` into `terms`, round by round, without cuts.
pub(super) fn contributions(
    field: &Field<'_>,
    player: usize,
    tie_break: TieBreak,
    terms: &mut Vec<Contribution>,
) {
    terms.clear();
    let records = field.records_for(tie_break.is_fore());
    let Some(record) = records.get(player) else {
        return;
    };
    let adjusted = |opponent: usize| records.get(opponent).map_or(0, |other| other.adjusted);
    let forfeits_played = tie_break.forfeits_played() || field.is_predetermined();
    let caps = field.dummy_cap();
    for (round, cell) in record.cells.iter().enumerate() {
        let scheduled = cell.entry.opponent();
        let as_game = match cell.entry {
            RoundEntry::Played { .. } | RoundEntry::Pending { .. } => true,
            RoundEntry::Forfeit { .. } => forfeits_played,
            RoundEntry::Bye(_) => false,
        };
        let (against, score, limit) = match scheduled {
            Some(opponent) if as_game => {
                let score = adjusted(opponent.index());
                (Against::Opponent(opponent), score, None)
            }
            // A free round of a round robin does not count as a round (15.2).
            _ if field.is_predetermined() => continue,
            scheduled => {
                let limit = caps.map(|draws| match opponent_of(cell.entry) {
                    Some(opponent) => (adjusted(opponent), Cap::OpponentsScore),
                    None => (draws, Cap::DrawsAllRounds),
                });
                (Against::Dummy(scheduled), record.score, limit)
            }
        };
        let capped = limit.filter(|(limit, _)| *limit < score);
        terms.push(Contribution {
            round,
            against,
            score: capped.map_or(score, |(limit, _)| limit),
            uncapped: score,
            cap: capped.map(|(_, reason)| reason),
            points: cell.points,
            voluntary: !as_game && cell.entry.is_voluntarily_unplayed(),
            cut: None,
        });
    }
}

/// Cuts the least significant contributions with the exception of 16.5, then the most significant ones.
///
/// The least significant is the one with the lowest score; among equal scores, the one with the lowest product (14.1.2 d).
pub(super) fn cut(terms: &mut [Contribution], lowest: usize, highest: usize, strength: Strength) {
    for _ in 0..lowest {
        let least = position(terms, |term| Some((term.score, term.value(strength))));
        let voluntary = position(terms, |term| {
            let key = (term.value(strength), term.score);
            term.voluntary.then_some(key)
        });
        let value = |at: Option<usize>| Some(terms.get(at?)?.value(strength));
        let (at, reason) = if voluntary.is_some() && value(voluntary) >= value(least) {
            let reason = if voluntary == least {
                CutReason::LeastSignificant
            } else {
                CutReason::VoluntaryUnplayedRound
            };
            (voluntary, reason)
        } else {
            (least, CutReason::LeastSignificant)
        };
        if let Some(term) = at.and_then(|at| terms.get_mut(at)) {
            term.cut = Some(reason);
        }
    }
    for _ in 0..highest {
        let most = position(terms, |term| {
            Some((
                std::cmp::Reverse(term.score),
                std::cmp::Reverse(term.value(strength)),
            ))
        });
        if let Some(term) = most.and_then(|at| terms.get_mut(at)) {
            term.cut = Some(CutReason::MostSignificant);
        }
    }
}

/// Position of the first uncut term with the smallest key.
fn position<K: Ord>(
    terms: &[Contribution],
    key: impl Fn(&Contribution) -> Option<K>,
) -> Option<usize> {
    let uncut = terms.iter().enumerate().filter(|(_, t)| t.cut.is_none());
    uncut
        .filter_map(|(at, term)| Some((key(term)?, at)))
        .min()
        .map(|(_, at)| at)
}
