//! What the arbiter's desk shows, read in one snapshot.

use crate::app::{Actor, AppError, Context, access};

use super::{
    board::{self, RoundView},
    conflicts::{self, OpenConflict},
    undo::{self, LastEntry},
};

/// A round at the desk.
#[derive(Clone, Debug)]
pub struct Desk {
    /// The round.
    pub round: RoundView,
    /// The reader's own entries that stand, which undo would take back one after the other, newest first.
    pub own: Vec<LastEntry>,
    /// Boards with two values, of all rounds, oldest first.
    pub conflicts: Vec<OpenConflict>,
    /// Version of the tournament: of two desks, the one with the larger number is the newer.
    pub version: i32,
}

/// A round at the desk; `None` for the newest published one.
///
/// # Errors
/// Not found: no such tournament, or a round that this reader may not see.
pub fn desk(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    number: Option<u8>,
) -> Result<Desk, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let role = access::role(conn, actor, loaded.tournament.id)?;
        let round = board::view(&loaded, role, number)?;
        let (own, conflicts) = match role {
            None => (Vec::new(), Vec::new()),
            Some(_) => (
                undo::own_entries(conn, &loaded, actor)?,
                conflicts::open(conn, loaded.tournament.id)?,
            ),
        };
        Ok(Desk {
            round,
            own,
            conflicts,
            version: loaded.version(),
        })
    })
}
