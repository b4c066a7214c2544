//! The form of a token, as it is typed and as its deed keeps it.

use serde::{Deserialize, Serialize};

/// A token that is wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TokenInput {
    /// What the arbiter calls it: the program that gets it.
    pub token_name: String,
    /// What may be read with it, as a code.
    pub token_scope: String,
}

impl TokenInput {
    /// Names of the fields with what stands in them, in the order of the form.
    #[must_use]
    pub fn fields(&self) -> Vec<(&'static str, &str)> {
        vec![
            ("token_name", self.token_name.as_str()),
            ("token_scope", self.token_scope.as_str()),
        ]
    }
}
