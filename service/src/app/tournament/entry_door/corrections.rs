//! Decisions of the arbiters about corrections by link: the list of open ones, and storing one that is accepted.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, PersonInput,
        access::{self, Action},
        deed::CorrectionDecided,
        person_input::TypedAt,
        privacy,
        readings::{Reading, Whose},
        tournament::{Loaded, closing},
    },
    event::{Person, PersonalOutput},
    store::rows::{
        entry_corrections::{self, CorrectionRow},
        entry_requests::{self, RequestRow},
        tournaments,
    },
};

use super::{
    known::{Known, keep_unseen, put_right, told},
    own_data::reader,
};

/// A correction that waits for an arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenCorrection {
    /// Number of the request.
    pub request: i32,
    /// The player's present data.
    pub before: PersonInput,
    /// The data as corrected.
    pub after: PersonInput,
    /// When it was sent, in UTC.
    pub sent_at: NaiveDateTime,
}

/// Lists the corrections that wait for an arbiter, as far as the reader may know the players' data.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
pub fn open(ctx: &Context, actor: &Actor, slug: &str) -> Result<Vec<OpenCorrection>, AppError> {
    let (open, reading) = ctx.read(|conn| {
        let id = tournaments::by_slug(conn, slug)?.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let eyes = privacy::Reader::of(conn, actor, id)?;
        let (mut open, mut persons) = (Vec::new(), 0);
        for row in entry_corrections::open_of(conn, id)? {
            let request = entry_requests::by_id(conn, id, row.request_id)?;
            let known = Known::of(conn, &request)?;
            let class = match &known.entry {
                Some(entry) => eyes.class(entry),
                None => reader(&request),
            };
            let after = proposed(&row, &request, &known)?;
            let held = [&after, &known.person];
            persons += usize::from(held.iter().any(|one| privacy::holds_more(one, class)));
            open.push(OpenCorrection {
                request: request.id,
                after: PersonInput::of(&after, class),
                before: PersonInput::of(&known.person, class),
                sent_at: row.sent_at,
            });
        }
        let reading = Reading {
            output: PersonalOutput::Correction,
            whose: Whose::Tournament(id),
            persons,
        };
        Ok((open, reading))
    })?;
    ctx.gives(actor, reading)?;
    Ok(open)
}

/// The player's data after a correction: the typed fields, and the present value of every field that the sender could not see.
fn proposed(row: &CorrectionRow, request: &RequestRow, known: &Known) -> Result<Person, AppError> {
    let input: PersonInput = serde_json::from_str(&row.proposed)
        .map_err(|error| AppError::System(format!("correction: {error}")))?;
    let mut checks = Checks::default();
    let mut person = input.parse(&mut checks, TypedAt::Desk);
    checks.finish()?;
    keep_unseen(&mut person, &known.person, reader(request));
    Ok(person)
}

/// An arbiter accepts a correction, which is then stored, or declines it. A correction of an entered player can be accepted only
/// while the tournament is open; a closed tournament must be reopened first.
///
/// # Errors
/// The actor is not an arbiter of this tournament; no correction waits for this request; `fide_id` if another participant has
/// that number; the tournament is closed.
pub fn decide(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    request: i32,
    taken: bool,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write_to_closed(actor, Action::RunTournament(id), key, |conn| {
        let row = entry_requests::by_id(conn, id, request)?;
        let question = entry_corrections::of_request(conn, request)?;
        let question = question.filter(|question| question.taken.is_none());
        let question = question.ok_or(AppError::NotFound)?;
        let loaded = Loaded::by_id(conn, id)?;
        let known = Known::of(conn, &row)?;
        let person = proposed(&question, &row, &known)?;
        if taken {
            if known.entry.is_some() {
                closing::must_be_open(loaded.tournament.state)?;
            }
            put_right(conn, &loaded, (&row, &known), &person)?;
        }
        entry_corrections::decide(conn, request, taken, now)?;
        Ok(Audited {
            value: (),
            deed: Deed::CorrectionDecided(Box::new(CorrectionDecided {
                request,
                name: known.person.name.to_string(),
                taken,
                before: told(&known.person, &row),
                after: told(&person, &row),
            })),
        })
    })
}
