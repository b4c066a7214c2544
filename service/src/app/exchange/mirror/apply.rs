//! Stores the rows of a message in the tables, each under its own number on this site.

mod another_machine;
mod taking_away;

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
};

use serde_json::Value;

use crate::{
    app::{
        AppError,
        exchange::archive::{free_slug, row, settle, trail_part},
        tournament::search_words,
    },
    store::{
        Conn,
        rows::{
            archived::{self, Kind, Table},
            mirrored,
            sealed_trail::{self, SealedRow},
        },
    },
};

use super::message::Message;

/// Rows stored at once.
const ROWS: usize = 500;
/// The table of participants.
const ENTRIES: &str = "entries";

/// The error for a message that does not fit: a row refers to another row that does not exist.
fn misfit(table: &str, number: i32) -> AppError {
    AppError::System(format!("{table} {number} of a hall names nothing of here"))
}

/// Number of the tournament on the hall's machine.
fn tournament_of(message: &Message) -> Result<i32, AppError> {
    let rows = message.rows.get("tournaments");
    let first = rows.and_then(|rows| rows.first());
    first
        .map(|(number, _)| *number)
        .ok_or_else(|| misfit("tournaments", 0))
}

/// Makes the tournament of a message that holds everything. Gives its number and its address part.
///
/// # Errors
/// The message does not fit together; storage failures.
pub(super) fn found(conn: &mut Conn, message: &Message) -> Result<(i32, String), AppError> {
    let there = tournament_of(message)?;
    let table = Table::named("tournaments").ok_or(AppError::NotFound)?;
    let numbers = archived::reserve(conn, table, 1)?;
    let id = *numbers.first().ok_or(AppError::NotFound)?;
    let slug = Value::from(message.head.slug.clone());
    let slug = free_slug(conn, &slug, &message.head.name)?;
    let mut applying = Applying::new(conn, (id, &slug), message);
    applying.is_new = true;
    applying.numbers.insert(
        table.name.to_owned(),
        std::iter::once((there, id)).collect(),
    );
    applying.all(None)?;
    mirrored::remember(conn, id, table.name, &[(there, id)])?;
    Ok((id, slug))
}

/// Applies a message to a following tournament: its changes, and the rows of the trail after the newest one here.
///
/// # Errors
/// The message does not fit together; storage failures.
pub(super) fn apply(
    conn: &mut Conn,
    (id, slug): (i32, &str),
    tip: (i32, i32),
    message: &Message,
) -> Result<(), AppError> {
    let mut applying = Applying::new(conn, (id, slug), message);
    applying.know()?;
    if message.head.trail > tip.0 {
        applying.renumber()?;
    }
    applying.all(Some(tip))
}

