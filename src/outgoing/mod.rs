//! Telling other servers what happens in a tournament, and browsers when a board is published; reading electronic boards, and
//! broadcasting games. The only module that knows ureq.

mod board_news;
mod boards;
mod client;
mod feed;
mod lichess;
mod message;
mod retry_after;
mod sender;
mod threads;

pub use board_news::keep_telling_boards;
pub use boards::keep_reading_boards;
pub use client::Client;
pub use feed::{Files, fetch_feed};
pub use lichess::keep_broadcasting;
pub use sender::keep_telling;
