//! The operator's use of the storage: opening it to serve, watching it, copying it, closing it.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    thread,
    time::Duration,
};

use crate::{
    app::{
        AppError,
        backups::{Backups, LastBackup},
    },
    live::Distance,
    store::{
        CameTo, Conn, DatabaseUrl, Facts, Migrated, PassedOver, ReadFrom, StandbyCounts, Store,
        StoreError, Trouble,
    },
    time::Clock,
};

use super::Context;

/// Interval between two looks at the database.
const LOOK: Duration = Duration::from_secs(1);

/// How to open a database in order to serve it.
#[derive(Debug, Default)]
pub struct Serving {
    /// Whether to accept that rows of the trail are missing from an SQLite file.
    pub accept_loss: bool,
    /// Folder for the copy before a migration; without it, an SQLite database is copied to its own folder.
    pub copy_to: Option<PathBuf>,
    /// The automatic copies.
    pub backups: Backups,
    /// Where public pages are read from.
    pub read_from: ReadFrom,
}

impl Context {
    /// Opens and migrates the database at `url`, which must be on this machine or reached through TLS.
    ///
    /// # Errors
    /// The database cannot be opened or migrated, or has a newer schema.
    pub fn open(url: &str, clock: Clock) -> Result<Self, AppError> {
        Self::open_at(&DatabaseUrl::parse(url, false)?, clock)
    }

    /// Opens and migrates a database.
    ///
    /// # Errors
    /// The database cannot be opened or migrated, or has a newer schema.
    pub fn open_at(url: &DatabaseUrl, clock: Clock) -> Result<Self, AppError> {
        let ctx = Self::unhashed(url, clock)?;
        ctx.renew()?;
        Ok(ctx)
    }

    /// As [`Self::open_at`], but adds no hashes to audit rows without one: for inspecting the trail.
    ///
    /// # Errors
    /// The database cannot be opened or migrated, or has a newer schema; on PostgreSQL also an older one.
    pub fn unhashed(url: &DatabaseUrl, clock: Clock) -> Result<Self, AppError> {
        let store = Store::open(url)?;
        store.must_not_be_older()?;
        store.migrate(None)?;
        Ok(Self::new(store, clock))
    }

    /// Takes the database for this server, checks and migrates it. A damaged one is served for reading only.
    ///
    /// # Errors
    /// Another server uses the SQLite file; a newer schema; the database cannot be opened or migrated; the standby to
    /// be read follows another database.
    pub fn open_to_serve(
        url: &DatabaseUrl,
        clock: Clock,
        serving: Serving,
    ) -> Result<(Self, Migrated), AppError> {
        let store = Store::open(url)?;
        store.take_for_serving()?;
        store.check_at_start();
        let migrated = store.migrate(serving.copy_to)?;
        store.read_from(&serving.read_from)?;
        store.begin_to_watch(serving.accept_loss)?;
        let mut ctx = Self::new(store, clock);
        ctx.backups = Arc::new(serving.backups);
        ctx.renew()?;
        ctx.learn_names();
        ctx.clear_lists();
        Ok((ctx, migrated))
    }

    /// Migrates the database at `url` to the present schema, after a copy (at `copy_to`, or beside an SQLite file).
    ///
    /// # Errors
    /// A server uses the SQLite file; a newer schema; the copy or a migration failed.
    pub fn migrate(url: &DatabaseUrl, copy_to: Option<PathBuf>) -> Result<Migrated, AppError> {
        let store = Store::open(url)?;
        let migrated = store.migrate(copy_to)?;
        Self::new(store, Clock::System).renew()?;
        Ok(migrated)
    }

    /// Copies the database to the SQLite file `file` while it is in use; the copy is checked before it gets its name.
    ///
    /// # Errors
    /// The file cannot be written; the copy is not sound.
    pub fn backup(&self, file: &Path) -> Result<(), AppError> {
        Ok(self.store.copy_to(file)?)
    }

    /// Copies the database at `url` as it is, with any schema.
    ///
    /// # Errors
    /// As for [`backup`](Self::backup); the database cannot be opened.
    pub fn copy(url: &DatabaseUrl, file: &Path) -> Result<(), AppError> {
        Ok(Store::open(url)?.copy_to(file)?)
    }

    /// Facts about the database at `url`.
    ///
    /// # Errors
    /// It cannot be opened or read.
    pub fn facts(url: &DatabaseUrl) -> Result<Facts, AppError> {
        Ok(Store::open(url)?.facts()?)
    }

