//! Whose clubs somebody moderates.

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem,
        access::{self, Action},
        deed::ModeratorSet,
    },
    event::REGIONS,
    store::{Conn, rows},
};

/// The regions whose clubs somebody decides about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app::clubs) enum Regions {
    /// All, and clubs abroad: an administrator.
    All,
    /// These: a moderator.
    Some(Vec<String>),
}

impl Regions {
    /// Those of the actor, who may [`Action::ModerateClubs`].
    pub fn of(conn: &mut Conn, actor: &Actor) -> Result<Self, AppError> {
        match &actor.user {
            Some(user) if !user.is_admin => {
                let regions = rows::club_moderators::regions_of(conn, user.id)?;
                Ok(Self::Some(regions))
            }
            _ => Ok(Self::All),
        }
    }

    /// The regions by name; `None` for all.
    pub fn names(&self) -> Option<&[String]> {
        match self {
            Self::All => None,
            Self::Some(regions) => Some(regions),
        }
    }

    /// Refuses clubs of other regions.
    ///
    /// # Errors
    /// [`AppError::Forbidden`].
    pub fn require(&self, region: &str) -> Result<(), AppError> {
        match self.names() {
            Some(regions) if !regions.iter().any(|own| own == region) => Err(AppError::Forbidden),
            _ => Ok(()),
        }
    }
}

/// An account with the regions that it moderates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModeratorRegions {
    /// Number of the account.
    pub user: i32,
    /// Name as shown.
    pub display_name: String,
    /// Its regions, in the order of the alphabet.
    pub regions: Vec<String>,
}

/// The regions of an account, for administrators.
///
/// # Errors
/// Not an administrator; no such account.
pub fn moderator(ctx: &Context, actor: &Actor, user: i32) -> Result<ModeratorRegions, AppError> {
    ctx.read(|conn| {
        access::require(conn, actor, Action::Administer)?;
        Ok(ModeratorRegions {
            user,
            display_name: rows::users::by_id(conn, user)?.display_name,
            regions: rows::club_moderators::regions_of(conn, user)?,
        })
    })
}

/// The regions that the actor moderates; none for whoever is no moderator, administrators among them.
///
/// # Errors
/// Storage failures.
pub fn moderator_of(ctx: &Context, actor: &Actor) -> Result<Vec<String>, AppError> {
    let Some(user) = &actor.user else {
        return Ok(Vec::new());
    };
    ctx.read(|conn| Ok(rows::club_moderators::regions_of(conn, user.id)?))
}

/// Says which regions' clubs an account moderates; none takes the right away.
///
/// # Errors
/// Field `region` for one that Italy does not have; not an administrator; no such account.
pub fn set_moderator(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    user: i32,
    regions: &[String],
) -> Result<Done<()>, AppError> {
    ctx.write(actor, Action::Administer, key, |conn| {
        let row = rows::users::by_id(conn, user)?;
        let mut checks = Checks::default();
        let mut after = regions.to_vec();
        after.sort();
        after.dedup();
        let is_known = |region: &String| REGIONS.contains(&region.as_str());
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
