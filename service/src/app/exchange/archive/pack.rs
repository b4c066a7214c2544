//! Writes a tournament into an archive, from one snapshot, a few rows at a time.

use std::io::{self, Write};

use sha2::{Digest, Sha256};
use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions, write::StreamWriter};

use crate::{
    app::{
        Actor, AppError, Context, Refusal,
        access::{self, Action},
        deed::DeedKind,
        privacy,
        readings::{Reading, Whose},
        tournament::{Snapshot, draft_basis},
    },
    event::{FieldClass, Halt, PersonalOutput},
    store::{
        Conn,
        rows::{
            self,
            archived::{self, Table},
            moment,
        },
    },
};

use super::{
    manifest::{self, FORMAT, Manifest, PartEntry, VERSION},
    numbers::Numbers,
    row, trail_part,
};

/// Rows read at once.
const ROWS: i32 = 500;
/// Rows of a copy that are read at once.
const COPIED: usize = 500;
/// Games whose moves are read at once.
const GAMES: usize = 25;

/// An archive that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packed {
    /// The digest over all parts, which identifies the archive.
    pub digest: String,
    /// Address part of the tournament.
    pub slug: String,
    /// Number of the newest row of the trail in the archive.
    pub newest: i32,
    /// Rows in all parts.
    pub rows: usize,
}

fn failed(error: impl std::fmt::Display) -> AppError {
    AppError::System(format!("an archive: {error}"))
}

/// The state while parts are written into the zip.
struct Packing<'a, W: Write> {
    zip: ZipWriter<StreamWriter<W>>,
    parts: Vec<PartEntry>,
    sha: Sha256,
    halt: &'a Halt,
    /// Rows written so far, and the approximate total.
    done: usize,
    total: usize,
}

impl<W: Write> Packing<'_, W> {
    fn begin(&mut self, name: String, heading: &str) -> Result<(), AppError> {
        let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
        self.zip.start_file(&name, options).map_err(failed)?;
        self.parts.push(PartEntry {
            name,
            rows: 0,
            bytes: 0,
            sha256: String::new(),
        });
        self.sha = Sha256::new();
        self.put(heading)
    }

    fn put(&mut self, line: &str) -> Result<(), AppError> {
        for bytes in [line.as_bytes(), b"\n"] {
            self.zip.write_all(bytes).map_err(failed)?;
            self.sha.update(bytes);
            if let Some(part) = self.parts.last_mut() {
                part.bytes += u64::try_from(bytes.len()).unwrap_or_default();
            }
        }
        Ok(())
    }

    fn row(&mut self, line: &str) -> Result<(), AppError> {
        self.put(line)?;
        if let Some(part) = self.parts.last_mut() {
            part.rows += 1;
        }
        self.done += 1;
        Ok(())
    }

    /// Reports the progress, and whether to stop.
    fn go_on(&self) -> Result<(), AppError> {
        self.halt.reached(self.done.min(self.total), self.total);
        if self.halt.is_due_now() {
            return Err(Refusal::Stopped.into());
        }
        Ok(())
    }

    fn end(&mut self) {
        if let Some(part) = self.parts.last_mut() {
            part.sha256 = manifest::hex(&std::mem::take(&mut self.sha).finalize());
        }
    }

    fn table(&mut self, conn: &mut Conn, table: &Table, of: &Source<'_>) -> Result<(), AppError> {
        let names = table.columns.iter().map(|column| column.name);
        self.begin(row::part_name(table), &row::heading(names))?;
        if table.parent.is_some() {
            for games in of.numbers.all("games").chunks(GAMES) {
                let found = archived::of_parents(conn, table, games)?;
                self.rows(table, found, of)?;
            }
        } else if of.is_mirrored && table.is_numbered && table.name != "tournaments" {
            let numbers = archived::numbers_of_copy(conn, table, of.id)?;
            for numbers in numbers.chunks(COPIED) {
                let found = archived::of_copy(conn, table, numbers)?;
                self.rows(table, found, of)?;
            }
        } else {
            let mut after = 0;
            loop {
                let found = archived::of_tournament(conn, table, of.id, after, ROWS)?;
                let Some(last) = found.last() else { break };
                after = last.0.max(1);
                self.rows(table, found, of)?;
            }
        }
        self.end();
        Ok(())
    }

    fn rows(
        &mut self,
        table: &Table,
        found: Vec<archived::Numbered>,
        of: &Source<'_>,
    ) -> Result<(), AppError> {
        for (number, mut values) in found {
            if table.name == "rounds" {
                carry_basis(of.snapshot, number, table, &mut values)?;
            }
            let left = row::leaves(table, values, of.numbers)
                .ok_or_else(|| failed(format!("{} {number} refers to nothing", table.name)))?;
            self.row(&serde_json::Value::Array(left).to_string())?;
        }
        self.go_on()
    }

    fn trails(&mut self, conn: &mut Conn, of: &Source<'_>) -> Result<(), AppError> {
        let heading = row::heading(trail_part::columns(VERSION).iter().copied());
        let sealed = rows::sealed_trail::chains(conn, of.id)?;
        for chain in 1..=sealed {
            self.begin(trail_part::name(chain), &heading)?;
            let mut after = 0;
            loop {
                let page = rows::sealed_trail::page(conn, (of.id, chain), after)?;
                let Some(last) = page.last() else { break };
                after = last.number;
                for row in page {
                    self.row(&trail_part::line(row, |table, id| {
                        of.numbers.place(table, id)
                    }))?;
                }
                self.go_on()?;
            }
            self.end();
        }
        if of.is_mirrored {
            // What the copy's own machine recorded is not part of the event.
            return Ok(());
        }
        self.begin(trail_part::name(sealed + 1), &heading)?;
        let mut after = 0;
        loop {
            let page = rows::audit_chain::page(conn, Some(of.id), after)?;
            let Some(last) = page.last() else { break };
            after = last.id;
            for row in page.into_iter().filter(|row| row.id <= of.newest) {
                let row = trail_part::sealed(row);
                self.row(&trail_part::line(row, |table, id| {
                    of.numbers.place(table, id)
                }))?;
            }
            self.go_on()?;
        }
        self.end();
        Ok(())
    }
}

