//! Entries: adding, checking in, withdrawing, returning.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, EventRefusal, Refusal,
        access::Action,
        deed::{self, Withdrawn},
    },
    event::{Bye, PaymentMethod, RoundState},
    formats::trf,
    store::{Conn, rows},
};

use super::{
    Loaded,
    entry_correction::public_input,
    entry_values::{EntryInput, EntryValues, parse},
    fees, namesakes,
    numbering::{has_numbers, late_number},
    ready_to_pair, report_lines, round_robin,
};

/// Adds an entry, before or during the tournament. If numbers are given already, it gets one.
pub(super) fn add(
    conn: &mut Conn,
    loaded: &Loaded,
    values: &EntryValues,
    now: chrono::NaiveDateTime,
) -> Result<i32, AppError> {
    if loaded.entries.len() >= usize::from(trf::MOST_PLAYERS) {
        return Err(Refusal::FieldFull.into());
    }
    round_robin::require_open(loaded)?;
    let id = loaded.tournament.id;
    if !has_numbers(loaded) {
        return values.insert(conn, id, None, 1, now);
    }
    // Late entry (C.04.2 art. 2.4): paired from the next round on. A draft of that round is then out of date.
    let next = loaded.due();
    let tpn = late_number(loaded, values);
    rows::entries::shift_tpns(conn, id, tpn, 1)?;
    if loaded.teams.is_none() {
        rows::prohibitions::shift_accelerations(conn, id, tpn)?;
    }
    values.insert(conn, id, Some(tpn), next, now)
}

/// Enters a player who is typed in at the desk. Returns the number of the entry.
///
/// # Errors
/// Fields to be corrected; the player is already entered; [`Refusal::Namesakes`] unless the input says that this is a different
/// person; the actor is not an arbiter of this tournament.
pub fn add_typed(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &EntryInput,
) -> Result<Done<i32>, AppError> {
    let values = parse(input)?;
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let namesakes = namesakes::of(&loaded, &values)?;
        if !namesakes.is_empty() && !input.is_another {
            return Err(Refusal::Namesakes(namesakes).into());
        }
        let entry = add(conn, &loaded, &values, now)?;
        Ok(Audited {
            value: entry,
            deed: Deed::EntryAdded(deed::EntryAdded {
                entry,
                given: values.input(input.is_another),
            }),
        })
    })
}

/// Removes an entry, as long as no round is drafted or published. Numbers that were given close up.
///
/// # Errors
/// [`Refusal::NumbersGiven`] if there is a round: then the participant withdraws instead.
pub fn remove(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let row = rows::entries::by_id(conn, id, entry)?;
        if !loaded.rounds.is_empty() {
            return Err(Refusal::NumbersGiven.into());
        }
        for bye in loaded.byes.iter().filter(|bye| bye.entry_id == entry) {
            rows::byes::remove(conn, entry, bye.round)?;
        }
        let mine = |f: &&rows::prohibitions::ForbiddenRow| {
            f.first_entry_id == entry || f.second_entry_id == entry
        };
        for pair in loaded.forbidden.iter().filter(mine) {
            rows::prohibitions::allow(conn, id, pair.id)?;
        }
        rows::presence::forget(conn, entry)?;
        rows::line_ups::forget_entry(conn, entry)?;
        rows::teams::forget_entry(conn, entry)?;
        rows::listed_entries::forget(conn, entry)?;
        rows::stages::forget_entry(conn, entry)?;
        rows::entry_requests::forget_entry(conn, entry)?;
        rows::norm_certificates::forget(conn, entry)?;
        rows::erasures::forget(conn, entry)?;
        rows::push::forget_entry(conn, entry)?;
        report_lines::release(conn, (id, entry), &row.person)?;
        let payments = rows::fees::payments_of(conn, id)?;
        if payments
            .iter()
            .any(|one| one.entry_id == Some(entry) && one.cancelled_by.is_none())
        {
            return Err(Refusal::Event(EventRefusal::EntryPaid).into());
        }
        rows::fees::forget(conn, entry)?;
        rows::entries::delete(conn, entry)?;
        if let Some(gone) = row.tpn {
            rows::entries::shift_tpns(conn, id, gone + 1, -1)?;
            if loaded.teams.is_none() {
                rows::prohibitions::close_accelerations(conn, id, gone)?;
            }
        }
        Ok(Audited {
            value: (),
            deed: Deed::EntryRemoved(deed::EntryRemoved {
                entry,
                before: public_input(&row),
            }),
        })
    })
}

