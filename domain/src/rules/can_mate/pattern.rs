//! Patterns of mates with minor pieces only: the king in the corner, and two men besides the kings.
//!
//! One of the two is the winner's minor piece that gives check. The other is a second minor piece, or one of the loser's men in its
//! own king's way. Their squares are found by trying all of them, once. A pattern is only a goal for the searches, which must reach it
//! by legal moves.

use std::sync::LazyLock;

use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, FromSetup, Position, Rank, Role, Setup, Square,
    attacks,
};

use super::{goal::Goal, steps};

/// Estimated moves of a promoted piece to its place; more than any way on the board.
const AFTER_PROMOTION: u32 = 6;
/// Weights of the kings' ways in a pattern; other men's ways have weight 1. With a blocker a king must lose a tempo, so the weight is
/// lower.
const KINGS_WITH_TWO_PIECES: i32 = 2;
const KINGS_WITH_BLOCKER: i32 = 1;

/// A mate of Black in the corner a1 or a8.
struct Pattern {
    /// The square of the king that is mated.
    corner: Square,
    /// The square of the other king.
    king: Square,
    /// The piece of White that gives check.
    checker: (Role, Square),
    /// The other man.
    other: (Color, Role, Square),
}

const MINORS: [Role; 2] = [Role::Knight, Role::Bishop];
/// The kinds of blocking men, the likeliest first.
const BLOCKERS: [Role; 5] = [
    Role::Pawn,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
];

/// All patterns, some hundreds.
static PATTERNS: LazyLock<Vec<Pattern>> = LazyLock::new(|| {
    let corners = [Square::A1, Square::A8].into_iter();
    corners
        .flat_map(in_corner)
        .filter(Pattern::is_mate)
        .collect()
});

/// All patterns in one corner.
fn in_corner(corner: Square) -> Vec<Pattern> {
    let beside = Bitboard(steps::around(Bitboard::from_square(corner).0));
    let near = Bitboard(steps::around(beside.0)) & !beside & !Bitboard::from_square(corner);
    let pieces = MINORS.into_iter().flat_map(|role| {
        let squares = Bitboard::FULL.into_iter();
        squares.map(move |square| (Color::White, role, square))
    });
    let blockers = BLOCKERS.into_iter().flat_map(|role| {
        let squares = beside.into_iter();
        squares.map(move |square| (Color::Black, role, square))
    });
    let others: Vec<(Color, Role, Square)> = pieces.chain(blockers).collect();
    let mut patterns = Vec::new();
    for king in near {
        for role in MINORS {
            let from = attacks::attacks(corner, role.of(Color::White), Bitboard::EMPTY);
            for square in from {
                patterns.extend(others.iter().map(|other| Pattern {
                    corner,
                    king,
                    checker: (role, square),
                    other: *other,
                }));
            }
        }
    }
    patterns
}

/// The squares to mate on, with the places of the men: the nearest pattern of each corner, the nearest corner first. Empty if no
/// pattern has all its men.
pub(super) fn nearest(position: &Chess, winner: Color) -> Vec<(Square, Vec<Goal>)> {
    let board = position.board();
    let mut best: Vec<(u32, Square, &Pattern, View)> = Vec::new();
    for flipped in [false, true] {
        let view = View {
            board,
            winner,
            flipped,
        };
        for pattern in PATTERNS.iter() {
            let Some(moves) = pattern.moves(view) else {
                continue;
            };
            let corner = view.square(pattern.corner);
            match best.iter_mut().find(|(_, other, ..)| *other == corner) {
                Some(entry) if entry.0 <= moves => {}
                Some(entry) => *entry = (moves, corner, pattern, view),
                None => best.push((moves, corner, pattern, view)),
            }
        }
    }
    best.sort_by_key(|(moves, corner, ..)| (*moves, *corner));
    let goals =
        |(_, corner, pattern, view): (u32, Square, &Pattern, View)| (corner, pattern.goals(view));
    best.into_iter().map(goals).collect()
}

/// The nearest patterns of all corners together, the nearest first, at most `most`. Each has another square for one of the kings or
/// for the man beside the checking piece, so that an obstacle to one does not block all.
pub(super) fn several(position: &Chess, winner: Color, most: usize) -> Vec<(Square, Vec<Goal>)> {
    let board = position.board();
    let mut all: Vec<(u32, Square, &Pattern, View)> = Vec::new();
    for flipped in [false, true] {
        let view = View {
            board,
            winner,
            flipped,
        };
        let within_reach = PATTERNS.iter().filter_map(|pattern| {
            let moves = pattern.moves(view)?;
            Some((moves, view.square(pattern.corner), pattern, view))
        });
        all.extend(within_reach);
    }
    all.sort_by_key(|(moves, corner, ..)| (*moves, *corner));
    let mut seen = Vec::new();
    all.retain(|(_, corner, pattern, _)| {
        let kind = (*corner, pattern.king, pattern.other);
        let is_new = !seen.contains(&kind);
        seen.push(kind);
        is_new
    });
    all.truncate(most);
    let goals =
        |(_, corner, pattern, view): (u32, Square, &Pattern, View)| (corner, pattern.goals(view));
    all.into_iter().map(goals).collect()
}

