//! Importing lists of players into a tournament: a list is first shown row by row, then imported.
//!
//! | what | item |
//! |---|---|
//! | the sent list as a table | [`Source`], [`NotASheet`] |
//! | the arbiter's decisions about it | [`Choices`] |
//! | the list shown: cells, matches with the registry and a rating list, doubles | [`look()`], [`Judged`] |
//! | the list imported | [`enter()`] |
//! | further data in lists | [`Listed`] |

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
