//! What is asked of the pool.

use std::time::Duration;

/// The longest patience: a rating list of two million players on a machine that is busy.
pub const LONGEST: Duration = Duration::from_secs(30 * 60);
/// A result is kept for so long at most: some hold the file that was sent.
pub(super) const KEPT: Duration = Duration::from_secs(900);

/// Who asks for a job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asker {
    /// Whose turn is counted: the account, or the address of a visitor without one.
    pub who: String,
    /// Who may look at the job and cancel it: the account or the session.
    pub owner: String,
    /// Somebody without an account: fewer of their jobs run, for a shorter time.
    pub is_public: bool,
}

/// A job as it is asked for.
#[derive(Clone, Debug)]
pub struct Order {
    /// What kind of work, for words and statistics: `draft`, `why`.
    pub what: &'static str,
    /// Whose queue: the address part of a tournament, or empty.
    pub lane: String,
    /// Who asks.
    pub asker: Asker,
    /// Where a page leads when the job is given up.
    pub back: String,
    /// Requests with the same text share one job; empty: none. It names everything that the result depends on, the reader's rights
    /// and the version of the data among it.
    pub thing: String,
    /// Whether the result is kept after the end for the next who asks for the same, and what it weighs (people in it).
    /// Without a weight a second request after the end is a job of its own.
    pub kept: Option<usize>,
    /// When it is asked for, in seconds since 1970.
    pub asked: u64,
    /// How long the job may take once it has begun, [`LONGEST`] at most.
    pub patience: Duration,
    /// Whether it may be long: then it takes turns with others, and its owner may go away and come back for it. Work
    /// that ends by itself within seconds runs through, and is gone with its ticket.
    pub may_be_long: bool,
}
