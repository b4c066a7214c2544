//! The rules of the event about its tie-breaks.

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

    /// The edition in force on the first day of an event; the newest one if no day is known.
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

/// The kind of pairings, which decides how an unplayed round counts (C.07 art. 15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pairings {
    /// Swiss: art. 16 applies (15.3).
    #[default]
    Swiss,
    /// Known before the start, as in round robins: forfeits count as games, except for rating tie-breaks and for forfeit losses in art. 7
    /// (15.2). A free round does not count as a game.
    Predetermined,
}

impl Pairings {
    /// Predetermined pairings for `true`, Swiss ones for `false`.
    #[must_use]
    pub const fn known_before(predetermined: bool) -> Self {
        if predetermined {
            Self::Predetermined
        } else {
            Self::Swiss
        }
    }
}

/// How ties are treated that the list of tie-breaks does not break (C.07 4.2).
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

/// The number of rounds that the cap of a dummy uses (C.07 16.4.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CapRounds {
    /// The rounds counted in these standings.
    #[default]
    Counted,
    /// The rounds of the whole event, even before its end.
    Planned,
}

/// The reading of STD (C.07 7.7): what the points of a pairing are compared with. The readings differ for double forfeits, 0–0 and
/// ½–0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum StandardPoints {
    /// As the text says: with the points of the scheduled opponent.
    #[default]
    AgainstOpponent,
    /// As some programs read it, Gacrux among them: with the points of a draw.
    AgainstDraw,
}

/// Everything that the rules of the event decide about its standings. The default is the edition in force, for a Swiss event with
/// shared places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Regulations {
    /// Edition of C.07.
    pub edition: Edition,
    /// Swiss or predetermined pairings.
    pub pairings: Pairings,
    /// How ties at the end of the list are treated.
    pub remaining: Remaining,
    /// How unrated participants are treated.
    pub unrated: Unrated,
    /// The number of rounds for the cap of a dummy.
    pub cap_rounds: CapRounds,
    /// How STD is read.
    pub standard_points: StandardPoints,
}

impl Regulations {
    /// The default regulations with this edition.
    #[must_use]
    pub fn of(edition: Edition) -> Self {
        Self {
            edition,
            ..Self::default()
        }
    }

    /// These regulations with another kind of pairings.
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
