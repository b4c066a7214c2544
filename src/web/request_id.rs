//! The number of a request: on its answer, in the log, and on the page that says that something failed.

use crate::auth::Token;

/// Sixteen random hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestId(String);

impl RequestId {
    /// A fresh one; where the system gives no random bytes, all requests have the same.
    #[must_use]
    pub fn random() -> Self {
        let token = Token::random().ok();
        let digits = token.and_then(|token| token.secret().get(..16).map(ToOwned::to_owned));
        Self(digits.unwrap_or_else(|| "unnumbered".to_owned()))
    }

    /// As written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
