//! Many questions at once, as lines of text.

use shakmaty::{CastlingMode, Chess, Color, PositionError, fen::Fen};

use super::{
    procedure,
    verdict::{Budget, Verdict},
};

/// A question as it stands in a line `fen,winner,expected`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The position.
    pub position: Chess,
    /// Who wants to mate.
    pub winner: Color,
    /// Whether the line says that the winner can, if it says.
    pub expected: Option<bool>,
}

/// Why a line is not a question.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BatchError {
    /// Not two or three fields.
    #[error("a line has the fields fen, winner and expected")]
    Fields,
    /// The first field is not a position.
    #[error("not a legal position: {0}")]
    Position(String),
    /// The second field is neither `white` nor `black`.
    #[error("neither white nor black: {0}")]
    Winner(String),
    /// The third field is neither `winnable` nor `unwinnable`.
    #[error("neither winnable nor unwinnable: {0}")]
    Expected(String),
}

impl Question {
    /// Reads `fen,winner[,expected]`. More men than a game can have are let pass.
    ///
    /// # Errors
    /// What is wrong with the first field that cannot be read.
    pub fn parse(line: &str) -> Result<Question, BatchError> {
        let mut fields = line.trim_end().split(',');
        let (Some(fen), Some(winner), expected, None) =
            (fields.next(), fields.next(), fields.next(), fields.next())
        else {
            return Err(BatchError::Fields);
        };
        let setup: Fen = fen
            .parse()
            .map_err(|error| BatchError::Position(format!("{error}")))?;
        let position = setup
            .into_position::<Chess>(CastlingMode::Standard)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .map_err(|error| BatchError::Position(format!("{error}")))?;
        let winner = match winner {
            "white" => Color::White,
            "black" => Color::Black,
            other => return Err(BatchError::Winner(other.to_owned())),
        };
        let expected = match expected {
            None | Some("") => None,
            Some("winnable") => Some(true),
            Some("unwinnable") => Some(false),
            Some(other) => return Err(BatchError::Expected(other.to_owned())),
        };
        Ok(Question {
            position,
            winner,
            expected,
        })
    }
}

/// Answers lines `fen,winner,expected` (a heading `fen,…` is skipped) with lines
/// `fen,winner,expected,answer,nodes,microseconds`, one by one as they are asked for.
///
/// `answer` is `winnable`, `unwinnable` or `unknown`; `nodes` counts the positions searched. `clock`
/// gives the microseconds since any fixed moment.
pub fn batch<'a>(
    lines: impl Iterator<Item = &'a str> + 'a,
    budget: Budget,
    mut clock: impl FnMut() -> u64 + 'a,
) -> impl Iterator<Item = Result<String, BatchError>> + 'a {
    lines
        .filter(|line| !line.is_empty() && !line.starts_with("fen,"))
        .map(move |line| {
            let question = Question::parse(line)?;
            let start = clock();
            let (verdict, nodes) = procedure::counted(&question.position, question.winner, budget);
            let microseconds = clock().saturating_sub(start);
            let answer = match verdict {
                Verdict::CanMate { .. } => "winnable",
                Verdict::CannotMate { .. } => "unwinnable",
                Verdict::Unknown { .. } => "unknown",
            };
            let line = line.trim_end();
            let comma = if question.expected.is_none() && line.matches(',').count() < 2 {
                ","
            } else {
                ""
            };
            Ok(format!("{line}{comma},{answer},{nodes},{microseconds}"))
        })
}
