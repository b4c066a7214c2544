//! FIDE's rating list as text: one line for each player, with the columns that the heading of the file gives.
//!
//! | list | what the reader finds |
//! |---|---|
//! | combined, with or without `FOA` | ratings of all three kinds |
//! | one kind (heading with the month, `OCT26`) | that rating in [`FidePlayer::standard`], even for rapid or blitz |
//!
//! The list is read line by line, so that its two million players are never in memory at once. Left out: the XML form.

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
