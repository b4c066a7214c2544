//! Titles of players, as each language abbreviates them.

use crate::i18n::{Lang, Words};

/// Title as shown: Italian, French and Spanish have their own abbreviations for FIDE titles.
#[must_use]
pub fn title(t: Words, code: &str) -> String {
    match t.0 {
        Lang::En | Lang::De => code,
        Lang::It => italian(code),
        Lang::Fr => french(code),
        Lang::Es => spanish(code),
    }
    .to_owned()
}

fn french(code: &str) -> &str {
    match code {
        "GM" => "GMI",
        "IM" => "MI",
        "FM" => "MF",
        "CM" => "CM",
        "WGM" => "GMF",
        "WIM" => "MIF",
        "WFM" => "MFF",
        "WCM" => "CMF",
        other => other,
    }
}

fn spanish(code: &str) -> &str {
    match code {
        "GM" => "GM",
        "IM" => "MI",
        "FM" => "MF",
        "CM" => "MC",
        "WGM" => "GMF",
        "WIM" => "MIF",
        "WFM" => "MFF",
        "WCM" => "MCF",
        other => other,
    }
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
