//! The sign between two cells.

/// The sign between two cells.
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
