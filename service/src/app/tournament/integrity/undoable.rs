//! Whether an event can be undone, and why not.

/// Whether an event can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Undoable {
    /// It can.
    Yes,
    /// It was.
    Undone,
    /// It is for good, or an undoing itself.
    Never,
    /// It was done on another machine, whose older program did not say in the archive what it named.
    Elsewhere,
    /// Something was built on it.
    BuiltUpon,
    /// The tournament is closed.
    Closed,
}

impl Undoable {
    /// Stable name, for messages.
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
