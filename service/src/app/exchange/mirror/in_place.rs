//! Turns a handed-over tournament of this site into a copy, when the machine that goes on with it begins to send. The copy takes
//! the place of the tournament, at the same address.
//!
//! First the tournament becomes a copy of its own state at the hand-over. Then the message of the other machine is put into that
//! copy, as if another laptop went on from the copy's archive. So participants keep their numbers, and with them their pages,
//! links and requests. The hashes of the trails prove that it is the same event and that nothing was written in between.

use std::collections::BTreeMap;

use crate::{
    app::{AppError, exchange::archive::trail_part},
    store::{
        Conn,
        rows::{
            self,
            archived::{self, Table},
            audit_chain, mirrored, sealed_trail,
        },
    },
};

use super::{apply, compose, message::Message, noted::Tip};

/// Games whose moves are read at once.
const GAMES: usize = 25;

/// The handed-over tournament of an event on this site, if the event is not followed yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    /// No handed-over tournament of this event.
    Nothing,
    /// Number of a handed-over tournament whose whole trail is the beginning of the sender's trail.
    Beginning(i32),
    /// Number of a handed-over tournament whose whole trail is not the beginning of the sender's trail, because somebody wrote in it,
    /// or because the sender opened an older archive.
    Other(i32),
}

/// Looks for the event of a message that holds everything among the tournaments of this site that were handed over.
///
/// # Errors
/// Storage failures.
pub(super) fn held(conn: &mut Conn, message: &Message) -> Result<Held, AppError> {
    let mut held = Held::Nothing;
    for row in rows::handed_over::all(conn)? {
        let id = row.tournament_id;
        let first = compose::first_hash(conn, id)?;
        if first.as_ref() != Some(&message.head.event)
            || mirrored::of_tournament(conn, id)?.is_some()
        {
            continue;
        }
        if is_beginning(conn, id, message)? {
            return Ok(Held::Beginning(id));
        }
        if held == Held::Nothing {
            held = Held::Other(id);
        }
    }
    Ok(held)
}

/// Whether the whole trail of a tournament, up to the hand-over, is the beginning of the message's trail. The caller has checked
/// that the hashes in the message form unbroken chains. So a message with the newest row of a chain has all its rows.
///
/// # Errors
/// Storage failures.
pub(super) fn is_beginning(conn: &mut Conn, id: i32, message: &Message) -> Result<bool, AppError> {
    let own = sealed_trail::chains(conn, id)? + 1;
    // The machine that goes on has a trail of its own after these.
    if message.head.trail <= own {
        return Ok(false);
    }
    let ends: BTreeMap<i32, (i32, &str)> = message
        .trail
        .iter()
        .map(|(chain, row)| (*chain, (row.number, row.hash.as_str())))
        .collect();
    for chain in 1..own {
        let newest = sealed_trail::newest_of_chain(conn, (id, chain))?;
        let newest = newest
            .as_ref()
            .map(|(number, hash)| (*number, hash.as_str()));
        if ends.get(&chain).copied() != newest {
            return Ok(false);
        }
    }
    let tip = compose::tip_of(conn, id)?;
    Ok(ends.get(&own) == Some(&(tip.id, tip.hash.as_str())))
}

/// Puts a message that holds everything into a handed-over tournament for which [`is_beginning`] holds. Returns trail, number and
/// hash of the newest row that the tournament had before.
///
/// # Errors
/// The rows of the message do not fit; storage failures.
pub(super) fn take(
    conn: &mut Conn,
    (id, slug): (i32, &str),
    message: &Message,
) -> Result<Tip, AppError> {
    let own = sealed_trail::chains(conn, id)? + 1;
    let tip = compose::tip_of(conn, id)?;
    let tip = (own, tip.id, tip.hash);
    end(conn, id)?;
    seal(conn, (id, own), tip.1)?;
    know(conn, id)?;
    apply::apply(conn, (id, slug), (tip.0, tip.1), message)?;
    Ok(tip)
}

/// Removes what only the machine that runs a tournament needs: sources of moves from electronic boards, broadcasts, servers and
/// programs with access, devices of the staff, the site that follows it, and the record of the hand-over.
fn end(conn: &mut Conn, id: i32) -> Result<(), AppError> {
    for row in rows::feeds::of_tournament(conn, id)? {
        rows::feeds::delete(conn, row.id)?;
    }
    if let Some(row) = rows::broadcasts::of_tournament(conn, id)? {
        rows::broadcasts::delete(conn, row.id)?;
    }
    for row in rows::webhooks::of_tournament(conn, id)? {
        rows::webhooks::delete(conn, row.id)?;
    }
    for row in rows::api_tokens::of_tournament(conn, id)? {
        rows::api_tokens::delete(conn, row.id)?;
    }
    for row in rows::stations::of_tournament(conn, id)? {
        rows::stations::delete(conn, row.id)?;
    }
    rows::mirrors::delete(conn, id)?;
    Ok(rows::handed_over::remove(conn, id)?)
}

/// Seals this machine's trail, up to the row with the number `until`, in the form in which the other machine has it.
fn seal(conn: &mut Conn, (id, chain): (i32, i32), until: i32) -> Result<(), AppError> {
    let same = |_: &str, number: i32| Some(number);
    let mut after = 0;
    loop {
        let page = audit_chain::page(conn, Some(id), after)?;
        let Some(last) = page.last() else {
            return Ok(());
        };
        after = last.id;
        let rows: Vec<_> = page
            .into_iter()
            .filter(|row| row.id <= until)
            .map(|row| trail_part::kept(trail_part::sealed(row), (id, chain), same))
            .collect();
        sealed_trail::insert_all(conn, &rows)?;
    }
}

/// Notes for every row that its number in the hall is its number here, as if the tournament followed itself.
fn know(conn: &mut Conn, id: i32) -> Result<(), AppError> {
    for table in archived::TABLES {
        let own = numbers(conn, table, id)?;
        let same: Vec<(i32, i32)> = own.into_iter().map(|own| (own, own)).collect();
        mirrored::remember(conn, id, table.name, &same)?;
    }
    Ok(())
}

/// The numbers of the tournament's rows in a table; 0 for the only row in a table without numbers.
fn numbers(conn: &mut Conn, table: &Table, id: i32) -> Result<Vec<i32>, AppError> {
    if !table.is_numbered {
        let found = archived::of_tournament(conn, table, id, 0, 1)?;
        return Ok(found.into_iter().map(|(number, _)| number).collect());
    }
    if table.parent.is_none() {
        return Ok(archived::numbers_of(conn, table, id)?);
    }
    let games = Table::named("games").ok_or(AppError::NotFound)?;
    let mut found = Vec::new();
    for games in archived::numbers_of(conn, games, id)?.chunks(GAMES) {
        let moves = archived::of_parents(conn, table, games)?;
        found.extend(moves.into_iter().map(|(number, _)| number));
    }
    Ok(found)
}
