//! Why something about sections of an event and about fees is not done.

/// Reasons about sections and fees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventRefusal {
    /// The tournament is no section of an event.
    NoEvent,
    /// The two are no sections of one event.
    OtherEvent,
    /// Somebody stays in their section once a round of it or of the other is prepared.
    Begun {
        /// Label of the section.
        section: String,
        /// Whether round 1 is published; otherwise it is a draft.
        is_published: bool,
    },
    /// Nothing is to be paid.
    NothingDue,
    /// This payment was cancelled before.
    Cancelled {
        /// Number of its receipt.
        receipt: i32,
    },
    /// Something was paid for this entry: the payment is cancelled first.
    EntryPaid,
    /// The ratings of a list would stand beside those of another owner, and nobody said that they are to.
    RatingsMixed {
        /// Whose list it is.
        source: String,
    },
}
