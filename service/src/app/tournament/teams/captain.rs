//! A captain hands in the line-up with the code of their team, and without an account.
//!
//! Until it counts, only the captain and the arbiters see it. It counts when the round is published; in a schedule, once both
//! teams of the match have handed in, or the time for it is over. A team that hands in nothing plays with its usual line-up.

use std::collections::BTreeMap;

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::{self, Action},
        deed::LineUpHandedIn,
        tournament::{
            entrant::Entrant, round_hours::Hours, seat_reports::code::SeatKey, summary::Summary,
        },
    },
    auth::{self, is_same_code},
    event::{Colour, Outlet, RoundState},
    store::{
        Conn,
        rows::{self, teams::TeamRow},
    },
};

use super::{
    super::loaded::Loaded,
    TeamRefusal,
    captain_match::{self, CaptainMatch},
    line_up::seat,
    next_line_up::Next,
    paired::{is_there, usual_line_up},
    rules::of,
    stored::Teams,
    team_name::TeamName,
    who_plays::{self, Asked},
};

/// The part of a copy whose numbers are used in codes.
const TEAMS: &str = "teams";

/// The key from which the codes of captains are made. A copy uses the key of the hall and the hall's numbers of the teams, so
/// that a code opens the same team in both.
struct CaptainKey {
    secret: String,
    hall: Option<BTreeMap<i32, i32>>,
}

impl CaptainKey {
    /// The key of a tournament; `None` if it has none.
    fn of(conn: &mut Conn, tournament: i32, teams: &[i32]) -> Result<Option<Self>, AppError> {
        let Some(secret) = rows::seats::secret(conn, tournament)? else {
            return Ok(None);
        };
        let hall = match rows::mirrored::of_tournament(conn, tournament)? {
            Some(_) => Some(rows::mirrored::numbers_of(conn, tournament, TEAMS, teams)?),
            None => None,
        };
        Ok(Some(Self { secret, hall }))
    }

    /// The code of a team's captain; `None` for a team of a copy that the hall does not have.
    fn code(&self, team: i32) -> Option<String> {
        let team = match &self.hall {
            None => team,
            Some(hall) => *hall.get(&team)?,
        };
        let message = format!("tratto captain 1\0{team}");
        Some(auth::code(self.secret.as_bytes(), message.as_bytes()))
    }
}

/// Numbers of the teams' rows.
fn numbers(stored: &Teams) -> Vec<i32> {
    stored.teams.iter().map(|team| team.id).collect()
}

/// The team whose captain has this code.
fn team_with<'a>(conn: &mut Conn, stored: &'a Teams, given: &str) -> Result<&'a TeamRow, AppError> {
    let key = CaptainKey::of(conn, stored.rules.tournament_id, &numbers(stored))?;
    let key = key.ok_or(AppError::NotFound)?;
    let mut teams = stored.teams.iter();
    let found = teams.find(|team| {
        let code = key.code(team.id);
        code.is_some_and(|code| is_same_code(&code, given))
    });
    found.ok_or(AppError::NotFound)
}

/// The codes of all captains, each with the number of the team's row, for the tournament's arbiters.
///
/// # Errors
/// No such tournament, or not a team event; the actor is not an arbiter of it.
pub fn codes(ctx: &Context, actor: &Actor, slug: &str) -> Result<Vec<(i32, String)>, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let teams = numbers(of(&loaded)?);
        let Some(key) = CaptainKey::of(conn, id, &teams)? else {
            return Ok(Vec::new());
        };
        let teams = teams.into_iter();
        Ok(teams
            .filter_map(|team| Some((team, key.code(team)?)))
            .collect())
    })
}

/// The code of a team's captain, for replaying deeds.
///
/// # Errors
/// Not found: no such tournament, or it has no key.
pub(in crate::app) fn code_of(ctx: &Context, slug: &str, team: i32) -> Result<String, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.read(|conn| {
        let key = CaptainKey::of(conn, id, &[team])?;
        key.and_then(|key| key.code(team)).ok_or(AppError::NotFound)
    })
}

/// A member of the team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaptainMember {
    /// The player.
    pub entrant: Entrant,
    /// Whether they can play in the round.
    pub is_there: bool,
    /// Their board in the present line-up, from 1; `None` if they do not play.
    pub board: Option<usize>,
}

