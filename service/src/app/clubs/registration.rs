//! Registers a club, and decides about it.

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

/// Window in which registrations are counted, in hours.
const COUNTED_HOURS: i64 = 1;
/// Maximum clubs that visitors from one network may register in that time.
const PER_ADDRESS: usize = 10;
/// Maximum clubs that all visitors together may register in that time, because an administrator reads each one.
const IN_ALL: usize = 60;
/// Maximum characters of a reason.
const LONGEST_REASON: usize = 200;
/// Kind of the counted registrations.
const CLUB: &str = "club";

/// Refuses if too many clubs came within the hour, from this network or from all.
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
        // A place becomes free when the oldest of the registrations that fill the limit leaves the window.
        let full = times.len().checked_sub(most);
        if let Some(first) = full.and_then(|index| times.get(index)) {
            let again = *first + hour;
            return Err(Refusal::TooManyClubs { again }.into());
        }
    }
    Ok(())
}

/// Registers a club, which then waits for an administrator. `network` is counted as one visitor; registrations by
/// somebody logged in are not counted.
///
/// # Errors
/// Fields to be corrected; [`Refusal::SimilarClubs`] unless the sender says that it is another one;
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

/// A waiting club, with everything that helps to decide about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingClub {
    /// Number of the club.
    pub id: i32,
    /// Row version.
    pub version: i32,
    /// The data that were sent.
    pub input: ClubInput,
    /// When it was registered, in UTC.
    pub sent: NaiveDateTime,
    /// Other clubs of the town that may be the same one.
    pub similar: Vec<SimilarClub>,
    /// Whether somebody followed the link that was sent to its e-mail.
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

/// The waiting clubs, the oldest first: their number, and those in `range`.
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

/// The club with this number if it is waiting, and how many are waiting.
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

/// The results of a decision about a club.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Decided {
    /// Secret of the link with which the secretary chooses a password, if an account was made.
    pub secret: Option<String>,
    /// Number of the letter to the club, if it has an address.
    pub letter: Option<i32>,
}

/// Approves a club and sends it a letter. With a secretary, it also makes their account and invites them at the club's
/// address.
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

/// Rejects a club and sends it a letter with the reason. It is never shown, and does not stand in the way of another
/// registration. Gives the number of the letter.
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

/// Approves or rejects a waiting club.
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
