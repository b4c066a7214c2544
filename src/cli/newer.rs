//! `newer`: checks for a newer version of the program.

use crate::{
    app::releases::{ReleaseAge, Unasked},
    outgoing::ask_release,
    words,
};

use super::{Exit, files, releases::ReleasesSettings};

/// The running version.
const OWN: &str = env!("CARGO_PKG_VERSION");

/// Where it is asked.
#[derive(clap::Args)]
pub struct Newer {
    #[command(flatten)]
    releases: ReleasesSettings,
}

impl Newer {
    /// Asks once, and prints the release: version and day, then a line for each package with checksum, bytes and name. The exit
    /// code is 1 if that version is newer.
    pub fn run(self) -> Exit {
        let t = files::words();
        let Some(releases) = self.releases.read() else {
            eprintln!("tratto: {}", t.get("newer-no-address"));
            return Exit::Usage;
        };
        let release = match ask_release(releases.address(), releases.is_private()) {
            Ok(release) => release,
            Err(why) => {
                eprintln!("tratto: {}", words::release::unasked(t, why));
                return match why {
                    Unasked::InClear => Exit::Usage,
                    Unasked::Missed(_) => Exit::Access,
                    Unasked::NoJson | Unasked::NoRelease => Exit::Input,
                };
            }
        };
        let mut text = format!("{}\n", words::release::found(t, &release, OWN));
        text.push_str(&t.with_one("newer-commit", "commit", &release.commit));
        text.push('\n');
        for file in &release.files {
            text.push_str(&format!("{}\t{}\t{}\n", file.sha256, file.size, file.name));
        }
        match (files::write(None, &text), release.age(OWN)) {
            (Exit::Done, ReleaseAge::Newer) => Exit::Differs,
            (exit, _) => exit,
        }
    }
}
