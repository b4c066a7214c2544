//! The message that a page shows after something was done.

use crate::i18n::Words;

/// The message of a flash code; `None` for a code without a message.
#[must_use]
pub fn flash(t: Words, code: &str) -> Option<String> {
    let key = format!("flash-{code}");
    let fits = code.len() <= 40 && code.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
    (fits && t.has(&key)).then(|| t.get(&key))
}
