//! Prize funds, the closed versions of the prize list, and their receipts.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    schema::{prize_funds, prize_lists, prize_receipts},
};

/// The prize fund and the decisions by hand, both as JSON.
#[derive(Clone, Debug, Queryable, Selectable, Insertable)]
#[diesel(table_name = prize_funds)]
pub struct FundRow {
    pub tournament_id: i32,
    pub fund: String,
    pub decisions: String,
    pub version: i32,
}

/// The fund of a tournament; `None` if it has none.
pub fn fund_of(conn: &mut Conn, tournament: i32) -> Result<Option<FundRow>, StoreError> {
    Ok(prize_funds::table
        .find(tournament)
        .select(FundRow::as_select())
        .first(conn)
        .optional()?)
}

/// Stores the fund of a tournament that had none.
pub fn insert_fund(conn: &mut Conn, row: &FundRow) -> Result<(), StoreError> {
    diesel::insert_into(prize_funds::table)
        .values(row.clone())
        .execute(conn)?;
    Ok(())
}

/// Replaces the fund; `false` if it changed since `version`.
pub fn set_fund(
    conn: &mut Conn,
    tournament: i32,
    version: i32,
    fund: &str,
) -> Result<bool, StoreError> {
    let there = prize_funds::table
        .find(tournament)
        .filter(prize_funds::version.eq(version));
    let set = (
        prize_funds::fund.eq(fund),
        prize_funds::version.eq(version + 1),
    );
    Ok(diesel::update(there).set(set).execute(conn)? == 1)
}

/// Replaces the decisions by hand.
pub fn set_decisions(conn: &mut Conn, tournament: i32, decisions: &str) -> Result<(), StoreError> {
    diesel::update(prize_funds::table.find(tournament))
        .set(prize_funds::decisions.eq(decisions))
        .execute(conn)?;
    Ok(())
}

/// A version of the prize list: JSON, who closed it, and when.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = prize_lists)]
pub struct ListRow {
    pub number: i32,
    pub list: String,
    pub closed_by: String,
    pub closed_at: NaiveDateTime,
}

/// A version to be stored.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = prize_lists)]
pub struct NewList<'a> {
    pub tournament_id: i32,
    pub number: i32,
    pub list: &'a str,
    pub closed_by: &'a str,
    pub closed_at: NaiveDateTime,
}

/// Stores a version of the prizes.
pub fn insert_list(conn: &mut Conn, row: &NewList<'_>) -> Result<(), StoreError> {
    diesel::insert_into(prize_lists::table)
        .values(row)
        .execute(conn)?;
    Ok(())
}

/// Rewrites a version, because somebody whom it names was erased.
pub fn rewrite_list(
    conn: &mut Conn,
    tournament: i32,
    number: i32,
    list: &str,
) -> Result<(), StoreError> {
    let there = prize_lists::table
        .filter(prize_lists::tournament_id.eq(tournament))
        .filter(prize_lists::number.eq(number));
    diesel::update(there)
        .set(prize_lists::list.eq(list))
        .execute(conn)?;
    Ok(())
}

/// All versions, the oldest first.
pub fn lists_of(conn: &mut Conn, tournament: i32) -> Result<Vec<ListRow>, StoreError> {
    Ok(prize_lists::table
        .filter(prize_lists::tournament_id.eq(tournament))
        .order(prize_lists::number)
        .select(ListRow::as_select())
        .load(conn)?)
}

/// The receipt for the prize at `position` (from 0) of a version.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = prize_receipts)]
pub struct ReceiptRow {
    pub list_number: i32,
    pub position: i32,
    pub number: i32,
    pub signed_by: Option<String>,
    pub signed_at: Option<NaiveDateTime>,
}

/// A receipt to be stored.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = prize_receipts)]
pub struct NewReceipt {
    pub tournament_id: i32,
    pub list_number: i32,
    pub position: i32,
    pub number: i32,
    pub signed_by: Option<String>,
    pub signed_at: Option<NaiveDateTime>,
}

/// Stores a receipt.
pub fn insert_receipt(conn: &mut Conn, row: &NewReceipt) -> Result<(), StoreError> {
    diesel::insert_into(prize_receipts::table)
        .values(row)
        .execute(conn)?;
    Ok(())
}

/// All receipts of a tournament, by version and position.
pub fn receipts_of(conn: &mut Conn, tournament: i32) -> Result<Vec<ReceiptRow>, StoreError> {
    Ok(prize_receipts::table
        .filter(prize_receipts::tournament_id.eq(tournament))
        .order((prize_receipts::list_number, prize_receipts::position))
        .select(ReceiptRow::as_select())
        .load(conn)?)
}

/// Signs a receipt, or removes its signature.
pub fn sign(
    conn: &mut Conn,
    tournament: i32,
    (list, position): (i32, i32),
    signed: Option<(&str, NaiveDateTime)>,
) -> Result<(), StoreError> {
    let there = prize_receipts::table
        .filter(prize_receipts::tournament_id.eq(tournament))
        .filter(prize_receipts::list_number.eq(list))
        .filter(prize_receipts::position.eq(position));
    diesel::update(there)
        .set((
            prize_receipts::signed_by.eq(signed.map(|(by, _)| by)),
            prize_receipts::signed_at.eq(signed.map(|(_, at)| at)),
        ))
        .execute(conn)?;
    Ok(())
}
