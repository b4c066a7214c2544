//! How long something about a person stays.

/// How long something about a person stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kept {
    /// As long as the tournament is in the database: results are kept, and no job deletes them.
    Event,
    /// Data to reach people for an event: kept for [`Self::CONTACT_DAYS`] after its last day.
    Contacts,
    /// As long as the player or the club is in the registry.
    Registry,
    /// As long as the account is there.
    Account,
    /// As long as the trail, of which nothing is ever changed or deleted.
    Trail,
    /// Address and text of a letter: until it is sent or written by hand, for [`Self::LETTER_DAYS`] at most.
    Letter,
    /// Class, time and outcome of a letter: for [`Self::LETTER_NOTE_DAYS`] after its end.
    LetterNote,
    /// A session: it ends after [`Self::SESSION_DAYS`] at most, and is deleted at the next log-in of anybody.
    Session,
    /// A browser in which an account was signed in: for [`Self::DEVICE_DAYS`] after its last use, then until anybody's next log-in.
    Device,
    /// The language of an address: for [`Self::LANGUAGE_DAYS`] after it was given last.
    Language,
    /// A browser that is told of a board: for [`Self::BOARD_DAYS`] after the last day of the event.
    Board,
}

impl Kept {
    /// Every value.
    pub const ALL: [Self; 11] = [
        Self::Event,
        Self::Contacts,
        Self::Registry,
        Self::Account,
        Self::Trail,
        Self::Letter,
        Self::LetterNote,
        Self::Session,
        Self::Device,
        Self::Language,
        Self::Board,
    ];

    /// Days after the last day of an event for which the data to reach its applicants are kept.
    pub const CONTACT_DAYS: i64 = 90;
    /// Days for which a letter can be sent, unless the link in it expires sooner.
    pub const LETTER_DAYS: i64 = 30;
    /// Days for which the class and the outcome of a letter are kept.
    pub const LETTER_NOTE_DAYS: i64 = 90;
    /// Days after which a session ends, even if it is in use.
    pub const SESSION_DAYS: i64 = 14;
    /// Days for which a browser is remembered.
    pub const DEVICE_DAYS: i64 = 400;
    /// Days for which the language of an address is remembered.
    pub const LANGUAGE_DAYS: i64 = 400;
    /// Days after the last day of an event for which a phone remembers a board, and a browser is told of it.
    pub const BOARD_DAYS: i64 = 7;

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Event => "event",
            Self::Contacts => "contacts",
            Self::Registry => "registry",
            Self::Account => "account",
            Self::Trail => "trail",
            Self::Letter => "letter",
            Self::LetterNote => "letter-note",
            Self::Session => "session",
            Self::Device => "device",
            Self::Language => "language",
            Self::Board => "board",
        }
    }

    /// The number of days; `None` if something else than time ends it.
    #[must_use]
    pub const fn days(self) -> Option<i64> {
        match self {
            Self::Event | Self::Registry | Self::Account | Self::Trail => None,
            Self::Contacts => Some(Self::CONTACT_DAYS),
            Self::Letter => Some(Self::LETTER_DAYS),
            Self::LetterNote => Some(Self::LETTER_NOTE_DAYS),
            Self::Session => Some(Self::SESSION_DAYS),
            Self::Device => Some(Self::DEVICE_DAYS),
            Self::Language => Some(Self::LANGUAGE_DAYS),
            Self::Board => Some(Self::BOARD_DAYS),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The periods of the register of processing.
    #[test]
    fn how_long_it_is_kept() {
        let kept = Kept::ALL.map(|kept| (kept.code(), kept.days()));
        assert_eq!(
            kept,
            [
                ("event", None),
                ("contacts", Some(90)),
                ("registry", None),
                ("account", None),
                ("trail", None),
                ("letter", Some(30)),
                ("letter-note", Some(90)),
                ("session", Some(14)),
                ("device", Some(400)),
                ("language", Some(400)),
                ("board", Some(7)),
            ]
        );
    }
}
