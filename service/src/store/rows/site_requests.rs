//! Requests that a hall took from the site which follows it.

use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    columns::columns,
    rows::entry_requests::RequestRow,
    schema::{entry_requests, site_requests},
};

/// A request was taken from the site of a tournament, in what has this number there.
///
/// # Errors
/// Storage failures.
pub fn put(
    conn: &mut Conn,
    (tournament, request): (i32, i32),
    post: i32,
) -> Result<(), StoreError> {
    let there = site_requests::table.find(request);
    let changed = diesel::update(there)
        .set(site_requests::post.eq(post))
        .execute(conn)?;
    if changed == 0 {
        diesel::insert_into(site_requests::table)
            .values((
                site_requests::request_id.eq(request),
                site_requests::tournament_id.eq(tournament),
                site_requests::post.eq(post),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// What was taken from the site of a tournament, with its number there, in the order taken. A request may stand in another section
/// since.
///
/// # Errors
/// Storage failures.
pub fn of_tournament(
    conn: &mut Conn,
    tournament: i32,
) -> Result<Vec<(RequestRow, i32)>, StoreError> {
    Ok(site_requests::table
        .inner_join(entry_requests::table)
        .filter(site_requests::tournament_id.eq(tournament))
        .order(site_requests::request_id)
        .select((columns::<RequestRow>(), site_requests::post))
        .load(conn)?)
}

/// From the site of which tournament a request was taken; `None` for one that was sent here.
///
/// # Errors
/// Storage failures.
pub fn tournament_of(conn: &mut Conn, request: i32) -> Result<Option<i32>, StoreError> {
    Ok(site_requests::table
        .find(request)
        .select(site_requests::tournament_id)
        .first(conn)
        .optional()?)
}
