//! Italian apart from its messages; numbers in letters: one word, `ventitremilacento`.

use crate::rules::notation::Language;

use super::{habits::Habits, small::word};

/// The rules of written Italian.
pub(super) const ITALIAN: Habits = Habits {
    men: Language::Italian,
    thousands: '.',
    decimal: ',',
    titles: &[("IM", "MI"), ("FM", "MF"), ("WH", "WGM ad honorem")],
    federations: &["ITA", "SMR"],
    whole,
};

const SMALL: [&str; 20] = [
    "",
    "uno",
    "due",
    "tre",
    "quattro",
    "cinque",
    "sei",
    "sette",
    "otto",
    "nove",
    "dieci",
    "undici",
    "dodici",
    "tredici",
    "quattordici",
    "quindici",
    "sedici",
    "diciassette",
    "diciotto",
    "diciannove",
];
const TENS: [&str; 10] = [
    "",
    "",
    "venti",
    "trenta",
    "quaranta",
    "cinquanta",
    "sessanta",
    "settanta",
    "ottanta",
    "novanta",
];
/// The part of a number below 1,000, in letters.
fn part(n: u64) -> String {
    let hundreds = match n / 100 {
        0 => String::new(),
        1 => "cento".to_owned(),
        more => format!("{}cento", word(&SMALL, more)),
    };
    let rest = n % 100;
    if rest < 20 {
        return format!("{hundreds}{}", word(&SMALL, rest));
    }
    let (tens, ones) = (word(&TENS, rest / 10), rest % 10);
    // The final vowel is dropped before "uno" and "otto": ventuno, trentotto.
    let tens = match ones {
        1 | 8 => tens.get(..tens.len() - 1).unwrap_or(tens),
        _ => tens,
    };
    let ones = if ones == 3 {
        "tré"
    } else {
        word(&SMALL, ones)
    };
    format!("{hundreds}{tens}{ones}")
}

/// A whole number in letters.
fn whole(n: u64) -> String {
    if n == 0 {
        return "zero".to_owned();
    }
    let (millions, thousands, rest) = (n / 1_000_000, n / 1_000 % 1_000, n % 1_000);
    let millions = match millions {
        0 => String::new(),
        1 => "unmilione".to_owned(),
        more => format!("{}milioni", part(more)),
    };
    let thousands = match thousands {
        0 => String::new(),
        1 => "mille".to_owned(),
        more => format!("{}mila", part(more).replace('é', "e")),
    };
    format!("{millions}{thousands}{}", part(rest))
}
