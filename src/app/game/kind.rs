//! Kinds of incidents.

use crate::{event::Word, rules::verdict::Reason};

/// What happened at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// An illegal move that was completed (7.5).
    IllegalMove,
    /// An illegal position on the board (A.5.4).
    IllegalPosition,
    /// A fallen flag (6.8).
    Flag,
    /// A draw claim (9.2, 9.3).
    Claim,
    /// A draw offer or a draw by agreement (9.1).
    Offer,
    /// A resignation (5.1.2).
    Resignation,
    /// Men that were touched (4.3–4.5).
    Touched,
    /// A mobile phone or another device (11.3.2).
    Phone,
    /// Wrong colours (7.3).
    Colours,
    /// Wrong initial position (7.2).
    Position,
    /// Displaced men (7.4).
    Displaced,
    /// The clock was set wrongly (6.10.2).
    ClockSetting,
    /// Late arrival (6.7).
    Late,
    /// Disturbance (11.5).
    Disturbance,
    /// Health.
    Health,
    /// Appeal (11.10).
    Appeal,
    /// Anything else.
    Other,
    /// The end of a game that came of itself was confirmed (5.1.1, 5.2, 9.6).
    Ended,
    /// An earlier record is withdrawn as a mistake.
    Withdrawn,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 19] = [
        Self::IllegalMove,
        Self::IllegalPosition,
        Self::Flag,
        Self::Claim,
        Self::Offer,
        Self::Resignation,
        Self::Touched,
        Self::Phone,
        Self::Other,
        Self::Colours,
        Self::Position,
        Self::Displaced,
        Self::ClockSetting,
        Self::Late,
        Self::Disturbance,
        Self::Health,
        Self::Appeal,
        Self::Ended,
        Self::Withdrawn,
    ];

    /// The kinds that an arbiter chooses from; the six common ones first.
    pub const CHOICE: [Self; 17] = [
        Self::IllegalMove,
        Self::Flag,
        Self::Claim,
        Self::Offer,
        Self::Phone,
        Self::Other,
        Self::Resignation,
        Self::Touched,
        Self::IllegalPosition,
        Self::Colours,
        Self::Position,
        Self::Displaced,
        Self::ClockSetting,
        Self::Late,
        Self::Disturbance,
        Self::Health,
        Self::Appeal,
    ];

    /// The common ones with their keys: six, then resignation, clock, touched men and illegal position.
    pub const KEYS: [(&'static str, Self); 10] = [
        ("l", Self::IllegalMove),
        ("b", Self::Flag),
        ("p", Self::Claim),
        ("o", Self::Offer),
        ("t", Self::Phone),
        ("a", Self::Other),
        ("r", Self::Resignation),
        ("s", Self::ClockSetting),
        ("c", Self::Touched),
        ("x", Self::IllegalPosition),
    ];

    /// As stored and as used in addresses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::IllegalMove => "illegal",
            Self::IllegalPosition => "illegal-position",
            Self::Flag => "flag",
            Self::Claim => "claim",
            Self::Offer => "offer",
            Self::Resignation => "resignation",
            Self::Touched => "touched",
            Self::Phone => "phone",
            Self::Other => "other",
            Self::Colours => "colours",
            Self::Position => "position",
            Self::Displaced => "displaced",
            Self::ClockSetting => "clock",
            Self::Late => "late",
            Self::Disturbance => "disturbance",
            Self::Health => "health",
            Self::Appeal => "appeal",
            Self::Ended => "ended",
            Self::Withdrawn => "withdrawn",
        }
    }

    /// The common kind with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        let found = Self::KEYS.iter().find(|(known, _)| *known == key);
        found.map(|(_, kind)| *kind)
    }

    /// The page that judges it by the Laws; the others are only recorded.
    #[must_use]
    pub const fn verdict_page(self) -> Option<&'static str> {
        match self {
            Self::IllegalMove => Some("illegal"),
            Self::IllegalPosition => Some("position"),
            Self::Flag => Some("flag"),
            Self::Claim => Some("claim"),
            Self::Resignation => Some("resign"),
            Self::Offer => Some("agreement"),
            Self::Ended => Some("end"),
            Self::Touched => Some("touched"),
            Self::Late => Some("late"),
            _ => None,
        }
    }

    /// What a result is stored with that the arbiter decides because of it.
    #[must_use]
    pub const fn cause(self) -> Reason {
        match self {
            Self::Phone => Reason::Device,
            Self::Late => Reason::DefaultTime,
            Self::Disturbance => Reason::Penalty,
            Self::Health => Reason::Emergency,
            _ => Reason::ArbitersDecision,
        }
    }

    /// The article it falls under.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::IllegalMove => "7.5",
            Self::IllegalPosition => "A.5.4",
            Self::Flag => "6.8",
            Self::Claim => "9.2",
            Self::Offer => "9.1",
            Self::Resignation => "5.1.2",
            Self::Touched => "4.3",
            Self::Phone => "11.3.2",
            Self::Colours => "7.3",
            Self::Position => "7.2",
            Self::Displaced => "7.4",
            Self::ClockSetting => "6.10.2",
            Self::Late => "6.7",
            Self::Disturbance => "11.5",
            Self::Appeal => "11.10",
            Self::Health | Self::Other | Self::Ended | Self::Withdrawn => "",
        }
    }
}

impl Word for Kind {
    const ALL: &'static [Self] = &Self::ALL;

    fn code(self) -> &'static str {
        Self::code(self)
    }
}
