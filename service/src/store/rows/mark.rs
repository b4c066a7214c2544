//! Detects whether rows changed, without reading them.

/// Number of rows, sum of their versions, newest number. A change of a row raises its version, and numbers are never
/// reused, so rows with the same mark are the same rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    rows: i64,
    versions: i64,
    newest: i32,
}

impl Mark {
    pub(super) fn new(rows: i64, versions: Option<i64>, newest: Option<i32>) -> Self {
        Self {
            rows,
            versions: versions.unwrap_or(0),
            newest: newest.unwrap_or(0),
        }
    }

    /// The mark of rows that were read, given by number and version.
    pub fn of(rows: impl Iterator<Item = (i32, i32)>) -> Self {
        rows.fold(Self::default(), |mark, (id, version)| Self {
            rows: mark.rows + 1,
            versions: mark.versions + i64::from(version),
            newest: mark.newest.max(id),
        })
    }
}
