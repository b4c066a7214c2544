//! Codes of the tie-breaks of teams, as TRF records 202 and 212 write them.

use std::{fmt, str::FromStr};

use super::super::{Cut, TieBreak, TieBreakError};
use crate::event::ScoreKind;

/// The tie-breaks of two teams that direct encounter leaves tied in both scores (C.07 art. 13.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EncounterChain {
    /// `EDE`: no further tie-break.
    Nothing,
    /// `EDEBT`: board count, then top board results.
    CountThenTop,
    /// `EDEBB`: board count, then bottom board elimination.
    CountThenBottom,
    /// `EDET`: top board results.
    Top,
    /// `EDEB`: bottom board elimination.
    Bottom,
}

impl EncounterChain {
    /// Every chain.
    pub const ALL: [Self; 5] = [
        Self::Nothing,
        Self::CountThenTop,
        Self::CountThenBottom,
        Self::Top,
        Self::Bottom,
    ];

    const fn acronym(self) -> &'static str {
        match self {
            Self::Nothing => "EDE",
            Self::CountThenTop => "EDEBT",
            Self::CountThenBottom => "EDEBB",
            Self::Top => "EDET",
            Self::Bottom => "EDEB",
        }
    }
}

/// The kind of the tie-break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TeamCode {
    /// `MP`, `GP`: one of the scores.
    Score(ScoreKind),
    /// `MPvGP`: the secondary score.
    OtherScore,
    /// A tie-break of individuals on one of the scores; on the primary one for `None`.
    OfIndividuals(TieBreak, Option<ScoreKind>),
    /// `EMMSB`, `EMGSB`, `EGMSB`, `EGGSB`: scores of the opponents times own points.
    Extended {
        /// Which score of the opponents.
        opponents: ScoreKind,
        /// Which of the own points.
        own: ScoreKind,
    },
    /// `SSSC`: the secondary score, and the strength of schedule by the primary one.
    ScoreAndSchedule,
    /// `BC`: board count.
    BoardCount,
    /// `TBR`: top board results.
    TopBoardResults,
    /// `BBE`: bottom board elimination.
    BottomBoardElimination,
    /// `EDE` and its chains: extended direct encounter.
    DirectEncounter(EncounterChain),
}

/// A tie-break of teams with its modifiers: `EMMSB/C1`, `BH:GP/C1`, `SSSC/K4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TeamTieBreak {
    code: TeamCode,
    cut: Cut,
    fore: bool,
    divisor: Option<u16>,
}

/// Why a text is not a tie-break of teams.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TeamTieBreakError {
    /// Neither a tie-break of teams nor one of individuals.
    #[error(transparent)]
    Individual(#[from] TieBreakError),
    /// A score that is neither `MP` nor `GP`.
    #[error("unknown score {0}")]
    Score(String),
    /// A modifier that this tie-break does not take.
    #[error("{code} does not take the modifier {modifier}")]
    NotApplicable {
        /// The tie-break.
        code: String,
        /// The modifier as written.
        modifier: String,
    },
    /// It uses ratings, which teams do not have.
    #[error("{0} is calculated from ratings, which teams do not have")]
    Ratings(String),
}

impl TeamTieBreak {
    /// The tie-break without modifiers.
    #[must_use]
    pub const fn new(code: TeamCode) -> Self {
        Self {
            code,
            cut: Cut::Nothing,
            fore: false,
            divisor: None,
        }
    }

    /// The kind of the tie-break.
    #[must_use]
    pub const fn code(self) -> TeamCode {
        self.code
    }

    /// The cut of an ESB.
    #[must_use]
    pub const fn cut(self) -> Cut {
        self.cut
    }

    /// Whether SSSC uses Fore Buchholz.
    #[must_use]
    pub const fn is_fore(self) -> bool {
        self.fore
    }

    /// The divisor of the strength of schedule in SSSC; `None` if the event does not set it.
    #[must_use]
    pub const fn divisor(self) -> Option<u16> {
        self.divisor
    }

    /// Whether the smaller value ranks higher.
    #[must_use]
    pub const fn lower_is_better(self) -> bool {
        match self.code {
            TeamCode::BoardCount | TeamCode::DirectEncounter(_) => true,
            TeamCode::OfIndividuals(tie_break, _) => tie_break.lower_is_better(),
            _ => false,
        }
    }

