//! The file of a list: a text, or an archive that contains one.

use std::{
    fs::File,
    io::{self, BufRead, BufReader, Read, Seek as _, SeekFrom},
};

use sha2::{Digest as _, Sha256};
use zip::ZipArchive;

use crate::app::{AppError, list_refusal::ListRefusal};

/// Maximum bytes of an archive, unpacked; the XML list has 800 million.
const MOST_UNPACKED: u64 = 2 << 30;
/// Maximum files in an archive.
const MOST_FILES: usize = 100;
/// Bytes that are read at a time.
const PIECE: usize = 256 << 10;

/// The digest of a file, in hexadecimal digits.
pub(super) fn digest(mut file: &File) -> io::Result<String> {
    file.seek(SeekFrom::Start(0))?;
    let mut hash = Sha256::new();
    let mut piece = vec![0; PIECE];
    loop {
        let read = file.read(&mut piece)?;
        if read == 0 {
            break;
        }
        hash.update(piece.get(..read).unwrap_or_default());
    }
    let bytes = hash.finalize();
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Reads the list in `file`, whose name is `name`. `work` gets its text, and the name of the list itself.
///
/// # Errors
/// Errors of `work`; an archive that is broken, too large, or contains other things.
pub(super) fn with_text<T>(
    mut file: &File,
    name: &str,
    work: impl FnOnce(&mut dyn BufRead, &str) -> Result<T, AppError>,
) -> Result<T, AppError> {
    file.seek(SeekFrom::Start(0)).map_err(unreadable)?;
    let mut begin = [0; 4];
    let read = file.read(&mut begin).map_err(unreadable)?;
    file.seek(SeekFrom::Start(0)).map_err(unreadable)?;
    if read < begin.len() || begin != *b"PK\x03\x04" {
        return work(&mut BufReader::with_capacity(PIECE, file), name);
    }
    let broken = |_| AppError::from(ListRefusal::BrokenArchive);
    let mut archive = ZipArchive::new(BufReader::new(file)).map_err(broken)?;
    if archive.len() > MOST_FILES {
        return Err(ListRefusal::NotOneList {
            count: archive.len(),
        }
        .into());
    }
    let lists: Vec<String> = archive
        .file_names()
        .filter_map(|name| name.ok().map(|name| name.into_owned()))
        .filter(|name| {
            let name = name.to_lowercase();
            [".txt", ".xml", ".csv"]
                .iter()
                .any(|end| name.ends_with(end))
        })
        .collect();
    let [list] = lists.as_slice() else {
        return Err(ListRefusal::NotOneList { count: lists.len() }.into());
    };
    let entry = archive.by_name(list).map_err(broken)?;
    let mut text = Bounded {
        reader: entry,
        left: MOST_UNPACKED,
    };
    work(&mut BufReader::with_capacity(PIECE, &mut text), list)
}

/// The error for a file that cannot be read.
pub(super) fn unreadable(error: io::Error) -> AppError {
    if error.get_ref().is_some_and(|inner| inner.is::<TooLarge>()) {
        return ListRefusal::TooLarge.into();
    }
    ListRefusal::Unreadable {
        words: error.to_string(),
    }
    .into()
}

/// The archive unpacked to more bytes than the limit.
#[derive(Debug, thiserror::Error)]
#[error("unpacks to too much")]
struct TooLarge;

/// A reader with a limit of bytes. The sizes in an archive's directory are not trusted.
struct Bounded<R> {
    reader: R,
    left: u64,
}

impl<R: Read> Read for Bounded<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.reader.read(into)?;
        let read_wide = u64::try_from(read).unwrap_or(u64::MAX);
        self.left = self
            .left
            .checked_sub(read_wide)
            .ok_or_else(|| io::Error::other(TooLarge))?;
        Ok(read)
    }
}
