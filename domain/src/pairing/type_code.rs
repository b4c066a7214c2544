//! What TRF record 192 says of a tournament's pairing system (C.02.03, annex "encoded tournament types"). The table at the head
//! of [`System`]'s file lists the codes.

use chrono::NaiveDate;

use super::{
    Engine, System, dutch,
    round_robin::{Schedule, Table},
};
use crate::event::ScoreKind;

impl System {
    /// The system of a code of record 192, with or without edition, variant and acceleration.
    #[must_use]
    pub fn from_192(code: &str) -> Self {
        TypeCode::read(code).system
    }
}

/// A system that record 192 names, but by which nothing is paired, checked or explained here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the pairings of {code} are not known")]
pub struct NotPairedHere {
    pub system: System,
    /// Its code, as written.
    pub code: String,
}

/// What record 192 says of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypeCode {
    pub system: System,
    /// The code as written, without the acceleration; empty if there is no record.
    pub plain: String,
    /// The edition of the FIDE (Dutch) System, if the code names one.
    pub edition: Option<dutch::Edition>,
    /// The schedule, as far as the code tells it. How often everybody meets also follows from the number of rounds; the number
    /// of sides is not told at all.
    pub schedule: Schedule,
    /// Whether the code says that the event is accelerated by the Baku method.
    pub baku: bool,
}

impl TypeCode {
    /// Reads the code of record 192. Every text can be read: an unknown code is [`System::Unknown`].
    #[must_use]
    pub fn read(code: &str) -> Self {
        let (plain, baku) = match code.strip_suffix("_BAKU") {
            Some(plain) => (plain, true),
            None => (code, false),
        };
        let mut edition = None;
        let mut dutch = |year| {
            edition = year;
            System::Dutch
        };
        let system = match plain {
            "FIDE_DUTCH" => dutch(None),
            "FIDE_DUTCH_2017" => dutch(Some(dutch::Edition::Fide2017)),
            // `FIDE_DUTCH_2025` is an older name of the edition that came into force in 2026.
            "FIDE_DUTCH_2026" | "FIDE_DUTCH_2025" => dutch(Some(dutch::Edition::Fide2026)),
            "FIDE_DUBOV" => System::Dubov,
            "FIDE_BURSTEIN" => System::Burstein,
            "FIDE_DOUBLESWISS" => System::DoubleSwiss,
            "CUSTOM_SWISS" => System::CustomSwiss,
            "CUSTOM_KNOCKOUT" => System::KnockOut,
            _ => Self::family(plain),
        };
        let (system, schedule) = match round_robin(plain) {
            Some((system, schedule)) => (system, schedule),
            None if system == System::Scheveningen => {
                (system, Schedule::SINGLE.of(Table::Scheveningen))
            }
            None => (system, Schedule::default()),
        };
        let plain = plain.to_owned();
        Self {
            system,
            plain,
            edition,
            schedule,
            baku,
        }
    }

    /// The system of a code with variants.
    fn family(code: &str) -> System {
        if code.contains("TEAM") {
            if code.contains("ROUNDROBIN") {
                System::TeamRoundRobin
            } else {
                System::TeamSwiss
            }
        } else if code.starts_with("FIDE_SCHILLER") {
            System::Schiller
        } else if code.starts_with("FIDE_SCHEVENINGEN") {
            System::Scheveningen
        } else {
            System::Unknown
        }
    }

    /// Reads the code of a report; without record 192 it is the FIDE (Dutch) System.
    #[must_use]
    pub fn of_report(code: Option<&str>) -> Self {
        code.map_or_else(Self::default, Self::read)
    }

    /// The edition of the FIDE (Dutch) System: the one that the code names, otherwise the one in force when the event began, or
    /// the newest if the first day is not known.
    #[must_use]
    pub fn edition_on(&self, start: Option<NaiveDate>) -> dutch::Edition {
        self.edition
            .unwrap_or_else(|| dutch::Edition::in_force(start))
    }

    /// The engine that pairs such an event here.
    ///
    /// # Errors
    /// [`NotPairedHere`] when the system is only recognised, or when it has sides and their number is not known.
    pub fn paired_by(&self, start: Option<NaiveDate>) -> Result<Engine, NotPairedHere> {
        let engine = self.system.engine(self.edition_on(start), self.schedule);
        engine.ok_or_else(|| NotPairedHere {
            system: self.system,
            code: self.plain.clone(),
        })
    }

