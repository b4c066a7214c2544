//! Positions from and to FEN, with every reason for which one is refused (Law 3.10.3).
//!
//! A position is impossible if no legal game reaches it. That cannot be decided cheaply. Instead, conditions are tested that every
//! reachable position fulfils: each player has one king, no pawn stands on the first or last rank, there are not more men than pawns
//! could become, the player who has just moved is not in check, one move can have given the checks, and the rights fit the men.
//!
//! Left out: everything that needs retrograde analysis.

use shakmaty::{
    Board, CastlingMode, Chess, Color, EnPassantMode, Position, PositionError, PositionErrorKinds,
    Setup,
    fen::{Fen, ParseFenError},
};
use thiserror::Error;

use crate::event::Colour;

/// One reason for which a position is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum PositionFault {
    /// The text is not a FEN: this field is wrong.
    #[error("the {0:?} field cannot be read")]
    Unreadable(FenField),
    /// No man at all.
    #[error("no man on the board")]
    EmptyBoard,
    /// A player has no king.
    #[error("a king is missing")]
    MissingKing,
    /// A player has more than one king.
    #[error("too many kings")]
    TooManyKings,
    /// A pawn on the first or last rank.
    #[error("a pawn on the first or last rank")]
    PawnOnLastRank,
    /// Castling rights without king and rook on their squares.
    #[error("castling rights without king and rook in place")]
    CastlingRights,
    /// An en passant square without the pawn that made the double step.
    #[error("an en passant square without a double step")]
    EnPassantSquare,
    /// The player who has just moved is in check.
    #[error("the player without the move is in check")]
    OppositeCheck,
    /// A check that no legal move can have given.
    #[error("a check that no move can have given")]
    ImpossibleCheck,
    /// More men than the missing pawns can have become.
    #[error("too many men")]
    TooManyMen,
}

/// The fields of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FenField {
    /// The men.
    Men,
    /// The player to move.
    Turn,
    /// Castling rights, as `KQkq` or `HAha`.
    Castling,
    /// The en passant square.
    EnPassant,
    /// Half-moves since the last capture or pawn move.
    HalfMoves,
    /// The number of the move.
    MoveNumber,
    /// The number of fields.
    Whole,
}

/// Reads a FEN. Castling rights that do not fit the standard array make the position one of Chess960 (Guidelines II). The half-move
/// clock has no upper bound.
///
/// # Errors
/// Every fault found, never an empty list.
pub fn read_fen(text: &str) -> Result<Chess, Vec<PositionFault>> {
    let fen: Fen = text
        .trim()
        .parse()
        .map_err(|error| vec![PositionFault::Unreadable(field(error))])?;
    let setup: Setup = fen.into_setup();
    if setup.pockets.is_some() || setup.remaining_checks.is_some() {
        return Err(vec![PositionFault::Unreadable(FenField::Whole)]);
    }
    let mode = CastlingMode::detect(&setup);
    setup
        .position(mode)
        .map_err(|error| faults(error.kinds()).collect())
}

/// Reads the position from which a recorded game begins: as [`read_fen`], but too many men (a game at odds) and a check that nobody can
/// have given are accepted.
///
/// # Errors
/// All faults, as [`read_fen`] finds them.
pub fn read_first_position(text: &str) -> Result<Chess, Vec<PositionFault>> {
    read_fen(text).or_else(|faults| playable(text).ok_or(faults))
}

fn playable(fen: &str) -> Option<Chess> {
    let setup = fen.trim().parse::<Fen>().ok()?.into_setup();
    let mode = CastlingMode::detect(&setup);
    setup
        .position::<Chess>(mode)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}

/// Whether a game of Chess960 begins with this position (Guidelines II): one of the 960 arrays, with every right to castle.
#[must_use]
pub fn is_array_of_960(position: &Chess) -> bool {
    let all_rights = position.castles().castling_rights().count() == 4;
    let begins = position.turn().is_white() && position.fullmoves().get() == 1;
    let is_array = |number| *position.board() == Board::chess960(number);
    all_rights && begins && (0..960).any(is_array)
}

/// Reads the men of a FEN, its first field, and ignores the rest. The position may be one that no game reaches.
///
/// # Errors
/// [`PositionFault::Unreadable`] if the field is not a board, [`PositionFault::EmptyBoard`] for a board without men.
pub fn read_men(text: &str) -> Result<Board, PositionFault> {
    let men = text.split_whitespace().next().unwrap_or_default();
    let board = Board::from_ascii_board_fen(men.as_bytes())
        .map_err(|_| PositionFault::Unreadable(FenField::Men))?;
    if board.occupied().is_empty() {
        return Err(PositionFault::EmptyBoard);
    }
    Ok(board)
}