    fn acronym(self) -> String {
        let letter = |kind| match kind {
            ScoreKind::MatchPoints => 'M',
            ScoreKind::GamePoints => 'G',
        };
        match self.code {
            TeamCode::Score(kind) => kind.code().to_owned(),
            TeamCode::OtherScore => "MPvGP".to_owned(),
            TeamCode::OfIndividuals(tie_break, _) => tie_break.code().acronym().to_owned(),
            TeamCode::Extended { opponents, own } => {
                format!("E{}{}SB", letter(opponents), letter(own))
            }
            TeamCode::ScoreAndSchedule => "SSSC".to_owned(),
            TeamCode::BoardCount => "BC".to_owned(),
            TeamCode::TopBoardResults => "TBR".to_owned(),
            TeamCode::BottomBoardElimination => "BBE".to_owned(),
            TeamCode::DirectEncounter(chain) => chain.acronym().to_owned(),
        }
    }
}

/// The codes that only teams have.
fn of_teams(name: &str) -> Option<TeamCode> {
    let mut plain = vec![
        TeamCode::OtherScore,
        TeamCode::ScoreAndSchedule,
        TeamCode::BoardCount,
        TeamCode::TopBoardResults,
        TeamCode::BottomBoardElimination,
    ];
    plain.extend(ScoreKind::ALL.map(TeamCode::Score));
    plain.extend(EncounterChain::ALL.map(TeamCode::DirectEncounter));
    for opponents in ScoreKind::ALL {
        plain.extend(ScoreKind::ALL.map(|own| TeamCode::Extended { opponents, own }));
    }
    plain.into_iter().find(|code| {
        TeamTieBreak::new(*code)
            .acronym()
            .eq_ignore_ascii_case(name)
    })
}

/// Reads `EMMSB/C1`, `BH:MP/C1`, `bh:gp-c1`, `SSSC/F/K4`.
impl FromStr for TeamTieBreak {
    type Err = TeamTieBreakError;

    fn from_str(text: &str) -> Result<Self, TeamTieBreakError> {
        let text = text.trim();
        let end = text.find([':', '/', '-']).unwrap_or(text.len());
        let (name, rest) = text.split_at(end);
        if let Some(code) = of_teams(name.trim()) {
            let mut made = Self::new(code);
            for modifier in rest.split(['/', '-']).skip(1) {
                made.add(modifier.trim())?;
            }
            return match rest.starts_with(':') {
                true => Err(TeamTieBreakError::Score(rest.to_owned())),
                false => Ok(made),
            };
        }
        let (kind, modifiers) = match rest.strip_prefix(':') {
            None => (None, rest),
            Some(rest) => {
                let end = rest.find(['/', '-']).unwrap_or(rest.len());
                let (kind, modifiers) = rest.split_at(end);
                let known = ScoreKind::ALL.into_iter();
                let mut known = known.filter(|one| one.code().eq_ignore_ascii_case(kind.trim()));
                let kind = known.next();
                let unknown = || TeamTieBreakError::Score(rest.to_owned());
                (Some(kind.ok_or_else(unknown)?), modifiers)
            }
        };
        let tie_break: TieBreak = format!("{name}{modifiers}").parse()?;
        if tie_break.code().is_rating_based() {
            let name = tie_break.code().acronym().to_owned();
            return Err(TeamTieBreakError::Ratings(name));
        }
        Ok(Self::new(TeamCode::OfIndividuals(tie_break, kind)))
    }
}

impl TeamTieBreak {
    fn add(&mut self, modifier: &str) -> Result<(), TeamTieBreakError> {
        let upper = modifier.to_ascii_uppercase();
        let cut = match upper.as_str() {
            "C1" => Some(Cut::One),
            "C2" => Some(Cut::Two),
            "M1" => Some(Cut::MedianOne),
            "M2" => Some(Cut::MedianTwo),
            _ => None,
        };
        let divisor = upper
            .strip_prefix('K')
            .and_then(|number| number.parse().ok());
        match (self.code, cut, divisor) {
            (TeamCode::Extended { .. }, Some(cut), _) if self.cut == Cut::Nothing => self.cut = cut,
            (TeamCode::ScoreAndSchedule, _, Some(number @ 1..)) => self.divisor = Some(number),
            (TeamCode::ScoreAndSchedule, ..) if upper == "F" => self.fore = true,
            _ => {
                return Err(TeamTieBreakError::NotApplicable {
                    code: self.acronym(),
                    modifier: upper,
                });
            }
        }
        Ok(())
    }
}

/// Canonical form: `BH:MP/C1`, `SSSC/F/K4`.
impl fmt::Display for TeamTieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let acronym = self.acronym();
        let mut text = acronym.clone();
        if let TeamCode::OfIndividuals(tie_break, kind) = self.code {
            if let Some(kind) = kind {
                text.push_str(&format!(":{}", kind.code()));
            }
            let whole = tie_break.to_string();
            text.push_str(whole.get(acronym.len()..).unwrap_or(""));
        }
        text.push_str(self.cut.text());
        if self.fore {
            text.push_str("/F");
        }
        if let Some(divisor) = self.divisor {
            text.push_str(&format!("/K{divisor}"));
        }
        f.pad(&text)
    }
}
