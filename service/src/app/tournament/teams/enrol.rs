//! Teams: adding, changing, removing and ordering them, and setting their members.

use std::cmp::Reverse;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::Action,
        deed::{TeamAdded, TeamAway, TeamChanged, TeamMembersSet, TeamRemoved, TeamsOrdered},
    },
    event::Elo,
    store::{
        Conn,
        rows::{
            self,
            teams::{TeamRow, TeamValues},
        },
    },
};

use super::{
    super::loaded::Loaded,
    TeamRefusal,
    input::TeamInput,
    line_up,
    rules::{of, require_open},
    stored::Teams,
};

fn values(tournament: i32, input: &TeamInput, version: i32) -> TeamValues<'_> {
    TeamValues {
        tournament_id: tournament,
        name: &input.team_name,
        short_name: &input.team_short,
        captain: &input.team_captain,
        version,
    }
}

fn names(stored: &Teams, but: Option<i32>) -> Vec<&str> {
    let others = stored.teams.iter().filter(|team| Some(team.id) != but);
    others.map(|team| team.name.as_str()).collect()
}

fn team(stored: &Teams, id: i32) -> Result<&TeamRow, AppError> {
    stored.team(id).ok_or(AppError::NotFound)
}

/// Adds a team at the end of the list. Returns the number of its row.
///
/// # Errors
/// The actor is not an arbiter of this tournament; not a team event; round 1 is published; fields to be corrected.
pub fn add(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &TeamInput,
) -> Result<Done<i32>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let stored = of(&loaded)?;
        require_open(&loaded)?;
        let given = input.checked(&names(stored, None))?;
        let number = i32::try_from(stored.teams.len() + 1).unwrap_or(i32::MAX);
        let team = rows::teams::insert(conn, number, &values(id, &given, 1))?;
        Ok(Audited {
            value: team,
            deed: Deed::TeamAdded(TeamAdded { team, given }),
        })
    })
}

/// Changes the names of a team and its captain.
///
/// # Errors
/// The actor is not an arbiter of this tournament; no such team; stale since `version`; fields to be corrected.
pub fn change(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    (which, version): (i32, i32),
    input: &TeamInput,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let stored = of(&loaded)?;
        let before = TeamInput::of(team(stored, which)?);
        let after = input.checked(&names(stored, Some(which)))?;
        if !rows::teams::update(conn, which, version, &values(id, &after, version + 1))? {
            return Err(AppError::Stale);
        }
        Ok(Audited {
            value: (),
            deed: Deed::TeamChanged(TeamChanged {
                team: which,
                version,
                before,
                after,
            }),
        })
    })
}

/// Removes a team. Its members stay entered.
///
/// # Errors
/// The actor is not an arbiter of this tournament; no such team; [`TeamRefusal::Fixed`] as soon as a round exists, even as a
/// draft.
pub fn remove(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    which: i32,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let stored = of(&loaded)?;
        let row = team(stored, which)?;
        if !loaded.rounds.is_empty() {
            return Err(Refusal::Team(TeamRefusal::Fixed).into());
        }
        forget(conn, id, which)?;
        let others = stored.teams.iter().filter(|team| team.id != which);
        let others: Vec<i32> = others.map(|team| team.id).collect();
        number(conn, &others)?;
        Ok(Audited {
            value: (),
            deed: Deed::TeamRemoved(TeamRemoved {
                team: which,
                before: TeamInput::of(row),
            }),
        })
    })
}

/// Deletes a team that has no match, with everything stored about it.
pub(in crate::app::tournament) fn forget(
    conn: &mut Conn,
    tournament: i32,
    team: i32,
) -> Result<(), AppError> {
    rows::line_ups::forget_team(conn, team)?;
    rows::team_penalties::forget_team(conn, team)?;
    rows::team_byes::forget_team(conn, team)?;
    rows::forbidden_teams::forget_team(conn, team)?;
    rows::teams::set_members(conn, tournament, team, &[])?;
    Ok(rows::teams::delete(conn, team)?)
}

fn number(conn: &mut Conn, teams: &[i32]) -> Result<(), AppError> {
    for (number, team) in (1..).zip(teams) {
        rows::teams::set_number(conn, *team, number)?;
    }
    Ok(())
}

/// Marks a team as away in the coming rounds, or as back. In a round robin, an absent team's boards stay empty and are lost.
///
/// # Errors
/// The actor is not an arbiter of this tournament; no such team.
pub fn set_away(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    which: i32,
    away: bool,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let row = team(of(&loaded)?, which)?;
        rows::teams::set_away(conn, which, away)?;
        if row.is_away != away {
            line_up::follow(conn, &loaded, which, away)?;
        }
        Ok(Audited {
            value: (),
            deed: Deed::TeamAway(TeamAway {
                team: which,
                name: row.name.clone(),
                before: row.is_away,
                away,
            }),
        })
    })
}

