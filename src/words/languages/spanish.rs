//! Spanish apart from its messages; numbers in letters: `veintiún mil`, `treinta y uno`.

use crate::rules::notation::Language;

use super::{habits::Habits, small::word};

/// The rules of written Spanish.
pub(super) const SPANISH: Habits = Habits {
    men: Language::Spanish,
    thousands: '.',
    decimal: ',',
    titles: &[
        ("IM", "MI"),
        ("FM", "MF"),
        ("CM", "MC"),
        ("WGM", "GMF"),
        ("WIM", "MIF"),
        ("WFM", "MFF"),
        ("WCM", "MCF"),
    ],
    federations: &[
        "ESP", "AND", "ARG", "BOL", "CHI", "COL", "CRC", "CUB", "DOM", "ECU", "ESA", "GUA", "HON",
        "MEX", "NCA", "PAN", "PAR", "PER", "PUR", "URU", "VEN",
    ],
    whole,
};

const SMALL: [&str; 30] = [
    "",
    "uno",
    "dos",
    "tres",
    "cuatro",
    "cinco",
    "seis",
    "siete",
    "ocho",
    "nueve",
    "diez",
    "once",
    "doce",
    "trece",
    "catorce",
    "quince",
    "dieciséis",
    "diecisiete",
    "dieciocho",
    "diecinueve",
    "veinte",
    "veintiuno",
    "veintidós",
    "veintitrés",
    "veinticuatro",
    "veinticinco",
    "veintiséis",
    "veintisiete",
    "veintiocho",
    "veintinueve",
];
/// The tens from 30 to 90.
const TENS: [&str; 10] = [
    "",
    "",
    "",
    "treinta",
    "cuarenta",
    "cincuenta",
    "sesenta",
    "setenta",
    "ochenta",
    "noventa",
];
const HUNDREDS: [&str; 10] = [
    "",
    "ciento",
    "doscientos",
    "trescientos",
    "cuatrocientos",
    "quinientos",
    "seiscientos",
    "setecientos",
    "ochocientos",
    "novecientos",
];

/// The part of a number below 1,000, in letters; before *mil* and *millones* a one is `shortened` to *un*.
fn part(n: u64, shortened: bool) -> String {
    if n == 100 {
        return "cien".to_owned();
    }
    let (hundreds, rest) = (word(&HUNDREDS, n / 100), n % 100);
    let below = match (rest, rest % 10) {
        (1, _) if shortened => "un".to_owned(),
        (21, _) if shortened => "veintiún".to_owned(),
        (0..30, _) => word(&SMALL, rest).to_owned(),
        (_, 0) => word(&TENS, rest / 10).to_owned(),
        (_, 1) if shortened => format!("{} y un", word(&TENS, rest / 10)),
        (_, ones) => format!("{} y {}", word(&TENS, rest / 10), word(&SMALL, ones)),
    };
    format!("{hundreds} {below}").trim().to_owned()
}

/// A whole number in letters.
fn whole(n: u64) -> String {
    if n == 0 {
        return "cero".to_owned();
    }
    let (millions, thousands, rest) = (n / 1_000_000, n / 1_000 % 1_000, n % 1_000);
    let mut words = Vec::new();
    match millions {
        0 => {}
        1 => words.push("un millón".to_owned()),
        more => words.push(format!("{} millones", part(more, true))),
    }
    match thousands {
        0 => {}
        1 => words.push("mil".to_owned()),
        more => words.push(format!("{} mil", part(more, true))),
    }
    if rest > 0 {
        words.push(part(rest, false));
    }
    words.join(" ")
}
