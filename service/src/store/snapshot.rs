//! A snapshot of the data, used for several reads.

use diesel::r2d2::PooledConnection;

use super::{
    Conn, Store, StoreError,
    connection::Manager,
    transaction::{Fault, Open, begin, roll_back},
};

/// A reader's open transaction. Everything read through it is as at its first read. When it is dropped, it ends and its
/// connection returns to the pool.
pub struct Snapshot {
    store: Store,
    conn: PooledConnection<Manager>,
}

impl Snapshot {
    /// Runs `work` on the snapshot.
    ///
    /// # Errors
    /// Errors of `work`; [`StoreError::Refused`] if the data are damaged.
    pub fn read<T, E: Fault>(
        &mut self,
        work: impl FnOnce(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        let done = work(&mut self.conn);
        done.map_err(|error| self.store.told(error))
    }
}

impl Drop for Snapshot {
    fn drop(&mut self) {
        // It has only read.
        roll_back(&mut self.conn);
    }
}

const ONE_MOMENT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

impl Store {
    /// Begins a snapshot on this connection.
    pub(super) fn snapshot_on(
        &self,
        mut conn: PooledConnection<Manager>,
    ) -> Result<Snapshot, StoreError> {
        begin(&mut conn, "BEGIN", ONE_MOMENT).map(Open::leave_open)?;
        let store = self.clone();
        Ok(Snapshot { store, conn })
    }

    /// Begins a snapshot.
    ///
    /// # Errors
    /// No connection is free, or the database cannot be reached.
    pub fn snapshot(&self) -> Result<Snapshot, StoreError> {
        let (conn, ()) =
            self.with_reader(|conn| begin(conn, "BEGIN", ONE_MOMENT).map(Open::leave_open))?;
        let store = self.clone();
        Ok(Snapshot { store, conn })
    }

    /// Makes one query, which is a snapshot by itself, so it needs no transaction.
    ///
    /// # Errors
    /// Errors of `ask`; storage failures; [`StoreError::Refused`] if the data are damaged.
    pub fn ask<T, E: Fault>(&self, ask: impl FnMut(&mut Conn) -> Result<T, E>) -> Result<T, E> {
        let answered = self.with_reader(ask);
        answered
            .map(|(_, value)| value)
            .map_err(|error| self.told(error))
    }

    /// Runs `work` on one snapshot of the data.
    ///
    /// # Errors
    /// Errors of `work`; storage failures; [`StoreError::Refused`] if the data are damaged.
    pub fn read<T, E: Fault>(&self, work: impl FnOnce(&mut Conn) -> Result<T, E>) -> Result<T, E> {
        self.snapshot()
            .map_err(|error| self.told(error))?
            .read(work)
    }
}
