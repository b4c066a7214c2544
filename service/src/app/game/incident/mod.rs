//! Incidents at the board. Everything about one kind is in its own file or folder.
//!
//! - A kind that is only recorded is one constant, an [`About`], as in `health.rs`.
//! - A kind that the Laws judge is a folder: `kind.rs` (its [`About`]), `question.rs` (the fields that ask, and the
//!   judgement), `record.rs` (the data stored with a decision, its sentences, and its fields for a correction).
//!
//! - A kind on which the arbiter rules by questions is a line of `tree/kinds.rs` and a page in `tree/question.rs`; the
//!   questions are a tree of the domain.
//!
//! For a new kind, add its file or folder with its `mod` below, and its line in the table of [`kinds`]. A kind that is
//! judged also needs a line in [`event`] and its pages in [`pages`]. Its words are `incident-CODE` in the message
//! files. Pages, forms, log and print work for every kind.

mod about;
mod append;
mod asked;
pub mod chances;
mod deduction;
pub mod event;
mod incident_input;
pub mod kinds;
pub mod page;
pub mod pages;
mod record;
mod said;

// Judged by the Laws.
pub mod adjourned;
pub mod claim;
pub mod ended;
pub mod flag;
pub mod illegal;
pub mod late;
pub mod offer;
pub mod position;
pub mod resignation;
pub mod sealed;
pub mod touched;
pub mod tree;

// Recorded in the arbiter's words.
mod appeal;
mod health;
mod other;
mod withdrawn;

pub use about::{About, Replaces};
pub use append::append;
pub(in crate::app::game) use append::{clock_typed, write_result};
pub use asked::Asked;
pub(in crate::app::game) use deduction::{deduct, deed};
pub use event::Event;
pub use incident_input::IncidentInput;
pub use kinds::Kind;
pub use record::Record;
pub use said::{Said, Value};
