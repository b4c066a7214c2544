//! The choices for a round robin, and its rules in a tournament: the schedule is stored as a whole, and a player who leaves loses
//! the remaining games.

use crate::{
    app::{AppError, Refusal},
    event::{BoardResult, RoundNumber},
    pairing::{
        Engine, System,
        round_robin::{Numbering, after_leaving, envelopes},
    },
    store::{
        Conn,
        rows::{self, pairings::PairingRow, tournament_rules::RulesRow},
    },
};

use super::{Loaded, loaded::course_of, numbering, sides, teams::TeamRefusal};

/// The round robins on offer: code, and how often any two players meet.
pub const ROUND_ROBINS: [(&str, u8); 4] = [
    ("round-robin", 1),
    ("double-round-robin", 2),
    ("round-robin-3", 3),
    ("round-robin-4", 4),
];

/// Matches of two sides of players, in which everybody meets everybody of the other side: code, and how often.
pub const SCHEVENINGENS: [(&str, u8); 2] = [("scheveningen", 1), ("double-scheveningen", 2)];

/// Systems with more than two sides of players. The number of sides is a further setting.
pub const SYSTEMS_OF_SIDES: [System; 3] = [System::Schiller, System::Hutton, System::Molter];

/// Round robins of teams: code, and number of cycles. In a double one each team is at home once.
pub const TEAM_ROUND_ROBINS: [(&str, u8); 2] =
    [("team-round-robin", 1), ("double-team-round-robin", 2)];

/// The system chosen by a code of [`ROUND_ROBINS`], [`SCHEVENINGENS`], [`SYSTEMS_OF_SIDES`] or [`TEAM_ROUND_ROBINS`], and how
/// often any two players meet.
pub(super) fn chosen(code: &str) -> Option<(System, u8)> {
    let mut of_teams = TEAM_ROUND_ROBINS.iter();
    if let Some((_, cycles)) = of_teams.find(|(name, _)| *name == code) {
        return Some((System::TeamRoundRobin, *cycles));
    }
    let mut of_sides = SCHEVENINGENS.iter();
    if let Some((_, cycles)) = of_sides.find(|(name, _)| *name == code) {
        return Some((System::Scheveningen, *cycles));
    }
    let mut of_more = SYSTEMS_OF_SIDES.into_iter();
    if let Some(system) = of_more.find(|system| system.code() == code) {
        return Some((system, 1));
    }
    let mut of_players = ROUND_ROBINS.iter();
    let (_, cycles) = of_players.find(|(name, _)| *name == code)?;
    Some(match cycles {
        2 => (System::DoubleRoundRobin, *cycles),
        _ => (System::RoundRobin, *cycles),
    })
}

/// The code with which the form offers this round robin; `None` if it does not.
pub(super) fn code_of(rules: &RulesRow) -> Option<&'static str> {
    let all: &[(&str, u8)] = match rules.pairing_system {
        System::RoundRobin | System::DoubleRoundRobin => &ROUND_ROBINS,
        System::Scheveningen => &SCHEVENINGENS,
        System::TeamRoundRobin => &TEAM_ROUND_ROBINS,
        _ => return None,
    };
    all.iter()
        .find(|(_, cycles)| i32::from(*cycles) == rules.cycles)
        .map(|(code, _)| *code)
}

/// Prepares a copy of the tournament for its schedule: sets the number of rounds.
///
/// # Errors
/// Too few or too many players or teams for a table, or for restricted lots; players who cannot be divided into the required
/// number of equal sides.
pub(super) fn plan(loaded: &mut Loaded) -> Result<(), AppError> {
    if !loaded.course.is_schedule() {
        return Ok(());
    }
    if loaded.published() > 0 {
        return Ok(());
    }
    let (schedule, players) = match &loaded.teams {
        Some(stored) => (loaded.tournament.rules.schedule(), stored.teams.len()),
        None => {
            let Engine::RoundRobin(schedule) = loaded.engine()? else {
                return Ok(());
            };
            (schedule, numbering::players(loaded).count())
        }
    };
    let players = u16::try_from(players).unwrap_or(u16::MAX);
    if players < 2 {
        return Err(match loaded.teams {
            Some(_) => Refusal::Team(TeamRefusal::TooFew),
            None => Refusal::TooFewPlayers,
        }
        .into());
    }
    if let Some(sides) = schedule.table().sides() {
        let players: Vec<_> = numbering::players(loaded).collect();
        sides::require(loaded, &players, sides)?;
    }
    let rounds = schedule.fits(players).map_err(Refusal::NoTable)?;
    let restricted = loaded.tournament.rules.numbering == Numbering::RestrictedLots;
    if restricted && loaded.teams.is_none() && envelopes(players).is_none() {
        return Err(Refusal::NoEnvelopes { players }.into());
    }
    loaded.tournament.rounds_planned = rounds.get().into();
    loaded.course = course_of(&loaded.tournament, &loaded.rounds)?;
    Ok(())
}

