//! Several stages of an event: a section takes its players from the standings of others, by a rule that everybody may read
//! (`crate::stages`).
//!
//! | what | item |
//! |---|---|
//! | from which groups, by which rule | [`set`], [`StageInput`] |
//! | who goes on, as the standings are now, and why | [`view()`], [`StageView`] |
//! | those who go on are entered | [`enter`], [`Chosen`] |
//!
//! Groups and the stage behind them are sections of one event, each a whole tournament. An arbiter may take somebody else than the
//! rule says: after a play-off, a lot, or where somebody does not play on. How each came is kept beside their entry.

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
