//! The accounts of the desk: all receipts, and the totals by method.

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

/// The payments and fees of a tournament.
#[derive(Clone, Debug)]
pub struct Till {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament.
    pub role: TournamentRole,
    /// All participants, with their fees.
    pub lines: Vec<TillLine>,
    /// All payments by receipt, including cancelled ones and those of removed entries.
    pub payments: Vec<Payment>,
}

impl Till {
    /// Totals of payments that were not cancelled, by method, in cents. Only methods that were used.
    #[must_use]
    pub fn totals(&self) -> BTreeMap<PaymentMethod, i32> {
        totals(&self.payments)
    }

    /// Total still to be paid, in cents.
    #[must_use]
    pub fn open(&self) -> i32 {
        let open = self.lines.iter().map(|line| line.fee.open());
        open.fold(0, i32::saturating_add)
    }

    /// Total paid before, according to imported lists, in cents.
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

/// Reads the payments and fees of a tournament.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
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
