//! Other servers are notified of what happens in a tournament. The chief arbiter adds the servers. A message is stored together
//! with the deed, in the same transaction, and sent afterwards, so nothing is sent that was not committed. A message says what
//! happened and where it can be read, and never names people.
//!
//! | what | file |
//! |---|---|
//! | the arbiter's list: add, show, test, remove | [`keep`] |
//! | which addresses are accepted | `address.rs` |
//! | which deeds are reported, and the stored message | `note.rs` |
//! | sending, further attempts, answers | [`sending`] |

pub(in crate::app) mod address;
pub mod keep;
pub(in crate::app) mod note;
pub mod sending;

pub use address::{Reach, origin};
