//! The choices that the rules leave to the event, as in record 192: `FIDE_TEAM[_TYPEA|_TYPEB][_MP|_GP][_GP|_MP]`.

use crate::event::{ScoreKind, words};

/// Which colour preferences teams have (1.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Preferences {
    /// Type A: only strong preferences.
    #[default]
    TypeA,
    /// Type B: strong and mild preferences.
    TypeB,
    /// No preferences.
    None,
}

impl Preferences {
    /// Every kind, the usual one first.
    pub const ALL: [Self; 3] = [Self::TypeA, Self::TypeB, Self::None];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::TypeA => "A",
            Self::TypeB => "B",
            Self::None => "none",
        }
    }
}

words!(Preferences);

/// The choices that the rules leave to the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Which colour preferences count.
    pub preferences: Preferences,
    /// The score by which teams are ranked and paired.
    pub primary: ScoreKind,
    /// Whether the other score decides which is the first team (4.2) when the primary scores are equal.
    pub uses_secondary: bool,
}

/// Meaning of a plain `FIDE_TEAM`: type A, ranked by match points, with game points as the secondary score (1.2, 1.7).
impl Default for Rules {
    fn default() -> Self {
        Self {
            preferences: Preferences::TypeA,
            primary: ScoreKind::MatchPoints,
            uses_secondary: true,
        }
    }
}

/// Why a team event is not paired here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulesError {
    /// The code does not belong to the Swiss Team System, or its variant is unknown.
    #[error("not a code of the Swiss Team System")]
    Code,
    /// The event is accelerated and paired by game points.
    #[error("events that are paired by game points are not accelerated")]
    AcceleratedGamePoints,
}

impl Rules {
    /// Reads the rules from a code of record 192, without `_BAKU`.
    ///
    /// # Errors
    /// [`RulesError::Code`] for a code of another system, or an unknown variant.
    pub fn from_code(plain: &str) -> Result<Self, RulesError> {
        let rest = plain.strip_prefix("FIDE_TEAM").ok_or(RulesError::Code)?;
        if rest.is_empty() {
            return Ok(Self::default());
        }
        let (preferences, rest) = if let Some(rest) = rest.strip_prefix("_TYPEA") {
            (Preferences::TypeA, rest)
        } else if let Some(rest) = rest.strip_prefix("_TYPEB") {
            (Preferences::TypeB, rest)
        } else {
            (Preferences::None, rest)
        };
        let (primary, uses_secondary) = match rest {
            "" | "_MP_GP" => (ScoreKind::MatchPoints, true),
            "_MP" => (ScoreKind::MatchPoints, false),
            "_GP_MP" => (ScoreKind::GamePoints, true),
            "_GP" => (ScoreKind::GamePoints, false),
            _ => return Err(RulesError::Code),
        };
        Ok(Self {
            preferences,
            primary,
            uses_secondary,
        })
    }

    /// Code of record 192, without `_BAKU`.
    #[must_use]
    pub fn code(self) -> String {
        let preferences = match self.preferences {
            Preferences::TypeA => "_TYPEA",
            Preferences::TypeB => "_TYPEB",
            Preferences::None => "",
        };
        let primary = self.primary.code();
        if self.uses_secondary {
            format!(
                "FIDE_TEAM{preferences}_{primary}_{}",
                self.primary.other().code()
            )
        } else {
            format!("FIDE_TEAM{preferences}_{primary}")
        }
    }

    /// The score that decides which is the first team when the primary scores are equal; `None` if none does.
    #[must_use]
    pub const fn secondary(self) -> Option<ScoreKind> {
        if self.uses_secondary {
            Some(self.primary.other())
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_record_192_name_the_rules() {
        for preferences in Preferences::ALL {
            for primary in ScoreKind::ALL {
                for uses_secondary in [false, true] {
                    let rules = Rules {
                        preferences,
                        primary,
                        uses_secondary,
                    };
                    assert_eq!(Rules::from_code(&rules.code()), Ok(rules));
                }
            }
        }
        assert_eq!(Preferences::ALL.map(Preferences::code), ["A", "B", "none"]);
        let usual = Rules::default();
        for code in ["FIDE_TEAM", "FIDE_TEAM_TYPEA", "FIDE_TEAM_TYPEA_MP_GP"] {
            assert_eq!(Rules::from_code(code), Ok(usual), "{code}");
        }
        for code in [
            "FIDE_TEAM_TYPEC",
            "FIDE_TEAM_MP_MP",
            "CUSTOM_TEAM_SWISS",
            "FIDE_TEAMS",
            "",
        ] {
            assert_eq!(Rules::from_code(code), Err(RulesError::Code), "{code}");
        }
    }
}
