//! Deeds about programs that read a tournament: their tokens, and what was read. They never hold the secret.

use serde::{Deserialize, Serialize};

use crate::app::tournament::api_tokens::token_input::TokenInput;

/// A token made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TokenMade {
    /// Number of the token.
    pub token: i32,
    /// Name of the token, and what may be read with it.
    pub given: TokenInput,
}

/// A token revoked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TokenRevoked {
    /// Number of the token.
    pub token: i32,
    /// Name of the token, and what could be read with it.
    pub before: TokenInput,
}

/// The entries read by a program, with all reported personal data.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntriesRead {
    /// Number of the token.
    pub token: i32,
    /// Name that the arbiter gave to the token.
    pub name: String,
    /// How many entries were read.
    pub entries: usize,
}
