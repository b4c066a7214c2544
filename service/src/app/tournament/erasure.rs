//! Erasing who somebody is. Results stay, and so do the pairings and the opponents of everybody else: in the place of the person
//! stands *Giocatore n*.
//!
//! While a tournament runs its report to the federation has to be complete. So erasing has two steps there: at once the player
//! withdraws, is named on no page and in no file, and whatever serves to reach them goes; who they are goes when the tournament is
//! closed, by a key of the chief arbiter or an administrator. Before anybody was paired both are one step. The trail is never
//! changed: what it named it names still, for the arbiters. Who asks for it by a link does so in `entry_door::erase`.

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

/// What erasing means at this moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Nothing rests on the person: everything goes at once.
    Free,
    /// The tournament runs, or its report may not be accepted yet: the person withdraws and is named nowhere, the rest follows.
    Running,
    /// The tournament is closed: its arbiters may erase who somebody is.
    Closed,
    /// Erasing was asked for, and the first step is done.
    Asked(NaiveDateTime),
    /// Nobody can tell any more who it was.
    Erased,
}

/// Somebody who may be erased.
#[derive(Clone, Debug)]
pub struct Erasable {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: Option<TournamentRole>,
    /// Who plays.
    pub name: PersonName,
    /// What erasing means now.
    pub phase: Phase,
    /// Whether the tournament is closed.
    pub is_closed: bool,
}

/// What erasing means now: of this entry, or of a request that has none.
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

/// A participant whom the chief arbiter or an administrator may erase.
///
/// # Errors
/// No such tournament or entry; neither its chief arbiter nor an administrator.
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

/// Erases a participant who asked for it otherwise than by a link, or does the first step of it; whether nobody can tell any more
/// who it was is answered. It is asked twice.
///
/// # Errors
/// Neither the chief arbiter nor an administrator; no such entry; [`Refusal::AskedTwice`] before the second yes;
/// [`Refusal::TournamentNotOver`] where the first step is done and the tournament runs still; [`Refusal::RequestDecided`] where
/// nothing is left to be erased.
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

/// Both steps where nothing stands against it, else the first.
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

/// The number that stands in the place of a name: that under which public pages withhold it now, or the next that no other
/// erased participant has.
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

/// Somebody of whom the federation is left, on which tie-breaks and reports rest.
pub(super) fn nobody(name: PersonName, person: &Person) -> Person {
    Person {
        name,
        federation: person.federation,
        ..Person::default()
    }
}

/// Withdraws whoever still plays; after which round is answered.
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

/// Whatever serves to reach somebody goes, with the letters that wait for them and a correction that they asked for.
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

/// Who somebody is goes from a request, with its links.
pub(super) fn forget_request(
    conn: &mut Conn,
    row: &RequestRow,
    person: &Person,
) -> Result<(), AppError> {
    entry_requests::set_person(conn, row.id, person)?;
    Ok(entry_requests::forget_links(conn, row.id)?)
}

/// Who somebody is goes from the entry, and from all that names them beside it.
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

/// Somebody who asked to be erased and whose name is still there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenErasure {
    /// Number of the entry.
    pub entry: i32,
    /// Who it is.
    pub name: PersonName,
    /// When they asked, UTC.
    pub asked_at: NaiveDateTime,
}

/// Those who asked to be erased and whose names are still there, and whether the tournament is closed, for its arbiters.
///
/// # Errors
/// No such tournament; not an arbiter of it.
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
