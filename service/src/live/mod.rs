//! Live screens: tells listeners that a tournament changed. It knows only numbers, never what changed.
//!
//! | what | file |
//! |---|---|
//! | a change, and the event that tells listeners about it | `change` |
//! | the listeners of each tournament, and the events that they get | `hub` |
//! | when each tournament last changed, to know whether a kept page is still true | `versions` |

mod change;
mod hub;
mod versions;

pub use change::{Audience, Change, Event};
pub use hub::Hub;
pub use versions::{Distance, Look, Source, Tick, UNKNOWN, Versions};
