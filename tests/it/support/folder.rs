//! A folder that ends with the test.

use std::{
    fs,
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicU32, Ordering},
};

/// A new folder below the system's temporary one; removed on drop.
pub struct Folder(PathBuf);

impl Folder {
    /// Makes an empty folder; `kind` is part of its name.
    pub fn new(kind: &str) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("tratto-{kind}-{}-{number}", process::id()));
        // A folder left by a process that was killed and had the same number.
        drop(fs::remove_dir_all(&path));
        fs::create_dir_all(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Self(path)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}
