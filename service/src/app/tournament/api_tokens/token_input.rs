//! The form of a token, as it is typed and as its deed keeps it.

use serde::{Deserialize, Serialize};

/// The form of a token.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TokenInput {
    /// Name of the token: the program that gets it.
    pub token_name: String,
    /// Code of what can be read with it.
    pub token_scope: String,
}

impl TokenInput {
    /// Each field's name and text, in the order of the form.
    #[must_use]
    pub fn fields(&self) -> Vec<(&'static str, &str)> {
        vec![
            ("token_name", self.token_name.as_str()),
            ("token_scope", self.token_scope.as_str()),
        ]
    }
}
