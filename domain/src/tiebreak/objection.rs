//! Objections of C.07 to a tie-break in an event.

use std::fmt;

use super::{Pairings, Regulations, TieBreak, Unrated};
use crate::event::Crosstable;

/// An objection of C.07 to a tie-break in an event. The tie-break is still computed and still ranks, because the event announced it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objection {
    /// A tie-break of the Buchholz family in an event whose pairings are known before the start, such as a round robin (art. 8).
    SwissOnly,
    /// A rating tie-break in an event with unrated participants and no rule for them: it is dropped, so that nobody has a value
    /// (art. 10).
    Unrated {
        /// How many participants are unrated.
        participants: usize,
    },
}

impl Objection {
    /// The objection to `tie_break` in this event, if any.
    #[must_use]
    pub fn to(tie_break: TieBreak, table: &Crosstable, regulations: &Regulations) -> Option<Self> {
        let code = tie_break.code();
        if code.is_for_swiss_only() && regulations.pairings == Pairings::Predetermined {
            return Some(Self::SwissOnly);
        }
        if !code.is_rating_based() || regulations.unrated != Unrated::DropTieBreak {
            return None;
        }
        let unrated = table.participants().iter().filter(|p| p.rating.is_none());
        let participants = unrated.count();
        (participants > 0).then_some(Self::Unrated { participants })
    }

    /// The article of C.07.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::SwissOnly => "8",
            Self::Unrated { .. } => "10",
        }
    }
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SwissOnly => f.write_str("not for round robins (C.07 art. 8)"),
            Self::Unrated { participants } => write!(
                f,
                "dropped, since {participants} unrated take part and the event says nothing of them (C.07 art. 10)"
            ),
        }
    }
}
