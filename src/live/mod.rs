//! Live screens: who is told that a tournament changed. Knows numbers only.

mod hub;

pub use hub::{Change, Hub};
