//! Serving a database: taking it at the start, checking it every second, leaving it at the end.

use std::{
    path::Path,
    sync::{MutexGuard, PoisonError},
};

use diesel::{
    QueryableByName, RunQueryDsl, SqliteConnection,
    connection::SimpleConnection,
    sql_types::{Integer, Nullable, Text},
};

use super::{
    Conn, Store, StoreError, Trouble,
    connection::open_sqlite,
    copy::unsound,
    migrate,
    pools::Backend,
    read_only::read_only,
    served::{Known, Served},
};

/// Size of the write-ahead log, in bytes, from which on a checkpoint is made.
const LOG_LIMIT: u64 = 2 * 1024 * 1024;

#[derive(QueryableByName)]
struct Newest {
    #[diesel(sql_type = Nullable<Integer>)]
    id: Option<i32>,
}

#[derive(QueryableByName)]
struct Said {
    #[diesel(sql_type = Text)]
    line: String,
}

fn newest_action(conn: &mut Conn) -> Result<i32, StoreError> {
    let row: Newest = diesel::sql_query("SELECT max(id) AS id FROM audit").get_result(conn)?;
    Ok(row.id.unwrap_or(0))
}

fn random_mark() -> i32 {
    let mut bytes = [0; 4];
    // Without random numbers the mark is always the same, so a file that is replaced between two starts may go
    // unnoticed.
    if let Err(error) = getrandom::fill(&mut bytes) {
        tracing::warn!(%error, "no random numbers");
    }
    i32::from_be_bytes(bytes) | 1
}

