//! Letters to be sent, and the outcome of earlier ones.

use chrono::{NaiveDateTime, TimeDelta};
use diesel::prelude::*;

use crate::{
    event::{LetterClass, LetterState},
    store::{Code, Conn, StoreError, schema::outbox, word::Read},
};

use super::clocks::CLOCKS;

/// A letter.
#[derive(Clone, Debug, Queryable, Selectable)]
#[diesel(table_name = outbox)]
pub struct OutboxRow {
    pub id: i32,
    /// First part of the `Message-ID`: 32 hexadecimal digits, the same at each try.
    pub message_id: String,
    #[diesel(deserialize_as = Read<outbox::class>)]
    pub class: LetterClass,
    #[diesel(deserialize_as = Read<outbox::state>)]
    pub state: LetterState,
    /// Tag of the language of the letter.
    pub language: String,
    /// Address of the recipient; empty once the letter is done.
    pub address: String,
    /// Content as JSON; empty once the letter is done.
    pub body: String,
    /// Number of the tournament whose act caused it.
    pub tournament_id: Option<i32>,
    /// When it was written, in UTC.
    pub written_at: NaiveDateTime,
    /// It is not sent before this moment, in UTC.
    pub due_at: NaiveDateTime,
    /// When its content is no longer true, so that it is not sent, in UTC.
    pub expires_at: NaiveDateTime,
    /// Number of tries so far.
    pub tries: i32,
    /// Why the last try failed; empty if none failed.
    pub failure: String,
    /// When it was sent, sent by hand, or expired, in UTC.
    pub done_at: Option<NaiveDateTime>,
}

/// A letter to be stored.
#[derive(Clone, Debug, Insertable)]
#[diesel(table_name = outbox)]
pub struct NewLetter<'a> {
    pub message_id: &'a str,
    pub class: Code,
    pub state: Code,
    pub language: &'a str,
    pub address: &'a str,
    pub body: &'a str,
    pub tournament_id: Option<i32>,
    pub written_at: NaiveDateTime,
    pub due_at: NaiveDateTime,
    pub expires_at: NaiveDateTime,
}

/// Stores a letter. Returns its number.
pub fn insert(conn: &mut Conn, letter: &NewLetter<'_>) -> Result<i32, StoreError> {
    Ok(diesel::insert_into(outbox::table)
        .values(letter)
        .returning(outbox::id)
        .get_result(conn)?)
}

/// The letter with this number.
pub fn by_id(conn: &mut Conn, id: i32) -> Result<OutboxRow, StoreError> {
    Ok(outbox::table
        .find(id)
        .select(OutboxRow::as_select())
        .first(conn)?)
}

/// The letter that has been due longest and is not held.
pub fn due(conn: &mut Conn, now: NaiveDateTime) -> Result<Option<i32>, StoreError> {
    Ok(outbox::table
        .filter(outbox::state.eq(LetterState::Waiting.code()))
        .filter(outbox::due_at.le(now))
        .filter(outbox::expires_at.gt(now))
        .filter(outbox::held_until.is_null().or(outbox::held_until.le(now)))
        .order((outbox::due_at, outbox::id))
        .select(outbox::id)
        .first(conn)
        .optional()?)
}

/// Holds a due letter until a moment; `None` if another server was faster.
pub fn hold(
    conn: &mut Conn,
    id: i32,
    now: NaiveDateTime,
    until: NaiveDateTime,
) -> Result<Option<OutboxRow>, StoreError> {
    let free = outbox::held_until.is_null().or(outbox::held_until.le(now));
    let taken = diesel::update(
        outbox::table
            .find(id)
            .filter(outbox::state.eq(LetterState::Waiting.code()))
            .filter(outbox::due_at.le(now))
            .filter(free),
    )
    .set((
        outbox::held_until.eq(until),
        outbox::tries.eq(outbox::tries + 1),
    ))
    .execute(conn)?;
    if taken == 1 {
        Ok(Some(by_id(conn, id)?))
    } else {
        Ok(None)
    }
}

/// Ends a letter in this state; its address and content are deleted.
pub fn end(
    conn: &mut Conn,
    id: i32,
    state: LetterState,
    failure: &str,
    at: NaiveDateTime,
) -> Result<(), StoreError> {
    diesel::update(outbox::table.find(id))
        .set((
            outbox::state.eq(state.code()),
            outbox::address.eq(""),
            outbox::body.eq(""),
            outbox::failure.eq(failure),
            outbox::held_until.eq(None::<NaiveDateTime>),
            outbox::done_at.eq(at),
        ))
        .execute(conn)?;
    Ok(())
}

/// Notes that a try failed, with the time of the next one if there is one.
pub fn fail(
    conn: &mut Conn,
    id: i32,
    failure: &str,
    next: Option<NaiveDateTime>,
) -> Result<(), StoreError> {
    let row = outbox::table.find(id);
    let held = outbox::held_until.eq(None::<NaiveDateTime>);
    match next {
        Some(next) => diesel::update(row)
            .set((outbox::failure.eq(failure), outbox::due_at.eq(next), held))
            .execute(conn)?,
        None => diesel::update(row)
            .set((
                outbox::failure.eq(failure),
                outbox::state.eq(LetterState::GivenUp.code()),
                held,
            ))
            .execute(conn)?,
    };
    Ok(())
}

