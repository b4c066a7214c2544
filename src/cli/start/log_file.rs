//! The log of a program without a terminal: a file of limited size.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

/// Size in bytes after which a new file is begun.
const MOST: u64 = 2 << 20;
/// Number of older files that are kept; `.1` is the newest of them.
const OLDER: u32 = 2;

/// The file. An error with it does not stop the program; lines are missing then.
pub struct LogFile {
    path: PathBuf,
    file: Option<File>,
    size: u64,
    most: u64,
}

impl LogFile {
    /// Continues the file at `path`.
    pub fn at(path: PathBuf) -> Self {
        Self::bounded(path, MOST)
    }

    fn bounded(path: PathBuf, most: u64) -> Self {
        let file = append_to(&path).ok();
        let size = file.as_ref().and_then(|file| file.metadata().ok());
        Self {
            size: size.map_or(0, |metadata| metadata.len()),
            path,
            file,
            most,
        }
    }

    /// Renames the file and begins another one.
    fn turn(&mut self) {
        self.file = None;
        let aside = |number: u32| {
            let mut name = self.path.as_os_str().to_owned();
            name.push(format!(".{number}"));
            PathBuf::from(name)
        };
        for number in (1..OLDER).rev() {
            // In the beginning the older files do not exist.
            drop(fs::rename(aside(number), aside(number + 1)));
        }
        if fs::rename(&self.path, aside(1)).is_err() {
            // If the file cannot be renamed, it is removed, so that the size stays limited.
            drop(fs::remove_file(&self.path));
        }
        self.file = append_to(&self.path).ok();
        self.size = 0;
    }
}

/// Opens the file for appending, for its owner only.
fn append_to(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

impl Write for LogFile {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let length = u64::try_from(line.len()).unwrap_or(u64::MAX);
        if self.size > 0 && self.size.saturating_add(length) > self.most {
            self.turn();
        }
        if let Some(file) = &mut self.file
            && file.write_all(line).is_ok()
        {
            self.size = self.size.saturating_add(length);
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_lines_stay_within_the_bound() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tratto.log");
        let mut log = LogFile::bounded(path.clone(), 100);
        for number in 0..40 {
            // Each line has ten bytes.
            log.write_all(format!("line {number:04}\n").as_bytes())
                .unwrap();
        }
        drop(log);
        let read =
            |ending: &str| fs::read_to_string(folder.path().join(format!("tratto.log{ending}")));
        let lines = |ending: &str| read(ending).unwrap().lines().count();
        assert_eq!((lines(""), lines(".1"), lines(".2")), (10, 10, 10));
        assert!(read(".3").is_err());
        assert!(read("").unwrap().ends_with("line 0039\n"));
        assert!(read(".2").unwrap().starts_with("line 0010\n"));
        // A second start continues the file.
        let mut log = LogFile::bounded(path, 100);
        log.write_all(b"line again\n").unwrap();
        assert_eq!(lines(""), 1);
        assert_eq!(lines(".1"), 10);
    }
}
