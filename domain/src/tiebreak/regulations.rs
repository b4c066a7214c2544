//! What the rules of the event say about its tie-breaks.

use crate::event::Elo;

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

    /// The edition with this [`code`](Self::code).
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.code() == code)
    }
}

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

/// Which number of rounds caps a dummy (C.07 16.4.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CapRounds {
    /// The rounds counted in these standings.
    #[default]
    Counted,
    /// The rounds of the whole event, also before its end.
    Planned,
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

    /// The same with another rule for ties that remain.
    #[must_use]
    pub const fn with_remaining(self, remaining: Remaining) -> Self {
        Self { remaining, ..self }
    }
}
