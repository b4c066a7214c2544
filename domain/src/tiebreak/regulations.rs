//! What the rules of the event say about its tie-breaks.

use chrono::NaiveDate;

use crate::event::{Elo, words};

/// Edition of C.07.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// In force from 1 March 2026: dummies are capped (16.4), STD, TPN and RTNG exist.
    #[default]
    March2026,
    /// In force from 1 August 2024 to 28 February 2026: dummies have the participant's own score.
    August2024,
}

impl Edition {
    /// Every edition, newest first.
    pub const ALL: [Self; 2] = [Self::March2026, Self::August2024];

    /// Stable text code: `2026-03`, `2024-08`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::March2026 => "2026-03",
            Self::August2024 => "2024-08",
        }
    }

    /// The edition in force on the first day of an event; the newest one where no day is known.
    #[must_use]
    pub fn in_force(start: Option<NaiveDate>) -> Self {
        let first_day = NaiveDate::from_ymd_opt(2026, 3, 1);
        match start {
            Some(_) if start < first_day => Self::August2024,
            _ => Self::March2026,
        }
    }
}

words!(Edition);

/// How the pairings come about, which decides what an unplayed round is (C.07 art. 15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pairings {
    /// Swiss: art. 16 applies (15.3).
    #[default]
    Swiss,
    /// Known before the start, as in round robins: forfeits are games except for ratings and forfeit
    /// losses in art. 7 (15.2). A free round is no game at all.
    Predetermined,
}

impl Pairings {
    /// The regulations of a system whose pairings are known before the start (`true`), or are not.
    #[must_use]
    pub const fn known_before(predetermined: bool) -> Self {
        if predetermined {
            Self::Predetermined
        } else {
            Self::Swiss
        }
    }
}

/// What becomes of ties that the list leaves (C.07 4.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Remaining {
    /// They stay: tied participants have the same place.
    #[default]
    Shared,
    /// The pairing number decides.
    PairingNumber,
    /// Drawing of lots with this seed; see [`lot`](super::lot).
    Lots(u64),
}

/// [`Remaining`] without the seed of the lots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RemainingTies {
    /// [`Remaining::Shared`].
    #[default]
    Shared,
    /// [`Remaining::PairingNumber`].
    Number,
    /// [`Remaining::Lots`].
    Lots,
}

impl RemainingTies {
    /// Every way, the usual one first.
    pub const ALL: [Self; 3] = [Self::Shared, Self::Number, Self::Lots];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Shared => "shared",
            Self::Number => "number",
            Self::Lots => "lots",
        }
    }
}

words!(RemainingTies);

/// How the rating tie-breaks treat unrated participants (C.07 art. 10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Unrated {
    /// The regulation: if anybody is unrated, no rating tie-break has a value.
    #[default]
    DropTieBreak,
    /// Unrated participants count with this rating, as published before the start.
    CountAs(Elo),
    /// Games against unrated opponents are left out, as published before the start.
    LeaveOut,
}

/// [`Unrated`] without the rating with which unrated participants count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum UnratedRule {
    /// [`Unrated::DropTieBreak`].
    #[default]
    Drop,
    /// [`Unrated::CountAs`].
    CountAs,
    /// [`Unrated::LeaveOut`].
    LeaveOut,
}

impl UnratedRule {
    /// Every rule, the usual one first.
    pub const ALL: [Self; 3] = [Self::Drop, Self::CountAs, Self::LeaveOut];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Drop => "drop",
            Self::CountAs => "count-as",
            Self::LeaveOut => "leave-out",
        }
    }
}

words!(UnratedRule);

/// Which number of rounds caps a dummy (C.07 16.4.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CapRounds {
    /// The rounds counted in these standings.
    #[default]
    Counted,
    /// The rounds of the whole event, also before its end.
    Planned,
}

/// With what the points of a pairing are compared for STD (C.07 7.7). The readings differ for double forfeits, 0–0 and ½–0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum StandardPoints {
    /// The text: with the points of the scheduled opponent.
    #[default]
    AgainstOpponent,
    /// As some programs read it, Gacrux among them: with the points of a draw.
    AgainstDraw,
}

/// Everything that the rules of the event decide about its standings. The default is the edition in force
/// for a Swiss, with shared places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Regulations {
    /// Edition of C.07.
    pub edition: Edition,
    /// Swiss or predetermined pairings.
    pub pairings: Pairings,
    /// What becomes of ties at the end of the list.
    pub remaining: Remaining,
    /// What becomes of unrated participants.
    pub unrated: Unrated,
    /// Rounds that cap a dummy before the end.
    pub cap_rounds: CapRounds,
    /// How STD is read.
    pub standard_points: StandardPoints,
}

impl Regulations {
    /// The default with another edition.
    #[must_use]
    pub fn of(edition: Edition) -> Self {
        Self {
            edition,
            ..Self::default()
        }
    }

    /// These regulations for pairings that are known before the start, or not.
    #[must_use]
    pub const fn with_pairings(self, pairings: Pairings) -> Self {
        Self { pairings, ..self }
    }

    /// These regulations with another reading of STD.
    #[must_use]
    pub const fn with_standard_points(self, standard_points: StandardPoints) -> Self {
        Self {
            standard_points,
            ..self
        }
    }

    /// These regulations with another rule for unrated participants.
    #[must_use]
    pub const fn with_unrated(self, unrated: Unrated) -> Self {
        Self { unrated, ..self }
    }

    /// These regulations with another rule for ties that remain.
    #[must_use]
    pub const fn with_remaining(self, remaining: Remaining) -> Self {
        Self { remaining, ..self }
    }
}
