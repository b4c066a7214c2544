//! Amounts as they are typed.

use crate::prizes::Money;

use super::fault::What;

/// Maximum number of prizes in one list.
pub(super) const MOST_PRIZES: usize = 300;

/// An amount, or a part of the fund.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Amount {
    Money(Money),
    Part {
        /// The part in ten-thousandths.
        of_10000: u64,
        /// The text as typed.
        text: String,
    },
}

/// Names of the currency beside an amount.
const CURRENCY: [&str; 4] = ["€", "eur", "euro", "euros"];

/// Reads an amount, with or without the name of the currency beside it.
pub(crate) fn money(text: &str) -> Option<Money> {
    let text = text.trim().to_lowercase();
    let bare = CURRENCY.iter().find_map(|name| {
        text.strip_suffix(name)
            .or_else(|| text.strip_prefix(name))
            .filter(|rest| rest.chars().any(|sign| sign.is_ascii_digit()))
    });
    Money::parse(bare.unwrap_or(&text))
}

/// The amount as text: `1150.50`.
pub(super) fn written(money: Money) -> String {
    match money.cents() % 100 {
        0 => (money.cents() / 100).to_string(),
        cents => format!("{}.{cents:02}", money.cents() / 100),
    }
}

/// Reads one word: `800`, `€800`, `12.5%`, `5x100`. Returns the number of prizes, and the amount of each.
fn word(text: &str) -> Option<(usize, Amount)> {
    if let Some((times, amount)) = text.split_once(['x', 'X', '×', '*']) {
        let times: usize = times
            .parse()
            .ok()
            .filter(|n| (1..=MOST_PRIZES).contains(n))?;
        return Some((times, one(amount)?));
    }
    Some((1, one(text)?))
}

fn one(text: &str) -> Option<Amount> {
    match text.strip_suffix('%') {
        Some(part) => {
            let of_10000 = Money::parse(part)
                .map(Money::cents)
                .filter(|n| *n <= 10_000)?;
            let text = text.to_owned();
            Some(Amount::Part { of_10000, text })
        }
        None => money(text).map(Amount::Money),
    }
}

/// The text without the number of the place at the beginning: `1° 800`, `2. 550`, `3) coppa`.
fn without_place(piece: &str) -> &str {
    let digits = piece.trim_start_matches(|sign: char| sign.is_ascii_digit());
    if digits.len() == piece.len() {
        return piece;
    }
    let signs = digits.trim_start_matches(['°', 'º', 'ª', '.', ')', ':']);
    let is_place = signs.len() < digits.len() && signs.starts_with(char::is_whitespace);
    if is_place { signs.trim() } else { piece }
}

/// The amounts of one piece: several with blanks between them, or one amount with goods, or goods alone.
fn piece(text: &str) -> Result<Vec<(Amount, String)>, What> {
    let text = without_place(text.trim());
    let refused = || What::Amount(text.to_owned());
    if let Some((amount, goods)) = text.split_once('+') {
        let amount = joined(amount).ok_or_else(refused)?;
        let goods = goods.trim();
        if goods.is_empty() {
            return Err(refused());
        }
        return Ok(vec![(amount, goods.to_owned())]);
    }
    let is_currency = |word: &&str| CURRENCY.contains(&word.to_lowercase().as_str());
    let words: Vec<&str> = text
        .split_whitespace()
        .filter(|word| !is_currency(word))
        .collect();
    let begins = |word: &&str| {
        let mut signs = word.chars();
        signs
            .find(|sign| !"€-".contains(*sign))
            .is_some_and(|sign| sign.is_ascii_digit())
    };
    if !words.first().is_some_and(begins) {
        return Ok(match text {
            "" => Vec::new(),
            goods => vec![(Amount::Money(Money::ZERO), goods.to_owned())],
        });
    }
    let mut amounts = Vec::new();
    for text in words {
        let (times, amount) = word(text).ok_or_else(|| What::Amount(text.to_owned()))?;
        amounts.extend(std::iter::repeat_n((amount, String::new()), times));
    }
    Ok(amounts)
}

fn joined(text: &str) -> Option<Amount> {
    let text: String = text.split_whitespace().collect();
    one(&text)
}

/// All amounts of one line, whose pieces are separated by `;`.
pub(super) fn line(text: &str) -> Result<Vec<(Amount, String)>, What> {
    let mut all = Vec::new();
    for part in text.split(';') {
        all.extend(piece(part)?);
    }
    Ok(all)
}

/// The general prizes, or the first fault with its line, from 1.
pub(super) fn general(text: &str) -> Result<Vec<(Amount, String)>, (usize, What)> {
    let lines: Vec<(usize, &str)> = (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.trim().is_empty())
        .collect();
    let numbered = is_numbered(&lines);
    let mut all = Vec::new();
    for (number, text) in lines {
        let text = match text.trim().split_once(char::is_whitespace) {
            Some((_, rest)) if numbered => rest,
            _ => text,
        };
        all.extend(line(text).map_err(|what| (number, what))?);
    }
    Ok(all)
}

/// Whether every line begins with the number of its place, as text pasted from a spreadsheet often does.
fn is_numbered(lines: &[(usize, &str)]) -> bool {
    let begins = |(place, (_, line)): (usize, &(usize, &str))| {
        let mut words = line.split_whitespace();
        words.next() == Some(place.to_string().as_str()) && words.next().is_some()
    };
    lines.len() > 1 && (1..).zip(lines).all(begins)
}
