//! A line of category or special prizes: who competes, and the amounts.

use crate::prizes::{Category, Whose};

use super::{
    amounts::{self, Amount},
    conditions,
    fault::What,
    reading::Reading,
    words::SPECIAL,
};

/// Reads a line: the text for who competes, a colon or a tab, the amounts.
pub(super) fn read(
    text: &str,
    reading: Reading<'_>,
) -> Result<(Whose, Vec<(Amount, String)>), What> {
    let text = text.trim();
    let (head, rest) = text
        .split_once(':')
        .or_else(|| text.split_once('\t'))
        .ok_or_else(|| What::NoColon(text.to_owned()))?;
    let prizes = amounts::line(&rest.replace('\t', " "))?;
    if prizes.is_empty() {
        return Err(What::NoPrizes(text.to_owned()));
    }
    Ok((whose(head.trim(), reading)?, prizes))
}

fn whose(head: &str, reading: Reading<'_>) -> Result<Whose, What> {
    let lower = head.to_lowercase();
    for word in SPECIAL {
        if let Some(name) = lower.strip_prefix(word) {
            // The name as it was typed: lower case may have another length.
            let typed = head.chars().rev().take(name.chars().count());
            let typed: String = typed.collect::<Vec<_>>().into_iter().rev().collect();
            return Ok(Whose::Special(typed.trim().to_owned()));
        }
    }
    let (name, conditions) = match split_name(head) {
        Some((name, rest)) => (Some(name.trim().to_owned()), rest),
        None => (None, head),
    };
    let parts = parts(conditions).into_iter();
    let read = parts.map(|part| conditions::read(part.trim(), reading));
    let conditions: Result<_, What> = read.collect();
    Ok(Whose::Category(Category {
        name: name.filter(|name| !name.is_empty()),
        conditions: conditions?,
    }))
}

/// The category's own name, before the first `=` that belongs to neither `<=` nor `>=`, and the text after that sign;
/// `None` if there is no such sign.
pub(crate) fn split_name(head: &str) -> Option<(&str, &str)> {
    let mut signs = head.match_indices('=').map(|(at, _)| head.split_at(at));
    let (name, rest) = signs.find(|(name, _)| !name.ends_with(['<', '>']))?;
    Some((name, rest.strip_prefix('=')?))
}

/// The parts of a text between commas. A comma between two digits is a decimal comma: `4,5`.
pub(crate) fn parts(text: &str) -> Vec<&str> {
    let is_digit = |sign: Option<char>| sign.is_some_and(|sign| sign.is_ascii_digit());
    let mut parts = Vec::new();
    let mut start = 0;
    for (at, _) in text.match_indices(',') {
        let (before, after) = text.split_at(at);
        if is_digit(before.chars().next_back()) && is_digit(after.chars().nth(1)) {
            continue;
        }
        parts.extend(text.get(start..at));
        start = at + 1;
    }
    parts.extend(text.get(start..));
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_ends_with_the_first_sign_that_compares_nothing() {
        for (head, split) in [
            ("", None),
            ("donne", None),
            ("<=1999", None),
            (">=1800, <=1999", None),
            ("Fascia A = 1800-1999", Some(("Fascia A ", " 1800-1999"))),
            ("Fascia A=<=1999", Some(("Fascia A", "<=1999"))),
            (
                "Elo <=1999 = sotto 2000",
                Some(("Elo <=1999 ", " sotto 2000")),
            ),
            (
                ">=1800, <=1999 = da 1800",
                Some((">=1800, <=1999 ", " da 1800")),
            ),
            (
                "Fascia è = >=1800, <=1999",
                Some(("Fascia è ", " >=1800, <=1999")),
            ),
            ("a < = donne", Some(("a < ", " donne"))),
            ("=donne", Some(("", "donne"))),
            ("a = b = donne", Some(("a ", " b = donne"))),
        ] {
            assert_eq!(split_name(head), split, "{head}");
        }
    }
}
