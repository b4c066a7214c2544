//! Invitations of deputies by log-in name; the owner of the name accepts or declines.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    schema::{deputy_invitations, tournaments},
};

/// An invitation.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = deputy_invitations)]
pub struct DeputyInvitationRow {
    /// Number of the invitation.
    pub id: i32,
    /// Number of the tournament.
    pub tournament_id: i32,
    /// Log-in name of the person invited, folded; such an account need not exist.
    pub name: String,
    /// Name of the person who invited, as shown.
    pub invited_by: String,
    /// When they were invited, in UTC.
    pub invited_at: NaiveDateTime,
}

/// Invites a deputy; a repeated invitation gets the new time. Returns its number.
///
/// # Errors
/// Storage failures.
pub fn insert(
    conn: &mut Conn,
    tournament: i32,
    name: &str,
    by: &str,
    at: NaiveDateTime,
) -> Result<i32, StoreError> {
    diesel::delete(
        deputy_invitations::table
            .filter(deputy_invitations::tournament_id.eq(tournament))
            .filter(deputy_invitations::name.eq(name)),
    )
    .execute(conn)?;
    Ok(diesel::insert_into(deputy_invitations::table)
        .values((
            deputy_invitations::tournament_id.eq(tournament),
            deputy_invitations::name.eq(name),
            deputy_invitations::invited_by.eq(by),
            deputy_invitations::invited_at.eq(at),
        ))
        .returning(deputy_invitations::id)
        .get_result(conn)?)
}

/// The invitation with this number.
///
/// # Errors
/// [`StoreError::NotFound`]; storage failures.
pub fn by_id(conn: &mut Conn, id: i32) -> Result<DeputyInvitationRow, StoreError> {
    Ok(deputy_invitations::table
        .find(id)
        .select(DeputyInvitationRow::as_select())
        .first(conn)?)
}

/// Invitations of a tournament sent after `since`, in the order of sending.
///
/// # Errors
/// Storage failures.
pub fn of_tournament(
    conn: &mut Conn,
    tournament: i32,
    since: NaiveDateTime,
) -> Result<Vec<DeputyInvitationRow>, StoreError> {
    Ok(deputy_invitations::table
        .filter(deputy_invitations::tournament_id.eq(tournament))
        .filter(deputy_invitations::invited_at.gt(since))
        .order(deputy_invitations::id)
        .select(DeputyInvitationRow::as_select())
        .load(conn)?)
}

/// Invitations of a log-in name sent after `since`, each with the tournament's name.
///
/// # Errors
/// Storage failures.
pub fn of_name(
    conn: &mut Conn,
    name: &str,
    since: NaiveDateTime,
) -> Result<Vec<(DeputyInvitationRow, String)>, StoreError> {
    Ok(deputy_invitations::table
        .inner_join(tournaments::table)
        .filter(deputy_invitations::name.eq(name))
        .filter(deputy_invitations::invited_at.gt(since))
        .order(deputy_invitations::id)
        .select((DeputyInvitationRow::as_select(), tournaments::name))
        .load(conn)?)
}

/// Removes an invitation.
///
/// # Errors
/// Storage failures.
pub fn delete(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::delete(deputy_invitations::table.find(id)).execute(conn)?;
    Ok(())
}
