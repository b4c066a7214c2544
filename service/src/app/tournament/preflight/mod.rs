//! The checks before round 1: what must be put right, and what an arbiter accepts with a reason.
//!
//! | what | file |
//! |---|---|
//! | the checks | [`Check`] |
//! | their findings | [`Fault`] |
//! | the page | [`Preflight`] |
//! | accepting a finding | `accept.rs` |

mod accept;
mod check;
mod fault;
mod view;

pub use accept::accept;
pub use check::Check;
pub use fault::{Fault, People};
pub use view::{Accepted, Finding, Preflight, preflight};
