//! An archive looked at before it is taken in: every part unpacked, held against its digest, and read row by row.
//!
//! What its directory says of sizes is not believed: bytes are counted as they come out.

use std::{
    collections::BTreeMap,
    fs::File,
    io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Take},
};

use sha2::{Digest, Sha256};
use zip::{ZipArchive, result::ZipError};

use crate::{
    app::{AppError, Refusal, exchange::ImportRefusal},
    event::Halt,
    store::rows::{archived::Table, sealed_trail::SealedRow},
};

use super::{
    fault::ArchiveFault,
    manifest::{self, FORMAT, Manifest, PartEntry, VERSION},
    row::{self, part_name},
    trail_part,
};

/// So many bytes may an archive unpack to.
pub(super) const MOST_UNPACKED: u64 = 1 << 30;
/// So many may its manifest have.
const MOST_MANIFEST: u64 = 1 << 20;
/// So many may one row of a table have.
const MOST_ROW: u64 = 16 << 20;
/// So many may one row of a trail have: the deed that took in all games of an event holds their text.
const MOST_DEED: u64 = 128 << 20;
/// So many parts may it have.
const MOST_PARTS: usize = 1000;

/// Where an archive is read from.
#[derive(Clone, Copy, Debug)]
pub enum Bytes<'a> {
    /// In memory.
    Held(&'a [u8]),
    /// In a file that nobody else reads meanwhile.
    File(&'a File),
}

/// The bytes as a zip reads them.
pub(super) enum Source<'a> {
    Held(io::Cursor<&'a [u8]>),
    File(&'a File),
}

impl<'a> Bytes<'a> {
    fn source(self) -> Source<'a> {
        match self {
            Self::Held(bytes) => Source::Held(io::Cursor::new(bytes)),
            Self::File(file) => Source::File(file),
        }
    }
}

impl Read for Source<'_> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::Held(bytes) => bytes.read(to),
            Self::File(file) => file.read(to),
        }
    }
}

impl Seek for Source<'_> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        match self {
            Self::Held(bytes) => bytes.seek(to),
            Self::File(file) => file.seek(to),
        }
    }
}

/// What a part holds.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part {
    /// Rows of a table.
    Table(Table),
    /// A trail, by its number from 1, in a version of the format.
    Trail(i32, u32),
}

impl Part {
    /// The part of this name in a version of the format.
    fn named(name: &str, version: u32) -> Option<Self> {
        let table = Table::of_version(version).find(|table| part_name(table) == name);
        table
            .map(Self::Table)
            .or_else(|| trail_part::chain_of(name).map(|chain| Self::Trail(chain, version)))
    }

    fn heading(self) -> String {
        match self {
            Self::Table(table) => row::heading(table.columns.iter().map(|column| column.name)),
            Self::Trail(_, version) => row::heading(trail_part::columns(version).iter().copied()),
        }
    }
}

/// An archive that was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Looked {
    /// Its manifest.
    pub manifest: Manifest,
    /// Trails in it.
    pub trails: i32,
    /// Number and hash of the newest row of the newest trail.
    pub newest: (i32, String),
}

impl Looked {
    /// Rows of a table.
    #[must_use]
    pub fn rows(&self, table: &str) -> usize {
        rows_of(&self.manifest, table)
    }

    /// Rows in all parts.
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

pub(super) fn refuse(fault: ArchiveFault) -> AppError {
    Refusal::Import(ImportRefusal::Archive(fault)).into()
}

pub(super) type Zip<'a> = ZipArchive<Source<'a>>;

/// The archive with its manifest.
pub(super) fn begin(bytes: Bytes<'_>) -> Result<(Zip<'_>, Manifest), ArchiveFault> {
    let mut zip = ZipArchive::new(bytes.source()).map_err(|_| ArchiveFault::NotAnArchive)?;
    let found = zip.by_name(manifest::NAME).map_err(|error| match error {
        ZipError::FileNotFound => ArchiveFault::NotAnArchive,
        _ => ArchiveFault::Manifest,
    })?;
    let mut text = Vec::new();
    let read = found.take(MOST_MANIFEST + 1).read_to_end(&mut text);
    read.map_err(|_| ArchiveFault::Manifest)?;
    if u64::try_from(text.len()).unwrap_or(u64::MAX) > MOST_MANIFEST {
        return Err(ArchiveFault::TooLarge {
            part: manifest::NAME.to_owned(),
        });
    }
    // A newer manifest may hold anything beside its version.
    #[derive(serde::Deserialize)]
    struct Head {
        format: String,
        version: u32,
        program: String,
    }
    let head: Head = serde_json::from_slice(&text).map_err(|_| ArchiveFault::Manifest)?;
    if head.format != FORMAT {
        return Err(ArchiveFault::NotAnArchive);
    }
    if head.version > VERSION {
        return Err(ArchiveFault::Newer {
            version: head.version,
            program: head.program,
        });
    }
    let manifest: Manifest = serde_json::from_slice(&text).map_err(|_| ArchiveFault::Manifest)?;
    let digest = manifest::digest_of(&manifest.parts);
    if manifest.digest != digest || manifest.parts.len() > MOST_PARTS {
        return Err(ArchiveFault::Manifest);
    }
    Ok((zip, manifest))
}

/// Says whether the parts are those of an archive: each table once, trails from 1 on, nothing else.
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
    // As many as there must be and each of them there: none is there twice.
    for name in zip.file_names() {
        let name = name.map_err(|_| ArchiveFault::NotAnArchive)?;
        if name != manifest::NAME && !has(&name) {
            return Err(unknown(&name));
        }
    }
    Ok(trails)
}

