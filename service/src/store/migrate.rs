//! Brings a database to the present schema. An older program never changes a newer schema.

use std::{collections::BTreeSet, path::PathBuf, sync::PoisonError};

use diesel::{
    QueryableByName, RunQueryDsl,
    connection::SimpleConnection,
    migration::{Migration, MigrationSource},
    sql_types::Text,
    sqlite::Sqlite,
};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

#[cfg(feature = "postgres")]
use super::connection::connect_postgres;
use super::{
    Conn, Store, StoreError,
    pools::Backend,
    served::{Served, beside, free_name},
};

const SQLITE: EmbeddedMigrations = embed_migrations!("../migrations/sqlite");
#[cfg(feature = "postgres")]
const POSTGRES: EmbeddedMigrations = embed_migrations!("../migrations/postgres");

/// The key of PostgreSQL's advisory lock for the schema: exclusive for a migration, shared for every write.
pub(super) const LOCK: i64 = -1;

/// The newest migration of this program, which is the number of its schema.
#[must_use]
pub fn newest_known() -> &'static str {
    static NEWEST: std::sync::LazyLock<String> = std::sync::LazyLock::new(|| {
        versions::<Sqlite>(&SQLITE)
            .ok()
            .and_then(|all| all.last().cloned())
            .unwrap_or_default()
    });
    &NEWEST
}

fn failed(error: Box<dyn std::error::Error + Send + Sync>) -> StoreError {
    StoreError::Migration(error.to_string())
}

fn versions<DB: diesel::backend::Backend>(
    source: &EmbeddedMigrations,
) -> Result<BTreeSet<String>, StoreError> {
    let all: Vec<Box<dyn Migration<DB>>> = source.migrations().map_err(failed)?;
    Ok(all.iter().map(|m| m.name().version().to_string()).collect())
}

#[derive(QueryableByName)]
struct Applied {
    #[diesel(sql_type = Text)]
    version: String,
}

/// The migrations that this database has had; empty for an empty database. Writes nothing.
pub(super) fn applied(conn: &mut Conn) -> Result<BTreeSet<String>, StoreError> {
    let there = match conn {
        Conn::Sqlite(_) => {
            "SELECT name AS version FROM sqlite_schema WHERE name = '__diesel_schema_migrations'"
        }
        #[cfg(feature = "postgres")]
        Conn::Postgres(_) => {
            "SELECT 'there' AS version WHERE to_regclass('__diesel_schema_migrations') IS NOT NULL"
        }
    };
    let there: Vec<Applied> = diesel::sql_query(there).load(conn)?;
    if there.is_empty() {
        return Ok(BTreeSet::new());
    }
    let rows: Vec<Applied> =
        diesel::sql_query("SELECT version FROM __diesel_schema_migrations").load(conn)?;
    Ok(rows.into_iter().map(|row| row.version).collect())
}

/// The migrations that the database lacks.
///
/// # Errors
/// [`StoreError::NewerSchema`] if the database has a migration that this program does not know.
pub(super) fn missing(applied: &BTreeSet<String>) -> Result<BTreeSet<String>, StoreError> {
    let known = versions::<Sqlite>(&SQLITE)?;
    match applied.difference(&known).next() {
        Some(_) => Err(StoreError::NewerSchema {
            database: applied.last().cloned().unwrap_or_default(),
            program: newest_known().to_owned(),
        }),
        None => Ok(known.difference(applied).cloned().collect()),
    }
}

/// Runs those of this program's migrations that are among `wanted`, on a new SQLite file.
pub(super) fn run_only(
    conn: &mut diesel::SqliteConnection,
    wanted: &BTreeSet<String>,
) -> Result<(), StoreError> {
    // This makes the table of migrations.
    conn.applied_migrations().map_err(failed)?;
    let mut all: Vec<Box<dyn Migration<Sqlite>>> = SQLITE.migrations().map_err(failed)?;
    all.sort_by_key(|migration| migration.name().version().as_owned());
    for migration in all {
        if wanted.contains(&migration.name().version().to_string()) {
            conn.run_migration(&*migration).map_err(failed)?;
        }
    }
    Ok(())
}

/// The result of migrating.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Migrated {
    /// Names of the migrations that were run, in order.
    pub done: Vec<String>,
    /// The copy that was made and checked before.
    pub copy: Option<PathBuf>,
    /// Whether there were data to copy, but no place for the copy.
    pub without_copy: bool,
}

