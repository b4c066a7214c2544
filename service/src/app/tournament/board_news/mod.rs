//! Browsers that are told when a participant's board is published. Somebody who remembers a board on their phone can subscribe
//! without an account. Nothing of this is in the audit trail, whose rows are permanent. A message is stored together with the
//! deed, in the same transaction, and sent afterwards. Who sits where is read only when it is sent, as everybody may see it then.
//!
//! | what | file |
//! |---|---|
//! | subscribing and unsubscribing | [`browsers`] |
//! | the server's key for push services | [`key()`] |
//! | which deeds are news, and the stored message | `note.rs` |
//! | sending, further attempts, answers | [`sending`] |

pub mod browsers;
mod key;
pub(in crate::app) mod note;
pub mod sending;

pub use key::key;