/// Lines of a part, with what they came to.
struct Lines<R> {
    from: Take<R>,
    /// Bytes that a line may have.
    most: u64,
    sha: Sha256,
    bytes: u64,
}

impl<R: BufRead> Lines<R> {
    /// The next line without its end; `None` at the end.
    fn next(&mut self, line: &mut Vec<u8>, part: &str) -> Result<bool, ArchiveFault> {
        line.clear();
        let read = (&mut self.from).take(self.most + 1).read_until(b'\n', line);
        read.map_err(|_| ArchiveFault::Broken {
            part: part.to_owned(),
        })?;
        self.bytes += u64::try_from(line.len()).unwrap_or(u64::MAX);
        self.sha.update(&line);
        let too_long = u64::try_from(line.len()).unwrap_or(u64::MAX) > self.most;
        if too_long || self.from.limit() == 0 {
            return Err(ArchiveFault::TooLarge {
                part: part.to_owned(),
            });
        }
        let is_line = line.last() == Some(&b'\n');
        if is_line {
            line.pop();
        }
        Ok(is_line || !line.is_empty())
    }
}

/// Goes through the lines of a part of an archive of this version, after the one that names its columns: `each` is given the
/// row, from 1, and its line.
pub(super) fn each_line(
    zip: &mut Zip<'_>,
    (entry, version): (&PartEntry, u32),
    left: u64,
    mut each: impl FnMut(usize, &str) -> Result<(), Ended>,
) -> Result<u64, Ended> {
    let name = entry.name.as_str();
    let broken = || ArchiveFault::Broken {
        part: name.to_owned(),
    };
    let bad_row = |row| ArchiveFault::Row {
        part: name.to_owned(),
        row,
    };
    let Some(part) = Part::named(name, version) else {
        return Err(broken().into());
    };
    let file = zip.by_name(name).map_err(|_| broken())?;
    let mut lines = Lines {
        from: BufReader::new(file).take(left.saturating_add(1)),
        most: match part {
            Part::Table(_) => MOST_ROW,
            Part::Trail(..) => MOST_DEED,
        },
        sha: Sha256::new(),
        bytes: 0,
    };
    let mut line = Vec::new();
    let mut row = 0;
    let mut fault = None;
    if !lines.next(&mut line, name)? || line != part.heading().as_bytes() {
        fault = Some(bad_row(0));
    }
    while lines.next(&mut line, name)? {
        row += 1;
        if fault.is_some() {
            continue;
        }
        match std::str::from_utf8(&line) {
            Ok(text) => each(row, text)?,
            Err(_) => fault = Some(bad_row(row)),
        }
    }
    let (bytes, digest) = (lines.bytes, manifest::hex(&lines.sha.finalize()));
    // That a part was changed says more than the row that cannot be read for it.
    if bytes != entry.bytes || digest != entry.sha256 {
        return Err(ArchiveFault::Digest {
            part: name.to_owned(),
        }
        .into());
    }
    match fault {
        Some(fault) => Err(fault.into()),
        None if row != entry.rows => Err(bad_row(row).into()),
        None => Ok(bytes),
    }
}

/// Reads a whole archive and says what is in it.
///
/// # Errors
/// [`ArchiveFault`] with the part that is not as it should be; [`Refusal::Stopped`].
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

/// Why reading a part ended early.
pub(super) enum Ended {
    /// It is not as it should be.
    Fault(ArchiveFault),
    /// What was done with its rows failed.
    Other(AppError),
}

impl Ended {
    pub(super) fn error(self) -> AppError {
        match self {
            Self::Fault(fault) => refuse(fault),
            Self::Other(error) => error,
        }
    }
}

impl From<ArchiveFault> for Ended {
    fn from(fault: ArchiveFault) -> Self {
        Self::Fault(fault)
    }
}

/// Checks a row; of a trail, that it follows the row before it.
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
