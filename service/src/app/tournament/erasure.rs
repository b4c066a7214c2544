//! Erasing a participant's identity. Results stay, and so do the pairings and the opponents of everybody else: *Giocatore n*
//! replaces the person's name.
//!
//! While a tournament is running, its report to the federation must be complete, so erasing has two steps. At once the player
//! withdraws, is named on no page and in no file, and their addresses are deleted. Their identity is deleted once the tournament
//! is closed, when the chief arbiter or an administrator asks for it. Before anybody was paired both steps are one. The audit
//! trail never changes: arbiters still find there the names that it holds. Erasing by a link is in `entry_door::erase`.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::{self, Action, TournamentRole},
        deed::EntryErased,
        letters,
    },
    event::{NameShown, Person, PersonName, Publication, RequestState},
    store::{
        Conn,
        rows::{
            self,
            entries::{self, EntryRow},
            entry_requests::{self, Changed, RequestRow},
            erasures, tournaments,
        },
    },
};

use super::{
    Loaded, closing::CLOSED, entry_values::EntryValues, prizes, report_lines, round_robin,
    summary::Summary,
};

/// What erasing does at this moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Nothing depends on the person: everything is deleted at once.
    Free,
    /// The tournament is running, or its report is not accepted yet. The person withdraws and is named nowhere; the rest follows
    /// later.
    Running,
    /// The tournament is closed: its arbiters may delete the person's identity.
    Closed,
    /// Erasing was asked for at this time (UTC), and the first step is done.
    Asked(NaiveDateTime),
    /// Nobody can tell any longer who it was.
    Erased,
}

/// A participant who may be erased.
#[derive(Clone, Debug)]
pub struct Erasable {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// Name of the participant.
    pub name: PersonName,
    /// What erasing does now.
    pub phase: Phase,
    /// Whether the tournament is closed.
    pub is_closed: bool,
}

/// What erasing does now, for an entry, or for a request without one.
pub(super) fn phase(
    conn: &mut Conn,
    loaded: &Loaded,
    entry: Option<&EntryRow>,
    name: &PersonName,
) -> Result<Phase, AppError> {
    let Some(entry) = entry else {
        return Ok(match name.withheld_number() {
            Some(_) => Phase::Erased,
            None => Phase::Free,
        });
    };
    if entry.person.name.withheld_number().is_some() {
        return Ok(Phase::Erased);
    }
    if loaded.rounds.is_empty() {
        return Ok(Phase::Free);
    }
    Ok(match erasures::asked_at(conn, entry.id)? {
        Some(at) => Phase::Asked(at),
        None if loaded.tournament.state == CLOSED => Phase::Closed,
        None => Phase::Running,
    })
}

/// Reads a participant whom the chief arbiter or an administrator may erase.
///
/// # Errors
/// No such tournament or entry; the actor is neither its chief arbiter nor an administrator.
pub fn erasable(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    entry: i32,
) -> Result<Erasable, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::DirectTournament(id))?;
        let row = entries::by_id(conn, id, entry)?;
        Ok(Erasable {
            summary: Summary::of(&loaded)?,
            role: access::role(conn, actor, id)?,
            phase: phase(conn, &loaded, Some(&row), &row.person.name)?,
            is_closed: loaded.tournament.state == CLOSED,
            name: row.person.name,
        })
    })
}

/// Erases a participant who asked for it in another way than by a link, or takes the first step. The actor is asked twice.
/// Returns whether nobody can tell any longer who it was.
///
/// # Errors
/// The actor is neither the chief arbiter nor an administrator; no such entry; [`Refusal::AskedTwice`] until `sure` is set;
/// [`Refusal::TournamentNotOver`] if the first step is done and the tournament is still running; [`Refusal::RequestDecided`] if
/// nothing is left to erase.
pub fn by_director(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
    sure: bool,
) -> Result<Done<bool>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write_to_closed(actor, Action::DirectTournament(id), key, |conn| {
        let row = entries::by_id(conn, id, entry)?;
        let loaded = Loaded::by_id(conn, id)?;
        let is_closed = loaded.tournament.state == CLOSED;
        match phase(conn, &loaded, Some(&row), &row.person.name)? {
            Phase::Erased => return Err(Refusal::RequestDecided.into()),
            Phase::Asked(_) if !is_closed => return Err(Refusal::TournamentNotOver.into()),
            _ if !sure => return Err(Refusal::AskedTwice.into()),
            _ => {}
        }
        let is_free = is_closed || loaded.rounds.is_empty();
        let erased = erase(conn, actor, &loaded, &row, is_free, now)?;
        Ok(Audited {
            value: erased.done,
            deed: Deed::EntryErased(erased),
        })
    })
}

/// Does both steps if `is_free`, otherwise the first one.
pub(super) fn erase(
    conn: &mut Conn,
    actor: &Actor,
    loaded: &Loaded,
    row: &EntryRow,
    is_free: bool,
    now: NaiveDateTime,
) -> Result<EntryErased, AppError> {
    let round = leave(conn, actor, loaded, row, now)?;
    entries::set_shown(conn, row.id, NameShown::Initial, Publication::Hall)?;
    let requests = entry_requests::of_tournament(conn, loaded.tournament.id)?;
    let mut own = requests.iter();
    let request = own.find(|request| request.entry_id == Some(row.id));
    if let Some(request) = request {
        silence(conn, request, now)?;
    }
    rows::push::forget_entry(conn, row.id)?;
    let number = free_number(loaded, row);
    if is_free {
        let person = nobody(PersonName::withheld(number), &row.person);
        forget_person(conn, loaded, row, &person)?;
        if let Some(request) = request {
            forget_request(conn, request, &person)?;
        }
        erasures::forget(conn, row.id)?;
    } else {
        erasures::ask(conn, (row.id, loaded.tournament.id), now)?;
    }
    Ok(EntryErased {
        link: None,
        entry: Some(row.id),
        number: i32::try_from(number).unwrap_or_default(),
        round,
        done: is_free,
    })
}