/// The round for which a captain hands in a line-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaptainRound {
    /// Number of the round.
    pub number: i32,
    /// The other team; `None` until the pairing is public.
    pub opponent: Option<TeamName>,
    /// The team's colours from board 1 on; empty until the pairing is public.
    pub colours: Vec<Colour>,
    /// Whether this team has handed in.
    pub is_handed: bool,
    /// Whether the other team has handed in.
    pub other_handed: bool,
    /// Whether the line-ups are public; then only arbiters may change them.
    pub is_open: bool,
    /// Until when line-ups can be handed in, by the clocks of the place; `None` for no time limit.
    pub until: Option<NaiveDateTime>,
    /// Whether this time is over.
    pub is_late: bool,
}

/// The page of a captain.
#[derive(Clone, Debug)]
pub struct CaptainView {
    /// The tournament.
    pub summary: Summary,
    pub team: TeamName,
    /// Name of the captain.
    pub captain: String,
    /// Number of boards in a match.
    pub boards: usize,
    /// The next round; `None` if there is none.
    pub round: Option<CaptainRound>,
    /// Members of the team, in the order of the boards.
    pub members: Vec<CaptainMember>,
    /// Quotas of the event: which players must be in the line-up.
    pub asked: Vec<Asked>,
    /// The match that is being played; `None` if there is none.
    pub now: Option<CaptainMatch>,
}

/// Reads the page of the captain with this code.
///
/// # Errors
/// Not found: no such tournament, not a team event, or no such code.
pub fn view(ctx: &Context, slug: &str, given: &str) -> Result<CaptainView, AppError> {
    let now = ctx.clock.now();
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let stored = of(&loaded)?;
        let team = team_with(conn, stored, given)?;
        // Captains know the names in their own team; the others are shown as they chose.
        let shown = ctx.shown_to_all(conn, slug, Outlet::Page)?;
        let seats = SeatKey::of(conn, &shown, std::iter::once(shown.course.current()))?;
        let seats = seats.ok_or(AppError::NotFound)?;
        let next = Next::of(&loaded, stored, team)?;
        let number = next.as_ref().map_or(0, |next| next.number);
        let playing: Vec<i32> = match &next {
            Some(next) => playing(&loaded, stored, (next, team.id))?,
            None => Vec::new(),
        };
        let members = stored.members_of(team.id).into_iter();
        let members = members.filter_map(|id| {
            let row = loaded.entry(id)?;
            Some(CaptainMember {
                entrant: Entrant::from(row),
                is_there: is_there(&loaded, row, number),
                board: playing.iter().position(|one| *one == id).map(|at| at + 1),
            })
        });
        let colours = stored.colours()?;
        let until = match &next {
            Some(next) => next.until(&loaded, stored)?,
            None => None,
        };
        let zone = Hours::zone_of(&loaded.tournament)?;
        let round = next.map(|next| {
            let is_known = next
                .one
                .is_some_and(|(round, _)| round.state == RoundState::Published);
            let opponent = next.opponent.filter(|_| is_known);
            let handed = |team| !stored.handed_in(team, next.number).is_empty();
            CaptainRound {
                number: next.number,
                is_handed: handed(team.id),
                other_handed: opponent.is_some_and(handed),
                is_open: next.is_open(stored, team.id),
                until: until.map(|until| zone.at_place(until)),
                is_late: until.is_some_and(|until| until < now),
                opponent: opponent.and_then(|id| stored.team(id)).map(TeamName::of),
                colours: match is_known {
                    true => (0..colours.boards())
                        .map(|board| match next.side {
                            0 => colours.colour(board),
                            _ => !colours.colour(board),
                        })
                        .collect(),
                    false => Vec::new(),
                },
            }
        });
        Ok(CaptainView {
            summary: Summary::of(&loaded)?,
            team: TeamName::of(team),
            captain: team.captain.clone(),
            boards: colours.boards(),
            round,
            members: members.collect(),
            asked: who_plays::asked(&loaded, stored)?,
            now: captain_match::now(&shown, (team.id, &seats))?,
        })
    })
}

