//! Files of rating lists that stay open between two searches.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

/// Idle connections to the files of lists, by the number of the list.
pub(super) struct OpenLists<C>(Mutex<HashMap<i32, Vec<C>>>);

impl<C> Default for OpenLists<C> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<C> OpenLists<C> {
    /// An idle connection, if there is one.
    pub(super) fn take(&self, number: i32) -> Option<C> {
        let mut lists = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lists.get_mut(&number).and_then(Vec::pop)
    }

    /// Gives a connection back.
    pub(super) fn give_back(&self, number: i32, conn: C) {
        let mut lists = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lists.entry(number).or_default().push(conn);
    }

    /// Closes the connections to all lists except these.
    pub(super) fn close_but(&self, known: &[i32]) {
        let mut lists = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lists.retain(|number, _| known.contains(number));
    }
}
