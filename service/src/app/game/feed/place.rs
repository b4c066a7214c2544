//! The place of a source, as somebody typed it.

use std::path::{Path, PathBuf};

use crate::{
    app::{
        Checks, Problem,
        tournament::webhooks::{
            Reach,
            address::{Fault, fault, host, origin},
        },
    },
    event::FeedKind,
};

/// Field of the form for the place.
pub const FIELD: &str = "feed_place";
/// Maximum characters of a place.
const LONGEST: usize = 500;
/// Address at which LiveChess Cloud stores the data from boards.
const CLOUD: &str = "https://1.pool.livechesscloud.com/get";
/// The host whose pages show LiveChess Cloud.
const CLOUD_VIEW: &str = "view.livechesscloud.com";
/// Origin of lichess, which gives the games of a round.
const LICHESS: &str = "https://lichess.org";

/// The places that may be read.
#[derive(Clone, Debug, Default)]
pub struct Allowed {
    /// The servers that may be read.
    pub reach: Reach,
    /// The folder of this machine below which files may be read; `None` if no files may be read.
    pub folder: Option<PathBuf>,
    /// Whether any folder may be read, because the request comes from somebody at the machine.
    pub is_by_command: bool,
}

/// Whether the text is an identifier of LiveChess Cloud: 36 hexadecimal digits and hyphens.
fn is_cloud_number(text: &str) -> bool {
    text.len() == 36 && text.chars().all(|c| c.is_ascii_hexdigit() || c == '-')
}

/// Whether the text is an identifier of a lichess round: eight letters and digits.
fn is_lichess_number(text: &str) -> bool {
    text.len() == 8 && text.chars().all(|c| c.is_ascii_alphanumeric())
}

/// The kind of the place, and the address or path to be read.
#[must_use]
pub fn place(typed: &str) -> (FeedKind, String) {
    let typed = typed.trim();
    let last = typed.rsplit(['/', '#']).next().unwrap_or_default();
    // Such a beginning means an address, even one that is then refused.
    let is_address = typed.starts_with("https://") || typed.starts_with("http://");
    if is_cloud_number(typed) || (host(typed) == CLOUD_VIEW && is_cloud_number(last)) {
        return (FeedKind::Cloud, format!("{CLOUD}/{}", last.to_lowercase()));
    }
    if let Some(base) = typed
        .strip_suffix("/tournament.json")
        .filter(|_| is_address)
    {
        return (FeedKind::Cloud, base.to_owned());
    }
    if origin(typed).is_some_and(|origin| origin == LICHESS) {
        let number = last.strip_suffix(".pgn").unwrap_or(last);
        if typed.contains("/broadcast/") && is_lichess_number(number) {
            let address = format!("{LICHESS}/api/broadcast/round/{number}.pgn");
            return (FeedKind::Address, address);
        }
    }
    match is_address {
        true => (FeedKind::Address, typed.to_owned()),
        false => (FeedKind::Folder, typed.to_owned()),
    }
}

/// The path if it lies below `root`, with links that lead elsewhere resolved and refused.
#[must_use]
pub fn below(root: &Path, path: &str) -> Option<PathBuf> {
    let root = root.canonicalize().ok()?;
    let path = root.join(path).canonicalize().ok()?;
    path.starts_with(&root).then_some(path)
}

/// Checks the place that was typed.
pub(super) fn check(checks: &mut Checks, typed: &str, allowed: &Allowed) -> (FeedKind, String) {
    let typed = checks.required(FIELD, typed, LONGEST);
    let (kind, place) = place(&typed);
    if checks.has(FIELD) {
        return (kind, place);
    }
    let refused = |key: &'static str| Problem::Because {
        key,
        value: String::new(),
    };
    if kind != FeedKind::Folder {
        match fault(&place, allowed.reach) {
            Some(Fault::Unsound) => checks.refuse(FIELD, refused("problem-feed-address")),
            Some(Fault::Private) => checks.refuse(FIELD, refused("problem-webhook-private")),
            None => {}
        }
        return (kind, place);
    }
    if allowed.is_by_command {
        return match Path::new(&place).canonicalize() {
            Ok(path) => (kind, path.to_string_lossy().into_owned()),
            Err(_) => {
                checks.refuse(FIELD, refused("problem-feed-folder"));
                (kind, place)
            }
        };
    }
    let Some(root) = &allowed.folder else {
        checks.refuse(FIELD, refused("problem-feed-no-folder"));
        return (kind, place);
    };
    match below(root, &place) {
        Some(path) => (kind, path.to_string_lossy().into_owned()),
        None => {
            checks.refuse(FIELD, refused("problem-feed-folder"));
            (kind, place)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_a_place() {
        let cloud = "https://1.pool.livechesscloud.com/get/0b1f5a0e-9f1c-4d53-8a3d-6d0f0e1a2b3c";
        let lichess = "https://lichess.org/api/broadcast/round/AbCd1234.pgn";
        for (typed, kind, expected) in [
            ("round3", FeedKind::Folder, "round3"),
            (
                " /srv/boards/games.pgn ",
                FeedKind::Folder,
                "/srv/boards/games.pgn",
            ),
            (
                "https://club.example/live.pgn?k=1",
                FeedKind::Address,
                "https://club.example/live.pgn?k=1",
            ),
            (
                "0B1f5a0e-9f1c-4d53-8a3d-6d0f0e1a2b3c",
                FeedKind::Cloud,
                cloud,
            ),
            (
                "https://view.livechesscloud.com/#0b1f5a0e-9f1c-4d53-8a3d-6d0f0e1a2b3c",
                FeedKind::Cloud,
                cloud,
            ),
            (
                "http://127.0.0.1:9/get/x/tournament.json",
                FeedKind::Cloud,
                "http://127.0.0.1:9/get/x",
            ),
            (
                "https://lichess.org/broadcast/open/round-3/AbCd1234",
                FeedKind::Address,
                lichess,
            ),
            (
                "https://lichess.org/api/stream/broadcast/round/AbCd1234.pgn",
                FeedKind::Address,
                lichess,
            ),
            (
                "https://lichess.org/about",
                FeedKind::Address,
                "https://lichess.org/about",
            ),
            // These only resemble the two sites.
            (
                "https://club.example//view.livechesscloud.com/#0b1f5a0e-9f1c-4d53-8a3d-6d0f0e1a2b3c",
                FeedKind::Address,
                "https://club.example//view.livechesscloud.com/#0b1f5a0e-9f1c-4d53-8a3d-6d0f0e1a2b3c",
            ),
            (
                "https://lichess.org.example/broadcast/open/round-3/AbCd1234",
                FeedKind::Address,
                "https://lichess.org.example/broadcast/open/round-3/AbCd1234",
            ),
            (
                "https://lichess.org@club.example/broadcast/AbCd1234",
                FeedKind::Address,
                "https://lichess.org@club.example/broadcast/AbCd1234",
            ),
        ] {
            assert_eq!(place(typed), (kind, expected.to_owned()), "{typed}");
        }
    }

    #[test]
    fn no_path_leads_out_of_the_folder() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().join("boards");
        std::fs::create_dir_all(root.join("three")).unwrap();
        std::fs::write(folder.path().join("secret"), "x").unwrap();
        assert!(below(&root, "three").is_some());
        assert!(below(&root, "").is_some());
        for path in ["..", "../secret", "three/../../secret", "/etc", "none"] {
            assert_eq!(below(&root, path), None, "{path}");
        }
    }
}
