//! The reasons why an archive is not imported.

/// The fault in a file, with the part in which it was found. Nothing was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArchiveFault {
    /// The file is no archive of a tournament, or breaks off before its end.
    NotAnArchive,
    /// The manifest cannot be read.
    Manifest,
    /// A newer program made it.
    Newer {
        /// Version of the format.
        version: u32,
        /// The program that made it.
        program: String,
    },
    /// It unpacks to more bytes than the program accepts.
    TooLarge {
        /// Name of the part that was too large.
        part: String,
    },
    /// A part is missing.
    Missing {
        /// Name of the part.
        part: String,
    },
    /// The file has a part that does not belong in an archive.
    Unknown {
        /// Name of the part.
        part: String,
    },
    /// A part cannot be unpacked.
    Broken {
        /// Name of the part.
        part: String,
    },
    /// The digest of a part differs from the manifest: the part was changed.
    Digest {
        /// Name of the part.
        part: String,
    },
    /// A row of a part cannot be read, or names another row that is not there.
    Row {
        /// Name of the part.
        part: String,
        /// The row, from 1; 0 for the line that names the columns.
        row: usize,
    },
    /// A row of a trail does not follow from the rows before it: the trail was changed.
    Trail {
        /// Name of the part.
        part: String,
        /// The row, from 1.
        row: usize,
    },
    /// A part holds a value that no tournament here can have.
    Refused {
        /// Name of the part.
        part: String,
    },
}
