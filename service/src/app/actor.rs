//! The actor of a use case.

use crate::event::{BoardRange, Duty};

/// Name in the trail of the person at the machine.
const COMMAND_LINE: &str = "command line";
/// Name of the program in the trail.
const PROGRAM: &str = "tratto";

/// Somebody with an account who is logged in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedIn {
    /// Number of the account.
    pub id: i32,
    /// Name as shown with decisions.
    pub display_name: String,
    /// Whether they are an administrator of the server.
    pub is_admin: bool,
    /// Number of the club whose secretary this is; `None` for everybody else.
    pub club_id: Option<i32>,
}

/// A device of the staff that was paired with a tournament. It may do one kind of work there, and has no account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Station {
    /// Number of the device.
    pub id: i32,
    /// Number of the tournament.
    pub tournament: i32,
    /// Address part of the tournament.
    pub slug: String,
    /// Name that the arbiter gave it; unique among the devices of the tournament.
    pub name: String,
    /// The work that it may do.
    pub duty: Duty,
    /// The boards that it serves; `None` for all boards.
    pub boards: Option<BoardRange>,
}

impl Station {
    /// Whether it serves this board.
    #[must_use]
    pub fn serves(&self, board: i32) -> bool {
        let board = u16::try_from(board);
        self.boards
            .is_none_or(|boards| board.is_ok_and(|board| boards.has(board)))
    }
}

/// The person, device or program that asks for a use case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actor {
    /// The account; `None` if nobody is logged in.
    pub user: Option<SignedIn>,
    /// The device of the staff; an actor with a device has no account.
    pub station: Option<Station>,
    /// Name in the trail of an actor without an account: `visitor`, `command line`, `tratto`.
    pub role: &'static str,
    /// Owner of idempotency keys: the account or the visitor's session.
    pub key: String,
    /// Tag of the language in which they read, such as `it`; empty if it is not known.
    pub language: &'static str,
}

impl Actor {
    /// The person at the machine's command line, who may do everything.
    #[must_use]
    pub fn command_line() -> Self {
        Self {
            user: None,
            station: None,
            role: COMMAND_LINE,
            key: COMMAND_LINE.into(),
            language: "",
        }
    }

    /// The program itself, which acts by the clock.
    #[must_use]
    pub fn program() -> Self {
        Self {
            user: None,
            station: None,
            role: PROGRAM,
            key: PROGRAM.into(),
            language: "",
        }
    }

    /// A visitor without an account; `key` distinguishes visitors.
    #[must_use]
    pub fn visitor(key: String) -> Self {
        Self {
            user: None,
            station: None,
            role: "visitor",
            key,
            language: "",
        }
    }

    /// Somebody who is logged in.
    #[must_use]
    pub fn signed_in(user: SignedIn) -> Self {
        Self {
            key: format!("user:{}", user.id),
            user: Some(user),
            station: None,
            role: "user",
            language: "",
        }
    }

    /// A device of the staff.
    #[must_use]
    pub fn station(station: Station) -> Self {
        Self {
            key: format!("station:{}", station.id),
            user: None,
            station: Some(station),
            role: "station",
            language: "",
        }
    }

    /// The same actor, reading in the language with this tag.
    #[must_use]
    pub fn reading(self, language: &'static str) -> Self {
        Self { language, ..self }
    }

    /// Name for the trail.
    #[must_use]
    pub fn name(&self) -> &str {
        match (&self.user, &self.station) {
            (Some(user), _) => &user.display_name,
            (None, Some(station)) => &station.name,
            (None, None) => self.role,
        }
    }

    /// Whether they are the author of something: the account with this number, or without an account this name.
    #[must_use]
    pub fn wrote(&self, user: Option<i32>, name: &str) -> bool {
        match &self.user {
            Some(me) => user == Some(me.id),
            None => user.is_none() && name == self.name(),
        }
    }

    /// Whether this is the command line or the program itself.
    #[must_use]
    pub fn is_command_line(&self) -> bool {
        self.user.is_none()
            && self.station.is_none()
            && [COMMAND_LINE, PROGRAM].contains(&self.role)
    }
}
