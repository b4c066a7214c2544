//! Live screens: who is told that a tournament changed. Knows numbers only.

mod hub;
mod versions;

pub use hub::{Change, Hub};
pub use versions::{Source, Tick, Versions};
