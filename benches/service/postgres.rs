//! A database of our own on somebody's PostgreSQL server.

use diesel::{Connection, ConnectionResult, PgConnection, connection::SimpleConnection};

/// A new database; dropped with its value.
pub struct Database {
    /// The URL that was given, by which databases are made.
    server: String,
    name: String,
}

impl Database {
    /// Makes one.
    ///
    /// # Errors
    /// The server cannot be reached.
    ///
    /// # Panics
    /// It refuses.
    pub fn new(server: &str) -> ConnectionResult<Self> {
        let name = format!("tratto_service_{}", std::process::id());
        let mut conn = PgConnection::establish(server)?;
        let made = conn.batch_execute(&format!("CREATE DATABASE {name}"));
        made.unwrap_or_else(|error| panic!("making a database: {error}"));
        Ok(Self {
            server: server.to_owned(),
            name,
        })
    }

    /// Its URL.
    pub fn url(&self) -> String {
        let (before, query) = self.server.split_once('?').unwrap_or((&self.server, ""));
        let (authority, _) = before.rsplit_once('/').unwrap_or((before, ""));
        let mark = if query.is_empty() { "" } else { "?" };
        format!("{authority}/{}{mark}{query}", self.name)
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        let name = &self.name;
        if let Ok(mut conn) = PgConnection::establish(&self.server) {
            drop(conn.batch_execute(&format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)")));
        }
    }
}
