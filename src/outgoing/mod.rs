//! Requests to other servers; the only module that knows ureq.
//!
//! | what | file |
//! |---|---|
//! | webhooks: telling other servers what happens in a tournament | `sender`, `message` |
//! | push messages when a board is published | `board_news` |
//! | reading electronic boards | `boards`, `feed` |
//! | broadcasting games on lichess | `lichess` |
//! | sending tournaments to a site that follows a hall | `mirror` |
//! | asking for a newer version | `releases` |
//! | the client, with its limits; when to ask again | `client`, `retry_after` |
//! | the threads of all these | `threads` |

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
