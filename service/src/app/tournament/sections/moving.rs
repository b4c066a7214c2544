//! Moving an entry into another section, before round 1 of both.

use crate::{
    app::{
        Actor, AppError, Audited, AuditedTwice, Context, Deed, Done, EventRefusal, Refusal,
        access::{self, Action},
        deed::EntryMoved,
        tournament::{
            Loaded, entry_values::EntryValues, namesakes, numbering::has_numbers,
            numbering::late_number,
        },
    },
    formats::trf,
    store::{
        Conn,
        rows::{self, entries::EntryRow},
    },
};

/// Moves an entry into another section of the event. It keeps its number, its check-in, its fee with the receipts, its
/// membership, its byes, and its request with the links. Prohibitions with players of the old section are deleted.
///
/// # Errors
/// [`EventRefusal::Begun`] if either section has a round, even as a draft; [`EventRefusal::OtherEvent`]; the player is already
/// entered there; [`Refusal::FieldFull`]; the actor is not an arbiter of both sections.
pub fn move_entry(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
    to: &str,
) -> Result<Done<()>, AppError> {
    let from = ctx.tournament_id(slug)?;
    ctx.read(|conn| access::require(conn, actor, Action::RunTournament(from)))?;
    let to = ctx.tournament_id(to)?;
    if from == to {
        return Err(Refusal::Event(EventRefusal::OtherEvent).into());
    }
    ctx.write_both(actor, (from, to), key, |conn| {
        let (here, there) = (Loaded::by_id(conn, from)?, Loaded::by_id(conn, to)?);
        let row = rows::entries::by_id(conn, from, entry)?;
        let [source, target] = labels(&here, &there)?;
        must_not_have_begun(&here, &source)?;
        must_not_have_begun(&there, &target)?;
        if there.entries.len() >= usize::from(trf::MOST_PLAYERS) {
            return Err(Refusal::FieldFull.into());
        }
        let values = EntryValues::of(&row);
        // The same player of the registry, or the same FIDE number, is refused; namesakes were shown before.
        namesakes::of(&there, &values)?;
        leave(conn, &here, &row)?;
        let tpn = has_numbers(&there).then(|| late_number(&there, &values));
        if let Some(tpn) = tpn {
            rows::entries::shift_tpns(conn, to, tpn, 1)?;
            if there.teams.is_none() {
                rows::prohibitions::shift_accelerations(conn, to, tpn)?;
            }
        }
        rows::entries::move_to(conn, entry, to, tpn)?;
        rows::byes::follow(conn, entry, to)?;
        rows::listed_entries::follow(conn, entry, to)?;
        rows::fees::follow(conn, entry, to)?;
        follow_request(conn, entry, to)?;
        let moved = |section: &str| EntryMoved {
            entry,
            name: row.person.name.to_string(),
            from,
            to,
            section: section.to_owned(),
        };
        Ok(AuditedTwice {
            first: Audited {
                value: (),
                deed: Deed::EntryMovedOut(moved(&target)),
            },
            second: Deed::EntryMovedIn(moved(&source)),
        })
    })
}

/// Moves the request of an entry, with the notice that was shown with it.
fn follow_request(conn: &mut Conn, entry: i32, to: i32) -> Result<(), AppError> {
    if let Some(request) = rows::entry_requests::of_entry(conn, entry)? {
        let shown = (request.tournament_id, request.notice);
        let notice = rows::entry_doors::carry_notice(conn, shown, to)?;
        rows::entry_requests::move_to(conn, request.id, to, notice)?;
        rows::entry_corrections::move_to(conn, request.id, to)?;
    }
    Ok(())
}

/// The labels of two sections of the same event.
fn labels(here: &Loaded, there: &Loaded) -> Result<[String; 2], AppError> {
    let of = |loaded: &Loaded| loaded.tournament.marks.section.clone();
    match (of(here), of(there)) {
        (Some(one), Some(other)) if one.event == other.event => Ok([one.label, other.label]),
        _ => Err(Refusal::Event(EventRefusal::OtherEvent).into()),
    }
}

fn must_not_have_begun(loaded: &Loaded, section: &str) -> Result<(), AppError> {
    if loaded.rounds.is_empty() {
        return Ok(());
    }
    let why = EventRefusal::Begun {
        section: section.to_owned(),
        is_published: loaded.published() > 0,
    };
    Err(Refusal::Event(why).into())
}

/// Deletes what only concerns the old section; numbers that were given close up.
fn leave(conn: &mut Conn, here: &Loaded, row: &EntryRow) -> Result<(), AppError> {
    let id = here.tournament.id;
    let pairs = here.forbidden.iter();
    for pair in pairs.filter(|f| f.first_entry_id == row.id || f.second_entry_id == row.id) {
        rows::prohibitions::allow(conn, id, pair.id)?;
    }
    rows::presence::forget(conn, row.id)?;
    rows::teams::forget_entry(conn, row.id)?;
    rows::stages::forget_entry(conn, row.id)?;
    rows::push::forget_entry(conn, row.id)?;
    if let Some(gone) = row.tpn {
        // The entry gives up its number first, because no two entries may have the same.
        rows::entries::move_to(conn, row.id, id, None)?;
        rows::entries::shift_tpns(conn, id, gone + 1, -1)?;
        if here.teams.is_none() {
            rows::prohibitions::close_accelerations(conn, id, gone)?;
        }
    }
    Ok(())
}
