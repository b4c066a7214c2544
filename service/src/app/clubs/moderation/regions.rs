//! The regions whose clubs somebody moderates.

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem,
        access::{self, Action},
        deed::ModeratorSet,
        organisers,
    },
    store::{
        Conn,
        rows::{self, club_decisions::Charge, clubs::ClubRow},
    },
};

/// The clubs that the actor may decide about; the actor must be allowed [`Action::ModerateClubs`].
///
/// # Errors
/// Storage failures.
pub(in crate::app::clubs) fn charge_of(conn: &mut Conn, actor: &Actor) -> Result<Charge, AppError> {
    match &actor.user {
        Some(user) => access::charge(conn, user)?.ok_or(AppError::Forbidden),
        None => Ok(Charge::All),
    }
}

/// Refuses a club that the actor does not decide about.
///
/// # Errors
/// [`AppError::Forbidden`].
pub(in crate::app::clubs) fn must_have(charge: &Charge, club: &ClubRow) -> Result<(), AppError> {
    match charge.has(club) {
        true => Ok(()),
        false => Err(AppError::Forbidden),
    }
}

/// An account with the regions that it moderates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModeratorRegions {
    /// Number of the account.
    pub user: i32,
    /// Name as shown.
    pub display_name: String,
    /// Its regions, in alphabetical order.
    pub regions: Vec<String>,
    /// The regions to choose from: those of the organiser for which it works, or Italy's.
    pub offered: Vec<String>,
    /// Address part of that organiser.
    pub organiser: Option<String>,
}

/// The regions of an account, for those who may set them.
///
/// # Errors
/// Neither an administrator nor an officer of its organiser; no such account.
pub fn moderator(ctx: &Context, actor: &Actor, user: i32) -> Result<ModeratorRegions, AppError> {
    ctx.read(|conn| {
        access::require(conn, actor, Action::NameModerator(user))?;
        let ground = organisers::of_account(conn, user)?;
        Ok(ModeratorRegions {
            user,
            display_name: rows::users::by_id(conn, user)?.display_name,
            regions: rows::club_moderators::regions_of(conn, user)?,
            offered: ground.region_names(),
            organiser: ground.slug,
        })
    })
}

/// The regions that the actor moderates. For an officer it is the name of the organiser. Empty for everybody else,
/// including administrators.
///
/// # Errors
/// Storage failures.
pub fn moderator_of(ctx: &Context, actor: &Actor) -> Result<Vec<String>, AppError> {
    let Some(user) = &actor.user else {
        return Ok(Vec::new());
    };
    ctx.read(|conn| match rows::organisers::of_user(conn, user.id)? {
        Some((organiser, true)) => Ok(vec![rows::organisers::by_id(conn, organiser)?.name]),
        _ => Ok(rows::club_moderators::regions_of(conn, user.id)?),
    })
}

/// Sets the regions whose clubs an account moderates; an empty list takes the right away.
///
/// # Errors
/// Field `region` if the organiser of the account (or Italy) has no such region; neither an administrator nor an
/// officer of that organiser; no such account.
pub fn set_moderator(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    user: i32,
    regions: &[String],
) -> Result<Done<()>, AppError> {
    ctx.write(actor, Action::NameModerator(user), key, |conn| {
        let row = rows::users::by_id(conn, user)?;
        let ground = organisers::of_account(conn, user)?;
        let mut checks = Checks::default();
        let mut after = regions.to_vec();
        after.sort();
        after.dedup();
        let is_known = |region: &String| ground.territory.region(region).is_some();
        if !after.iter().all(is_known) {
            checks.refuse("region", Problem::Choice);
        }
        checks.finish()?;
        let before = rows::club_moderators::regions_of(conn, user)?;
        rows::club_moderators::set(conn, user, &after)?;
        Ok(Audited {
            value: (),
            deed: Deed::ModeratorSet(ModeratorSet {
                user,
                name: row.name,
                before,
                after,
            }),
        })
    })
}
