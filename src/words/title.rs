//! Titles of players, as each language abbreviates them.

use crate::i18n::{Lang, Words};

/// Title as shown: Italian keeps its own abbreviations for FIDE titles.
#[must_use]
pub fn title(t: Words, code: &str) -> String {
    match t.0 {
        Lang::En => code,
        Lang::It => italian(code),
    }
    .to_owned()
}

fn italian(code: &str) -> &str {
    match code {
        "GM" => "GM",
        "IM" => "MI",
        "FM" => "MF",
        "CM" => "CM",
        "WGM" => "GMf",
        "WIM" => "MIf",
        "WFM" => "MFf",
        "WCM" => "CMf",
        "WH" => "GMf ad honorem",
        other => other,
    }
}
