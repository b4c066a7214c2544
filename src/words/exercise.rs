//! Questions about positions and their answers, in words.

use crate::{
    i18n::Words,
    rules::{
        CastlingSide, Chess, Move,
        exercise::{Exercise, Question},
        notation::{Style, write_move},
        position::on_move,
    },
};

use super::moves::{end, illegality, letters};

/// A question and its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// `Il Bianco dà matto in una mossa. Quale?`
    pub question: String,
    /// `Dxf7#`
    pub answer: String,
}

/// The words of `exercise` about `position`.
#[must_use]
pub fn asked(t: Words, position: &Chess, exercise: &Exercise) -> Asked {
    let side = on_move(position).code();
    let (key, answer) = match &exercise.question {
        Question::Mate(moves) => ("exercise-mate", list(t, position, moves)),
        Question::Check(moves) => ("exercise-check", list(t, position, moves)),
        Question::EnPassant(moves) => ("exercise-en-passant", list(t, position, moves)),
        Question::Captures(moves) => ("exercise-captures", list(t, position, moves)),
        Question::Castling(wing, hindered) => {
            let key = match wing {
                CastlingSide::KingSide => "exercise-castling-short",
                CastlingSide::QueenSide => "exercise-castling-long",
            };
            let mut said = vec![t.get(if hindered.is_empty() {
                "exercise-yes"
            } else {
                "exercise-no"
            })];
            said.extend(hindered.iter().map(|cause| illegality(t, cause)));
            (key, said.join(" "))
        }
        Question::Ending(found) => {
            let answer = found.map_or_else(|| t.get("exercise-goes-on"), |found| end(t, found));
            ("exercise-ending", answer)
        }
    };
    Asked {
        question: t.with_one(key, "side", side),
        answer,
    }
}

/// Moves in the notation of the reader's language, in alphabetical order.
fn list(t: Words, position: &Chess, moves: &[Move]) -> String {
    let style = Style::Short(letters(t));
    let mut texts: Vec<String> = moves
        .iter()
        .map(|played| write_move(position, *played, style))
        .collect();
    texts.sort();
    texts.join(", ")
}
