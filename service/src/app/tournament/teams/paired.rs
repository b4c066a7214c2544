//! The pairing of a round: which teams meet, and their first line-ups.

use crate::{
    app::{AppError, Refusal},
    event::{RoundNumber, Tpn},
    pairing::{Pair, team_swiss},
    store::{
        Conn,
        rows::{self, entries::EntryRow, pairings::NewPairing, team_matches::NewMatch},
    },
};

use super::{
    super::loaded::{Loaded, broken},
    TeamRefusal,
    setup::event,
    stored::{Teams, games},
};

/// The pairs of teams, and the team that does not play, if any.
type Paired = (Vec<Pair>, Option<Tpn>);

/// A match of a planned round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app::tournament) struct Planned {
    first: i32,
    /// The other team; `None` for the pairing-allocated bye, and for the free team of a round robin.
    second: Option<i32>,
    chairs: Vec<[Option<i32>; 2]>,
}

/// Whether a player can sit at a board in `round`: marked as present (if the check-in is used), not withdrawn, without a bye,
/// and entered for this round.
pub(super) fn is_there(loaded: &Loaded, entry: &EntryRow, round: i32) -> bool {
    let uses_check_in = loaded.entries.iter().any(|entry| entry.checked_in);
    let mut byes = loaded.byes.iter();
    entry.first_round <= round
        && entry.withdrawn_after.is_none_or(|last| round <= last)
        && (entry.checked_in || !uses_check_in)
        && !byes.any(|bye| bye.entry_id == entry.id && bye.round == round)
}

/// The line-up of a team unless an arbiter changes it: the players whom its captain handed in and who can play; otherwise the
/// first members who can play, in the order of the boards.
pub(super) fn usual_line_up(
    loaded: &Loaded,
    stored: &Teams,
    team: i32,
    round: i32,
) -> Result<Vec<Option<i32>>, AppError> {
    let boards = stored.colours()?.boards();
    let is_there = |entry: &i32| {
        let entry = loaded.entry(*entry);
        entry.is_some_and(|entry| is_there(loaded, entry, round))
    };
    let members = stored.members_of(team);
    let handed = stored.handed_in(team, round).into_iter();
    let mut there: Vec<i32> = handed
        .filter(|entry| members.contains(entry) && is_there(entry))
        .collect();
    if there.is_empty() {
        there = members.into_iter().filter(is_there).collect();
    }
    let mut chairs: Vec<Option<i32>> = there.into_iter().take(boards).map(Some).collect();
    if chairs.is_empty() {
        let name = stored.team(team).map(|team| team.name.clone());
        let team = name.unwrap_or_default();
        return Err(Refusal::Team(TeamRefusal::NobodyThere { team }).into());
    }
    chairs.resize(boards, None);
    Ok(chairs)
}

/// Pairs a round, by the Swiss Team System or by the Berger tables.
///
/// # Errors
/// Fewer than two teams; a team with nobody who can play; no pairing is possible.
pub(in crate::app::tournament) fn plan(
    loaded: &Loaded,
    stored: &Teams,
    round: RoundNumber,
) -> Result<Vec<Planned>, AppError> {
    let number = i32::from(round.get());
    let (pairs, free) = match loaded.course.is_schedule() {
        true => scheduled(loaded, stored, round)?,
        false => by_results(loaded, stored, round)?,
    };
    let id = |team: Tpn| {
        let team = stored.teams.get(team.index());
        team.map(|team| team.id).ok_or_else(|| broken(team))
    };
    let mut planned = Vec::new();
    for pair in &pairs {
        let (first, second) = (id(pair.white)?, id(pair.black)?);
        let one = usual_line_up(loaded, stored, first, number)?;
        let other = usual_line_up(loaded, stored, second, number)?;
        let chairs = one.into_iter().zip(other);
        planned.push(Planned {
            first,
            second: Some(second),
            chairs: chairs.map(|(one, other)| [one, other]).collect(),
        });
    }
    if let Some(free) = free {
        planned.push(Planned {
            first: id(free)?,
            second: None,
            chairs: Vec::new(),
        });
    }
    Ok(planned)
}

/// The pairing of a round by the Swiss Team System.
fn by_results(loaded: &Loaded, stored: &Teams, round: RoundNumber) -> Result<Paired, AppError> {
    let number = i32::from(round.get());
    let there = stored
        .teams
        .iter()
        .filter(|team| !stored.is_out(team, number));
    if there.count() < 2 {
        return Err(Refusal::Team(TeamRefusal::TooFew).into());
    }
    let found = team_swiss::pair(&event(loaded, stored)?, round);
    let found = found.map_err(|_| Refusal::NoPairing { round: number })?;
    Ok((found.pairs, found.bye))
}

