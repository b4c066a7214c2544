//! What touched the integrity of an event: read from its record, shown to its arbiters, told in its report as `###` lines
//! (FIDE's acceptance rules for software).
//!
//! | deed | event |
//! |---|---|
//! | a round published that an arbiter changed by hand | `MPA` |
//! | a published round taken back | `Undone` |
//! | rounds, tie-breaks changed after round 1 | `Rounds changed`, `Tie-breaks changed` |
//! | a pair forbidden or allowed after round 1 | `Prohibition` |
//! | a result of an earlier round corrected | `Result corrected` |
//! | a result of a round before the previous one corrected for the rating report | `Correction` |
//! | a full-point bye | `Full-point bye` |
//! | FIDE mode left | `FIDE mode left` |
//! | made from a report | `Import` |
//! | two equals changed their pairing numbers | `Exchanged` |
//! | everybody numbered anew | `Renumbered` |
//! | a game adjourned; in the report as long as it is | `Adjourned` |
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
