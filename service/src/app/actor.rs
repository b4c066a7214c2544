//! Who acts.

use crate::event::{BoardRange, Duty};

/// Name in the trail of whoever sits at the machine.
const COMMAND_LINE: &str = "command line";
/// Name in the trail of the program.
const PROGRAM: &str = "tratto";

/// Somebody with an account who is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedIn {
    /// Number of the account.
    pub id: i32,
    /// Name as shown beside decisions.
    pub display_name: String,
    /// Whether they are an administrator of the server.
    pub is_admin: bool,
    /// Secretary of this club.
    pub club_id: Option<i32>,
}

/// A device of the staff that was paired with a tournament: it may do one thing there, and has no account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Station {
    /// Number of the device.
    pub id: i32,
    /// Number of the tournament.
    pub tournament: i32,
    /// Address part of the tournament.
    pub slug: String,
    /// What the arbiter calls it; nobody else of the tournament's devices has the name.
    pub name: String,
    /// What it may do.
    pub duty: Duty,
    /// Its boards, where it has only some.
    pub boards: Option<BoardRange>,
}

impl Station {
    /// Whether a board is one of its own.
    #[must_use]
    pub fn serves(&self, board: i32) -> bool {
        let board = u16::try_from(board);
        self.boards
            .is_none_or(|boards| board.is_ok_and(|board| boards.has(board)))
    }
}

/// Who asks for a use case, and from where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actor {
    /// The account, or nobody.
    pub user: Option<SignedIn>,
    /// The device of the staff that asks; who has one has no account.
    pub station: Option<Station>,
    /// Name in the audit trail when there is no account: `visitor`, `command line`, `tratto`.
    pub role: &'static str,
    /// To whom an idempotency key belongs: the account or the visitor's session.
    pub key: String,
    /// Tag of the language in which they read: `it`; empty where nobody knows.
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

    /// The program itself, which does by the clock what nobody asked for.
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

    /// A visitor without account, with what tells one visitor from another.
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

    /// Somebody signed in.
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

    /// This actor, who reads in the language with this tag.
    #[must_use]
    pub fn reading(self, language: &'static str) -> Self {
        Self { language, ..self }
    }

    /// Name for the audit trail.
    #[must_use]
    pub fn name(&self) -> &str {
        match (&self.user, &self.station) {
            (Some(user), _) => &user.display_name,
            (None, Some(station)) => &station.name,
            (None, None) => self.role,
        }
    }

    /// Whether they are who wrote something: the account with this number, or without one whoever has this name.
    #[must_use]
    pub fn wrote(&self, user: Option<i32>, name: &str) -> bool {
        match &self.user {
            Some(me) => user == Some(me.id),
            None => user.is_none() && name == self.name(),
        }
    }

    /// Whether this is the command line, or the program itself.
    #[must_use]
    pub fn is_command_line(&self) -> bool {
        self.user.is_none()
            && self.station.is_none()
            && [COMMAND_LINE, PROGRAM].contains(&self.role)
    }
}
