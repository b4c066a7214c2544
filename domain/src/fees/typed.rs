//! Bands of fees as people type them, one on each line: the conditions, a colon, the amount: `under 18: 40`. Commas separate several
//! conditions, a name of the band stands before `=`, and a line with only an amount is for everybody.

use chrono::NaiveDate;
use thiserror::Error;

use crate::prizes::{Money, Reading, What, condition, money, parts, split_name};

use super::Band;

/// The highest fee, in cents.
pub const MOST_CENTS: u64 = 999_999;

/// The most bands.
const MOST_BANDS: usize = 40;

/// A fault in a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {what}")]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// The fault.
    pub what: What,
}

/// Words for no fee: Italian and English, German, French, Spanish.
const FREE: [&str; 12] = [
    "gratis",
    "gratuito",
    "gratuita",
    "free",
    "no fee",
    "frei",
    "kostenlos",
    "gratuit",
    "gratuite",
    "libre",
    "exento",
    "exenta",
];

/// Words before the last day of entry; of those that begin alike the longer one stands first.
const UNTIL: [&str; 17] = [
    "fino al ",
    "entro il ",
    "iscritti entro il ",
    "entro l'",
    "entro l’",
    "until ",
    "by ",
    "anmeldung bis ",
    "bis zum ",
    "bis ",
    "jusqu'au ",
    "jusqu’au ",
    "inscrits jusqu'au ",
    "inscrits jusqu’au ",
    "inscritos hasta el ",
    "hasta el ",
    "hasta ",
];

/// Reads the bands.
///
/// # Errors
/// Everything that is wrong, by line.
pub fn read(text: &str, reading: Reading<'_>) -> Result<Vec<Band>, Vec<Fault>> {
    let (mut bands, mut faults) = (Vec::new(), Vec::new());
    for (line, text) in (1..).zip(text.lines()) {
        if text.trim().is_empty() {
            continue;
        }
        match band(text.trim(), reading) {
            Ok(band) => bands.push(band),
            Err(what) => faults.push(Fault { line, what }),
        }
        if bands.len() > MOST_BANDS {
            let what = What::TooMany(MOST_BANDS);
            faults.push(Fault { line, what });
            break;
        }
    }
    if faults.is_empty() {
        Ok(bands)
    } else {
        Err(faults)
    }
}

fn band(text: &str, reading: Reading<'_>) -> Result<Band, What> {
    let (head, typed) = match text.rsplit_once(':').or_else(|| text.rsplit_once('\t')) {
        Some((head, typed)) => (head.trim(), typed.trim()),
        None => ("", text),
    };
    let amount = amount(typed).ok_or_else(|| match head {
        "" if !typed.starts_with(|sign: char| sign.is_ascii_digit()) => {
            What::NoColon(text.to_owned())
        }
        _ => What::Amount(typed.to_owned()),
    })?;
    let (name, rest) = match split_name(head) {
        Some((name, rest)) => (Some(name.trim().to_owned()), rest.trim()),
        None => (None, head),
    };
    let mut band = Band {
        name: name.filter(|name| !name.is_empty()),
        conditions: Vec::new(),
        until: None,
        amount,
    };
    if is_everybody(rest) {
        return Ok(band);
    }
    for part in parts(rest) {
        match until(part.trim()) {
            Some(day) => band.until = Some(day),
            None => band.conditions.push(condition(part.trim(), reading)?),
        }
    }
    Ok(band)
}

/// Whether the text before the colon stands for everybody.
fn is_everybody(head: &str) -> bool {
    matches!(
        head.to_lowercase().as_str(),
        "" | "tutti"
            | "quota"
            | "intera"
            | "everybody"
            | "all"
            | "fee"
            | "alle"
            | "startgeld"
            | "tous"
            | "toutes"
            | "droits"
            | "todos"
            | "todas"
            | "cuota"
    )
}

fn amount(typed: &str) -> Option<Money> {
    if FREE.contains(&typed.to_lowercase().as_str()) {
        return Some(Money::ZERO);
    }
    money(typed).filter(|amount| amount.cents() <= MOST_CENTS)
}

/// The day of `fino al 10/11/2026` or `until 2026-11-10`.
fn until(part: &str) -> Option<NaiveDate> {
    let lower = part.to_lowercase();
    let typed = UNTIL.iter().find_map(|word| lower.strip_prefix(word))?;
    ["%Y-%m-%d", "%d/%m/%Y", "%d.%m.%Y", "%d-%m-%Y"]
        .iter()
        .find_map(|form| NaiveDate::parse_from_str(typed.trim(), form).ok())
}

