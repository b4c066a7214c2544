//! Round robins of teams: the Berger tables over their numbers; the first team of a pair has White on board 1.

use super::Schedule;
use crate::{
    event::{RoundNumber, TeamTable},
    pairing::{
        Impossible,
        check::{Difference, PairedRound, difference},
        team_swiss,
    },
};

/// The rounds of a table of teams that differ from the schedule. Nobody has a bye: a free team gets nothing.
#[must_use]
pub fn check_teams(table: &TeamTable, schedule: Schedule) -> Vec<Difference> {
    let teams = u16::try_from(table.tpns().count()).unwrap_or(u16::MAX);
    let schedule = schedule
        .with_rounds(teams, table.rounds_planned())
        .unwrap_or(schedule);
    let rounds = (1..=table.rounds_paired()).filter_map(RoundNumber::new);
    rounds
        .filter_map(|round| {
            let mut stands = team_swiss::paired_round(table, round);
            stands.byes.clear();
            if stands == PairedRound::default() {
                return None;
            }
            let rounds = schedule.rounds(teams).map_or(0, RoundNumber::get);
            let expected = schedule.round(teams, round);
            let expected = expected.ok_or(Impossible::NotScheduled { rounds });
            let kind = difference(expected.map(|round| round.pairing), stands)?;
            Some(Difference { round, kind })
        })
        .collect()
}
