//! Deeds about letters: which one, never to whom or what it says.

use serde::{Deserialize, Serialize};

/// A letter was tried again, or written by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LetterHandled {
    /// Its number.
    pub letter: i32,
    /// Code of its [`LetterClass`](crate::event::LetterClass).
    pub class: String,
}
