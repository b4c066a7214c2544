//! Requests that a hall fetched from the site which follows it.

use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    columns::columns,
    rows::entry_requests::RequestRow,
    schema::{entry_requests, site_requests},
};

/// Notes that a request was fetched from the site of a tournament, with the number of its message there.
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

/// The requests fetched from the site of a tournament, with the numbers of their messages there, in the order of
/// fetching. A request may have moved to another section since.
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

/// The tournament from whose site a request was fetched; `None` for one that was sent here.
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
