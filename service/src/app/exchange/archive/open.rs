//! Makes a new tournament from an archive, all of it in one transaction, or nothing.

use chrono::Datelike;
use serde_json::Value;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::{self, Action},
        deed::ArchiveOpened,
        tournament::{Loaded, draft_basis, search_words, sections, slug},
    },
    event::{ArbiterRole, Halt},
    store::{
        Conn,
        rows::{
            self,
            archived::{self, Kind, Table},
        },
    },
};

use super::{
    fault::ArchiveFault,
    look::{self, Looked},
    manifest::PartEntry,
    numbers::Numbers,
    row, trail_part,
    unpack::{self, Bytes, Ended, MOST_UNPACKED, Zip},
};

/// Rows stored at once.
const ROWS: usize = 500;

/// Share of the work that storing takes; checking the archive counts as one part.
const STORING: usize = 3;

/// An archive that was imported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// Address part of the tournament here.
    pub slug: String,
    /// What the archive contained.
    pub looked: Looked,
}

fn refused(part: &str) -> AppError {
    unpack::refuse(ArchiveFault::Refused {
        part: part.to_owned(),
    })
}

/// The error from storing a part. If the schema rejected a value, the part is at fault.
fn of_part(error: impl Into<AppError>, part: &str) -> AppError {
    match error.into() {
        AppError::Storage(error) if error.is_of_value() => refused(part),
        AppError::Unknown(_) => refused(part),
        other => other,
    }
}

/// Makes a tournament from an archive: everything that the other machine had except its accounts and its registry,
/// together with the trails. The actor becomes its chief arbiter.
///
/// # Errors
/// [`ArchiveFault`] with the part at fault; not allowed to make tournaments; [`Refusal::Stopped`]. Nothing is written
/// then.
pub fn open(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    bytes: Bytes<'_>,
    halt: &Halt,
) -> Result<Done<Opened>, AppError> {
    // Checked first, so that nobody without this right has a long file read for them.
    ctx.read(|conn| access::require(conn, actor, Action::CreateTournament))?;
    let looked = look::look(bytes, halt)?;
    ctx.found_tournament(actor, key, |conn| {
        let numbers = Numbers::reserve(conn, |table| looked.rows(table))?;
        let id = numbers.number("tournaments", 1).ok_or(AppError::NotFound)?;
        let mut storing = Storing {
            conn,
            halt,
            looked: &looked,
            numbers: &numbers,
            id,
            slug: String::new(),
            carried: Vec::new(),
            done: 0,
        };
        let (mut zip, _) = unpack::begin(bytes).map_err(unpack::refuse)?;
        storing.all(&mut zip)?;
        let (slug, carried) = (storing.slug, storing.carried);
        settle(conn, &looked.manifest.program, id, &carried)?;
        rows::seats::make_key(conn, id)?;
        search_words::keep(conn, id)?;
        sections::arrive(conn, actor, id)?;
        if let Some(user) = &actor.user {
            rows::arbiters::insert(conn, id, user.id, ArbiterRole::Chief)?;
        }
        let manifest = &looked.manifest;
        let deed = ArchiveOpened {
            slug: slug.clone(),
            name: manifest.name.clone(),
            digest: manifest.digest.clone(),
            program: manifest.program.clone(),
            made_at: manifest.made_at.clone(),
            made_by: manifest.made_by.clone(),
            trails: looked.trails,
            newest: looked.newest.0,
            hash: looked.newest.1.clone(),
        };
        let value = Opened {
            slug,
            looked: looked.clone(),
        };
        let deed = Deed::ArchiveOpened(Box::new(deed));
        Ok((id, Audited { value, deed }))
    })
}

/// A column of a table that is set only when all rows exist: numbers of the rows, and of the rows that they refer to.
type Later = (Table, &'static str, Vec<(i32, i32)>);

/// The state while the parts are stored in the database.
struct Storing<'a> {
    conn: &'a mut Conn,
    halt: &'a Halt,
    looked: &'a Looked,
    numbers: &'a Numbers,
    /// Number of the tournament.
    id: i32,
    /// Address part of the tournament.
    slug: String,
    /// The basis of each round, as the archive carried it.
    carried: Vec<(i32, String)>,
    done: usize,
}

