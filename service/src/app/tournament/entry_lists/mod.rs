//! Lists of players straight into a tournament: looked at first, row by row, then taken in.
//!
//! | what | item |
//! |---|---|
//! | what was sent, as a table | [`Source`], [`NotASheet`] |
//! | what the arbiter says of it | [`Choices`] |
//! | the list looked at: cells, matches with the registry and a rating list, doubles | [`look()`], [`Judged`] |
//! | the list taken in | [`enter()`] |
//! | what lists say beside who somebody is | [`Listed`] |

mod choices;
mod compare;
mod doubles;
mod enter;
mod judge;
mod listed;
mod look;
mod matching;
mod rated;
mod source;

pub use choices::{Choices, Take};
pub use compare::list_differences;
pub use doubles::{Double, Other, SameBy};
pub use enter::enter;
pub(in crate::app) use enter::enter_again;
pub use judge::{Judged, Line, Status};
pub use listed::{Listed, ListedInput};
pub use look::{Look, look};
pub use matching::{Candidate, Found};
pub use source::{NotASheet, Source};
