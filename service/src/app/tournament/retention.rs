//! Deletes personal data when an event ended long ago: addresses, names of guardians, reasons of refusals. Of people who asked to
//! enter and never played, their identity is deleted, too. Entries and results stay.

use std::{thread, time::Duration};

use chrono::{NaiveDate, TimeDelta};

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal, access::Action,
        deed::ContactsForgotten, letters,
    },
    event::{Kept, Person, PersonName},
    store::{
        Conn,
        rows::{
            self, contacts_gone,
            entry_requests::{self, RequestRow},
            tournaments,
        },
    },
};

/// How often due events are looked for.
const LOOK: Duration = Duration::from_secs(60 * 60);
/// Maximum number of tournaments handled at a time.
const AT_ONCE: i64 = 100;

/// Last day of the events whose data are due for deletion today.
fn last_day(today: NaiveDate) -> NaiveDate {
    today - TimeDelta::days(Kept::CONTACT_DAYS)
}

/// Address parts of tournaments whose data are due: at most 100 of this server, and at most 100 whose master is another server.
///
/// # Errors
/// Storage failures.
pub fn due(ctx: &Context) -> Result<Vec<String>, AppError> {
    let last = last_day(ctx.clock.now().date());
    ctx.read(|conn| {
        let mut due = contacts_gone::due(conn, last, AT_ONCE)?;
        due.extend(contacts_gone::due_elsewhere(conn, last, AT_ONCE)?);
        Ok(due)
    })
}

/// Deletes the personal data of a tournament.
///
/// # Errors
/// [`Refusal::TournamentNotOver`] if it ended too recently; [`Refusal::RequestDecided`] if the data are already deleted; the
/// actor is not an arbiter of it.
pub fn forget(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write_to_any(actor, Action::RunTournament(id), key, |conn| {
        let tournament = tournaments::by_id(conn, id)?;
        if tournament.end_date > last_day(now.date()) {
            return Err(Refusal::TournamentNotOver.into());
        }
        let is_elsewhere = rows::handed_over::of(conn, id)?.is_some()
            || rows::mirrored::of_tournament(conn, id)?.is_some();
        let is_due = match is_elsewhere {
            true => contacts_gone::is_left(conn, id)?,
            false => contacts_gone::note(conn, id, now)?,
        };
        if !is_due {
            return Err(Refusal::RequestDecided.into());
        }
        let mut forgotten = ContactsForgotten::default();
        for row in entry_requests::of_tournament(conn, id)? {
            let name = row.person.name.to_string();
            for address in [&row.email, &row.guardian_email] {
                letters::take_back(conn, id, (address, &name), now)?;
            }
            rows::entry_corrections::forget(conn, row.id)?;
            entry_requests::forget_contacts(conn, row.id)?;
            forgotten.requests += 1;
            if row.entry_id.is_none() {
                forget_who(conn, &row)?;
                forgotten.unplayed += 1;
            }
        }
        Ok(Audited {
            value: (),
            deed: Deed::ContactsForgotten(forgotten),
        })
    })
}

/// Deletes the identity of somebody who asked to enter and never played.
fn forget_who(conn: &mut Conn, row: &RequestRow) -> Result<(), AppError> {
    let number = usize::try_from(row.id).unwrap_or_default();
    let nobody = Person {
        name: PersonName::withheld(number),
        federation: row.person.federation,
        ..Person::default()
    };
    entry_requests::set_person(conn, row.id, &nobody)?;
    Ok(entry_requests::forget_links(conn, row.id)?)
}

/// Deletes the data of all tournaments that are due. Returns the number of tournaments.
///
/// # Errors
/// Storage failures.
pub fn forget_due(ctx: &Context) -> Result<usize, AppError> {
    let mut done = 0;
    for slug in due(ctx)? {
        // Another server may have done it first.
        match forget(ctx, &Actor::program(), None, &slug) {
            Ok(_) => {
                tracing::info!(tournament = %slug, "contacts forgotten");
                done += 1;
            }
            Err(AppError::Refused(refusal)) => {
                tracing::info!(tournament = %slug, ?refusal, "contacts stay");
            }
            Err(error) => return Err(error),
        }
    }
    Ok(done)
}

/// Starts a thread that deletes due data, at once and then every hour.
pub fn keep_forgetting(ctx: &Context) {
    let ctx = ctx.clone();
    let forgetting = thread::Builder::new()
        .name("retention".to_owned())
        .spawn(move || {
            loop {
                if let Err(error) = forget_due(&ctx) {
                    tracing::error!(%error, "contacts that are due stay");
                }
                thread::sleep(LOOK);
            }
        });
    if let Err(error) = forgetting {
        tracing::error!(%error, "no contacts are forgotten");
    }
}
