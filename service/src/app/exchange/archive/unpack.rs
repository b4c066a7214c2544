//! The zip of an archive: its manifest, and the lines of its parts, each checked against its digest.
//!
//! The sizes in the zip's directory are not trusted: bytes are counted as they are unpacked.

use std::{
    fs::File,
    io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Take},
};

use sha2::{Digest, Sha256};
use zip::{ZipArchive, result::ZipError};

use crate::{
    app::{AppError, Refusal, exchange::ImportRefusal},
    store::rows::archived::Table,
};

use super::{
    fault::ArchiveFault,
    manifest::{self, FORMAT, Manifest, PartEntry, VERSION},
    row::{self, part_name},
    trail_part,
};

/// Maximum bytes of all parts, unpacked.
pub(super) const MOST_UNPACKED: u64 = 1 << 30;
/// Maximum bytes of the manifest.
const MOST_MANIFEST: u64 = 1 << 20;
/// Maximum bytes of one row of a table.
const MOST_ROW: u64 = 16 << 20;
/// Maximum bytes of one row of a trail. The deed that imported all games of an event holds their text.
const MOST_DEED: u64 = 128 << 20;
/// Maximum number of parts.
const MOST_PARTS: usize = 1000;

/// The bytes of an archive.
#[derive(Clone, Copy, Debug)]
pub enum Bytes<'a> {
    /// In memory.
    Held(&'a [u8]),
    /// In a file that nobody else reads at the same time.
    File(&'a File),
}

/// The bytes of an archive, to read and seek in.
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

/// The kind of a part.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part {
    /// Rows of a table.
    Table(Table),
    /// A trail, by its number from 1, in a version of the format.
    Trail(i32, u32),
}

impl Part {
    /// The part with this name in a version of the format; `None` if there is none.
    pub(super) fn named(name: &str, version: u32) -> Option<Self> {
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

pub(super) fn refuse(fault: ArchiveFault) -> AppError {
    Refusal::Import(ImportRefusal::Archive(fault)).into()
}

pub(super) type Zip<'a> = ZipArchive<Source<'a>>;

/// Opens an archive and reads its manifest.
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
    // The manifest of a newer version may have any other fields.
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

/// The lines of a part, with their byte count and digest so far.
struct Lines<R> {
    from: Take<R>,
    /// Maximum bytes of a line.
    most: u64,
    sha: Sha256,
    bytes: u64,
}

impl<R: BufRead> Lines<R> {
    /// Reads the next line without its end; `false` at the end of the part.
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

/// Reads the lines of a part in this version of the format, after the line that names the columns. `each` gets the
/// number of the row, from 1, and its line.
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
    // A changed part explains more than the unreadable row that results from it.
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

/// Why reading a part ended early.
pub(super) enum Ended {
    /// The part is faulty.
    Fault(ArchiveFault),
    /// An error from the work on its rows.
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
