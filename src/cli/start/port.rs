//! The port of `tratto start`: that of the last start whenever it is free, so that bookmarks stay valid.

use std::{
    fs,
    net::{Ipv4Addr, TcpListener},
    path::Path,
};

use super::problem::Problem;

const FILE: &str = "tratto.port";
/// The first port that is tried when none is remembered.
const FIRST: u16 = 8390;
/// Maximum number of remembered ports.
const MOST: usize = 4;

/// Listens for this machine only. Also returns the preferred remembered port, if it was taken and another one is used.
pub fn listen(folder: &Path, asked: Option<u16>) -> Result<(TcpListener, Option<u16>), Problem> {
    let at = |port: u16| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    if let Some(port) = asked {
        let listener = at(port).map_err(|_| Problem::PortTaken(port))?;
        return Ok((listener, None));
    }
    let remembered = read(folder);
    let free = remembered
        .iter()
        .copied()
        .chain([FIRST])
        .find_map(|port| at(port).ok());
    let listener = match free {
        Some(listener) => listener,
        None => at(0).map_err(Problem::NoPort)?,
    };
    let port = listener.local_addr().map_err(Problem::NoPort)?.port();
    remember(folder, remembered.clone(), port);
    let wanted = remembered.first().copied();
    Ok((listener, wanted.filter(|wanted| *wanted != port)))
}

/// The ports of earlier starts, the oldest first.
fn read(folder: &Path) -> Vec<u16> {
    let text = fs::read_to_string(folder.join(FILE)).unwrap_or_default();
    let ports = text.split_whitespace().filter_map(|word| word.parse().ok());
    ports.filter(|port| *port != 0).take(MOST).collect()
}

/// Remembers a new port. The oldest stays first, because it is the one in bookmarks.
fn remember(folder: &Path, mut ports: Vec<u16>, port: u16) {
    if ports.contains(&port) {
        return;
    }
    if ports.len() >= MOST {
        ports.truncate(1);
    }
    ports.push(port);
    let words: Vec<String> = ports.iter().map(ToString::to_string).collect();
    if let Err(error) = fs::write(folder.join(FILE), words.join(" ") + "\n") {
        tracing::warn!(%error, "the port is not remembered");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_port_stays_first() {
        let folder = tempfile::tempdir().unwrap();
        assert!(read(folder.path()).is_empty());
        for (port, remembered) in [
            (8000, &[8000][..]),
            (8001, &[8000, 8001]),
            (8000, &[8000, 8001]),
            (8002, &[8000, 8001, 8002]),
            (8003, &[8000, 8001, 8002, 8003]),
            (8004, &[8000, 8004]),
        ] {
            remember(folder.path(), read(folder.path()), port);
            assert_eq!(read(folder.path()), remembered);
        }
        fs::write(folder.path().join(FILE), "0 x 70000 81").unwrap();
        assert_eq!(read(folder.path()), [81]);
    }

    #[test]
    fn a_taken_port_is_left_to_who_has_it() {
        let folder = tempfile::tempdir().unwrap();
        let other = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let taken = other.local_addr().unwrap().port();
        remember(folder.path(), Vec::new(), taken);
        let (listener, instead_of) = listen(folder.path(), None).unwrap();
        let port = listener.local_addr().unwrap().port();
        assert_eq!(instead_of, Some(taken));
        assert_eq!(read(folder.path()), [taken, port]);
        assert!(matches!(
            listen(folder.path(), Some(taken)),
            Err(Problem::PortTaken(_))
        ));
        drop((listener, other));
        let (listener, instead_of) = listen(folder.path(), None).unwrap();
        assert_eq!(listener.local_addr().unwrap().port(), taken);
        assert_eq!(instead_of, None);
    }
}
