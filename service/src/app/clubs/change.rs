//! A secretary changes the data of their club.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::{self, Action},
        deed::ClubChanged,
        fold, organisers,
    },
    store::rows,
};

use super::{
    fields::{ClubInput, ClubValues},
    proof,
    similar::similar,
};

/// The data of a club, as its secretary may change them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editable {
    /// Number of the club.
    pub id: i32,
    /// Row version, needed for the write.
    pub version: i32,
    /// The data.
    pub input: ClubInput,
}

/// The data of a club, for its secretary to change.
///
/// # Errors
/// Not the club's secretary; no such club.
pub fn editable(ctx: &Context, actor: &Actor, id: i32) -> Result<Editable, AppError> {
    ctx.read(|conn| {
        access::require(conn, actor, Action::ManageClub(id))?;
        let row = rows::clubs::by_id(conn, id)?;
        Ok(Editable {
            id,
            version: row.version,
            input: ClubInput::of(row),
        })
    })
}

/// Stores the changed data of a club. An approved club stays approved. Unchanged fields do not count as changes. The
/// trail names the changed fields without their values.
///
/// # Errors
/// Not the club's secretary; fields to be corrected; [`Refusal::SimilarClubs`] if the new name or town resembles
/// another club's, unless the secretary says that it is another one; stale.
pub fn change(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    id: i32,
    version: i32,
    input: &ClubInput,
) -> Result<Done<()>, AppError> {
    let ground = organisers::ground_of_club(ctx, id)?;
    let values = ClubValues::parse(input, &ground)?;
    ctx.write(actor, Action::ManageClub(id), key, |conn| {
        let before = rows::clubs::by_id(conn, id)?;
        let (name_key, town_key) = (fold(&values.name), fold(&values.town));
        let is_renamed = name_key != before.name_key || town_key != before.town_key;
        if is_renamed && !input.is_another {
            let mut found = similar(conn, &values.name, &values.town)?;
            found.retain(|other| other.id != id);
            if !found.is_empty() {
                return Err(Refusal::SimilarClubs(found).into());
            }
        }
        let row = values.row(&name_key, &town_key);
        if !rows::clubs::update(conn, id, version, &row)? {
            return Err(AppError::Stale);
        }
        if values.email() != before.email {
            let club = (id, values.name.as_str(), values.email());
            proof::ask(conn, club, actor.language, ctx.clock.now())?;
        }
        let changed = values.changed(&before).into_iter();
        Ok(Audited {
            value: (),
            deed: Deed::ClubChanged(Box::new(ClubChanged {
                club: id,
                version,
                changed: changed.map(str::to_owned).collect(),
                before: ClubInput::of(before).public(),
                after: values.public_input(input.is_another),
            })),
        })
    })
}
