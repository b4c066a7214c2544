//! The database that a command works on.

use crate::{
    app::{Context, DatabaseUrl},
    time::Clock,
};

use super::Exit;

/// The database of a command.
#[derive(clap::Args)]
pub struct Database {
    /// Database: a file's path for SQLite, or postgres://… (a password belongs into ~/.pgpass or PGPASSWORD).
    // The value may hold a password: the help does not show it.
    #[arg(
        long,
        env = "TRATTO_DATABASE",
        default_value = "tratto.db",
        hide_env_values = true
    )]
    database: String,
    /// PostgreSQL on another machine without TLS: only over a tunnel or a private link.
    #[arg(long, env = "TRATTO_ALLOW_PLAIN_POSTGRES")]
    allow_plain_postgres: bool,
}

impl Database {
    /// The parsed address; an invalid one has been reported.
    pub fn url(&self) -> Result<DatabaseUrl, Exit> {
        DatabaseUrl::parse(&self.database, self.allow_plain_postgres).map_err(|error| {
            eprintln!("tratto: {error}");
            Exit::Usage
        })
    }

    /// Whether the operator allows PostgreSQL on another machine without TLS.
    pub const fn allows_plain(&self) -> bool {
        self.allow_plain_postgres
    }

    /// Opens and migrates the database; a failure has been reported.
    pub fn open(&self) -> Result<Context, Exit> {
        let url = self.url()?;
        Context::open_at(&url, Clock::System).map_err(|error| {
            eprintln!("tratto: {url}: {error}");
            Exit::Access
        })
    }
}
