//! Errors of a position that was set up, in the reader's language.

use crate::{
    i18n::Words,
    rules::position::{FenField, PositionFault},
};

/// Every error as a sentence.
pub fn faults(t: Words, faults: &[PositionFault]) -> Vec<String> {
    faults.iter().map(|fault| t.get(code(*fault))).collect()
}

const fn code(fault: PositionFault) -> &'static str {
    match fault {
        PositionFault::Unreadable(field) => match field {
            FenField::Men => "setup-fault-men",
            FenField::Turn => "setup-fault-turn",
            FenField::Castling => "setup-fault-castling-text",
            FenField::EnPassant => "setup-fault-en-passant-text",
            FenField::HalfMoves => "setup-fault-half-moves",
            FenField::MoveNumber => "setup-fault-number",
            FenField::Whole => "setup-fault-whole",
        },
        PositionFault::EmptyBoard => "setup-fault-empty",
        PositionFault::MissingKing => "setup-fault-missing-king",
        PositionFault::TooManyKings => "setup-fault-kings",
        PositionFault::PawnOnLastRank => "setup-fault-pawn",
        PositionFault::CastlingRights => "setup-fault-castling",
        PositionFault::EnPassantSquare => "setup-fault-en-passant",
        PositionFault::OppositeCheck => "setup-fault-check",
        PositionFault::ImpossibleCheck => "setup-fault-impossible-check",
        PositionFault::TooManyMen => "setup-fault-men-too-many",
    }
}
