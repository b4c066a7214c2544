//! The points that an event must settle because the text of the Laws leaves them open.
//!
//! | point | code | choices, the default first |
//! |---|---|---|
//! | added time in supervised blitz (B.2 against A.3) | `supervised-blitz` | `two-minutes`, `one-minute` |
//! | "any possible series of legal moves" (5.1.2, 6.9, 7.5.5) | `series` | `any`, `until-automatic-draw` |
//! | the move announced in a correct claim would checkmate (9.2.1, 9.3.1 against 5.1.1) | `announced-mate` | `arbiter`, `claim`, `mate` |
//! | Guidelines III, which apply only if the event announced them (III.2.1) | `quickplay-finish` | `not-announced`, `announced` |
//!
//! There is no setting for a question of mate that could not be decided: it always goes to the arbiter.

use std::{fmt, str::FromStr};

use thiserror::Error;

use crate::clock::{Bonus, Kind, TimeControl};
use crate::event::Colour;
use crate::rules::edition::Edition;

/// Seconds of thinking time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seconds(pub u32);

/// Whether there are enough arbiters for the competition rules in rapid and blitz chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Supervision {
    /// One arbiter for at most three games in rapid (A.4), or for each game in blitz (B.2): the competition rules apply. Standard chess
    /// always counts as supervised.
    Full,
    /// Fewer arbiters (A.5, B.3).
    Partial,
}

impl Supervision {
    /// Both, in the order of forms.
    pub const ALL: [Self; 2] = [Self::Full, Self::Partial];

    /// Stable name: `full`, `partial`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Partial => "partial",
        }
    }
}

crate::event::words!(Supervision);

/// The time added for a first illegal move or a wrong claim in supervised blitz (B.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SupervisedBlitz {
    /// Two minutes, by the letter of B.2, which does not repeat A.3.
    #[default]
    TwoMinutes,
    /// One minute, as in rapid (A.3).
    OneMinute,
}

/// How far "any possible series of legal moves" reaches (5.1.2, 6.9, 7.5.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Series {
    /// Any series: the position alone decides.
    #[default]
    Any,
    /// Only until five occurrences or 75 moves would end the game (9.6). If a mate is possible at all, the arbiter then decides.
    UntilAutomaticDraw,
}

/// What prevails if the move announced in a correct claim would checkmate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AnnouncedMate {
    /// The arbiter decides.
    #[default]
    ArbiterDecides,
    /// The claim: the game is drawn.
    Claim,
    /// The mate.
    Mate,
}

/// Whether the event announced Guidelines III, games without increment (III.2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum QuickplayFinish {
    /// Not announced: they do not apply.
    #[default]
    NotAnnounced,
    /// Announced: they apply without increment or delay, but not in blitz (III.2.2).
    Announced,
}

/// One open point with the choice made for it, written `series=any`. A ruling names the setting on which it rests. The caller records
/// who made the choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setting {
    /// Added time in supervised blitz.
    SupervisedBlitz(SupervisedBlitz),
    /// How far a series of moves reaches.
    Series(Series),
    /// Claim against mate.
    AnnouncedMate(AnnouncedMate),
    /// Guidelines III.
    QuickplayFinish(QuickplayFinish),
}

impl Setting {
    /// Every choice of every point. The choices of one point stand together, its default first.
    pub const ALL: [Self; 9] = [
        Self::SupervisedBlitz(SupervisedBlitz::TwoMinutes),
        Self::SupervisedBlitz(SupervisedBlitz::OneMinute),
        Self::Series(Series::Any),
        Self::Series(Series::UntilAutomaticDraw),
        Self::AnnouncedMate(AnnouncedMate::ArbiterDecides),
        Self::AnnouncedMate(AnnouncedMate::Claim),
        Self::AnnouncedMate(AnnouncedMate::Mate),
        Self::QuickplayFinish(QuickplayFinish::NotAnnounced),
        Self::QuickplayFinish(QuickplayFinish::Announced),
    ];

    /// Stable name of the point: `series`.
    #[must_use]
    pub const fn point(self) -> &'static str {
        match self {
            Self::SupervisedBlitz(_) => "supervised-blitz",
            Self::Series(_) => "series",
            Self::AnnouncedMate(_) => "announced-mate",
            Self::QuickplayFinish(_) => "quickplay-finish",
        }
    }

    /// Stable name of the choice: `any`.
    #[must_use]
    pub const fn choice(self) -> &'static str {
        match self {
            Self::SupervisedBlitz(SupervisedBlitz::TwoMinutes) => "two-minutes",
            Self::SupervisedBlitz(SupervisedBlitz::OneMinute) => "one-minute",
            Self::Series(Series::Any) => "any",
            Self::Series(Series::UntilAutomaticDraw) => "until-automatic-draw",
            Self::AnnouncedMate(AnnouncedMate::ArbiterDecides) => "arbiter",
            Self::AnnouncedMate(AnnouncedMate::Claim) => "claim",
            Self::AnnouncedMate(AnnouncedMate::Mate) => "mate",
            Self::QuickplayFinish(QuickplayFinish::NotAnnounced) => "not-announced",
            Self::QuickplayFinish(QuickplayFinish::Announced) => "announced",
        }
    }

    /// The choice of this name for the point of this name.
    ///
    /// # Errors
    /// [`SettingError::Point`] if the point is not known, [`SettingError::Choice`] if the choice is not.
    pub fn from_codes(point: &str, choice: &str) -> Result<Self, SettingError> {
        let mut known = false;
        for setting in Self::ALL {
            if setting.point() == point {
                known = true;
                if setting.choice() == choice {
                    return Ok(setting);
                }
            }
        }
        Err(if known {
            SettingError::Choice {
                point: point.to_owned(),
                choice: choice.to_owned(),
            }
        } else {
            SettingError::Point(point.to_owned())
        })
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.point(), self.choice())
    }
}

