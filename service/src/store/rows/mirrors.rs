//! Tournaments that another site follows.

use chrono::{NaiveDateTime, TimeDelta};
use diesel::prelude::*;

use crate::store::{
    Conn, StoreError,
    schema::{mirrors, tournaments},
};

use super::clocks::CLOCKS;

/// That a site follows a tournament of here.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = mirrors)]
pub struct MirrorRow {
    pub tournament_id: i32,
    /// The site's origin.
    pub site: String,
    /// What lets this program write there.
    pub token: String,
    pub is_running: bool,
    /// The copy's address there; empty before there is one.
    pub address: String,
    /// Who began it, as shown.
    pub made_by: String,
    /// When, UTC.
    pub made_at: NaiveDateTime,
    /// Turns that failed since the last good one.
    pub fails: i32,
    /// When the last turn was, UTC.
    pub told_at: Option<NaiveDateTime>,
    /// When the site last had everything, UTC.
    pub good_at: Option<NaiveDateTime>,
    /// A code for what came of the last turn; empty before the first.
    pub answer: String,
    /// Who is followed there instead, as shown; empty for nobody else.
    pub other: String,
    /// Since when they are, UTC.
    pub other_since: Option<NaiveDateTime>,
    /// The number of the last thing said on the site that was taken.
    pub took: i32,
    /// When it was said, UTC, by the site's clock.
    pub took_at: Option<NaiveDateTime>,
    /// Whether the codes on papers lead to the copy.
    pub leads: bool,
}

/// A mirror, to be stored. It is due at once.
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

/// Forgets a mirror with its token.
pub fn delete(conn: &mut Conn, tournament: i32) -> Result<(), StoreError> {
    diesel::delete(mirrors::table.find(tournament)).execute(conn)?;
    Ok(())
}

/// A mirror goes on from now, or no more. Nobody holds it: whoever did may have ended, and a message that comes twice changes nothing.
/// The pause after a refusal ends too. Such a pause is nobody's decision, it spares a site that gives the same answer each time; whoever
/// presses has put something right, or wants to see what the site says now. What it said last stays noted until it says something
/// else, so a machine that is followed instead of this one goes on being named.
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

/// The mirror that is due longest and that nobody holds. Where the last turn is to come the clock was set back: what it said of
/// the next one is worth nothing.
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

/// Takes a mirror for whoever sends, until a moment, with the tournament's address part; `None` when somebody else was quicker
/// or it was stopped.
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

/// Whoever holds a mirror sends once more, and holds it until this moment.
pub fn hold_on(conn: &mut Conn, tournament: i32, until: NaiveDateTime) -> Result<(), StoreError> {
    diesel::update(mirrors::table.find(tournament))
        .set(mirrors::held_until.eq(until))
        .execute(conn)?;
    Ok(())
}

/// Puts right what a clock said that was set back since: a turn is due after `longest` from now at the latest, and nobody
/// holds one for longer than `held` from now.
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

/// Nobody holds any mirror.
pub fn let_go(conn: &mut Conn) -> Result<(), StoreError> {
    diesel::update(mirrors::table.filter(mirrors::held_until.is_not_null()))
        .set(mirrors::held_until.eq(None::<NaiveDateTime>))
        .execute(conn)?;
    Ok(())
}

/// What came of a turn.
#[derive(Clone, Debug, AsChangeset)]
#[diesel(table_name = mirrors, treat_none_as_null = true)]
pub struct CameOf {
    /// Its code.
    pub answer: String,
    /// Turns that failed since the last good one.
    pub fails: i32,
    /// When it was, UTC.
    pub told_at: Option<NaiveDateTime>,
    /// When the site last had everything, UTC.
    pub good_at: Option<NaiveDateTime>,
    /// When the next turn is due, UTC.
    pub due_at: NaiveDateTime,
    /// Nobody holds it any more.
    pub held_until: Option<NaiveDateTime>,
    /// The copy's address there.
    pub address: String,
    /// Who is followed there instead.
    pub other: String,
    /// Since when they are, UTC.
    pub other_since: Option<NaiveDateTime>,
}

/// Notes what came of a turn. A mirror that was forgotten meanwhile has nothing to note it of, and one that was stopped stays so.
pub fn note(conn: &mut Conn, tournament: i32, came: &CameOf) -> Result<(), StoreError> {
    diesel::update(mirrors::table.find(tournament))
        .set(came)
        .execute(conn)?;
    Ok(())
}

/// What was said on the site was taken up to this number, which was said then.
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

/// The codes on papers lead to the copy from now on, or to this machine.
pub fn set_leads(conn: &mut Conn, tournament: i32, leads: bool) -> Result<(), StoreError> {
    diesel::update(mirrors::table.find(tournament))
        .set(mirrors::leads.eq(leads))
        .execute(conn)?;
    Ok(())
}
