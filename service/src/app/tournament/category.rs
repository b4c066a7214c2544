//! The national category of an entry, as an arbiter sets it.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, access::Action, deed::CategorySet,
        organisers,
    },
    store::rows,
};

/// Sets the national category of an entry, by its abbreviation in upper or lower case. An empty text removes it.
///
/// # Errors
/// No such entry; a category that the organiser does not use; the actor is not an arbiter of this tournament.
pub fn set(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
    category: &str,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        rows::entries::by_id(conn, id, entry)?;
        let before = rows::listed_entries::category_of(conn, entry)?;
        let categories = organisers::of_tournament(conn, id)?.categories;
        let code = match category.trim() {
            "" => "",
            typed => categories.code(typed).ok_or(AppError::NotFound)?,
        };
        rows::listed_entries::set_category(conn, (id, entry), code)?;
        Ok(Audited {
            value: (),
            deed: Deed::CategorySet(CategorySet {
                entry,
                stood: before,
                category: code.to_owned(),
            }),
        })
    })
}
