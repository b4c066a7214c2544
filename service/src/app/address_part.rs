//! The part of an address that is made from a name, such as `open-della-nebbia`.

use crate::{
    app::{AppError, fold},
    store::StoreError,
};

/// The first `most` words of a name, as they stand in an address. `None` if the name has no ASCII letter or digit.
pub(super) fn words_of(name: &str, most: usize) -> Option<String> {
    let folded = fold(name);
    let words = folded.split(' ').map(|word| {
        let plain = word.chars().filter(char::is_ascii_alphanumeric);
        plain.collect::<String>()
    });
    let words: Vec<String> = words.filter(|word| !word.is_empty()).take(most).collect();
    (!words.is_empty()).then(|| words.join("-"))
}

/// This part if it is free, otherwise the first free one with a number: `lega-del-lago-2`.
///
/// # Errors
/// Storage failures.
pub(super) fn first_free(
    base: &str,
    mut is_taken: impl FnMut(&str) -> Result<bool, StoreError>,
) -> Result<String, AppError> {
    let mut part = base.to_owned();
    let mut number = 2;
    while is_taken(&part)? {
        part = format!("{base}-{number}");
        number += 1;
    }
    Ok(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_plain() {
        for (name, most, part) in [
            ("Open della Nebbia", 8, Some("open-della-nebbia")),
            ("4° «Città di Forlì» 2026", 8, Some("4-citta-di-forli-2026")),
            ("Uno due tre", 2, Some("uno-due")),
            ("!!!", 8, None),
        ] {
            assert_eq!(words_of(name, most).as_deref(), part, "{name}");
        }
    }

    #[test]
    fn what_is_taken_gets_a_number() {
        let taken = ["lega", "lega-2"];
        let free = |base: &str| first_free(base, |part| Ok(taken.contains(&part)));
        assert_eq!(free("lega").unwrap(), "lega-3");
        assert_eq!(free("altra").unwrap(), "altra");
    }
}
