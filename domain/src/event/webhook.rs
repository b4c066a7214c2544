//! What other servers are told of a tournament, and what became of each message.

use super::word::words;

/// What happened, as a message to another server says it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WebhookEvent {
    /// Nothing: the organiser tries whether messages arrive.
    #[default]
    Test,
    /// A round was published.
    RoundPublished,
    /// A published round was taken back.
    RoundTakenBack,
    /// A board without a result has one.
    ResultEntered,
    /// The result of a board was changed or taken away.
    ResultCorrected,
    /// What the standings say may have changed.
    StandingsChanged,
    /// The event is over.
    EventEnded,
    /// An event that was over goes on.
    EventReopened,
}

impl WebhookEvent {
    /// Every value.
    pub const ALL: [Self; 8] = [
        Self::Test,
        Self::RoundPublished,
        Self::RoundTakenBack,
        Self::ResultEntered,
        Self::ResultCorrected,
        Self::StandingsChanged,
        Self::EventEnded,
        Self::EventReopened,
    ];

    /// Stable text code, which is what the message says.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Test => "test",
            Self::RoundPublished => "round.published",
            Self::RoundTakenBack => "round.taken_back",
            Self::ResultEntered => "result.entered",
            Self::ResultCorrected => "result.corrected",
            Self::StandingsChanged => "standings.changed",
            Self::EventEnded => "event.ended",
            Self::EventReopened => "event.reopened",
        }
    }
}

/// What became of a message to another server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DeliveryState {
    /// It is to be sent.
    #[default]
    Waiting,
    /// The other server took it.
    Sent,
    /// It was not taken in its time.
    GivenUp,
}

impl DeliveryState {
    /// Every value.
    pub const ALL: [Self; 3] = [Self::Waiting, Self::Sent, Self::GivenUp];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Sent => "sent",
            Self::GivenUp => "given-up",
        }
    }
}

words!(WebhookEvent, DeliveryState);
