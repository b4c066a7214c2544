//! Telling other servers what happens in a tournament, and browsers when a board is published; reading electronic boards,
//! broadcasting games, telling a site that follows a hall, asking for a newer version. The only module that knows ureq.

mod board_news;
mod boards;
mod client;
mod feed;
mod lichess;
mod message;
mod mirror;
mod releases;
mod retry_after;
mod sender;
mod threads;

pub use board_news::keep_telling_boards;
pub use boards::keep_reading_boards;
pub use client::Client;
pub use feed::{Files, fetch_feed};
pub use lichess::keep_broadcasting;
pub use mirror::{keep_listening, keep_mirroring};
pub use releases::ask_release;
pub use sender::keep_telling;
