//! Stages of an event: a section takes its players from the standings of other sections, by a published rule (`crate::stages`).
//!
//! | what | item |
//! |---|---|
//! | choose the groups and the rule | [`set`], [`StageInput`] |
//! | who goes on by the current standings, and why | [`view()`], [`StageView`] |
//! | enter the players who go on | [`enter`], [`Chosen`] |
//!
//! The groups and the next stage are sections of one event, each a whole tournament. An arbiter may choose other players than the
//! rule names: after a play-off, by lot, or where somebody does not play on. How each player came in is stored beside their
//! entry.

mod enter;
mod group;
mod set;
mod stage_input;
mod view;

pub use enter::{Chosen, enter};
pub use group::{Group, GroupLine};
pub use set::set;
pub use stage_input::StageInput;
pub use view::{GroupChoice, StageView, view};
