//! A request to the pool.

use std::time::Duration;

/// Maximum time of any job, which suffices for a rating list of two million players on a busy machine.
pub const LONGEST: Duration = Duration::from_secs(30 * 60);
/// Maximum time for which a result is kept, because some results hold the uploaded file.
pub(super) const KEPT: Duration = Duration::from_secs(900);

/// The asker of a job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asker {
    /// The name under which limits count: the account, or the address of a visitor without one.
    pub who: String,
    /// Who may see and cancel the job: the account or the session.
    pub owner: String,
    /// Whether the asker has no account: then fewer of their jobs run, and for a shorter time.
    pub is_public: bool,
}

/// A request for a job.
#[derive(Clone, Debug)]
pub struct Order {
    /// Kind of work, for words and statistics: `draft`, `why`.
    pub what: &'static str,
    /// Name of the queue: the address part of a tournament, or empty.
    pub lane: String,
    /// The asker of the job.
    pub asker: Asker,
    /// Address where a page leads when the job is cancelled.
    pub back: String,
    /// Requests with the same text share one job; an empty text shares none. It names everything that the result depends on,
    /// including the reader's rights and the version of the data.
    pub thing: String,
    /// Weight of the result if it is kept for the next request for the same: number of people in it. `None` if a second request
    /// after the end is a job of its own.
    pub kept: Option<usize>,
    /// Time of the request, in seconds since 1970.
    pub asked: u64,
    /// Maximum time of the job once it has begun, at most [`LONGEST`].
    pub patience: Duration,
    /// Whether the job may be long. Then it takes turns with others, and its owner can go away and come back. Work that ends
    /// within seconds runs without turns, and disappears with its ticket.
    pub may_be_long: bool,
}
