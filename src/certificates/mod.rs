//! Certificates of a hall: an authority of this machine, which staff devices trust once, and the certificates that it signs for
//! the present addresses. It needs no certificate provider and no Internet.
//!
//! | what | file |
//! |---|---|
//! | the authority: its key, its file, what it signs for | `authority` |
//! | the certificate of a server, renewed while it runs | `leaf` |

mod authority;
mod leaf;

pub use authority::{Authority, AuthorityError};
pub use leaf::Leaf;
