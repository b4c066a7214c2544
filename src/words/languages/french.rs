//! French apart from its messages; numbers in letters, as written in France: `quatre-vingt-dix-sept`, `deux cents`.

use crate::rules::notation::Language;

use super::{habits::Habits, small::word};

/// The rules of written French.
pub(super) const FRENCH: Habits = Habits {
    men: Language::French,
    // A narrow no-break space.
    thousands: '\u{202f}',
    decimal: ',',
    titles: &[
        ("GM", "GMI"),
        ("IM", "MI"),
        ("FM", "MF"),
        ("WGM", "GMF"),
        ("WIM", "MIF"),
        ("WFM", "MFF"),
        ("WCM", "CMF"),
    ],
    federations: &["FRA", "MNC"],
    whole,
};

const SMALL: [&str; 20] = [
    "", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze",
    "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf",
];
/// The tens from 20 to 60.
const TENS: [&str; 7] = [
    "",
    "",
    "vingt",
    "trente",
    "quarante",
    "cinquante",
    "soixante",
];

/// A number below 100 in letters; `last` if nothing follows, so that *vingt* takes its plural.
fn below_hundred(n: u64, last: bool) -> String {
    match n {
        0..20 => word(&SMALL, n).to_owned(),
        20..80 => {
            // Seventy is sixty and ten.
            let (tens, ones) = match n {
                70.. => (6, n - 60),
                _ => (n / 10, n % 10),
            };
            let tens = word(&TENS, tens);
            match ones {
                0 => tens.to_owned(),
                1 | 11 => format!("{tens} et {}", word(&SMALL, ones)),
                _ => format!("{tens}-{}", word(&SMALL, ones)),
            }
        }
        80 if last => "quatre-vingts".to_owned(),
        80 => "quatre-vingt".to_owned(),
        _ => format!("quatre-vingt-{}", word(&SMALL, n - 80)),
    }
}

/// The part of a number below 1,000, in letters; `last` if nothing follows.
fn part(n: u64, last: bool) -> String {
    let (hundreds, rest) = (n / 100, n % 100);
    let head = match hundreds {
        0 => String::new(),
        1 => "cent".to_owned(),
        more if rest == 0 && last => format!("{} cents", word(&SMALL, more)),
        more => format!("{} cent", word(&SMALL, more)),
    };
    let words = [head, below_hundred(rest, last)];
    words.join(" ").trim().to_owned()
}

/// A whole number in letters.
fn whole(n: u64) -> String {
    if n == 0 {
        return "zéro".to_owned();
    }
    let (millions, thousands, rest) = (n / 1_000_000, n / 1_000 % 1_000, n % 1_000);
    let mut words = Vec::new();
    match millions {
        0 => {}
        1 => words.push("un million".to_owned()),
        more => words.push(format!("{} millions", part(more, true))),
    }
    match thousands {
        0 => {}
        1 => words.push("mille".to_owned()),
        more => words.push(format!("{} mille", part(more, false))),
    }
    if rest > 0 {
        words.push(part(rest, true));
    }
    words.join(" ")
}
