//! What follows by the Laws from an event at the board. Every answer names its article. A question that is not decided never becomes a
//! result.
//!
//! | article | event | function |
//! |---|---|---|
//! | 5.1.2 | resignation | [`resignation`] |
//! | 5.2.3, 9.1 | draw by agreement | [`agreement`] |
//! | 6.3.1, 6.4 | moves prescribed and moves completed | [`Prescribed`] |
//! | 6.8, 6.9, A.5.3 | a flag that is noticed | [`flag_fall`] |
//! | Guidelines III.3 | both flags down | [`both_flags`] |
//! | 7.5.1–7.5.5, A.3–A.5, B.2, B.3 | an illegal move, or an act that counts as one ([`Act`]) | [`illegal_act`] |
//! | 3.10, 7.5.2 | checking an act against the position first | [`held`](held()) |
//! | A.5.4, B.3 | both kings in check, a pawn on the last rank | [`illegal_position`], [`illegal_position_seen`] |
//! | 9.2–9.5 | a claim, correct or wrong | [`claim`] |
//! | Guidelines I.8 | the move in the envelope of an adjourned game | [`sealed_move`](sealed_move()) |
//! | 5, 6.7, 6.9, 7.5.5, 9, 11, 12.9 | the reason that is stored with a result | [`Reason`] |
//! | open points of the text | the event's settings; a ruling names the one that decided | [`OpenPoints`], [`Setting`] |
//!
//! Left out: penalties at the arbiter's discretion (12.9), which are recorded and not computed; what the clocks show, and lateness (see
//! [`crate::clock`]); rulings by questions, such as claims without increment and resumptions (see [`trees`](crate::rules::trees)).

mod claim;
mod held;
mod illegal;
mod illegal_position;
mod reason;
mod result;
mod sealed_move;
mod settings;
#[cfg(test)]
mod tests;

pub use claim::{Claim, ClaimError, ClaimRuling, claim};
pub use held::{Held, held};
pub use illegal::{Act, IllegalAct, IllegalRuling, Remedy, illegal_act};
pub use illegal_position::{
    IllegalPosition, PositionRuling, Sighting, illegal_position, illegal_position_seen,
    standing_rule,
};
pub use reason::Reason;
pub use result::{
    AgreementError, Flags, Prescribed, Ruling, Undecided, Verdict, agreement, both_flags,
    earlier_end, flag_fall, resignation,
};
pub use sealed_move::{Sealed, SealedRuling, sealed_move};
pub use settings::{
    AnnouncedMate, OpenPoints, QuickplayFinish, Seconds, Series, Setting, SettingError,
    SupervisedBlitz, Supervision,
};
