//! What TRF record 192 says of a tournament's pairing system (C.02.03, annex "encoded tournament types"); the codes
//! stand in the table of [`System`]'s file.

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

/// A system by which nothing is paired, checked or explained here, as record 192 names it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the pairings of {code} are not known")]
pub struct NotPairedHere {
    /// The system.
    pub system: System,
    /// Its code, as written.
    pub code: String,
}

/// What record 192 says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypeCode {
    /// The system.
    pub system: System,
    /// The code, as written, without the acceleration; empty where there is no record.
    pub plain: String,
    /// The edition of the FIDE (Dutch) System that it names.
    pub edition: Option<dutch::Edition>,
    /// The schedule that it names, as far as it does: how often everybody meets is also told by the number of rounds, and
    /// how many sides there are is not told at all.
    pub schedule: Schedule,
    /// Whether it says that the event is accelerated by the Baku method.
    pub baku: bool,
}

impl TypeCode {
    /// Reads the code of record 192. Every text is some code: one that this program does not know is
    /// [`System::Unknown`].
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
            // The second is an older name of the edition that came into force in 2026.
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

    /// Systems whose codes have variants.
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

    /// What a report says: the Dutch System where it has no record 192.
    #[must_use]
    pub fn of_report(code: Option<&str>) -> Self {
        code.map_or_else(Self::default, Self::read)
    }

    /// The edition of the FIDE (Dutch) System: the one named, otherwise the one in force when the event began; without
    /// a day the newest.
    #[must_use]
    pub fn edition_on(&self, start: Option<NaiveDate>) -> dutch::Edition {
        self.edition
            .unwrap_or_else(|| dutch::Edition::in_force(start))
    }

    /// What pairs such an event here.
    ///
    /// # Errors
    /// It is paired by a system that is only recognised, or by one of sides whose number is not known.
    pub fn paired_by(&self, start: Option<NaiveDate>) -> Result<Engine, NotPairedHere> {
        let engine = self.system.engine(self.edition_on(start), self.schedule);
        engine.ok_or_else(|| NotPairedHere {
            system: self.system,
            code: self.plain.clone(),
        })
    }

    /// An event that is paired here. Where the first day tells the edition, the code has no year: more programs
    /// understand it. Systems without a code of their own are read back as one by own rules, those of sides without the
    /// number of sides: nothing is paired by what is read.
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
                // As for the Lim System: there is no code for them.
                Table::Hutton { .. } | Table::Molter { .. } => "CUSTOM_SWISS",
            },
            Engine::Dubov => "FIDE_DUBOV",
            Engine::Burstein => "FIDE_BURSTEIN",
            // The annex has no code for it, so what is read of this is a system by own rules.
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

    /// The code as record 192 has it.
    #[must_use]
    pub fn written(&self) -> String {
        let baku = if self.baku { "_BAKU" } else { "" };
        format!("{}{baku}", self.plain)
    }
}

