//! Connections and pools.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use diesel::{
    Connection, ConnectionError, PgConnection, RunQueryDsl, SqliteConnection,
    connection::SimpleConnection,
    r2d2::{ManageConnection, Pool, PooledConnection},
};

use super::StoreError;

/// A connection to either database.
#[derive(diesel::MultiConnection)]
pub enum Conn {
    /// PostgreSQL.
    Postgres(PgConnection),
    /// SQLite.
    Sqlite(SqliteConnection),
}

/// Where the data are. Cheap to clone; all clones share the pools.
#[derive(Clone)]
pub struct Store {
    pub(super) backend: Arc<Backend>,
}

pub(super) enum Backend {
    Sqlite {
        path: String,
        writer: Mutex<Conn>,
        readers: Pool<Manager>,
    },
    Postgres {
        url: String,
        pool: Pool<Manager>,
    },
}

/// Opens connections by the scheme of the URL, never by trial: SQLite would take any string as a file name.
#[derive(Clone, Debug)]
pub(super) enum Manager {
    SqliteReader(String),
    Postgres(String),
}

impl ManageConnection for Manager {
    type Connection = Conn;
    type Error = diesel::r2d2::Error;

    fn connect(&self) -> Result<Conn, Self::Error> {
        match self {
            Self::SqliteReader(path) => {
                open_sqlite(path, true).map_err(diesel::r2d2::Error::ConnectionError)
            }
            Self::Postgres(url) => open_postgres(url).map_err(diesel::r2d2::Error::ConnectionError),
        }
    }

    fn is_valid(&self, conn: &mut Conn) -> Result<(), Self::Error> {
        diesel::sql_query("SELECT 1")
            .execute(conn)
            .map(|_| ())
            .map_err(diesel::r2d2::Error::QueryError)
    }

    fn has_broken(&self, conn: &mut Conn) -> bool {
        // A panic in the middle of a transaction leaves it open: such a connection is thrown away.
        use diesel::connection::TransactionManager;
        <Conn as Connection>::TransactionManager::is_broken_transaction_manager(conn)
    }
}

fn open_sqlite(path: &str, reader: bool) -> Result<Conn, ConnectionError> {
    let mut conn = SqliteConnection::establish(path)?;
    // FULL: with NORMAL a power cut may take back a result that was acknowledged.
    let mut setup = String::from(
        "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
         PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;",
    );
    if reader {
        setup.push_str(" PRAGMA query_only = ON;");
    }
    conn.batch_execute(&setup)
        .map_err(ConnectionError::CouldntSetupConfiguration)?;
    Ok(Conn::Sqlite(conn))
}

fn open_postgres(url: &str) -> Result<Conn, ConnectionError> {
    let mut conn = PgConnection::establish(url)?;
    conn.batch_execute("SET TIME ZONE 'UTC'; SET client_min_messages = warning;")
        .map_err(ConnectionError::CouldntSetupConfiguration)?;
    Ok(Conn::Postgres(conn))
}

impl Store {
    /// Opens `postgres://…`, `postgresql://…`, `sqlite:FILE` or a file's path; an SQLite file is created.
    ///
    /// # Errors
    /// The database cannot be reached or the URL has another scheme.
    pub fn open(url: &str) -> Result<Self, StoreError> {
        let pool = |manager: Manager, size: u32| {
            Pool::builder()
                .max_size(size)
                .min_idle(Some(1))
                .connection_timeout(Duration::from_secs(10))
                .build(manager)
        };
        let backend = if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            Backend::Postgres {
                url: url.to_owned(),
                pool: pool(Manager::Postgres(url.into()), 12)?,
            }
        } else {
            let path = url.strip_prefix("sqlite:").unwrap_or(url);
            if path.is_empty() || path.contains("://") || path == ":memory:" {
                return Err(StoreError::Url(url.to_owned()));
            }
            let writer = Mutex::new(open_sqlite(path, false)?);
            let readers = pool(Manager::SqliteReader(path.to_owned()), 8)?;
            Backend::Sqlite {
                path: path.to_owned(),
                writer,
                readers,
            }
        };
        Ok(Self {
            backend: Arc::new(backend),
        })
    }

    /// Whether the data are in an embedded file.
    #[must_use]
    pub fn is_embedded(&self) -> bool {
        matches!(*self.backend, Backend::Sqlite { .. })
    }

    /// A second connection for reading only, outside the pools (backup).
    pub(super) fn reader(&self) -> Result<PooledConnection<Manager>, StoreError> {
        Ok(match &*self.backend {
            Backend::Sqlite { readers, .. } => readers.get()?,
            Backend::Postgres { pool, .. } => pool.get()?,
        })
    }
}
