//! A tournament of a hall on another site, which follows it. The hall's machine is the master, and the copy changes
//! only through its messages.
//!
//! | what | file |
//! |---|---|
//! | the hall's chief arbiter has a site follow, stops it, starts it again, removes it | `keep` |
//! | the other sections of an event, begun together with one of them | `together` |
//! | which site has its turn next, and the outcome of a turn | `sending` |
//! | the format of a message: the head, rows of tables and of the trail | `message` |
//! | composing a message of what changed since the last one, or of everything | `compose` |
//! | the links through which halls write to a site | `links` |
//! | the answer of a site | `said` |
//! | accepting a message, or refusing one from an older copy or another machine | `follow` |
//! | what the site notes about a message | `noted` |
//! | a message from the machine that goes on with a tournament handed over here: the copy takes its place | `in_place` |
//! | putting the rows of a message into the tables | `apply` |
//! | what a copy needs besides its rows: how players enter, the key of its seats | `beside`, `door` |
//! | what players send to the copy, on its way to the hall | `post` |
//! | the same items, processed in the hall | `fetched` |
//!
//! The hash of the first row of its trail identifies an event on every machine. A message leads from one newest row of the trail to
//! another. The site accepts it if it is at the first of these rows; otherwise it asks for everything. Rows are named by their
//! numbers in the hall, so a message that comes twice, late or out of order changes nothing. A machine that sends everything must
//! know the newest row of the site. One that does not know it has an older copy, or a trail that went another way; it is refused,
//! and the answer names the machine that is followed. The same holds for a machine that goes on with a tournament which the site
//! itself handed over: the copy takes the place of that tournament, and no second one is made.
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
mod in_place;
pub mod keep;
pub mod links;
mod message;
mod noted;
pub mod post;
mod said;
pub mod sending;
pub mod together;

pub(in crate::app) use {
    links::{must_be_followed, refusal},
    post::pass_on,
};