/// A board seen with the winner as White, and possibly with left and right exchanged.
#[derive(Clone, Copy)]
struct View<'a> {
    board: &'a Board,
    winner: Color,
    flipped: bool,
}

impl View<'_> {
    /// The square of the board that has this name in the pattern.
    fn square(self, square: Square) -> Square {
        let square = match self.winner {
            Color::White => square,
            Color::Black => square.flip_vertical(),
        };
        if self.flipped {
            square.flip_horizontal()
        } else {
            square
        }
    }

    fn color(self, color: Color) -> Color {
        match self.winner {
            Color::White => color,
            Color::Black => !color,
        }
    }

    fn men(self, color: Color, role: Role) -> Bitboard {
        self.board.by_color(self.color(color)) & self.board.by_role(role)
    }

    /// About how many moves the nearest man of this kind needs to a place of the pattern; `None` if no such man can ever get there.
    fn moves(self, color: Color, role: Role, place: Square) -> Option<u32> {
        let place = self.square(place);
        let ahead = Bitboard(steps::file_ahead(
            !self.color(color),
            Bitboard::from_square(place).0,
        ));
        let moves = |from: Square| match role {
            // A pawn's last step leaves its king without a move, so it is still to come.
            Role::Pawn => ahead.contains(from).then(|| from.distance(place)),
            _ if from == place => Some(0),
            Role::King => Some(from.distance(place)),
            Role::Knight => Some(from.distance(place).div_ceil(2)),
            Role::Bishop => (from.is_light() == place.is_light()).then_some(2),
            Role::Rook | Role::Queen => Some(2),
        };
        self.men(color, role).into_iter().filter_map(moves).min()
    }

    /// About how many moves it takes to promote a pawn to this piece and bring it to its place.
    fn moves_by_promotion(self, color: Color, role: Role) -> Option<u32> {
        let last_rank = match self.color(color) {
            Color::White => Rank::Eighth,
            Color::Black => Rank::First,
        };
        // A bishop might be one of the wrong colour.
        let comes_anywhere = !matches!(role, Role::Pawn | Role::Bishop);
        let pawns = self.men(color, Role::Pawn).into_iter();
        let steps = pawns.map(|pawn| pawn.rank().distance(last_rank)).min()?;
        comes_anywhere.then_some(steps + AFTER_PROMOTION)
    }
}

impl Pattern {
    fn is_mate(&self) -> bool {
        let (color, role, square) = self.other;
        let men = [
            (self.corner, Color::Black.king()),
            (self.king, Color::White.king()),
            (self.checker.1, self.checker.0.of(Color::White)),
            (square, role.of(color)),
        ];
        let mut board = Board::empty();
        for (square, man) in men {
            if board.piece_at(square).is_some() {
                return false;
            }
            board.set_piece_at(square, man);
        }
        let setup = Setup {
            board,
            turn: Color::Black,
            ..Setup::empty()
        };
        Chess::from_setup(setup, CastlingMode::Standard).is_ok_and(|chess| chess.is_checkmate())
    }

    /// About how many moves the men are away from their places. The kings' ways have their own weight.
    fn moves(&self, view: View) -> Option<u32> {
        let (color, role, place) = self.other;
        let checker = (Color::White, self.checker.0);
        if checker == (color, role) && view.men(color, role).count() < 2 {
            return None;
        }
        let kings = view.moves(Color::Black, Role::King, self.corner)?
            + view.moves(Color::White, Role::King, self.king)?;
        let checker = view.moves(Color::White, self.checker.0, self.checker.1)?;
        let other = view
            .moves(color, role, place)
            .or_else(|| view.moves_by_promotion(color, role))?;
        Some(2 * kings + checker + other)
    }

    fn goals(&self, view: View) -> Vec<Goal> {
        let (role, square) = self.checker;
        let (color, other, place) = self.other;
        let kings = match color {
            Color::White => KINGS_WITH_TWO_PIECES,
            Color::Black => KINGS_WITH_BLOCKER,
        };
        [
            (Color::White, Role::King, self.king, kings),
            (Color::White, role, square, 1),
            (color, other, place, 1),
            (Color::Black, Role::King, self.corner, kings),
        ]
        .into_iter()
        .map(|(color, role, square, weight)| {
            Goal::anywhere(view.color(color), role, view.square(square), weight)
        })
        .collect()
    }
}
