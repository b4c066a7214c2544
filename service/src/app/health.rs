//! Whether this server can do its work at this moment.

use crate::{
    live::Distance,
    store::{PassedOver, Trouble},
};

use super::{Context, backups::LastBackup};

/// Free bytes below which a disk counts as full: room for some minutes of log and an orderly end.
pub const DISK_RESERVE: u64 = 16 * 1024 * 1024;

/// The state of this server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Health {
    /// `sqlite` or `postgres`.
    pub database: &'static str,
    /// Number of the trail's newest row, read just now; the reason if the database does not answer.
    pub newest: Result<i32, String>,
    /// Why nothing can be written; `None` if writes work.
    pub trouble: Option<Trouble>,
    /// Free bytes on the disk of the SQLite file; `None` for PostgreSQL, or if the system does not say.
    pub disk_free: Option<u64>,
    /// The state of the last automatic copies; `None` if none are made.
    pub backup: Option<LastBackup>,
    /// For each standby from which pages are read, how far it has come, or why it is passed over now. A server without
    /// standbys is well too.
    pub standbys: Vec<Result<Distance, PassedOver>>,
}

impl Health {
    /// Whether pages can be read.
    #[must_use]
    pub fn can_read(&self) -> bool {
        self.newest.is_ok()
    }

    /// Whether results can be written, with room for those of the next minutes.
    #[must_use]
    pub fn can_write(&self) -> bool {
        self.can_read() && self.trouble.is_none() && !self.is_disk_low()
    }

    /// Whether the disk of the database is almost full.
    #[must_use]
    pub fn is_disk_low(&self) -> bool {
        self.disk_free.is_some_and(|free| free < DISK_RESERVE)
    }
}

/// The state now: it reads one row of the database; the result about writing is at most a second old.
#[must_use]
pub fn look(ctx: &Context) -> Health {
    let newest = ctx.newest_action().map_err(|error| error.to_string());
    Health {
        database: if ctx.is_embedded() {
            "sqlite"
        } else {
            "postgres"
        },
        newest,
        trouble: ctx.trouble(),
        disk_free: ctx.disk_free(),
        backup: ctx.backups.last(),
        standbys: ctx.standby_distances(),
    }
}
