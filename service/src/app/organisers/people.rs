//! The people who work for an organiser. Officers run it; the tournaments that any of them makes belong to it.

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, FieldError, Problem, Refusal,
        access::{self, Action},
        deed::OrganiserPerson,
    },
    event::Accent,
    store::{Conn, rows},
};

/// Somebody who works for an organiser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonLine {
    /// Number of the account.
    pub user: i32,
    /// Log-in name.
    pub name: String,
    /// Name as shown.
    pub display_name: String,
    /// Whether they run the organiser as an officer.
    pub is_officer: bool,
    /// The regions whose clubs they decide about; empty for an officer, who decides about all.
    pub regions: Vec<String>,
}

/// The people who work for an organiser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct People {
    /// Name of the organiser.
    pub organiser: String,
    /// Accent colour of the organiser.
    pub accent: Accent,
    /// The people, officers first, each group by name.
    pub people: Vec<PersonLine>,
    /// Whether it has its own clubs, which somebody must decide about.
    pub has_clubs: bool,
}

/// The people who work for an organiser.
///
/// # Errors
/// Neither an officer nor an administrator; no such organiser.
pub fn people(ctx: &Context, actor: &Actor, slug: &str) -> Result<People, AppError> {
    ctx.read(|conn| {
        let row = rows::organisers::by_slug(conn, slug)?;
        access::require(conn, actor, Action::RunOrganiser(row.id))?;
        let mut people = Vec::new();
        for person in rows::organisers::people(conn, row.id)? {
            people.push(PersonLine {
                regions: rows::club_moderators::regions_of(conn, person.user)?,
                user: person.user,
                name: person.name,
                display_name: person.display_name,
                is_officer: person.is_officer,
            });
        }
        Ok(People {
            organiser: row.name,
            accent: row.accent,
            people,
            has_clubs: !row.territory.is_empty(),
        })
    })
}

/// The error about the name of an account.
fn refused(key: &'static str, name: String) -> AppError {
    AppError::Fields(vec![FieldError {
        field: "name",
        problem: Problem::Because { key, value: name },
    }])
}

/// Refuses to remove the last officer who can act, unless an administrator does it.
///
/// # Errors
/// [`Refusal::LastOfficer`]; storage failures.
fn keep_an_officer(
    conn: &mut Conn,
    actor: &Actor,
    organiser: i32,
    user: i32,
) -> Result<(), AppError> {
    if actor.user.as_ref().is_none_or(|user| user.is_admin) {
        return Ok(());
    }
    for person in rows::organisers::people(conn, organiser)? {
        if !person.is_officer || person.user == user {
            continue;
        }
        let account = rows::users::by_id(conn, person.user)?;
        if account.password_hash.is_some() && account.disabled_at.is_none() {
            return Ok(());
        }
    }
    Err(Refusal::LastOfficer.into())
}

/// Whether the person who leaves is an officer.
///
/// # Errors
/// They do not work for it; [`Refusal::LastOfficer`] if nobody else would run it.
fn may_go(conn: &mut Conn, actor: &Actor, organiser: i32, user: i32) -> Result<bool, AppError> {
    let is_officer = match rows::organisers::of_user(conn, user)? {
        Some((works_for, is_officer)) if works_for == organiser => is_officer,
        _ => return Err(AppError::NotFound),
    };
    if is_officer {
        keep_an_officer(conn, actor, organiser, user)?;
    }
    Ok(is_officer)
}

/// Gives an account, by its log-in name, a role with an organiser. Regions that it moderated elsewhere are taken away.
///
/// # Errors
/// [`Refusal::LastOfficer`] if nobody else would run it. Field `name`: no such account, one that works for another
/// organiser, or one that moderates regions of Italy, which only an administrator may take away. Neither an officer nor
/// an administrator.
pub fn set_person(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    (name, is_officer): (&str, bool),
) -> Result<Done<()>, AppError> {
    let id = ctx.read(|conn| Ok(rows::organisers::by_slug(conn, slug)?.id))?;
    ctx.write(actor, Action::RunOrganiser(id), key, |conn| {
        let mut checks = Checks::default();
        let name = checks.required("name", name, 80);
        checks.finish()?;
        let Some(user) = rows::users::by_name(conn, &name)? else {
            return Err(refused("problem-no-account", name));
        };
        let before = rows::organisers::of_user(conn, user.id)?;
        if before.is_some_and(|(other, _)| other != id) {
            return Err(refused("problem-works-for-another", name));
        }
        if before.is_none() {
            let is_admin = actor.user.as_ref().is_none_or(|user| user.is_admin);
            let regions = rows::club_moderators::regions_of(conn, user.id)?;
            if !is_admin && !regions.is_empty() {
                // Only an administrator may take a moderator away from other clubs.
                return Err(refused("problem-moderates-elsewhere", name));
            }
            rows::club_moderators::set(conn, user.id, &[])?;
        }
        if !is_officer && before.is_some_and(|(_, was_officer)| was_officer) {
            keep_an_officer(conn, actor, id, user.id)?;
        }
        rows::organisers::set_person(conn, user.id, id, is_officer)?;
        Ok(Audited {
            value: (),
            deed: Deed::OrganiserPersonSet(OrganiserPerson {
                organiser: id,
                slug: slug.to_owned(),
                user: user.id,
                name: user.name,
                is_officer,
            }),
        })
    })
}

