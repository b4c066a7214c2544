//! Storing the teams of a report: the rules of the event, its teams, its matches with their boards, and the arbiters' decisions.

use chrono::NaiveDateTime;

use crate::{
    app::{Actor, AppError},
    event::{BoardResult, Bye, Categories, MatchForfeit, Points, TeamMatch, TeamRound, Tpn},
    formats::trf::TeamReport,
    pairing::team_swiss::Rules,
    store::{
        Conn,
        rows::{
            self, pairings::NewPairing, team_matches::NewMatch, team_penalties::NewTeamPenalty,
            teams::TeamValues,
        },
    },
    tiebreak::TeamOrder,
};

use super::{
    super::{
        input::TeamRulesInput,
        stored::{board_of_round, games},
    },
    reported::pairs,
};

/// The rules of the event, as typed in the form.
fn chosen(report: &TeamReport) -> TeamRulesInput {
    let setup = &report.setup;
    let rules = report
        .event()
        .map_or_else(|_| Rules::default(), |event| event.rules);
    let primary = report.primary();
    let codes = report.report.header.tie_breaks.iter();
    let known = codes.filter(|code| {
        let code = [(*code).clone()];
        TeamOrder::parse(primary, &code).is_ok()
    });
    let codes: Vec<&str> = known.map(String::as_str).collect();
    TeamRulesInput {
        team_boards: setup.boards.to_string(),
        team_primary: primary.code().to_owned(),
        team_secondary: if rules.uses_secondary { "yes" } else { "no" }.to_owned(),
        team_preferences: rules.preferences.code().to_owned(),
        match_win: setup.matches.win().to_string(),
        match_draw: setup.matches.draw().to_string(),
        match_loss: setup.matches.loss().to_string(),
        team_tie_breaks: codes.join(","),
        ..TeamRulesInput::default()
    }
}

/// Stores the teams of a report with its rounds, all of them as published. `entries` are in the order of the report's players.
///
/// # Errors
/// Storage failures; a report that cannot be held here.
pub(in crate::app) fn insert(
    conn: &mut Conn,
    actor: &Actor,
    report: &TeamReport,
    (tournament, entries): (i32, &[i32]),
    now: NaiveDateTime,
) -> Result<(), AppError> {
    let rules = chosen(report).parse(tournament, 1, &Categories::Italy)?;
    rows::teams::set_rules(conn, &rules)?;
    let entry = |player: Tpn| entries.get(player.index()).copied();
    let (mut teams, left) = (Vec::new(), report.left());
    for (number, team) in (1..).zip(&report.setup.teams) {
        let values = TeamValues {
            tournament_id: tournament,
            name: &team.name,
            short_name: &team.nickname,
            captain: "",
            version: 1,
        };
        let id = rows::teams::insert(conn, number, &values)?;
        let members: Vec<i32> = team.members.iter().filter_map(|one| entry(*one)).collect();
        rows::teams::set_members(conn, tournament, id, &members)?;
        let tpn = u16::try_from(number).ok().and_then(Tpn::new);
        if tpn.is_some_and(|tpn| left.contains(&tpn)) {
            rows::teams::set_away(conn, id, true)?;
        }
        teams.push(id);
    }
    let team = |team: Tpn| teams.get(team.index()).copied().ok_or(AppError::NotFound);
    limits(conn, report, tournament, &team)?;
    for (number, round) in (1..).zip(&report.setup.rounds) {
        let row = rows::rounds::insert_draft(conn, tournament, number, now, None)?;
        rows::rounds::publish(conn, row, now)?;
        let mut pairings = Vec::new();
        let (matches, mut last) = (in_order(report, number, round), 0);
        for (number, one) in (1..).zip(matches) {
            last = number;
            let new = NewMatch {
                tournament_id: tournament,
                round_id: row,
                number,
                first_team_id: team(one.white)?,
                second_team_id: Some(team(one.black)?),
                version: 1,
            };
            let id = rows::team_matches::insert(conn, &new)?;
            let chairs = chairs(report, one, entries);
            rows::team_matches::set_chairs(conn, tournament, id, &chairs)?;
            pairings.extend(boards(actor, report, one, (number, &chairs), now));
        }
        for pairing in &mut pairings {
            (pairing.tournament_id, pairing.round_id) = (tournament, row);
        }
        rows::pairings::insert_all(conn, &pairings)?;
        for bye in &round.byes {
            if bye.bye != Bye::PairingAllocated {
                let which = (team(bye.team)?, number);
                rows::team_byes::set(conn, tournament, which, Some(bye.bye))?;
                continue;
            }
            last += 1;
            let new = NewMatch {
                tournament_id: tournament,
                round_id: row,
                number: last,
                first_team_id: team(bye.team)?,
                second_team_id: None,
                version: 1,
            };
            rows::team_matches::insert(conn, &new)?;
        }
    }
    Ok(())
}

