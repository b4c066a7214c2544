//! Repeats deeds: each runs through the use case that left it, on a database in the same state as the first one then.
//!
//! The clock stands still at the moment of each deed, and the accounts are those of the replay. Each use case must
//! leave exactly the deed that it was made from, with the same numbers and versions. So the replay stops at the first
//! deed that becomes something else.
//!
//! The databases give numbers in the order of the deeds. If a refused write of the first database used up a number
//! (PostgreSQL does not give it back), the deeds differ; the replay names the row.

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

/// The reason why a replay stopped.
#[derive(Debug, Error)]
pub enum Stopped {
    /// A use case refused.
    #[error("row {row}, {action}: {why}")]
    Refused {
        /// Number of the row.
        row: i32,
        /// Code of the deed.
        action: &'static str,
        /// The error of the use case.
        why: AppError,
    },
    /// A use case left a different deed, or none.
    #[error("row {row}: {told:?} became {found:?}")]
    Differs {
        /// Number of the row.
        row: i32,
        /// The original deed.
        told: Box<Deed>,
        /// The deed that it became; `None` if it left none.
        found: Option<Box<Deed>>,
    },
}

/// The result of a replay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Replayed {
    /// Number of deeds that were repeated.
    pub done: usize,
    /// Number of deeds that have nothing to repeat: log-ins, passwords, links.
    pub left: usize,
}

/// Finds the archive with a digest.
pub type Archives<'a> = &'a dyn Fn(&str) -> Option<File>;

/// Repeats these deeds, oldest first, on an empty database. It needs the archives that were opened, because the deeds
/// hold only their digests.
///
/// # Errors
/// The first deed that is refused or becomes a different one; an archive that is missing.
pub fn replay(ctx: &Context, deeds: &[Told], archives: Archives<'_>) -> Result<Replayed, Stopped> {
    let mut replayed = Replayed::default();
    let mut rows = BTreeMap::new();
    // The second row of a deed about two tournaments: the next deed must equal it.
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

/// Checks the deed that must follow one with two rows.
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

/// The deed with row numbers of this trail instead of those of the first one.
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
        // Values that no deed holds do not change here.
        Deed::ClubChanged(club) => {
            let mut club = club.clone();
            club.changed
                .retain(|field| !WITHHELD.contains(&field.as_str()));
            Deed::ClubChanged(club)
        }
        other => other.clone(),
    }
}

/// Fields of a club that no deed holds.
const WITHHELD: [&str; 3] = ["email", "phone", "president"];

/// One deed that is being repeated.
struct Again<'a> {
    /// The context with its clock at the moment of the deed.
    ctx: Context,
    actor: Actor,
    /// The idempotency key.
    key: String,
    /// Number of its tournament.
    tournament: Option<i32>,
    /// Row of the first trail → row of this trail.
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

/// Whether a use case was carried out now.
fn fresh<T>(done: Done<T>) -> Result<bool, AppError> {
    done.fresh().map(|_| true).ok_or(Refusal::Overtaken.into())
}
