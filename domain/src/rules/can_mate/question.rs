//! A question as a line of text: `fen,winner,expected`.

use shakmaty::{CastlingMode, Chess, Color, PositionError, fen::Fen};

/// A position, and the side that wants to mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    pub position: Chess,
    /// The side that wants to mate.
    pub winner: Color,
    /// Whether the winner can mate, according to the line; `None` if it does not say.
    pub expected: Option<bool>,
}

/// A fault in a line, with its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{fault}")]
pub struct QuestionError {
    /// Column in which the field begins, in characters from 1.
    pub column: usize,
    /// The fault.
    pub fault: QuestionFault,
}

/// Why a line is not a question.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum QuestionFault {
    /// Not two or three fields.
    #[error("a line has the fields fen, winner and expected")]
    Fields,
    /// The first field is not a FEN.
    #[error("not a position: {0}")]
    Fen(String),
    /// The position is impossible: a king is missing, or the wrong side is in check.
    #[error("not a legal position: {0}")]
    Position(String),
    /// The second field is neither `white` nor `black`.
    #[error("neither white nor black: {0}")]
    Winner(String),
    /// The third field is neither `winnable` nor `unwinnable`, nor empty.
    #[error("neither winnable nor unwinnable: {0}")]
    Expected(String),
}

impl Question {
    /// Reads `fen,winner[,expected]`. Positions with more men than a game can have, or with checks that no move can have given, are
    /// accepted, because the question makes sense for them.
    ///
    /// # Errors
    /// [`QuestionError`] for the first field that cannot be read.
    pub fn parse(line: &str) -> Result<Question, QuestionError> {
        let mut column = 1;
        let mut fields = Vec::new();
        for field in line.trim_end().split(',') {
            fields.push((column, field.trim()));
            column += field.chars().count() + 1;
        }
        let at = |column| move |fault| QuestionError { column, fault };
        let (fen, winner, expected) = match fields.as_slice() {
            [fen, winner] => (*fen, *winner, (column, "")),
            [fen, winner, expected] => (*fen, *winner, *expected),
            _ => return Err(at(1)(QuestionFault::Fields)),
        };
        Ok(Question {
            position: position(fen.1).map_err(at(fen.0))?,
            winner: match winner.1 {
                "white" => Color::White,
                "black" => Color::Black,
                other => return Err(at(winner.0)(QuestionFault::Winner(other.to_owned()))),
            },
            expected: match expected.1 {
                "" => None,
                "winnable" => Some(true),
                "unwinnable" => Some(false),
                other => return Err(at(expected.0)(QuestionFault::Expected(other.to_owned()))),
            },
        })
    }
}

fn position(text: &str) -> Result<Chess, QuestionFault> {
    let fen: Fen = text
        .parse()
        .map_err(|error| QuestionFault::Fen(format!("{error}")))?;
    let setup = fen.into_setup();
    let mode = CastlingMode::detect(&setup);
    setup
        .position::<Chess>(mode)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .map_err(|error| QuestionFault::Position(format!("{error}")))
}
