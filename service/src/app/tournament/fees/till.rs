//! What came in at the desk: every receipt, and the totals by method.

use std::collections::BTreeMap;

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action, TournamentRole},
        tournament::{
            entry_list::{self, EntryLine},
            summary::Summary,
        },
    },
    event::PaymentMethod,
    store::rows,
};

use super::account::Payment;

/// An entry with its fee.
pub type TillLine = EntryLine;

/// What came in.
#[derive(Clone, Debug)]
pub struct Till {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: TournamentRole,
    /// Everybody who is entered, with their fees.
    pub lines: Vec<TillLine>,
    /// Every payment, by receipt; those that were cancelled, and those of entries that were removed, too.
    pub payments: Vec<Payment>,
}

impl Till {
    /// What stands, by method, in cents; only the methods that were used.
    #[must_use]
    pub fn totals(&self) -> BTreeMap<PaymentMethod, i32> {
        totals(&self.payments)
    }

    /// What is still open, in cents.
    #[must_use]
    pub fn open(&self) -> i32 {
        let open = self.lines.iter().map(|line| line.fee.open());
        open.fold(0, i32::saturating_add)
    }

    /// What lists said was paid before, in cents.
    #[must_use]
    pub fn before(&self) -> i32 {
        let before = self.lines.iter().map(|line| line.fee.paid_before);
        before.fold(0, i32::saturating_add)
    }
}

fn totals(payments: &[Payment]) -> BTreeMap<PaymentMethod, i32> {
    let mut totals: BTreeMap<PaymentMethod, i32> = BTreeMap::new();
    for payment in payments.iter().filter(|one| one.cancelled.is_none()) {
        let sum = totals.entry(payment.method).or_default();
        *sum = sum.saturating_add(payment.cents);
    }
    totals
}

/// What came in for a tournament.
///
/// # Errors
/// No such tournament; not an arbiter of it.
pub fn till(ctx: &Context, actor: &Actor, slug: &str) -> Result<Till, AppError> {
    let id = ctx.tournament_id(slug)?;
    let payments = ctx.read(|conn| {
        access::require(conn, actor, Action::RunTournament(id))?;
        Ok(rows::fees::payments_of(conn, id)?)
    })?;
    let list = entry_list::list(ctx, actor, slug)?;
    Ok(Till {
        summary: list.summary,
        role: list.role.ok_or(AppError::Forbidden)?,
        lines: list.entries,
        payments: payments.into_iter().map(Payment::of).collect(),
    })
}
