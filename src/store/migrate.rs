//! Bringing a database to the present schema.

use std::sync::PoisonError;

use diesel::{Connection, PgConnection, connection::SimpleConnection};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::{Conn, Store, StoreError, connection::Backend};

const SQLITE: EmbeddedMigrations = embed_migrations!("migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("migrations/postgres");

impl Store {
    /// Runs the migrations that this database lacks; their names are returned in order.
    /// Several servers may start at once: on PostgreSQL one migrates while the others wait.
    ///
    /// # Errors
    /// A migration failed; those before it stay.
    pub fn migrate(&self) -> Result<Vec<String>, StoreError> {
        let failed = |error: Box<dyn std::error::Error + Send + Sync>| {
            StoreError::Migration(error.to_string())
        };
        match &*self.backend {
            Backend::Sqlite { writer, .. } => {
                let mut conn = writer.lock().unwrap_or_else(PoisonError::into_inner);
                let Conn::Sqlite(inner) = &mut *conn else {
                    return Err(StoreError::Migration("not an SQLite connection".into()));
                };
                let done = inner.run_pending_migrations(SQLITE).map_err(failed)?;
                Ok(done.iter().map(ToString::to_string).collect())
            }
            Backend::Postgres { url, .. } => {
                // A connection of its own: the lock ends with it, whatever happens.
                let mut inner = PgConnection::establish(url)?;
                inner.batch_execute("SELECT pg_advisory_lock(-1)")?;
                let done = inner.run_pending_migrations(POSTGRES).map_err(failed)?;
                Ok(done.iter().map(ToString::to_string).collect())
            }
        }
    }
}
