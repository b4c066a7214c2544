//! Sending the letters in the outbox; the only module that knows lettre.
//!
//! | what | file |
//! |---|---|
//! | the thread that empties the outbox, and its pauses | `sender` |
//! | a letter as a mail message, with its headers | `message` |
//! | the connection to the mail server, and its errors | `server` |

mod message;
mod sender;
mod server;

pub use message::Message;
pub use sender::{Drawing, keep_sending};
pub use server::Server;
