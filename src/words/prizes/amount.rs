//! Amounts of money, with the separators of each language.

use crate::{i18n::Words, prizes::Money, words::languages};

/// `1.150`, `12,50`: an amount without its currency.
#[must_use]
pub fn plain(t: Words, money: Money) -> String {
    let habits = languages::of(t);
    let digits = (money.cents() / 100).to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(habits.thousands);
        }
        text.push(digit);
    }
    match money.cents() % 100 {
        0 => text,
        cents => format!("{text}{}{cents:02}", habits.decimal),
    }
}

/// `1.150 €`.
#[must_use]
pub fn money(t: Words, money: Money, currency: &str) -> String {
    format!("{}\u{a0}{currency}", plain(t, money))
}

/// `+2 €`, `−1,67 €`.
#[must_use]
pub fn money_signed(t: Words, cents: i64, currency: &str) -> String {
    let sign = if cents < 0 { "−" } else { "+" };
    let amount = money(t, Money::from_cents(cents.unsigned_abs()), currency);
    format!("{sign}{amount}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn amounts_are_grouped_as_each_language_does() {
        let of = Money::from_cents;
        for (cents, it, en) in [
            (0, "0", "0"),
            (80_000, "800", "800"),
            (115_000, "1.150", "1,150"),
            (1_250, "12,50", "12.50"),
            (100_000_005, "1.000.000,05", "1,000,000.05"),
        ] {
            assert_eq!(plain(Words(Lang::It), of(cents)), it);
            assert_eq!(plain(Words(Lang::En), of(cents)), en);
        }
        assert_eq!(money_signed(Words(Lang::It), -167, "€"), "−1,67\u{a0}€");
    }
}
