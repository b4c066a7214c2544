//! The address for newer versions, as options of a command.

use crate::config::releases::{Releases, ReleasesUrl};

/// The options about newer versions.
#[derive(clap::Args)]
pub struct ReleasesSettings {
    /// Address of the file tratto-release.json: there it is asked for a newer version when an administrator asks, and never else.
    #[arg(long, env = "TRATTO_RELEASES", value_name = "URL")]
    releases: Option<ReleasesUrl>,
    /// That address may also be one of a private network, and in clear; one of this machine may be so anyway.
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
