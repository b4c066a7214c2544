//! What pairs a report's rounds: its system, by an edition of the rules, or what the command names instead.

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

/// A system that record 192 has no code for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum NamedSystem {
    /// Lim Swiss; experimental.
    Lim,
}

/// What the command names instead of the report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::Args)]
pub struct Named {
    /// Edition of the FIDE (Dutch) System; without it that of the file's type or date.
    #[arg(long)]
    pub rules: Option<DutchRules>,
    /// A system for which record 192 has no code, whatever the file's type.
    #[arg(long, conflicts_with = "rules")]
    pub system: Option<NamedSystem>,
}

impl Named {
    /// What has to be named so that a report of this engine is paired by it.
    pub fn of(engine: Engine) -> Self {
        Self {
            rules: None,
            system: (engine == Engine::Lim).then_some(NamedSystem::Lim),
        }
    }
}

/// What pairs a report's rounds: what is named, the FIDE (Dutch) System by the edition asked for, else what its type says, by the
/// edition in force when it began; without a date the newest one. A round robin has as many cycles as its rounds tell.
///
/// # Errors
/// The report says that it is paired by a system that is not built here.
pub fn of_report(report: &Trf, named: Named) -> Result<Engine, NotPairedHere> {
    let table = &report.table;
    of_header(&report.header, named).map(|engine| engine.for_table(table))
}

fn of_header(header: &Header, named: Named) -> Result<Engine, NotPairedHere> {
    match (named.system, named.rules) {
        (Some(NamedSystem::Lim), _) => Ok(Engine::Lim),
        (None, Some(rules)) => Ok(Engine::Dutch(rules.into())),
        (None, None) => header.paired_as().paired_by(header.start),
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
            let older = Named {
                rules: Some(DutchRules::Y2017),
                system: None,
            };
            let asked = of_header(&header(code), older);
            assert_eq!(asked, Ok(Engine::Dutch(dutch::Edition::Fide2017)));
            let lim = of_header(&header(code), Named::of(Engine::Lim));
            assert_eq!(lim, Ok(Engine::Lim));
        }
        let newest = of_header(&Header::default(), Named::default());
        assert_eq!(newest, Ok(Engine::Dutch(dutch::Edition::Fide2026)));
        assert_eq!(
            of_header(&header("FIDE_DUBOV"), Named::default()),
            Ok(Engine::Dubov)
        );
        let burstein = of_header(&header("FIDE_BURSTEIN"), Named::of(Engine::Burstein));
        assert_eq!(burstein, Ok(Engine::Burstein));
        let double = of_header(&header("FIDE_DOUBLESWISS"), Named::default());
        assert_eq!(double, Ok(Engine::DoubleSwiss));
        assert!(of_header(&header("CUSTOM_SWISS"), Named::default()).is_err());
    }
}
