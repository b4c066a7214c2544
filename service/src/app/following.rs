//! What a tournament follows that is a copy of a hall's.

use chrono::NaiveDateTime;

use crate::store::rows::mirrored::MirroredRow;

/// What a tournament follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Following {
    /// Whether anybody is followed still.
    pub goes_on: bool,
    /// Who keeps the machine, as shown there, and since when it tells this site, UTC, by its own clock.
    pub machine: (String, NaiveDateTime),
    /// When the hall last spoke, UTC, by the clock of the site.
    pub heard_at: NaiveDateTime,
    /// Whether it has said nothing for a while.
    pub is_silent: bool,
    /// Another machine that speaks for the event: who keeps it, and when it last spoke, UTC, by the clock of the site.
    pub rival: Option<(String, NaiveDateTime)>,
}

impl Following {
    /// What is stored of it.
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
