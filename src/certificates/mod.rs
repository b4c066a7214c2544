//! Certificates of a hall: an authority of this machine, which devices of the staff trust once, and what it signs for the addresses of
//! the day. No provider, no internet.

mod authority;
mod leaf;

pub use authority::{Authority, AuthorityError};
pub use leaf::Leaf;
