//! Entry fees: the bands, amounts set by arbiters, and payments.

use chrono::NaiveDateTime;
use diesel::{dsl::max, prelude::*};

use crate::{
    event::{Membership, PaymentMethod},
    store::{
        Code, Conn, StoreError,
        schema::{entry_fees, fee_tables, payments, sections},
        transaction::lock_receipts,
        word::Read,
    },
};

/// The fee bands as typed.
#[derive(Clone, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = fee_tables)]
pub struct FeeTableRow {
    pub tournament_id: i32,
    pub bands: String,
    pub version: i32,
}

/// The fee bands of a tournament; `None` if it has none.
pub fn table_of(conn: &mut Conn, tournament: i32) -> Result<Option<FeeTableRow>, StoreError> {
    Ok(fee_tables::table
        .find(tournament)
        .select(FeeTableRow::as_select())
        .first(conn)
        .optional()?)
}

/// Stores the fee bands of a tournament that had none.
pub fn insert_table(conn: &mut Conn, row: &FeeTableRow) -> Result<(), StoreError> {
    diesel::insert_into(fee_tables::table)
        .values(row.clone())
        .execute(conn)?;
    Ok(())
}

/// Replaces the fee bands; `false` if they changed since `version`.
pub fn set_table(
    conn: &mut Conn,
    tournament: i32,
    version: i32,
    bands: &str,
) -> Result<bool, StoreError> {
    let there = fee_tables::table
        .find(tournament)
        .filter(fee_tables::version.eq(version));
    let set = (
        fee_tables::bands.eq(bands),
        fee_tables::version.eq(version + 1),
    );
    Ok(diesel::update(there).set(set).execute(conn)? == 1)
}

/// An arbiter's decision about the fee and the membership of an entry.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = entry_fees, treat_none_as_null = true)]
pub struct EntryFeeRow {
    pub tournament_id: i32,
    pub entry_id: i32,
    /// The amount in cents, instead of the one from the bands; `None` if the bands count.
    pub due: Option<i32>,
    /// Why the amount differs from the bands; may be empty.
    pub reason: String,
    #[diesel(deserialize_as = Read<entry_fees::membership>, serialize_as = Code)]
    pub membership: Membership,
}

/// Arbiters' decisions about the fees of a tournament's entries, by number of the entry.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<EntryFeeRow>, StoreError> {
    Ok(entry_fees::table
        .filter(entry_fees::tournament_id.eq(tournament))
        .order(entry_fees::entry_id)
        .select(EntryFeeRow::as_select())
        .load(conn)?)
}

/// The decision about an entry; without a row nothing was decided.
pub fn of_entry(conn: &mut Conn, tournament: i32, entry: i32) -> Result<EntryFeeRow, StoreError> {
    let found = entry_fees::table
        .filter(entry_fees::entry_id.eq(entry))
        .select(EntryFeeRow::as_select())
        .first(conn)
        .optional()?;
    Ok(found.unwrap_or_else(|| EntryFeeRow {
        tournament_id: tournament,
        entry_id: entry,
        due: None,
        reason: String::new(),
        membership: Membership::default(),
    }))
}

/// Stores the decision about an entry.
pub fn set_entry(conn: &mut Conn, row: &EntryFeeRow) -> Result<(), StoreError> {
    let there = entry_fees::table.filter(entry_fees::entry_id.eq(row.entry_id));
    let stored = diesel::update(there).set(row.clone()).execute(conn)?;
    if stored == 0 {
        diesel::insert_into(entry_fees::table)
            .values(row.clone())
            .execute(conn)?;
    }
    Ok(())
}

/// A payment. It keeps the name even if the entry was removed.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = payments)]
pub struct PaymentRow {
    pub id: i32,
    pub entry_id: Option<i32>,
    /// Number of the receipt, unique in the event.
    pub receipt: i32,
    pub name: String,
    pub cents: i32,
    #[diesel(deserialize_as = Read<payments::method>)]
    pub method: PaymentMethod,
    pub taken_by: String,
    pub taken_at: NaiveDateTime,
    pub cancelled_by: Option<String>,
    pub cancelled_at: Option<NaiveDateTime>,
    /// The reason of the cancellation.
    pub reason: String,
}

