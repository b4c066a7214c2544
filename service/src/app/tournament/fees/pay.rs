//! Payment of a fee, with its receipt, and cancellation of a payment.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, EventRefusal, Problem, Refusal,
        access::Action,
        deed::{FeePaid, FeeReturned},
        tournament::Loaded,
    },
    event::{PaymentMethod, Word},
    prizes::Money,
    store::{
        Conn,
        rows::{self, fees::NewPayment},
    },
};

use super::account::of_tournament;

/// Highest payment, in cents.
const MOST: u64 = crate::fees::MOST_CENTS;
/// Maximum length of a reason, in characters.
const LONGEST_REASON: usize = 200;

/// A payment as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PaymentInput {
    /// Amount; empty for the amount that is still open.
    pub amount: String,
    /// Code of the [`PaymentMethod`].
    pub method: String,
}

/// Reads a typed amount; in cents.
pub(super) fn cents(checks: &mut Checks, field: &'static str, typed: &str) -> Option<i32> {
    let bare = typed.trim().trim_end_matches(['€', ' ']).trim();
    let amount = Money::parse(bare).filter(|amount| amount.cents() <= MOST);
    if amount.is_none() {
        let (key, value) = ("problem-fee-amount", typed.trim().to_owned());
        checks.refuse(field, Problem::Because { key, value });
    }
    amount.and_then(|amount| i32::try_from(amount.cents()).ok())
}

/// Takes a payment and gives it the next receipt of the event. Returns the number of the payment.
///
/// # Errors
/// Fields to be corrected; [`EventRefusal::NothingDue`] if no amount was typed and nothing is open; the actor is not an arbiter
/// of this tournament.
pub fn pay(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
    input: &PaymentInput,
) -> Result<Done<i32>, AppError> {
    let mut checks = Checks::default();
    let amount = match input.amount.trim() {
        "" => None,
        typed => cents(&mut checks, "amount", typed),
    };
    let method = PaymentMethod::from_code(input.method.trim());
    if method.is_none() {
        checks.refuse("method", Problem::Choice);
    }
    checks.finish()?;
    pay_again(
        ctx,
        actor,
        key,
        slug,
        entry,
        (amount, method.unwrap_or_default()),
    )
}

/// Takes a payment as a replayed deed holds it, with the amount already read.
///
/// # Errors
/// As [`pay`].
pub(in crate::app) fn pay_again(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
    given: (Option<i32>, PaymentMethod),
) -> Result<Done<i32>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write_to_closed(actor, Action::RunTournament(id), key, |conn| {
        let taken = take(conn, actor.name(), now, (id, entry), given)?;
        let paid = taken.ok_or(Refusal::Event(EventRefusal::NothingDue))?;
        Ok(Audited {
            value: paid.payment,
            deed: Deed::FeePaid(paid),
        })
    })
}

/// Stores a payment; `None` if no amount was given and nothing is open.
pub(in crate::app::tournament) fn take(
    conn: &mut Conn,
    by: &str,
    now: NaiveDateTime,
    (tournament, entry): (i32, i32),
    (amount, method): (Option<i32>, PaymentMethod),
) -> Result<Option<FeePaid>, AppError> {
    let loaded = Loaded::by_id(conn, tournament)?;
    let row = rows::entries::by_id(conn, tournament, entry)?;
    let fee = of_tournament(conn, &loaded)?.remove(&entry);
    let open = fee.map_or(0, |fee| fee.open());
    let cents = amount.unwrap_or(open);
    if cents == 0 {
        return Ok(None);
    }
    let section = loaded.tournament.marks.section.as_ref();
    let event = section.map(|section| section.event.as_str());
    let receipt = rows::fees::next_receipt(conn, tournament, event)?;
    let name = row.person.name.to_string();
    let payment = rows::fees::insert_payment(
        conn,
        &NewPayment {
            tournament_id: tournament,
            entry_id: entry,
            receipt,
            name: &name,
            cents,
            method: method.into(),
            taken_by: by,
            taken_at: now,
            reason: "",
        },
    )?;
    Ok(Some(FeePaid {
        payment,
        entry,
        name,
        cents,
        method,
        receipt,
    }))
}

/// Cancels a payment. Its receipt keeps its number and is marked as cancelled.
///
/// # Errors
/// Field `reason` if it is missing; [`EventRefusal::Cancelled`]; no such payment; the actor is not an arbiter of this tournament.
pub fn cancel(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    payment: i32,
    reason: &str,
) -> Result<Done<()>, AppError> {
    let mut checks = Checks::default();
    let reason = checks.required("reason", reason, LONGEST_REASON);
    checks.finish()?;
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write_to_closed(actor, Action::RunTournament(id), key, |conn| {
        let returned = return_money(conn, actor.name(), now, (id, payment), &reason)?;
        Ok(Audited {
            value: (),
            deed: Deed::FeeReturned(returned),
        })
    })
}

/// Marks a payment as cancelled.
pub(in crate::app::tournament) fn return_money(
    conn: &mut Conn,
    by: &str,
    now: NaiveDateTime,
    (tournament, payment): (i32, i32),
    reason: &str,
) -> Result<FeeReturned, AppError> {
    let row = rows::fees::payment(conn, tournament, payment)?;
    if row.cancelled_by.is_some() {
        let receipt = row.receipt;
        return Err(Refusal::Event(EventRefusal::Cancelled { receipt }).into());
    }
    rows::fees::cancel(conn, payment, (by, now), reason)?;
    Ok(FeeReturned {
        payment,
        entry: row.entry_id,
        name: row.name,
        cents: row.cents,
        receipt: row.receipt,
        reason: reason.to_owned(),
    })
}