/// A change of the order of the teams, or of a team's members.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Order by rating, highest first; teams by the average rating of their boards. Those without a rating come last, in their
    /// present order.
    ByRating,
    /// Exchange this one with the one before it.
    Up(i32),
    /// Add this one at the end.
    With(i32),
    /// Remove this one.
    Without(i32),
    /// Use exactly this list.
    List(Vec<i32>),
}

impl Wanted {
    fn of(&self, stands: &[i32], rating: impl Fn(i32) -> Option<u32>) -> Vec<i32> {
        let mut order = stands.to_vec();
        match self {
            Self::ByRating => order.sort_by_key(|one| Reverse(rating(*one))),
            Self::Up(which) => {
                let place = order.iter().position(|one| one == which);
                if let Some(place) = place.filter(|place| *place > 0) {
                    order.swap(place, place - 1);
                }
            }
            Self::With(which) => {
                if !order.contains(which) {
                    order.push(*which);
                }
            }
            Self::Without(which) => order.retain(|one| one != which),
            Self::List(list) => return list.clone(),
        }
        order
    }
}

/// Average rating of the players on a team's boards, in hundredths of a point; `None` if no player has a rating.
pub(super) fn average(loaded: &Loaded, stored: &Teams, team: i32) -> Option<u32> {
    let boards = stored.colours().map_or(0, |colours| colours.boards());
    let members = stored.members_of(team).into_iter().take(boards);
    let ratings = members.filter_map(|entry| loaded.entry(entry)?.rating.map(Elo::get));
    let ratings: Vec<u32> = ratings.map(u32::from).collect();
    let count = u32::try_from(ratings.len())
        .ok()
        .filter(|count| *count > 0)?;
    Some(ratings.iter().sum::<u32>() * 100 / count)
}

/// Orders the teams, which gives them their pairing numbers (C.04.6 leaves the order to the event).
///
/// # Errors
/// The actor is not an arbiter of this tournament; not a team event; round 1 is published; not found: the list does not have
/// exactly the teams of the event.
pub fn order(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    wanted: &Wanted,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let stored = of(&loaded)?;
        require_open(&loaded)?;
        let before: Vec<i32> = stored.teams.iter().map(|team| team.id).collect();
        let after = wanted.of(&before, |team| average(&loaded, stored, team));
        let sorted = |list: &[i32]| {
            let mut list = list.to_vec();
            list.sort_unstable();
            list
        };
        if sorted(&before) != sorted(&after) {
            return Err(AppError::NotFound);
        }
        number(conn, &after)?;
        Ok(Audited {
            value: (),
            deed: Deed::TeamsOrdered(TeamsOrdered { before, after }),
        })
    })
}

/// Sets the members of a team, in the order of the boards.
///
/// # Errors
/// The actor is not an arbiter of this tournament. Not found: no such team or entry, or an entry twice.
/// [`TeamRefusal::InAnotherTeam`]. Once round 1 is published, [`TeamRefusal::OrderFixed`] unless members are only added at the
/// end.
pub fn set_members(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    which: i32,
    wanted: &Wanted,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let stored = of(&loaded)?;
        let row = team(stored, which)?;
        let before = stored.members_of(which);
        let rating = |entry: i32| loaded.entry(entry)?.rating.map(|elo| u32::from(elo.get()));
        let after = wanted.of(&before, rating);
        for (place, entry) in after.iter().enumerate() {
            let known = loaded.entry(*entry).is_some();
            let twice = after.iter().take(place).any(|other| other == entry);
            if !known || twice {
                return Err(AppError::NotFound);
            }
            if let Some(other) = stored.team_of(*entry).filter(|other| other.id != which) {
                let team = other.name.clone();
                return Err(Refusal::Team(TeamRefusal::InAnotherTeam { team }).into());
            }
        }
        if !loaded.rounds.is_empty() && !after.starts_with(&before) && loaded.published() > 0 {
            return Err(Refusal::Team(TeamRefusal::OrderFixed).into());
        }
        rows::teams::set_members(conn, id, which, &after)?;
        Ok(Audited {
            value: (),
            deed: Deed::TeamMembersSet(TeamMembersSet {
                team: which,
                name: row.name.clone(),
                before,
                after,
            }),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_are_put_in_order() {
        let rating = |entry: i32| match entry {
            1 => Some(1500),
            2 => None,
            3 => Some(1900),
            _ => Some(1500),
        };
        let of = |wanted: Wanted| wanted.of(&[1, 2, 3, 4], rating);
        assert_eq!(of(Wanted::ByRating), [3, 1, 4, 2]);
        assert_eq!(of(Wanted::Up(3)), [1, 3, 2, 4]);
        assert_eq!(of(Wanted::Up(1)), [1, 2, 3, 4]);
        assert_eq!(of(Wanted::With(9)), [1, 2, 3, 4, 9]);
        assert_eq!(of(Wanted::With(2)), [1, 2, 3, 4]);
        assert_eq!(of(Wanted::Without(2)), [1, 3, 4]);
        assert_eq!(of(Wanted::List(vec![4, 2])), [4, 2]);
    }
}
