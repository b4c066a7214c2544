//! Remarks on the form of a move.

/// A sign of the text that disagrees with the move, or an unusual form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Warning {
    /// `x` or `:`, but nothing is taken.
    NotACapture,
    /// A hyphen, but a man is taken.
    CaptureWithHyphen,
    /// A check sign, but no check is given.
    NotCheck,
    /// `#`, but it is not mate.
    NotMate,
    /// `++`, but it is neither mate nor double check.
    NotDoubleCheck,
    /// `e.p.`, but the move is not a capture en passant.
    NotEnPassant,
    /// A full stop stands for the hyphen, as in `e7.e6`.
    DotForHyphen,
    /// Capital letters for files or small letters for men, which were accepted.
    LetterCase,
    /// Castling written as a move of the king.
    CastlingAsKingMove,
    /// `=` alone: equality, or a draw offer without its brackets.
    BareEquals,
}

impl Warning {
    /// Stable name, for messages and storage: `not-a-capture`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NotACapture => "not-a-capture",
            Self::CaptureWithHyphen => "capture-with-hyphen",
            Self::NotCheck => "not-check",
            Self::NotMate => "not-mate",
            Self::NotDoubleCheck => "not-double-check",
            Self::NotEnPassant => "not-en-passant",
            Self::DotForHyphen => "dot-for-hyphen",
            Self::LetterCase => "letter-case",
            Self::CastlingAsKingMove => "castling-as-king-move",
            Self::BareEquals => "bare-equals",
        }
    }
}
