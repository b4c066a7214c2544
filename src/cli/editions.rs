//! What pairs a report's rounds: its system, by an edition of the rules.

use crate::{
    formats::trf::{Header, Trf},
    pairing::{Engine, NotPairedHere, dutch},
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

/// What pairs a report's rounds: the FIDE (Dutch) System by the edition asked for, else what its type says, by the
/// edition in force when it began; without a date the newest one. A round robin has as many cycles as its rounds tell.
///
/// # Errors
/// The report says that it is paired by a system that is not built here.
pub fn of_report(report: &Trf, asked: Option<DutchRules>) -> Result<Engine, NotPairedHere> {
    let table = &report.table;
    of_header(&report.header, asked)
        .map(|engine| engine.for_field(table.participants().len(), table.rounds_planned()))
}

fn of_header(header: &Header, asked: Option<DutchRules>) -> Result<Engine, NotPairedHere> {
    match asked {
        Some(rules) => Ok(Engine::Dutch(rules.into())),
        None => header.paired_as().paired_by(header.start),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_comes_first() {
        let header = |code: &str| Header {
            type_code: Some(code.to_owned()),
            ..Header::default()
        };
        for code in ["FIDE_DUTCH_2026", "FIDE_DUBOV", "CUSTOM_SWISS"] {
            let asked = of_header(&header(code), Some(DutchRules::Y2017));
            assert_eq!(asked, Ok(Engine::Dutch(dutch::Edition::Fide2017)));
        }
        let newest = of_header(&Header::default(), None);
        assert_eq!(newest, Ok(Engine::Dutch(dutch::Edition::Fide2026)));
        assert_eq!(of_header(&header("FIDE_DUBOV"), None), Ok(Engine::Dubov));
        let burstein = of_header(&header("FIDE_BURSTEIN"), None);
        assert_eq!(burstein, Ok(Engine::Burstein));
        let double = of_header(&header("FIDE_DOUBLESWISS"), None);
        assert_eq!(double, Ok(Engine::DoubleSwiss));
        assert!(of_header(&header("CUSTOM_SWISS"), None).is_err());
    }
}
