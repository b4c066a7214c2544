//! Comma-separated files (RFC 4180): tables out, lists of players in.
//!
//! | what | item |
//! |---|---|
//! | writing, safe to open in a spreadsheet | [`write()`] |
//! | rows of a file whose separator and encoding are not known | [`records()`] |
//! | a club's or an arbiter's list of players | [`players`] |
//! | a text that holds such a list, possibly below a title | [`of_list()`] |

mod cell;
mod column;
mod draft;
mod fee;
mod heading;
mod heading_words;
mod list_text;
mod name_order;
pub mod players;
mod records;
mod separator;
mod sex_letters;
mod sheet_fault;
mod write;

#[cfg(test)]
mod entry_list_tests;
#[cfg(test)]
mod tests;

pub use cell::CellReason;
pub use column::PlayerColumn;
pub use draft::PlayerDraft;
pub use fee::{FeePaid, cents_text};
pub use heading::{Heading, Meanings, by_heading, has_heading};
pub use list_text::of_list;
pub use name_order::{Names, cut as cut_name};
pub use records::{MOST_ROWS, Record, Records, records, records_up_to, records_with};
pub use separator::Separator;
pub use write::{Layout, write};
