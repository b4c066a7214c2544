//! What a report says of a team event as a whole: its schedule, rounds, first colour, acceleration, and which teams must not
//! meet.

use crate::{
    event::{Colour, Forbidden, RoundNumber, Tpn},
    formats::trf::TeamReport,
    pairing::{Accelerated, round_robin::Schedule, team_swiss},
};

/// The schedule of a round robin of teams; `None` unless the report has all its rounds.
pub(in crate::app) fn schedule(report: &TeamReport) -> Option<Schedule> {
    let teams = u16::try_from(report.setup.teams.len()).ok()?;
    let planned = report.setup.rounds_planned;
    let is_whole = report.setup.rounds.len() == usize::from(planned);
    let coded = report.report.header.paired_as().schedule;
    coded.with_rounds(teams, planned).filter(|_| is_whole)
}

/// Number of rounds in a report.
pub(in crate::app) fn published(report: &TeamReport) -> u8 {
    let rounds = report.setup.rounds.len();
    RoundNumber::from_index(rounds.saturating_sub(1))
        .filter(|_| rounds > 0)
        .map_or(0, RoundNumber::get)
}

/// How the teams are accelerated: not at all, by the Baku method, or by listed virtual points.
pub(in crate::app) fn acceleration(report: &TeamReport) -> Accelerated {
    let table = &report.table;
    let Some(first) = table.accelerations.first() else {
        return Accelerated::No;
    };
    let baku = team_swiss::baku(first.last, table.rounds_planned(), table.matches());
    match baku.is_some_and(|baku| baku == table.accelerations) {
        true => Accelerated::Baku,
        false => Accelerated::Listed,
    }
}

/// The initial colour drawn by lot: as the report has it, or the colour of the first team on board 1 in round 1.
pub(in crate::app) fn initial_colour(report: &TeamReport) -> Option<Colour> {
    let drawn = report
        .table
        .initial_colour
        .or(report.report.table.initial_colour);
    drawn.or_else(|| {
        let first = Tpn::from_index(0)?;
        let round = report.setup.rounds.first()?;
        let mut matches = round.matches.iter();
        let one = matches.find(|one| one.white == first || one.black == first)?;
        Some(match one.white == first {
            true => Colour::White,
            false => Colour::Black,
        })
    })
}

/// Each pair of teams that must not meet, with the group that says so.
pub(super) fn pairs(forbidden: &[Forbidden]) -> impl Iterator<Item = (&Forbidden, [Tpn; 2])> {
    forbidden.iter().flat_map(|group| {
        let members = group.members.iter().enumerate();
        members.flat_map(move |(index, first)| {
            let others = group.members.iter().skip(index + 1);
            others.map(move |second| (group, [*first, *second]))
        })
    })
}