/// The present line-up from board 1 on: as handed in; in a public match, as it is there; otherwise the usual one.
fn playing(
    loaded: &Loaded,
    stored: &Teams,
    (next, team): (&Next<'_>, i32),
) -> Result<Vec<i32>, AppError> {
    let handed = stored.handed_in(team, next.number);
    if !handed.is_empty() && !next.is_open(stored, team) {
        return Ok(handed);
    }
    let shown = next
        .one
        .filter(|(round, _)| round.state == RoundState::Published);
    let chairs = match shown {
        Some((_, one)) => stored
            .chairs_of(one.id)
            .into_iter()
            .map(|chairs| chairs.get(next.side).copied().flatten())
            .collect(),
        None => match usual_line_up(loaded, stored, team, next.number) {
            Ok(chairs) => chairs,
            Err(AppError::Refused(Refusal::Team(TeamRefusal::NobodyThere { .. }))) => Vec::new(),
            Err(error) => return Err(error),
        },
    };
    Ok(chairs.into_iter().flatten().collect())
}

/// Hands in the line-up of the team with this code for its next round. `members` may be in any order: the boards follow the order
/// of the team's list.
///
/// # Errors
/// Not found: no such code. Stale: another round is next by now. [`TeamRefusal::LineUpSize`] for nobody, or more members than
/// boards; [`TeamRefusal::NotToPlay`] for somebody who is not a member or cannot play; a quota that is not met;
/// [`TeamRefusal::LineUpsOpen`] once both teams have handed in; [`TeamRefusal::TooLate`]; [`TeamRefusal::BoardBegun`].
pub fn hand_in(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    (slug, given): (&str, &str),
    round: i32,
    members: &[i32],
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::SpeakFromSeat(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let stored = of(&loaded)?;
        let team = team_with(conn, stored, given)?;
        let next = Next::of(&loaded, stored, team)?.ok_or(AppError::Stale)?;
        if next.number != round {
            return Err(AppError::Stale);
        }
        if next.is_open(stored, team.id) {
            return Err(Refusal::Team(TeamRefusal::LineUpsOpen).into());
        }
        let over = next.until(&loaded, stored)?.filter(|until| *until < now);
        if let Some(until) = over {
            let until = Hours::zone_of(&loaded.tournament)?.at_place(until);
            return Err(Refusal::Team(TeamRefusal::TooLate { until }).into());
        }
        let after = chosen(&loaded, stored, (team, round), members)?;
        rows::line_ups::set(conn, id, (team.id, round), &after)?;
        let is_open = take(conn, &loaded, stored, &next, &after)?;
        let handed = LineUpHandedIn {
            team: team.id,
            name: team.name.clone(),
            round,
            before: stored.handed_in(team.id, round),
            after,
        };
        Ok(Audited {
            value: (),
            deed: match is_open {
                true => Deed::LineUpsOpened(handed),
                false => Deed::LineUpHandedIn(handed),
            },
        })
    })
}

/// Checks the members, and returns them in the order of the boards.
fn chosen(
    loaded: &Loaded,
    stored: &Teams,
    (team, round): (&TeamRow, i32),
    members: &[i32],
) -> Result<Vec<i32>, AppError> {
    let own = stored.members_of(team.id);
    let boards = stored.colours()?.boards();
    let fits = |entry: &i32| {
        let row = loaded.entry(*entry);
        own.contains(entry) && row.is_some_and(|row| is_there(loaded, row, round))
    };
    if members.is_empty() || members.len() > boards {
        return Err(Refusal::Team(TeamRefusal::LineUpSize { boards }).into());
    }
    if !members.iter().all(fits) {
        return Err(Refusal::Team(TeamRefusal::NotToPlay).into());
    }
    let is_there = |entry: &i32| {
        let row = loaded.entry(*entry);
        row.is_some_and(|row| is_there(loaded, row, round))
    };
    let there: Vec<i32> = own.iter().copied().filter(is_there).collect();
    let playing = own.into_iter().filter(|entry| members.contains(entry));
    let playing: Vec<i32> = playing.collect();
    who_plays::require(loaded, stored, &playing, &there)?;
    Ok(playing)
}

/// Seats what was handed in at the boards of the match, if the match exists: in a draft this team only, in a schedule both teams
/// once the other has handed in, too. Returns whether the line-ups are public now.
fn take(
    conn: &mut Conn,
    loaded: &Loaded,
    stored: &Teams,
    next: &Next<'_>,
    members: &[i32],
) -> Result<bool, AppError> {
    let Some((round, one)) = next.one.filter(|(_, one)| one.second_team_id.is_some()) else {
        return Ok(false);
    };
    let is_draft = round.state == RoundState::Draft;
    let other = next
        .opponent
        .map(|team| stored.handed_in(team, next.number));
    let other = other.filter(|members| !is_draft && !members.is_empty());
    if !is_draft && other.is_none() {
        return Ok(false);
    }
    let sides = [
        Some((next.side, members.to_vec())),
        other.map(|them| (1 - next.side, them)),
    ];
    let sides: Vec<_> = sides.into_iter().flatten().collect();
    seat(conn, loaded, (round, one), &sides)?;
    if !is_draft {
        rows::team_matches::set_open(conn, one.id)?;
    }
    Ok(!is_draft)
}
