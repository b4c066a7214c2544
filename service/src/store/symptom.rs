//! The state of the storage, judged by a failed statement.

use super::{StoreError, Trouble};

impl Trouble {
    /// The trouble that a failed statement shows; `None` if it says nothing about the storage (a constraint, a bad
    /// value).
    pub(super) fn of(error: &StoreError) -> Option<Self> {
        match error {
            StoreError::Refused(trouble) => Some(trouble.clone()),
            StoreError::Unreachable(words) => Some(Self::Unreachable(words.clone())),
            StoreError::Query(diesel::result::Error::DatabaseError(kind, info)) => {
                let words = info.message().to_owned();
                let says = |part: &str| words.contains(part);
                if says("disk is full") || says("No space left") {
                    Some(Self::DiskFull(words))
                } else if says("readonly database")
                    || says("unable to open database file")
                    || matches!(kind, diesel::result::DatabaseErrorKind::ReadOnlyTransaction)
                {
                    Some(Self::ReadOnly(words))
                } else if says("malformed") || says("not a database") {
                    Some(Self::Damaged(words))
                } else if says("disk I/O error") {
                    Some(Self::Failing(words))
                } else if matches!(kind, diesel::result::DatabaseErrorKind::ClosedConnection) {
                    Some(Self::Unreachable(words))
                } else {
                    None
                }
            }
            _ => None,
        }
    }
}
