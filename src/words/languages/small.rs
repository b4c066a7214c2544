//! Words for small numbers, by their numbers.

/// The word at a place of a list; nothing behind its end.
pub fn word<'a>(list: &[&'a str], n: u64) -> &'a str {
    let place = usize::try_from(n).unwrap_or(usize::MAX);
    list.get(place).copied().unwrap_or_default()
}
