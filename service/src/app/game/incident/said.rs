//! A sentence as data; `words` puts it into the reader's language.

use crate::app::game::decision::{Side, Stood};

/// The code of a message, with its values by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Key of the message in the message files.
    pub code: String,
    /// Names of the message's variables, with their values.
    pub values: Vec<(&'static str, Value)>,
}

/// A value of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A code, a number or a text, as it is.
    Plain(String),
    /// A move in SAN, shown with the piece letters of the reader's language.
    San(String),
    /// The half-move after which it happened.
    After(Stood),
    /// A text as it was written, in quotes; an empty text is left out.
    Written(String),
    /// Several sentences, separated by commas.
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
