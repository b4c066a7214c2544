//! The colours of the boards of a match.

use std::{fmt, str::FromStr};

use super::super::Colour;

/// The colours of the team with White on board 1, board by board (TRF record 352): `WBWB`. One colour for each board, 1 to 99
/// boards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BoardColours(Vec<Colour>);

/// Why a text does not give the colours of the boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardColoursError {
    /// No board, or more than 99.
    #[error("not 1 to 99 boards")]
    Count,
    /// A character other than `W` and `B`.
    #[error("not a row of W and B")]
    Colour,
    /// Board 1 has Black, though the colours are those of the team with White there.
    #[error("board 1 does not have White")]
    First,
}

impl BoardColours {
    /// Alternating colours, White on board 1; `None` outside 1 to 99 boards.
    #[must_use]
    pub fn in_turn(boards: u8) -> Option<Self> {
        let turns = (0..boards).map(|board| match board % 2 {
            0 => Colour::White,
            _ => Colour::Black,
        });
        (1..=99).contains(&boards).then(|| Self(turns.collect()))
    }

    /// How many boards a match has.
    #[must_use]
    pub fn boards(&self) -> usize {
        self.0.len()
    }

    /// The colour of a board, counted from 0, for the team with White on the first board. Beyond the last board colours alternate.
    #[must_use]
    pub fn colour(&self, board: usize) -> Colour {
        let in_turn = match board % 2 {
            0 => Colour::White,
            _ => Colour::Black,
        };
        self.0.get(board).copied().unwrap_or(in_turn)
    }
}

impl fmt::Display for BoardColours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|colour| {
            f.write_str(match colour {
                Colour::White => "W",
                Colour::Black => "B",
            })
        })
    }
}

impl FromStr for BoardColours {
    type Err = BoardColoursError;

    fn from_str(text: &str) -> Result<Self, BoardColoursError> {
        let colours = text.trim().chars().map(|letter| match letter {
            'W' | 'w' => Ok(Colour::White),
            'B' | 'b' => Ok(Colour::Black),
            _ => Err(BoardColoursError::Colour),
        });
        let colours: Vec<Colour> = colours.collect::<Result<_, _>>()?;
        match colours.first() {
            Some(Colour::White) if colours.len() <= 99 => Ok(Self(colours)),
            Some(Colour::Black) => Err(BoardColoursError::First),
            _ => Err(BoardColoursError::Count),
        }
    }
}
