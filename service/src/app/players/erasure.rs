//! Erases a player from the registry. Their club may do it, or an administrator if they have no club.
//!
//! *Giocatore n* replaces the person; no list names it and no search finds it. Tournaments keep their own data about
//! the person, where erasing has its own two steps; the trail is never changed.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::{self, Action},
        deed::PlayerErased,
    },
    store::{Conn, rows},
};

use super::{PlayerSummary, record, summary};

/// A player who may be erased.
#[derive(Clone, Debug)]
pub struct Erasable {
    /// The player to be erased.
    pub player: PlayerSummary,
    /// Names and address parts of the tournaments that keep their own data about them, the newest first.
    pub tournaments: Vec<(String, String)>,
}

/// Arbiters may correct a player without a club, but only administrators may erase one.
fn erase_action(club: Option<i32>) -> Action {
    club.map_or(Action::Administer, Action::ManageClub)
}

/// Whether `actor` may erase the player.
pub(super) fn may_erase(
    conn: &mut Conn,
    actor: &Actor,
    row: &rows::players::PlayerRow,
) -> Result<bool, AppError> {
    access::may(conn, actor, erase_action(row.club_id))
}

/// A player that the actor may erase.
///
/// # Errors
/// No such player, or erased already; neither of their club nor an administrator.
pub fn erasable(ctx: &Context, actor: &Actor, id: i32) -> Result<Erasable, AppError> {
    ctx.read(|conn| {
        let row = record::named(conn, id)?;
        access::require(conn, actor, erase_action(row.club_id))?;
        let mut tournaments = Vec::new();
        for entry in rows::entries::of_player(conn, id)? {
            let heading = rows::tournaments::by_id(conn, entry.tournament_id)?;
            tournaments.push((heading.name, heading.slug));
        }
        Ok(Erasable {
            player: summary(conn, row)?,
            tournaments,
        })
    })
}

/// Erases a player from the registry, after two confirmations; `club` is the player's club as the sender saw it.
///
/// # Errors
/// As [`erasable`]; the player's club changed meanwhile; [`Refusal::AskedTwice`] before the second confirmation.
pub fn erase(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    (id, club): (i32, Option<i32>),
    sure: bool,
) -> Result<Done<()>, AppError> {
    ctx.write(actor, erase_action(club), key, |conn| {
        let row = record::named(conn, id)?;
        if row.club_id != club {
            return Err(AppError::Stale);
        }
        if !sure {
            return Err(Refusal::AskedTwice.into());
        }
        rows::players::forget(conn, id)?;
        Ok(Audited {
            value: (),
            deed: Deed::PlayerErased(PlayerErased { player: id, club }),
        })
    })
}
