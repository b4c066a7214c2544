//! The head of an archive: its format, its parts, and the machine that made it.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::store::rows::archived;

/// Name of the manifest in the archive.
pub(super) const NAME: &str = "manifest.json";

/// The format's name in the manifest.
pub(super) const FORMAT: &str = "tratto archive";

/// Version of the format that this program writes, and the newest that it reads. It reads all older ones too.
pub const VERSION: u32 = archived::VERSION;

/// A part of the archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartEntry {
    /// Name of the part in the archive.
    pub name: String,
    /// Number of rows, without the line that names the columns.
    pub rows: usize,
    /// Length of the part in bytes.
    pub bytes: u64,
    /// SHA-256 of the bytes, in hexadecimal digits.
    pub sha256: String,
}

/// The manifest of an archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// Name of the format; always the same word.
    pub format: String,
    /// Version of the format.
    pub version: u32,
    /// The program that made the archive.
    pub program: String,
    /// When the archive was made, in UTC.
    pub made_at: String,
    /// Name of the person who made it, as shown.
    pub made_by: String,
    /// Names of the arbiters there, as shown. No account is made for them on another machine.
    pub arbiters: Vec<String>,
    /// Address part of the tournament.
    pub slug: String,
    /// Name of the tournament.
    pub name: String,
    /// The digest over all parts, which identifies the archive.
    pub digest: String,
    /// All parts, in their order in the file.
    pub parts: Vec<PartEntry>,
}

/// SHA-256 over the names and digests of the parts in their order, one line for each. It depends only on the content,
/// not on who made the archive or when.
#[must_use]
pub(super) fn digest_of(parts: &[PartEntry]) -> String {
    let mut sha = Sha256::new();
    for part in parts {
        sha.update(format!("{} {}\n", part.name, part.sha256));
    }
    hex(&sha.finalize())
}

/// The bytes as hexadecimal digits.
pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
