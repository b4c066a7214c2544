//! English apart from its messages; numbers in letters.

use crate::rules::notation::Language;

use super::{habits::Habits, small::word};

/// The rules of written English.
pub(super) const ENGLISH: Habits = Habits {
    men: Language::English,
    thousands: ',',
    decimal: '.',
    titles: &[],
    federations: &[],
    whole,
};

const SMALL: [&str; 20] = [
    "",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];
const TENS: [&str; 10] = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
];

/// The part of a number below 1,000, in letters.
fn part(n: u64) -> String {
    let mut words = Vec::new();
    if n >= 100 {
        words.push(format!("{} hundred", word(&SMALL, n / 100)));
    }
    let rest = n % 100;
    if rest > 0 && n >= 100 {
        words.push("and".to_owned());
    }
    if rest >= 20 {
        let (tens, ones) = (word(&TENS, rest / 10), rest % 10);
        words.push(match ones {
            0 => tens.to_owned(),
            ones => format!("{tens}-{}", word(&SMALL, ones)),
        });
    } else if rest > 0 {
        words.push(word(&SMALL, rest).to_owned());
    }
    words.join(" ")
}

/// A whole number in letters.
fn whole(n: u64) -> String {
    if n == 0 {
        return "zero".to_owned();
    }
    let (millions, thousands, rest) = (n / 1_000_000, n / 1_000 % 1_000, n % 1_000);
    let mut words = Vec::new();
    if millions > 0 {
        words.push(format!("{} million", part(millions)));
    }
    if thousands > 0 {
        words.push(format!("{} thousand", part(thousands)));
    }
    if rest > 0 {
        let and = if n >= 1_000 && rest < 100 { "and " } else { "" };
        words.push(format!("{and}{}", part(rest)));
    }
    words.join(" ")
}
