//! Events of several tournaments. Each section is a whole tournament, with its own rounds, audit trail and archive. What an event
//! has in common is read from its sections.
//!
//! | what | item |
//! |---|---|
//! | the event and the section to which a tournament belongs | [`Section`] |
//! | making an event around a tournament, adding a section | [`set`], [`add`] |
//! | moving an entry into another section before round 1 | [`move_entry`] |
//! | the sections of an event, for pages | [`event()`], [`Event`] |
//! | common data, and sections that differ in them | [`unlike`], [`take_over`] |
//! | the list of entries over all sections | [`desk()`], [`EventDesk`] |

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
