//! Whether a team event still agrees with the report from which it was made.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    app::AppError,
    event::{
        BoardResult, Colour, Forbidden, MatchForfeit, RoundNumber, TeamMatch, TeamPenalty,
        TeamScore, TeamSetup, Tpn,
    },
    formats::trf::TeamReport,
};

use super::{
    super::{super::loaded::Loaded, setup},
    reported::pairs,
};

/// Whether teams, members, line-ups and results of the published rounds are still those of the report. If so, the report's own
/// lines about teams can be used again.
///
/// # Errors
/// The stored tournament contradicts itself.
pub(in crate::app) fn stands(loaded: &Loaded, report: &TeamReport) -> Result<bool, AppError> {
    let Some(stored) = loaded.teams.as_deref() else {
        return Ok(false);
    };
    let published = loaded.published();
    let next = published < loaded.planned();
    let now = setup::setup(loaded, stored, published, next)?;
    let same_left = setup::left(loaded, stored) == report.left();
    let table = setup::table(loaded, stored, published, next)?;
    let same_limits = meetings_barred(&table.forbidden) == meetings_barred(&report.table.forbidden)
        && table.accelerations == report.table.accelerations;
    Ok(same_left && same_limits && plain(&now) == plain(&report.setup))
}

/// Pairs of teams that must not meet, with the round.
fn meetings_barred(forbidden: &[Forbidden]) -> BTreeSet<(Tpn, Tpn, u8)> {
    let barred = pairs(forbidden).flat_map(|(group, [first, second])| {
        let rounds = group.first.get()..=group.last.get();
        rounds.map(move |round| (first.min(second), first.max(second), round))
    });
    barred.collect()
}

/// A setup in normal form, so that two can be compared: matches in the order of their first teams, without empty boards.
fn plain(setup: &TeamSetup) -> TeamSetup {
    let mut plain = setup.clone();
    plain.next_byes.sort_by_key(|bye| bye.team);
    plain.penalties = points_off(&setup.penalties);
    for round in &mut plain.rounds {
        round.matches.sort_by_key(|one| one.white);
        round.byes.sort_by_key(|bye| bye.team);
        for one in &mut round.matches {
            forget_boards_of_forfeit(one);
            one.boards
                .retain(|board| board.of_white.is_some() || board.of_black.is_some());
            for board in &mut one.boards {
                board.result = board
                    .result
                    .filter(|result| *result != BoardResult::Adjourned);
            }
        }
    }
    plain
}

/// Sum of the points taken off each team from each round on, however many entries they come from.
fn points_off(penalties: &[TeamPenalty]) -> Vec<TeamPenalty> {
    let mut sums: BTreeMap<(Tpn, RoundNumber), TeamScore> = BTreeMap::new();
    for one in penalties {
        let sum = sums.entry((one.team, one.round)).or_default();
        *sum = *sum + one.score;
    }
    sums.retain(|_, score| *score != TeamScore::ZERO);
    let of = |((team, round), score)| TeamPenalty { team, round, score };
    sums.into_iter().map(of).collect()
}

/// Reduces a match without a game to the team that came.
fn forget_boards_of_forfeit(one: &mut TeamMatch) {
    let mut results = one.boards.iter().map(|board| board.result);
    if !results.all(|result| result.is_some_and(BoardResult::is_forfeit)) {
        return;
    }
    let wins = |white: bool| {
        one.boards.iter().any(|board| match board.result {
            Some(BoardResult::WhiteWinsByForfeit) => (board.colour == Colour::White) == white,
            Some(BoardResult::BlackWinsByForfeit) => (board.colour == Colour::Black) == white,
            _ => false,
        })
    };
    let forfeit = match (one.forfeit, wins(true), wins(false)) {
        (Some(told), ..) => told,
        (None, true, false) => MatchForfeit::WhiteCame,
        (None, false, true) => MatchForfeit::BlackCame,
        (None, false, false) => MatchForfeit::NobodyCame,
        // Each team won some boards, so the boards themselves must stay.
        (None, true, true) => return,
    };
    one.forfeit = Some(forfeit);
    one.boards.clear();
}
