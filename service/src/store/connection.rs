//! Connections and pools.

use std::{
    sync::{
        Arc, Mutex, OnceLock, PoisonError,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
    time::Duration,
};

#[cfg(feature = "postgres")]
use diesel::PgConnection;
use diesel::{
    Connection, ConnectionError, SqliteConnection,
    connection::SimpleConnection,
    r2d2::{ManageConnection, NopErrorHandler, Pool, PooledConnection},
};

use super::{
    DatabaseUrl, StoreError, Trouble, address::Place, batch::Batches, gate::Gate, lists::OpenLists,
    run::Run, served::Served, standby::Standbys, statements::Statements,
};

/// How long a request waits for a connection before it hears that the server is busy.
pub(super) const POOL_PATIENCE: Duration = Duration::from_secs(2);
/// Connections for reading: four for each core, since who reads from PostgreSQL waits for most of the time, and at most
/// so many that three servers fit into PostgreSQL's usual limit of 100.
const READERS: std::ops::RangeInclusive<u32> = 8..=24;
/// Connections for writes on PostgreSQL; each tournament uses one at a time.
const WRITERS: u32 = 8;
/// How many may wait for a connection for reading; whoever comes then hears at once that the server is busy.
const MOST_WAITING: usize = 256;

/// A connection to either database.
#[derive(diesel::MultiConnection)]
pub enum Conn {
    /// PostgreSQL.
    #[cfg(feature = "postgres")]
    Postgres(PgConnection),
    /// SQLite.
    Sqlite(SqliteConnection),
}

/// Where the data are. Cheap to clone; all clones share the pools.
#[derive(Clone)]
pub struct Store {
    pub(super) shared: Arc<Shared>,
}

/// What all clones of a store share.
pub(super) struct Shared {
    pub(super) url: DatabaseUrl,
    /// The mark of this run.
    pub(super) run: Run,
    pub(super) backend: Backend,
    pub(super) gate: Gate,
    /// Transactions to which more may be added.
    pub(super) batches: Batches<PooledConnection<Manager>>,
    /// Commits since the start.
    pub(super) commits: AtomicU64,
    /// What the connections asked.
    pub(super) statements: Statements,
    /// Files of rating lists that are open.
    pub(super) lists: OpenLists<Conn>,
    /// Standbys, where pages for everybody are read from some.
    pub(super) standbys: OnceLock<Standbys<Pool<Manager>>>,
    /// Why nothing can be written, while that is so.
    trouble: Mutex<Option<Trouble>>,
    waiting: AtomicUsize,
}

pub(super) enum Backend {
    Sqlite {
        path: String,
        writer: Mutex<Conn>,
        readers: Pool<Manager>,
        /// Held while this process serves the file.
        served: Mutex<Option<Served>>,
        /// No checkpoint while somebody looks whether the file changed. Who needs several takes `writer`, this,
        /// `served`, in that order.
        checkpoints: Mutex<()>,
    },
    #[cfg(feature = "postgres")]
    Postgres {
        place: Place,
        writers: Pool<Manager>,
        readers: Pool<Manager>,
    },
}

impl Backend {
    /// The connections for reading.
    const fn readers(&self) -> &Pool<Manager> {
        match self {
            Self::Sqlite { readers, .. } => readers,
            #[cfg(feature = "postgres")]
            Self::Postgres { readers, .. } => readers,
        }
    }
}

impl Conn {
    /// Whether PostgreSQL is at its other end.
    pub(super) const fn is_postgres(&self) -> bool {
        match self {
            Self::Sqlite(_) => false,
            #[cfg(feature = "postgres")]
            Self::Postgres(_) => true,
        }
    }
}

/// Opens connections by the kind of the address, never by trial: SQLite would take any string as a file name.
#[derive(Clone)]
pub(super) struct Manager {
    place: Place,
    statements: Statements,
    /// After which the connections are named, so that other servers see this one.
    run: Option<Run>,
    check: Option<Check>,
}

/// Whether a new connection leads where it should, or why not.
type Check = Arc<dyn Fn(&mut Conn) -> Result<(), String> + Send + Sync>;

impl Manager {
    /// Connections that are looked at before anybody has them. What they ask is not counted.
    pub(super) fn checked(place: Place, check: Check) -> Self {
        Self {
            place,
            statements: Statements::default(),
            run: None,
            check: Some(check),
        }
    }
}

impl ManageConnection for Manager {
    type Connection = Conn;
    type Error = diesel::r2d2::Error;

    fn connect(&self) -> Result<Conn, Self::Error> {
        let opened = match &self.place {
            Place::Sqlite(path) => open_sqlite(path, true),
            #[cfg(feature = "postgres")]
            place @ Place::Postgres { .. } => open_postgres(place).map(Conn::Postgres),
        };
        let mut conn = opened.map_err(diesel::r2d2::Error::ConnectionError)?;
        if let Some(run) = self.run.filter(|_| conn.is_postgres()) {
            let unset = |error| {
                diesel::r2d2::Error::ConnectionError(ConnectionError::CouldntSetupConfiguration(
                    error,
                ))
            };
            conn.batch_execute(&format!("SET application_name = '{run}'"))
                .map_err(unset)?;
        }
        if let Some(check) = &self.check {
            let refused =
                |why| diesel::r2d2::Error::ConnectionError(ConnectionError::BadConnection(why));
            check(&mut conn).map_err(refused)?;
        }
        conn.set_instrumentation(self.statements.clone());
        Ok(conn)
    }

    fn is_valid(&self, _: &mut Conn) -> Result<(), Self::Error> {
        // A question of its own would be a message to PostgreSQL each time: who uses the connection finds out
        // ([`Store::on_a_living_one`]). A file does not go away as a server does.
        Ok(())
    }

    fn has_broken(&self, conn: &mut Conn) -> bool {
        // A panic in the middle of a transaction leaves it open: such a connection is thrown away.
        is_gone(conn)
    }
}

/// Whether nothing more can be asked of a connection: its server went away, or nobody knows the state of its transaction.
pub(super) fn is_gone(conn: &mut Conn) -> bool {
    use diesel::connection::TransactionManager;
    <Conn as Connection>::TransactionManager::is_broken_transaction_manager(conn)
}

pub(super) fn open_sqlite(path: &str, reader: bool) -> Result<Conn, ConnectionError> {
    let mut conn = SqliteConnection::establish(path)?;
    // FULL: with NORMAL a power cut may take back a result that was acknowledged.
    // No checkpoints by the way: the server makes them itself, so that it knows who else wrote to the file.
    let mut setup = String::from(
        "PRAGMA busy_timeout = 3000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
         PRAGMA wal_autocheckpoint = 0; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;",
    );
    if reader {
        setup.push_str(" PRAGMA query_only = ON;");
    }
    conn.batch_execute(&setup)
        .map_err(ConnectionError::CouldntSetupConfiguration)?;
    Ok(Conn::Sqlite(conn))
}

#[cfg(feature = "postgres")]
/// A connection with the limits of a request: no lock and no statement may hold a page up for long.
pub(super) fn open_postgres(place: &Place) -> Result<PgConnection, ConnectionError> {
    let mut conn = connect_postgres(place)?;
    conn.batch_execute(
        "SET lock_timeout = '3s'; SET statement_timeout = '15s'; \
         SET idle_in_transaction_session_timeout = '60s';",
    )
    .map_err(ConnectionError::CouldntSetupConfiguration)?;
    Ok(conn)
}

#[cfg(feature = "postgres")]
/// A connection without limits, for migrations and copies.
pub(super) fn connect_postgres(place: &Place) -> Result<PgConnection, ConnectionError> {
    let Place::Postgres { url, .. } = place else {
        return Err(ConnectionError::InvalidConnectionUrl(
            "not PostgreSQL".to_owned(),
        ));
    };
    let mut conn = PgConnection::establish(url)?;
    conn.batch_execute("SET TIME ZONE 'UTC'; SET client_min_messages = warning;")
        .map_err(ConnectionError::CouldntSetupConfiguration)?;
    Ok(conn)
}

/// How many connections there are for reading on this machine.
pub(super) fn readers() -> u32 {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let wanted = u32::try_from(cores.saturating_mul(4)).unwrap_or(u32::MAX);
    wanted.clamp(*READERS.start(), *READERS.end())
}

impl Store {
    /// Opens the database; an SQLite file is created, for its owner only. PostgreSQL must answer.
    ///
    /// # Errors
    /// [`StoreError::Unreachable`]; [`StoreError::MixedFiles`] and [`StoreError::Gone`] before anything is touched.
    pub fn open(url: &DatabaseUrl) -> Result<Self, StoreError> {
        let statements = Statements::default();
        let run = Run::by_chance();
        let pool = |size: u32| {
            let manager = Manager {
                place: url.place().clone(),
                statements: statements.clone(),
                run: Some(run),
                check: None,
            };
            Pool::builder()
                .max_size(size)
                .min_idle(Some(1))
                .connection_timeout(POOL_PATIENCE)
                // The last error is in what `get` answers, and there it is told without the password.
                .error_handler(Box::new(NopErrorHandler))
                .build_unchecked(manager)
        };
        let place = url.place();
        let unreachable =
            |error: ConnectionError| StoreError::Unreachable(place.scrub(&error.to_string()));
        let backend = match place {
            #[cfg(feature = "postgres")]
            Place::Postgres { .. } => {
                drop(open_postgres(place).map_err(unreachable)?);
                Backend::Postgres {
                    place: place.clone(),
                    writers: pool(WRITERS),
                    readers: pool(readers()),
                }
            }
            Place::Sqlite(path) => {
                super::served::may_be_opened(path)?;
                super::served::make_private(path)?;
                let mut writer = open_sqlite(path, false).map_err(unreachable)?;
                writer.set_instrumentation(statements.clone());
                Backend::Sqlite {
                    path: path.clone(),
                    writer: Mutex::new(writer),
                    readers: pool(readers()),
                    served: Mutex::new(None),
                    checkpoints: Mutex::new(()),
                }
            }
        };
        Ok(Self {
            shared: Arc::new(Shared {
                url: url.clone(),
                run,
                backend,
                gate: Gate::default(),
                batches: Batches::default(),
                commits: AtomicU64::new(0),
                statements,
                lists: OpenLists::default(),
                standbys: OnceLock::new(),
                trouble: Mutex::new(None),
                waiting: AtomicUsize::new(0),
            }),
        })
    }

    /// Whether the data are in an embedded file.
    #[must_use]
    pub fn is_embedded(&self) -> bool {
        matches!(self.shared.backend, Backend::Sqlite { .. })
    }

    /// Where the data are.
    #[must_use]
    pub fn url(&self) -> &DatabaseUrl {
        &self.shared.url
    }

    /// Why nothing can be written now; `None` when the last write went well.
    #[must_use]
    pub fn trouble(&self) -> Option<Trouble> {
        self.shared
            .trouble
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// Remembers why nothing can be written, and says it once. What only a new start ends is not taken back.
    pub(super) fn note(&self, trouble: Option<Trouble>) {
        let mut noted = self
            .shared
            .trouble
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let stays = match (noted.as_ref(), &trouble) {
            (Some(noted), Some(trouble)) => !trouble.replaces(noted),
            (Some(noted), None) => noted.is_final(),
            (None, _) => false,
        };
        if stays || *noted == trouble {
            return;
        }
        match &trouble {
            Some(trouble) => tracing::error!(%trouble, "nothing can be written"),
            None => tracing::info!("writing works again"),
        }
        *noted = trouble;
    }

    /// Statements since the start.
    #[must_use]
    pub fn statements(&self) -> u64 {
        self.shared.statements.count()
    }

    /// How many connections there are for reading.
    #[must_use]
    pub fn readers(&self) -> usize {
        let readers = self.shared.backend.readers();
        usize::try_from(readers.max_size()).unwrap_or(1)
    }

    /// A connection for reading that answers.
    pub(super) fn reader(&self) -> Result<PooledConnection<Manager>, StoreError> {
        let is_embedded = self.is_embedded();
        let (conn, ()) = self.with_reader(|conn| -> Result<(), StoreError> {
            if is_embedded {
                return Ok(());
            }
            Ok(conn.batch_execute("SELECT 1")?)
        })?;
        Ok(conn)
    }

    /// A connection for reading on which `first` succeeded, with what it gave.
    pub(super) fn with_reader<T, E: From<StoreError>>(
        &self,
        first: impl FnMut(&mut Conn) -> Result<T, E>,
    ) -> Result<(PooledConnection<Manager>, T), E> {
        let readers = self.shared.backend.readers();
        let take = || {
            let before = self.shared.waiting.fetch_add(1, Ordering::SeqCst);
            let got = if before < MOST_WAITING {
                self.take(readers)
            } else {
                Err(StoreError::Busy("too many pages wait"))
            };
            self.shared.waiting.fetch_sub(1, Ordering::SeqCst);
            got
        };
        self.on_a_living_one(readers.max_size(), take, first)
    }

    /// A connection for writing on PostgreSQL on which `first` succeeded.
    pub(super) fn with_writer(
        &self,
        writers: &Pool<Manager>,
        first: impl FnMut(&mut Conn) -> Result<(), StoreError>,
    ) -> Result<PooledConnection<Manager>, StoreError> {
        let take = || self.take(writers);
        let (conn, ()) = self.on_a_living_one(writers.max_size(), take, first)?;
        Ok(conn)
    }

    /// Connections lie in a pool while their server restarts. `first` must change nothing that stays, or be the
    /// beginning of a transaction: where it fails because a connection is gone, it is done again on another one.
    fn on_a_living_one<T, E: From<StoreError>>(
        &self,
        most: u32,
        take: impl Fn() -> Result<PooledConnection<Manager>, StoreError>,
        mut first: impl FnMut(&mut Conn) -> Result<T, E>,
    ) -> Result<(PooledConnection<Manager>, T), E> {
        let mut left = most;
        loop {
            let mut conn = take()?;
            match first(&mut conn) {
                Ok(value) => return Ok((conn, value)),
                // The pool throws it away.
                Err(_) if left > 0 && is_gone(&mut conn) => left -= 1,
                Err(error) => return Err(error),
            }
        }
    }

    pub(super) fn take(
        &self,
        pool: &Pool<Manager>,
    ) -> Result<PooledConnection<Manager>, StoreError> {
        pool.get().map_err(|error| {
            if pool.state().connections >= pool.max_size() {
                StoreError::Busy("all connections to the database are in use")
            } else {
                let words = self.shared.url.place().scrub(&error.to_string());
                StoreError::Unreachable(words)
            }
        })
    }
}
