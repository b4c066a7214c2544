//! Whether this server can do its work, as it is and not as it was at the start.

use crate::{
    live::Distance,
    store::{PassedOver, Trouble},
};

use super::{Context, backups::LastBackup};

/// Bytes below which a disk counts as full: the log of some minutes, and room to end in order.
pub const DISK_RESERVE: u64 = 16 * 1024 * 1024;

/// How this server is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Health {
    /// `sqlite` or `postgres`.
    pub database: &'static str,
    /// Newest row of the trail, read just now; the reason when the database does not answer.
    pub newest: Result<i32, String>,
    /// Why nothing can be written; `None` when writes are taken.
    pub trouble: Option<Trouble>,
    /// Bytes free where the SQLite file is; `None` for PostgreSQL and where the system does not say.
    pub disk_free: Option<u64>,
    /// The last copy that this server made; `None` when it makes none.
    pub backup: Option<LastBackup>,
    /// Of each standby that pages are to be read from, how far it has come, or why it is passed over now. A server is well
    /// without any.
    pub standbys: Vec<Result<Distance, PassedOver>>,
}

impl Health {
    /// Pages can be read.
    #[must_use]
    pub fn can_read(&self) -> bool {
        self.newest.is_ok()
    }

    /// Results are taken, and there is room for those of the next minutes.
    #[must_use]
    pub fn can_write(&self) -> bool {
        self.can_read() && self.trouble.is_none() && !self.is_disk_low()
    }

    /// Hardly any room on the disk of the database.
    #[must_use]
    pub fn is_disk_low(&self) -> bool {
        self.disk_free.is_some_and(|free| free < DISK_RESERVE)
    }
}

/// Asks the database now: one row is read, the last word about writing is at most a second old.
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
