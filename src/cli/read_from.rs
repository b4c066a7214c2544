//! The standbys that public pages are read from.

use std::time::Duration;

use crate::app::{DatabaseUrl, ReadFrom};

use super::Exit;

/// The options about standbys.
#[derive(clap::Args)]
pub struct Standbys {
    /// Standby of the PostgreSQL database, postgres://…, from which public pages are read (separate several with commas). A standby
    /// that lacks a change announced here, or does not answer, is skipped.
    // The value may hold a password: the help does not show it.
    #[arg(
        long = "read-from",
        env = "TRATTO_READ_FROM",
        value_name = "ADDRESS",
        value_delimiter = ',',
        hide_env_values = true
    )]
    addresses: Vec<String>,
    /// Seconds that a standby may lag behind changes of other servers. Changes announced here are never shown late.
    #[arg(
        long = "read-from-lag",
        env = "TRATTO_READ_FROM_LAG",
        value_name = "SECONDS",
        default_value_t = 5,
        value_parser = clap::value_parser!(u16).range(1..=300)
    )]
    lag: u16,
}

impl Standbys {
    /// The parsed addresses; an invalid one has been reported.
    pub fn of(self, database: &DatabaseUrl, allow_plain: bool) -> Result<ReadFrom, Exit> {
        let refused = |error: String| {
            eprintln!("tratto: --read-from: {error}");
            Exit::Usage
        };
        let given = self.addresses.iter().filter(|address| !address.is_empty());
        let parsed = given.map(|address| DatabaseUrl::parse(address, allow_plain));
        let parsed: Result<Vec<DatabaseUrl>, _> = parsed.collect();
        let standbys = parsed.map_err(|error| refused(error.to_string()))?;
        let is_file = |url: &DatabaseUrl| url.file().is_some();
        if standbys.iter().any(is_file) || (is_file(database) && !standbys.is_empty()) {
            let words =
                "only PostgreSQL has standbys; an SQLite file is read by the server that has it";
            return Err(refused(words.to_owned()));
        }
        Ok(ReadFrom {
            standbys,
            most_behind: Duration::from_secs(self.lag.into()),
        })
    }
}
