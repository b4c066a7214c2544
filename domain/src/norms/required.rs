//! The four titles and what each of them demands.

use crate::event::Title;

/// A title that is earned by norms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum NormTitle {
    /// Grandmaster.
    Gm,
    /// International Master.
    Im,
    /// Woman Grandmaster.
    Wgm,
    /// Woman International Master.
    Wim,
}

impl NormTitle {
    /// The titles, the highest first.
    pub const ALL: [Self; 4] = [Self::Gm, Self::Im, Self::Wgm, Self::Wim];

    /// `GM`, `IM`, `WGM`, `WIM`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.title().code()
    }

    /// The title with this code, in any case.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|title| title.code().eq_ignore_ascii_case(code))
    }

    /// The title itself.
    #[must_use]
    pub const fn title(self) -> Title {
        match self {
            Self::Gm => Title::Gm,
            Self::Im => Title::Im,
            Self::Wgm => Title::Wgm,
            Self::Wim => Title::Wim,
        }
    }

    /// Whether it is for women only.
    #[must_use]
    pub const fn is_for_women(self) -> bool {
        matches!(self, Self::Wgm | Self::Wim)
    }

    /// Whether a player with the title `held` may still earn it. Players with this title or a higher one may not.
    #[must_use]
    pub fn is_open_to(self, held: Option<Title>) -> bool {
        let above: &[Title] = match self {
            Self::Gm => &[Title::Gm],
            Self::Im => &[Title::Gm, Title::Im],
            Self::Wgm => &[Title::Gm, Title::Im, Title::Wgm],
            Self::Wim => &[Title::Gm, Title::Im, Title::Wgm, Title::Wim],
        };
        held.is_none_or(|held| !above.contains(&held))
    }

    /// Least performance (1.4.8).
    #[must_use]
    pub const fn performance(self) -> i32 {
        match self {
            Self::Gm => 2600,
            Self::Im => 2450,
            Self::Wgm => 2400,
            Self::Wim => 2250,
        }
    }

    /// Least average of the opponents (1.4.7).
    #[must_use]
    pub const fn average(self) -> i32 {
        match self {
            Self::Gm => 2380,
            Self::Im => 2230,
            Self::Wgm => 2180,
            Self::Wim => 2030,
        }
    }

    /// The rating to which the lowest rating of one opponent is raised (1.4.6c).
    #[must_use]
    pub const fn floor(self) -> i32 {
        match self {
            Self::Gm => 2200,
            Self::Im => 2050,
            Self::Wgm => 2000,
            Self::Wim => 1850,
        }
    }

    /// The rating that a player must once have reached for the title itself (1.5.3).
    #[must_use]
    pub const fn rating(self) -> u16 {
        match self {
            Self::Gm => 2500,
            Self::Im => 2400,
            Self::Wgm => 2300,
            Self::Wim => 2200,
        }
    }

    /// Whether an opponent with the title `held` counts among those who must be met (1.4.5b to e).
    #[must_use]
    pub fn is_met_by(self, held: Title) -> bool {
        let wanted: &[Title] = match self {
            Self::Gm => &[Title::Gm],
            Self::Im => &[Title::Gm, Title::Im],
            Self::Wgm => &[Title::Gm, Title::Im, Title::Wgm],
            Self::Wim => &[Title::Gm, Title::Im, Title::Wgm, Title::Wim],
        };
        wanted.contains(&held)
    }
}

/// Whether a title counts among the title-holders of 1.4.5a: all but CM, WCM and honorary ones.
pub(super) const fn is_title_holder(title: Title) -> bool {
    matches!(
        title,
        Title::Gm | Title::Im | Title::Wgm | Title::Fm | Title::Wim | Title::Wfm
    )
}

/// Least title-holders among `games` opponents: half, rounded up (1.4.5a).
pub(super) const fn title_holders(games: usize) -> usize {
    games.div_ceil(2)
}

/// Least opponents with the required titles among `games`: a third, rounded up, but at least three (1.4.5b to e).
pub(super) fn must_meet(games: usize) -> usize {
    games.div_ceil(3).max(3)
}

/// Most opponents of the own federation among `games`: three fifths (1.4.4).
pub(super) const fn most_of_own(games: usize) -> usize {
    games * 3 / 5
}

/// Most opponents of any one federation among `games`: two thirds (1.4.4).
pub(super) const fn most_of_one(games: usize) -> usize {
    games * 2 / 3
}
