//! Invisible marks around messages: a test of the pages sees by them which text stands in no message file.

use std::{env, sync::LazyLock};

/// Stands before a message (INVISIBLE SEPARATOR).
const BEGIN: char = '\u{2063}';
/// Stands after it (INVISIBLE TIMES).
const END: char = '\u{2062}';

/// Whether messages are marked: where `TRATTO_MARK_MESSAGES` is set, and in no release.
static ARE_MARKED: LazyLock<bool> =
    LazyLock::new(|| cfg!(debug_assertions) && env::var_os("TRATTO_MARK_MESSAGES").is_some());

/// The message as it is shown.
pub(super) fn shown(message: String) -> String {
    if *ARE_MARKED {
        marked(&message)
    } else {
        message
    }
}

/// The message between its marks; one that says nothing goes without.
fn marked(message: &str) -> String {
    if message.is_empty() {
        String::new()
    } else {
        format!("{BEGIN}{message}{END}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_says_something_is_marked() {
        assert_eq!(marked("Turno 5"), "\u{2063}Turno 5\u{2062}");
        assert_eq!(marked(""), "");
    }
}
