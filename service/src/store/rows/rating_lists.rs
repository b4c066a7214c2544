//! The imported rating lists.

use chrono::{NaiveDate, NaiveDateTime};
use diesel::prelude::*;

use crate::{
    event::ListKind,
    store::{Code, Conn, StoreError, schema::rating_lists, word::Read},
};

/// A list.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = rating_lists)]
pub struct RatingListRow {
    pub id: i32,
    /// Owner of the list, such as `FIDE`.
    pub source: String,
    #[diesel(deserialize_as = Read<rating_lists::kind>)]
    pub kind: ListKind,
    pub valid_from: NaiveDate,
    /// Number of the file or the partitions with its players.
    pub data: i32,
    /// SHA-256 of the imported file, in hexadecimal digits.
    pub sha256: String,
    pub players: i32,
    pub imported_at: NaiveDateTime,
}

/// A list to be stored.
#[derive(Debug, Insertable)]
#[diesel(table_name = rating_lists)]
pub struct NewRatingList<'a> {
    pub source: &'a str,
    pub kind: Code,
    pub valid_from: NaiveDate,
    pub data: i32,
    pub sha256: &'a str,
    pub players: i32,
    pub imported_at: NaiveDateTime,
}

/// Stores a rating list, without its players. Returns its number.
pub fn insert(conn: &mut Conn, list: &NewRatingList<'_>) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(rating_lists::table)
        .values(list)
        .returning(rating_lists::id)
        .get_result(conn)?)
}

/// Deletes a rating list.
pub fn delete(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::delete(rating_lists::table.find(id)).execute(conn)?;
    Ok(())
}

/// The rating list with this number.
pub fn by_id(conn: &mut Conn, id: i32) -> Result<RatingListRow, StoreError> {
    Ok(rating_lists::table
        .find(id)
        .select(RatingListRow::as_select())
        .first(conn)?)
}

/// The list with this owner, kind and date.
pub fn of_date(
    conn: &mut Conn,
    source: &str,
    kind: ListKind,
    valid_from: NaiveDate,
) -> Result<Option<RatingListRow>, StoreError> {
    Ok(rating_lists::table
        .filter(rating_lists::source.eq(source))
        .filter(rating_lists::kind.eq(kind.code()))
        .filter(rating_lists::valid_from.eq(valid_from))
        .select(RatingListRow::as_select())
        .first(conn)
        .optional()?)
}

/// All lists, grouped by owner, the newest first.
pub fn all(conn: &mut Conn) -> Result<Vec<RatingListRow>, StoreError> {
    Ok(rating_lists::table
        .order((
            rating_lists::source,
            rating_lists::valid_from.desc(),
            rating_lists::kind,
        ))
        .select(RatingListRow::as_select())
        .load(conn)?)
}
