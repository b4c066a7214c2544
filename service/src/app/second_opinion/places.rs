//! Compares the points and places of a report with those that its list of tie-breaks gives.

use crate::{
    event::{RoundEntry, RoundNumber, Tpn},
    formats::trf::Trf,
    pairing::{
        System,
        keizer::{Preset, Ranking},
        knock_out::Cup,
    },
    tiebreak::{
        Code, Objection, ReadTwice, Regulations, Remaining, StandardPoints, TieBreak,
        TieBreakError,
        check::{Difference, DifferenceKind, Written, check},
        standard_points_read_twice, standings_after,
    },
};

use super::order_of;

/// A tie-break of the report that is not known, so its standings are not compared.
#[derive(Clone, Debug)]
pub struct UnknownTieBreak {
    /// The records, one of which contains it.
    pub records: &'static [&'static str],
    /// The problem with it.
    pub error: TieBreakError,
}

/// The result for the standings.
#[derive(Clone, Debug)]
pub struct Places {
    /// The round after which they are compared: the last with all results.
    pub after: u8,
    /// The tie-breaks of the ranking.
    pub list: Vec<TieBreak>,
    /// Players whose points or place differ, in the order of the right ranking.
    pub differences: Vec<Difference>,
    /// Rounds for which the two readings of STD differ.
    pub read_twice: Vec<ReadTwice>,
    /// Whether the places of the report follow the other reading of STD.
    pub follows_other: bool,
    /// Tie-breaks of the list that C.07 objects to.
    pub objections: Vec<(TieBreak, Objection)>,
}

impl Places {
    /// Whether the list has a tie-break with this code.
    #[must_use]
    pub fn has(&self, code: Code) -> bool {
        self.list.iter().any(|tie_break| tie_break.code() == code)
    }
}

/// Compares the points and places.
pub(super) fn compare(report: &Trf) -> Result<Places, UnknownTieBreak> {
    let header = &report.header;
    let order = order_of(header).map_err(|(records, error)| UnknownTieBreak { records, error })?;
    let regulations = header.regulations();
    let written: Vec<Written> = report
        .players
        .iter()
        .map(|player| Written {
            points: player.points,
            place: player.rank.map(usize::from),
        })
        .collect();
    let after = rounds_known(report);
    let table = header.paired_as().system.counted(&report.table);
    let mut differences = check(&table, after, &order, &regulations, &written);
    // A knock-out may be ranked by its bracket, as here, or by points; another event by its own rules, as clubs do.
    if !differences.is_empty() && follows_other(report, after, &order.list, &regulations) {
        differences.retain(|one| !matches!(one.kind, DifferenceKind::Place { .. }));
    }
    let mut places = Places {
        after,
        objections: order
            .list
            .iter()
            .filter_map(|tie_break| {
                let objection = Objection::to(*tie_break, &table, &regulations)?;
                Some((*tie_break, objection))
            })
            .collect(),
        list: order.list.clone(),
        differences,
        read_twice: Vec::new(),
        follows_other: false,
    };
    if places.has(Code::StandardPoints) {
        let other = regulations.with_standard_points(StandardPoints::AgainstDraw);
        places.follows_other = !places.differences.is_empty()
            && check(&table, after, &order, &other, &written).is_empty();
        places.read_twice = standard_points_read_twice(&table, after, &regulations);
    }
    Ok(places)
}

/// Whether the places are those of a knock-out's bracket, or for a Swiss with its own rules those of the Keizer system
/// with a preset.
fn follows_other(report: &Trf, after: u8, list: &[TieBreak], regulations: &Regulations) -> bool {
    let table = &report.table;
    let follows = |first: &[i64]| follows(report, first, after, list, regulations);
    match report.header.paired_as().system {
        System::KnockOut => Cup::of(table)
            .bracket(table)
            .is_ok_and(|bracket| follows(&bracket.ranks(table.participants().len()))),
        System::CustomSwiss => Preset::ALL.iter().any(|preset| {
            let ranking = Ranking::after(table, after, &preset.parameters());
            follows(&ranking.before_points())
        }),
        _ => false,
    }
}

/// Whether the places follow from these numbers before the points. Players who are tied at the end may share the first
/// of their places or have one each.
fn follows(
    report: &Trf,
    first: &[i64],
    after: u8,
    list: &[TieBreak],
    regulations: &Regulations,
) -> bool {
    let table = &report.table;
    let regulations = regulations.with_remaining(Remaining::Shared);
    let standings = standings_after(first, table, after, list, &regulations);
    standings.chunk_by(|a, b| a.place == b.place).all(|tied| {
        tied.iter().all(|standing| {
            let player = report.players.get(standing.tpn.index());
            let places = standing.place..standing.place + tied.len();
            let written = player.and_then(|player| player.rank).map(usize::from);
            written.is_some_and(|written| places.contains(&written))
        })
    })
}

/// Number of rounds before the first one with a missing result.
fn rounds_known(report: &Trf) -> u8 {
    let pending = |round: u8| {
        RoundNumber::new(round).is_some_and(|round| {
            let players = 0..report.players.len();
            players.filter_map(Tpn::from_index).any(|tpn| {
                matches!(
                    report.table.entry(tpn, round),
                    Some(RoundEntry::Pending { .. })
                )
            })
        })
    };
    let completed = report.rounds_completed();
    (1..=completed)
        .find(|round| pending(*round))
        .map_or(completed, |round| round - 1)
}
