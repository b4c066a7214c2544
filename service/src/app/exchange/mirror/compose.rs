//! Composes a message of what changed since the last one, or of everything, from one snapshot.

use std::{collections::HashMap, io};

use chrono::NaiveDateTime;
use sha2::{Digest, Sha256};

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action},
        exchange::archive::{carry_basis, newest_to_go, trail_part},
        tournament::Snapshot,
    },
    store::{
        Conn,
        rows::{
            self,
            archived::{self, Table},
            audit::AuditRow,
            moment, sealed_trail, site_requests,
        },
    },
};

use super::{
    door::DoorSaid,
    message::{DOOR, Head, REQUEST, Writing, row_line},
    post::Decided,
};

/// Rows read at once.
const ROWS: i32 = 500;
/// Games whose moves are read at once.
const GAMES: usize = 25;

/// Number on the site of the last item that was taken, and when it was sent by the site's clock.
pub(super) type Took = (i32, Option<NaiveDateTime>);

/// A short hash of a row's line: half of its SHA-256.
type Mark = [u8; 16];

/// The state that a site was told last, as this process remembers it.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// Number and hash of the newest row of the trail.
    pub(super) newest: (i32, String),
    /// Number of the last item from the site that was taken, and when it was sent.
    pub(super) took: Took,
    rows: HashMap<(&'static str, i32), Mark>,
}

/// A message, and the site's state once it accepts the message.
#[derive(Debug)]
pub(super) struct Composed {
    pub bytes: Vec<u8>,
    pub seen: Seen,
}

fn failed(error: io::Error) -> AppError {
    AppError::System(format!("a message to a site: {error}"))
}

fn mark_of(line: &str) -> Mark {
    let whole: [u8; 32] = Sha256::digest(line.as_bytes()).into();
    let mut mark = Mark::default();
    mark.iter_mut().zip(whole).for_each(|(to, from)| *to = from);
    mark
}

/// The machine that tells a site: its keeper, and the time since when.
#[derive(Clone, Debug)]
pub(super) struct Teller {
    /// Name of the person or club that keeps the machine, as shown.
    pub by: String,
    /// Since when it tells the site, in the stored form.
    pub since: String,
    /// Number of the last item from the site that was taken, and when it was sent.
    pub took: Took,
}

/// Composes a message of what changed since `before`; if that is `None`, of everything.
///
/// # Errors
/// No such tournament; storage failures.
pub(super) fn compose(
    ctx: &Context,
    slug: &str,
    teller: &Teller,
    before: Option<&Seen>,
) -> Result<Composed, AppError> {
    ctx.read(|conn| {
        let snapshot = ctx.tournament(conn, slug)?;
        let id = snapshot.tournament.id;
        // The chief arbiter named the site, so the program may compose for it.
        access::require(conn, &Actor::program(), Action::DirectTournament(id))?;
        let own = sealed_trail::chains(conn, id)? + 1;
        let tip = tip_of(conn, id)?;
        let event = event_of(conn, id)?;
        let named = (
            snapshot.tournament.slug.clone(),
            snapshot.tournament.name.clone(),
        );
        let head = Head {
            by: teller.by.clone(),
            since: teller.since.clone(),
            stood_at: moment::written(tip.at),
            from: before.map_or_else(String::new, |seen| seen.newest.1.clone()),
            to: tip.hash.clone(),
            trail: own,
            took: teller.took.0,
            took_at: teller.took.1.map(moment::written).unwrap_or_default(),
            seats: rows::seats::secret(conn, id)?.unwrap_or_default(),
            ..Head::new(event, named)
        };
        let mut composing = Composing {
            to: Writing::begin(&head).map_err(failed)?,
            before,
            seen: Seen {
                newest: (tip.id, tip.hash),
                took: teller.took,
                rows: HashMap::new(),
            },
        };
        match before.filter(|before| before.newest == composing.seen.newest) {
            // No new deed since the last message: nothing changed.
            Some(before) => composing.seen.rows.clone_from(&before.rows),
            None => {
                for table in archived::TABLES {
                    composing.table(conn, table, (id, &snapshot))?;
                }
                composing.beside(conn, id)?;
                composing.gone()?;
                composing.trails(conn, id, own)?;
            }
        }
        let bytes = composing.to.end().map_err(failed)?;
        Ok(Composed {
            bytes,
            seen: composing.seen,
        })
    })
}

/// The newest row of a tournament's trail that a site is told. The row about a hand-over belongs to this machine and is
/// left out.
///
/// # Errors
/// Storage failures.
pub(super) fn tip_of(conn: &mut Conn, id: i32) -> Result<AuditRow, AppError> {
    let most = newest_to_go(conn, id)?;
    Ok(rows::audit::newest_until(conn, id, most)?)
}

/// The mark of an event on every machine: the hash of the first row of its trail.
///
/// # Errors
/// It has no trail; storage failures.
pub(super) fn event_of(conn: &mut Conn, id: i32) -> Result<String, AppError> {
    first_hash(conn, id)?.ok_or(AppError::NotFound)
}

