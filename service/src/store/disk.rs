//! The disk that a file is on, as far as the system says.

#[cfg(not(unix))]
use std::{ffi::OsString, path::Component};
use std::{fs, path::Path};

use super::Store;

/// The device of the file system; `None` if the file does not exist.
#[cfg(unix)]
fn disk_of(path: &Path) -> Option<u64> {
    use std::os::unix::fs::MetadataExt as _;
    fs::metadata(path).ok().map(|found| found.dev())
}

/// The drive or the share; `None` if the file does not exist.
#[cfg(not(unix))]
fn disk_of(path: &Path) -> Option<OsString> {
    let whole = fs::canonicalize(path).ok()?;
    match whole.components().next()? {
        Component::Prefix(prefix) => Some(prefix.as_os_str().to_owned()),
        _ => None,
    }
}

/// Whether both are on the same disk; `false` if that is not known.
fn is_one_disk(one: &Path, other: &Path) -> bool {
    disk_of(one).is_some_and(|disk| disk_of(other) == Some(disk))
}

impl Store {
    /// Whether the SQLite file is on the same disk as this folder; `false` for PostgreSQL, or if the system does not
    /// say.
    #[must_use]
    pub fn is_on_disk_of(&self, folder: &Path) -> bool {
        let file = self.shared.url.file();
        file.is_some_and(|file| is_one_disk(file, folder))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_on_the_disk_of_its_folder() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tratto.db");
        assert!(!is_one_disk(&file, folder.path()), "it is not there");
        fs::write(&file, "").unwrap();
        assert!(is_one_disk(&file, folder.path()));
        assert!(!is_one_disk(&file, &folder.path().join("nowhere")));
        // Device files are on no disk.
        #[cfg(unix)]
        assert!(!is_one_disk(&file, Path::new("/dev")));
    }
}
