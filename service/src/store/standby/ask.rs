//! Begins a snapshot at a standby.

use std::{
    thread,
    time::{Duration, Instant},
};

use diesel::{
    QueryableByName, RunQueryDsl,
    r2d2::{Pool, PooledConnection},
    sql_types::{BigInt, Bool},
};

use crate::store::{
    Conn, Snapshot, Store, StoreError,
    connection::{Manager, is_gone},
};

use super::state::{CameTo, Outcome, PassedOver, Standby, StandbyCounts, Standbys};

/// How long a page waits for a standby to reach the place of the told changes: longer than a healthy one takes. It does
/// not wait for a standby that is known to be behind.
const PATIENCE: Duration = Duration::from_millis(150);
/// Pause between two checks of its progress.
const PAUSE: Duration = Duration::from_millis(5);

#[derive(QueryableByName)]
struct Replayed {
    #[diesel(sql_type = Bool)]
    recovering: bool,
    #[diesel(sql_type = BigInt)]
    place: i64,
}

#[derive(QueryableByName)]
struct Written {
    #[diesel(sql_type = BigInt)]
    place: i64,
}

/// The place in the log that the committed data reach. If commits do not wait for the disk (`synchronous_commit`), data
/// that are not in the log yet count too.
pub(in crate::store) fn place_in_log(conn: &mut Conn) -> Result<i64, StoreError> {
    let asked = diesel::sql_query(
        "SELECT CAST(pg_wal_lsn_diff(CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() \
         WHEN current_setting('synchronous_commit') = 'off' THEN pg_current_wal_insert_lsn() \
         ELSE pg_current_wal_flush_lsn() END, '0/0') AS bigint) AS place",
    );
    let written: Written = asked.get_result(conn)?;
    Ok(written.place)
}

/// The place in the log that a standby has reached; `None` if it is no longer a standby. Every snapshot begun after the
/// answer sees everything before that place.
pub(super) fn replayed(conn: &mut Conn) -> Result<Option<i64>, StoreError> {
    let asked = diesel::sql_query(
        "SELECT pg_is_in_recovery() AS recovering, \
         CAST(coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0) AS bigint) AS place",
    );
    let replayed: Replayed = asked.get_result(conn)?;
    Ok(Some(replayed.place).filter(|_| replayed.recovering))
}

type Of = Standby<Pool<Manager>>;

/// A connection to a standby that has reached `wanted`, or the reason why there is none.
fn come_to(standby: &Of, wanted: i64) -> Result<PooledConnection<Manager>, Outcome> {
    let begun = Instant::now();
    // Connections to a restarted standby are lost; the pool makes new ones.
    while let Some(mut conn) = standby.pool.try_get() {
        loop {
            match replayed(&mut conn) {
                Ok(Some(place)) if place >= wanted => return Ok(conn),
                Ok(Some(_)) if begun.elapsed() < PATIENCE => thread::sleep(PAUSE),
                Ok(Some(_)) => return Err(Outcome::Behind),
                Ok(None) => {
                    standby.note(Err(PassedOver::Writes));
                    return Err(Outcome::PassedOver);
                }
                Err(_) if is_gone(&mut conn) => break,
                Err(error) => {
                    standby.note(Err(PassedOver::Away(error.to_string())));
                    return Err(Outcome::PassedOver);
                }
            }
        }
    }
    Err(Outcome::PassedOver)
}

impl Store {
    pub(in crate::store) fn standbys(&self) -> Option<&Standbys<Pool<Manager>>> {
        self.shared.standbys.get()
    }

    /// Maximum age of data from a standby; `None` if no standby is used.
    #[must_use]
    pub fn most_behind(&self) -> Option<Duration> {
        self.standbys().map(|standbys| standbys.most_behind)
    }

    /// Whether some standby may be asked that should have reached this place. `None` as place means that it is not
    /// known. `is_behind` says for the progress at the last look whether it is useless to wait. If there is none, it is
    /// counted.
    #[must_use]
    pub fn may_ask_standby(&self, wanted: Option<i64>, is_behind: impl Fn(CameTo) -> bool) -> bool {
        let Some(standbys) = self.standbys() else {
            return false;
        };
        let may_ask = match wanted {
            Some(_) => standbys.may_ask(is_behind),
            None => Err(Outcome::PassedOver),
        };
        if let Err(outcome) = may_ask {
            standbys.count(outcome);
        }
        may_ask.is_ok()
    }

    /// Begins a snapshot at a standby that has reached this place in the log. `None` if no standby has, or if the place
    /// is not known; the reader then uses the database. `is_behind` is as for [`Self::may_ask_standby`].
    #[must_use]
    pub fn snapshot_at_standby(
        &self,
        wanted: Option<i64>,
        is_behind: impl Fn(CameTo) -> bool,
    ) -> Option<Snapshot> {
        let standbys = self.standbys()?;
        let mut outcome = Outcome::PassedOver;
        if let Some(wanted) = wanted {
            for standby in standbys.in_turn() {
                let may_ask = standby.may_ask(&is_behind);
                match may_ask.and_then(|()| come_to(standby, wanted)) {
                    Ok(conn) => {
                        if let Ok(snapshot) = self.snapshot_on(conn) {
                            standbys.count(Outcome::Read);
                            return Some(snapshot);
                        }
                    }
                    Err(why) => outcome = why,
                }
            }
        }
        standbys.count(outcome);
        None
    }

    /// Counts a page that failed at a standby and is read again from the database.
    pub fn read_again(&self) {
        if let Some(standbys) = self.standbys() {
            standbys.count(Outcome::Again);
        }
    }

    /// Counts of the outcomes of pages at standbys; `None` if no standby is used.
    #[must_use]
    pub fn standby_counts(&self) -> Option<StandbyCounts> {
        self.standbys().map(Standbys::counts)
    }

    /// For each standby, whether it may be asked now, or why it is passed over.
    #[must_use]
    pub fn standby_conditions(&self) -> Vec<Result<(), PassedOver>> {
        let all = self.standbys().map(|standbys| standbys.all.iter());
        all.into_iter().flatten().map(Standby::fit).collect()
    }

    /// For each standby, its progress at the last look, or why it is passed over.
    #[must_use]
    pub fn standby_progress(&self) -> Vec<Result<Option<CameTo>, PassedOver>> {
        let all = self.standbys().map(|standbys| standbys.all.iter());
        all.into_iter().flatten().map(Standby::progress).collect()
    }

    /// The place in the database's log that the data read through `conn` reach; 0 if no standby is used.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn place_in_log(&self, conn: &mut Conn) -> Result<i64, StoreError> {
        match self.standbys() {
            Some(_) => place_in_log(conn),
            None => Ok(0),
        }
    }

    /// After a commit on this connection, notes the place that the log has reached, if standbys are used.
    pub(in crate::store) fn note_place(&self, conn: &mut Conn) {
        let Some(standbys) = self.standbys() else {
            return;
        };
        let asked = standbys.reached.ask();
        standbys.reached.note(&asked, place_in_log(conn).ok());
    }

    /// The place in the database's log before which everything committed by this server lies; `None` if it is not
    /// known, 0 if no standby is used.
    #[must_use]
    pub fn committed_until(&self) -> Option<i64> {
        match self.standbys() {
            Some(standbys) => standbys.reached.newest(),
            None => Some(0),
        }
    }
}
