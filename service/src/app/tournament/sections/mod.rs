//! Events of several tournaments. Each section stays a whole tournament, with its rounds, its trail and its archive; what an
//! event has in common is read from its sections.
//!
//! | what | item |
//! |---|---|
//! | which section of which event a tournament is | [`Section`] |
//! | an event is made around a tournament, a section is added | [`set`], [`add`] |
//! | an entry goes into another section before round 1 | [`move_entry`] |
//! | the sections of an event for its pages | [`event()`], [`Event`] |
//! | what sections have in common, and which says it otherwise | [`unlike`], [`take_over`] |
//! | one entry list over all sections | [`desk()`], [`EventDesk`] |

mod add;
mod arrive;
mod desk;
mod event;
mod moving;
mod section_input;
mod set;
mod unlike;

pub use super::section::Section;
pub(in crate::app) use add::add_again;
pub use add::{NewSection, add};
pub(in crate::app) use arrive::arrive;
pub use desk::{EventDesk, EventLine, desk};
pub use event::{Event, EventSection, event};
pub use moving::move_entry;
pub use section_input::SectionInput;
pub use set::set;
pub use unlike::{Differing, Unlike, take_over, unlike};
