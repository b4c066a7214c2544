//! The pages that are read at the same time: as many as there are connections for reading. A page that waits for its turn uses
//! neither a thread nor a connection.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout,
};

use crate::app::AppError;

/// Maximum time for a page to wait for its turn, before the answer is that the server is busy.
const PATIENCE: Duration = Duration::from_secs(2);
/// Maximum number of waiting pages; for the next one the answer is at once that the server is busy.
const MOST_WAITING: usize = 256;

/// The places for pages that are read. Cheap to clone.
#[derive(Clone)]
pub struct Readers {
    places: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
    patience: Duration,
}

/// A place; dropping it frees the place.
pub struct Turn {
    _place: OwnedSemaphorePermit,
}

/// Counts a waiting page, even if its reader goes away.
struct Waiting<'a>(&'a AtomicUsize);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Readers {
    /// This number of places.
    #[must_use]
    pub fn new(places: usize) -> Self {
        Self {
            places: Arc::new(Semaphore::new(places)),
            waiting: Arc::default(),
            patience: PATIENCE,
        }
    }

    /// Waits for a place, first come, first served.
    ///
    /// # Errors
    /// [`AppError::Busy`] if too many pages wait, or no place becomes free in time.
    pub async fn turn(&self) -> Result<Turn, AppError> {
        let before = self.waiting.fetch_add(1, Ordering::Relaxed);
        let _waiting = Waiting(&self.waiting);
        if before >= MOST_WAITING {
            return Err(AppError::Busy("too many pages wait"));
        }
        let place = timeout(self.patience, Arc::clone(&self.places).acquire_owned()).await;
        match place {
            Ok(Ok(place)) => Ok(Turn { _place: place }),
            Ok(Err(closed)) => Err(AppError::System(closed.to_string())),
            Err(_) => Err(AppError::Busy("no page was ready in time")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one_place() -> Readers {
        Readers {
            patience: Duration::from_millis(200),
            ..Readers::new(1)
        }
    }

    #[tokio::test]
    async fn pages_wait_for_their_turn_and_not_for_ever() {
        let readers = one_place();
        let first = readers.turn().await.unwrap();
        let late = readers.turn().await.err().unwrap();
        assert!(matches!(late, AppError::Busy("no page was ready in time")));
        drop(first);
        drop(readers.turn().await.unwrap());
        assert_eq!(readers.waiting.load(Ordering::Relaxed), 0);
    }

    #[tokio::test]
    async fn so_many_wait_and_no_more() {
        let readers = one_place();
        let held = readers.turn().await.unwrap();
        let mut waiting: Vec<_> = (0..MOST_WAITING)
            .map(|_| Box::pin(readers.turn()))
            .collect();
        for page in &mut waiting {
            tokio::select! {
                biased;
                _ = page => panic!("there is one place"),
                () = std::future::ready(()) => {}
            }
        }
        let refused = readers.turn().await.err().unwrap();
        assert!(matches!(refused, AppError::Busy("too many pages wait")));
        // A page that gives up makes room for another one.
        waiting.pop();
        drop(held);
        assert!(readers.turn().await.is_err(), "others were first");
        drop(waiting);
        assert!(readers.turn().await.is_ok());
        assert_eq!(readers.waiting.load(Ordering::Relaxed), 0);
    }
}
