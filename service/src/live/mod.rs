//! Live screens: who is told that a tournament changed. Knows numbers only.

mod change;
mod hub;
mod versions;

pub use change::{Audience, Change, Event};
pub use hub::Hub;
pub use versions::{Distance, Look, Source, Tick, UNKNOWN, Versions};