/// The number that replaces a name: the one under which public pages withhold the name now, or the next one that no other erased
/// participant has.
fn free_number(loaded: &Loaded, row: &EntryRow) -> usize {
    let place = loaded.entries.iter().position(|other| other.id == row.id);
    let mut number = place.map_or(1, |place| place + 1);
    let is_taken = |number: usize| {
        let mut others = loaded.entries.iter().filter(|other| other.id != row.id);
        others.any(|other| other.person.name.withheld_number() == Some(number))
    };
    while is_taken(number) {
        number += 1;
    }
    number
}

/// A person of whom only the federation is left, because tie-breaks and reports need it.
pub(super) fn nobody(name: PersonName, person: &Person) -> Person {
    Person {
        name,
        federation: person.federation,
        ..Person::default()
    }
}

/// Withdraws a participant who is still playing. Returns the last round before the withdrawal.
fn leave(
    conn: &mut Conn,
    actor: &Actor,
    loaded: &Loaded,
    row: &EntryRow,
    now: NaiveDateTime,
) -> Result<Option<i32>, AppError> {
    if row.withdrawn_after.is_some() || loaded.tournament.state == CLOSED {
        return Ok(row.withdrawn_after);
    }
    let is_schedule = loaded.course.is_schedule();
    let after = if is_schedule {
        round_robin::last_before_open(loaded, row.id)
    } else {
        loaded.published().into()
    };
    entries::set_withdrawn_after(conn, row.id, Some(after))?;
    if is_schedule {
        round_robin::leave(conn, loaded, row.id, actor.name(), now)?;
    }
    Ok(Some(after))
}

/// Deletes a person's addresses, the letters waiting for them, and a correction that they asked for.
pub(super) fn silence(
    conn: &mut Conn,
    row: &RequestRow,
    now: NaiveDateTime,
) -> Result<(), AppError> {
    let name = row.person.name.to_string();
    for address in [&row.email, &row.guardian_email] {
        letters::forget(conn, row.tournament_id, (address, &name), now)?;
    }
    rows::entry_corrections::forget(conn, row.id)?;
    if row.state != RequestState::Withdrawn && row.state != RequestState::Refused {
        let changed = Changed {
            state: RequestState::Withdrawn.into(),
            state_at: now,
            ..row.unchanged()
        };
        entry_requests::change(conn, row.id, &changed)?;
    }
    Ok(entry_requests::forget_contacts(conn, row.id)?)
}

/// Deletes a person's identity from a request, and its links.
pub(super) fn forget_request(
    conn: &mut Conn,
    row: &RequestRow,
    person: &Person,
) -> Result<(), AppError> {
    entry_requests::set_person(conn, row.id, person)?;
    Ok(entry_requests::forget_links(conn, row.id)?)
}

/// Deletes a person's identity from the entry, and from everything else that names them.
fn forget_person(
    conn: &mut Conn,
    loaded: &Loaded,
    row: &EntryRow,
    person: &Person,
) -> Result<(), AppError> {
    let values = EntryValues {
        entered_by: row.entered_by,
        rating_list: row.rating_list.clone(),
        ..EntryValues::new(person.clone(), row.rating)
    };
    entries::set_values(conn, row.id, &values.values(&values.key(), None))?;
    entries::forget_player(conn, row.id)?;
    rows::listed_entries::forget_province(conn, row.id)?;
    rows::norm_certificates::forget(conn, row.id)?;
    report_lines::forget(conn, (loaded.tournament.id, row.id), &row.person)?;
    rows::fees::rename(conn, row.id, &person.name.to_string())?;
    let old = &row.person.name;
    prizes::rename(conn, loaded.tournament.id, (row.id, old), &person.name)?;
    if let Some(stored) = &loaded.teams {
        for team in stored.teams_led_by(old) {
            rows::teams::forget_captain(conn, team)?;
        }
    }
    let name = person.name.with_comma();
    for round in &loaded.rounds {
        for pairing in loaded.pairings_of(round.id) {
            for (entry, is_white) in [
                (pairing.white_entry_id, true),
                (pairing.black_entry_id, false),
            ] {
                if entry == row.id {
                    rows::games::rename(conn, pairing.id, is_white, &name)?;
                }
            }
        }
    }
    Ok(())
}

/// A participant who asked to be erased and whose name is still stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenErasure {
    /// Number of the entry.
    pub entry: i32,
    /// Name of the participant.
    pub name: PersonName,
    /// When they asked, in UTC.
    pub asked_at: NaiveDateTime,
}

/// Lists the participants who asked to be erased and whose names are still stored, for the tournament's arbiters. Also returns
/// whether the tournament is closed.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
pub fn open(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
) -> Result<(Vec<OpenErasure>, bool), AppError> {
    ctx.read(|conn| {
        let tournament = tournaments::by_slug(conn, slug)?;
        access::require(conn, actor, Action::RunTournament(tournament.id))?;
        let mut open = Vec::new();
        for (entry, asked_at) in erasures::open_of(conn, tournament.id)? {
            let row = entries::by_id(conn, tournament.id, entry)?;
            open.push(OpenErasure {
                entry,
                name: row.person.name,
                asked_at,
            });
        }
        Ok((open, tournament.state == CLOSED))
    })
}
