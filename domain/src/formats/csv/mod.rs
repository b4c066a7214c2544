//! Comma-separated files (RFC 4180): tables out, lists of players in.
//!
//! | what | item |
//! |---|---|
//! | writing, safe to open in a spreadsheet | [`write()`] |
//! | rows of a file whose separator and encoding are not known | [`records()`] |
//! | a club's or an arbiter's list of players | [`players`] |

mod cell;
mod column;
mod draft;
pub mod players;
mod records;
mod separator;
mod write;

#[cfg(test)]
mod tests;

pub use cell::CellReason;
pub use column::PlayerColumn;
pub use draft::PlayerDraft;
pub use records::{MOST_ROWS, Record, Records, records};
pub use separator::Separator;
pub use write::{Layout, write};
