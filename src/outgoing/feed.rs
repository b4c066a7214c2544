//! Reading the sources of moves: addresses, and files of this machine.

use std::{
    fs::{self, File},
    io::{self, Read as _},
    path::{Path, PathBuf},
};

use crate::app::game::feed::{
    place::below,
    reading::{Missed, Wanted},
};

use super::Client;

/// Maximum bytes of a file or an answer.
const MOST: u64 = 16 << 20;
/// Maximum number of files in a folder.
const MOST_FILES: usize = 1000;

/// The files that may be read.
#[derive(Clone, Debug)]
pub enum Files {
    /// No file of this machine.
    Nowhere,
    /// Files below a folder.
    Below(PathBuf),
    /// All readable files, because a person at the machine asks.
    Anywhere,
}

/// Fetches the content of a source: addresses with the client, and these files.
pub fn fetch_feed(
    client: &Client,
    allowed: Files,
) -> impl FnMut(Wanted<'_>) -> Result<Vec<Vec<u8>>, Missed> + use<> {
    let client = client.clone();
    move |wanted| match wanted {
        Wanted::Address(address) => client.get(address, MOST).map(|text| vec![text]),
        Wanted::Files(path) => files(path, &allowed),
    }
}

/// The file, or the PGN files in the folder, sorted by name.
fn files(path: &str, allowed: &Files) -> Result<Vec<Vec<u8>>, Missed> {
    let path = match allowed {
        Files::Nowhere => return Err(Missed::Outside),
        Files::Below(root) => below(root, path).ok_or(Missed::Outside)?,
        Files::Anywhere => PathBuf::from(path),
    };
    let missed = |_: io::Error| Missed::NoFile;
    if !fs::metadata(&path).map_err(missed)?.is_dir() {
        return Ok(vec![read(&path)?]);
    }
    let is_pgn = |path: &PathBuf| {
        let end = path.extension().and_then(|end| end.to_str());
        end.is_some_and(|end| end.eq_ignore_ascii_case("pgn"))
    };
    let all = fs::read_dir(&path).map_err(missed)?;
    let mut all: Vec<PathBuf> = all
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(is_pgn)
        .filter(|path| is_allowed(path, allowed))
        .take(MOST_FILES)
        .collect();
    all.sort();
    // A file may disappear while the folder is read.
    Ok(all.iter().filter_map(|path| read(path).ok()).collect())
}

/// Whether a file in a folder is itself below the allowed folder, not a link to another place.
fn is_allowed(path: &Path, allowed: &Files) -> bool {
    match allowed {
        Files::Nowhere => false,
        Files::Below(root) => path.to_str().and_then(|path| below(root, path)).is_some(),
        Files::Anywhere => true,
    }
}

fn read(path: &Path) -> Result<Vec<u8>, Missed> {
    let mut text = Vec::new();
    let file = File::open(path).map_err(|_| Missed::NoFile)?;
    let read = file.take(MOST + 1).read_to_end(&mut text);
    read.map_err(|_| Missed::NoFile)?;
    match u64::try_from(text.len()).is_ok_and(|length| length <= MOST) {
        true => Ok(text),
        false => Err(Missed::TooLong),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn links_of_a_folder_lead_nowhere() {
        let folder = tempfile::tempdir().unwrap();
        let (open, secret) = (folder.path().join("open"), folder.path().join("secret.pgn"));
        fs::create_dir(&open).unwrap();
        fs::write(&secret, "secret").unwrap();
        fs::write(open.join("a.pgn"), "open").unwrap();
        std::os::unix::fs::symlink(&secret, open.join("b.pgn")).unwrap();
        let path = open.to_string_lossy();
        let read = files(&path, &Files::Below(open.clone())).unwrap();
        assert_eq!(read, [b"open".to_vec()]);
        assert_eq!(files(&path, &Files::Anywhere).unwrap().len(), 2);
        assert_eq!(files(&path, &Files::Nowhere), Err(Missed::Outside));
    }
}
