//! A tournament of a hall on another site, which follows it. The hall's machine is the master, and the copy changes
//! only through its messages.
//!
//! | what | file |
//! |---|---|
//! | a site told to follow, stopped, started again, removed, by the hall's chief arbiter | `keep` |
//! | the other sections of an event, begun together with one of them | `together` |
//! | which site has its turn next, and the outcome of a turn | `sending` |
//! | the content of a message: the head, rows of tables and of the trail | `message` |
//! | a message of what changed since the last one, or of everything | `compose` |
//! | the links through which halls write to a site | `links` |
//! | the answer of a site | `said` |
//! | a message accepted, or refused: an older copy, another machine | `follow` |
//! | its rows stored in the tables | `apply` |
//! | what a copy needs besides its rows: how players enter, the key of its seats | `beside`, `door` |
//! | what players send to the copy, on its way to the hall | `post` |
//! | the same items processed in the hall | `fetched` |
//!
//! An event is identified by the first row of its trail, on every machine. A message says from which row of the trail
//! to which it leads. The site accepts it if it is at the first of these rows, and asks for everything if it is
//! elsewhere. Rows are named by their numbers in the hall, so a message that comes twice, late or out of order changes
//! nothing. A machine that sends everything must know the newest row that the site has. If it does not, it is an older
//! copy, or another machine that went its own way; the site refuses it and names the one that it follows.
//!
//! The copy writes nothing back. What players send there waits until the hall asks for it, and becomes part of the
//! event when the hall processes it. Each answer repeats it until the head of a message says that it was taken; the
//! hall processes each item once, by its number.

mod apply;
mod beside;
mod compose;
mod door;
mod fetched;
pub mod follow;
pub mod keep;
pub mod links;
mod message;
pub mod post;
mod said;
pub mod sending;
pub mod together;

pub(in crate::app) use {
    links::{must_be_followed, refusal},
    post::pass_on,
};
