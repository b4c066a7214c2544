//! Why an archive is not taken in.

/// What is wrong with a file, and with which part of it. Nothing was written.
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
    /// It unpacks to more than is taken in.
    TooLarge {
        /// The part that was too much.
        part: String,
    },
    /// A part is not there.
    Missing {
        /// Its name.
        part: String,
    },
    /// A part that an archive does not have.
    Unknown {
        /// Its name.
        part: String,
    },
    /// A part cannot be unpacked.
    Broken {
        /// Its name.
        part: String,
    },
    /// A part is not what the manifest says: it was changed.
    Digest {
        /// Its name.
        part: String,
    },
    /// A row of a part cannot be read, or names another row that is not there.
    Row {
        /// Name of the part.
        part: String,
        /// The row, from 1; 0 for the line that names the columns.
        row: usize,
    },
    /// A row of a trail does not fit the rows before it: it was changed.
    Trail {
        /// Name of the part.
        part: String,
        /// The row, from 1.
        row: usize,
    },
    /// A part holds what a tournament here cannot hold.
    Refused {
        /// Its name.
        part: String,
    },
}
