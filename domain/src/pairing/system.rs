//! Pairing systems by name, and what TRF record 192 says about them (C.02.03, annex "encoded tournament types").
//!
//! | system | code of record 192 | rules | paired here |
//! |---|---|---|---|
//! | FIDE (Dutch) | `FIDE_DUTCH[_2017\|_2026]`, older `FIDE_DUTCH_2025` | C.04.3 | yes |
//! | Dubov | `FIDE_DUBOV` | C.04.4.1 | yes |
//! | Burstein | `FIDE_BURSTEIN` | C.04.4.2 | yes |
//! | Lim | no code of its own: `CUSTOM_SWISS` | C.04.4.3 | yes, if the system is known from elsewhere; experimental |
//! | Double-Swiss | `FIDE_DOUBLESWISS` | C.04.5 | yes |
//! | Swiss by own rules | `CUSTOM_SWISS` | | no |
//! | Keizer | no code of its own: `CUSTOM_SWISS` | [`super::keizer`] | yes |
//! | round robin | `FIDE_ROUNDROBIN`, `BERGER_ROUNDROBIN[_Gn]` | C.05 | yes |
//! | double round robin | `FIDE_DOUBLEROUNDROBIN`, `BERGER_DOUBLEROUNDROBIN` | C.05 | yes |
//! | Scheveningen | `FIDE_SCHEVENINGEN…` | [`super::round_robin::scheveningen`] | yes |
//! | Schiller | `FIDE_SCHILLER…` | [`super::round_robin::schiller`] | yes, if the number of sides is known; the code does not tell it |
//! | Hutton | no code of its own: `CUSTOM_SWISS` | [`super::round_robin::hutton`] | yes, if system and number of sides are known |
//! | Molter | no code of its own: `CUSTOM_SWISS` | [`super::round_robin::molter`] | as the Hutton system |
//! | knock-out | `CUSTOM_KNOCKOUT` | [`super::knock_out`] | yes |
//! | Swiss for teams | `FIDE_TEAM…`, `CUSTOM_TEAM…` | C.04.6 | teams, by [`super::team_swiss`] |
//! | round robin for teams | `BERGER_TEAM_ROUNDROBIN…`, `FIDE_TEAM_ROUNDROBIN` | C.05 | teams, by [`super::round_robin`] |
//! | unknown | anything else | | no |
//!
//! Codes of Swiss systems may end in `_BAKU`: accelerated by C.04.7.

use super::{Entrants, Format};
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
    /// A Swiss system by the event's own rules.
    CustomSwiss,
    /// Keizer system, as clubs play it.
    Keizer,
    /// Round robin: everybody against everybody, once.
    RoundRobin,
    /// Double round robin: everybody against everybody, twice.
    DoubleRoundRobin,
    /// Schiller system: everybody against the members of all other teams.
    Schiller,
    /// Scheveningen system: everybody against the members of the other team.
    Scheveningen,
    /// Hutton system: many teams in one round, in which members of about the same strength meet.
    Hutton,
    /// Molter system: many teams in a few rounds, in which members of about the same strength meet.
    Molter,
    /// Knock-out.
    KnockOut,
    /// A Swiss system for teams.
    TeamSwiss,
    /// Round robin for teams: every team against every team.
    TeamRoundRobin,
    /// A system whose code this program does not know.
    Unknown,
}

