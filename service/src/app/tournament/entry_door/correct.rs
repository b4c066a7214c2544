//! Correcting who plays, by a link. Until the tournament has paired anybody a correction is written at once; afterwards it would
//! alter what was paired, and so the arbiters are asked. They are asked too about a player of the registry, of whom the sender
//! need not know more than everybody does, and where a birth decides otherwise whether a guardian has to confirm. Their decision
//! is in `corrections`.

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

/// What whoever holds a link would have corrected, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CorrectionInput {
    /// Who plays.
    pub person: PersonInput,
    /// Where the sender, or the guardian, is written to; may be empty. No deed holds it.
    pub email: String,
}

/// What became of the last correction that the arbiters were asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// When it was sent, UTC.
    pub sent_at: NaiveDateTime,
    /// Whether it was taken; `None` while nobody decided.
    pub taken: Option<bool>,
}

/// What the form begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correctable {
    /// As it would be typed, as far as the holder may know it.
    pub input: CorrectionInput,
    /// Whether the player is of the registry.
    pub is_registered: bool,
    /// Whether the arbiters are asked in any case.
    pub asks: bool,
    /// The last correction that they were asked for.
    pub asked: Option<Asked>,
}

/// Whether the arbiters are asked whatever is corrected.
fn asks(loaded: &Loaded, row: &RequestRow, known: &Known) -> bool {
    let is_paired = known.entry.is_some() && !loaded.rounds.is_empty();
    is_paired || row.player_id.is_some()
}

/// What may be corrected by a link.
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

/// Corrects who plays, or asks the arbiters to; whether they are asked is answered. Another address counts at once.
///
/// # Errors
/// No such link; [`Refusal::RequestDecided`] of somebody who was erased; fields to be corrected, among them `fide_id` where somebody else of the tournament has that number, and
/// `last_name` where nothing was changed.
pub fn correct(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    holder: Holder<'_>,
    input: &CorrectionInput,
) -> Result<Done<bool>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    // Data are put right after the end, too.
    ctx.write_to_closed(actor, Action::SendRequest(id), key, |conn| {
        let row = by_link::row(conn, id, holder)?;
        let loaded = Loaded::by_id(conn, id)?;
        let known = Known::of(conn, &row)?;
        if known.person.name.withheld_number().is_some() {
            // They were erased.
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
        // Nobody gives a title to themselves.
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

/// As [`correct`], of a deed that says who plays and whether the arbiters were asked.
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

/// Whether by the other year of birth a guardian has to confirm, or no longer has to.
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

/// Writes a correction, or the question.
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
