//! Who acts.

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
    /// Administrator.
    pub is_admin: bool,
    /// Secretary of this club.
    pub club_id: Option<i32>,
}

/// Who asks for a use case, and from where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actor {
    /// The account, or nobody.
    pub user: Option<SignedIn>,
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
            role: "user",
            language: "",
        }
    }

    /// The same, who reads in the language with this tag.
    #[must_use]
    pub fn reading(self, language: &'static str) -> Self {
        Self { language, ..self }
    }

    /// Name for the audit trail.
    #[must_use]
    pub fn name(&self) -> &str {
        self.user
            .as_ref()
            .map_or(self.role, |user| &user.display_name)
    }

    /// Whether this is the command line, or the program itself.
    #[must_use]
    pub fn is_command_line(&self) -> bool {
        self.user.is_none() && [COMMAND_LINE, PROGRAM].contains(&self.role)
    }
}
