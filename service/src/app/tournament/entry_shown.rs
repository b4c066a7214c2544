//! How a participant is shown to people who do not run the tournament, as they or their guardian chose.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done,
        access::{self, Action},
        deed::EntryShown,
    },
    event::{NameShown, Publication},
    store::rows,
};

/// Records the choice of a participant or their guardian. Pages, files and screens follow at once; the arbiters' papers and the
/// report stay complete.
///
/// # Errors
/// No such entry; the actor is not an arbiter of this tournament.
pub fn choose(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
    (name_shown, publication): (NameShown, Publication),
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    // A choice can be withdrawn after the tournament, too.
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

/// Reads the choice of a participant.
///
/// # Errors
/// No such entry; the actor is not an arbiter of this tournament.
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
