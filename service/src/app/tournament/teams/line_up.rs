//! The line-ups of a match: an arbiter changes them before the round is published, or later with a reason.

use std::collections::HashMap;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal, access::Action, deed::LineUpSet,
    },
    event::RoundState,
    store::{
        Conn,
        rows::{self, pairings::PairingRow, rounds::RoundRow, team_matches::MatchRow},
    },
};

use super::{
    super::{confirmation, loaded::Loaded},
    TeamRefusal,
    paired::{new_game, usual_line_up},
    rules::of,
    stored::{Teams, games},
};

/// The match that a form is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WhichMatch {
    /// Number of the round.
    pub round: u8,
    /// Number of the match in the round, from 1.
    pub number: i32,
    /// Version of the match that the arbiter saw.
    pub version: i32,
}

/// Replaces the line-ups of a match. `chairs` begin with board 1; on each board the first chair belongs to the team that has
/// White on board 1. Boards on which both players stay keep what happened on them. After the round is published a `reason` is
/// needed (1–200 characters).
///
/// # Errors
/// The actor is not an arbiter of this tournament; no such match; stale; [`TeamRefusal::NoMember`] if somebody sits twice or for
/// another team; [`TeamRefusal::BoardBegun`] if something happened on a board that would change; field `reason` if it is missing.
pub fn set(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    which: WhichMatch,
    chairs: &[[Option<i32>; 2]],
    reason: &str,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let stored = of(&loaded)?;
        let round = loaded.round(which.round).ok_or(AppError::NotFound)?;
        let mut matches = stored.matches_of(round.id);
        let one = matches.find(|one| one.number == which.number);
        let one = one.ok_or(AppError::NotFound)?;
        let is_late = needs_reason(&loaded, round);
        let reason = match is_late {
            true => confirmation::reason(reason)?,
            false => String::new(),
        };
        let before = stored.chairs_of(one.id);
        if before.len() != chairs.len() {
            return Err(AppError::NotFound);
        }
        require_members(stored, round, one, chairs)?;
        if !rows::team_matches::raise_version(conn, one.id, which.version)? {
            return Err(AppError::Stale);
        }
        change_games(conn, &loaded, (round, one), [&before, chairs])?;
        rows::team_matches::set_chairs(conn, id, one.id, chairs)?;
        Ok(Audited {
            value: (),
            deed: Deed::LineUpSet(LineUpSet {
                round: round.number,
                number: one.number,
                version: which.version,
                before,
                after: chairs.to_vec(),
                reason,
            }),
        })
    })
}

/// Whether a line-up of this round can only be changed with a reason, because the players have seen it. The rounds of a round
/// robin are published long before, so there it is needed from the current round on.
pub(super) fn needs_reason(loaded: &Loaded, round: &RoundRow) -> bool {
    let is_shown = round.state == RoundState::Published;
    is_shown && !(loaded.course.is_schedule() && round.number > i32::from(loaded.course.current()))
}

/// Empties the boards of a team that leaves a round robin, from the current round on, or seats its usual line-up if it comes
/// back. Matches in which something already happened on a board that would change stay as they are.
pub(super) fn follow(
    conn: &mut Conn,
    loaded: &Loaded,
    team: i32,
    away: bool,
) -> Result<(), AppError> {
    let stored = of(loaded)?;
    let current = i32::from(loaded.course.current());
    let rounds = loaded.rounds.iter().filter(|round| {
        let is_shown = round.state == RoundState::Published && round.number >= current;
        is_shown && loaded.course.is_schedule()
    });
    for round in rounds {
        for one in stored.matches_of(round.id) {
            let side = match [Some(one.first_team_id), one.second_team_id] {
                [_, None] => continue,
                [first, _] if first == Some(team) => 0,
                [_, second] if second == Some(team) => 1,
                _ => continue,
            };
            let before = stored.chairs_of(one.id);
            let new = match away {
                true => vec![None; before.len()],
                false => usual_line_up(loaded, stored, team, round.number)?,
            };
            let mut after = before.clone();
            for (chairs, new) in after.iter_mut().zip(new) {
                if let Some(chair) = chairs.get_mut(side) {
                    *chair = new;
                }
            }
            match change_games(conn, loaded, (round, one), [&before, &after]) {
                Err(AppError::Refused(refusal)) if is_begun(&refusal) => {}
                Err(error) => return Err(error),
                Ok(()) => {
                    rows::team_matches::raise_version(conn, one.id, one.version)?;
                    let tournament = loaded.tournament.id;
                    rows::team_matches::set_chairs(conn, tournament, one.id, &after)?;
                }
            }
        }
    }
    Ok(())
}

