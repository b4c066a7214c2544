//! Sending what is in the outbox; the only module that knows lettre.

mod message;
mod sender;
mod server;

pub use message::Message;
pub use sender::{Drawing, keep_sending};
pub use server::Server;
