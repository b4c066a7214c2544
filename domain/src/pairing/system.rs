//! Pairing systems by name, and what TRF record 192 says about them (C.02.03, annex "encoded tournament types").
//!
//! | system | code of record 192 | rules | paired here |
//! |---|---|---|---|
//! | FIDE (Dutch) | `FIDE_DUTCH[_2017\|_2026]`, older `FIDE_DUTCH_2025` | C.04.3 | yes |
//! | Dubov | `FIDE_DUBOV` | C.04.4.1 | no |
//! | Burstein | `FIDE_BURSTEIN` | C.04.4.2 | no |
//! | Lim | none of its own: `CUSTOM_SWISS` | C.04.4.3 | no |
//! | Double-Swiss | `FIDE_DOUBLESWISS` | C.04.5 | no |
//! | Swiss by own rules | `CUSTOM_SWISS` | | no |
//! | round robin | `FIDE_ROUNDROBIN`, `BERGER_ROUNDROBIN[_Gn]` | C.05 | no |
//! | double round robin | `FIDE_DOUBLEROUNDROBIN`, `BERGER_DOUBLEROUNDROBIN` | C.05 | no |
//! | Schiller, Scheveningen | `FIDE_SCHILLER…`, `FIDE_SCHEVENINGEN…` | | no |
//! | knock-out | `CUSTOM_KNOCKOUT` | | no |
//! | Swiss for teams | `FIDE_TEAM…`, `CUSTOM_TEAM…` | C.04.6 | no |
//! | round robin for teams | `BERGER_TEAM_ROUNDROBIN…` | | no |
//! | unknown | anything else | | no |
//!
//! The Swiss systems may end in `_BAKU`: accelerated by C.04.7.

use chrono::NaiveDate;

use super::{Entrants, Format, dutch};
use crate::event::words;

/// A pairing system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum System {
    /// FIDE (Dutch) System.
    #[default]
    Dutch,
    /// Dubov System.
    Dubov,
    /// Burstein System.
    Burstein,
    /// Lim System.
    Lim,
    /// Double-Swiss System.
    DoubleSwiss,
    /// A Swiss system by rules of the event's own.
    CustomSwiss,
    /// Everybody against everybody, once.
    RoundRobin,
    /// Everybody against everybody, twice.
    DoubleRoundRobin,
    /// Everybody against the members of all other teams.
    Schiller,
    /// Everybody against the members of the other team.
    Scheveningen,
    /// Knock-out.
    KnockOut,
    /// A Swiss system for teams.
    TeamSwiss,
    /// Every team against every team.
    TeamRoundRobin,
    /// A system whose code this program does not know.
    Unknown,
}

