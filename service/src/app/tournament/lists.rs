//! Tournaments in lists: those of the front page, those that take entries, those of the reader.

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

/// A tournament that holds a word which this version does not know: shown by its name alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// Number of the tournament.
    pub id: i32,
    /// Address part.
    pub slug: String,
    pub name: String,
    /// What is not known.
    pub unknown: UnknownWord,
}

/// Tournaments, newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct List {
    /// Those that this version reads.
    pub summaries: Vec<Summary>,
    /// The others.
    pub unreadable: Vec<Unreadable>,
}

/// Reads what the lists show of some tournaments.
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

/// Tournaments of each state on the front page: one more than are shown, since one may stand above the lists.
const FRONT: i64 = 21;

/// Tournaments of a window of one's own.
const OWN: usize = 100;

/// Tournaments in which a club can enter its players at a time.
const OPEN: i64 = 100;

/// The newest tournaments of each state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Front {
    /// Newest first in each state.
    pub list: List,
    /// Tournaments under way in all.
    pub running: usize,
}

/// The newest tournaments of each state, newest first: as many are read however many there are.
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

/// The newest tournaments whose entries are open.
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

/// Tournaments of the actor, and after which the next window begins where there is one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Own {
    /// Newest first.
    pub list: List,
    /// Number of the last one, when others follow.
    pub next: Option<i32>,
}

/// Tournaments in which the actor has a role (administrators: all), newest first; those `after` the one with this
/// number.
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
