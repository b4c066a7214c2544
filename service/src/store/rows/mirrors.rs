//! Sites that follow tournaments of this machine.

use chrono::{NaiveDateTime, TimeDelta};
use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    schema::{mirrors, tournaments},
};

use super::clocks::CLOCKS;

/// A site that follows a tournament of this machine.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = mirrors)]
pub struct MirrorRow {
    pub tournament_id: i32,
    /// Origin of the site.
    pub site: String,
    /// Secret with which this program writes there.
    pub token: String,
    pub is_running: bool,
    /// Address of the copy on the site; empty before there is one.
    pub address: String,
    /// Name of the person who began it, as shown.
    pub made_by: String,
    /// When it was begun, in UTC.
    pub made_at: NaiveDateTime,
    /// Number of failed turns since the last successful one.
    pub fails: i32,
    /// When the last turn was, in UTC.
    pub told_at: Option<NaiveDateTime>,
    /// When the site was last up to date, in UTC.
    pub good_at: Option<NaiveDateTime>,
    /// Code for the outcome of the last turn; empty before the first.
    pub answer: String,
    /// Keeper of the machine that the site follows instead, as shown; empty if there is none.
    pub other: String,
    /// Since when that machine is followed, in UTC.
    pub other_since: Option<NaiveDateTime>,
    /// Number of the last item from the site that was processed.
    pub took: i32,
    /// When that item was sent, in UTC by the site's clock.
    pub took_at: Option<NaiveDateTime>,
    /// Whether the codes on papers lead to the copy.
    pub leads: bool,
}

/// A mirror to be stored. It is due at once.
#[derive(Clone, Debug)]
pub struct NewMirror<'a> {
    pub tournament: i32,
    pub site: &'a str,
    pub token: &'a str,
    pub made_by: &'a str,
    pub made_at: NaiveDateTime,
}

/// Stores a mirror.
pub fn insert(conn: &mut Conn, new: &NewMirror<'_>) -> Result<(), StoreError> {
    diesel::insert_into(mirrors::table)
        .values((
            mirrors::tournament_id.eq(new.tournament),
            mirrors::site.eq(new.site),
            mirrors::token.eq(new.token),
            mirrors::is_running.eq(true),
            mirrors::made_by.eq(new.made_by),
            mirrors::made_at.eq(new.made_at),
            mirrors::due_at.eq(new.made_at),
        ))
        .execute(conn)?;
    Ok(())
}

/// The mirror of a tournament.
pub fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Option<MirrorRow>, StoreError> {
    Ok(mirrors::table
        .find(tournament)
        .select(MirrorRow::as_select())
        .first(conn)
        .optional()?)
}

/// Removes a mirror with its secret.
pub fn delete(conn: &mut Conn, tournament: i32) -> Result<(), StoreError> {
    diesel::delete(mirrors::table.find(tournament)).execute(conn)?;
    Ok(())
}

/// Starts or stops a mirror. It frees the mirror, because its holder may have ended, and a message that comes twice
/// changes nothing. It also ends the pause after a refusal, which only spares a site that always gives the same answer:
/// somebody who starts it again has corrected something, or wants the new answer. The last answer stays stored until
/// there is a new one, so a machine that is followed instead of this one is still named.
pub fn set_running(
    conn: &mut Conn,
    tournament: i32,
    is_running: bool,
    due: NaiveDateTime,
) -> Result<(), StoreError> {
    diesel::update(mirrors::table.find(tournament))
        .set((
            mirrors::is_running.eq(is_running),
            mirrors::due_at.eq(due),
            mirrors::held_until.eq(None::<NaiveDateTime>),
            mirrors::fails.eq(0),
        ))
        .execute(conn)?;
    Ok(())
}

/// The mirror that has been due longest and is not held. If its last turn is in the future, the clock was set back, and
/// the time of the next turn is ignored.
pub fn due(conn: &mut Conn, now: NaiveDateTime) -> Result<Option<i32>, StoreError> {
    let held = mirrors::held_until;
    let to_come = mirrors::told_at.gt(now + CLOCKS);
    Ok(mirrors::table
        .filter(mirrors::is_running.eq(true))
        .filter(mirrors::due_at.le(now).or(to_come))
        .filter(held.is_null().or(held.le(now)))
        .order((mirrors::due_at, mirrors::tournament_id))
        .select(mirrors::tournament_id)
        .first(conn)
        .optional()?)
}

