//! Adds an organiser, and changes its data.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done,
        access::{self, Action},
        address_part,
        deed::{OrganiserAdded, OrganiserChanged},
    },
    store::{Conn, rows},
};

use super::{
    clubs_moved::move_clubs,
    input::{OrganiserInput, OrganiserValues},
};

/// Maximum words of an address part.
const WORDS: usize = 6;

/// An address part that no organiser has yet, such as `lega-del-lago`.
fn free_slug(conn: &mut Conn, name: &str) -> Result<String, AppError> {
    let base = address_part::words_of(name, WORDS).unwrap_or_else(|| "organiser".to_owned());
    address_part::first_free(&base, |part| rows::organisers::slug_exists(conn, part))
}

/// Refuses everybody except administrators.
///
/// # Errors
/// Not an administrator.
pub fn must_administer(ctx: &Context, actor: &Actor) -> Result<(), AppError> {
    ctx.read(|conn| access::require(conn, actor, Action::Administer))
}

/// Adds an organiser and gives its address part.
///
/// # Errors
/// Fields to be corrected; not an administrator.
pub fn add(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    input: &OrganiserInput,
) -> Result<Done<String>, AppError> {
    must_administer(ctx, actor)?;
    let values = OrganiserValues::parse(input)?;
    let now = ctx.clock.now();
    ctx.write(actor, Action::Administer, key, |conn| {
        let slug = free_slug(conn, &values.input().name)?;
        let organiser = rows::organisers::insert(conn, &slug, &values.columns(), now)?;
        Ok(Audited {
            value: slug.clone(),
            deed: Deed::OrganiserAdded(Box::new(OrganiserAdded {
                organiser,
                slug,
                given: values.input().clone(),
            })),
        })
    })
}

/// The data of an organiser, to be changed, with the version of the row.
///
/// # Errors
/// Neither an officer nor an administrator; no such organiser.
pub fn editable(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
) -> Result<(OrganiserInput, i32), AppError> {
    ctx.read(|conn| {
        let row = rows::organisers::by_slug(conn, slug)?;
        access::require(conn, actor, Action::RunOrganiser(row.id))?;
        Ok((OrganiserInput::of(&row), row.version))
    })
}

/// Changes the data of an organiser; all its tournaments then show them. Its clubs move with their provinces to other
/// regions. Tournaments and entries keep their stored province and category, even if the organiser no longer has them.
///
/// # Errors
/// Fields to be corrected, among them a province that has clubs and would no longer exist; neither an officer nor an
/// administrator; no such organiser; stale.
pub fn change(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    (slug, version): (&str, i32),
    input: &OrganiserInput,
) -> Result<Done<()>, AppError> {
    let id = ctx.read(|conn| {
        let row = rows::organisers::by_slug(conn, slug)?;
        access::require(conn, actor, Action::RunOrganiser(row.id))?;
        Ok(row.id)
    })?;
    let values = OrganiserValues::parse(input)?;
    ctx.write(actor, Action::RunOrganiser(id), key, |conn| {
        let before = rows::organisers::by_id(conn, id)?;
        if !rows::organisers::update(conn, (id, version), &values.columns())? {
            return Err(AppError::Stale);
        }
        move_clubs(conn, &before, &values.input().territory)?;
        Ok(Audited {
            value: (),
            deed: Deed::OrganiserChanged(Box::new(OrganiserChanged {
                organiser: id,
                slug: before.slug.clone(),
                version,
                before: OrganiserInput::of(&before),
                after: values.input().clone(),
            })),
        })
    })
}
