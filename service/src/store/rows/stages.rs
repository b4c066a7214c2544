//! The groups from which the players of a tournament qualify, the rule, and those who qualified.

use diesel::prelude::*;

use crate::{
    stages::Grounds,
    store::{
        Code, Conn, StoreError,
        schema::{qualified, stages},
        word::Read,
    },
};

/// The groups of the earlier stage, and the rule.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = stages)]
pub struct StageRow {
    pub tournament_id: i32,
    /// Address parts of the groups, in order, separated by blanks.
    pub group_slugs: String,
    pub first_of_each: i32,
    pub best_next: i32,
}

/// A player who qualified in a group. Points are in half-points.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = qualified)]
pub struct QualifiedRow {
    pub entry_id: i32,
    pub group_slug: String,
    pub group_label: String,
    /// Their pairing number in the group.
    pub group_number: i32,
    pub place: i32,
    pub points: i32,
    /// The points for winning every round of the group.
    pub most: i32,
    #[diesel(deserialize_as = Read<qualified::grounds>)]
    pub grounds: Grounds,
}

/// The groups and the rule of a tournament; `None` if its players come from no groups.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Option<StageRow>, StoreError> {
    Ok(stages::table
        .find(tournament)
        .select(StageRow::as_select())
        .first(conn)
        .optional()?)
}

/// The tournaments among these that take their players from groups.
pub fn among(conn: &mut Conn, tournaments: &[i32]) -> Result<Vec<i32>, StoreError> {
    Ok(stages::table
        .filter(stages::tournament_id.eq_any(tournaments))
        .select(stages::tournament_id)
        .load(conn)?)
}

/// Stores the groups and the rule, which replace earlier ones.
pub fn set(conn: &mut Conn, row: &StageRow) -> Result<(), StoreError> {
    let stored = diesel::update(stages::table.find(row.tournament_id))
        .set(row.clone())
        .execute(conn)?;
    if stored == 0 {
        diesel::insert_into(stages::table)
            .values(row.clone())
            .execute(conn)?;
    }
    Ok(())
}

/// Removes the groups, so that the tournament takes its players from none.
pub fn remove(conn: &mut Conn, tournament: i32) -> Result<(), StoreError> {
    diesel::delete(stages::table.find(tournament)).execute(conn)?;
    Ok(())
}

/// The players who qualified, in the order in which they were entered.
pub fn qualified(conn: &mut Conn, tournament: i32) -> Result<Vec<QualifiedRow>, StoreError> {
    Ok(qualified::table
        .filter(qualified::tournament_id.eq(tournament))
        .order(qualified::id)
        .select(QualifiedRow::as_select())
        .load(conn)?)
}

/// Stores how a player qualified.
pub fn note(conn: &mut Conn, tournament: i32, row: &QualifiedRow) -> Result<(), StoreError> {
    diesel::insert_into(qualified::table)
        .values((
            qualified::tournament_id.eq(tournament),
            qualified::entry_id.eq(row.entry_id),
            qualified::group_slug.eq(&row.group_slug),
            qualified::group_label.eq(&row.group_label),
            qualified::group_number.eq(row.group_number),
            qualified::place.eq(row.place),
            qualified::points.eq(row.points),
            qualified::most.eq(row.most),
            qualified::grounds.eq(Code::from(row.grounds)),
        ))
        .execute(conn)?;
    Ok(())
}

/// Removes how a player qualified, before their entry is removed.
pub fn forget_entry(conn: &mut Conn, entry: i32) -> Result<(), StoreError> {
    diesel::delete(qualified::table.filter(qualified::entry_id.eq(entry))).execute(conn)?;
    Ok(())
}