impl Storing<'_> {
    fn all(&mut self, zip: &mut Zip<'_>) -> Result<(), AppError> {
        let manifest = &self.looked.manifest;
        let parts = &manifest.parts;
        let named = |name: String| parts.iter().find(move |part| part.name == name);
        let mut later = Vec::new();
        for table in Table::of_version(manifest.version) {
            if let Some(entry) = named(row::part_name(&table)) {
                self.table(zip, table, entry, &mut later)?;
            }
        }
        for (table, column, rows) in later {
            for rows in rows.chunks(ROWS) {
                let set = archived::point(self.conn, &table, column, rows);
                set.map_err(|error| of_part(error, &row::part_name(&table)))?;
            }
        }
        for chain in 1..=self.looked.trails {
            if let Some(entry) = named(trail_part::name(chain)) {
                self.trail(zip, chain, entry)?;
            }
        }
        Ok(())
    }

    /// Reports the progress, and whether to stop. It does not pause for others, who wait for the transaction anyway.
    fn go_on(&mut self, rows: usize) -> Result<(), AppError> {
        self.done += rows;
        let all = self.looked.all_rows();
        self.halt
            .reached(all + self.done * STORING, all * (1 + STORING));
        if self.halt.is_due_now() {
            return Err(Refusal::Stopped.into());
        }
        Ok(())
    }

    fn table(
        &mut self,
        zip: &mut Zip<'_>,
        table: Table,
        entry: &PartEntry,
        later: &mut Vec<Later>,
    ) -> Result<(), AppError> {
        let part = entry.name.as_str();
        let mut held = Vec::with_capacity(ROWS);
        let mut pointing: Vec<Vec<(i32, i32)>> = vec![Vec::new(); table.columns.len()];
        let (looked, numbers) = (self.looked, self.numbers);
        let read = unpack::each_line(
            zip,
            (entry, looked.manifest.version),
            MOST_UNPACKED,
            |place, line| {
                let bad = || ArchiveFault::Row {
                    part: part.to_owned(),
                    row: place,
                };
                let values =
                    row::read(&table, line, &|other| looked.rows(other)).ok_or_else(bad)?;
                let values = row::arrives(&table, values, numbers).ok_or_else(bad)?;
                let place = i32::try_from(place).unwrap_or_default();
                let number = numbers.number(table.name, place).unwrap_or_default();
                for ((column, value), list) in table.columns.iter().zip(&values).zip(&mut pointing)
                {
                    if let (Kind::Later(_), Some(other)) = (column.kind, row::small(value)) {
                        list.push((number, other));
                    }
                }
                held.push((number, values));
                if held.len() == ROWS {
                    let rows = std::mem::take(&mut held);
                    self.insert(table, rows, part).map_err(Ended::Other)?;
                }
                Ok(())
            },
        );
        read.map_err(Ended::error)?;
        self.insert(table, held, part)?;
        let columns = table.columns.iter().zip(pointing);
        later.extend(
            columns
                .filter(|(_, rows)| !rows.is_empty())
                .map(|(column, rows)| (table, column.name, rows)),
        );
        Ok(())
    }

    fn insert(
        &mut self,
        table: Table,
        mut rows: Vec<(i32, Vec<Value>)>,
        part: &str,
    ) -> Result<(), AppError> {
        let index = |name: &str| table.columns.iter().position(|column| column.name == name);
        for (number, values) in &mut rows {
            if table.name == "tournaments"
                && let Some(value) = index("slug").and_then(|index| values.get_mut(index))
            {
                self.slug = free_slug(self.conn, value, &self.looked.manifest.name)?;
                *value = self.slug.clone().into();
            }
            if table.name == "rounds"
                && let Some(value) = index("basis").and_then(|index| values.get_mut(index))
                && let Value::String(carried) = value.take()
            {
                self.carried.push((*number, carried));
            }
        }
        let stored = rows.len();
        archived::insert(self.conn, &table, self.id, rows).map_err(|error| of_part(error, part))?;
        self.go_on(stored)
    }

    fn trail(&mut self, zip: &mut Zip<'_>, chain: i32, entry: &PartEntry) -> Result<(), AppError> {
        let part = entry.name.as_str();
        let mut held = Vec::with_capacity(ROWS);
        let (id, numbers) = (self.id, self.numbers);
        let version = self.looked.manifest.version;
        let read = unpack::each_line(zip, (entry, version), MOST_UNPACKED, |place, line| {
            let read = trail_part::read(line, version).ok_or_else(|| ArchiveFault::Row {
                part: part.to_owned(),
                row: place,
            })?;
            let number = |table: &str, place| numbers.number(table, place);
            held.push(trail_part::kept(read, (id, chain), number));
            if held.len() == ROWS {
                let rows = std::mem::take(&mut held);
                self.seal(&rows, part).map_err(Ended::Other)?;
            }
            Ok(())
        });
        read.map_err(Ended::error)?;
        self.seal(&held, part)
    }

    fn seal(&mut self, rows: &[rows::sealed_trail::NewSealed], part: &str) -> Result<(), AppError> {
        let stored = rows::sealed_trail::insert_all(self.conn, rows);
        stored.map_err(|error| of_part(error, part))?;
        self.go_on(rows.len())
    }
}

/// The address part from the archive if it is valid and free, otherwise the first similar one that is.
pub(in crate::app::exchange) fn free_slug(
    conn: &mut Conn,
    slug: &Value,
    name: &str,
) -> Result<String, AppError> {
    let slug = slug.as_str().unwrap_or_default();
    let is_plain = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    if slug.is_empty() || slug.len() > 120 || !slug.chars().all(is_plain) {
        let year = chrono::NaiveDate::default().year();
        return slug::free_slug(conn, name, year);
    }
    slug::free_slug_like(conn, slug)
}

/// Reads the tournament once as pages will, and gives its newest round a basis with the numbers used here.
pub(in crate::app::exchange) fn settle(
    conn: &mut Conn,
    program: &str,
    id: i32,
    carried: &[(i32, String)],
) -> Result<(), AppError> {
    let broken = |error: AppError| match error {
        AppError::System(_) | AppError::Unknown(_) | AppError::NotFound => {
            refused("tournaments.jsonl")
        }
        other => of_part(other, "tournaments.jsonl"),
    };
    let loaded = Loaded::by_id(conn, id).map_err(broken)?;
    loaded
        .crosstable(loaded.published(), true)
        .map_err(broken)?;
    let is_ours = program == env!("CARGO_PKG_VERSION");
    for (round, carried) in carried {
        let Some(row) = loaded.rounds.iter().find(|row| row.id == *round) else {
            continue;
        };
        let mut carried = carried.clone();
        if !is_ours {
            carried.push_str(",program");
        }
        let basis = draft_basis::arrived(&loaded, row, &carried).map_err(broken)?;
        rows::rounds::set_basis(conn, *round, &basis)?;
    }
    Ok(())
}
