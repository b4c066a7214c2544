//! The errors of use cases.

use crate::store::{Fault, StoreError, Trouble, UnknownWord};

use super::{FieldError, list_refusal::ListRefusal, refusal::Refusal};

/// The reason why nothing was done. It has codes with data; the words are in the message files.
#[derive(Debug, thiserror::Error)]
pub enum AppError {
    /// Fields to be corrected; all of them.
    #[error("fields refused: {0:?}")]
    Fields(Vec<FieldError>),
    /// Refused for a reason of the domain.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// Somebody else changed the row meanwhile.
    #[error("changed meanwhile")]
    Stale,
    /// The requested thing does not exist.
    #[error("not found")]
    NotFound,
    /// The actor may not do this.
    #[error("forbidden")]
    Forbidden,
    /// The actor must log in first.
    #[error("sign-in needed")]
    SignInNeeded,
    /// The idempotency key belongs to somebody else.
    #[error("idempotency key belongs to somebody else")]
    KeyReused,
    /// Nothing can be written now, for this reason. Nothing of this request was written.
    #[error("not written: {0}")]
    NotSaved(Trouble),
    /// The commit failed, and may or may not be stored. If it is sent again with the same key, it counts once.
    #[error("perhaps written: {0}")]
    Doubtful(String),
    /// Too many requests at once, or one of them holds up the others; nothing was begun.
    #[error("busy: {0}")]
    Busy(&'static str),
    /// The requested data contain a stored word that this version does not know.
    #[error(transparent)]
    Unknown(UnknownWord),
    /// The database failed.
    #[error(transparent)]
    Storage(StoreError),
    /// The system gave no random numbers, or could not hash.
    #[error("system: {0}")]
    System(String),
}

impl AppError {
    /// Whether the database does not answer now but may later.
    #[must_use]
    pub fn is_unreachable(&self) -> bool {
        matches!(self, Self::Storage(StoreError::Unreachable(_)))
    }

    /// Joins the errors of these fields with the result for the other fields of the same form, so that all problems are
    /// reported at once, the others first. An error of another kind, as that the actor may not do this, is returned
    /// alone.
    #[must_use]
    pub fn beside(others: Result<(), Self>, fields: Vec<FieldError>) -> Self {
        match others {
            Ok(()) => Self::Fields(fields),
            Err(Self::Fields(mut all)) => {
                all.extend(fields);
                Self::Fields(all)
            }
            Err(other) => other,
        }
    }

    /// The same error for another reader: the outcome of a job is told to everybody who asked for it.
    #[must_use]
    pub fn again(&self) -> Self {
        match self {
            Self::Fields(errors) => Self::Fields(errors.clone()),
            Self::Refused(refusal) => Self::Refused(refusal.clone()),
            Self::Stale => Self::Stale,
            Self::NotFound => Self::NotFound,
            Self::Forbidden => Self::Forbidden,
            Self::SignInNeeded => Self::SignInNeeded,
            Self::KeyReused => Self::KeyReused,
            Self::NotSaved(trouble) => Self::NotSaved(trouble.clone()),
            Self::Doubtful(words) => Self::Doubtful(words.clone()),
            Self::Busy(why) => Self::Busy(why),
            Self::Unknown(unknown) => Self::Unknown(unknown.clone()),
            Self::Storage(error) => Self::System(error.to_string()),
            Self::System(text) => Self::System(text.clone()),
        }
    }
}

impl From<StoreError> for AppError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound => Self::NotFound,
            StoreError::Refused(trouble) => Self::NotSaved(trouble),
            StoreError::Doubtful(words) => Self::Doubtful(words),
            StoreError::Busy(words) => Self::Busy(words),
            StoreError::Unknown(unknown) => Self::Unknown(unknown),
            other => Self::Storage(other),
        }
    }
}

impl From<UnknownWord> for AppError {
    fn from(unknown: UnknownWord) -> Self {
        Self::Unknown(unknown)
    }
}

impl From<ListRefusal> for AppError {
    fn from(refusal: ListRefusal) -> Self {
        Self::Refused(Refusal::List(refusal))
    }
}

impl Fault for AppError {
    fn storage(&self) -> Option<&StoreError> {
        match self {
            Self::Storage(error) => Some(error),
            _ => None,
        }
    }
}

impl From<Refusal> for AppError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}
