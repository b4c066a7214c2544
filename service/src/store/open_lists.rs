//! Files of lists that stay open between two searches.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

/// Connections to files of lists that nobody uses just now, by the number of the list.
pub(super) struct OpenLists<C>(Mutex<HashMap<i32, Vec<C>>>);

impl<C> Default for OpenLists<C> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<C> OpenLists<C> {
    /// A connection that is free.
    pub(super) fn take(&self, number: i32) -> Option<C> {
        let mut lists = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lists.get_mut(&number).and_then(Vec::pop)
    }

    /// Gives one back.
    pub(super) fn give_back(&self, number: i32, conn: C) {
        let mut lists = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lists.entry(number).or_default().push(conn);
    }

    /// Closes those of other lists than these.
    pub(super) fn close_but(&self, known: &[i32]) {
        let mut lists = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lists.retain(|number, _| known.contains(number));
    }
}