impl Store {
    /// Refuses a PostgreSQL database that lacks migrations: a command that only reads must not migrate it while servers
    /// use it. An empty database is accepted.
    ///
    /// # Errors
    /// [`StoreError::OlderSchema`]; the database cannot be read.
    pub fn must_not_be_older(&self) -> Result<(), StoreError> {
        if self.is_embedded() {
            return Ok(());
        }
        let there = applied(&mut *self.reader()?)?;
        match there.last() {
            Some(database) if !missing(&there)?.is_empty() => Err(StoreError::OlderSchema {
                database: database.clone(),
                program: newest_known().to_owned(),
            }),
            _ => Ok(()),
        }
    }

    /// Runs the migrations that this database lacks, after a checked copy of its data. The copy is an SQLite file
    /// beside the database, or for PostgreSQL at `copy_to`. Several servers may start at the same time: on PostgreSQL
    /// one migrates while the others wait.
    ///
    /// # Errors
    /// [`StoreError::NewerSchema`]; [`StoreError::InUse`] if a server uses the SQLite file; the copy failed, and
    /// nothing was migrated; a migration failed, and those before it stay.
    pub fn migrate(&self, copy_to: Option<PathBuf>) -> Result<Migrated, StoreError> {
        let lacking = |conn: &mut Conn| -> Result<_, StoreError> {
            let applied = applied(conn)?;
            Ok((missing(&applied)?, applied.is_empty()))
        };
        let mut migrated = Migrated::default();
        match &self.shared.backend {
            Backend::Sqlite {
                path,
                writer,
                served,
                ..
            } => {
                let mut conn = writer.lock().unwrap_or_else(PoisonError::into_inner);
                let (lacks, is_new) = lacking(&mut conn)?;
                let Some(first) = lacks.first() else {
                    return Ok(migrated);
                };
                let is_served = served
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .is_some();
                let _lock = if is_served {
                    None
                } else {
                    Some(Served::lock(path)?)
                };
                if !is_new {
                    let copy = copy_to
                        .unwrap_or_else(|| free_name(&beside(path, &format!(".before-{first}"))));
                    self.copy_to(&copy)?;
                    migrated.copy = Some(copy);
                }
                let Conn::Sqlite(inner) = &mut *conn else {
                    return Err(StoreError::Migration("not an SQLite connection".into()));
                };
                let done = inner.run_pending_migrations(SQLITE).map_err(failed)?;
                migrated.done = done.iter().map(ToString::to_string).collect();
            }
            #[cfg(feature = "postgres")]
            Backend::Postgres { place, .. } => {
                // A separate connection: the lock ends with it in every case.
                let connect = || {
                    connect_postgres(place)
                        .map_err(|error| StoreError::Unreachable(place.scrub(&error.to_string())))
                };
                let (lacks, is_new) = lacking(&mut Conn::Postgres(connect()?))?;
                if lacks.is_empty() {
                    return Ok(migrated);
                }
                if !is_new {
                    match &copy_to {
                        Some(copy) => self.copy_to(copy)?,
                        None => migrated.without_copy = true,
                    }
                    migrated.copy = copy_to;
                }
                let mut inner = connect()?;
                inner.batch_execute(&format!("SELECT pg_advisory_lock({LOCK})"))?;
                // Meanwhile another server may have migrated it, perhaps to a newer schema.
                let mut conn = Conn::Postgres(inner);
                lacking(&mut conn)?;
                let Conn::Postgres(inner) = &mut conn else {
                    return Err(StoreError::Migration("not a PostgreSQL connection".into()));
                };
                let done = inner.run_pending_migrations(POSTGRES).map_err(failed)?;
                migrated.done = done.iter().map(ToString::to_string).collect();
            }
        }
        Ok(migrated)
    }
}

/// Both lists of migrations have the same names; a test compares the folders.
#[cfg(test)]
#[cfg(feature = "postgres")]
mod tests {
    use diesel::pg::Pg;

    use super::*;

    #[test]
    fn both_databases_know_the_same_versions() {
        let sqlite = versions::<Sqlite>(&SQLITE).unwrap();
        assert_eq!(sqlite, versions::<Pg>(&POSTGRES).unwrap());
        assert_eq!(Some(newest_known()), sqlite.last().map(String::as_str));
    }

    #[test]
    fn a_newer_schema_is_told() {
        let mut applied = versions::<Sqlite>(&SQLITE).unwrap();
        assert_eq!(missing(&applied).unwrap(), BTreeSet::new());
        applied.insert("9999".to_owned());
        assert!(matches!(
            missing(&applied),
            Err(StoreError::NewerSchema { database, program })
                if database == "9999" && program == newest_known()
        ));
    }
}