pub(super) const fn is_begun(refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::Team(TeamRefusal::BoardBegun { .. }))
}

/// Refuses a player who sits for another team, or twice in the round.
fn require_members(
    stored: &Teams,
    round: &RoundRow,
    one: &MatchRow,
    chairs: &[[Option<i32>; 2]],
) -> Result<(), AppError> {
    let others = stored
        .matches_of(round.id)
        .filter(|other| other.id != one.id);
    let others = others.flat_map(|other| stored.chairs_of(other.id));
    let mut seated: Vec<i32> = others.flatten().flatten().collect();
    for (board, chairs) in (1..).zip(chairs) {
        for (entry, team) in chairs
            .iter()
            .zip([Some(one.first_team_id), one.second_team_id])
        {
            let Some(entry) = *entry else { continue };
            let own = stored.team_of(entry).map(|team| team.id);
            if own != team || own.is_none() || seated.contains(&entry) {
                return Err(Refusal::Team(TeamRefusal::NoMember { board }).into());
            }
            seated.push(entry);
        }
    }
    Ok(())
}

/// Seats these members at the boards of a match, from board 1 on, each list with the index of its team in the match; the team
/// with index 0 has White on board 1. Returns the chairs.
///
/// # Errors
/// [`TeamRefusal::BoardBegun`] if something happened on a board that would change.
pub(super) fn seat(
    conn: &mut Conn,
    loaded: &Loaded,
    (round, one): (&RoundRow, &MatchRow),
    sides: &[(usize, Vec<i32>)],
) -> Result<Vec<[Option<i32>; 2]>, AppError> {
    let stored = of(loaded)?;
    let before = stored.chairs_of(one.id);
    let mut after = before.clone();
    for (side, members) in sides {
        let members = members.iter().copied().map(Some);
        let members = members.chain(std::iter::repeat(None));
        for (chairs, member) in after.iter_mut().zip(members) {
            if let Some(chair) = chairs.get_mut(*side) {
                *chair = member;
            }
        }
    }
    if after != before {
        change_games(conn, loaded, (round, one), [&before, &after])?;
        rows::team_matches::raise_version(conn, one.id, one.version)?;
        rows::team_matches::set_chairs(conn, loaded.tournament.id, one.id, &after)?;
    }
    Ok(after)
}

/// Replaces the games of boards that change, and leaves the others. If something already happened on a board that would change,
/// nothing is written.
fn change_games(
    conn: &mut Conn,
    loaded: &Loaded,
    (round, one): (&RoundRow, &MatchRow),
    [before, after]: [&[[Option<i32>; 2]]; 2],
) -> Result<(), AppError> {
    let stored = of(loaded)?;
    let colours = stored.colours()?;
    let (before, after) = (
        games(one.number, &colours, before),
        games(one.number, &colours, after),
    );
    let there: HashMap<i32, &PairingRow> = loaded
        .pairings_of(round.id)
        .map(|pairing| (pairing.board, pairing))
        .collect();
    let gone: Vec<i32> = before
        .iter()
        .filter(|game| !after.contains(game))
        .map(|(board, ..)| *board)
        .collect();
    for board in &gone {
        if let Some(pairing) = there.get(board) {
            let happened = pairing.result.is_some()
                || pairing.version > 1
                || rows::games::of_pairing(conn, pairing.id)?.is_some()
                || !rows::incidents::of_pairing(conn, pairing.id)?.is_empty();
            if happened {
                return Err(Refusal::Team(TeamRefusal::BoardBegun { board: *board }).into());
            }
        }
    }
    for board in &gone {
        if let Some(pairing) = there.get(board) {
            rows::empty_seats::forget(conn, pairing.id)?;
            rows::seats::forget(conn, pairing.id)?;
        }
    }
    rows::pairings::delete_boards(conn, round.id, &gone)?;
    let new = after.iter().filter(|game| !before.contains(game));
    let new: Vec<_> = new
        .map(|game| new_game(loaded.tournament.id, round.id, *game))
        .collect();
    Ok(rows::pairings::insert_all(conn, &new)?)
}
