//! What stands at the head of an archive: its format, its parts, and the machine that made it.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::store::rows::archived;

/// Name of the manifest in the archive.
pub(super) const NAME: &str = "manifest.json";

/// What the manifest calls the format.
pub(super) const FORMAT: &str = "tratto archive";

/// Version of the format that this program writes, and the newest that it reads. It reads all older ones too.
pub const VERSION: u32 = archived::VERSION;

/// A part of the archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartEntry {
    /// Its name in the archive.
    pub name: String,
    /// Rows, without the line that names the columns.
    pub rows: usize,
    /// Its length in bytes.
    pub bytes: u64,
    /// SHA-256 of the bytes, in hexadecimal digits.
    pub sha256: String,
}

/// The manifest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// Always the same word.
    pub format: String,
    /// Version of the format.
    pub version: u32,
    /// The program that made the archive.
    pub program: String,
    /// When, in UTC.
    pub made_at: String,
    /// Who, as shown.
    pub made_by: String,
    /// The accounts of the arbiters there, as shown. None of them is made anywhere else.
    pub arbiters: Vec<String>,
    /// Address part of the tournament.
    pub slug: String,
    pub name: String,
    /// What tells this archive from all others: the digest of its parts.
    pub digest: String,
    /// All parts, in their order.
    pub parts: Vec<PartEntry>,
}

/// SHA-256 over the names and digests of the parts in their order, a line each. It says what is in an archive, whoever
/// made it and when.
#[must_use]
pub(super) fn digest_of(parts: &[PartEntry]) -> String {
    let mut sha = Sha256::new();
    for part in parts {
        sha.update(format!("{} {}\n", part.name, part.sha256));
    }
    hex(&sha.finalize())
}

/// In hexadecimal digits.
pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
