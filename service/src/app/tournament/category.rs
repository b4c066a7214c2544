//! The national category of an entry, as an arbiter sets it.

use crate::{
    app::{Actor, AppError, Audited, Context, Deed, Done, access::Action, deed::CategorySet},
    event::NationalCategory,
    store::rows,
};

/// Sets the national category of an entry; none takes it away.
///
/// # Errors
/// No such entry; not an arbiter of this tournament.
pub fn set(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
    category: Option<NationalCategory>,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        rows::entries::by_id(conn, id, entry)?;
        let before = rows::listed_entries::category_of(conn, entry)?;
        let code = category.map_or("", NationalCategory::code);
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
