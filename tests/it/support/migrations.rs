//! What a migrated database is named by: another migration makes another one.

use std::{
    collections::hash_map::DefaultHasher,
    fs,
    hash::{Hash, Hasher},
    path::{Path, PathBuf},
};

/// A number of all migrations of a database, `sqlite` or `postgres`.
pub fn hash(database: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let mut folders: Vec<PathBuf> = fs::read_dir(root.join(database))
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .collect();
    folders.sort();
    for folder in folders {
        fs::read(folder.join("up.sql"))
            .unwrap_or_default()
            .hash(&mut hasher);
    }
    hasher.finish()
}
