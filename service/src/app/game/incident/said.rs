//! A sentence as data: `words` says it in the reader's language.

use crate::app::game::decision::{Side, Stood};

/// The code of a message, and its values by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Key in the message files.
    pub code: String,
    /// Names of the message's variables, and what stands for them.
    pub values: Vec<(&'static str, Value)>,
}

/// A value of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A code, a number or a text, as it is.
    Plain(String),
    /// A move in SAN, said with the reader's letters.
    San(String),
    /// The half-move after which it was.
    After(Stood),
    /// A text as it was written, in quotes; nothing for an empty one.
    Written(String),
    /// Several sentences with commas between them.
    Parts(Vec<Said>),
}

impl Said {
    /// A sentence with its values.
    #[must_use]
    pub fn new(code: impl Into<String>, values: Vec<(&'static str, Value)>) -> Self {
        Self {
            code: code.into(),
            values,
        }
    }
}

impl Value {
    /// The code of a side, or `none`.
    #[must_use]
    pub fn side(by: Option<Side>) -> Self {
        Self::plain(by.map_or("none", Side::code))
    }

    /// A number, code or text.
    #[must_use]
    pub fn plain(value: impl ToString) -> Self {
        Self::Plain(value.to_string())
    }
}