/// The pairing of a round of a round robin.
fn scheduled(loaded: &Loaded, stored: &Teams, round: RoundNumber) -> Result<Paired, AppError> {
    let teams = u16::try_from(stored.teams.len()).unwrap_or(u16::MAX);
    let found = loaded.tournament.rules.schedule().round(teams, round);
    let number = i32::from(round.get());
    let found = found.ok_or(Refusal::NoPairing { round: number })?;
    // By the Berger tables, at most one team is free.
    Ok((found.pairing.pairs, found.free.first().copied()))
}

/// The games of a planned round: number of White's entry, number of Black's entry.
pub(in crate::app::tournament) fn pairs(
    stored: &Teams,
    planned: &[Planned],
) -> Result<Vec<(i32, i32)>, AppError> {
    let colours = stored.colours()?;
    let games = (1..)
        .zip(planned)
        .flat_map(|(number, one)| games(number, &colours, &one.chairs));
    Ok(games.map(|(_, white, black)| (white, black)).collect())
}

/// Stores the matches of a round with their games.
pub(in crate::app::tournament) fn write(
    conn: &mut Conn,
    stored: &Teams,
    round: i32,
    planned: &[Planned],
) -> Result<(), AppError> {
    let (tournament, colours) = (stored.rules.tournament_id, stored.colours()?);
    let mut rows = Vec::new();
    for (number, one) in (1..).zip(planned) {
        let new = NewMatch {
            tournament_id: tournament,
            round_id: round,
            number,
            first_team_id: one.first,
            second_team_id: one.second,
            version: 1,
        };
        let id = rows::team_matches::insert(conn, &new)?;
        rows::team_matches::set_chairs(conn, tournament, id, &one.chairs)?;
        rows.extend(
            games(number, &colours, &one.chairs)
                .into_iter()
                .map(|game| new_game(tournament, round, game)),
        );
    }
    Ok(rows::pairings::insert_all(conn, &rows)?)
}

/// A game without a result: its board, White and Black.
pub(super) const fn new_game(
    tournament: i32,
    round: i32,
    (board, white, black): (i32, i32, i32),
) -> NewPairing<'static> {
    NewPairing {
        tournament_id: tournament,
        round_id: round,
        board,
        white_entry_id: white,
        black_entry_id: black,
        result: None,
        result_by: None,
        result_at: None,
        version: 1,
        goes_on_entry_id: None,
    }
}

/// What a draft of a team event was made from, in addition to what counts in an event of players: teams with their members, the
/// absent teams, the rules with penalties and byes, and the chairs of earlier rounds.
///
/// # Errors
/// The stored tournament contradicts itself.
pub(in crate::app::tournament) fn basis(
    loaded: &Loaded,
    stored: &Teams,
) -> Result<[Vec<String>; 4], AppError> {
    let teams = stored.teams.iter().map(|team| {
        format!(
            "team {} {} {:?}",
            team.id,
            team.number,
            stored.members_of(team.id)
        )
    });
    let away = stored.teams.iter().filter(|team| team.is_away);
    let rules = &stored.rules;
    let rules = vec![
        super::input::swiss_rules(rules).code(),
        rules.boards.clone(),
        format!(
            "{} {} {}",
            rules.match_win, rules.match_draw, rules.match_loss
        ),
        format!("apart {:?}", super::apart::forbidden(loaded, stored)),
        format!("virtual {:?}", loaded.acceleration_list()?),
    ];
    let published = i32::from(loaded.published());
    let played = loaded.rounds.iter().filter(|row| row.number <= published);
    let played = played.flat_map(|row| {
        stored.matches_of(row.id).map(move |one| {
            let chairs = stored.chairs_of(one.id);
            let (number, first, second) = (row.number, one.first_team_id, one.second_team_id);
            format!("match {number} {first} {second:?} {chairs:?}")
        })
    });
    let penalties = stored.penalties.iter().filter(|row| row.round <= published);
    let penalties = penalties.map(|row| {
        let (team, points) = (row.team_id, [row.match_points, row.game_points]);
        let sign = if row.is_given { "+" } else { "-" };
        format!("penalty {team} {} {sign}{points:?}", row.round)
    });
    let byes = stored.byes.iter().filter(|bye| bye.round <= published + 1);
    let byes = byes.map(|bye| format!("bye {} {} {}", bye.team_id, bye.round, bye.kind.code()));
    let away = away.map(|team| format!("away {}", team.id));
    Ok([
        played.chain(penalties).collect(),
        teams.collect(),
        away.chain(byes).collect(),
        rules,
    ])
}
