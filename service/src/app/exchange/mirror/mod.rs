//! A tournament of a hall on another site, which follows it. The hall's machine is the master, and the copy changes
//! only through its messages.
//!
//! | what | file |
//! |---|---|
//! | begun, stopped, taken up again, forgotten, by the hall's chief arbiter | `keep` |
//! | the other sections of an event begun with one of them | `together` |
//! | whose turn it is to be sent, and what came of it | `sending` |
//! | what is sent: the head, rows of tables and of the trail | `message` |
//! | a message made of what changed since the last one, or of everything | `compose` |
//! | the links by which halls write to a site | `links` |
//! | what a site answers | `said` |
//! | a message taken in, or refused: an older copy, another machine | `follow` |
//! | what is noted of it | `noted` |
//! | one by whoever goes on with what was handed over here: the copy takes its place | `in_place` |
//! | its rows put into the tables | `apply` |
//! | what a copy needs beside them: its door, the key of its seats | `beside`, `door` |
//! | what players say to the copy, on its way to the hall | `post` |
//! | the same taken by the hall | `fetched` |
//!
//! An event is known by the first row of its trail, on whichever machine it is. A message says from which newest row of the trail to
//! which it leads; the site takes it where it is at the first, and asks for everything where it is elsewhere. Rows are named by their
//! numbers in the hall, so a message that comes twice, late or out of order changes nothing. Whoever sends everything must know the
//! newest row that the site has: who does not is an older copy, or another machine that went its own way, and is refused by name.
//! So does who goes on with what the site itself handed over: the copy takes its place, and nothing is founded beside it.
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
