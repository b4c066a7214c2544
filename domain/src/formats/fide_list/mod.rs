//! FIDE's rating list as text: one line a player, columns as the heading of the file has them.
//!
//! | list | what the reader finds |
//! |---|---|
//! | combined, with or without `FOA` | ratings of all three kinds |
//! | one kind (heading with the month, `OCT26`) | that rating in [`FidePlayer::standard`], whatever kind it is |
//!
//! The list is read line by line, so that its two million players need no memory. Left out: the XML form.

mod columns;
mod error;
mod list;
mod player;

#[cfg(test)]
mod tests;

pub use columns::FideColumn;
pub use error::FideListError;
pub use list::FideList;
pub use player::{FidePlayer, FideRating};
