//! One snapshot of the data, held for several reads.

use diesel::r2d2::PooledConnection;

use super::{
    Conn, Store, StoreError,
    connection::Manager,
    transaction::{Fault, Open, begin, roll_back},
};

/// A reader's open transaction: all that is read through it is of one moment, that of its first read. It ends when it
/// is dropped, and its connection goes back to the pool.
pub struct Snapshot {
    store: Store,
    conn: PooledConnection<Manager>,
}

impl Snapshot {
    /// Runs `work` on the snapshot.
    ///
    /// # Errors
    /// Those of `work`; [`StoreError::Refused`] when the data are damaged.
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
        // It only read.
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

    /// Asks one question, which is a snapshot by itself: no transaction is begun and ended around it.
    ///
    /// # Errors
    /// Those of `ask`, and storage failures; [`StoreError::Refused`] when the data are damaged.
    pub fn ask<T, E: Fault>(&self, ask: impl FnMut(&mut Conn) -> Result<T, E>) -> Result<T, E> {
        let answered = self.with_reader(ask);
        answered
            .map(|(_, value)| value)
            .map_err(|error| self.told(error))
    }

    /// Runs `work` on one snapshot of the data.
    ///
    /// # Errors
    /// Those of `work`, and storage failures; [`StoreError::Refused`] when the data are damaged.
    pub fn read<T, E: Fault>(&self, work: impl FnOnce(&mut Conn) -> Result<T, E>) -> Result<T, E> {
        self.snapshot()
            .map_err(|error| self.told(error))?
            .read(work)
    }
}