/// Marks a participant as present, or removes the mark. A second call changes nothing.
///
/// # Errors
/// No such entry; the actor is not an arbiter of this tournament.
pub fn check_in(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
    present: bool,
) -> Result<Done<()>, AppError> {
    check_in_paying(ctx, actor, key, slug, entry, present, Paying::Nothing)
}

/// What to do about the fee of a participant who is marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Paying {
    /// Leave the fee as it is.
    Nothing,
    /// Take payment of the open amount and give a receipt; nothing if no amount is open.
    Open(PaymentMethod),
    /// Cancel the payment with this number, for this reason.
    Return(i32, String),
}

/// Like [`check_in`], and in the same act takes payment of the open fee, or cancels a payment.
///
/// # Errors
/// As [`check_in`]; [`EventRefusal::Cancelled`].
pub fn check_in_paying(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
    present: bool,
    paying: Paying,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let row = rows::entries::by_id(conn, id, entry)?;
        let (mut paid, mut returned) = (None, None);
        match paying {
            Paying::Nothing => {}
            Paying::Open(method) => {
                paid = fees::take(conn, actor.name(), now, (id, entry), (None, method))?;
            }
            Paying::Return(payment, reason) => {
                let which = (id, payment);
                returned = Some(fees::return_money(conn, actor.name(), now, which, &reason)?);
            }
        }
        rows::entries::set_checked_in(conn, entry, present)?;
        let rounds = rows::rounds::of_tournament(conn, id)?;
        if present {
            ready_to_pair::arrived(conn, id, entry, &rounds)?;
        }
        if present
            && rounds
                .iter()
                .all(|round| round.state != RoundState::Published)
        {
            // A participant who arrives after the check-in was closed plays; a draft without them is out of date.
            rows::byes::remove_absence(conn, entry, 1)?;
        }
        Ok(Audited {
            value: (),
            deed: Deed::CheckedIn(deed::CheckedIn {
                entry,
                before: row.checked_in,
                present,
                paid,
                returned,
            }),
        })
    })
}

/// Withdraws a participant after the last published round. In a round robin they withdraw after the last round before their first
/// open game, and the remaining games are lost by forfeit. In a round robin of teams they withdraw before the current round, and
/// line-ups decide who plays instead.
///
/// # Errors
/// [`Refusal::AlreadyWithdrawn`]; no such entry.
pub fn withdraw(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let row = rows::entries::by_id(conn, id, entry)?;
        if row.withdrawn_after.is_some() {
            return Err(Refusal::AlreadyWithdrawn.into());
        }
        let after = match (loaded.is_schedule_of_players(), loaded.course.is_schedule()) {
            (true, _) => round_robin::last_before_open(&loaded, entry),
            (false, true) => i32::from(loaded.course.current()).saturating_sub(1),
            (false, false) => loaded.published().into(),
        };
        rows::entries::set_withdrawn_after(conn, entry, Some(after))?;
        if loaded.is_schedule_of_players() {
            round_robin::leave(conn, &loaded, entry, actor.name(), now)?;
        }
        Ok(Audited {
            value: (),
            deed: Deed::EntryWithdrawn(Withdrawn {
                entry,
                round: after,
            }),
        })
    })
}

/// Brings a withdrawn participant back from the next round on. Missed rounds become zero-point byes; in a round robin the
/// forfeited games are open again.
///
/// # Errors
/// [`Refusal::NotWithdrawn`]; no such entry.
pub fn take_back(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let row = rows::entries::by_id(conn, id, entry)?;
        let after = row.withdrawn_after.ok_or(Refusal::NotWithdrawn)?;
        if loaded.is_schedule_of_players() {
            round_robin::come_back(conn, &loaded, entry, after, actor.name(), now)?;
        } else if !loaded.course.is_schedule() {
            for round in after + 1..=i32::from(loaded.published()) {
                rows::byes::set(conn, id, entry, round, Bye::ZeroPoint)?;
            }
        }
        rows::entries::set_withdrawn_after(conn, entry, None)?;
        Ok(Audited {
            value: (),
            deed: Deed::EntryTakenBack(Withdrawn {
                entry,
                round: after,
            }),
        })
    })
}
