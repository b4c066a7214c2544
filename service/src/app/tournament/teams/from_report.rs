//! An event of teams out of a report: what it chooses, its teams, its matches with their boards.
//!
//! | record | becomes |
//! |---|---|
//! | 192, 202, 352, 362 | what the event chooses |
//! | 310 | teams with their members in the order of the boards |
//! | 001, 300 | matches with their chairs, and their games as boards of the round |
//! | 330 | matches at whose boards the team that came sits alone |
//! | 320 | the pairing-allocated bye |
//! | 240 | byes that teams asked for |
//! | 250 | virtual match points |
//! | 260 | teams that may not meet, two by two |
//! | 299 | points taken off and given |
//!
//! Held here is what an event of teams can be; a report that says more is taken as one of players ([`holds`]): virtual game points,
//! byes in rounds later than the next one, a bye of the pairing that is worth something else.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use chrono::NaiveDateTime;

use crate::{
    app::{Actor, AppError},
    event::{
        BoardResult, Bye, Categories, Colour, Forbidden, MatchBoard, MatchForfeit, Points,
        RoundNumber, TeamMatch, TeamPenalty, TeamRound, TeamScore, TeamSetup, Tpn,
    },
    formats::trf::TeamReport,
    pairing::{
        Accelerated, System,
        round_robin::Schedule,
        team_swiss::{self, Rules},
    },
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
    super::loaded::Loaded,
    input::{MOST_BOARDS, TeamRulesInput},
    setup,
    stored::{board_of_round, games},
};

/// Whether an event here can be what the report says of its teams.
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

/// The most pairs of teams that may not meet.
const MOST_PROHIBITIONS: usize = 5000;

/// Every two teams that may not meet.
fn pairs(forbidden: &[Forbidden]) -> impl Iterator<Item = (&Forbidden, [Tpn; 2])> {
    forbidden.iter().flat_map(|group| {
        let members = group.members.iter().enumerate();
        members.flat_map(move |(index, first)| {
            let others = group.members.iter().skip(index + 1);
            others.map(move |second| (group, [*first, *second]))
        })
    })
}

/// Whether a penalty takes off, or gives, what one can here.
fn is_small(one: &TeamPenalty) -> bool {
    let [match_points, game_points] = [one.score.match_points, one.score.game_points];
    [match_points, game_points]
        .iter()
        .all(|points| (-198..=198).contains(&points.halves()))
}

/// Whether and how the teams are accelerated.
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

/// The schedule of a round robin of teams, all of whose rounds the report has.
pub(in crate::app) fn schedule(report: &TeamReport) -> Option<Schedule> {
    let teams = u16::try_from(report.setup.teams.len()).ok()?;
    let planned = report.setup.rounds_planned;
    let is_whole = report.setup.rounds.len() == usize::from(planned);
    let coded = report.report.header.paired_as().schedule;
    coded.with_rounds(teams, planned).filter(|_| is_whole)
}

/// What the event chooses, as it would be typed.
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

/// Stores the teams of a report with its rounds, all of them published. `entries` stand in the order of its players.
///
/// # Errors
/// Storage failures; a report that is not held here.
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

/// What an arbiter decided of the teams: points taken off and given, who may not meet, virtual points, byes of the next round.
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
                // A report says no other.
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

/// The matches of a round: those of the teams that were ahead first, as they are paired.
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

/// The chairs of a match, as many as there are boards.
/// Of a match that was forfeited without boards, the first members of the team that came.
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

/// The team that came to a forfeited match, with its place in it.
const fn came_alone(one: &TeamMatch) -> Option<(Tpn, usize)> {
    match one.forfeit {
        Some(MatchForfeit::WhiteCame) => Some((one.white, 0)),
        Some(MatchForfeit::BlackCame) => Some((one.black, 1)),
        Some(MatchForfeit::NobodyCame) | None => None,
    }
}

/// The games of a match with their results; the round and the tournament are put in later.
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
        // A game without a result is under way, or adjourned.
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

/// The colour drawn by lot, as round 1 shows it: the first team's on board 1.
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

/// Whether the tournament says of its teams what the report says of them: teams, members, line-ups, results of the published
/// rounds. Then the report's own lines about teams hold.
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

/// Which two teams may not meet in which round.
fn meetings_barred(forbidden: &[Forbidden]) -> BTreeSet<(Tpn, Tpn, u8)> {
    let barred = pairs(forbidden).flat_map(|(group, [first, second])| {
        let rounds = group.first.get()..=group.last.get();
        rounds.map(move |round| (first.min(second), first.max(second), round))
    });
    barred.collect()
}

/// A setup in one form: matches by their first team, without boards at which nobody sits.
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

/// What is taken off each team from each round on, however many times it was said.
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

/// A match at which nobody played says who came, and nothing else.
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
        // Some boards were won by one team, some by the other: they say it.
        (None, true, true) => return,
    };
    one.forfeit = Some(forfeit);
    one.boards.clear();
}

/// The published rounds of a report.
pub(in crate::app) fn published(report: &TeamReport) -> u8 {
    let rounds = report.setup.rounds.len();
    RoundNumber::from_index(rounds.saturating_sub(1))
        .filter(|_| rounds > 0)
        .map_or(0, RoundNumber::get)
}
