//! Corrections of a player's data by a link. A correction is stored at once, except in three cases in which the arbiters are
//! asked:
//!
//! - the player is entered and rounds exist, so the correction would change what was paired;
//! - the player is in the registry, of whom the sender need not know more than everybody does;
//! - the new birth date changes whether a guardian must confirm.
//!
//! The arbiters' decision is in `corrections`.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, PersonInput, Problem, Refusal,
        access::Action, deed::RequestCorrected, letters, person_input::TypedAt, tournament::Loaded,
    },
    event::Person,
    store::{
        Conn,
        rows::{
            entry_corrections::{self, CorrectionRow},
            entry_requests::{self, RequestRow},
            tournaments,
        },
    },
};

use super::{
    by_link::{self, Holder},
    door::Door,
    known::{Known, keep_unseen, put_right, told, typed},
    own_data::reader,
    send::email,
};

/// A correction as typed by the holder of a link.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CorrectionInput {
    /// The player's data.
    pub person: PersonInput,
    /// Email address of the sender, or of the guardian; may be empty. No deed holds it.
    pub email: String,
}

/// The last correction that the arbiters were asked about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// When it was sent, in UTC.
    pub sent_at: NaiveDateTime,
    /// Whether it was accepted; `None` until an arbiter decides.
    pub taken: Option<bool>,
}

/// The form of a correction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correctable {
    /// The present data as typed, as far as the holder may know them.
    pub input: CorrectionInput,
    /// Whether the player is in the registry.
    pub is_registered: bool,
    /// Whether every correction goes to the arbiters.
    pub asks: bool,
    /// The last correction that the arbiters were asked about.
    pub asked: Option<Asked>,
}

/// Whether every correction of this request goes to the arbiters.
fn asks(loaded: &Loaded, row: &RequestRow, known: &Known) -> bool {
    let is_paired = known.entry.is_some() && !loaded.rounds.is_empty();
    is_paired || row.player_id.is_some()
}

/// Reads what may be corrected by a link.
///
/// # Errors
/// No such tournament, or no such link.
pub fn for_correction(
    ctx: &Context,
    slug: &str,
    holder: Holder<'_>,
) -> Result<Correctable, AppError> {
    ctx.read(|conn| {
        let tournament = tournaments::by_slug(conn, slug)?;
        let row = by_link::row(conn, tournament.id, holder)?;
        let loaded = Loaded::load(conn, tournament)?;
        let known = Known::of(conn, &row)?;
        let asked = entry_corrections::of_request(conn, row.id)?;
        Ok(Correctable {
            input: CorrectionInput {
                person: typed(&known.person, reader(&row)),
                email: match holder {
                    Holder::Guardian(_) => row.guardian_email.clone(),
                    Holder::Sender(_) | Holder::Club { .. } | Holder::Trail(_) => row.email.clone(),
                },
            },
            is_registered: row.player_id.is_some(),
            asks: asks(&loaded, &row, &known),
            asked: asked.map(|asked| Asked {
                sent_at: asked.sent_at,
                taken: asked.taken,
            }),
        })
    })
}

