//! A tournament of a hall on another site, which follows it: the hall's machine is the master, and the copy changes by what it is told
//! alone.
//!
//! | what | file |
//! |---|---|
//! | begun, stopped, taken up again, forgotten, by the hall's chief arbiter | `keep` |
//! | whose turn it is to be sent, and what came of it | `sending` |
//! | what is sent: the head, rows of tables and of the trail | `message` |
//! | a message made of what changed since the last one, or of everything | `compose` |
//! | the links by which halls write to a site | `links` |
//! | what a site answers | `said` |
//! | a message taken in, or refused: an older copy, another machine | `follow` |
//! | its rows put into the tables | `apply` |
//!
//! An event is known by the first row of its trail, on whichever machine it is. A message says from which newest row of the trail to
//! which it leads; the site takes it where it is at the first, and asks for everything where it is elsewhere. Rows are named by their
//! numbers in the hall, so a message that comes twice, late or out of order changes nothing. Whoever sends everything must know the
//! newest row that the site has: who does not is an older copy, or another machine that went its own way, and is refused by name.

mod apply;
mod compose;
pub mod follow;
pub mod keep;
pub mod links;
mod message;
mod said;
pub mod sending;

pub(in crate::app) use links::refusal;