/// Notes that the holder did not try, so the try does not count. The letter stays held.
pub fn leave(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::update(outbox::table.find(id).filter(outbox::tries.gt(0)))
        .set(outbox::tries.eq(outbox::tries - 1))
        .execute(conn)?;
    Ok(())
}

/// Corrects times that are wrong because the clock was set back. A letter that was never tried is due now; one that was
/// tried is due at most after the pause for that try from now. No letter is held for longer than `held` from now.
pub fn set_right(
    conn: &mut Conn,
    now: NaiveDateTime,
    (pauses, held): (&[TimeDelta], TimeDelta),
) -> Result<(), StoreError> {
    let pauses = std::iter::once(TimeDelta::zero()).chain(pauses.iter().copied());
    for (tries, pause) in (0_i32..).zip(pauses) {
        diesel::update(
            outbox::table
                .filter(outbox::state.eq(LetterState::Waiting.code()))
                .filter(outbox::tries.eq(tries))
                .filter(outbox::due_at.gt(now + pause + CLOCKS)),
        )
        .set(outbox::due_at.eq(now + pause))
        .execute(conn)?;
    }
    diesel::update(outbox::table.filter(outbox::held_until.gt(now + held + CLOCKS)))
        .set(outbox::held_until.eq(now + held))
        .execute(conn)?;
    Ok(())
}

/// Makes a letter due at once, as if it had just been written; `false` if it is held or already done.
pub fn again(conn: &mut Conn, id: i32, now: NaiveDateTime) -> Result<bool, StoreError> {
    let free = outbox::held_until.is_null().or(outbox::held_until.le(now));
    let open = [LetterState::Waiting, LetterState::GivenUp].map(LetterState::code);
    let changed = diesel::update(
        outbox::table
            .find(id)
            .filter(outbox::state.eq_any(open))
            .filter(free),
    )
    .set((
        outbox::state.eq(LetterState::Waiting.code()),
        outbox::due_at.eq(now),
        outbox::tries.eq(0),
    ))
    .execute(conn)?;
    Ok(changed == 1)
}

/// Removes a letter.
pub fn delete(conn: &mut Conn, id: i32) -> Result<(), StoreError> {
    diesel::delete(outbox::table.find(id)).execute(conn)?;
    Ok(())
}

/// Letters with content that have expired.
pub fn overdue(conn: &mut Conn, now: NaiveDateTime, most: i64) -> Result<Vec<i32>, StoreError> {
    let open = [LetterState::Waiting, LetterState::GivenUp].map(LetterState::code);
    Ok(outbox::table
        .filter(outbox::state.eq_any(open))
        .filter(outbox::expires_at.le(now))
        .order(outbox::id)
        .limit(most)
        .select(outbox::id)
        .load(conn)?)
}

/// Removes letters that ended before this moment.
pub fn purge(conn: &mut Conn, before: NaiveDateTime) -> Result<(), StoreError> {
    diesel::delete(outbox::table.filter(outbox::done_at.lt(before))).execute(conn)?;
    Ok(())
}

/// Number of open letters (waiting or given up), or of the others.
pub fn count(conn: &mut Conn, open: bool) -> Result<i64, StoreError> {
    let all = outbox::table
        .filter(outbox::class.ne(LetterClass::ResetAsked.code()))
        .count();
    Ok(if open {
        all.filter(outbox::done_at.is_null()).get_result(conn)?
    } else {
        all.filter(outbox::done_at.is_not_null()).get_result(conn)?
    })
}

/// At most `most` letters after the first `skipped`: open ones, the oldest first, or the others, the newest first.
pub fn listed(
    conn: &mut Conn,
    open: bool,
    (skipped, most): (i64, i64),
) -> Result<Vec<OutboxRow>, StoreError> {
    let all = outbox::table
        .filter(outbox::class.ne(LetterClass::ResetAsked.code()))
        .select(OutboxRow::as_select())
        .offset(skipped)
        .limit(most);
    Ok(if open {
        all.filter(outbox::done_at.is_null())
            .order(outbox::id)
            .load(conn)?
    } else {
        all.filter(outbox::done_at.is_not_null())
            .order((outbox::done_at.desc(), outbox::id.desc()))
            .load(conn)?
    })
}

/// Letters that still have this address, the oldest first.
pub fn open_to(conn: &mut Conn, address: &str) -> Result<Vec<OutboxRow>, StoreError> {
    Ok(outbox::table
        .filter(outbox::address.eq(address))
        .filter(outbox::done_at.is_null())
        .order(outbox::id)
        .select(OutboxRow::as_select())
        .load(conn)?)
}

/// Open letters of a tournament, the oldest first.
pub fn open_of_tournament(
    conn: &mut Conn,
    tournament: i32,
    most: i64,
) -> Result<Vec<OutboxRow>, StoreError> {
    Ok(outbox::table
        .filter(outbox::tournament_id.eq(tournament))
        .filter(outbox::done_at.is_null())
        .order(outbox::id)
        .limit(most)
        .select(OutboxRow::as_select())
        .load(conn)?)
}
