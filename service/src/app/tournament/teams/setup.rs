//! Translates a stored team event into the setup and the table that pairing and tie-breaks use.

use std::collections::HashMap;

use crate::{
    app::AppError,
    event::{
        BoardResult, Bye, Colour, MatchBoard, Points, RoundNumber, Team, TeamBye, TeamMatch,
        TeamPenalty, TeamRound, TeamScore, TeamSetup, TeamTable, Tpn,
    },
    pairing::{round_robin::annulled_teams, team_swiss::TeamEvent},
    store::rows::{pairings::PairingRow, rounds::RoundRow},
};

use super::{
    super::loaded::{Loaded, broken},
    apart::forbidden,
    input::swiss_rules,
    stored::{Teams, board_of_round},
};

/// Numbers of teams and players in the setup: their positions in what is stored.
struct Numbers<'a> {
    teams: HashMap<i32, Tpn>,
    players: HashMap<i32, Tpn>,
    stored: &'a Teams,
}

impl<'a> Numbers<'a> {
    fn of(loaded: &Loaded, stored: &'a Teams) -> Self {
        let teams = stored.teams.iter().enumerate();
        let teams = teams.filter_map(|(index, team)| Some((team.id, Tpn::from_index(index)?)));
        let players = loaded.entries.iter().enumerate();
        let players =
            players.filter_map(|(index, entry)| Some((entry.id, Tpn::from_index(index)?)));
        Self {
            teams: teams.collect(),
            players: players.collect(),
            stored,
        }
    }

    fn team(&self, id: i32) -> Result<Tpn, AppError> {
        self.teams
            .get(&id)
            .copied()
            .ok_or_else(|| broken(("team", id)))
    }
}

/// The event with its first `rounds` published rounds. With `next`, absent teams have a bye in the round after them.
///
/// # Errors
/// The stored tournament contradicts itself.
pub(in crate::app) fn setup(
    loaded: &Loaded,
    stored: &Teams,
    rounds: u8,
    next: bool,
) -> Result<TeamSetup, AppError> {
    let numbers = Numbers::of(loaded, stored);
    let (colours, games, matches) = (stored.colours()?, loaded.scoring(), stored.scoring()?);
    let teams = stored.teams.iter().map(|team| {
        let members = stored.members_of(team.id);
        let members = members
            .iter()
            .filter_map(|entry| numbers.players.get(entry));
        Team {
            name: team.name.clone(),
            nickname: team.short_name.clone(),
            members: members.copied().collect(),
        }
    });
    let played = loaded.rounds.iter();
    let played = played.filter(|row| row.number <= i32::from(rounds));
    let played: Vec<TeamRound> = played
        .map(|row| round(loaded, &numbers, row))
        .collect::<Result<_, AppError>>()?;
    let due = i32::from(rounds) + 1;
    let out = stored
        .teams
        .iter()
        .filter(|team| next && stored.is_out(team, due));
    let out = out.map(|team| {
        Ok(TeamBye {
            team: numbers.team(team.id)?,
            bye: stored.bye_of(team.id, due).unwrap_or(Bye::ZeroPoint),
        })
    });
    let penalties = stored.penalties.iter().map(|row| {
        let round = u8::try_from(row.round).ok().and_then(RoundNumber::new);
        let off = |halves: i32| Points::from_halves(if row.is_given { -halves } else { halves });
        Ok(TeamPenalty {
            team: numbers.team(row.team_id)?,
            round: round.ok_or_else(|| broken(("penalty of round", row.round)))?,
            score: TeamScore {
                match_points: off(row.match_points),
                game_points: off(row.game_points),
            },
        })
    });
    Ok(TeamSetup {
        teams: teams.collect(),
        rounds_planned: loaded.planned(),
        bye: TeamSetup::usual_bye(&colours, &games, &matches),
        boards: colours,
        games,
        matches,
        rounds: played,
        next_byes: out.collect::<Result<_, AppError>>()?,
        penalties: penalties.collect::<Result<_, AppError>>()?,
    })
}

