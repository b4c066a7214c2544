//! Clubs as those see them who decide about them: administrators all, moderators those of their regions.
//!
//! | what | file |
//! |---|---|
//! | whose clubs somebody moderates | `regions` |
//! | the list with its filters, and one club whole | `list` |
//! | what is decided | `decision` |
//! | many are approved, rejected, suspended, restored at once | `decisions` |
//! | a club becomes part of another one | `merging` |

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
