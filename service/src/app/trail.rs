//! Checks whether the audit trail is as it was written.

use chrono::NaiveDateTime;

use crate::store::{Conn, rows};

use super::{
    AppError, Context,
    deed::{Told, Written},
};

/// A row at which a chain is broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Number of the row.
    pub row: i32,
    /// When it was written, in UTC.
    pub at: NaiveDateTime,
    /// Code of its deed.
    pub action: String,
    /// Whether the row has no hash at all. Otherwise it or a row before it was changed, removed or inserted.
    pub unhashed: bool,
}

/// One chain of the trail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// Address part of the tournament; `None` for the registry's chain.
    pub slug: Option<String>,
    /// Number of the sealed trail from another machine, from 1; `None` for this machine's own trail.
    pub sealed: Option<i32>,
    /// Number of rows up to the broken one.
    pub rows: usize,
    /// Number of the newest row that was checked.
    pub newest: i32,
    /// Hash of that row. Somebody who noted it can later tell whether rows at the end are missing.
    pub hash: String,
    /// The first row that does not fit; `None` if the chain is sound.
    pub broken: Option<Broken>,
}

/// Checks all chains: the registry's first, then those of the tournaments, each before its sealed trails from other
/// machines.
///
/// # Errors
/// Storage failures.
pub fn verify(ctx: &Context) -> Result<Vec<Chain>, AppError> {
    let chains = ctx.read(|conn| Ok(rows::audit_chain::all(conn)?))?;
    let mut found = Vec::new();
    for chain in chains {
        found.push(ctx.read(|conn| walk(conn, chain))?);
        let Some(tournament) = chain else { continue };
        let sealed = ctx.read(|conn| Ok(rows::sealed_trail::chains(conn, tournament)?))?;
        for number in 1..=sealed {
            found.push(ctx.read(|conn| walk_sealed(conn, tournament, number))?);
        }
    }
    Ok(found)
}

/// Checks a sealed trail of a tournament.
fn walk_sealed(conn: &mut Conn, tournament: i32, number: i32) -> Result<Chain, AppError> {
    let mut found = Chain {
        slug: Some(rows::tournaments::by_id(conn, tournament)?.slug),
        sealed: Some(number),
        rows: 0,
        newest: 0,
        hash: String::new(),
        broken: None,
    };
    loop {
        let rows = rows::sealed_trail::page(conn, (tournament, number), found.newest)?;
        if rows.is_empty() {
            return Ok(found);
        }
        for row in rows {
            if row.hash != row.expected_hash(&found.hash) {
                found.broken = Some(Broken {
                    row: row.number,
                    at: row.at,
                    unhashed: row.hash.is_empty(),
                    action: row.action,
                });
                return Ok(found);
            }
            found.rows += 1;
            found.newest = row.number;
            found.hash = row.hash;
        }
    }
}

/// The deeds of the rows after row `after`, oldest first. Rows without one are left out: those of older programs, and
/// those of the door.
///
/// # Errors
/// Storage failures.
pub fn deeds(ctx: &Context, after: i32) -> Result<Vec<Told>, AppError> {
    let mut told = Vec::new();
    let mut last = after;
    loop {
        let rows = ctx.read(|conn| Ok(rows::audit::page(conn, last)?))?;
        let Some(newest) = rows.last() else {
            return Ok(told);
        };
        last = newest.id;
        told.extend(rows.into_iter().filter_map(|row| match Written::of(&row) {
            Written::Old(..) => None,
            Written::Deed(deed) => Some(Told {
                row: row.id,
                at: row.at,
                user_id: row.user_id,
                actor: row.actor,
                tournament: row.tournament_id,
                deed: *deed,
            }),
        }));
    }
}

/// Number of the newest row; 0 if there is none.
///
/// # Errors
/// Storage failures.
pub fn newest(ctx: &Context) -> Result<i32, AppError> {
    ctx.read(|conn| Ok(rows::audit::newest(conn)?))
}

fn walk(conn: &mut Conn, chain: Option<i32>) -> Result<Chain, AppError> {
    let mut found = Chain {
        slug: match chain {
            Some(id) => Some(rows::tournaments::by_id(conn, id)?.slug),
            None => None,
        },
        sealed: None,
        rows: 0,
        newest: 0,
        hash: String::new(),
        broken: None,
    };
    loop {
        let rows = rows::audit_chain::page(conn, chain, found.newest)?;
        if rows.is_empty() {
            return Ok(found);
        }
        for row in rows {
            let expected = rows::audit_chain::hash_of(&found.hash, &row);
            if row.hash != expected {
                found.broken = Some(Broken {
                    row: row.id,
                    at: row.at,
                    unhashed: row.hash.is_empty(),
                    action: row.action,
                });
                return Ok(found);
            }
            found.rows += 1;
            found.newest = row.id;
            found.hash = row.hash;
        }
    }
}
