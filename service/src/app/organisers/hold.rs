//! The organiser that holds a tournament.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done,
        access::{self, Action},
        deed::HolderSet,
    },
    store::{Conn, rows},
};

/// The holder of a tournament, and the possible ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Holders {
    /// Address part of the holder; empty for the owner of the installation.
    pub now: String,
    /// Address part and name of the organisers that the reader may choose: all for administrators, for others the one
    /// for which they work. Empty if there is no choice.
    pub choice: Vec<(String, String)>,
}

/// The organisers that the actor may choose.
fn choice(conn: &mut Conn, actor: &Actor) -> Result<Vec<(String, String)>, AppError> {
    let all = rows::organisers::all(conn)?;
    let own = match &actor.user {
        Some(user) if !user.is_admin => Some(rows::organisers::of_user(conn, user.id)?),
        _ => None,
    };
    let is_offered = |id: i32| match own {
        None => true,
        Some(own) => own.is_some_and(|(organiser, _)| organiser == id),
    };
    let offered = all.into_iter().filter(|row| is_offered(row.id));
    Ok(offered.map(|row| (row.slug, row.name)).collect())
}

/// The holder of a tournament, and the organisers that the reader may choose.
///
/// # Errors
/// Not the chief arbiter; no such tournament.
pub fn holders(ctx: &Context, actor: &Actor, slug: &str) -> Result<Holders, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.read(|conn| {
        access::require(conn, actor, Action::DirectTournament(id))?;
        let holder = rows::organisers::of_tournament(conn, id)?;
        Ok(Holders {
            now: holder.map(|row| row.slug).unwrap_or_default(),
            choice: choice(conn, actor)?,
        })
    })
}

/// Sets the holder of a tournament: an organiser by its address part, or with an empty one the owner of the
/// installation. A province of the earlier holder stays stored until the settings are saved again.
///
/// # Errors
/// [`AppError::Forbidden`] for an organiser for which the actor does not work; not the chief arbiter.
pub fn hold(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    organiser: &str,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::DirectTournament(id), key, |conn| {
        let before = rows::organisers::of_tournament(conn, id)?;
        let after = match organiser.trim() {
            "" => None,
            organiser => Some(rows::organisers::by_slug(conn, organiser)?),
        };
        if let Some(row) = &after {
            let is_offered = |(slug, _): &(String, String)| *slug == row.slug;
            if !choice(conn, actor)?.iter().any(is_offered) {
                return Err(AppError::Forbidden);
            }
        }
        rows::organisers::hold(conn, id, after.as_ref().map(|row| row.id))?;
        Ok(Audited {
            value: (),
            deed: Deed::HolderSet(HolderSet {
                before: before.map(|row| row.slug).unwrap_or_default(),
                after: after.map(|row| row.slug).unwrap_or_default(),
            }),
        })
    })
}