/// Corrects a player's data, or asks the arbiters to. Returns whether they are asked. A new email address counts at once.
///
/// # Errors
/// No such link; [`Refusal::RequestDecided`] if the player was erased; fields to be corrected, among them `fide_id` if another
/// participant has that number, and `last_name` if nothing was changed.
pub fn correct(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    holder: Holder<'_>,
    input: &CorrectionInput,
) -> Result<Done<bool>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    // Data can be corrected after the tournament, too.
    ctx.write_to_closed(actor, Action::SendRequest(id), key, |conn| {
        let row = by_link::row(conn, id, holder)?;
        let loaded = Loaded::by_id(conn, id)?;
        let known = Known::of(conn, &row)?;
        if known.person.name.withheld_number().is_some() {
            // The player was erased.
            return Err(Refusal::RequestDecided.into());
        }
        let mut checks = Checks::default();
        let mut person = input.person.parse(&mut checks, TypedAt::Desk);
        if input.person.first_name.trim().is_empty() {
            checks.refuse("first_name", Problem::Required);
        }
        if input.person.birth.trim().is_empty() {
            checks.refuse("birth", Problem::Required);
        }
        let address = email(&mut checks, "email", &input.email);
        checks.finish()?;
        keep_unseen(&mut person, &known.person, reader(&row));
        // Nobody gives themselves a title.
        person.title = known.person.title;
        let is_other = person != known.person;
        let is_guardian = matches!(holder, Holder::Guardian(_));
        let stood = if is_guardian {
            &row.guardian_email
        } else {
            &row.email
        };
        let mut checks = Checks::default();
        if !is_other && address == *stood {
            let (key, value) = ("problem-nothing-corrected", String::new());
            checks.refuse("last_name", Problem::Because { key, value });
        }
        checks.finish()?;
        if address != *stood {
            entry_requests::set_address(conn, row.id, &address, is_guardian)?;
            letters::remember(conn, actor, &address, now)?;
        }
        let asked = is_other
            && (asks(&loaded, &row, &known) || crosses(conn, &row, &known.person, &person)?);
        let corrected = written(conn, (&loaded, &row, &known), &person, asked, now)?;
        Ok(Audited {
            value: asked,
            deed: Deed::RequestCorrected(Box::new(corrected)),
        })
    })
}

/// Like [`correct`], for replaying a deed, which holds the new data and whether the arbiters were asked.
///
/// # Errors
/// As [`correct`].
pub(in crate::app) fn correct_again(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    deed: &RequestCorrected,
) -> Result<Done<bool>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write_to_closed(actor, Action::SendRequest(id), key, |conn| {
        let row = entry_requests::by_id(conn, id, deed.request)?;
        let loaded = Loaded::by_id(conn, id)?;
        let known = Known::of(conn, &row)?;
        let mut checks = Checks::default();
        let mut person = deed.after.parse(&mut checks, TypedAt::Desk);
        checks.finish()?;
        keep_unseen(&mut person, &known.person, reader(&row));
        let corrected = written(conn, (&loaded, &row, &known), &person, deed.asked, now)?;
        Ok(Audited {
            value: deed.asked,
            deed: Deed::RequestCorrected(Box::new(corrected)),
        })
    })
}

/// Whether the new birth date changes whether a guardian must confirm.
fn crosses(
    conn: &mut Conn,
    row: &RequestRow,
    before: &Person,
    after: &Person,
) -> Result<bool, AppError> {
    let tournament = tournaments::by_id(conn, row.tournament_id)?;
    let below = Door::of(conn, &tournament)?.guardian_below;
    let is_child = |person: &Person| {
        person
            .birth
            .is_some_and(|birth| birth.may_be_below(below, tournament.start_date))
    };
    Ok(is_child(before) != is_child(after))
}

/// Stores a correction, or the question to the arbiters.
fn written(
    conn: &mut Conn,
    (loaded, row, known): (&Loaded, &RequestRow, &Known),
    person: &Person,
    asked: bool,
    now: NaiveDateTime,
) -> Result<RequestCorrected, AppError> {
    if asked {
        let proposed = typed(person, reader(row));
        let question = CorrectionRow {
            request_id: row.id,
            tournament_id: row.tournament_id,
            proposed: serde_json::to_string(&proposed)
                .map_err(|error| AppError::System(error.to_string()))?,
            sent_at: now,
            taken: None,
            decided_at: None,
        };
        entry_corrections::set(conn, &question)?;
    } else {
        put_right(conn, loaded, (row, known), person)?;
    }
    Ok(RequestCorrected {
        request: row.id,
        name: known.person.name.to_string(),
        asked,
        before: told(&known.person, row),
        after: told(person, row),
    })
}