impl System {
    /// Every system, in the order of the table above.
    pub const ALL: [Self; 17] = [
        Self::Dutch,
        Self::Dubov,
        Self::Burstein,
        Self::Lim,
        Self::DoubleSwiss,
        Self::CustomSwiss,
        Self::Keizer,
        Self::RoundRobin,
        Self::DoubleRoundRobin,
        Self::Schiller,
        Self::Scheveningen,
        Self::Hutton,
        Self::Molter,
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
            Self::Keizer => "keizer",
            Self::RoundRobin => "round-robin",
            Self::DoubleRoundRobin => "double-round-robin",
            Self::Schiller => "schiller",
            Self::Scheveningen => "scheveningen",
            Self::Hutton => "hutton",
            Self::Molter => "molter",
            Self::KnockOut => "knock-out",
            Self::TeamSwiss => "team-swiss",
            Self::TeamRoundRobin => "team-round-robin",
            Self::Unknown => "unknown",
        }
    }

    /// The plain code of record 192, without edition, variant and acceleration; `None` for an unknown system. A system without
    /// a code of its own is written as one by own rules, and read back as that, never as another system.
    #[must_use]
    pub const fn code192(self) -> Option<&'static str> {
        Some(match self {
            Self::Dutch => "FIDE_DUTCH",
            Self::Dubov => "FIDE_DUBOV",
            Self::Burstein => "FIDE_BURSTEIN",
            Self::Lim | Self::CustomSwiss | Self::Keizer | Self::Hutton | Self::Molter => {
                "CUSTOM_SWISS"
            }
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

    /// How its rounds come about. In an unknown system rounds are taken as they come.
    #[must_use]
    pub const fn format(self) -> Format {
        match self {
            Self::Dutch
            | Self::Dubov
            | Self::Burstein
            | Self::Lim
            | Self::CustomSwiss
            | Self::Keizer
            | Self::TeamSwiss
            | Self::Unknown => Format::Swiss,
            Self::DoubleSwiss => Format::Matches,
            Self::RoundRobin
            | Self::DoubleRoundRobin
            | Self::Schiller
            | Self::Scheveningen
            | Self::Hutton
            | Self::Molter
            | Self::TeamRoundRobin => Format::Schedule,
            Self::KnockOut => Format::KnockOut,
        }
    }

    /// Whether all pairings are known before the start; this decides what counts as an unplayed round (C.07 art. 15.2).
    #[must_use]
    pub const fn is_predetermined(self) -> bool {
        matches!(self.format(), Format::Schedule)
    }

    /// Whether there is a bracket, by which those who lost are out.
    #[must_use]
    pub const fn has_bracket(self) -> bool {
        matches!(self.format(), Format::KnockOut)
    }

    /// Whether an arbiter may change a draft: a bracket says by itself who meets whom.
    #[must_use]
    pub const fn may_be_changed_by_hand(self) -> bool {
        !self.has_bracket()
    }

    /// How often everybody meets everybody, by the name of the system alone.
    #[must_use]
    pub const fn meetings(self) -> u8 {
        match self {
            Self::DoubleRoundRobin => 2,
            _ => 1,
        }
    }

    /// Whether players or teams meet.
    #[must_use]
    pub const fn entrants(self) -> Entrants {
        match self {
            Self::TeamSwiss | Self::TeamRoundRobin => Entrants::Teams,
            _ => Entrants::Players,
        }
    }
}

words!(System);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn systems_have_codes_formats_and_entrants() {
        let codes = System::ALL.map(System::code);
        assert_eq!(
            codes.join(" "),
            "dutch dubov burstein lim double-swiss custom-swiss keizer round-robin double-round-robin schiller \
             scheveningen hutton molter knock-out team-swiss team-round-robin unknown"
        );
        let known_before = System::ALL
            .into_iter()
            .filter(|system| system.is_predetermined());
        let codes: Vec<_> = known_before.map(System::code).collect();
        assert_eq!(
            codes.join(" "),
            "round-robin double-round-robin schiller scheveningen hutton molter team-round-robin"
        );
        let teams = System::ALL
            .into_iter()
            .filter(|system| system.entrants() == Entrants::Teams);
        assert_eq!(
            teams.collect::<Vec<_>>(),
            [System::TeamSwiss, System::TeamRoundRobin]
        );
        let brackets = System::ALL
            .into_iter()
            .filter(|system| system.has_bracket());
        assert_eq!(brackets.collect::<Vec<_>>(), [System::KnockOut]);
        let fixed = System::ALL
            .into_iter()
            .filter(|system| !system.may_be_changed_by_hand());
        assert_eq!(fixed.collect::<Vec<_>>(), [System::KnockOut]);
        let twice = System::ALL
            .into_iter()
            .filter(|system| system.meetings() == 2);
        assert_eq!(twice.collect::<Vec<_>>(), [System::DoubleRoundRobin]);
    }
}
