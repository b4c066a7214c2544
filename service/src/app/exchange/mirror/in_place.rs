//! A tournament of here that was handed over, when the machine that goes on with it begins to send: the copy takes its place, at
//! the same address.
//!
//! It becomes a copy of what it was, and then the other machine goes on with that, as another laptop does with a copy's archive.
//! So participants keep their numbers, and with them their pages, their links and what they asked for. That it is the same event,
//! and that nothing was written in between, is said by the hashes of the trails.

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

/// Games whose moves are looked at at once.
const GAMES: usize = 25;

/// What is here of an event that nothing follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    /// Nothing that was handed over.
    Nothing,
    /// A tournament that was handed over, whose trail is the beginning of the sender's.
    Beginning(i32),
    /// One that was handed over, of whose trail the sender knows only a part: other hands wrote in it, or the archive is an older one.
    Other(i32),
}

/// What is here of the event of a message that holds everything.
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

/// Whether the whole trail of a tournament, up to the hand-over, is the beginning of the message's. The hashes of a trail follow
/// from one another, which was seen before: who has the newest one of each has every row of it.
///
/// # Errors
/// Storage failures.
pub(super) fn is_beginning(conn: &mut Conn, id: i32, message: &Message) -> Result<bool, AppError> {
    let own = sealed_trail::chains(conn, id)? + 1;
    // Who goes on has a trail of their own.
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

/// Puts a message that holds everything into a tournament that was handed over and is its beginning. Trail, number and hash of the
/// newest row that was here are answered.
///
/// # Errors
/// What the message says does not fit; storage failures.
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

/// What only the machine has that runs a tournament: the devices of its staff, programs that write to it or are told, boards that are
/// read, where it is sent.
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

/// The trail of here, up to this row, is sealed as the other machine has it.
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

/// Every row is known by the number that it has here, as if the tournament followed itself.
fn know(conn: &mut Conn, id: i32) -> Result<(), AppError> {
    for table in archived::TABLES {
        let own = numbers(conn, table, id)?;
        let same: Vec<(i32, i32)> = own.into_iter().map(|own| (own, own)).collect();
        mirrored::remember(conn, id, table.name, &same)?;
    }
    Ok(())
}

/// The numbers of a table's rows; 0 for the only one of a table without numbers.
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
