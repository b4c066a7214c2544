//! What a use case answers when it does not do what was asked.

use crate::store::StoreError;

use super::FieldError;

/// A reason for which nothing was done. Codes with data: the words are in the message files.
#[derive(Debug, thiserror::Error)]
pub enum AppError {
    /// Fields to be corrected; all of them.
    #[error("fields refused: {0:?}")]
    Fields(Vec<FieldError>),
    /// Refused for a reason of the domain.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// Somebody else changed it meanwhile.
    #[error("changed meanwhile")]
    Stale,
    /// There is no such thing.
    #[error("not found")]
    NotFound,
    /// The actor may not do this.
    #[error("forbidden")]
    Forbidden,
    /// The actor must sign in first.
    #[error("sign-in needed")]
    SignInNeeded,
    /// An idempotency key of somebody else.
    #[error("idempotency key belongs to somebody else")]
    KeyReused,
    /// The database failed.
    #[error(transparent)]
    Storage(StoreError),
    /// The system gave no random numbers or could not hash.
    #[error("system: {0}")]
    System(String),
}

impl From<StoreError> for AppError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound => Self::NotFound,
            other => Self::Storage(other),
        }
    }
}

impl From<Refusal> for AppError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// Reasons of the domain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Name or password do not match; so many attempts are left (0: closed for a quarter of an hour).
    LogIn {
        /// Attempts left.
        left: i64,
    },
    /// The invitation is unknown, used or too old.
    Invitation,
}