/// The hash of the first row of a tournament's trail, on whichever machine it was written; `None` if there is no trail.
///
/// # Errors
/// Storage failures.
pub(super) fn first_hash(conn: &mut Conn, id: i32) -> Result<Option<String>, AppError> {
    match sealed_trail::oldest_hash(conn, id)? {
        None => Ok(rows::audit_chain::oldest_hash(conn, id)?),
        sealed => Ok(sealed),
    }
}

/// The state while a message is composed.
struct Composing<'a> {
    to: Writing,
    before: Option<&'a Seen>,
    seen: Seen,
}

impl Composing<'_> {
    fn table(
        &mut self,
        conn: &mut Conn,
        table: &'static Table,
        (id, snapshot): (i32, &Snapshot),
    ) -> Result<(), AppError> {
        if table.parent.is_some() {
            let games = Table::named("games").ok_or(AppError::NotFound)?;
            for games in archived::numbers_of(conn, games, id)?.chunks(GAMES) {
                let found = archived::of_parents(conn, table, games)?;
                self.rows(table, found, snapshot)?;
            }
            return Ok(());
        }
        let mut after = 0;
        loop {
            let found = archived::of_tournament(conn, table, id, after, ROWS)?;
            let Some(last) = found.last() else { break };
            after = last.0.max(1);
            self.rows(table, found, snapshot)?;
        }
        Ok(())
    }

    fn rows(
        &mut self,
        table: &'static Table,
        found: Vec<archived::Numbered>,
        snapshot: &Snapshot,
    ) -> Result<(), AppError> {
        for (number, mut values) in found {
            if table.name == "rounds" {
                carry_basis(snapshot, number, table, &mut values)?;
            }
            self.row(table.name, number, values)?;
        }
        Ok(())
    }

    /// Adds a row, unless the site has the same row already.
    fn row(
        &mut self,
        name: &'static str,
        number: i32,
        values: Vec<serde_json::Value>,
    ) -> Result<(), AppError> {
        let line = row_line(name, number, values);
        let (key, mark) = ((name, number), mark_of(&line));
        let told = self.before.and_then(|before| before.rows.get(&key));
        if told != Some(&mark) {
            self.to.row(&line).map_err(failed)?;
        }
        self.seen.rows.insert(key, mark);
        Ok(())
    }

    /// Adds the settings of how players enter themselves, and the decisions about requests that came from the site.
    fn beside(&mut self, conn: &mut Conn, id: i32) -> Result<(), AppError> {
        if let Some(door) = DoorSaid::of(conn, id)? {
            let door = serde_json::to_value(door).map_err(|error| failed(error.into()))?;
            self.row(DOOR, 0, vec![door])?;
        }
        for (row, post) in site_requests::of_tournament(conn, id)? {
            let decided = Decided {
                secret: row.secret_hash,
                state: row.state,
                reason: row.reason,
                // A player who moved to another section is no participant of this one.
                entry: row.entry_id.filter(|_| row.tournament_id == id),
                state_at: moment::written(row.state_at),
                post,
            };
            let decided = serde_json::to_value(decided).map_err(|error| failed(error.into()))?;
            self.row(REQUEST, row.id, vec![decided])?;
        }
        Ok(())
    }

    /// Adds the rows that no longer exist.
    fn gone(&mut self) -> Result<(), AppError> {
        let before = self.before.map(|before| before.rows.keys());
        let mut gone: Vec<_> = before
            .into_iter()
            .flatten()
            .filter(|key| ![DOOR, REQUEST].contains(&key.0))
            .filter(|key| !self.seen.rows.contains_key(*key))
            .collect();
        gone.sort_unstable();
        for (table, number) in gone {
            self.to.gone(table, *number).map_err(failed)?;
        }
        Ok(())
    }

    /// Adds the trails of other machines, which never change, and this machine's own trail from where the site is.
    fn trails(&mut self, conn: &mut Conn, id: i32, own: i32) -> Result<(), AppError> {
        let same = |_: &str, number: i32| Some(number);
        if self.before.is_none() {
            for chain in 1..own {
                let mut after = 0;
                loop {
                    let page = sealed_trail::page(conn, (id, chain), after)?;
                    let Some(last) = page.last() else { break };
                    after = last.number;
                    for row in page {
                        let line = trail_part::line(row, same);
                        self.to.trail(chain, &line).map_err(failed)?;
                    }
                }
            }
        }
        let mut after = self.before.map_or(0, |before| before.newest.0);
        loop {
            let page = rows::audit_chain::page(conn, Some(id), after)?;
            let Some(last) = page.last() else { break };
            after = last.id;
            let newest = self.seen.newest.0;
            for row in page.into_iter().filter(|row| row.id <= newest) {
                let line = trail_part::line(trail_part::sealed(row), same);
                self.to.trail(own, &line).map_err(failed)?;
            }
        }
        Ok(())
    }
}
