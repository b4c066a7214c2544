//! A tie-break with its modifiers, as TRF records 202 and 212 write it.

use std::{fmt, str::FromStr};

use super::{
    Code,
    modifier::{Cut, Modifier},
};

/// A tie-break with its modifiers: `BH/C1`, `DE/P`, `KS/L+2`. Only combinations that MTB26 knows exist
/// (and medians of SB).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TieBreak {
    code: Code,
    cut: Cut,
    forfeits_played: bool,
    fore: bool,
    reversed: bool,
    limit: i8,
}

/// Why a text is not a tie-break.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TieBreakError {
    /// No code before the first separator.
    #[error("no tie-break code")]
    Empty,
    /// No individual tie-break has this acronym.
    #[error("unknown tie-break {0}")]
    UnknownCode(String),
    /// Not a modifier at all, or a number out of range (cuts 1 and 2, limit −99 to 99 half-points).
    #[error("unknown modifier {0}")]
    UnknownModifier(String),
    /// A modifier that this tie-break does not take.
    #[error("{code} does not take the modifier {modifier}", code = code.acronym())]
    NotApplicable {
        /// The tie-break.
        code: Code,
        /// The modifier as written.
        modifier: String,
    },
    /// The same kind of modifier twice.
    #[error("modifier {0} repeats or contradicts an earlier one")]
    Repeated(String),
}

impl TieBreak {
    /// The tie-break without modifiers.
    #[must_use]
    pub const fn new(code: Code) -> Self {
        Self {
            code,
            cut: Cut::Nothing,
            forfeits_played: false,
            fore: false,
            reversed: false,
            limit: 0,
        }
    }

    /// With a cut or median if the code takes it; otherwise unchanged.
    #[must_use]
    pub const fn with_cut(self, cut: Cut) -> Self {
        if self.code.takes(Modifier::Cut(cut)) {
            Self { cut, ..self }
        } else {
            self
        }
    }

    /// With `/P` if the code takes it; otherwise unchanged.
    #[must_use]
    pub const fn with_forfeits_played(self) -> Self {
        if self.code.takes(Modifier::ForfeitsPlayed) {
            Self {
                forfeits_played: true,
                ..self
            }
        } else {
            self
        }
    }

    /// With `/F` if the code takes it; otherwise unchanged.
    #[must_use]
    pub const fn with_fore_buchholz(self) -> Self {
        if self.code.takes(Modifier::Fore) {
            Self { fore: true, ..self }
        } else {
            self
        }
    }

    /// With `/R` if the code takes it; otherwise unchanged.
    #[must_use]
    pub const fn with_order_reversed(self) -> Self {
        if self.code.takes(Modifier::Reversed) {
            Self {
                reversed: true,
                ..self
            }
        } else {
            self
        }
    }

    /// With the Koya limit moved by `half_points` if the code takes it; otherwise unchanged.
    #[must_use]
    pub const fn with_limit(self, half_points: i8) -> Self {
        if self.code.takes(Modifier::Limit(half_points)) {
            Self {
                limit: half_points,
                ..self
            }
        } else {
            self
        }
    }

    /// The kind of the tie-break.
    #[must_use]
    pub const fn code(self) -> Code {
        self.code
    }

    /// The cut: `C1`, `C2`, `M1`, `M2`, or none.
    #[must_use]
    pub const fn cut(self) -> Cut {
        self.cut
    }

    /// Whether forfeits count as games played against the scheduled opponent (`P`).
    #[must_use]
    pub const fn forfeits_played(self) -> bool {
        self.forfeits_played
    }

    /// Whether it is based on Fore Buchholz: `FB`, `AOB/F`.
    #[must_use]
    pub const fn is_fore(self) -> bool {
        self.fore || matches!(self.code, Code::ForeBuchholz)
    }

    /// Whether the order is reversed (`R`).
    #[must_use]
    pub const fn is_reversed(self) -> bool {
        self.reversed
    }

    /// By how many half-points the Koya limit is moved up (`L`); negative if it is moved down.
    #[must_use]
    pub const fn limit(self) -> i8 {
        self.limit
    }

    /// Whether the smaller value ranks higher: DE (a place), TPN, RTNG/R.
    #[must_use]
    pub const fn lower_is_better(self) -> bool {
        match self.code {
            Code::DirectEncounter => true,
            Code::PairingNumber => !self.reversed,
            Code::Rating => self.reversed,
            _ => false,
        }
    }

    fn add(&mut self, modifier: Modifier, text: &str) -> Result<(), TieBreakError> {
        if !self.code.takes(modifier) {
            return Err(TieBreakError::NotApplicable {
                code: self.code,
                modifier: text.to_ascii_uppercase(),
            });
        }
        let repeated = match modifier {
            Modifier::Cut(cut) => std::mem::replace(&mut self.cut, cut) != Cut::Nothing,
            Modifier::ForfeitsPlayed => std::mem::replace(&mut self.forfeits_played, true),
            Modifier::Fore => std::mem::replace(&mut self.fore, true),
            Modifier::Reversed => std::mem::replace(&mut self.reversed, true),
            Modifier::Limit(limit) => std::mem::replace(&mut self.limit, limit) != 0,
        };
        if repeated {
            Err(TieBreakError::Repeated(text.to_ascii_uppercase()))
        } else {
            Ok(())
        }
    }
}

/// Canonical form: `BH/C1/P`, `KS/L+2`.
impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = format!("{}{}", self.code.acronym(), self.cut.text());
        if self.limit != 0 {
            text.push_str(&format!("/L{:+}", self.limit));
        }
        for (set, modifier) in [
            (self.forfeits_played, "/P"),
            (self.fore, "/F"),
            (self.reversed, "/R"),
        ] {
            if set {
                text.push_str(modifier);
            }
        }
        f.pad(&text)
    }
}

/// Reads `BH/C1`, the handbook's `BH-C1`, `ks/l+2`, `KS/L-1`, `KS/L2`, and the old `GE`.
impl FromStr for TieBreak {
    type Err = TieBreakError;

    fn from_str(text: &str) -> Result<Self, TieBreakError> {
        let text = text.trim();
        let (name, mut rest) = match text.find(['/', '-']) {
            Some(at) => text.split_at(at),
            None => (text, ""),
        };
        let name = name.trim();
        if name.is_empty() {
            return Err(TieBreakError::Empty);
        }
        let code = Code::from_acronym(name)
            .ok_or_else(|| TieBreakError::UnknownCode(name.to_ascii_uppercase()))?;
        let mut tie_break = Self::new(code);
        while let Some(after) = rest.strip_prefix(['/', '-']) {
            // The sign of a limit is not a separator: L-2.
            let skip = if after.starts_with(['L', 'l']) {
                2.min(after.len())
            } else {
                0
            };
            let end = after
                .char_indices()
                .skip(skip)
                .find(|(_, c)| matches!(c, '/' | '-'))
                .map_or(after.len(), |(at, _)| at);
            let (modifier, next) = after.split_at(end);
            let modifier = modifier.trim();
            let parsed = Modifier::parse(modifier)
                .ok_or_else(|| TieBreakError::UnknownModifier(modifier.to_ascii_uppercase()))?;
            tie_break.add(parsed, modifier)?;
            rest = next;
        }
        Ok(tie_break)
    }
}
