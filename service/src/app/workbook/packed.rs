//! The packed archive of a workbook.

use std::io::{Cursor, Read as _, copy, sink};

use zip::ZipArchive;

use crate::formats::sheet::Workbook;

/// Maximum bytes of a workbook, unpacked.
const MOST_UNPACKED: u64 = 64 << 20;
/// Maximum files in a workbook.
const MOST_FILES: usize = 5000;

/// The reason why a workbook cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WorkbookFault {
    /// The archive is not a workbook.
    #[error("no workbook")]
    Other,
    /// It breaks off, is protected by a password, or is otherwise invalid.
    #[error("a broken workbook")]
    Broken,
    /// It unpacks to more bytes than the program accepts.
    #[error("a workbook that is too large")]
    TooLarge,
}

/// Opens the archive, if its unpacked size is within the limit. The sizes in its directory are not trusted.
pub(super) fn open(bytes: &[u8]) -> Result<ZipArchive<Cursor<&[u8]>>, WorkbookFault> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| WorkbookFault::Broken)?;
    if archive.len() > MOST_FILES {
        return Err(WorkbookFault::TooLarge);
    }
    let mut left = MOST_UNPACKED;
    for index in 0..archive.len() {
        let file = archive.by_index(index).map_err(|_| WorkbookFault::Broken)?;
        let read = copy(&mut file.take(left.saturating_add(1)), &mut sink());
        let read = read.map_err(|_| WorkbookFault::Broken)?;
        left = left.checked_sub(read).ok_or(WorkbookFault::TooLarge)?;
    }
    Ok(archive)
}

/// The kind of workbook, recognised by the file with its cells.
pub(super) fn kind(archive: &ZipArchive<Cursor<&[u8]>>) -> Result<Workbook, WorkbookFault> {
    let has = |name: &str| archive.index_for_name(name).is_some();
    if has("xl/workbook.xml") {
        Ok(Workbook::Xlsx)
    } else if has("content.xml") {
        Ok(Workbook::Ods)
    } else {
        Err(WorkbookFault::Other)
    }
}

/// One of its files as text.
pub(super) fn text(
    archive: &mut ZipArchive<Cursor<&[u8]>>,
    name: &str,
) -> Result<String, WorkbookFault> {
    let mut file = archive.by_name(name).map_err(|_| WorkbookFault::Broken)?;
    let mut text = String::new();
    // Its size was counted when the archive was opened.
    file.read_to_string(&mut text)
        .map_err(|_| WorkbookFault::Broken)?;
    Ok(text)
}
