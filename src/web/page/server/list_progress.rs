//! The progress of importing a rating list.

use crate::event::{Halt, Watch};

/// Average bytes for each player in FIDE's list, for the progress of reading.
const BYTES_A_PLAYER: u64 = 163;
/// Average bytes for each player in FIDE's list as XML.
const XML_BYTES_A_PLAYER: u64 = 415;
/// Average bytes for each player in FIDE's list as a ZIP archive.
const PACKED_BYTES_A_PLAYER: u64 = 26;

/// Reports the progress of both halves: players are read, then their words are written.
pub(super) struct Halves {
    /// Receiver of the progress, which also says when to stop.
    pub(super) halt: Halt,
    /// Estimated number of players in the file.
    pub(super) players: usize,
}

impl Watch for Halves {
    fn is_over(&self) -> bool {
        self.halt.is_due()
    }

    fn is_over_now(&self) -> bool {
        self.halt.is_due_now()
    }

    fn reached(&self, done: usize, of: usize) {
        if of == 0 {
            let all = self.players.max(1);
            self.halt.reached(done.min(all), all.saturating_mul(2));
        } else {
            self.halt
                .reached(of.saturating_add(done), of.saturating_mul(2));
        }
    }
}

/// Estimated number of players in a file of this size.
pub(super) fn players_of(name: &str, bytes: u64) -> usize {
    let name = name.to_lowercase();
    let each = if name.ends_with(".zip") {
        PACKED_BYTES_A_PLAYER
    } else if name.ends_with(".xml") {
        XML_BYTES_A_PLAYER
    } else {
        BYTES_A_PLAYER
    };
    usize::try_from(bytes / each).unwrap_or(usize::MAX)
}
