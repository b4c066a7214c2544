//! An organiser comes in, and changes what it says of itself.

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

/// Longest address part, in words.
const WORDS: usize = 6;

/// An address part that no organiser has: `lega-del-lago`.
fn free_slug(conn: &mut Conn, name: &str) -> Result<String, AppError> {
    let base = address_part::words_of(name, WORDS).unwrap_or_else(|| "organiser".to_owned());
    address_part::first_free(&base, |part| rows::organisers::slug_exists(conn, part))
}

/// Refuses an `actor` who is no administrator.
///
/// # Errors
/// Nobody is signed in; somebody else.
pub fn must_administer(ctx: &Context, actor: &Actor) -> Result<(), AppError> {
    ctx.read(|conn| access::require(conn, actor, Action::Administer))
}

/// Takes an organiser in; its address part is answered.
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

/// What an organiser says of itself, to be changed, with the row's version.
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

/// Changes what an organiser says of itself. All its tournaments show it from then on. Its clubs go with their provinces into other
/// regions; tournaments and entries keep province and category as they were stored, though the organiser may no longer have them.
///
/// # Errors
/// Fields to be corrected, among them a province that clubs have and that would be there no more; neither an officer nor an administrator; no such organiser; stale.
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
