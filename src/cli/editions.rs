//! Which edition of the rules a report follows.

use chrono::NaiveDate;

use crate::{
    formats::trf::Header,
    pairing::dutch,
    tiebreak::{self, Pairings, Regulations},
};

/// Edition of the FIDE (Dutch) System, by its year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum DutchRules {
    /// In force from 1 February 2026.
    #[value(name = "2026")]
    Y2026,
    /// In force until then.
    #[value(name = "2017")]
    Y2017,
}

impl From<DutchRules> for dutch::Edition {
    fn from(rules: DutchRules) -> Self {
        match rules {
            DutchRules::Y2026 => Self::Fide2026,
            DutchRules::Y2017 => Self::Fide2017,
        }
    }
}

/// A tournament type (record 192) whose pairings this program does not know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the pairings of {0} are not known")]
pub struct UnknownSystem(pub String);

/// The edition of the FIDE (Dutch) System of a report: the one asked for, else that of its type, else that in
/// force when it began; without a date the newest one.
///
/// # Errors
/// The report says that it is paired by another system.
pub fn of_report(
    header: &Header,
    asked: Option<DutchRules>,
) -> Result<dutch::Edition, UnknownSystem> {
    if let Some(rules) = asked {
        return Ok(rules.into());
    }
    let code = header.type_code.as_deref().unwrap_or("FIDE_DUTCH");
    match code.strip_suffix("_BAKU").unwrap_or(code) {
        "FIDE_DUTCH_2017" => Ok(dutch::Edition::Fide2017),
        // An older name of the edition that came into force in 2026.
        "FIDE_DUTCH_2026" | "FIDE_DUTCH_2025" => Ok(dutch::Edition::Fide2026),
        "FIDE_DUTCH" => Ok(by_date(header.start)),
        _ => Err(UnknownSystem(code.to_owned())),
    }
}

fn by_date(start: Option<NaiveDate>) -> dutch::Edition {
    match start {
        Some(start) if Some(start) < NaiveDate::from_ymd_opt(2026, 2, 1) => {
            dutch::Edition::Fide2017
        }
        _ => dutch::Edition::Fide2026,
    }
}

/// The edition of the tie-break regulations for an event that began then; without a date the newest one.
fn tie_breaks(start: Option<NaiveDate>) -> tiebreak::Edition {
    match start {
        Some(start) if Some(start) < NaiveDate::from_ymd_opt(2026, 3, 1) => {
            tiebreak::Edition::August2024
        }
        _ => tiebreak::Edition::March2026,
    }
}

/// What a report's type and date say about its standings; the rest is as the regulations have it.
pub fn regulations(header: &Header) -> Regulations {
    let code = header.type_code.as_deref().unwrap_or("");
    Regulations {
        pairings: if code.contains("ROUNDROBIN") {
            Pairings::Predetermined
        } else {
            Pairings::Swiss
        },
        ..Regulations::of(tie_breaks(header.start))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn type_then_date_tell_the_edition() {
        let date = |year, month, day| NaiveDate::from_ymd_opt(year, month, day);
        let of = |code: Option<&str>, start, asked| {
            let header = Header {
                type_code: code.map(str::to_owned),
                start,
                ..Header::default()
            };
            of_report(&header, asked)
        };
        use dutch::Edition::{Fide2017, Fide2026};
        let (january, february) = (date(2026, 1, 31), date(2026, 2, 1));
        for (code, start, asked, edition) in [
            (None, None, None, Fide2026),
            (None, january, None, Fide2017),
            (None, february, None, Fide2026),
            (Some("FIDE_DUTCH"), january, None, Fide2017),
            (Some("FIDE_DUTCH_BAKU"), february, None, Fide2026),
            (Some("FIDE_DUTCH_2017"), february, None, Fide2017),
            (Some("FIDE_DUTCH_2026_BAKU"), january, None, Fide2026),
            (Some("FIDE_DUTCH_2025"), january, None, Fide2026),
            (Some("FIDE_DUBOV"), None, Some(DutchRules::Y2017), Fide2017),
        ] {
            assert_eq!(of(code, start, asked), Ok(edition), "{code:?} {start:?}");
        }
        assert!(of(Some("FIDE_DUBOV"), february, None).is_err());
        assert_eq!(tie_breaks(february), tiebreak::Edition::August2024);
        assert_eq!(tie_breaks(date(2026, 3, 1)), tiebreak::Edition::March2026);
    }
}
