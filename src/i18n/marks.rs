//! Invisible marks around messages. A test of the pages uses them to find text that is in no message file.

use std::{env, sync::LazyLock};

/// Mark before a message (INVISIBLE SEPARATOR).
const BEGIN: char = '\u{2063}';
/// Mark after a message (INVISIBLE TIMES).
const END: char = '\u{2062}';

/// Whether messages are marked: if `TRATTO_MARK_MESSAGES` is set, but never in a release.
static ARE_MARKED: LazyLock<bool> =
    LazyLock::new(|| cfg!(debug_assertions) && env::var_os("TRATTO_MARK_MESSAGES").is_some());

/// The message as it is shown, with or without marks.
pub(super) fn shown(message: String) -> String {
    if *ARE_MARKED {
        marked(&message)
    } else {
        message
    }
}

/// The message between its marks; an empty one gets none.
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
