//! Refusals about the sections of an event, and about fees.

/// A refusal about sections or fees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventRefusal {
    /// The tournament is no section of an event.
    NoEvent,
    /// The two tournaments are not sections of one event.
    OtherEvent,
    /// A participant can no longer change sections, because a round of one of the two has been prepared.
    Begun {
        /// Label of the section.
        section: String,
        /// Whether round 1 is published; otherwise it is a draft.
        is_published: bool,
    },
    /// Nothing is to be paid.
    NothingDue,
    /// This payment was cancelled already.
    Cancelled {
        /// Number of its receipt.
        receipt: i32,
    },
    /// Something was paid for this entry: the payment must be cancelled first.
    EntryPaid,
    /// The ratings of a list would be mixed with those of another owner, and nobody confirmed that.
    RatingsMixed {
        /// Owner of the list.
        source: String,
    },
}
