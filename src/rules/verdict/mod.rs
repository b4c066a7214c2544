//! What the Laws make of an event at the board. Every answer names its article; nothing undecided
//! becomes a result.
//!
//! | article | event | function |
//! |---|---|---|
//! | 5.1.2 | resignation | [`resignation`] |
//! | 5.2.3, 9.1 | draw by agreement | [`agreement`] |
//! | 6.9, A.5.3 | a flag noticed before the prescribed moves were completed | [`flag_fall`] |
//! | Guidelines III.3 | both flags down | [`both_flags`] |
//! | 7.5, A.4, A.5, B.2, B.3 | an illegal move, or an act that counts as one | [`illegal_act`] |
//! | 9.2–9.5 | a claim, good or wrong | [`claim`] |
//! | open points of the text | the event's settings | [`OpenPoints`] |
//!
//! Left out: penalties at the arbiter's choice (12.9), which are recorded, not computed; clocks
//! (see [`crate::clock`]), among them whether the prescribed moves were completed.

mod claim;
mod illegal;
mod result;
mod settings;
#[cfg(test)]
mod tests;

pub use claim::{Claim, ClaimError, ClaimRuling, claim};
pub use illegal::{
    Act, IllegalAct, IllegalPosition, IllegalRuling, Remedy, illegal_act, illegal_position,
};
pub use result::{
    AgreementError, Flags, Ruling, Undecided, Verdict, agreement, both_flags, flag_fall,
    resignation,
};
pub use settings::{AnnouncedMate, OpenPoints, Seconds, Series, Supervision};
