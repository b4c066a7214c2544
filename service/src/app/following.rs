//! The machine that a tournament follows as a copy of a hall's tournament.

use chrono::NaiveDateTime;

use crate::store::rows::mirrored::MirroredRow;

/// The machine that a tournament follows, with its state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Following {
    /// Whether it still follows a machine.
    pub goes_on: bool,
    /// Keeper of the machine, as shown there, and since when it tells this site, in UTC by the machine's clock.
    pub machine: (String, NaiveDateTime),
    /// When the hall's machine was last heard, in UTC by the site's clock.
    pub heard_at: NaiveDateTime,
    /// Whether the hall's machine has been silent for a while.
    pub is_silent: bool,
    /// Another machine that sends the same event: its keeper, and when it was last heard, in UTC by the site's clock.
    pub rival: Option<(String, NaiveDateTime)>,
}

impl Following {
    /// From the stored row.
    #[must_use]
    pub(in crate::app) fn of(row: &MirroredRow) -> Self {
        Self {
            goes_on: !row.event.is_empty(),
            machine: (row.machine.clone(), row.machine_since),
            heard_at: row.heard_at,
            is_silent: row.is_silent,
            rival: row
                .rival_at
                .filter(|_| !row.rival.is_empty())
                .map(|at| (row.rival.clone(), at)),
        }
    }
}