/// Why a text is not a setting.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SettingError {
    /// Not of the form `point=choice`.
    #[error("{0:?} is not of the form point=choice")]
    Form(String),
    /// There is no open point of this name.
    #[error("no open point {0:?}")]
    Point(String),
    /// The point has no such choice.
    #[error("open point {point:?} has no choice {choice:?}")]
    Choice {
        point: String,
        /// The choice that was asked for.
        choice: String,
    },
    /// The point is settled twice.
    #[error("open point {0:?} is settled twice")]
    Twice(String),
}

impl FromStr for Setting {
    type Err = SettingError;

    fn from_str(text: &str) -> Result<Self, SettingError> {
        let (point, choice) = text
            .split_once('=')
            .ok_or_else(|| SettingError::Form(text.to_owned()))?;
        Self::from_codes(point.trim(), choice.trim())
    }
}

/// The choices of an event on the points that the Laws leave open. The caller records who made them.
///
/// Stored as one line: `supervised-blitz=two-minutes;series=any;announced-mate=arbiter;…`. Points that the line leaves out keep their
/// default, so an empty line stands for the default.
///
/// ```
/// use tratto_domain::rules::verdict::{OpenPoints, Series};
/// let points: OpenPoints = "series=until-automatic-draw".parse()?;
/// assert_eq!(points.series, Series::UntilAutomaticDraw);
/// assert_eq!(points.to_string().parse(), Ok(points));
/// # Ok::<(), tratto_domain::rules::verdict::SettingError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct OpenPoints {
    /// Added time in supervised blitz.
    pub supervised_blitz: SupervisedBlitz,
    /// How far a series of moves reaches.
    pub series: Series,
    /// Claim against mate.
    pub announced_mate: AnnouncedMate,
    /// Guidelines III.
    pub quickplay_finish: QuickplayFinish,
}

impl OpenPoints {
    /// The choice made for every point.
    #[must_use]
    pub const fn settings(self) -> [Setting; 4] {
        [
            Setting::SupervisedBlitz(self.supervised_blitz),
            Setting::Series(self.series),
            Setting::AnnouncedMate(self.announced_mate),
            Setting::QuickplayFinish(self.quickplay_finish),
        ]
    }

    /// The same choices except for one point.
    #[must_use]
    pub const fn with(self, setting: Setting) -> Self {
        match setting {
            Setting::SupervisedBlitz(supervised_blitz) => Self {
                supervised_blitz,
                ..self
            },
            Setting::Series(series) => Self { series, ..self },
            Setting::AnnouncedMate(announced_mate) => Self {
                announced_mate,
                ..self
            },
            Setting::QuickplayFinish(quickplay_finish) => Self {
                quickplay_finish,
                ..self
            },
        }
    }

    /// The time that the opponent gains by a first illegal move or a wrong claim: two minutes in standard chess (7.5.5, 9.5.3), one in
    /// rapid (A.3; two before 2023) and in blitz (B.3; B.2 before 2023). For supervised blitz it is the event's choice if the edition
    /// leaves it open.
    #[must_use]
    pub const fn added_time(
        self,
        edition: Edition,
        kind: Kind,
        supervision: Supervision,
    ) -> Seconds {
        let laws = edition.provisions();
        Seconds(match (kind, supervision, self.supervised_blitz) {
            (Kind::Standard, ..) => 120,
            (Kind::Blitz, Supervision::Full, SupervisedBlitz::TwoMinutes)
                if laws.supervised_blitz_is_open =>
            {
                120
            }
            (Kind::Rapid, ..) => laws.rapid_seconds,
            (Kind::Blitz, ..) => 60,
        })
    }

    /// Whether Guidelines III apply to a game of this kind: the event announced them (III.2.1), no period of its time control adds time
    /// to a move, and it is not blitz (III.2.2).
    #[must_use]
    pub fn guidelines_iii(self, kind: Kind, control: &TimeControl) -> bool {
        let adds_nothing = |colour| {
            let mut periods = control.schedule(colour).periods().iter();
            periods.all(|period| period.bonus() == Bonus::None)
        };
        self.quickplay_finish == QuickplayFinish::Announced
            && kind != Kind::Blitz
            && Colour::ALL.into_iter().all(adds_nothing)
    }

    /// The setting on which [`added_time`](Self::added_time) rests, if the Laws leave it open.
    #[must_use]
    pub fn added_time_rests_on(
        self,
        edition: Edition,
        kind: Kind,
        supervision: Supervision,
    ) -> Option<Setting> {
        let is_open = edition.provisions().supervised_blitz_is_open;
        (is_open && kind == Kind::Blitz && supervision == Supervision::Full)
            .then_some(Setting::SupervisedBlitz(self.supervised_blitz))
    }
}

impl fmt::Display for OpenPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second, third, fourth] = self.settings();
        write!(f, "{first};{second};{third};{fourth}")
    }
}

impl FromStr for OpenPoints {
    type Err = SettingError;

    fn from_str(text: &str) -> Result<Self, SettingError> {
        let mut points = Self::default();
        let mut settled: Vec<&'static str> = Vec::new();
        for part in text
            .split(';')
            .map(str::trim)
            .filter(|part| !part.is_empty())
        {
            let setting: Setting = part.parse()?;
            if settled.contains(&setting.point()) {
                return Err(SettingError::Twice(setting.point().to_owned()));
            }
            settled.push(setting.point());
            points = points.with(setting);
        }
        Ok(points)
    }
}