/// The round, and the later rounds that are made together with it: in a schedule all, in a match of two games the second.
pub(super) fn rounds_from(loaded: &Loaded, round: RoundNumber) -> Vec<RoundNumber> {
    let last = *loaded.course.together(round.get()).end();
    (round.get()..=last).filter_map(RoundNumber::new).collect()
}

/// Refuses an entry once a schedule or a bracket is published, because it has no place for another player. Teams may take
/// reserves.
///
/// # Errors
/// [`Refusal::ScheduleFixed`], [`Refusal::BracketFixed`].
pub(super) fn require_open(loaded: &Loaded) -> Result<(), AppError> {
    if loaded.is_schedule_of_players() && loaded.published() > 0 {
        return Err(Refusal::ScheduleFixed.into());
    }
    if loaded.is_knock_out() && loaded.published() > 0 {
        return Err(Refusal::BracketFixed.into());
    }
    Ok(())
}

/// The last round before the first game that a player leaves unplayed.
pub(super) fn last_before_open(loaded: &Loaded, entry: i32) -> i32 {
    let open = boards_of(loaded, entry).filter(|(_, row)| row.result.is_none());
    let first = open.map(|(round, _)| round).min();
    first.map_or_else(|| loaded.published().into(), |round| round - 1)
}

fn boards_of(loaded: &Loaded, entry: i32) -> impl Iterator<Item = (i32, &PairingRow)> {
    let rounds = loaded.rounds.iter();
    let boards = rounds.flat_map(move |round| {
        let boards = loaded.pairings_of(round.id);
        boards.map(move |row| (round.number, row))
    });
    boards.filter(move |(_, row)| row.white_entry_id == entry || row.black_entry_id == entry)
}

fn has_left(loaded: &Loaded, entry: i32) -> bool {
    let row = loaded.entry(entry);
    row.is_some_and(|row| row.withdrawn_after.is_some())
}

/// Gives the remaining games of a player who leaves as forfeits; if both players have left, both lose.
pub(super) fn leave(
    conn: &mut Conn,
    loaded: &Loaded,
    entry: i32,
    by: &str,
    now: chrono::NaiveDateTime,
) -> Result<(), AppError> {
    for (_, row) in boards_of(loaded, entry) {
        let [white, black] = [row.white_entry_id, row.black_entry_id]
            .map(|one| one == entry || has_left(loaded, one));
        if let Some(result) = after_leaving(row.result, white, black) {
            set(conn, row, Some(result), by, now)?;
        }
    }
    Ok(())
}

/// Reopens the games that a player lost by leaving; games against a player who left become wins.
pub(super) fn come_back(
    conn: &mut Conn,
    loaded: &Loaded,
    entry: i32,
    after: i32,
    by: &str,
    now: chrono::NaiveDateTime,
) -> Result<(), AppError> {
    for (_, row) in boards_of(loaded, entry).filter(|(round, _)| *round > after) {
        let is_white = row.white_entry_id == entry;
        let (other, lost, won) = if is_white {
            (
                row.black_entry_id,
                BoardResult::BlackWinsByForfeit,
                BoardResult::WhiteWinsByForfeit,
            )
        } else {
            (
                row.white_entry_id,
                BoardResult::WhiteWinsByForfeit,
                BoardResult::BlackWinsByForfeit,
            )
        };
        let other_left = has_left(loaded, other);
        if row.result == Some(lost) {
            set(conn, row, None, by, now)?;
        } else if row.result == Some(BoardResult::DoubleForfeit) && other_left {
            set(conn, row, Some(won), by, now)?;
        }
    }
    Ok(())
}

fn set(
    conn: &mut Conn,
    row: &PairingRow,
    result: Option<BoardResult>,
    by: &str,
    now: chrono::NaiveDateTime,
) -> Result<(), AppError> {
    let reason = rows::pairings::ReasonValues::default();
    if !rows::pairings::set_result(conn, row.id, row.version, result, reason, by, now)? {
        return Err(AppError::Stale);
    }
    Ok(())
}