/// The tournament to be packed.
struct Source<'a> {
    id: i32,
    /// Number of the newest row of the trail that is included.
    newest: i32,
    numbers: &'a Numbers,
    snapshot: &'a Snapshot,
    /// Whether it follows a hall; the hall's trail is then sealed here.
    is_mirrored: bool,
}

/// The basis of a round in a form that another machine can read.
pub(in crate::app::exchange) fn carry_basis(
    snapshot: &Snapshot,
    number: i32,
    table: &Table,
    values: &mut [serde_json::Value],
) -> Result<(), AppError> {
    let mut rounds = snapshot.rounds.iter();
    let carried = match rounds.find(|round| round.id == number) {
        Some(round) => draft_basis::carried(snapshot, round)?,
        None => None,
    };
    let mut columns = table.columns.iter();
    if let Some(index) = columns.position(|column| column.name == "basis")
        && let Some(value) = values.get_mut(index)
    {
        *value = carried.into();
    }
    Ok(())
}

/// Records that somebody downloads the archive of a tournament, before they get it, because it contains full dates of
/// birth.
///
/// # Errors
/// No such tournament; neither chief arbiter nor administrator.
pub fn note_taken(ctx: &Context, actor: &Actor, slug: &str) -> Result<(), AppError> {
    let reading = ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::DirectTournament(id))?;
        let people = loaded.entries.iter().map(|entry| &entry.person);
        let more = people.filter(|person| privacy::holds_more(person, FieldClass::Federation));
        Ok(Reading {
            output: PersonalOutput::Archive,
            whose: Whose::Tournament(id),
            persons: more.count(),
        })
    })?;
    ctx.gives(actor, reading)
}

/// Packs a tournament. If it was handed over, the result is the archive with which the other machine goes on, each time
/// it is asked for.
///
/// # Errors
/// Neither chief arbiter of the tournament nor administrator; no such tournament; [`Refusal::Stopped`]; `to` cannot be
/// written.
pub fn pack<W: Write>(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    halt: &Halt,
    to: W,
) -> Result<Packed, AppError> {
    let now = ctx.clock.now();
    ctx.read(|conn| {
        let snapshot = ctx.tournament(conn, slug)?;
        let id = snapshot.tournament.id;
        access::require(conn, actor, Action::DirectTournament(id))?;
        let is_mirrored = rows::mirrored::of_tournament(conn, id)?.is_some();
        let numbers = Numbers::of(conn, id, is_mirrored)?;
        let newest = newest_to_go(conn, id)?;
        let mut total = trail_rows(conn, id)?;
        for table in archived::TABLES {
            total += match table.parent {
                Some(_) => archived::count_of(conn, table, "games", id)?,
                None => numbers.all(table.name).len(),
            };
        }
        let mut packing = Packing {
            zip: ZipWriter::new_stream(to),
            parts: Vec::new(),
            sha: Sha256::new(),
            halt,
            done: 0,
            total,
        };
        let source = Source {
            id,
            newest,
            numbers: &numbers,
            snapshot: &snapshot,
            is_mirrored,
        };
        for table in archived::TABLES {
            packing.table(conn, table, &source)?;
        }
        packing.trails(conn, &source)?;
        let arbiters = rows::arbiters::of_tournament(conn, id)?.into_iter();
        let manifest = Manifest {
            format: FORMAT.to_owned(),
            version: VERSION,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            made_at: moment::written(now),
            made_by: actor.name().to_owned(),
            arbiters: arbiters.map(|(_, name, _)| name).collect(),
            slug: snapshot.tournament.slug.clone(),
            name: snapshot.tournament.name.clone(),
            digest: manifest::digest_of(&packing.parts),
            parts: packing.parts.clone(),
        };
        let rows = packing.done;
        finish(packing, &manifest).map_err(failed)?;
        Ok(Packed {
            digest: manifest.digest,
            slug: manifest.slug,
            newest,
            rows,
        })
    })
}

fn finish<W: Write>(mut packing: Packing<'_, W>, manifest: &Manifest) -> io::Result<()> {
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    packing.zip.start_file(manifest::NAME, options)?;
    serde_json::to_writer_pretty(&mut packing.zip, manifest)?;
    packing.zip.finish()?.into_inner().flush()
}

/// The newest row of the trail without the one about the hand-over, which belongs to this machine.
pub(in crate::app::exchange) fn newest_to_go(conn: &mut Conn, id: i32) -> Result<i32, AppError> {
    let newest = rows::audit::newest_of(conn, id)?;
    if rows::handed_over::of(conn, id)?.is_none() {
        return Ok(newest);
    }
    let told = rows::audit::newest_with(conn, id, &[DeedKind::TournamentHandedOver.code()])?;
    // Later rows belong to this machine too, as when it forgets contacts.
    Ok(if told > 0 { told - 1 } else { newest })
}

fn trail_rows(conn: &mut Conn, id: i32) -> Result<usize, AppError> {
    let all = DeedKind::codes(|_| true);
    let rows =
        rows::audit::count(conn, (id, 0), &all)? + rows::sealed_trail::count(conn, id, &all)?;
    Ok(usize::try_from(rows).unwrap_or_default())
}
