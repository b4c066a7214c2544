//! The pairing system of a report: from the report itself, by an edition of the rules, or as the command names it.

use crate::{
    formats::trf::{Header, Trf},
    pairing::{
        Engine, NotPairedHere, dutch,
        keizer::Preset,
        round_robin::{Schedule, Table},
    },
};

/// Edition of the FIDE (Dutch) System, by its year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum DutchRules {
    /// In force from 1 February 2026.
    #[value(name = "2026")]
    Y2026,
    /// In force until 31 January 2026.
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

/// A system that record 192 has no code for, or whose code does not tell how many sides meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum NamedSystem {
    /// Lim Swiss; experimental.
    Lim,
    /// Keizer, with the usual parameters of this program.
    Keizer,
    /// Keizer, with those of the Dutch federation.
    KeizerClassic,
    /// Keizer, with those of the program FreeKeizer.
    FreeKeizer,
    /// Several sides: everybody plays everybody of all other sides.
    Schiller,
    /// Many sides in one round: members of about the same strength meet.
    Hutton,
    /// Many sides in a few rounds: members of about the same strength meet.
    Molter,
}

impl NamedSystem {
    /// All values.
    const ALL: [Self; 7] = [
        Self::Lim,
        Self::Keizer,
        Self::KeizerClassic,
        Self::FreeKeizer,
        Self::Schiller,
        Self::Hutton,
        Self::Molter,
    ];

    /// The engine for an event with this number of sides and rounds.
    fn engine(self, sides: u8, rounds: u8) -> Engine {
        let keizer = |preset: Preset| Engine::Keizer(preset.parameters());
        let of_sides = |table| Engine::RoundRobin(Schedule::SINGLE.of(table));
        match self {
            Self::Lim => Engine::Lim,
            Self::Keizer => keizer(Preset::Usual),
            Self::KeizerClassic => keizer(Preset::Classic),
            Self::FreeKeizer => keizer(Preset::FreeKeizer),
            Self::Schiller => of_sides(Table::Schiller { sides }),
            Self::Hutton => of_sides(Table::Hutton { sides }),
            Self::Molter => of_sides(Table::Molter { sides, rounds }),
        }
    }
}

/// The system that the command names instead of the report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::Args)]
pub struct Named {
    /// Edition of the FIDE (Dutch) System; by default that of the file's type or date.
    #[arg(long)]
    pub rules: Option<DutchRules>,
    /// A system without a code in record 192, or with a code that is not complete; it overrides the type of the file.
    #[arg(long, conflicts_with = "rules")]
    pub system: Option<NamedSystem>,
    /// Number of sides in the systems schiller, hutton and molter: 4 by default.
    #[arg(long, requires = "system", value_parser = clap::value_parser!(u8).range(2..=100))]
    pub sides: Option<u8>,
}

/// Default number of sides.
pub const SIDES: u8 = 4;

impl Named {
    /// The options with which a report of this engine, with this number of rounds, is paired by it. The number of cycles
    /// follows from the rounds.
    pub fn of(engine: Engine, rounds: u8) -> Self {
        let (engine, sides) = match engine {
            Engine::RoundRobin(schedule) => {
                let table = schedule.table();
                let sides = match table {
                    Table::Schiller { sides }
                    | Table::Hutton { sides }
                    | Table::Molter { sides, .. } => Some(sides),
                    Table::Berger | Table::Scheveningen => None,
                };
                (Engine::RoundRobin(Schedule::SINGLE.of(table)), sides)
            }
            other => (other, None),
        };
        let mut all = NamedSystem::ALL.into_iter();
        let system = all.find(|one| one.engine(sides.unwrap_or(SIDES), rounds) == engine);
        Self {
            rules: None,
            sides: sides.filter(|_| system.is_some()),
            system,
        }
    }
}

/// The engine for a report's rounds: the named system, or the FIDE (Dutch) System in the named edition. Otherwise the system of
/// its type, in the edition in force when it began, or the newest one without a date. The number of cycles of a round robin
/// follows from its rounds.
///
/// # Errors
/// The report names a system that is not implemented here.
pub fn of_report(report: &Trf, named: Named) -> Result<Engine, NotPairedHere> {
    let table = &report.table;
    let engine = of_header(&report.header, named, table.rounds_planned());
    engine.map(|engine| engine.for_table(table))
}

fn of_header(header: &Header, named: Named, rounds: u8) -> Result<Engine, NotPairedHere> {
    match (named.system, named.rules) {
        (Some(system), _) => Ok(system.engine(named.sides.unwrap_or(SIDES), rounds)),
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
                ..Named::default()
            };
            let asked = of_header(&header(code), older, 7);
            assert_eq!(asked, Ok(Engine::Dutch(dutch::Edition::Fide2017)));
            for system in NamedSystem::ALL {
                let engine = system.engine(5, 3);
                let again = of_header(&header(code), Named::of(engine, 3), 3);
                assert_eq!(again, Ok(engine), "{system:?}");
            }
            // The number of rounds gives the number of cycles.
            let sides = Table::Schiller { sides: 5 };
            let twice = Named::of(Engine::RoundRobin(Schedule::DOUBLE.of(sides)), 8);
            let once = Engine::RoundRobin(Schedule::SINGLE.of(sides));
            assert_eq!(of_header(&header(code), twice, 8), Ok(once));
        }
        let newest = of_header(&Header::default(), Named::default(), 7);
        assert_eq!(newest, Ok(Engine::Dutch(dutch::Edition::Fide2026)));
        for (code, engine) in [
            ("FIDE_DUBOV", Engine::Dubov),
            ("FIDE_BURSTEIN", Engine::Burstein),
            ("FIDE_DOUBLESWISS", Engine::DoubleSwiss),
        ] {
            assert_eq!(Named::of(engine, 7), Named::default());
            let read = of_header(&header(code), Named::default(), 7);
            assert_eq!(read, Ok(engine));
        }
        for code in ["CUSTOM_SWISS", "FIDE_SCHILLER"] {
            assert!(of_header(&header(code), Named::default(), 7).is_err());
        }
    }
}
