//! What is to be put right before round 1, and what is left as it is for a reason.

mod accept;
mod check;
mod fault;
mod view;

pub use accept::accept;
pub use check::Check;
pub use fault::{Fault, People};
pub use view::{Accepted, Finding, Preflight, preflight};
