//! Events that touched the integrity of a tournament: read from its audit trail, shown to its arbiters, and written into its
//! report as `###` lines (FIDE's acceptance rules for software).
//!
//! | deed | event |
//! |---|---|
//! | a round changed by hand is published | `MPA` |
//! | a published round is taken back | `Undone` |
//! | number of rounds, or tie-breaks, changed after round 1 | `Rounds changed`, `Tie-breaks changed` |
//! | a pair forbidden or allowed after round 1 | `Prohibition` |
//! | a result of an earlier round corrected | `Result corrected` |
//! | a result of a round before the previous one corrected for the rating report | `Correction` |
//! | a full-point bye | `Full-point bye` |
//! | FIDE mode left | `FIDE mode left` |
//! | the tournament made from a report | `Import` |
//! | two equally ranked participants exchanged their pairing numbers | `Exchanged` |
//! | all participants renumbered | `Renumbered` |
//! | a game adjourned; in the report only while it is | `Adjourned` |
//! | one of these undone | `Undone` |

mod acts;
mod line;
mod page;
mod stands;
mod told;
mod undo;
mod undoable;

pub use line::IntegrityLine;
pub use page::{IntegrityView, Shown, view};
pub use undo::undo;
pub use undoable::Undoable;

pub use super::whole_trail::Place;

pub(in crate::app) use acts::remarks;