#[cfg(test)]
mod tests {
    use crate::{
        event::{Categories, CategoryList},
        prizes::Condition,
    };

    use super::*;

    /// Reads a text with Italy's categories.
    fn read(text: &str) -> Result<Vec<Band>, Vec<Fault>> {
        super::read(text, Reading::default())
    }

    #[test]
    fn bands_are_read_as_people_write_them() {
        let day = NaiveDate::from_ymd_opt(2026, 11, 10);
        for (text, conditions, until, cents) in [
            ("60", 0, None, 6_000),
            ("60 €", 0, None, 6_000),
            ("tutti: 60", 0, None, 6_000),
            ("under 18: 12,50", 1, None, 1_250),
            ("donne, under 20: gratis", 2, None, 0),
            ("GM IM: free", 1, None, 0),
            ("categoria 3N NC: 30", 1, None, 3_000),
            ("entro il 10/11/2026: 50", 0, day, 5_000),
            ("presto = until 2026-11-10, over 65: 40", 1, day, 4_000),
            ("Elo >=2200 = donne, over 65: 40", 2, None, 4_000),
        ] {
            let bands = read(text);
            let band = bands.as_ref().ok().and_then(|all| all.first());
            let found = band.map(|band| (band.conditions.len(), band.until, band.amount.cents()));
            assert_eq!(found, Some((conditions, until, cents)), "{text} {bands:?}");
        }
        let named = read("presto = fino al 10/11/2026: 50");
        let name = named.ok().and_then(|all| all.first()?.name.clone());
        assert_eq!(name.as_deref(), Some("presto"));
        assert_eq!(read("\n  \n"), Ok(Vec::new()));
    }

    #[test]
    fn what_is_wrong_comes_with_its_line() {
        let text = "60\nunder 18: tanto\nsenza senso\nxyz: 10\nfino al 31/02/2026: 5\ntutti: 10000";
        let faults = read(text).err().unwrap_or_default();
        let found: Vec<(usize, &What)> = faults.iter().map(|one| (one.line, &one.what)).collect();
        assert_eq!(
            found,
            [
                (2, &What::Amount("tanto".to_owned())),
                (3, &What::NoColon("senza senso".to_owned())),
                (4, &What::Condition("xyz".to_owned())),
                (5, &What::Condition("fino al 31/02/2026".to_owned())),
                (6, &What::Amount("10000".to_owned())),
            ]
        );
        // A line with only an amount is read as one even if the amount is too high.
        let what = What::Amount("10000".to_owned());
        assert_eq!(read("10000"), Err(vec![Fault { line: 1, what }]));
    }

    #[test]
    fn bands_ask_for_the_categories_of_the_organiser() {
        let list = CategoryList::parse("U10 Primavera\nA1 First class").unwrap();
        let own = list.map_or(Categories::Italy, Categories::Own);
        let rank = |code: &str| Condition::Rank(vec![code.to_owned()]);
        let refused = |text: &str| {
            let what = What::Condition(text.to_owned());
            Err(vec![Fault { line: 1, what }])
        };
        for (text, typed, stored) in [
            ("a1: 20", Ok(rank("A1")), rank("A1")),
            ("categoria u10: 20", Ok(rank("U10")), rank("U10")),
            // A word that is an age without the organiser's categories stays an age.
            ("u10: 20", Ok(Condition::AtMost(10)), Condition::AtMost(10)),
            ("2N: 20", refused("2N"), rank("2N")),
            ("GM: 20", Ok(rank("GM")), rank("GM")),
        ] {
            let found = |reading| {
                let bands: Result<Vec<Band>, Vec<Fault>> = super::read(text, reading);
                bands.map(|bands| bands[0].conditions[0].clone())
            };
            assert_eq!(found(Reading::Typed(&own)), typed, "{text}");
            assert_eq!(found(Reading::Stored(&own)), Ok(stored), "{text}");
        }
        // A category that an organiser once had is still read when the categories are those of Italy again.
        let italy = Categories::Italy;
        assert!(read("A1: 20").is_err());
        assert!(super::read("A1: 20", Reading::Stored(&italy)).is_ok());
    }

    #[test]
    fn forty_bands_are_enough() {
        assert_eq!(read(&"5\n".repeat(40)).map(|bands| bands.len()), Ok(40));
        let what = What::TooMany(40);
        assert_eq!(read(&"5\n".repeat(50)), Err(vec![Fault { line: 41, what }]));
    }
}
