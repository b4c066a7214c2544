//! The address for newer versions, as options of a command.

use crate::config::releases::{Releases, ReleasesUrl};

/// The options about newer versions.
#[derive(clap::Args)]
pub struct ReleasesSettings {
    /// Address of the file tratto-release.json, which is read only when an administrator checks for a newer version.
    #[arg(long, env = "TRATTO_RELEASES", value_name = "URL")]
    releases: Option<ReleasesUrl>,
    /// Allow that address to be in a private network and without TLS; on this machine it always may.
    #[arg(long, env = "TRATTO_PRIVATE_RELEASES")]
    private_releases: bool,
}

impl ReleasesSettings {
    /// The address; `None` if none is given.
    #[must_use]
    pub fn read(self) -> Option<Releases> {
        let url = self.releases?;
        Some(Releases::new(url, self.private_releases))
    }
}
