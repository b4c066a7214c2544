//! Correcting who plays, by a link. Until the tournament has paired anybody a correction is written at once; afterwards it would
//! alter what was paired, and so the arbiters are asked. They are asked too about a player of the registry, of whom the sender
//! need not know more than everybody does, and where a birth decides otherwise whether a guardian has to confirm.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, PersonInput, Problem, Refusal,
        access::{self, Action},
        deed::{CorrectionDecided, RequestCorrected},
        letters,
        person_input::TypedAt,
        privacy,
        readings::{Reading, Whose},
        tournament::{
            Loaded, closing,
            entry_correction::{replace, with_fide_id},
            entry_values::EntryValues,
        },
    },
    event::{FieldClass, Person, PersonalOutput},
    store::{
        Conn,
        rows::{
            entries::{self, EntryRow},
            entry_corrections::{self, CorrectionRow},
            entry_requests::{self, RequestRow},
            tournaments,
        },
    },
};

use super::{
    by_link::{self, Holder},
    door::Door,
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

/// A person, and their entry where they have one.
struct Known {
    person: Person,
    entry: Option<EntryRow>,
}

impl Known {
    fn of(conn: &mut Conn, row: &RequestRow) -> Result<Self, AppError> {
        let entry = match row.entry_id {
            Some(entry) => Some(entries::by_id(conn, row.tournament_id, entry)?),
            None => None,
        };
        let person = entry.as_ref().map_or(&row.person, |entry| &entry.person);
        Ok(Self {
            person: person.clone(),
            entry,
        })
    }
}

/// The person as it would be typed by somebody who may know these classes.
fn typed(person: &Person, reader: FieldClass) -> PersonInput {
    let mut input = PersonInput::of(person, reader);
    if !FieldClass::Federation.is_for(reader) {
        input.sex = String::new();
        input.national_id = String::new();
    }
    input
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

/// What the sender did not see stays where they left it.
fn keep_unseen(person: &mut Person, known: &Person, reader: FieldClass) {
    person.birth = privacy::kept_birth(known.birth, person.birth, reader);
    if !FieldClass::Federation.is_for(reader) {
        person.sex = known.sex;
        person.national_id.clone_from(&known.national_id);
    }
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

/// As a deed tells it: of a birth the year, and of the registry nothing that the sender could not see.
fn told(person: &Person, row: &RequestRow) -> PersonInput {
    let birth = person.birth_for(FieldClass::EVERYBODY);
    PersonInput {
        birth: birth.map(|birth| birth.to_string()).unwrap_or_default(),
        ..typed(person, reader(row))
    }
}

/// Writes who plays into the request, and into the entry where there is one. The registry is left alone.
fn put_right(
    conn: &mut Conn,
    loaded: &Loaded,
    (row, known): (&RequestRow, &Known),
    person: &Person,
) -> Result<(), AppError> {
    if let Some(entry) = &known.entry {
        let values = EntryValues {
            player_id: entry.player_id,
            club_id: entry.club_id,
            club_name: entry.club_name.clone(),
            entered_by: entry.entered_by,
            rating_list: entry.rating_list.clone(),
            ..EntryValues::new(person.clone(), entry.rating)
        };
        if with_fide_id(loaded, entry.id, &values).is_some() {
            let mut checks = Checks::default();
            let (key, value) = ("problem-fide-id-of-another", String::new());
            checks.refuse("fide_id", Problem::Because { key, value });
            checks.finish()?;
        }
        replace(conn, loaded, entry, &values)?;
    }
    Ok(entry_requests::set_person(conn, row.id, person)?)
}

/// A correction that waits for an arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenCorrection {
    /// Number of the request.
    pub request: i32,
    /// Who plays, as it stands.
    pub before: PersonInput,
    /// As it would be.
    pub after: PersonInput,
    /// When it was sent, UTC.
    pub sent_at: NaiveDateTime,
}

/// The corrections about which an arbiter has to decide, as far as the reader may know the players.
///
/// # Errors
/// No such tournament; not an arbiter of it.
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

/// Who plays by a correction: what was typed, and beside it what stands now.
fn proposed(row: &CorrectionRow, request: &RequestRow, known: &Known) -> Result<Person, AppError> {
    let input: PersonInput = serde_json::from_str(&row.proposed)
        .map_err(|error| AppError::System(format!("correction: {error}")))?;
    let mut checks = Checks::default();
    let mut person = input.parse(&mut checks, TypedAt::Desk);
    checks.finish()?;
    keep_unseen(&mut person, &known.person, reader(request));
    Ok(person)
}

/// An arbiter takes a correction, which is written then, or declines it. A closed tournament takes none: it is reopened for that.
///
/// # Errors
/// Not an arbiter of this tournament; nothing is asked for this request; `fide_id` of somebody else; closed.
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
