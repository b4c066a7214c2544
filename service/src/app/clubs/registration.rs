//! Registering a club, and deciding about it.

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem, Refusal,
        access::{self, Action},
        accounts,
        deed::{ClubApproved, ClubDecided, ClubRegistered},
        fold,
        letters::{self, Letter, Post},
        organisers, window,
    },
    event::ClubStatus,
    store::{
        Conn,
        rows::{self, attempts::Counted},
    },
};

use super::{
    fields::{ClubInput, ClubValues},
    proof,
    secretaries::{self, Secretary},
    similar::{SimilarClub, similar},
};

/// Registrations of clubs are counted for this long.
const COUNTED_HOURS: i64 = 1;
/// Clubs that visitors of one address may send in that time.
const PER_ADDRESS: usize = 10;
/// Clubs that all visitors together may send in that time: an administrator reads each of them.
const IN_ALL: usize = 60;
/// Longest reason.
const LONGEST_REASON: usize = 200;
/// Kind of the attempts counted.
const CLUB: &str = "club";

/// Refuses when too many clubs came from this network, or from all, within the hour.
fn require_room(conn: &mut Conn, network: &str, now: NaiveDateTime) -> Result<(), AppError> {
    let hour = Duration::hours(COUNTED_HOURS);
    for (source, most) in [(Some(network), PER_ADDRESS), (None, IN_ALL)] {
        let counted = Counted {
            kind: CLUB,
            subject: None,
            source,
            since: now - hour,
        };
        let times = rows::attempts::times(conn, counted)?;
        // The oldest of the last ones that fill the room leaves it first.
        let full = times.len().checked_sub(most);
        if let Some(first) = full.and_then(|index| times.get(index)) {
            let again = *first + hour;
            return Err(Refusal::TooManyClubs { again }.into());
        }
    }
    Ok(())
}

/// Registers a club; it waits for an administrator. `network` is what is counted as one visitor; somebody signed in
/// is not counted.
///
/// # Errors
/// Fields to be corrected; [`Refusal::SimilarClubs`] unless the sender says that this is another one;
/// [`Refusal::TooManyClubs`]; no such organiser.
pub fn register(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    input: &ClubInput,
    network: &str,
) -> Result<Done<i32>, AppError> {
    let mut checks = Checks::default();
    if !input.trap.is_empty() {
        checks.refuse("homepage", Problem::MustBeEmpty);
    }
    checks.finish()?;
    let ground = ctx.read(|conn| organisers::of_slug(conn, &input.organiser))?;
    let club = ClubValues::parse(input, &ground)?;
    let now = ctx.clock.now();
    let is_counted = actor.user.is_none() && !actor.is_command_line();
    ctx.write(actor, Action::RegisterClub, key, |conn| {
        if is_counted {
            require_room(conn, network, now)?;
            rows::attempts::insert(conn, CLUB, "", network, now)?;
        }
        if !input.is_another {
            let found = similar(conn, &club.name, &club.town)?;
            if !found.is_empty() {
                return Err(Refusal::SimilarClubs(found).into());
            }
        }
        let (name_key, town_key) = (fold(&club.name), fold(&club.town));
        let new = rows::clubs::NewClub {
            values: club.row(&name_key, &town_key),
            status: ClubStatus::Pending.into(),
            created_at: now,
            version: 1,
            organiser_id: ground.of_clubs(),
        };
        let id = rows::clubs::insert(conn, &new)?;
        letters::remember(conn, actor, &input.email, now)?;
        proof::ask(conn, (id, &club.name, club.email()), actor.language, now)?;
        Ok(Audited {
            value: id,
            deed: Deed::ClubRegistered(Box::new(ClubRegistered {
                club: id,
                given: club.public_input(input.is_another),
            })),
        })
    })
}

/// A club that waits, with everything that helps to decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingClub {
    /// Number of the club.
    pub id: i32,
    /// Row version.
    pub version: i32,
    /// What was sent.
    pub input: ClubInput,
    /// When, UTC.
    pub sent: NaiveDateTime,
    /// Other clubs of the town that may be the same.
    pub similar: Vec<SimilarClub>,
    /// Whether the link that was sent to its e-mail was followed.
    pub is_proved: bool,
}

fn waiting(conn: &mut Conn, row: rows::clubs::ClubRow) -> Result<PendingClub, AppError> {
    let mut others = similar(conn, &row.name, &row.town)?;
    others.retain(|other| other.id != row.id);
    Ok(PendingClub {
        id: row.id,
        version: row.version,
        sent: row.created_at,
        similar: others,
        is_proved: row.proved_at.is_some(),
        input: ClubInput::of(row),
    })
}