/// Writes the FEN of a position. The en passant square is written only when a capture is legal.
#[must_use]
pub fn write_fen(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

/// Converts a side to the type of the event.
#[must_use]
pub const fn colour(color: Color) -> Colour {
    match color {
        Color::White => Colour::White,
        Color::Black => Colour::Black,
    }
}

/// Converts a side to the type of the board.
#[must_use]
pub const fn color(colour: Colour) -> Color {
    match colour {
        Colour::White => Color::White,
        Colour::Black => Color::Black,
    }
}

/// The player who has the move (Law 1.3).
#[must_use]
pub fn on_move(position: &Chess) -> Colour {
    colour(position.turn())
}

const fn field(error: ParseFenError) -> FenField {
    match error {
        ParseFenError::InvalidBoard | ParseFenError::InvalidPocket => FenField::Men,
        ParseFenError::InvalidTurn => FenField::Turn,
        ParseFenError::InvalidCastling => FenField::Castling,
        ParseFenError::InvalidEpSquare => FenField::EnPassant,
        ParseFenError::InvalidHalfmoveClock => FenField::HalfMoves,
        ParseFenError::InvalidFullmoves => FenField::MoveNumber,
        ParseFenError::InvalidFen | ParseFenError::InvalidRemainingChecks => FenField::Whole,
    }
}

fn faults(kinds: PositionErrorKinds) -> impl Iterator<Item = PositionFault> {
    [
        (PositionErrorKinds::EMPTY_BOARD, PositionFault::EmptyBoard),
        (PositionErrorKinds::MISSING_KING, PositionFault::MissingKing),
        (
            PositionErrorKinds::TOO_MANY_KINGS,
            PositionFault::TooManyKings,
        ),
        (
            PositionErrorKinds::PAWNS_ON_BACKRANK,
            PositionFault::PawnOnLastRank,
        ),
        (
            PositionErrorKinds::INVALID_CASTLING_RIGHTS,
            PositionFault::CastlingRights,
        ),
        (
            PositionErrorKinds::INVALID_EP_SQUARE,
            PositionFault::EnPassantSquare,
        ),
        (
            PositionErrorKinds::OPPOSITE_CHECK,
            PositionFault::OppositeCheck,
        ),
        (
            PositionErrorKinds::IMPOSSIBLE_CHECK,
            PositionFault::ImpossibleCheck,
        ),
        (
            PositionErrorKinds::TOO_MUCH_MATERIAL,
            PositionFault::TooManyMen,
        ),
    ]
    .into_iter()
    .filter_map(move |(kind, fault)| kinds.contains(kind).then_some(fault))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn article_3_10_3_impossible_positions_with_every_reason() {
        let cases: &[(&str, &[PositionFault])] = &[
            (
                "8/8/8/8/8/8/8/8 w - - 0 1",
                &[PositionFault::EmptyBoard, PositionFault::MissingKing],
            ),
            ("4k3/8/8/8/8/8/8/8 w - - 0 1", &[PositionFault::MissingKing]),
            (
                "4k2P/8/8/8/8/8/8/R3K3 w Kq - 0 1",
                &[PositionFault::PawnOnLastRank, PositionFault::CastlingRights],
            ),
            (
                "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
                &[PositionFault::OppositeCheck],
            ),
            (
                "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
                &[PositionFault::EnPassantSquare],
            ),
            (
                "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1",
                &[PositionFault::TooManyMen],
            ),
            (
                "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
                &[PositionFault::Unreadable(FenField::Turn)],
            ),
            ("", &[PositionFault::Unreadable(FenField::Whole)]),
        ];
        for &(fen, expected) in cases {
            assert_eq!(read_fen(fen).unwrap_err(), expected, "{fen}");
        }
    }

    /// A game at odds may begin with too many men or a check that nobody can have given. No other fault is accepted.
    #[test]
    fn what_a_recorded_game_may_begin_from() {
        let odds = "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1";
        let check = "R3k2R/8/8/8/8/8/8/4K3 b - - 0 1";
        for fen in [odds, check] {
            assert_eq!(write_fen(&read_first_position(fen).unwrap()), fen);
        }
        assert_eq!(read_fen(check), Err(vec![PositionFault::ImpossibleCheck]));
        let kingless = "4k3/8/8/8/8/8/PPPPPPPP/QQ6 w - - 0 1";
        assert_eq!(read_first_position(kingless), read_fen(kingless));
        // Men in hand, checks to be given: other games than chess.
        for text in [
            "4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1",
            "4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1",
        ] {
            let whole = PositionFault::Unreadable(FenField::Whole);
            assert_eq!(read_fen(text), Err(vec![whole]), "{text}");
        }
    }

    #[test]
    fn men_are_read_without_the_rest() {
        let board = read_men("4k3/8/8/8/8/8/8/4K3 and more").unwrap();
        assert_eq!(board.occupied().count(), 2);
        assert_eq!(
            read_men("8/8/8/8/8/8/8/8 w"),
            Err(PositionFault::EmptyBoard)
        );
        for text in ["", "x"] {
            let men = PositionFault::Unreadable(FenField::Men);
            assert_eq!(read_men(text), Err(men), "{text}");
        }
    }

    #[test]
    fn fen_round_trips_without_a_cap_on_the_clock() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "4k3/8/8/8/8/8/8/R3K3 w Q - 163 140",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        ] {
            assert_eq!(write_fen(&read_fen(fen).unwrap()), fen);
        }
        let nobody_takes = read_fen("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1").unwrap();
        assert_eq!(write_fen(&nobody_takes), "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1");
    }
}