/// A payment to be stored.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = payments)]
pub struct NewPayment<'a> {
    pub tournament_id: i32,
    pub entry_id: i32,
    pub receipt: i32,
    pub name: &'a str,
    pub cents: i32,
    pub method: Code,
    pub taken_by: &'a str,
    pub taken_at: NaiveDateTime,
    pub reason: &'a str,
}

/// Stores a payment. Returns its number.
pub fn insert_payment(conn: &mut Conn, row: &NewPayment<'_>) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(payments::table)
        .values(row)
        .returning(payments::id)
        .get_result(conn)?)
}

/// All payments of a tournament, by receipt.
pub fn payments_of(conn: &mut Conn, tournament: i32) -> Result<Vec<PaymentRow>, StoreError> {
    Ok(payments::table
        .filter(payments::tournament_id.eq(tournament))
        .order(payments::receipt)
        .select(PaymentRow::as_select())
        .load(conn)?)
}

/// One payment of a tournament.
pub fn payment(conn: &mut Conn, tournament: i32, id: i32) -> Result<PaymentRow, StoreError> {
    Ok(payments::table
        .find(id)
        .filter(payments::tournament_id.eq(tournament))
        .select(PaymentRow::as_select())
        .first(conn)?)
}

/// Marks a payment as cancelled.
pub fn cancel(
    conn: &mut Conn,
    id: i32,
    (by, at): (&str, NaiveDateTime),
    reason: &str,
) -> Result<(), StoreError> {
    diesel::update(payments::table.find(id))
        .set((
            payments::cancelled_by.eq(by),
            payments::cancelled_at.eq(at),
            payments::reason.eq(reason),
        ))
        .execute(conn)?;
    Ok(())
}

/// The number of the next receipt: one more than the highest in the tournament's event, or in the tournament if it is
/// in no event. The numbers of the event are locked until the end of the transaction.
pub fn next_receipt(
    conn: &mut Conn,
    tournament: i32,
    event: Option<&str>,
) -> Result<i32, StoreError> {
    let highest: Option<i32> = match event {
        Some(event) => {
            lock_receipts(conn, event)?;
            let all = sections::table
                .filter(sections::event.eq(event))
                .select(sections::tournament_id);
            payments::table
                .filter(payments::tournament_id.eq_any(all))
                .select(max(payments::receipt))
                .get_result(conn)?
        }
        None => payments::table
            .filter(payments::tournament_id.eq(tournament))
            .select(max(payments::receipt))
            .get_result(conn)?,
    };
    Ok(highest.unwrap_or(0) + 1)
}

/// Removes the decision about an entry before the entry is removed; its payments keep the name.
pub fn forget(conn: &mut Conn, entry: i32) -> Result<(), StoreError> {
    diesel::delete(entry_fees::table.filter(entry_fees::entry_id.eq(entry))).execute(conn)?;
    diesel::update(payments::table.filter(payments::entry_id.eq(entry)))
        .set(payments::entry_id.eq(None::<i32>))
        .execute(conn)?;
    Ok(())
}

/// Replaces the name on the receipts of an entry, and removes the reason of its fee.
pub fn rename(conn: &mut Conn, entry: i32, name: &str) -> Result<(), StoreError> {
    diesel::update(payments::table.filter(payments::entry_id.eq(entry)))
        .set(payments::name.eq(name))
        .execute(conn)?;
    diesel::update(entry_fees::table.filter(entry_fees::entry_id.eq(entry)))
        .set(entry_fees::reason.eq(""))
        .execute(conn)?;
    Ok(())
}

/// Moves the fee and the payments of an entry to another tournament, together with the entry.
pub fn follow(conn: &mut Conn, entry: i32, to: i32) -> Result<(), StoreError> {
    diesel::update(entry_fees::table.filter(entry_fees::entry_id.eq(entry)))
        .set(entry_fees::tournament_id.eq(to))
        .execute(conn)?;
    diesel::update(payments::table.filter(payments::entry_id.eq(entry)))
        .set(payments::tournament_id.eq(to))
        .execute(conn)?;
    Ok(())
}
