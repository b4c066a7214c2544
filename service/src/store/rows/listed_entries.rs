//! Further data from lists about participants: one row for each entry that came with a list.

use std::collections::BTreeMap;

use diesel::prelude::*;

use crate::{
    event::{Elo, ListRatings, Ratings},
    store::{Conn, StoreError, rows::ROWS_A_STATEMENT, schema::listed_entries, word::Read},
};

/// Further data from a list about a participant.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = listed_entries)]
pub struct ListedRow {
    pub entry_id: i32,
    pub category: String,
    pub province: String,
    /// The fee in cents.
    pub fee_due: Option<i32>,
    /// The amount paid, in cents.
    pub fee_paid: Option<i32>,
    #[diesel(deserialize_as = Read<listed_entries::fide_standard, Option<i32>>)]
    fide_standard: Option<Elo>,
    #[diesel(deserialize_as = Read<listed_entries::fide_rapid, Option<i32>>)]
    fide_rapid: Option<Elo>,
    #[diesel(deserialize_as = Read<listed_entries::fide_blitz, Option<i32>>)]
    fide_blitz: Option<Elo>,
    #[diesel(deserialize_as = Read<listed_entries::national_standard, Option<i32>>)]
    national_standard: Option<Elo>,
    #[diesel(deserialize_as = Read<listed_entries::national_rapid, Option<i32>>)]
    national_rapid: Option<Elo>,
    #[diesel(deserialize_as = Read<listed_entries::national_blitz, Option<i32>>)]
    national_blitz: Option<Elo>,
}

impl ListedRow {
    /// All ratings that the list gave.
    pub const fn ratings(&self) -> Ratings {
        Ratings {
            fide: ListRatings {
                standard: self.fide_standard,
                rapid: self.fide_rapid,
                blitz: self.fide_blitz,
            },
            national: ListRatings {
                standard: self.national_standard,
                rapid: self.national_rapid,
                blitz: self.national_blitz,
            },
        }
    }
}

/// A row to be made.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = listed_entries)]
pub struct NewListed {
    pub tournament_id: i32,
    pub entry_id: i32,
    pub category: String,
    pub province: String,
    pub fee_due: Option<i32>,
    pub fee_paid: Option<i32>,
    pub fide_standard: Option<i32>,
    pub fide_rapid: Option<i32>,
    pub fide_blitz: Option<i32>,
    pub national_standard: Option<i32>,
    pub national_rapid: Option<i32>,
    pub national_blitz: Option<i32>,
}

/// Makes many rows at once.
pub fn insert_all(conn: &mut Conn, rows: &[NewListed]) -> Result<(), StoreError> {
    // PostgreSQL takes many rows in one statement, with a limit of parameters.
    for part in rows.chunks(ROWS_A_STATEMENT) {
        let statement = diesel::insert_into(listed_entries::table).values(part);
        match conn {
            #[cfg(feature = "postgres")]
            Conn::Postgres(inner) => statement.execute(inner)?,
            Conn::Sqlite(inner) => statement.execute(inner)?,
        };
    }
    Ok(())
}

/// Further data from lists about the participants of a tournament, by number of the entry.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Vec<ListedRow>, StoreError> {
    Ok(listed_entries::table
        .filter(listed_entries::tournament_id.eq(tournament))
        .order(listed_entries::entry_id)
        .select(ListedRow::as_select())
        .load(conn)?)
}

/// Removes these data of an entry, before the entry is removed.
pub fn forget(conn: &mut Conn, entry: i32) -> Result<(), StoreError> {
    diesel::delete(listed_entries::table.filter(listed_entries::entry_id.eq(entry)))
        .execute(conn)?;
    Ok(())
}

/// Removes the province of an entry.
pub fn forget_province(conn: &mut Conn, entry: i32) -> Result<(), StoreError> {
    diesel::update(listed_entries::table.filter(listed_entries::entry_id.eq(entry)))
        .set(listed_entries::province.eq(""))
        .execute(conn)?;
    Ok(())
}

/// Moves these data of an entry to another tournament, together with the entry.
pub fn follow(conn: &mut Conn, entry: i32, to: i32) -> Result<(), StoreError> {
    diesel::update(listed_entries::table.filter(listed_entries::entry_id.eq(entry)))
        .set(listed_entries::tournament_id.eq(to))
        .execute(conn)?;
    Ok(())
}

/// Stores the national category of an entry; an empty one removes it.
pub fn set_category(
    conn: &mut Conn,
    (tournament, entry): (i32, i32),
    category: &str,
) -> Result<(), StoreError> {
    let there = listed_entries::table.filter(listed_entries::entry_id.eq(entry));
    let stored = diesel::update(there)
        .set(listed_entries::category.eq(category))
        .execute(conn)?;
    if stored == 0 {
        diesel::insert_into(listed_entries::table)
            .values((
                listed_entries::tournament_id.eq(tournament),
                listed_entries::entry_id.eq(entry),
                listed_entries::category.eq(category),
                listed_entries::province.eq(""),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// The national category of an entry; may be empty.
pub fn category_of(conn: &mut Conn, entry: i32) -> Result<String, StoreError> {
    let found: Option<String> = listed_entries::table
        .filter(listed_entries::entry_id.eq(entry))
        .select(listed_entries::category)
        .first(conn)
        .optional()?;
    Ok(found.unwrap_or_default())
}

/// The national categories of a tournament's entries, by their numbers; entries without one are left out.
pub fn categories(conn: &mut Conn, tournament: i32) -> Result<BTreeMap<i32, String>, StoreError> {
    let all: Vec<(i32, String)> = listed_entries::table
        .filter(listed_entries::tournament_id.eq(tournament))
        .filter(listed_entries::category.ne(""))
        .select((listed_entries::entry_id, listed_entries::category))
        .load(conn)?;
    Ok(all.into_iter().collect())
}