fn round(loaded: &Loaded, numbers: &Numbers<'_>, row: &RoundRow) -> Result<TeamRound, AppError> {
    let colours = numbers.stored.colours()?;
    let games: HashMap<i32, &PairingRow> = loaded
        .pairings_of(row.id)
        .map(|pairing| (pairing.board, pairing))
        .collect();
    let mut made = TeamRound::default();
    for one in numbers.stored.matches_of(row.id) {
        let white = numbers.team(one.first_team_id)?;
        let Some(second) = one.second_team_id else {
            // A team that is free in a round robin has no bye and gets no points.
            if loaded.course.is_schedule() {
                continue;
            }
            made.byes.push(TeamBye {
                team: white,
                bye: Bye::PairingAllocated,
            });
            continue;
        };
        let chairs = numbers.stored.chairs_of(one.id);
        let boards = chairs.iter().enumerate().map(|(index, [first, second])| {
            let board = board_of_round(one.number, colours.boards(), index + 1);
            let colour = colours.colour(index);
            let player = |entry: &Option<i32>| numbers.players.get(&(*entry)?).copied();
            MatchBoard {
                of_white: player(first),
                of_black: player(second),
                colour,
                result: result(colour, [*first, *second], games.get(&board).copied()),
            }
        });
        made.matches.push(TeamMatch {
            white,
            black: numbers.team(second)?,
            boards: boards.collect(),
            forfeit: None,
        });
    }
    let byes = numbers.stored.byes.iter();
    for bye in byes.filter(|bye| bye.round == row.number) {
        let team = numbers.team(bye.team_id)?;
        let mut matches = made.matches.iter();
        if !matches.any(|one| one.white == team || one.black == team) {
            let bye = bye.kind;
            made.byes.push(TeamBye { team, bye });
        }
    }
    Ok(made)
}

/// The result of a board: that of its game, or the forfeit that an empty chair makes.
pub(super) fn result(
    colour: Colour,
    chairs: [Option<i32>; 2],
    game: Option<&PairingRow>,
) -> Option<BoardResult> {
    let alone = |colour| match colour {
        Colour::White => BoardResult::WhiteWinsByForfeit,
        Colour::Black => BoardResult::BlackWinsByForfeit,
    };
    match chairs {
        [Some(_), Some(_)] => game.and_then(|game| game.result),
        [Some(_), None] => Some(alone(colour)),
        [None, Some(_)] => Some(alone(!colour)),
        [None, None] => Some(BoardResult::DoubleForfeit),
    }
}

/// The table of the teams after `rounds` published rounds; `next` as in [`setup`].
///
/// # Errors
/// The stored tournament contradicts itself.
pub(in crate::app) fn table(
    loaded: &Loaded,
    stored: &Teams,
    rounds: u8,
    next: bool,
) -> Result<TeamTable, AppError> {
    let mut table = TeamTable::new(&setup(loaded, stored, rounds, next)?).map_err(broken)?;
    table.initial_colour = loaded.initial_colour();
    table.annulled = annulled(loaded, stored)?;
    table.forbidden = forbidden(loaded, stored);
    table.accelerations = loaded.acceleration_list()?;
    Ok(table)
}

/// Teams that left a round robin, by pairing number; empty in a Swiss.
pub(in crate::app) fn left(loaded: &Loaded, stored: &Teams) -> Vec<Tpn> {
    if !loaded.course.is_schedule() || loaded.published() == 0 {
        return Vec::new();
    }
    let teams = stored.teams.iter().enumerate();
    teams
        .filter(|(_, team)| team.is_away)
        .filter_map(|(index, _)| Tpn::from_index(index))
        .collect()
}

/// Teams that left and had played less than half of their matches.
fn annulled(loaded: &Loaded, stored: &Teams) -> Result<Vec<Tpn>, AppError> {
    let left = left(loaded, stored);
    if left.is_empty() {
        return Ok(left);
    }
    let whole = setup(loaded, stored, loaded.published(), false)?;
    let whole = TeamTable::new(&whole).map_err(broken)?;
    Ok(annulled_teams(&whole, &left))
}

/// What the next round is paired from.
pub(super) fn event(loaded: &Loaded, stored: &Teams) -> Result<TeamEvent, AppError> {
    Ok(TeamEvent {
        table: table(loaded, stored, loaded.published(), true)?,
        rules: swiss_rules(&stored.rules),
    })
}