impl System {
    /// Every system, in the order of the table above.
    pub const ALL: [Self; 14] = [
        Self::Dutch,
        Self::Dubov,
        Self::Burstein,
        Self::Lim,
        Self::DoubleSwiss,
        Self::CustomSwiss,
        Self::RoundRobin,
        Self::DoubleRoundRobin,
        Self::Schiller,
        Self::Scheveningen,
        Self::KnockOut,
        Self::TeamSwiss,
        Self::TeamRoundRobin,
        Self::Unknown,
    ];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Dutch => "dutch",
            Self::Dubov => "dubov",
            Self::Burstein => "burstein",
            Self::Lim => "lim",
            Self::DoubleSwiss => "double-swiss",
            Self::CustomSwiss => "custom-swiss",
            Self::RoundRobin => "round-robin",
            Self::DoubleRoundRobin => "double-round-robin",
            Self::Schiller => "schiller",
            Self::Scheveningen => "scheveningen",
            Self::KnockOut => "knock-out",
            Self::TeamSwiss => "team-swiss",
            Self::TeamRoundRobin => "team-round-robin",
            Self::Unknown => "unknown",
        }
    }

    /// The plain code of record 192, without edition, variant and acceleration; `None` for a system that is not known.
    #[must_use]
    pub const fn code192(self) -> Option<&'static str> {
        Some(match self {
            Self::Dutch => "FIDE_DUTCH",
            Self::Dubov => "FIDE_DUBOV",
            Self::Burstein => "FIDE_BURSTEIN",
            Self::Lim | Self::CustomSwiss => "CUSTOM_SWISS",
            Self::DoubleSwiss => "FIDE_DOUBLESWISS",
            Self::RoundRobin => "FIDE_ROUNDROBIN",
            Self::DoubleRoundRobin => "FIDE_DOUBLEROUNDROBIN",
            Self::Schiller => "FIDE_SCHILLER",
            Self::Scheveningen => "FIDE_SCHEVENINGEN",
            Self::KnockOut => "CUSTOM_KNOCKOUT",
            Self::TeamSwiss => "FIDE_TEAM",
            Self::TeamRoundRobin => "BERGER_TEAM_ROUNDROBIN",
            Self::Unknown => return None,
        })
    }

    /// The system of a code of record 192, with or without edition, variant and acceleration.
    #[must_use]
    pub fn from_192(code: &str) -> Self {
        TypeCode::read(code).system
    }

    /// How its rounds come about. Of a system that is not known, rounds are taken as they come.
    #[must_use]
    pub const fn format(self) -> Format {
        match self {
            Self::Dutch
            | Self::Dubov
            | Self::Burstein
            | Self::Lim
            | Self::DoubleSwiss
            | Self::CustomSwiss
            | Self::TeamSwiss
            | Self::Unknown => Format::Swiss,
            Self::RoundRobin
            | Self::DoubleRoundRobin
            | Self::Schiller
            | Self::Scheveningen
            | Self::TeamRoundRobin => Format::Schedule,
            Self::KnockOut => Format::KnockOut,
        }
    }

    /// Whether all pairings are known before the start, which decides what an unplayed round is (C.07 art. 15.2).
    #[must_use]
    pub const fn is_predetermined(self) -> bool {
        matches!(self.format(), Format::Schedule)
    }

    /// Whether players meet, or teams.
    #[must_use]
    pub const fn entrants(self) -> Entrants {
        match self {
            Self::TeamSwiss | Self::TeamRoundRobin => Entrants::Teams,
            _ => Entrants::Players,
        }
    }

    /// Whether this program pairs, checks and explains by it.
    #[must_use]
    pub const fn is_paired_here(self) -> bool {
        matches!(self, Self::Dutch)
    }
}

words!(System);

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
        let plain = plain.to_owned();
        Self {
            system,
            plain,
            edition,
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
        } else if code.contains("DOUBLEROUNDROBIN") {
            System::DoubleRoundRobin
        } else if code.contains("ROUNDROBIN") {
            System::RoundRobin
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

    /// The edition by which such an event is paired here.
    ///
    /// # Errors
    /// It is paired by another system.
    pub fn paired_by(&self, start: Option<NaiveDate>) -> Result<dutch::Edition, NotPairedHere> {
        if self.system.is_paired_here() {
            return Ok(self.edition_on(start));
        }
        Err(NotPairedHere {
            system: self.system,
            code: self.plain.clone(),
        })
    }

    /// The FIDE (Dutch) System of an edition. Where the first day tells the edition, the code has no year: more
    /// programs understand it.
    #[must_use]
    pub fn dutch(edition: dutch::Edition, start: Option<NaiveDate>, baku: bool) -> Self {
        let plain = match edition {
            _ if edition == dutch::Edition::in_force(start) => "FIDE_DUTCH",
            dutch::Edition::Fide2026 => "FIDE_DUTCH_2026",
            dutch::Edition::Fide2017 => "FIDE_DUTCH_2017",
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
                System::Lim => Some(System::CustomSwiss),
                System::Unknown => None,
                other => Some(other),
            };
            assert_eq!(back, same);
        }
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
            (Some("FIDE_DUBOV"), february, None),
            (Some("FIDE_DUTCH_2031"), february, None),
        ] {
            let read = TypeCode::of_report(code);
            assert_eq!(read.paired_by(start).ok(), edition, "{code:?} {start:?}");
        }
        let error = TypeCode::read("FIDE_DUBOV_BAKU").paired_by(None);
        let error = error.unwrap_err();
        assert_eq!(error.system, System::Dubov);
        assert_eq!(
            error.to_string(),
            "the pairings of FIDE_DUBOV are not known"
        );
        for edition in dutch::Edition::ALL {
            for start in [None, january, february] {
                for baku in [false, true] {
                    let written = TypeCode::dutch(edition, start, baku).written();
                    let read = TypeCode::read(&written);
                    assert_eq!((read.edition_on(start), read.baku), (edition, baku));
                }
            }
        }
        let plain = TypeCode::dutch(Fide2026, february, false).written();
        assert_eq!(plain, "FIDE_DUTCH");
    }
}