fn count_pending(conn: &mut Conn) -> Result<usize, AppError> {
    let count = rows::clubs::count(conn, ClubStatus::Pending)?;
    Ok(window::counted(count))
}

/// Clubs that wait, the oldest first: how many there are, and those of the `range`.
///
/// # Errors
/// Not an administrator.
pub fn pending(
    ctx: &Context,
    actor: &Actor,
    range: impl FnOnce(usize) -> std::ops::Range<usize>,
) -> Result<(usize, Vec<PendingClub>), AppError> {
    ctx.read(|conn| {
        access::require(conn, actor, Action::Administer)?;
        let total = count_pending(conn)?;
        let part = window::offset_and_limit(&range(total));
        let rows = rows::clubs::oldest(conn, ClubStatus::Pending, part)?;
        let clubs: Result<_, _> = rows.into_iter().map(|row| waiting(conn, row)).collect();
        Ok((total, clubs?))
    })
}

/// The one club of this number, if it waits, and how many wait.
///
/// # Errors
/// Not an administrator; no such club.
pub fn pending_one(
    ctx: &Context,
    actor: &Actor,
    id: i32,
) -> Result<(usize, Vec<PendingClub>), AppError> {
    ctx.read(|conn| {
        access::require(conn, actor, Action::Administer)?;
        let row = rows::clubs::of_status(conn, id, ClubStatus::Pending)?;
        let club = row.map(|row| waiting(conn, row)).transpose()?;
        Ok((count_pending(conn)?, club.into_iter().collect()))
    })
}

/// What a decision about a club brings.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Decided {
    /// The secret of the link with which the secretary chooses a password, where an account was made.
    pub secret: Option<String>,
    /// Number of the letter to the club, where it can be written to.
    pub letter: Option<i32>,
}

/// Approves a club and writes to it; with a secretary, makes the account too and invites them at the club's address.
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
) -> Result<Done<Decided>, AppError> {
    let mut checks = Checks::default();
    let secretary = secretary.map(|secretary| secretary.read(&mut checks));
    checks.finish()?;
    let token = accounts::random_token()?;
    let now = ctx.clock.now();
    ctx.write(actor, Action::Administer, key, |conn| {
        let row = rows::clubs::by_id(conn, id)?;
        decide(conn, &row, version, ClubStatus::Approved, now)?;
        let post = Post {
            to: &row.email,
            tournament: None,
            at: now,
            language: None,
        };
        let approved = Letter::ClubApproved {
            club: row.name.clone(),
            path: format!("/clubs/{id}"),
        };
        let mut decided = Decided {
            secret: None,
            letter: letters::post(conn, &approved, post)?,
        };
        let mut made = None;
        if let Some(secretary) = &secretary {
            made = Some(secretaries::make(conn, id, secretary, &token, post)?);
            decided.secret = Some(token.secret().to_owned());
        }
        Ok(Audited {
            value: decided,
            deed: Deed::ClubApproved(ClubApproved {
                club: id,
                name: row.name,
                version,
                secretary: made,
            }),
        })
    })
}

/// Rejects a club, and writes to it why: it is never shown, and does not stand in the way of another registration. The number
/// of the letter is answered.
///
/// # Errors
/// Field `reason`; not an administrator; decided already; changed meanwhile.
pub fn reject(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    id: i32,
    version: i32,
    reason: &str,
) -> Result<Done<Option<i32>>, AppError> {
    let now = ctx.clock.now();
    ctx.write(actor, Action::Administer, key, |conn| {
        let mut checks = Checks::default();
        let reason = checks.required("reason", reason, LONGEST_REASON);
        checks.finish()?;
        let row = rows::clubs::by_id(conn, id)?;
        decide(conn, &row, version, ClubStatus::Rejected, now)?;
        let rejected = Letter::ClubRejected {
            club: row.name.clone(),
            reason: reason.clone(),
        };
        let post = Post {
            to: &row.email,
            tournament: None,
            at: now,
            language: None,
        };
        let letter = letters::post(conn, &rejected, post)?;
        Ok(Audited {
            value: letter,
            deed: Deed::ClubRejected(ClubDecided {
                club: id,
                name: row.name,
                version,
                reason,
            }),
        })
    })
}

/// Approves or rejects a club that waits.
pub(super) fn decide(
    conn: &mut Conn,
    row: &rows::clubs::ClubRow,
    version: i32,
    status: ClubStatus,
    now: NaiveDateTime,
) -> Result<(), AppError> {
    if row.status != ClubStatus::Pending {
        return Err(Refusal::ClubDecided.into());
    }
    if rows::club_decisions::decide(conn, row.id, version, status, now)? {
        Ok(())
    } else {
        Err(AppError::Stale)
    }
}
