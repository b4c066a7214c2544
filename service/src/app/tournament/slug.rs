//! The address part of a tournament.

use crate::{
    app::{AppError, address_part},
    store::{Conn, rows},
};

/// Maximum number of words from the name.
const WORDS: usize = 8;

/// Makes an address part from a name and a year: `open-della-nebbia-2026`.
pub(super) fn slug_of(name: &str, year: i32) -> String {
    let base = address_part::words_of(name, WORDS).unwrap_or_else(|| "torneo".to_owned());
    let year = year.to_string();
    if base.ends_with(&year) {
        base
    } else {
        format!("{base}-{year}")
    }
}

/// A new address part for a tournament.
pub(crate) fn free_slug(conn: &mut Conn, name: &str, year: i32) -> Result<String, AppError> {
    free_slug_like(conn, &slug_of(name, year))
}

/// This address part, or the first similar one that is free.
pub(crate) fn free_slug_like(conn: &mut Conn, base: &str) -> Result<String, AppError> {
    address_part::first_free(base, |part| rows::tournaments::slug_exists(conn, part))
}

#[cfg(test)]
mod tests {
    use super::slug_of;

    #[test]
    fn slugs_are_plain() {
        assert_eq!(slug_of("Open della Nebbia", 2026), "open-della-nebbia-2026");
        assert_eq!(
            slug_of("4° «Città di Forlì» 2026", 2026),
            "4-citta-di-forli-2026"
        );
        assert_eq!(slug_of("!!!", 2026), "torneo-2026");
    }
}
