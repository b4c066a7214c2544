//! Tournaments in lists: those on the front page, those that take entries, and the reader's own.

use std::collections::HashMap;

use crate::{
    app::{Actor, AppError, Context, access},
    pairing::Course,
    store::{
        Conn, UnknownWord,
        rows::{
            self,
            tournament_lists::{Listed, Wanted},
        },
    },
};

use super::{
    loaded::planned_of,
    summary::{State, Summary},
};

/// A tournament with a stored word that this version does not know; only its name is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// Number of the tournament.
    pub id: i32,
    /// Address part.
    pub slug: String,
    /// Name of the tournament.
    pub name: String,
    /// The unknown word.
    pub unknown: UnknownWord,
}

/// Tournaments, newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct List {
    /// Tournaments that this version can read.
    pub summaries: Vec<Summary>,
    /// The others.
    pub unreadable: Vec<Unreadable>,
}

/// Reads what the lists show of these tournaments.
pub(super) fn read(conn: &mut Conn, listed: Vec<Listed>) -> Result<List, AppError> {
    let numbers: Vec<i32> = listed.iter().map(Listed::id).collect();
    let published: HashMap<i32, i64> = rows::rounds::count_published(conn, &numbers)?
        .into_iter()
        .collect();
    let players: HashMap<i32, i64> = rows::entries::count(conn, &numbers)?.into_iter().collect();
    let of = |counts: &HashMap<i32, i64>, id| counts.get(&id).copied().unwrap_or(0);
    let mut list = List::default();
    for listed in listed {
        let (id, slug, name, unknown) = match listed {
            Listed::Row(row) => {
                let published = u8::try_from(of(&published, row.id)).unwrap_or(u8::MAX);
                let players = usize::try_from(of(&players, row.id)).unwrap_or(0);
                let course = Course::of_published(row.rules.format(), planned_of(&row), published);
                match Summary::from_row(&row, course, players) {
                    Ok(summary) => {
                        list.summaries.push(summary);
                        continue;
                    }
                    Err(AppError::Unknown(unknown)) => (row.id, row.slug, row.name, unknown),
                    Err(error) => return Err(error),
                }
            }
            Listed::Unreadable {
                id,
                slug,
                name,
                unknown,
            } => (id, slug, name, unknown),
        };
        list.unreadable.push(Unreadable {
            id,
            slug,
            name,
            unknown,
        });
    }
    Ok(list)
}

/// Tournaments of each state on the front page: one more than shown, since one may be above the lists.
const FRONT: i64 = 21;

/// Tournaments in a window of the actor's own list.
const OWN: usize = 100;

/// Maximum number of tournaments offered to a club for entering its players.
const OPEN: i64 = 100;

/// The newest tournaments in each state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Front {
    /// The tournaments, newest first in each state.
    pub list: List,
    /// Number of all tournaments that are running.
    pub running: usize,
}

/// Reads the newest tournaments in each state. The cost does not depend on how many there are.
///
/// # Errors
/// Storage failures.
pub fn front(ctx: &Context) -> Result<Front, AppError> {
    ctx.read(|conn| {
        let mut listed = Vec::new();
        for state in [State::Running, State::Registration, State::Finished] {
            let wanted = Wanted {
                state: Some(state),
                ..Wanted::default()
            };
            listed.extend(rows::tournament_lists::window(conn, wanted, FRONT)?);
        }
        listed.extend(rows::tournament_lists::of_unknown_state(conn, FRONT)?);
        let running = rows::tournament_lists::count(conn, State::Running)?;
        Ok(Front {
            list: read(conn, listed)?,
            running: usize::try_from(running).unwrap_or(0),
        })
    })
}

/// Lists the newest tournaments that are open for entries.
///
/// # Errors
/// Storage failures.
pub fn open_to_entries(ctx: &Context) -> Result<Vec<Summary>, AppError> {
    let wanted = Wanted {
        state: Some(State::Registration),
        ..Wanted::default()
    };
    ctx.read(|conn| {
        let listed = rows::tournament_lists::window(conn, wanted, OPEN)?;
        Ok(read(conn, listed)?.summaries)
    })
}

/// Tournaments of the actor, and where the next window begins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Own {
    /// The tournaments, newest first.
    pub list: List,
    /// Number of the last one, if more follow.
    pub next: Option<i32>,
}

/// Lists the tournaments in which the actor has a role (all, for administrators), newest first. `after` is the number of the last
/// tournament of the previous window.
///
/// # Errors
/// Nobody is signed in.
pub fn mine(ctx: &Context, actor: &Actor, after: Option<i32>) -> Result<Own, AppError> {
    let user = access::signed_in(actor)?.clone();
    ctx.read(|conn| {
        let after = match after {
            Some(id) => Some((rows::tournaments::heading(conn, id)?.start_date, id)),
            None => None,
        };
        let wanted = Wanted {
            state: None,
            of_user: (!user.is_admin).then_some(user.id),
            after,
        };
        let limit = i64::try_from(OWN + 1).unwrap_or(i64::MAX);
        let mut listed = rows::tournament_lists::window(conn, wanted, limit)?;
        let has_more = listed.len() > OWN;
        listed.truncate(OWN);
        let next = listed.last().filter(|_| has_more).map(Listed::id);
        Ok(Own {
            list: read(conn, listed)?,
            next,
        })
    })
}
