//! Words for small numbers.

/// The word for `n` in a list; empty beyond its end.
pub fn word<'a>(list: &[&'a str], n: u64) -> &'a str {
    let place = usize::try_from(n).unwrap_or(usize::MAX);
    list.get(place).copied().unwrap_or_default()
}
