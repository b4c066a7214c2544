//! Registering a club, and deciding about it.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Done, Refusal,
        access::{self, Action},
        accounts, fold,
    },
    store::rows,
};

use super::{
    fields::{ClubInput, ClubValues},
    similar::{SimilarClub, similar},
};

/// Registers a club; it waits for an administrator.
///
/// # Errors
/// Fields to be corrected; [`Refusal::SimilarClubs`] unless the sender says that this is another one.
pub fn register(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    input: &ClubInput,
) -> Result<Done<i32>, AppError> {
    let club = ClubValues::parse(input)?;
    let now = ctx.clock.now();
    ctx.write(actor, Action::RegisterClub, key, |conn| {
        if !input.is_another {
            let found = similar(conn, &club.name, &club.town)?;
            if !found.is_empty() {
                return Err(Refusal::SimilarClubs(found).into());
            }
        }
        let (name_key, town_key) = (fold(&club.name), fold(&club.town));
        let new = rows::clubs::NewClub {
            values: club.row(&name_key, &town_key),
            status: "pending",
            created_at: now,
            version: 1,
        };
        let id = rows::clubs::insert(conn, &new)?;
        Ok(Audited {
            value: id,
            action: "club.register",
            subject: format!("club:{id}"),
            before: String::new(),
            after: club.line(),
        })
    })
}

/// A club that waits, with everything that helps to decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingClub {
    /// Number.
    pub id: i32,
    /// Row version.
    pub version: i32,
    /// What was sent.
    pub input: ClubInput,
    /// When, UTC.
    pub sent: NaiveDateTime,
    /// Other clubs of the town that may be the same.
    pub similar: Vec<SimilarClub>,
}

/// Clubs that wait, the oldest first.
///
/// # Errors
/// Not an administrator.
pub fn pending(ctx: &Context, actor: &Actor) -> Result<Vec<PendingClub>, AppError> {
    ctx.read(|conn| {
        access::require(conn, actor, Action::Administer)?;
        let mut clubs = Vec::new();
        for row in rows::clubs::with_status(conn, "pending")? {
            let mut others = similar(conn, &row.name, &row.town)?;
            others.retain(|other| other.id != row.id);
            clubs.push(PendingClub {
                id: row.id,
                version: row.version,
                sent: row.created_at,
                similar: others,
                input: ClubInput::of(row),
            });
        }
        clubs.sort_by_key(|club| (club.sent, club.id));
        Ok(clubs)
    })
}

/// The account that a club's approval makes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Secretary {
    /// Log-in name.
    pub name: String,
    /// Name as shown.
    pub display_name: String,
}

/// Approves a club; with a secretary, makes the account too and answers its invitation's secret.
///
/// # Errors
/// Not an administrator; decided already; changed meanwhile; fields `name` and `display_name`.
pub fn approve(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    id: i32,
    version: i32,
    secretary: Option<&Secretary>,
) -> Result<Done<Option<String>>, AppError> {
    let mut checks = Checks::default();
    let secretary = secretary.map(|secretary| Secretary {
        name: accounts::check_login_name(&mut checks, &secretary.name),
        display_name: checks.required("display_name", &secretary.display_name, 80),
    });
    checks.finish()?;
    let token = accounts::random_token()?;
    let now = ctx.clock.now();
    ctx.write(actor, Action::Administer, key, |conn| {
        let row = rows::clubs::by_id(conn, id)?;
        decide(conn, &row, version, "approved", now)?;
        let mut after = format!("approved: {}", row.name);
        let mut secret = None;
        if let Some(Secretary { name, display_name }) = &secretary {
            let user = accounts::insert_user(conn, name, display_name, None, false, Some(id), now)?;
            let until = now + Duration::days(accounts::INVITATION_DAYS);
            rows::invitations::insert(conn, &token.hash(), Some(user), "password", now, until)?;
            after = format!("{after}; user:{user} {name}");
            secret = Some(token.secret().to_owned());
        }
        Ok(Audited {
            value: secret,
            action: "club.approve",
            subject: format!("club:{id}"),
            before: row.status,
            after,
        })
    })
}

/// Rejects a club: it is never shown, and does not stand in the way of another registration.
///
/// # Errors
/// Not an administrator; decided already; changed meanwhile.
pub fn reject(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    id: i32,
    version: i32,
) -> Result<Done<()>, AppError> {
    let now = ctx.clock.now();
    ctx.write(actor, Action::Administer, key, |conn| {
        let row = rows::clubs::by_id(conn, id)?;
        decide(conn, &row, version, "rejected", now)?;
        Ok(Audited {
            value: (),
            action: "club.reject",
            subject: format!("club:{id}"),
            before: row.status,
            after: format!("rejected: {}", row.name),
        })
    })
}

fn decide(
    conn: &mut crate::store::Conn,
    row: &rows::clubs::ClubRow,
    version: i32,
    status: &str,
    now: NaiveDateTime,
) -> Result<(), AppError> {
    if row.status != "pending" {
        return Err(Refusal::ClubDecided.into());
    }
    if rows::clubs::decide(conn, row.id, version, status, now)? {
        Ok(())
    } else {
        Err(AppError::Stale)
    }
}