impl Store {
    fn served(&self) -> Option<MutexGuard<'_, Option<Served>>> {
        match &self.shared.backend {
            Backend::Sqlite { served, .. } => {
                Some(served.lock().unwrap_or_else(PoisonError::into_inner))
            }
            #[cfg(feature = "postgres")]
            Backend::Postgres { .. } => None,
        }
    }

    /// Held while this server's checkpoint changes the file, and while somebody checks whether the file changed.
    fn checkpoints(&self) -> Option<MutexGuard<'_, ()>> {
        match &self.shared.backend {
            Backend::Sqlite { checkpoints, .. } => {
                Some(checkpoints.lock().unwrap_or_else(PoisonError::into_inner))
            }
            #[cfg(feature = "postgres")]
            Backend::Postgres { .. } => None,
        }
    }

    /// Takes the SQLite file for this server, before anything is changed in it. PostgreSQL may have several servers.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another server has it.
    pub fn take_for_serving(&self) -> Result<(), StoreError> {
        if let Backend::Sqlite { path, .. } = &self.shared.backend
            && let Some(mut served) = self.served()
        {
            *served = Some(Served::lock(path)?);
        }
        Ok(())
    }

    /// Checks that the data are sound and complete. A fault is noted; the server then accepts no writes, and readable
    /// data stay readable.
    pub fn check_at_start(&self) {
        let Backend::Sqlite { path, .. } = &self.shared.backend else {
            return;
        };
        match read_only(path) {
            Ok(mut conn) => {
                if let Some(why) = unsound(&mut conn) {
                    self.note(Some(Trouble::Damaged(why)));
                }
            }
            Err(error) => self.note(Some(Trouble::Failing(error.to_string()))),
        }
    }

    /// Begins to watch a migrated database. With `accept_loss`, missing rows of the trail are accepted.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn begin_to_watch(&self, accept_loss: bool) -> Result<(), StoreError> {
        let Backend::Sqlite { path, writer, .. } = &self.shared.backend else {
            return Ok(());
        };
        let stored = newest_action(&mut *self.reader()?)?;
        // In the same order in which a write takes them.
        let mut conn = writer.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(mut guard) = self.served() else {
            return Ok(());
        };
        let Some(served) = guard.as_mut() else {
            return Ok(());
        };
        let before = served.known().clone();
        let is_same = mark(&mut *self.reader()?).is_ok_and(|mark| before.marks.contains(&mark));
        if is_same && stored < before.newest && !accept_loss {
            self.note(Some(Trouble::Lost {
                known: before.newest,
                stored,
            }));
        }
        if self.trouble().is_some() {
            return Ok(());
        }
        let fresh = random_mark();
        // The header in the file is valid now, until the checkpoint is done.
        let in_file = served.mark().ok().flatten();
        let both = Known {
            marks: in_file.into_iter().chain([fresh]).collect(),
            newest: stored,
        };
        let marked = (|| -> Result<(), StoreError> {
            served.write_down(both, true)?;
            conn.batch_execute(&format!(
                "PRAGMA user_version = {fresh}; PRAGMA wal_checkpoint(TRUNCATE);"
            ))?;
            if served.mark().ok().flatten() == Some(fresh) {
                let known = Known {
                    marks: vec![fresh],
                    newest: stored,
                };
                served.write_down(known, false)?;
            }
            Ok(())
        })();
        match marked {
            Ok(()) => served.watch(),
            Err(error) => self.note(Some(Trouble::of(&error).unwrap_or_else(|| match &error {
                StoreError::File(file)
                    if matches!(
                        file.kind(),
                        std::io::ErrorKind::ReadOnlyFilesystem
                            | std::io::ErrorKind::PermissionDenied
                    ) =>
                {
                    Trouble::ReadOnly(format!("{path}: {file}"))
                }
                StoreError::File(file) if file.kind() == std::io::ErrorKind::StorageFull => {
                    Trouble::DiskFull(file.to_string())
                }
                other => Trouble::Failing(other.to_string()),
            }))),
        }
        Ok(())
    }

    /// Whether the files are the ones that were opened.
    pub(super) fn look_at_file(&self) -> Option<Trouble> {
        self.served()?.as_ref()?.is_in_place()
    }

    /// Checks the database, once a second: its file, its schema, whether it answers. On SQLite it tries to write if the
    /// last write failed, so that free space on the disk is noticed.
    pub fn look(&self) {
        let found = match &self.shared.backend {
            Backend::Sqlite { .. } => self.look_at_sqlite(),
            #[cfg(feature = "postgres")]
            Backend::Postgres { .. } => self.look_at_postgres(),
        };
        match found {
            Ok(()) => {}
            // All connections are in use: the database answers, but slowly.
            Err(StoreError::Busy(_)) => {}
            Err(error) => self.note(Some(
                Trouble::of(&error).unwrap_or_else(|| Trouble::Failing(error.to_string())),
            )),
        }
    }

    fn look_at_sqlite(&self) -> Result<(), StoreError> {
        // The file is checked before its content: a file overwritten by another program may look damaged.
        self.look_at_content_of_file()?;
        match self.trouble() {
            Some(trouble) if trouble.is_final() => return Ok(()),
            Some(_) => return self.try_to_write(),
            None => {}
        }
        let newest = newest_action(&mut *self.reader()?)?;
        let Some(mut guard) = self.served() else {
            return Ok(());
        };
        let Some(served) = guard.as_mut() else {
            return Ok(());
        };
        let is_long = served.log_size() > LOG_LIMIT;
        if newest > served.known().newest {
            let known = Known {
                newest,
                ..served.known().clone()
            };
            served.write_down(known, false)?;
        }
        drop(guard);
        if is_long {
            self.checkpoint()?;
        }
        Ok(())
    }

    /// Checks that the files are ours and nobody else wrote to them. The log of an overwritten file is renamed.
    fn look_at_content_of_file(&self) -> Result<(), StoreError> {
        let _no_checkpoint = self.checkpoints();
        let Some(guard) = self.served() else {
            return Ok(());
        };
        let Some(served) = guard.as_ref() else {
            return Ok(());
        };
        if self
            .trouble()
            .is_some_and(|trouble| trouble.is_about_file())
        {
            return Ok(());
        }
        if let Some(trouble) = served.is_in_place() {
            return Err(StoreError::Refused(trouble));
        }
        let Some(trouble) = served.is_untouched() else {
            return Ok(());
        };
        match served.set_log_aside() {
            Ok(aside) => tracing::error!(
                file = %aside.display(),
                "the write-ahead log was put aside: it belongs to the file that was overwritten"
            ),
            Err(error) => tracing::error!(%error, "the write-ahead log could not be put aside"),
        }
        Err(StoreError::Refused(trouble))
    }

    /// Makes a checkpoint on its own connection and without the guard, so that writers do not wait.
    fn checkpoint(&self) -> Result<(), StoreError> {
        let Backend::Sqlite { path, .. } = &self.shared.backend else {
            return Ok(());
        };
        let mut conn =
            open_sqlite(path, false).map_err(|error| StoreError::Unreachable(error.to_string()))?;
        let _mine = self.checkpoints();
        conn.batch_execute("PRAGMA wal_checkpoint(PASSIVE);")?;
        if let Some(served) = self.served().as_mut().and_then(|guard| guard.as_mut()) {
            served.stamped();
        }
        Ok(())
    }

    /// A normal commit that changes nothing.
    fn try_to_write(&self) -> Result<(), StoreError> {
        let Backend::Sqlite { writer, .. } = &self.shared.backend else {
            return Ok(());
        };
        let _pass = self.hold_writer()?;
        let mut conn = writer.lock().unwrap_or_else(PoisonError::into_inner);
        let mark = mark(&mut conn)?;
        conn.batch_execute(&format!("PRAGMA user_version = {mark};"))?;
        drop(conn);
        self.note(None);
        let is_watched = self
            .served()
            .is_some_and(|guard| guard.as_ref().is_none_or(Served::is_watched));
        if is_watched {
            return Ok(());
        }
        // Watching could not begin at the start.
        self.begin_to_watch(false)
    }

    fn look_at_postgres(&self) -> Result<(), StoreError> {
        let mut conn = self.reader()?;
        let applied = migrate::applied(&mut conn)?;
        if let Err(StoreError::NewerSchema { database, program }) = migrate::missing(&applied) {
            return Err(StoreError::Refused(Trouble::NewerSchema {
                database,
                program,
            }));
        }
        let said: Said =
            diesel::sql_query("SELECT current_setting('default_transaction_read_only') || CASE WHEN pg_is_in_recovery() \
                THEN ' standby' ELSE '' END AS line")
                .get_result(&mut *conn)?;
        if said.line != "off" {
            let words = "PostgreSQL takes no writes (a standby, or set to read only)".to_owned();
            return Err(StoreError::Refused(Trouble::ReadOnly(words)));
        }
        // The next write that fails notes the trouble again: PostgreSQL itself knows best whether it accepts one.
        if self.trouble().is_some_and(|trouble| !trouble.is_final()) {
            self.note(None);
        }
        Ok(())
    }

    /// Leaves the database: the write-ahead log is merged into the file, and the present knowledge is written to the
    /// lock file. A file that is no longer ours is not touched.
    pub fn leave(&self) {
        if self.trouble().is_some() || self.look_at_file().is_some() {
            return;
        }
        if let Err(error) = self.look_at_sqlite_at_the_end() {
            tracing::warn!(%error, "the database was not tidied up at the end");
        }
    }

    fn look_at_sqlite_at_the_end(&self) -> Result<(), StoreError> {
        let Backend::Sqlite { writer, .. } = &self.shared.backend else {
            return Ok(());
        };
        self.look_at_sqlite()?;
        if self.trouble().is_some() {
            return Ok(());
        }
        let _pass = self.hold_writer()?;
        let mut conn = writer.lock().unwrap_or_else(PoisonError::into_inner);
        let _mine = self.checkpoints();
        conn.batch_execute("PRAGMA wal_checkpoint(TRUNCATE);")?;
        if let Some(mut guard) = self.served()
            && let Some(served) = guard.as_mut()
        {
            served.stamped();
            let known = served.known().clone();
            served.write_down(known, true)?;
        }
        Ok(())
    }

    /// Free bytes on the disk of the SQLite file; `None` for PostgreSQL, or if the system does not say.
    #[must_use]
    pub fn disk_free(&self) -> Option<u64> {
        self.shared.url.file().and_then(free_at)
    }

    /// Reads one row, as a page would.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn newest_action(&self) -> Result<i32, StoreError> {
        newest_action(&mut *self.reader()?)
    }
}

fn mark(conn: &mut Conn) -> Result<i32, StoreError> {
    #[derive(QueryableByName)]
    struct Mark {
        #[diesel(sql_type = Integer)]
        user_version: i32,
    }
    let mark: Mark = diesel::sql_query("PRAGMA user_version").get_result(conn)?;
    Ok(mark.user_version)
}

/// The faults that SQLite finds in this file now, on demand; `None` if it is sound.
///
/// # Errors
/// The file cannot be opened.
pub fn unsound_file(path: &Path) -> Result<Option<String>, StoreError> {
    let mut conn: SqliteConnection = read_only(&path.to_string_lossy())?;
    Ok(unsound(&mut conn))
}

/// Free bytes on the disk of this file.
#[must_use]
pub fn free_at(path: &Path) -> Option<u64> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    fs4::available_space(folder.unwrap_or(Path::new("."))).ok()
}
