//! The number of a request: in its answer, in the log, and on the page of a failure.

use crate::auth::Token;

/// Sixteen random hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestId(String);

impl RequestId {
    /// A new number. If the system gives no random bytes, all requests have the same one.
    #[must_use]
    pub fn random() -> Self {
        let token = Token::random().ok();
        let digits = token.and_then(|token| token.secret().get(..16).map(ToOwned::to_owned));
        Self(digits.unwrap_or_else(|| "unnumbered".to_owned()))
    }

    /// The digits of the number.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
