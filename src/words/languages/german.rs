//! German apart from its messages; numbers in letters: one word below a million, `einundzwanzigtausend`.

use crate::rules::notation::Language;

use super::{habits::Habits, small::word};

/// The rules of written German.
pub(super) const GERMAN: Habits = Habits {
    men: Language::German,
    thousands: '.',
    decimal: ',',
    titles: &[],
    federations: &["GER", "AUT", "LIE"],
    whole,
};

const SMALL: [&str; 20] = [
    "",
    "ein",
    "zwei",
    "drei",
    "vier",
    "fünf",
    "sechs",
    "sieben",
    "acht",
    "neun",
    "zehn",
    "elf",
    "zwölf",
    "dreizehn",
    "vierzehn",
    "fünfzehn",
    "sechzehn",
    "siebzehn",
    "achtzehn",
    "neunzehn",
];
const TENS: [&str; 10] = [
    "", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig",
];

/// The part of a number below 1,000, in letters; a one at the `end` of the number is *eins*.
fn part(n: u64, end: bool) -> String {
    let hundreds = match n / 100 {
        0 => String::new(),
        more => format!("{}hundert", word(&SMALL, more)),
    };
    let rest = n % 100;
    let rest = match (rest, rest % 10) {
        (1, _) if end => "eins".to_owned(),
        (0..20, _) => word(&SMALL, rest).to_owned(),
        (_, 0) => word(&TENS, rest / 10).to_owned(),
        (_, ones) => format!("{}und{}", word(&SMALL, ones), word(&TENS, rest / 10)),
    };
    format!("{hundreds}{rest}")
}

/// A whole number in letters.
fn whole(n: u64) -> String {
    if n == 0 {
        return "null".to_owned();
    }
    let (millions, thousands, rest) = (n / 1_000_000, n / 1_000 % 1_000, n % 1_000);
    let millions = match millions {
        0 => String::new(),
        1 => "eine Million ".to_owned(),
        more => format!("{} Millionen ", part(more, false)),
    };
    let thousands = match thousands {
        0 => String::new(),
        more => format!("{}tausend", part(more, false)),
    };
    format!("{millions}{thousands}{}", part(rest, true))
        .trim()
        .to_owned()
}
