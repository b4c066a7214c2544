//! From which groups the players of a tournament come, by which rule, and who came.

use diesel::prelude::*;

use crate::{
    stages::Grounds,
    store::{
        Code, Conn, StoreError,
        schema::{qualified, stages},
        word::Read,
    },
};

/// The groups of the stage before, and the rule.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = stages)]
pub struct StageRow {
    pub tournament_id: i32,
    /// Address parts of the groups, in their order, with a blank between them.
    pub group_slugs: String,
    pub first_of_each: i32,
    pub best_next: i32,
}

/// Somebody who came from a group. Points in half-points.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = qualified)]
pub struct QualifiedRow {
    pub entry_id: i32,
    pub group_slug: String,
    pub group_label: String,
    /// Their pairing number there.
    pub group_number: i32,
    pub place: i32,
    pub points: i32,
    /// The points of somebody who won every round there.
    pub most: i32,
    #[diesel(deserialize_as = Read<qualified::grounds>)]
    pub grounds: Grounds,
}

/// The stage that a tournament is; `None` if its players come from no groups.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Option<StageRow>, StoreError> {
    Ok(stages::table
        .find(tournament)
        .select(StageRow::as_select())
        .first(conn)
        .optional()?)
}

/// Those of these tournaments that take their players from others.
pub fn among(conn: &mut Conn, tournaments: &[i32]) -> Result<Vec<i32>, StoreError> {
    Ok(stages::table
        .filter(stages::tournament_id.eq_any(tournaments))
        .select(stages::tournament_id)
        .load(conn)?)
}

/// Stores the groups and the rule in the place of what stood there.
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

/// It takes its players from no group any more.
pub fn remove(conn: &mut Conn, tournament: i32) -> Result<(), StoreError> {
    diesel::delete(stages::table.find(tournament)).execute(conn)?;
    Ok(())
}

/// Those who came, in the order in which they did.
pub fn qualified(conn: &mut Conn, tournament: i32) -> Result<Vec<QualifiedRow>, StoreError> {
    Ok(qualified::table
        .filter(qualified::tournament_id.eq(tournament))
        .order(qualified::id)
        .select(QualifiedRow::as_select())
        .load(conn)?)
}

/// Notes how somebody came.
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

/// Forgets how somebody came: their entry goes.
pub fn forget_entry(conn: &mut Conn, entry: i32) -> Result<(), StoreError> {
    diesel::delete(qualified::table.filter(qualified::entry_id.eq(entry))).execute(conn)?;
    Ok(())
}
