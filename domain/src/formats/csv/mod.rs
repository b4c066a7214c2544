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
mod write;

#[cfg(test)]
mod tests;

pub use cell::CellReason;
pub use column::PlayerColumn;
pub use draft::PlayerDraft;
pub use records::{MOST_ROWS, Record, Records, records};
pub use write::{Layout, write};

/// What stands between two cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Separator {
    /// `,` as in RFC 4180.
    #[default]
    Comma,
    /// `;` as spreadsheets write where the comma is the decimal sign.
    Semicolon,
    /// A tab, as pasted from a spreadsheet.
    Tab,
}

impl Separator {
    /// Every value.
    pub const ALL: [Self; 3] = [Self::Comma, Self::Semicolon, Self::Tab];

    /// The character.
    #[must_use]
    pub const fn char(self) -> char {
        match self {
            Self::Comma => ',',
            Self::Semicolon => ';',
            Self::Tab => '\t',
        }
    }
}
