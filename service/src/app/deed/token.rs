//! Deeds about programs that read a tournament: their tokens, and what was read. The secret never enters a deed.

use serde::{Deserialize, Serialize};

use crate::app::tournament::api_tokens::token_input::TokenInput;

/// A token made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TokenMade {
    /// Its number.
    pub token: i32,
    /// Its name, and what may be read with it.
    pub given: TokenInput,
}

/// A token revoked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TokenRevoked {
    /// Its number.
    pub token: i32,
    /// What it was.
    pub before: TokenInput,
}

/// The entries read by a program, with all that is reported of persons.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntriesRead {
    /// Number of the token.
    pub token: i32,
    /// What the arbiter calls it.
    pub name: String,
    /// How many entries went out.
    pub entries: usize,
}
