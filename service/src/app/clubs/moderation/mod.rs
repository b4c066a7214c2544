//! Decisions about clubs: administrators decide about all clubs, moderators about those of their regions.
//!
//! | what | file |
//! |---|---|
//! | the regions that somebody moderates | `regions` |
//! | the list with its filters, and one club with all its data | `list` |
//! | the possible decisions | `decision` |
//! | several clubs approved, rejected, suspended or restored at once | `decisions` |
//! | a club merged into another one | `merging` |

mod decision;
mod decisions;
mod list;
mod merging;
mod regions;

pub use decision::ClubDecision;
pub use decisions::decide;
pub use list::{ModeratedClub, ModeratedLine, Moderation, ModerationQuery, list, one};
pub use merging::{MergeTargets, merge, targets};
pub use regions::{ModeratorRegions, moderator, moderator_of, set_moderator};
pub(super) use regions::{charge_of, must_have};