/// A column of a table that is set only when all rows exist: numbers of the rows, and of the rows that they refer to.
type Later = (Table, &'static str, Vec<(i32, i32)>);

struct Applying<'a> {
    conn: &'a mut Conn,
    id: i32,
    slug: &'a str,
    message: &'a Message,
    /// Whether the tournament is new here.
    is_new: bool,
    /// Numbers on the hall's machine → numbers here, by table.
    numbers: BTreeMap<String, BTreeMap<i32, i32>>,
    /// Participants who left, by their numbers on the hall's machine. Somebody who moved to another section may come
    /// back under the same number.
    away: BTreeMap<i32, i32>,
    /// New rows of each table: their numbers on the hall's machine and here.
    made: Vec<(&'static str, Vec<(i32, i32)>)>,
    /// The basis of each round, as the hall sends it.
    carried: Vec<(i32, String)>,
}

impl<'a> Applying<'a> {
    const fn new(conn: &'a mut Conn, (id, slug): (i32, &'a str), message: &'a Message) -> Self {
        Self {
            conn,
            id,
            slug,
            message,
            is_new: false,
            numbers: BTreeMap::new(),
            away: BTreeMap::new(),
            made: Vec::new(),
            carried: Vec::new(),
        }
    }

    /// Loads the numbers that are needed: those of tables that are named or occur in the message.
    fn know(&mut self) -> Result<(), AppError> {
        let mut parts = BTreeSet::new();
        for table in archived::TABLES {
            for column in table.columns {
                if let Kind::Of(other) | Kind::Later(other) = column.kind {
                    parts.insert(other);
                }
            }
            let is_told = self.message.rows.contains_key(table.name)
                || self.message.gone.contains_key(table.name);
            // Trails also name forbidden pairs, to which no column refers.
            if is_told || self.message.head.is_whole() || table.name == "forbidden_pairs" {
                parts.insert(table.name);
            }
        }
        let parts: Vec<&str> = parts.into_iter().collect();
        self.numbers = mirrored::rows_of(self.conn, self.id, &parts)?;
        self.away = mirrored::gone_of(self.conn, self.id, ENTRIES)?;
        Ok(())
    }

    fn all(&mut self, tip: Option<(i32, i32)>) -> Result<(), AppError> {
        self.take_away()?;
        let mut fresh = Vec::new();
        for table in Table::of_version(self.message.head.tables) {
            if let Some(rows) = self.message.rows.get(table.name) {
                fresh.push((table, rows, self.reserve(&table, rows)?));
            }
        }
        let mut later = Vec::new();
        for (table, rows, fresh) in fresh {
            self.table(table, (rows, &fresh), &mut later)?;
        }
        for (part, made) in std::mem::take(&mut self.made) {
            mirrored::remember(self.conn, self.id, part, &made)?;
        }
        for (table, column, rows) in later {
            for rows in rows.chunks(ROWS) {
                archived::point(self.conn, &table, column, rows)?;
            }
        }
        self.trail(tip)?;
        settle(
            self.conn,
            &self.message.head.program,
            self.id,
            &self.carried,
        )?;
        if self.message.rows.contains_key("tournaments") {
            search_words::keep(self.conn, self.id)?;
        }
        Ok(())
    }

    /// Reserves numbers for rows that are new here, and gives their numbers on the hall's machine.
    fn reserve(
        &mut self,
        table: &Table,
        rows: &[(i32, Vec<Value>)],
    ) -> Result<BTreeSet<i32>, AppError> {
        let known = self.numbers.entry(table.name.to_owned()).or_default();
        let mut fresh: Vec<i32> = rows
            .iter()
            .map(|(number, _)| *number)
            .filter(|number| !known.contains_key(number))
            .collect();
        // In the order of the hall, so that an archive made here equals one made there.
        fresh.sort_unstable();
        let mut made: Vec<i32> = fresh.clone();
        if table.name == ENTRIES {
            let back: Vec<(i32, i32)> = self
                .away
                .extract_if(.., |number, _| fresh.contains(number))
                .collect();
            known.extend(back.iter().copied());
            let back: Vec<i32> = back.into_iter().map(|(number, _)| number).collect();
            mirrored::set_gone(self.conn, self.id, ENTRIES, (&back, false))?;
            made.retain(|number| !back.contains(number));
        }
        let own = match table.is_numbered {
            true => archived::reserve(self.conn, table, made.len())?,
            false => made.clone(),
        };
        let made: Vec<(i32, i32)> = made.into_iter().zip(own).collect();
        known.extend(made.iter().copied());
        self.made.push((table.name, made));
        Ok(match (self.is_new, table.name) {
            // The tournament's number was reserved before.
            (true, "tournaments") => rows.iter().map(|(number, _)| *number).collect(),
            _ => fresh.into_iter().collect(),
        })
    }

    fn table(
        &mut self,
        table: Table,
        (rows, fresh): (&[(i32, Vec<Value>)], &BTreeSet<i32>),
        later: &mut Vec<Later>,
    ) -> Result<(), AppError> {
        let (mut new, mut changed) = (Vec::new(), Vec::new());
        let mut pointing: Vec<Vec<(i32, i32)>> = vec![Vec::new(); table.columns.len()];
        for (number, values) in rows {
            let (own, values) = self.moved(&table, *number, values.clone())?;
            for ((column, value), list) in table.columns.iter().zip(&values).zip(&mut pointing) {
                if let (Kind::Later(_), Some(other)) = (column.kind, row::small(value)) {
                    list.push((own, other));
                }
            }
            match fresh.contains(number) {
                true => new.push((own, values)),
                false => changed.push((own, values)),
            }
        }
        while !changed.is_empty() {
            let rest = changed.split_off(ROWS.min(changed.len()));
            archived::update(self.conn, &table, self.id, changed)?;
            changed = rest;
        }
        while !new.is_empty() {
            let rest = new.split_off(ROWS.min(new.len()));
            archived::insert(self.conn, &table, self.id, new)?;
            new = rest;
        }
        let columns = table.columns.iter().zip(pointing);
        later.extend(
            columns
                .filter(|(_, rows)| !rows.is_empty())
                .map(|(column, rows)| (table, column.name, rows)),
        );
        Ok(())
    }

    /// A row with the numbers used here.
    fn moved(
        &mut self,
        table: &Table,
        number: i32,
        values: Vec<Value>,
    ) -> Result<(i32, Vec<Value>), AppError> {
        let numbers = &self.numbers;
        let other = |of: &str, number: i32| numbers.get(of)?.get(&number).copied();
        let entry = |number: i32| other("entries", number).unwrap_or(0);
        let own = other(table.name, number).ok_or_else(|| misfit(table.name, number))?;
        let mut values =
            row::moved(table, values, &other, &entry).ok_or_else(|| misfit(table.name, number))?;
        let mut cells = table.columns.iter().zip(&mut values);
        match table.name {
            "tournaments" => {
                if let Some((_, value)) = cells.find(|(column, _)| column.name == "slug") {
                    *value = self.slug.into();
                }
            }
            "rounds" => {
                if let Some((_, value)) = cells.find(|(column, _)| column.name == "basis")
                    && let Value::String(carried) = value.take()
                {
                    self.carried.push((own, carried));
                }
            }
            _ => {}
        }
        Ok((own, values))
    }

    /// Reserves numbers for participants whom the trail names and who are not here, so that they have them if they come
    /// back.
    fn expect_back(&mut self, trail: &[&(i32, SealedRow)]) -> Result<(), AppError> {
        let unknown = RefCell::new(BTreeSet::new());
        let (numbers, away) = (&self.numbers, &self.away);
        for (chain, row) in trail {
            let note = |of: &str, number: i32| {
                let is_known = numbers
                    .get(of)
                    .is_some_and(|known| known.contains_key(&number));
                if of == ENTRIES && !is_known && !away.contains_key(&number) {
                    unknown.borrow_mut().insert(number);
                }
                Some(number)
            };
            drop(trail_part::kept(row.clone(), (self.id, *chain), note));
        }
        let unknown: Vec<i32> = unknown.into_inner().into_iter().collect();
        let table = Table::named(ENTRIES).ok_or(AppError::NotFound)?;
        let own = archived::reserve(self.conn, table, unknown.len())?;
        let made: Vec<(i32, i32)> = unknown.iter().copied().zip(own).collect();
        mirrored::remember(self.conn, self.id, ENTRIES, &made)?;
        mirrored::set_gone(self.conn, self.id, ENTRIES, (&unknown, true))?;
        self.away.extend(made);
        Ok(())
    }

    fn trail(&mut self, tip: Option<(i32, i32)>) -> Result<(), AppError> {
        let new: Vec<_> = self
            .message
            .trail
            .iter()
            .filter(|(chain, row)| tip.is_none_or(|tip| (*chain, row.number) > tip))
            .collect();
        self.expect_back(&new)?;
        let (numbers, away) = (&self.numbers, &self.away);
        let number = |of: &str, number: i32| {
            let known = numbers.get(of).and_then(|known| known.get(&number));
            known
                .or(away.get(&number).filter(|_| of == ENTRIES))
                .copied()
        };
        let rows: Vec<_> = new
            .into_iter()
            .map(|(chain, row)| trail_part::kept(row.clone(), (self.id, *chain), number))
            .collect();
        sealed_trail::insert_all(self.conn, &rows)?;
        Ok(())
    }
}
