//! What is kept in memory for searches of lists: their words, and the running searches.

use std::{
    collections::HashMap,
    sync::{Arc, Condvar, Mutex, PoisonError},
    time::Duration,
};

use fst::Map;

use crate::{
    app::{AppError, Context},
    store::rows::list_players,
};

/// Maximum searches at the same time: more would slow down those who enter results.
const AT_A_TIME: usize = 4;
/// How long a search waits for its turn.
const PATIENCE: Duration = Duration::from_secs(2);

/// The words of a list, and its small federations.
pub(super) struct ListWords {
    /// Each word with the number of names that have it.
    pub known: Map<Vec<u8>>,
    /// Codes of federations with few players, between spaces.
    pub small: String,
}

/// The words of lists that were searched, and the turns of running searches.
#[derive(Default)]
pub(in crate::app) struct OpenLists {
    words: Mutex<HashMap<i32, Arc<ListWords>>>,
    searching: Mutex<usize>,
    ended: Condvar,
}

/// A turn to search; it ends when dropped.
pub(super) struct Turn<'a>(&'a OpenLists);

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        let mut searching = self
            .0
            .searching
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        *searching = searching.saturating_sub(1);
        self.0.ended.notify_one();
    }
}

impl OpenLists {
    /// Waits until a search may run.
    ///
    /// # Errors
    /// [`AppError::Busy`] after two seconds.
    pub(super) fn turn(&self) -> Result<Turn<'_>, AppError> {
        let searching = self
            .searching
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let (mut searching, waited) = self
            .ended
            .wait_timeout_while(searching, PATIENCE, |searching| *searching >= AT_A_TIME)
            .unwrap_or_else(PoisonError::into_inner);
        if waited.timed_out() {
            return Err(AppError::Busy("too many search rating lists"));
        }
        *searching += 1;
        Ok(Turn(self))
    }

    /// The words of the list with this number, which is among `known`; `None` if its players are not on this machine.
    pub(super) fn words(
        &self,
        ctx: &Context,
        number: i32,
        known: &[i32],
    ) -> Result<Option<Arc<ListWords>>, AppError> {
        {
            let mut words = self.words.lock().unwrap_or_else(PoisonError::into_inner);
            let before = words.len();
            words.retain(|number, _| known.contains(number));
            if words.len() != before {
                ctx.close_lists_but(known);
            }
            if let Some(words) = words.get(&number) {
                return Ok(Some(Arc::clone(words)));
            }
        }
        if !ctx.has_list(number)? {
            return Ok(None);
        }
        let read = ctx.on_list(number, |conn| Ok(list_players::vocabulary(conn, number)?))?;
        let Some((fst, small)) = read else {
            return Ok(None);
        };
        let known = Map::new(fst).map_err(|error| AppError::System(error.to_string()))?;
        let read = Arc::new(ListWords { known, small });
        let mut words = self.words.lock().unwrap_or_else(PoisonError::into_inner);
        words.insert(number, Arc::clone(&read));
        Ok(Some(read))
    }
}
