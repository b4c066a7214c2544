//! What is looked at before round 1.

/// One thing that is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Check {
    /// Two participants at least.
    Players,
    /// Whether the check-in is closed.
    CheckIn,
    /// Lists of teams, by what the event says of who plays.
    Teams,
    /// People of the same name.
    Doubles,
    /// FIDE numbers.
    Ids,
    /// Years of birth, and sexes.
    Births,
    /// The colour of number 1.
    Colour,
    /// Whether ties are broken.
    TieBreaks,
    /// Unrated participants, where ratings break ties.
    Unrated,
    /// What the pairing-allocated bye is worth.
    ByePoints,
    /// Half-point byes that the event does not give.
    Byes,
    /// Days and hours of the rounds.
    Days,
    /// The chief arbiter.
    Staff,
    /// Whether the tournament is registered with the federation.
    Registration,
    /// Whether the printer prints.
    Sheets,
}

impl Check {
    /// All of them, in the order in which they are shown.
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

    /// Stable text code, as stored.
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

    /// The check with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|check| check.code() == code)
    }

    /// Whether round 1 is not prepared until it is put right, or left for a reason.
    #[must_use]
    pub const fn blocks(self) -> bool {
        matches!(self, Self::Players | Self::CheckIn)
    }

    /// Whether an arbiter may leave it as it is, with a reason.
    #[must_use]
    pub const fn may_be_left(self) -> bool {
        !matches!(self, Self::Players)
    }
}