/// The round robins: `FIDE_` with the last two rounds of a cycle exchanged, `BERGER_` without; `_Gn` for `n` games of the
/// two in a row.
fn round_robin(code: &str) -> Option<(System, Schedule)> {
    let (rest, exchanged) = match code.strip_prefix("FIDE_") {
        Some(rest) => (rest, true),
        None => (code.strip_prefix("BERGER_")?, false),
    };
    // By which points teams are ranked says nothing of the schedule.
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

/// The code of a round robin of teams, ranked by match points or game points. Record 192 names the single one alone; the double
/// one is named as that of players is.
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
mod tests {
    use super::*;
    use dutch::Edition::{Fide2017, Fide2026};

    #[test]
    fn every_code_names_its_system() {
        for (code, system, edition, baku) in [
            ("FIDE_DUTCH", System::Dutch, None, false),
            ("FIDE_DUTCH_BAKU", System::Dutch, None, true),
            ("FIDE_DUTCH_2017", System::Dutch, Some(Fide2017), false),
            ("FIDE_DUTCH_2026_BAKU", System::Dutch, Some(Fide2026), true),
            ("FIDE_DUTCH_2025", System::Dutch, Some(Fide2026), false),
            ("FIDE_DUBOV_BAKU", System::Dubov, None, true),
            ("FIDE_BURSTEIN", System::Burstein, None, false),
            ("FIDE_DOUBLESWISS_BAKU", System::DoubleSwiss, None, true),
            ("CUSTOM_SWISS", System::CustomSwiss, None, false),
            ("CUSTOM_KNOCKOUT", System::KnockOut, None, false),
            ("FIDE_ROUNDROBIN", System::RoundRobin, None, false),
            ("BERGER_ROUNDROBIN_G3", System::RoundRobin, None, false),
            (
                "FIDE_DOUBLEROUNDROBIN",
                System::DoubleRoundRobin,
                None,
                false,
            ),
            ("FIDE_SCHILLER", System::Schiller, None, false),
            ("FIDE_SCHEVENINGEN_2", System::Scheveningen, None, false),
            ("FIDE_TEAM_TYPEA_MP_GP_BAKU", System::TeamSwiss, None, true),
            ("CUSTOM_TEAM_SWISS", System::TeamSwiss, None, false),
            (
                "BERGER_TEAM_ROUNDROBIN_MP",
                System::TeamRoundRobin,
                None,
                false,
            ),
            // Never mistaken for what it looks like.
            ("FIDE_DUTCH_2031", System::Unknown, None, false),
            ("FIDE_DUTCH_LIKE_BAKU", System::Unknown, None, true),
            ("fide_dutch", System::Unknown, None, false),
            ("FIDE_ROUNDROBIN_SHORT", System::Unknown, None, false),
            ("BERGER_ROUNDROBIN_G9", System::Unknown, None, false),
            ("", System::Unknown, None, false),
        ] {
            let read = TypeCode::read(code);
            assert_eq!(
                (read.system, read.edition, read.baku),
                (system, edition, baku),
                "{code}"
            );
            assert_eq!(read.written(), code);
        }
        for system in System::ALL {
            let back = system.code192().map(System::from_192);
            let same = match system {
                System::Lim | System::Keizer | System::Hutton | System::Molter => {
                    Some(System::CustomSwiss)
                }
                System::Unknown => None,
                other => Some(other),
            };
            assert_eq!(back, same);
        }
    }

    #[test]
    fn round_robins_keep_their_schedule() {
        for (code, cycles, games, exchanged) in [
            ("FIDE_ROUNDROBIN", 1, 1, true),
            ("BERGER_ROUNDROBIN", 1, 1, false),
            ("BERGER_ROUNDROBIN_G3", 1, 3, false),
            ("FIDE_DOUBLEROUNDROBIN", 2, 1, true),
            ("BERGER_DOUBLEROUNDROBIN", 2, 1, false),
        ] {
            let read = TypeCode::read(code);
            let schedule = Schedule::new(cycles, games, exchanged).unwrap();
            let engine = read.paired_by(None).unwrap();
            assert_eq!(engine, Engine::RoundRobin(schedule), "{code}");
            assert_eq!(TypeCode::of(engine, None, false).written(), code);
            let teams = team_round_robin(schedule, ScoreKind::MatchPoints);
            assert_eq!(teams, code.replacen('_', "_TEAM_", 1));
            let by_games = team_round_robin(schedule, ScoreKind::GamePoints);
            assert_eq!(by_games, format!("{teams}_GP"));
            assert_eq!(TypeCode::read(&by_games).schedule, schedule);
            let read = TypeCode::read(&teams);
            let found = (read.system, read.schedule);
            assert_eq!(found, (System::TeamRoundRobin, schedule), "{teams}");
        }
    }

    /// What is written of a system of sides is never read as another one, and pairs nothing where it does not tell the
    /// sides.
    #[test]
    fn systems_of_sides_are_read_as_far_as_their_code_tells() {
        let two = Schedule::SINGLE.of(Table::Scheveningen);
        let more = |table| Schedule::SINGLE.of(table);
        for (schedule, code, system, paired_by) in [
            (two, "FIDE_SCHEVENINGEN", System::Scheveningen, Some(two)),
            (
                more(Table::Schiller { sides: 3 }),
                "FIDE_SCHILLER",
                System::Schiller,
                None,
            ),
            (
                more(Table::Hutton { sides: 3 }),
                "CUSTOM_SWISS",
                System::CustomSwiss,
                None,
            ),
            (
                more(Table::Molter {
                    sides: 3,
                    rounds: 2,
                }),
                "CUSTOM_SWISS",
                System::CustomSwiss,
                None,
            ),
        ] {
            let written = TypeCode::of(Engine::RoundRobin(schedule), None, false);
            assert_eq!((written.written().as_str(), written.system), (code, system));
            let engine = paired_by.map(Engine::RoundRobin);
            assert_eq!(written.paired_by(None).ok(), engine, "{code}");
        }
        let variant = TypeCode::read("FIDE_SCHEVENINGEN_2");
        assert_eq!(variant.schedule, two);
        assert_eq!(variant.written(), "FIDE_SCHEVENINGEN_2");
    }

    #[test]
    fn code_then_date_tell_the_edition() {
        let date = |month, day| NaiveDate::from_ymd_opt(2026, month, day);
        let (january, february) = (date(1, 31), date(2, 1));
        for (code, start, edition) in [
            (None, None, Some(Fide2026)),
            (None, january, Some(Fide2017)),
            (None, february, Some(Fide2026)),
            (Some("FIDE_DUTCH"), january, Some(Fide2017)),
            (Some("FIDE_DUTCH_BAKU"), february, Some(Fide2026)),
            (Some("FIDE_DUTCH_2017"), february, Some(Fide2017)),
            (Some("FIDE_DUTCH_2026_BAKU"), january, Some(Fide2026)),
            (Some("FIDE_DUTCH_2025"), january, Some(Fide2026)),
            (Some("CUSTOM_SWISS"), february, None),
            (Some("FIDE_DUTCH_2031"), february, None),
        ] {
            let read = TypeCode::of_report(code);
            let engine = edition.map(Engine::Dutch);
            assert_eq!(read.paired_by(start).ok(), engine, "{code:?} {start:?}");
        }
        let dubov = TypeCode::read("FIDE_DUBOV_BAKU");
        assert_eq!(dubov.paired_by(None), Ok(Engine::Dubov));
        assert_eq!(TypeCode::of(Engine::Dubov, None, true), dubov);
        let burstein = TypeCode::read("FIDE_BURSTEIN");
        assert_eq!(burstein.paired_by(None), Ok(Engine::Burstein));
        assert_eq!(TypeCode::of(Engine::Burstein, None, false), burstein);
        let double = TypeCode::read("FIDE_DOUBLESWISS_BAKU");
        assert_eq!(double.paired_by(None), Ok(Engine::DoubleSwiss));
        assert_eq!(TypeCode::of(Engine::DoubleSwiss, None, true), double);
        // The Lim System has no code of its own: what is written is not read as it.
        let lim = TypeCode::of(Engine::Lim, None, true);
        assert_eq!(lim.written(), "CUSTOM_SWISS_BAKU");
        assert_eq!(lim.system, System::CustomSwiss);
        let error = TypeCode::read("CUSTOM_SWISS_BAKU").paired_by(None);
        let error = error.unwrap_err();
        assert_eq!(error.system, System::CustomSwiss);
        assert_eq!(
            error.to_string(),
            "the pairings of CUSTOM_SWISS are not known"
        );
        for edition in dutch::Edition::ALL {
            for start in [None, january, february] {
                for baku in [false, true] {
                    let written = TypeCode::of(Engine::Dutch(edition), start, baku).written();
                    let read = TypeCode::read(&written);
                    assert_eq!((read.edition_on(start), read.baku), (edition, baku));
                }
            }
        }
        let plain = TypeCode::of(Engine::Dutch(Fide2026), february, false).written();
        assert_eq!(plain, "FIDE_DUTCH");
    }
}
