//! The rows of a tournament that follows a hall, in the order of the hall: a row may arrive here later than one that is
//! newer there.

use diesel::{
    QueryableByName, RunQueryDsl,
    sql_types::{Integer, Text},
};

use crate::store::{Conn, StoreError};

use super::{
    layout::Table,
    read::{Numbered, of_these},
};

#[derive(QueryableByName)]
struct Number {
    #[diesel(sql_type = Integer)]
    number: i32,
}

/// The numbers here of a tournament's rows, in the order of the hall.
///
/// # Errors
/// Storage failures.
pub fn numbers_of_copy(
    conn: &mut Conn,
    table: &Table,
    tournament: i32,
) -> Result<Vec<i32>, StoreError> {
    let query = |one: &str, two: &str| {
        format!(
            "SELECT m.own AS number FROM mirrored_rows m WHERE m.tournament_id = {one} AND m.part = {two} \
             AND NOT m.is_gone ORDER BY m.number"
        )
    };
    let numbers: Vec<Number> = match conn {
        #[cfg(feature = "postgres")]
        Conn::Postgres(conn) => diesel::sql_query(query("$1", "$2"))
            .bind::<Integer, _>(tournament)
            .bind::<Text, _>(table.name)
            .load(conn)?,
        Conn::Sqlite(conn) => diesel::sql_query(query("?", "?"))
            .bind::<Integer, _>(tournament)
            .bind::<Text, _>(table.name)
            .load(conn)?,
    };
    Ok(numbers.into_iter().map(|row| row.number).collect())
}

/// The rows with these numbers, in the given order.
///
/// # Errors
/// Storage failures.
pub fn of_copy(
    conn: &mut Conn,
    table: &Table,
    numbers: &[i32],
) -> Result<Vec<Numbered>, StoreError> {
    let mut rows = of_these(conn, table, "id", numbers)?;
    rows.sort_by_key(|(number, _)| numbers.iter().position(|it| it == number));
    Ok(rows)
}
