//! A folder that ends with the measurement.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// A new folder below the system's temporary one.
pub struct Folder(PathBuf);

impl Folder {
    /// Makes it.
    pub fn new() -> Self {
        let path = std::env::temp_dir().join(format!("tratto-service-{}", std::process::id()));
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
        // What stays behind in the temporary folder harms nobody.
        drop(fs::remove_dir_all(&self.0));
    }
}
