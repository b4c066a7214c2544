//! White or Black, as stored in decisions.

use serde::{Deserialize, Serialize};

use crate::{
    event::Colour,
    rules::{Color, position::colour},
};

/// White or Black, as stored in decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// White.
    White,
    /// Black.
    Black,
}

impl Side {
    /// Code in messages and forms.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

impl From<Colour> for Side {
    fn from(colour: Colour) -> Self {
        match colour {
            Colour::White => Self::White,
            Colour::Black => Self::Black,
        }
    }
}

impl From<Color> for Side {
    fn from(color: Color) -> Self {
        colour(color).into()
    }
}
