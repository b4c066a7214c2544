//! Checks an archive before it is imported: that it has exactly the required parts, and that every row of each can be
//! read.

use std::collections::BTreeMap;

use crate::{
    app::{AppError, Refusal},
    event::Halt,
    store::rows::{archived::Table, sealed_trail::SealedRow},
};

use super::{
    fault::ArchiveFault,
    manifest::{self, Manifest},
    row::{self, part_name},
    trail_part,
    unpack::{Bytes, Ended, MOST_UNPACKED, Part, Zip, begin, each_line, refuse},
};

/// An archive that passed the checks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Looked {
    pub manifest: Manifest,
    /// How many trails it holds.
    pub trails: i32,
    /// Number and hash of the newest row of the newest trail.
    pub newest: (i32, String),
}

impl Looked {
    /// How many rows this table has in the archive; 0 without the table.
    #[must_use]
    pub fn rows(&self, table: &str) -> usize {
        rows_of(&self.manifest, table)
    }

    /// How many rows all parts have together.
    #[must_use]
    pub fn all_rows(&self) -> usize {
        self.manifest.parts.iter().map(|part| part.rows).sum()
    }
}

fn rows_of(manifest: &Manifest, table: &str) -> usize {
    let parts = manifest.parts.iter();
    let mut of = parts.filter(|part| part.name.strip_suffix(".jsonl") == Some(table));
    of.next().map_or(0, |part| part.rows)
}

/// Checks that the archive has the required parts: each table once, trails from 1 on, and nothing else. Gives the
/// number of trails.
fn check_names(zip: &Zip<'_>, manifest: &Manifest) -> Result<i32, ArchiveFault> {
    let has = |name: &str| manifest.parts.iter().any(|part| part.name == name);
    let mut tables = 0;
    for table in Table::of_version(manifest.version) {
        let part = part_name(&table);
        if !has(&part) {
            return Err(ArchiveFault::Missing { part });
        }
        tables += 1;
    }
    let trails = manifest.parts.len().saturating_sub(tables).max(1);
    let trails = i32::try_from(trails).map_err(|_| ArchiveFault::Manifest)?;
    for chain in 1..=trails {
        let part = trail_part::name(chain);
        if !has(&part) {
            return Err(ArchiveFault::Missing { part });
        }
    }
    let unknown = |part: &str| ArchiveFault::Unknown {
        part: part.to_owned(),
    };
    for part in &manifest.parts {
        if Part::named(&part.name, manifest.version).is_none() {
            return Err(unknown(&part.name));
        }
        if zip.index_for_name(&part.name).is_none() {
            return Err(ArchiveFault::Missing {
                part: part.name.clone(),
            });
        }
    }
    // There are as many names as there must be and each required one is present, so none is there twice.
    for name in zip.file_names() {
        let name = name.map_err(|_| ArchiveFault::NotAnArchive)?;
        if name != manifest::NAME && !has(&name) {
            return Err(unknown(&name));
        }
    }
    Ok(trails)
}

/// Reads and checks a whole archive.
///
/// # Errors
/// [`ArchiveFault`] with the part at fault; [`Refusal::Stopped`].
pub fn look(bytes: Bytes<'_>, halt: &Halt) -> Result<Looked, AppError> {
    let (mut zip, manifest) = begin(bytes).map_err(refuse)?;
    let trails = check_names(&zip, &manifest).map_err(refuse)?;
    let rows = |table: &str| rows_of(&manifest, table);
    let (mut left, mut done) = (MOST_UNPACKED, 0);
    let all: usize = manifest.parts.iter().map(|part| part.rows).sum();
    let mut newest: BTreeMap<i32, (i32, String)> = BTreeMap::new();
    for entry in &manifest.parts {
        let Some(part) = Part::named(&entry.name, manifest.version) else {
            continue;
        };
        let mut fault: Option<ArchiveFault> = None;
        let read = each_line(&mut zip, (entry, manifest.version), left, |row, line| {
            done += 1;
            if done % 1_000 == 0 {
                halt.reached(done, all.saturating_mul(4));
                if halt.is_due() {
                    return Err(Ended::Other(Refusal::Stopped.into()));
                }
            }
            if fault.is_none() {
                fault = check(part, row, line, &entry.name, &rows, &mut newest).err();
            }
            Ok(())
        });
        left = match read {
            Ok(bytes) => left.saturating_sub(bytes),
            Err(ended) => return Err(ended.error()),
        };
        if let Some(fault) = fault {
            return Err(refuse(fault));
        }
    }
    let one = |table: &str| rows(table) == 1;
    for table in ["tournaments", "tournament_rules"] {
        if !one(table) {
            return Err(refuse(ArchiveFault::Row {
                part: format!("{table}.jsonl"),
                row: 1,
            }));
        }
    }
    Ok(Looked {
        newest: newest.remove(&trails).unwrap_or_default(),
        trails,
        manifest,
    })
}

/// Checks a row; a row of a trail must also follow from the row before it.
fn check(
    part: Part,
    row: usize,
    line: &str,
    name: &str,
    rows: &dyn Fn(&str) -> usize,
    newest: &mut BTreeMap<i32, (i32, String)>,
) -> Result<(), ArchiveFault> {
    let bad = || ArchiveFault::Row {
        part: name.to_owned(),
        row,
    };
    match part {
        Part::Table(table) => row::read(&table, line, rows).map(drop).ok_or_else(bad),
        Part::Trail(chain, version) => {
            let read: SealedRow = trail_part::read(line, version).ok_or_else(bad)?;
            let last = newest.entry(chain).or_default();
            if read.hash != read.expected_hash(&last.1) || read.number <= last.0 {
                return Err(ArchiveFault::Trail {
                    part: name.to_owned(),
                    row,
                });
            }
            *last = (read.number, read.hash);
            Ok(())
        }
    }
}