/// Stores the arbiters' decisions about teams: points taken off and given, teams that must not meet, virtual points, byes of the
/// next round.
fn limits(
    conn: &mut Conn,
    report: &TeamReport,
    tournament: i32,
    team: &impl Fn(Tpn) -> Result<i32, AppError>,
) -> Result<(), AppError> {
    let (setup, table) = (&report.setup, &report.table);
    for one in &setup.penalties {
        let [match_points, game_points] = [one.score.match_points, one.score.game_points];
        for is_given in [false, true] {
            let part = |points: Points| {
                let halves = if is_given {
                    -points.halves()
                } else {
                    points.halves()
                };
                halves.max(0)
            };
            let new = NewTeamPenalty {
                tournament_id: tournament,
                team_id: team(one.team)?,
                round: one.round.get().into(),
                match_points: part(match_points),
                game_points: part(game_points),
                // The report holds no other reason.
                reason: "TRF 299",
                is_given,
            };
            if (new.match_points, new.game_points) != (0, 0) {
                rows::team_penalties::insert(conn, new)?;
            }
        }
    }
    for (group, [first, second]) in pairs(&table.forbidden) {
        let rounds = (group.first.get().into(), group.last.get().into());
        let teams = [team(first)?, team(second)?];
        rows::forbidden_teams::forbid(conn, tournament, teams, rounds)?;
    }
    for given in &table.accelerations {
        rows::prohibitions::accelerate(
            conn,
            tournament,
            (given.first.get().into(), given.last.get().into()),
            (
                given.first_round.get().into(),
                given.last_round.get().into(),
            ),
            given.points.halves(),
        )?;
    }
    let next = i32::try_from(setup.rounds.len())
        .unwrap_or(i32::MAX)
        .saturating_add(1);
    for bye in &setup.next_byes {
        rows::team_byes::set(conn, tournament, (team(bye.team)?, next), Some(bye.bye))?;
    }
    Ok(())
}

/// The matches of a round in the order of the scores before it, as pairing orders them: the match with the leading team first.
fn in_order<'a>(report: &TeamReport, number: i32, round: &'a TeamRound) -> Vec<&'a TeamMatch> {
    let before = u8::try_from(number - 1).unwrap_or_default();
    let primary = report.primary();
    let of = |team: Tpn| report.table.score_after(team, before).of(primary);
    let mut matches: Vec<&TeamMatch> = round.matches.iter().collect();
    matches.sort_by_key(|one| {
        let (white, black) = (of(one.white), of(one.black));
        let ahead = white.max(black);
        let both = white.min(black);
        (std::cmp::Reverse((ahead, both)), one.white.min(one.black))
    });
    matches
}

/// The chairs of a match, as many as there are boards. If a match was forfeited and has no boards, the first members of the team
/// that came sit there.
fn chairs(report: &TeamReport, one: &TeamMatch, entries: &[i32]) -> Vec<[Option<i32>; 2]> {
    let entry = |player: Option<Tpn>| entries.get(player?.index()).copied();
    let count = report.setup.boards.boards();
    let boards = one.boards.iter();
    let mut chairs: Vec<[Option<i32>; 2]> = boards
        .map(|board| [entry(board.of_white), entry(board.of_black)])
        .collect();
    if chairs.is_empty()
        && let Some((team, side)) = came_alone(one)
    {
        let team = report.setup.teams.get(team.index());
        let members = team.into_iter().flat_map(|team| &team.members);
        chairs.extend(members.take(count).map(|member| {
            let mut chairs = [None; 2];
            if let Some(chair) = chairs.get_mut(side) {
                *chair = entry(Some(*member));
            }
            chairs
        }));
    }
    chairs.resize(count, [None; 2]);
    chairs
}

/// The team that came to a forfeited match, with its index in the match; `None` if nobody came, or nothing was forfeited.
const fn came_alone(one: &TeamMatch) -> Option<(Tpn, usize)> {
    match one.forfeit {
        Some(MatchForfeit::WhiteCame) => Some((one.white, 0)),
        Some(MatchForfeit::BlackCame) => Some((one.black, 1)),
        Some(MatchForfeit::NobodyCame) | None => None,
    }
}

/// The games of a match with their results. The caller fills in the round and the tournament.
fn boards<'a>(
    actor: &'a Actor,
    report: &TeamReport,
    one: &TeamMatch,
    (number, chairs): (i32, &[[Option<i32>; 2]]),
    now: NaiveDateTime,
) -> Vec<NewPairing<'a>> {
    let count = report.setup.boards.boards();
    let result = |board: i32| {
        let mut boards = one.boards.iter().enumerate();
        let found = boards.find(|(index, _)| board_of_round(number, count, index + 1) == board);
        // A game without a result is still being played, or is adjourned.
        let result = found.and_then(|(_, board)| board.result);
        result.filter(|result| *result != BoardResult::Adjourned)
    };
    let games = games(number, &report.setup.boards, chairs).into_iter();
    let games = games.map(|(board, white, black)| {
        let result = result(board);
        NewPairing {
            tournament_id: 0,
            round_id: 0,
            board,
            white_entry_id: white,
            black_entry_id: black,
            result: result.map(Into::into),
            result_by: result.map(|_| actor.name()),
            result_at: result.map(|_| now),
            version: if result.is_none() { 1 } else { 2 },
            goes_on_entry_id: None,
        }
    });
    games.collect()
}
