//! Amounts in letters, as receipts have them.

use crate::{
    i18n::{Lang, Words},
    prizes::Money,
};

/// `trecentoquindici`, `dodici/50`: whole units in letters, hundredths in figures.
#[must_use]
pub fn in_letters(t: Words, money: Money) -> String {
    let units = money.cents() / 100;
    let words = match t.0 {
        Lang::It => italian(units),
        Lang::En => english(units),
    };
    match money.cents() % 100 {
        0 => words,
        cents => format!("{words}/{cents:02}"),
    }
}

const ITALIAN: [&str; 20] = [
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
const ITALIAN_TENS: [&str; 10] = [
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
const ENGLISH: [&str; 20] = [
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
const ENGLISH_TENS: [&str; 10] = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
];

fn word<'a>(list: &[&'a str], n: u64) -> &'a str {
    let place = usize::try_from(n).unwrap_or(usize::MAX);
    list.get(place).copied().unwrap_or_default()
}

/// Below 1,000.
fn italian_part(n: u64) -> String {
    let hundreds = match n / 100 {
        0 => String::new(),
        1 => "cento".to_owned(),
        more => format!("{}cento", word(&ITALIAN, more)),
    };
    let rest = n % 100;
    if rest < 20 {
        return format!("{hundreds}{}", word(&ITALIAN, rest));
    }
    let (tens, ones) = (word(&ITALIAN_TENS, rest / 10), rest % 10);
    // The vowel goes before "uno" and "otto": ventuno, trentotto.
    let tens = match ones {
        1 | 8 => tens.get(..tens.len() - 1).unwrap_or(tens),
        _ => tens,
    };
    let ones = if ones == 3 {
        "tré"
    } else {
        word(&ITALIAN, ones)
    };
    format!("{hundreds}{tens}{ones}")
}

fn italian(n: u64) -> String {
    if n == 0 {
        return "zero".to_owned();
    }
    let (millions, thousands, rest) = (n / 1_000_000, n / 1_000 % 1_000, n % 1_000);
    let millions = match millions {
        0 => String::new(),
        1 => "unmilione".to_owned(),
        more => format!("{}milioni", italian_part(more)),
    };
    let thousands = match thousands {
        0 => String::new(),
        1 => "mille".to_owned(),
        more => format!("{}mila", italian_part(more).replace('é', "e")),
    };
    format!("{millions}{thousands}{}", italian_part(rest))
}

/// Below 1,000.
fn english_part(n: u64) -> String {
    let mut words = Vec::new();
    if n >= 100 {
        words.push(format!("{} hundred", word(&ENGLISH, n / 100)));
    }
    let rest = n % 100;
    if rest > 0 && n >= 100 {
        words.push("and".to_owned());
    }
    if rest >= 20 {
        let (tens, ones) = (word(&ENGLISH_TENS, rest / 10), rest % 10);
        words.push(match ones {
            0 => tens.to_owned(),
            ones => format!("{tens}-{}", word(&ENGLISH, ones)),
        });
    } else if rest > 0 {
        words.push(word(&ENGLISH, rest).to_owned());
    }
    words.join(" ")
}

fn english(n: u64) -> String {
    if n == 0 {
        return "zero".to_owned();
    }
    let (millions, thousands, rest) = (n / 1_000_000, n / 1_000 % 1_000, n % 1_000);
    let mut words = Vec::new();
    if millions > 0 {
        words.push(format!("{} million", english_part(millions)));
    }
    if thousands > 0 {
        words.push(format!("{} thousand", english_part(thousands)));
    }
    if rest > 0 {
        let and = if n >= 1_000 && rest < 100 { "and " } else { "" };
        words.push(format!("{and}{}", english_part(rest)));
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_written_in_letters() {
        for (units, it, en) in [
            (0, "zero", "zero"),
            (1, "uno", "one"),
            (18, "diciotto", "eighteen"),
            (21, "ventuno", "twenty-one"),
            (23, "ventitré", "twenty-three"),
            (38, "trentotto", "thirty-eight"),
            (50, "cinquanta", "fifty"),
            (100, "cento", "one hundred"),
            (265, "duecentosessantacinque", "two hundred and sixty-five"),
            (315, "trecentoquindici", "three hundred and fifteen"),
            (1_000, "mille", "one thousand"),
            (1_008, "milleotto", "one thousand and eight"),
            (3_000, "tremila", "three thousand"),
            (
                23_100,
                "ventitremilacento",
                "twenty-three thousand one hundred",
            ),
            (
                1_200_000,
                "unmilioneduecentomila",
                "one million two hundred thousand",
            ),
        ] {
            let money = Money::from_cents(units * 100);
            assert_eq!(in_letters(Words(Lang::It), money), it);
            assert_eq!(in_letters(Words(Lang::En), money), en);
        }
        assert_eq!(
            in_letters(Words(Lang::It), Money::from_cents(1_250)),
            "dodici/50"
        );
    }
}
