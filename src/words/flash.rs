//! The one sentence that a page says after something was done.

use crate::i18n::Words;

/// The sentence behind a flash code; only codes that exist as messages.
#[must_use]
pub fn flash(t: Words, code: &str) -> Option<String> {
    let key = format!("flash-{code}");
    let fits = code.len() <= 40 && code.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
    (fits && t.has(&key)).then(|| t.get(&key))
}