/// Ends an account's role with an organiser; it then moderates no region of it.
///
/// # Errors
/// The account does not work for it; [`Refusal::LastOfficer`] if nobody else would run it; neither an officer nor an
/// administrator.
pub fn remove_person(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    user: i32,
) -> Result<Done<()>, AppError> {
    let id = ctx.read(|conn| Ok(rows::organisers::by_slug(conn, slug)?.id))?;
    ctx.write(actor, Action::RunOrganiser(id), key, |conn| {
        let is_officer = may_go(conn, actor, id, user)?;
        let person = taken_out(conn, (id, slug), (user, is_officer))?;
        Ok(Audited {
            value: (),
            deed: Deed::OrganiserPersonRemoved(person),
        })
    })
}

/// Removes an account from an organiser, with the regions that it moderates.
fn taken_out(
    conn: &mut Conn,
    (organiser, slug): (i32, &str),
    (user, is_officer): (i32, bool),
) -> Result<OrganiserPerson, AppError> {
    rows::organisers::remove_person(conn, user)?;
    rows::club_moderators::set(conn, user, &[])?;
    Ok(OrganiserPerson {
        organiser,
        slug: slug.to_owned(),
        user,
        name: rows::users::by_id(conn, user)?.name,
        is_officer,
    })
}

/// The organiser for which an account works, as the owner of the account sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnOrganiser {
    /// Address part of the organiser.
    pub slug: String,
    /// Name of the organiser.
    pub name: String,
    /// Whether they run it as an officer.
    pub is_officer: bool,
}

/// The organiser for which the actor works; `None` if there is none.
///
/// # Errors
/// Nobody is logged in.
pub fn own(ctx: &Context, actor: &Actor) -> Result<Option<OwnOrganiser>, AppError> {
    let me = access::signed_in(actor)?.id;
    ctx.read(|conn| {
        let Some((organiser, is_officer)) = rows::organisers::of_user(conn, me)? else {
            return Ok(None);
        };
        let row = rows::organisers::by_id(conn, organiser)?;
        Ok(Some(OwnOrganiser {
            slug: row.slug,
            name: row.name,
            is_officer,
        }))
    })
}

/// What somebody reads before they leave an organiser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaving {
    /// Name of the organiser.
    pub organiser: String,
    /// Accent colour of the organiser.
    pub accent: Accent,
    /// The regions whose clubs they would no longer decide about.
    pub regions: Vec<String>,
}

/// What the actor would give up by leaving.
///
/// # Errors
/// As [`leave`], except for the confirmation.
pub fn leaving(ctx: &Context, actor: &Actor, slug: &str) -> Result<Leaving, AppError> {
    let me = access::signed_in(actor)?.id;
    ctx.read(|conn| {
        let row = rows::organisers::by_slug(conn, slug)?;
        may_go(conn, actor, row.id, me)?;
        Ok(Leaving {
            organiser: row.name,
            accent: row.accent,
            regions: rows::club_moderators::regions_of(conn, me)?,
        })
    })
}

/// Ends the actor's own role with an organiser; they then moderate no region of it. The tournaments that they made stay
/// with the organiser.
///
/// # Errors
/// Nobody is logged in; they do not work for it; [`Refusal::LastOfficer`] if nobody else would run it;
/// [`Refusal::AskedTwice`] before they have confirmed.
pub fn leave(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    sure: bool,
) -> Result<Done<()>, AppError> {
    let me = access::signed_in(actor)?.id;
    let id = ctx.read(|conn| Ok(rows::organisers::by_slug(conn, slug)?.id))?;
    ctx.write(actor, Action::OwnAccount, key, |conn| {
        let is_officer = may_go(conn, actor, id, me)?;
        if !sure {
            return Err(Refusal::AskedTwice.into());
        }
        let person = taken_out(conn, (id, slug), (me, is_officer))?;
        Ok(Audited {
            value: (),
            deed: Deed::OrganiserLeft(person),
        })
    })
}
