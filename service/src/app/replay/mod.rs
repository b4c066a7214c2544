//! Deeds done again: each through the use case that left it, on a database that stands as the first one stood then.
//!
//! The clock stands still at the moment of each deed, and the accounts are those of the replay. What each use case
//! leaves in the trail must be the deed that it was made from: numbers, versions and all. So the replay stops at the
//! first deed that became something else.
//!
//! Numbers are given by the databases in the order of the deeds. A refused write of the first database that used one up
//! (PostgreSQL gives none back) is such a difference; the replay names the row.

mod before_round;
mod by_hand;
mod door;
mod entry;
mod game;
mod hall;
mod numbers;
mod organisers;
mod prizes;
mod prospectus;
mod registry;
mod report;
mod round;
mod seat;
mod sections;
mod station;
mod table;
mod teams;
mod token;
mod tournament;

use std::collections::BTreeMap;

use thiserror::Error;

use std::fs::File;

use crate::store::rows;

use super::{
    Actor, AppError, Context, Deed, Done, Refusal, SignedIn,
    deed::{IntegrityUndone, ResultTakenBack, Told},
    tournament::stations::pairing,
    trail,
};

/// Where a replay stopped.
#[derive(Debug, Error)]
pub enum Stopped {
    /// A use case refused.
    #[error("row {row}, {action}: {why}")]
    Refused {
        /// Number of the row.
        row: i32,
        /// Code of the deed.
        action: &'static str,
        /// The error with which it was refused.
        why: AppError,
    },
    /// A use case left another deed, or none.
    #[error("row {row}: {told:?} became {found:?}")]
    Differs {
        /// Number of the row.
        row: i32,
        /// The deed.
        told: Box<Deed>,
        /// What it became.
        found: Option<Box<Deed>>,
    },
}

/// What a replay did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Replayed {
    /// Deeds done again.
    pub done: usize,
    /// Deeds that leave nothing to be done again: log-ins, passwords, links.
    pub left: usize,
}

/// Where the archive with a digest is.
pub type Archives<'a> = &'a dyn Fn(&str) -> Option<File>;

/// Does these deeds again, oldest first, on a database without any. The archives that were opened are needed for it: a
/// deed holds their digests.
///
/// # Errors
/// The first deed that is refused, or becomes another; an archive that is not there.
pub fn replay(ctx: &Context, deeds: &[Told], archives: Archives<'_>) -> Result<Replayed, Stopped> {
    let mut replayed = Replayed::default();
    let mut rows = BTreeMap::new();
    // The second row of a deed that concerns two tournaments: the next deed must be it.
    let mut second = None;
    for told in deeds {
        if let Some(row) = second.take() {
            second_is_told(told, &row)?;
            rows.insert(told.row, row.row);
            replayed.done += 1;
            continue;
        }
        let refused = |why| Stopped::Refused {
            row: told.row,
            action: told.deed.kind().code(),
            why,
        };
        let before = trail::newest(ctx).map_err(refused)?;
        let again = Again::of(ctx, told, &rows, archives).map_err(refused)?;
        if !again.apply(&told.deed).map_err(refused)? {
            replayed.left += 1;
            continue;
        }
        let left = trail::deeds(ctx, before).map_err(refused)?;
        match left.as_slice() {
            [one] if one.deed == with_rows(&told.deed, &rows) => {
                rows.insert(told.row, one.row);
                replayed.done += 1;
            }
            [one, other] if one.deed == told.deed && matches!(told.deed, Deed::EntryMovedIn(_)) => {
                rows.insert(told.row, one.row);
                replayed.done += 1;
                second = Some(other.clone());
            }
            others => {
                return Err(Stopped::Differs {
                    row: told.row,
                    told: Box::new(told.deed.clone()),
                    found: others.first().map(|one| Box::new(one.deed.clone())),
                });
            }
        }
    }
    Ok(replayed)
}

/// The deed that follows one which left two rows.
fn second_is_told(told: &Told, found: &Told) -> Result<(), Stopped> {
    if told.deed == found.deed && told.tournament == found.tournament {
        return Ok(());
    }
    Err(Stopped::Differs {
        row: told.row,
        told: Box::new(told.deed.clone()),
        found: Some(Box::new(found.deed.clone())),
    })
}

/// The deed with the rows of this trail in the place of those of the first.
fn with_rows(deed: &Deed, rows: &BTreeMap<i32, i32>) -> Deed {
    let of = |back: &ResultTakenBack| ResultTakenBack {
        of: rows.get(&back.of).copied().unwrap_or_default(),
        ..back.clone()
    };
    match deed {
        Deed::ResultUndone(back) => Deed::ResultUndone(of(back)),
        Deed::ResultWithdrawn(back) => Deed::ResultWithdrawn(of(back)),
        Deed::IntegrityUndone(undone) => Deed::IntegrityUndone(IntegrityUndone {
            of: rows.get(&undone.of).copied().unwrap_or_default(),
            ..undone.clone()
        }),
        // Of the fields whose values no deed holds, none changes here.
        Deed::ClubChanged(club) => {
            let mut club = club.clone();
            club.changed
                .retain(|field| !WITHHELD.contains(&field.as_str()));
            Deed::ClubChanged(club)
        }
        other => other.clone(),
    }
}

/// Fields of a club that are in no deed.
const WITHHELD: [&str; 3] = ["email", "phone", "president"];

/// One deed to be done again.
struct Again<'a> {
    /// The context with its clock at the moment of the deed.
    ctx: Context,
    actor: Actor,
    /// Its form.
    key: String,
    /// The tournament that it is in.
    tournament: Option<i32>,
    /// Row of the first trail → row of this one.
    rows: &'a BTreeMap<i32, i32>,
    archives: Archives<'a>,
}

impl<'a> Again<'a> {
    fn of(
        ctx: &Context,
        told: &Told,
        rows: &'a BTreeMap<i32, i32>,
        archives: Archives<'a>,
    ) -> Result<Self, AppError> {
        let actor = match told.user_id {
            Some(id) => {
                let row = ctx.read(|conn| Ok(rows::users::by_id(conn, id)?))?;
                Actor::signed_in(SignedIn {
                    id: row.id,
                    display_name: row.display_name,
                    is_admin: row.is_admin,
                    club_id: row.club_id,
                })
            }
            None if told.actor == Actor::command_line().name() => Actor::command_line(),
            None if told.actor == Actor::program().name() => Actor::program(),
            None => match told.tournament {
                Some(id) => pairing::named(ctx, id, &told.actor)?,
                None => None,
            }
            .map_or_else(|| Actor::visitor("replay".to_owned()), Actor::station),
        };
        Ok(Self {
            ctx: ctx.at(told.at),
            actor,
            key: format!("replay-{}", told.row),
            tournament: told.tournament,
            rows,
            archives,
        })
    }

    fn key(&self) -> Option<&str> {
        Some(&self.key)
    }

    /// Address part of the tournament.
    fn slug(&self) -> Result<String, AppError> {
        let id = self.tournament.ok_or(AppError::NotFound)?;
        self.ctx
            .read(|conn| Ok(rows::tournaments::by_id(conn, id)?.slug))
    }
}

/// A use case that was carried out now.
fn fresh<T>(done: Done<T>) -> Result<bool, AppError> {
    done.fresh().map(|_| true).ok_or(Refusal::Overtaken.into())
}
