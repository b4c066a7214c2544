//! Deeds about letters. They say which letter, never its recipient or its text.

use serde::{Deserialize, Serialize};

/// A letter queued for another try, or sent by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LetterHandled {
    /// Number of the letter.
    pub letter: i32,
    /// Code of its [`LetterClass`](crate::event::LetterClass).
    pub class: String,
}
