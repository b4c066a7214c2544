//! Telling other servers what happens in a tournament; the only module that knows ureq.

mod client;
mod message;
mod sender;

pub use client::Client;
pub use sender::keep_telling;
