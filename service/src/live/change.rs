//! A change, and the event in which a stream tells it.

use std::sync::Arc;

/// A tournament changed, or what is outside tournaments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Which tournament; `None` for clubs, players and accounts, which nobody listens to.
    pub tournament: Option<i32>,
    /// Number of the audit row, rising: a screen that saw it need not ask again.
    pub number: i32,
    /// Number of the tournament's audit row before it, where that is known; 0 when there was none.
    pub after: Option<i32>,
    /// Whether something changed that everybody may see; outside tournaments, whether every tournament shows it.
    pub is_public: bool,
    /// Whether lists of tournaments and clubs may show what changed.
    pub is_listed: bool,
    /// The board that it is about, by the number of the pairing, where nothing else changed.
    pub board: Option<i32>,
    /// It lies in the database's log before this place; 0 where no copy is read, [`UNKNOWN`](super::UNKNOWN) where that could
    /// not be found out.
    pub place: i64,
}

/// The kinds of listeners. What is told to one of them is told to all of its kind, in the same bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Everybody: hears of what changes something that everybody may see.
    Public,
    /// Those who run the tournament: hear of everything.
    Arbiters,
}

/// An event as it stands on a stream. It names numbers and nothing else: what a reader sees of them, the pages decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event(Arc<str>);

impl Event {
    /// What stands on the screen is of the change `number`, or is to be asked for.
    #[must_use]
    pub fn stands_at(number: i32) -> Self {
        Self(format!("event: at\ndata: {number}\n\n").into())
    }

    /// Anything may have changed.
    #[must_use]
    pub fn changed(number: i32) -> Self {
        Self(format!("id: {number}\nevent: changed\ndata: {number}\n\n").into())
    }

    /// From the change `from` to the change `number` one board changed and nothing else.
    pub(super) fn row(from: i32, number: i32, board: i32) -> Self {
        Self(format!("id: {number}\nevent: row\ndata: {from} {number} {board}\n\n").into())
    }
}

impl AsRef<[u8]> for Event {
    fn as_ref(&self) -> &[u8] {
        self.0.as_bytes()
    }
}
