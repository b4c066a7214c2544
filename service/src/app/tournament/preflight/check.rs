//! The checks before round 1.

/// A check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Check {
    /// At least two participants.
    Players,
    /// Whether the check-in is closed.
    CheckIn,
    /// Lists of teams, by the rules on who may play.
    Teams,
    /// Participants with the same name.
    Doubles,
    /// FIDE numbers.
    Ids,
    /// Years of birth, and sex.
    Births,
    /// The colour of number 1.
    Colour,
    /// Whether there are tie-breaks.
    TieBreaks,
    /// Unrated participants, if ratings break ties.
    Unrated,
    /// Points for the pairing-allocated bye.
    ByePoints,
    /// Half-point byes beyond the limits of the event.
    Byes,
    /// Days and hours of the rounds.
    Days,
    /// The chief arbiter.
    Staff,
    /// Whether the tournament is registered with the federation.
    Registration,
    /// Whether the printer works.
    Sheets,
}

impl Check {
    /// All checks, in the order in which they are shown.
    pub const ALL: [Self; 15] = [
        Self::Players,
        Self::CheckIn,
        Self::Teams,
        Self::Doubles,
        Self::Ids,
        Self::Births,
        Self::Colour,
        Self::TieBreaks,
        Self::Unrated,
        Self::ByePoints,
        Self::Byes,
        Self::Days,
        Self::Staff,
        Self::Registration,
        Self::Sheets,
    ];

    /// Stable code, as stored.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::CheckIn => "check-in",
            Self::Teams => "teams",
            Self::Doubles => "doubles",
            Self::Ids => "ids",
            Self::Births => "births",
            Self::Colour => "colour",
            Self::TieBreaks => "tie-breaks",
            Self::Unrated => "unrated",
            Self::ByePoints => "bye-points",
            Self::Byes => "byes",
            Self::Days => "days",
            Self::Staff => "staff",
            Self::Registration => "registration",
            Self::Sheets => "sheets",
        }
    }

    /// The check with this code; `None` for any other text.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|check| check.code() == code)
    }

    /// Whether round 1 waits until it is put right or accepted.
    #[must_use]
    pub const fn blocks(self) -> bool {
        matches!(self, Self::Players | Self::CheckIn)
    }

    /// Whether an arbiter may accept it as it is, with a reason.
    #[must_use]
    pub const fn may_be_left(self) -> bool {
        !matches!(self, Self::Players)
    }
}
