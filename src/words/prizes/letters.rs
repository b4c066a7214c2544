//! Amounts in letters, for receipts.

use crate::{i18n::Words, prizes::Money, words::languages};

/// `trecentoquindici`, `dodici/50`: whole units in letters, hundredths in digits.
#[must_use]
pub fn in_letters(t: Words, money: Money) -> String {
    let words = (languages::of(t).whole)(money.cents() / 100);
    match money.cents() % 100 {
        0 => words,
        cents => format!("{words}/{cents:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

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

    #[test]
    fn french_german_and_spanish_have_their_own_turns() {
        for (units, fr, de, es) in [
            (0, "zéro", "null", "cero"),
            (1, "un", "eins", "uno"),
            (16, "seize", "sechzehn", "dieciséis"),
            (17, "dix-sept", "siebzehn", "diecisiete"),
            (21, "vingt et un", "einundzwanzig", "veintiuno"),
            (22, "vingt-deux", "zweiundzwanzig", "veintidós"),
            (31, "trente et un", "einunddreißig", "treinta y uno"),
            (71, "soixante et onze", "einundsiebzig", "setenta y uno"),
            (80, "quatre-vingts", "achtzig", "ochenta"),
            (81, "quatre-vingt-un", "einundachtzig", "ochenta y uno"),
            (
                97,
                "quatre-vingt-dix-sept",
                "siebenundneunzig",
                "noventa y siete",
            ),
            (100, "cent", "einhundert", "cien"),
            (101, "cent un", "einhunderteins", "ciento uno"),
            (200, "deux cents", "zweihundert", "doscientos"),
            (
                315,
                "trois cent quinze",
                "dreihundertfünfzehn",
                "trescientos quince",
            ),
            (1_000, "mille", "eintausend", "mil"),
            (1_001, "mille un", "eintausendeins", "mil uno"),
            (
                21_000,
                "vingt et un mille",
                "einundzwanzigtausend",
                "veintiún mil",
            ),
            (
                80_000,
                "quatre-vingt mille",
                "achtzigtausend",
                "ochenta mil",
            ),
            (
                200_000,
                "deux cent mille",
                "zweihunderttausend",
                "doscientos mil",
            ),
            (1_000_000, "un million", "eine Million", "un millón"),
            (
                2_000_500,
                "deux millions cinq cents",
                "zwei Millionen fünfhundert",
                "dos millones quinientos",
            ),
        ] {
            let money = Money::from_cents(units * 100);
            assert_eq!(in_letters(Words(Lang::Fr), money), fr);
            assert_eq!(in_letters(Words(Lang::De), money), de);
            assert_eq!(in_letters(Words(Lang::Es), money), es);
        }
    }
}