    /// Learns the words of the registry's names in the background.
    fn learn_names(&self) {
        let ctx = self.clone();
        let learning = thread::Builder::new().name("names".to_owned());
        let learning = learning.spawn(move || {
            let part = |work: &mut dyn FnMut(&mut Conn) -> Result<(), StoreError>| {
                ctx.read(|conn| Ok(work(conn)?))
            };
            if let Err(error) = ctx.vocabulary.learn(part) {
                tracing::error!(%error, "names typed wrong are not found");
            }
        });
        if let Err(error) = learning {
            tracing::error!(%error, "names typed wrong are not found");
        }
    }

    /// Looks at the database every second from now on, as long as the process lives.
    pub fn watch(&self) {
        let store = self.store.clone();
        let watching = thread::Builder::new()
            .name("watch".to_owned())
            .spawn(move || {
                loop {
                    thread::sleep(LOOK);
                    store.look();
                }
            });
        if let Err(error) = watching {
            tracing::error!(%error, "the database is not watched");
        }
    }

    /// Looks at each standby every second from now on, each in its own thread, so that a hanging one does not delay the
    /// others.
    pub fn watch_standbys(&self) {
        for number in 0..self.standby_conditions().len() {
            let store = self.store.clone();
            let watching = thread::Builder::new().name("standby".to_owned());
            let watching = watching.spawn(move || {
                let mut own = None;
                while store.look_at_standby(number, &mut own) {
                    thread::sleep(LOOK);
                }
            });
            if let Err(error) = watching {
                tracing::error!(%error, "a standby is not watched, and passed over");
            }
        }
    }

    /// Counts of the pages that could have been read from a standby; `None` if none is configured.
    #[must_use]
    pub fn standby_counts(&self) -> Option<StandbyCounts> {
        let counts = self.store.standby_counts()?;
        // A standby that is too far behind is asked, but nothing is read from it.
        let distances = self.standby_distances();
        let read = distances.iter().filter(|one| **one == Ok(Distance::Near));
        Some(StandbyCounts {
            asked: u64::try_from(read.count()).unwrap_or(u64::MAX),
            ..counts
        })
    }

    /// For each standby, how it compares with the changes told here, or why it is passed over.
    #[must_use]
    pub fn standby_distances(&self) -> Vec<Result<Distance, PassedOver>> {
        let most_behind = self.store.most_behind().unwrap_or_default();
        let versions = self.live.versions();
        let distance = |came_to: CameTo| versions.distance(came_to.place, came_to.at, most_behind);
        let all = self.store.standby_progress().into_iter();
        all.map(|progress| progress.map(|one| one.map_or(Distance::Unknown, distance)))
            .collect()
    }

    /// For each standby, whether it may be asked now, or why it is passed over.
    #[must_use]
    pub fn standby_conditions(&self) -> Vec<Result<(), PassedOver>> {
        self.store.standby_conditions()
    }

    /// Closes the storage, as the last act of a server: afterwards the SQLite file holds everything.
    pub fn leave(&self) {
        self.store.leave();
    }

    /// Number of write transactions committed since the start.
    #[must_use]
    pub fn commits(&self) -> u64 {
        self.store.commits()
    }

    /// Number of statements sent to the database since the start.
    #[must_use]
    pub fn statements(&self) -> u64 {
        self.store.statements()
    }

    /// Why nothing can be written now; `None` if writes work.
    #[must_use]
    pub fn trouble(&self) -> Option<Trouble> {
        self.store.trouble()
    }

    /// The state of the last automatic copies; `None` if none are made.
    #[must_use]
    pub fn last_backup(&self) -> Option<LastBackup> {
        self.backups.last()
    }

    /// Whether the data are in an SQLite file.
    #[must_use]
    pub fn is_embedded(&self) -> bool {
        self.store.is_embedded()
    }

    /// The random mark of this run of the program.
    #[must_use]
    pub fn run(&self) -> u64 {
        self.store.run()
    }

    /// Whether the run with this mark uses the database now.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn is_present(&self, mark: u64) -> Result<bool, AppError> {
        Ok(self.store.is_present(mark)?)
    }

    /// Free bytes on the disk of the SQLite file; `None` for PostgreSQL, or if the system does not say.
    #[must_use]
    pub fn disk_free(&self) -> Option<u64> {
        self.store.disk_free()
    }

    /// Whether the SQLite file is on the same disk as this folder; `false` for PostgreSQL, or if the system does not
    /// say.
    #[must_use]
    pub fn is_on_disk_of(&self, folder: &Path) -> bool {
        self.store.is_on_disk_of(folder)
    }

    /// How many pages can be read at the same time: the connections for reading, including those to standbys.
    #[must_use]
    pub fn readers(&self) -> usize {
        let places = 1 + self.standby_conditions().len();
        self.store.readers().saturating_mul(places)
    }

    /// Number of the trail's newest row, read now.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn newest_action(&self) -> Result<i32, AppError> {
        Ok(self.store.newest_action()?)
    }
}
