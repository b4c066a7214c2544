//! Whether an event can be undone, and why not.

/// Whether an event can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Undoable {
    /// It can be undone.
    Yes,
    /// It is already undone.
    Undone,
    /// It can never be undone, for example because it is itself an undoing.
    Never,
    /// It was done on another server, whose older program did not name the rows in the archive.
    Elsewhere,
    /// Something depends on it.
    BuiltUpon,
    /// The tournament is closed.
    Closed,
}

impl Undoable {
    /// Stable name used in messages.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::Undone => "undone",
            Self::Never => "never",
            Self::Elsewhere => "elsewhere",
            Self::BuiltUpon => "built-upon",
            Self::Closed => "closed",
        }
    }
}
