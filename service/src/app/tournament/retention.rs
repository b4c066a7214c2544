//! What serves to reach people goes when their event is long over: addresses, who confirmed for a child, why somebody was
//! refused. Of those who asked to play and never did, who they are goes, too. Entries and results stay.

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

/// How often it is looked whether an event is long enough over.
const LOOK: Duration = Duration::from_secs(60 * 60);
/// Tournaments of one look.
const AT_ONCE: i64 = 100;

/// The last day of an event whose contacts go on this day.
fn last_day(today: NaiveDate) -> NaiveDate {
    today - TimeDelta::days(Kept::CONTACT_DAYS)
}

/// The slugs of tournaments whose contacts are to go, at most a hundred of this machine and a hundred of which another one is the master.
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

/// Forgets the contacts of a tournament.
///
/// # Errors
/// [`Refusal::TournamentNotOver`] where it is not long enough over; [`Refusal::RequestDecided`] where it was done before; not an
/// arbiter of it.
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

/// Who asked to play and never did.
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

/// Forgets what is due now; how many tournaments that were.
///
/// # Errors
/// Storage failures.
pub fn forget_due(ctx: &Context) -> Result<usize, AppError> {
    let mut done = 0;
    for slug in due(ctx)? {
        // Another server may have been first.
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

/// Forgets what is due, at once and every hour, beside the pages.
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
