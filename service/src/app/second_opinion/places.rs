//! The points and places of a report compared with those that its list of tie-breaks gives.

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

/// A tie-break of the report that is not known: its standings are not compared.
#[derive(Clone, Debug)]
pub struct UnknownTieBreak {
    /// The records of which one holds it.
    pub records: &'static [&'static str],
    /// What is wrong with it.
    pub error: TieBreakError,
}

/// What came of the standings.
#[derive(Clone, Debug)]
pub struct Places {
    /// After which round: the last whose results are all there.
    pub after: u8,
    /// The tie-breaks that ranked.
    pub list: Vec<TieBreak>,
    /// Players whose points or place differ, in the order of the right ranking.
    pub differences: Vec<Difference>,
    /// Rounds of which STD says different things, as it is read.
    pub read_twice: Vec<ReadTwice>,
    /// Whether the places of the report follow the other reading of STD.
    pub follows_other: bool,
    /// What C.07 has against tie-breaks of the list.
    pub objections: Vec<(TieBreak, Objection)>,
}

impl Places {
    /// Whether the list has a tie-break with this code.
    #[must_use]
    pub fn has(&self, code: Code) -> bool {
        self.list.iter().any(|tie_break| tie_break.code() == code)
    }
}

/// Compares points and places.
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
    // A knock-out may be ranked by its bracket, as it is here, or by points; an event by its own rules as clubs do.
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

/// Whether the places of a knock-out are those of its bracket, or those of a Swiss by rules of its own the places of the Keizer system by
/// a preset.
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

/// Whether the places are those that these numbers give before the points. Those tied at the end may share the first of their places, or
/// have one each.
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

/// Rounds up to the first one of which a result is missing.
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
