//! How a participant is shown to those who do not run the tournament: what they, or their guardian, chose.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done,
        access::{self, Action},
        deed::EntryShown,
    },
    event::{NameShown, Publication},
    store::rows,
};

/// Notes what a participant or their guardian chose, from now on: pages, files and screens follow at once. Papers and the
/// report of the arbiters stay complete.
///
/// # Errors
/// No such entry; not an arbiter of this tournament.
pub fn choose(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
    (name_shown, publication): (NameShown, Publication),
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    // Who withdraws the choice may do so after the end, too.
    ctx.write_to_closed(actor, Action::RunTournament(id), key, |conn| {
        let row = rows::entries::by_id(conn, id, entry)?;
        rows::entries::set_shown(conn, entry, name_shown, publication)?;
        Ok(Audited {
            value: (),
            deed: Deed::EntryShown(EntryShown {
                entry,
                name_before: row.name_shown,
                publication_before: row.publication,
                name_shown,
                publication,
            }),
        })
    })
}

/// What was chosen for a participant.
///
/// # Errors
/// No such entry; not an arbiter of this tournament.
pub fn chosen(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    entry: i32,
) -> Result<(NameShown, Publication), AppError> {
    ctx.read(|conn| {
        let id = rows::tournaments::by_slug(conn, slug)?.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let row = rows::entries::by_id(conn, id, entry)?;
        Ok((row.name_shown, row.publication))
    })
}
