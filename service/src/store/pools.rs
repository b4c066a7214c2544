//! The pools of connections, for reading and for writing, and what all clones of a store share.

use std::{
    sync::{
        Arc, Mutex, OnceLock, PoisonError,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
    time::Duration,
};

use diesel::{
    Connection, ConnectionError,
    connection::SimpleConnection,
    r2d2::{NopErrorHandler, Pool, PooledConnection},
};

#[cfg(feature = "postgres")]
use super::connection::open_postgres;
use super::{
    DatabaseUrl, StoreError, Trouble,
    address::Place,
    batch::Batches,
    connection::{Conn, Manager, is_gone, open_sqlite},
    gate::Gate,
    open_lists::OpenLists,
    run::Run,
    served::Served,
    standby::Standbys,
    statements::Statements,
};

/// How long a request waits for a connection before it gets the error that the server is busy.
pub(super) const POOL_PATIENCE: Duration = Duration::from_secs(2);
/// Number of connections for reading: four for each core, because a reader of PostgreSQL mostly waits. At most so many
/// that three servers stay within PostgreSQL's usual limit of 100.
const READERS: std::ops::RangeInclusive<u32> = 8..=24;
/// Number of connections for writing on PostgreSQL; each tournament uses one at a time.
const WRITERS: u32 = 8;
/// Maximum requests that wait for a connection for reading; further ones get the error at once.
const MOST_WAITING: usize = 256;

/// The storage. Cheap to clone; all clones share the pools.
#[derive(Clone)]
pub struct Store {
    pub(super) shared: Arc<Shared>,
}

/// The part that all clones of a store share.
pub(super) struct Shared {
    pub(super) url: DatabaseUrl,
    /// The mark of this run.
    pub(super) run: Run,
    pub(super) backend: Backend,
    pub(super) gate: Gate,
    /// Open transactions that can take more writes.
    pub(super) batches: Batches<PooledConnection<Manager>>,
    /// Number of commits since the start.
    pub(super) commits: AtomicU64,
    /// Count of the statements of the connections.
    pub(super) statements: Statements,
    /// Open files of rating lists.
    pub(super) lists: OpenLists<Conn>,
    /// The standbys from which public pages are read, if any.
    pub(super) standbys: OnceLock<Standbys<Pool<Manager>>>,
    /// The reason why nothing can be written; `None` while writes work.
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
        /// Held while somebody checks whether the file changed, so that no checkpoint runs. To take several locks, take
        /// `writer`, this and `served` in that order.
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

/// Number of connections for reading on this machine.
pub(super) fn readers() -> u32 {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let wanted = u32::try_from(cores.saturating_mul(4)).unwrap_or(u32::MAX);
    wanted.clamp(*READERS.start(), *READERS.end())
}

impl Store {
    /// Opens the database. A missing SQLite file is created, readable only by its owner. PostgreSQL must answer.
    ///
    /// # Errors
    /// [`StoreError::Unreachable`]; [`StoreError::MixedFiles`] and [`StoreError::Gone`] before anything is touched.
    pub fn open(url: &DatabaseUrl) -> Result<Self, StoreError> {
        let statements = Statements::default();
        let run = Run::by_chance();
        let pool = |size: u32| {
            let manager = Manager::of_run(url.place().clone(), statements.clone(), run);
            Pool::builder()
                .max_size(size)
                .min_idle(Some(1))
                .connection_timeout(POOL_PATIENCE)
                // The error that `get` returns is the last one, without the password.
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

    /// Whether the data are in an SQLite file.
    #[must_use]
    pub fn is_embedded(&self) -> bool {
        matches!(self.shared.backend, Backend::Sqlite { .. })
    }

    /// The address of the database.
    #[must_use]
    pub fn url(&self) -> &DatabaseUrl {
        &self.shared.url
    }

    /// Why nothing can be written now; `None` if the last write succeeded.
    #[must_use]
    pub fn trouble(&self) -> Option<Trouble> {
        self.shared
            .trouble
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// Remembers why nothing can be written, and logs it once. A trouble that only a restart ends is not cleared.
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

    /// Number of statements since the start.
    #[must_use]
    pub fn statements(&self) -> u64 {
        self.shared.statements.count()
    }

    /// Number of connections for reading.
    #[must_use]
    pub fn readers(&self) -> usize {
        let readers = self.shared.backend.readers();
        usize::try_from(readers.max_size()).unwrap_or(1)
    }

    /// A working connection for reading.
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

    /// A connection for reading on which `first` succeeded, with its result.
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

    /// Connections may be idle in a pool while their server restarts. `first` must change nothing permanent, or begin a
    /// transaction. If it fails because the connection is lost, it runs again on another one.
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
                // The pool discards this connection.
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
