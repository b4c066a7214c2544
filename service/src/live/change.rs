//! A change, and the event that tells listeners about it.

use std::sync::Arc;

/// A change of one tournament, or of something outside tournaments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Number of the tournament; `None` for clubs, players and accounts, which have no listeners.
    pub tournament: Option<i32>,
    /// Number of the audit row. Numbers rise, so a screen that saw this one need not ask again.
    pub number: i32,
    /// Number of the tournament's audit row before it; 0 if there was none, `None` if it is not known.
    pub after: Option<i32>,
    /// Whether something changed that everybody may see. Outside tournaments: whether every tournament shows it.
    pub is_public: bool,
    /// Whether lists of tournaments and clubs may show what changed.
    pub is_listed: bool,
    /// The only board that changed, by the number of the pairing; `None` if more may have changed.
    pub board: Option<i32>,
    /// The change lies in the database's log before this place; 0 if no copy is read, [`UNKNOWN`](super::UNKNOWN) if
    /// the place could not be found.
    pub place: i64,
}

/// The kinds of listeners. All listeners of one kind get the same bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Everybody: told about changes that everybody may see.
    Public,
    /// The arbiters of the tournament: told about every change.
    Arbiters,
}

/// An event as it is sent on a stream. It contains only numbers; the pages decide what a reader may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event(Arc<str>);

impl Event {
    /// The screen must show the state of the change `number`; if it shows an older one, it asks again.
    #[must_use]
    pub fn stands_at(number: i32) -> Self {
        Self(format!("event: at\ndata: {number}\n\n").into())
    }

    /// Anything may have changed.
    #[must_use]
    pub fn changed(number: i32) -> Self {
        Self(format!("id: {number}\nevent: changed\ndata: {number}\n\n").into())
    }

    /// Between the changes `from` and `number` only this board changed.
    pub(super) fn row(from: i32, number: i32, board: i32) -> Self {
        Self(format!("id: {number}\nevent: row\ndata: {from} {number} {board}\n\n").into())
    }
}

impl AsRef<[u8]> for Event {
    fn as_ref(&self) -> &[u8] {
        self.0.as_bytes()
    }
}
