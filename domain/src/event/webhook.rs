//! Messages about a tournament to other servers, and how far their delivery is.

use super::word::words;

/// The event that a message to another server reports.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WebhookEvent {
    /// Nothing happened: the organiser tests whether messages arrive.
    #[default]
    Test,
    /// A round was published.
    RoundPublished,
    /// A published round was taken back.
    RoundTakenBack,
    /// A board got its first result.
    ResultEntered,
    /// The result of a board was changed or taken away.
    ResultCorrected,
    /// The standings may have changed.
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

    /// Stable text code, as in the message.
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

/// How far the delivery of a message to another server is.
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