/// Holds a mirror until a moment, and gives the tournament's address part; `None` if another server was faster or it
/// was stopped.
pub fn hold(
    conn: &mut Conn,
    tournament: i32,
    (now, until): (NaiveDateTime, NaiveDateTime),
) -> Result<Option<(MirrorRow, String)>, StoreError> {
    let held = mirrors::held_until;
    let taken = diesel::update(
        mirrors::table
            .find(tournament)
            .filter(mirrors::is_running.eq(true))
            .filter(held.is_null().or(held.le(now))),
    )
    .set(held.eq(until))
    .execute(conn)?;
    if taken != 1 {
        return Ok(None);
    }
    let found = mirrors::table
        .inner_join(tournaments::table)
        .filter(mirrors::tournament_id.eq(tournament))
        .select((MirrorRow::as_select(), tournaments::slug))
        .first(conn)?;
    Ok(Some(found))
}

/// Holds a mirror longer, until this moment, to send once more.
pub fn hold_on(conn: &mut Conn, tournament: i32, until: NaiveDateTime) -> Result<(), StoreError> {
    diesel::update(mirrors::table.find(tournament))
        .set(mirrors::held_until.eq(until))
        .execute(conn)?;
    Ok(())
}

/// Corrects times that are wrong because the clock was set back: a turn is due at most `longest` from now, and no
/// mirror is held for longer than `held` from now.
pub fn set_right(
    conn: &mut Conn,
    now: NaiveDateTime,
    (longest, held): (TimeDelta, TimeDelta),
) -> Result<(), StoreError> {
    diesel::update(mirrors::table.filter(mirrors::due_at.gt(now + longest + CLOCKS)))
        .set(mirrors::due_at.eq(now))
        .execute(conn)?;
    diesel::update(mirrors::table.filter(mirrors::held_until.gt(now + held + CLOCKS)))
        .set(mirrors::held_until.eq(now + held))
        .execute(conn)?;
    Ok(())
}

/// Frees all mirrors.
pub fn let_go(conn: &mut Conn) -> Result<(), StoreError> {
    diesel::update(mirrors::table.filter(mirrors::held_until.is_not_null()))
        .set(mirrors::held_until.eq(None::<NaiveDateTime>))
        .execute(conn)?;
    Ok(())
}

/// The outcome of a turn.
#[derive(Clone, Debug, AsChangeset)]
#[diesel(table_name = mirrors, treat_none_as_null = true)]
pub struct CameOf {
    /// Code of the outcome.
    pub answer: String,
    /// Number of failed turns since the last successful one.
    pub fails: i32,
    /// When the turn was, in UTC.
    pub told_at: Option<NaiveDateTime>,
    /// When the site was last up to date, in UTC.
    pub good_at: Option<NaiveDateTime>,
    /// When the next turn is due, in UTC.
    pub due_at: NaiveDateTime,
    /// Always `None`: the mirror is no longer held.
    pub held_until: Option<NaiveDateTime>,
    /// Address of the copy on the site.
    pub address: String,
    /// Keeper of the machine that the site follows instead.
    pub other: String,
    /// Since when that machine is followed, in UTC.
    pub other_since: Option<NaiveDateTime>,
}

/// Stores the outcome of a turn. Nothing happens if the mirror was removed meanwhile; a stopped one stays stopped.
pub fn note(conn: &mut Conn, tournament: i32, came: &CameOf) -> Result<(), StoreError> {
    diesel::update(mirrors::table.find(tournament))
        .set(came)
        .execute(conn)?;
    Ok(())
}

/// Notes the last item from the site that was processed: its number, and when it was sent.
pub fn set_took(
    conn: &mut Conn,
    tournament: i32,
    (took, at): (i32, Option<NaiveDateTime>),
) -> Result<(), StoreError> {
    diesel::update(mirrors::table.find(tournament))
        .set((mirrors::took.eq(took), mirrors::took_at.eq(at)))
        .execute(conn)?;
    Ok(())
}

/// Sets whether the codes on papers lead to the copy or to this machine.
pub fn set_leads(conn: &mut Conn, tournament: i32, leads: bool) -> Result<(), StoreError> {
    diesel::update(mirrors::table.find(tournament))
        .set(mirrors::leads.eq(leads))
        .execute(conn)?;
    Ok(())
}
