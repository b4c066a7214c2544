//! Whether a team event here can hold what a report says.

use std::collections::HashSet;

use crate::{
    event::{Bye, MatchBoard, TeamMatch, TeamPenalty, TeamRound, TeamSetup, Tpn},
    formats::trf::TeamReport,
    pairing::System,
};

use super::{
    super::{input::MOST_BOARDS, setup},
    reported::{pairs, schedule},
};

/// Maximum number of pairs of teams that must not meet.
const MOST_PROHIBITIONS: usize = 5000;

/// Whether a team event here can hold what the report says of its teams.
pub(in crate::app) fn holds(report: &TeamReport) -> bool {
    let (setup, table) = (&report.setup, &report.table);
    let is_schedule = match report.report.header.paired_as().system {
        System::TeamSwiss => false,
        System::TeamRoundRobin => true,
        _ => return false,
    };
    let rules = match is_schedule {
        true => table.accelerations.is_empty() && setup.next_byes.is_empty(),
        false => report.event().is_ok(),
    };
    let limits = pairs(&table.forbidden).nth(MOST_PROHIBITIONS).is_none();
    let names: HashSet<&str> = setup.teams.iter().map(|team| team.name.as_str()).collect();
    let named = names.len() == setup.teams.len() && !names.contains("");
    let usual = TeamSetup::usual_bye(&setup.boards, &setup.games, &setup.matches);
    let members = setup.teams.iter().flat_map(|team| &team.members);
    let members: Vec<Tpn> = members.copied().collect();
    let once: HashSet<Tpn> = members.iter().copied().collect();
    rules
        && limits
        && named
        && once.len() == members.len()
        && setup.boards.boards() <= usize::from(MOST_BOARDS)
        && setup.penalties.iter().all(is_small)
        && setup.bye == usual
        && (!is_schedule || schedule(report).is_some())
        && setup
            .rounds
            .iter()
            .all(|round| holds_round(setup, round, is_schedule))
}

/// Whether a penalty is within the limits that apply here: 99 points taken off or given.
fn is_small(one: &TeamPenalty) -> bool {
    let [match_points, game_points] = [one.score.match_points, one.score.game_points];
    [match_points, game_points]
        .iter()
        .all(|points| (-198..=198).contains(&points.halves()))
}

fn holds_round(setup: &TeamSetup, round: &TeamRound, is_schedule: bool) -> bool {
    let byes_fit = round.byes.is_empty() || !is_schedule;
    let allocated = round.byes.iter();
    let allocated = allocated.filter(|bye| bye.bye == Bye::PairingAllocated);
    byes_fit && allocated.count() <= 1 && round.matches.iter().all(|one| holds_match(setup, one))
}

fn holds_match(setup: &TeamSetup, one: &TeamMatch) -> bool {
    let is_member = |team: Tpn, player: Option<Tpn>| {
        let team = setup.teams.get(team.index());
        player.is_none_or(|player| team.is_some_and(|team| team.members.contains(&player)))
    };
    let fits = |(index, board): (usize, &MatchBoard)| {
        let alone = setup::result(
            board.colour,
            [board.of_white, board.of_black].map(|player| player.map(|_| 0)),
            None,
        );
        let both = board.of_white.is_some() && board.of_black.is_some();
        board.colour == setup.boards.colour(index)
            && is_member(one.white, board.of_white)
            && is_member(one.black, board.of_black)
            && (both || board.result == alone)
    };
    one.boards.len() <= setup.boards.boards() && one.boards.iter().enumerate().all(fits)
}