    /// The code of an event that is paired here. If the first day tells the edition, the code has no year, which more programs
    /// understand. Systems without a code of their own are read back as a system by own rules, and systems of sides without
    /// their number of sides: nothing is paired by such a code.
    #[must_use]
    pub fn of(engine: Engine, start: Option<NaiveDate>, baku: bool) -> Self {
        let numbered;
        let plain = match engine {
            Engine::RoundRobin(schedule) => match schedule.table() {
                Table::Berger => {
                    numbered = code_of(schedule, "");
                    &numbered
                }
                Table::Scheveningen => "FIDE_SCHEVENINGEN",
                Table::Schiller { .. } => "FIDE_SCHILLER",
                // There is no code for these, as for the Lim System.
                Table::Hutton { .. } | Table::Molter { .. } => "CUSTOM_SWISS",
            },
            Engine::Dubov => "FIDE_DUBOV",
            Engine::Burstein => "FIDE_BURSTEIN",
            // The annex has no code for this system, so it is read back as a system by own rules.
            Engine::Lim => "CUSTOM_SWISS",
            Engine::DoubleSwiss => "FIDE_DOUBLESWISS",
            Engine::Keizer(_) => "CUSTOM_SWISS",
            Engine::KnockOut(_) => "CUSTOM_KNOCKOUT",
            Engine::Dutch(edition) if edition == dutch::Edition::in_force(start) => "FIDE_DUTCH",
            Engine::Dutch(dutch::Edition::Fide2026) => "FIDE_DUTCH_2026",
            Engine::Dutch(dutch::Edition::Fide2017) => "FIDE_DUTCH_2017",
        };
        Self {
            baku,
            ..Self::read(plain)
        }
    }

    /// The code as it stands in record 192.
    #[must_use]
    pub fn written(&self) -> String {
        let baku = if self.baku { "_BAKU" } else { "" };
        format!("{}{baku}", self.plain)
    }
}

/// Reads the codes of round robins: `FIDE_` with the last two rounds of a cycle exchanged, `BERGER_` without; `_Gn` for `n`
/// games in a row between the same two.
fn round_robin(code: &str) -> Option<(System, Schedule)> {
    let (rest, exchanged) = match code.strip_prefix("FIDE_") {
        Some(rest) => (rest, true),
        None => (code.strip_prefix("BERGER_")?, false),
    };
    // The points by which teams are ranked do not affect the schedule.
    let rest = match rest.starts_with("TEAM_") {
        true => rest
            .strip_suffix("_MP")
            .or_else(|| rest.strip_suffix("_GP"))
            .unwrap_or(rest),
        false => rest,
    };
    let (rest, games) = match rest.split_once("_G") {
        Some((rest, games)) => (rest, games.parse().ok()?),
        None => (rest, 1),
    };
    let (system, cycles) = match rest {
        "ROUNDROBIN" => (System::RoundRobin, 1),
        "DOUBLEROUNDROBIN" => (System::DoubleRoundRobin, 2),
        "TEAM_ROUNDROBIN" => (System::TeamRoundRobin, 1),
        "TEAM_DOUBLEROUNDROBIN" => (System::TeamRoundRobin, 2),
        _ => return None,
    };
    Some((system, Schedule::new(cycles, games, exchanged)?))
}

/// The code of a round robin of teams, ranked by match points or game points. Record 192 names only the single round robin of
/// teams; the code of the double one is formed like that of players.
#[must_use]
pub fn team_round_robin(schedule: Schedule, primary: ScoreKind) -> String {
    let primary = match primary {
        ScoreKind::MatchPoints => "",
        ScoreKind::GamePoints => "_GP",
    };
    code_of(schedule, "TEAM_") + primary
}

fn code_of(schedule: Schedule, teams: &str) -> String {
    let table = if schedule.is_exchanged() {
        "FIDE"
    } else {
        "BERGER"
    };
    let cycles = if schedule.cycles() == 2 { "DOUBLE" } else { "" };
    match schedule.games() {
        1 => format!("{table}_{teams}{cycles}ROUNDROBIN"),
        games => format!("{table}_{teams}{cycles}ROUNDROBIN_G{games}"),
    }
}

#[cfg(test)]
mod tests;
