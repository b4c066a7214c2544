//! Access to the players of rating lists, which are stored beside the database.

use crate::{
    app::AppError,
    store::{BuiltList, Conn, NewList, StoreError},
};

use super::Context;

impl Context {
    /// Begins the list with this number. Nobody finds it before the write that names it.
    pub(in crate::app) fn new_list(&self, number: i32) -> Result<NewList, StoreError> {
        self.store.new_list(number)
    }

    /// Removes lists that no row names: remains of interrupted imports, and lists that were replaced. What cannot be
    /// removed now goes at the next start.
    pub(in crate::app) fn clear_lists(&self) {
        if self.store.trouble().is_none() {
            told(self.store.clear_lists());
        }
    }

    /// Removes lists that no row names, after a list was built and while its lock is still held.
    pub(in crate::app) fn clear_lists_after(&self, built: BuiltList) {
        if self.store.trouble().is_none() {
            told(self.store.clear_lists_after(built));
        }
    }

    /// Runs `work` on the players of the list with this number; `None` if they are not on this machine.
    pub(in crate::app) fn on_list<T>(
        &self,
        number: i32,
        work: impl FnOnce(&mut Conn) -> Result<T, AppError>,
    ) -> Result<Option<T>, AppError> {
        self.beside(|snapshot| self.store.on_list(number, snapshot, work))
    }

    /// Whether the players of the list with this number are on this machine.
    pub(in crate::app) fn has_list(&self, number: i32) -> Result<bool, AppError> {
        self.beside(|snapshot| Ok(self.store.has_list(number, snapshot)?))
    }

    /// Closes the files of all lists except these.
    pub(in crate::app) fn close_lists_but(&self, known: &[i32]) {
        self.store.close_lists_but(known);
    }
}

fn told(cleared: Result<(), StoreError>) {
    if let Err(error) = cleared {
        tracing::warn!(%error, "a rating list that nobody uses is left");
    }
}
