//! The subject of a deed. The trail keeps it beside the deed, so that all rows about one thing can be found.

use std::fmt;

/// The thing that a deed was done to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The result of a board, by the number of the pairing.
    Pairing(i32),
    /// The incidents of a board.
    Incidents(i32),
    /// The game of a board.
    Game(i32),
    /// An entry.
    Entry(i32),
    /// A request to take part.
    Request(i32),
    /// A round, by its number in the tournament.
    Round(i32),
    /// Two players who may not be paired.
    Prohibition(i32),
    /// A tournament.
    Tournament(i32),
    /// A tournament that the deed makes, by its address part.
    Slug(String),
    /// A club.
    Club(i32),
    /// A letter.
    Letter(i32),
    /// A link of a page about chess.
    Link(i32),
    /// A federation or organiser.
    Organiser(i32),
    /// A rating list.
    RatingList(i32),
    /// A player of the registry.
    Player(i32),
    /// An account; `None` when it does not exist.
    User(Option<i32>),
    /// A link for an account that does not exist yet.
    Invitation(i32),
    /// A session, which tells one visitor from another.
    Session(String),
    /// The server itself.
    Server,
}

impl Subject {
    /// The board, by the number of the pairing; `None` if the subject is no board. Such a deed changed no other board.
    #[must_use]
    pub const fn board(&self) -> Option<i32> {
        match self {
            Self::Pairing(id) | Self::Incidents(id) | Self::Game(id) => Some(*id),
            _ => None,
        }
    }

    /// Reads what [`Display`](fmt::Display) wrote; `None` for address parts, sessions and the server.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (kind, id) = text.split_once(':')?;
        let id: i32 = id.parse().ok()?;
        Some(match kind {
            "pairing" => Self::Pairing(id),
            "pairing-incident" => Self::Incidents(id),
            "game-of-pairing" => Self::Game(id),
            "entry" => Self::Entry(id),
            "request" => Self::Request(id),
            "round" => Self::Round(id),
            "forbidden" => Self::Prohibition(id),
            "tournament" => Self::Tournament(id),
            "club" => Self::Club(id),
            "letter" => Self::Letter(id),
            "link" => Self::Link(id),
            "organiser" => Self::Organiser(id),
            "rating-list" => Self::RatingList(id),
            "player" => Self::Player(id),
            "user" => Self::User(Some(id)),
            "invitation" => Self::Invitation(id),
            _ => return None,
        })
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pairing(id) => write!(f, "pairing:{id}"),
            Self::Incidents(id) => write!(f, "pairing-incident:{id}"),
            Self::Game(id) => write!(f, "game-of-pairing:{id}"),
            Self::Entry(id) => write!(f, "entry:{id}"),
            Self::Request(id) => write!(f, "request:{id}"),
            Self::Round(number) => write!(f, "round:{number}"),
            Self::Prohibition(id) => write!(f, "forbidden:{id}"),
            Self::Tournament(id) => write!(f, "tournament:{id}"),
            Self::Club(id) => write!(f, "club:{id}"),
            Self::Letter(id) => write!(f, "letter:{id}"),
            Self::Link(id) => write!(f, "link:{id}"),
            Self::Organiser(id) => write!(f, "organiser:{id}"),
            Self::RatingList(id) => write!(f, "rating-list:{id}"),
            Self::Player(id) => write!(f, "player:{id}"),
            Self::User(Some(id)) => write!(f, "user:{id}"),
            Self::User(None) => f.write_str("user:?"),
            Self::Invitation(id) => write!(f, "invitation:{id}"),
            Self::Slug(text) | Self::Session(text) => f.write_str(text),
            Self::Server => f.write_str("server"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for subject in [
            Subject::Pairing(7),
            Subject::Incidents(7),
            Subject::Game(7),
            Subject::Entry(7),
            Subject::Request(7),
            Subject::Round(7),
            Subject::Prohibition(7),
            Subject::Tournament(7),
            Subject::Club(7),
            Subject::Letter(7),
            Subject::Link(7),
            Subject::Organiser(7),
            Subject::RatingList(7),
            Subject::Player(7),
            Subject::User(Some(7)),
            Subject::Invitation(7),
        ] {
            assert_eq!(Subject::parse(&subject.to_string()), Some(subject));
        }
        for text in [
            "open-2026",
            "server",
            "user:?",
            "pairing:x",
            "pairing:",
            "",
            "other:7",
        ] {
            assert_eq!(Subject::parse(text), None, "{text}");
        }
    }
}
