//! The own king may not be left or put in check (Law 3.9.2).

use shakmaty::{Bitboard, Chess, Position, Role, Square};

use super::{Illegality, Man, man::man_on};

/// The causes for which a move that is otherwise legal exposes the mover's king.
pub(super) fn examine(position: &Chess, man: Man, to: Square) -> Vec<Illegality> {
    if man.piece.role == Role::King {
        return attackers(position, to, without(position, man.square))
            .map(|by| Illegality::KingAttacked { square: to, by })
            .collect();
    }
    let Some(king) = position.board().king_of(man.piece.color) else {
        return Vec::new();
    };
    let victim = en_passant_victim(position, man, to);
    let taken = Bitboard::from(victim.unwrap_or(to));
    let mut occupied = without(position, man.square).with(to);
    if let Some(square) = victim {
        occupied.discard(square);
    }
    let already = position.checkers();
    attackers(position, king, occupied)
        .filter(|by| !taken.contains(by.square))
        .map(|by| {
            if already.contains(by.square) {
                Illegality::StaysInCheck(by)
            } else if victim.is_some() {
                Illegality::EnPassantExposesKing(by)
            } else {
                Illegality::Pinned { pinner: by, king }
            }
        })
        .collect()
}

fn en_passant_victim(position: &Chess, man: Man, to: Square) -> Option<Square> {
    let diagonal = man.piece.role == Role::Pawn && man.square.file() != to.file();
    (diagonal && position.board().piece_at(to).is_none())
        .then(|| Square::from_coords(to.file(), man.square.rank()))
}

fn without(position: &Chess, square: Square) -> Bitboard {
    position.board().occupied().without(square)
}

/// The opponent's men that attack `square` when `occupied` stands on the board, pinned ones
/// included (Law 3.1.3).
pub(super) fn attackers(
    position: &Chess,
    square: Square,
    occupied: Bitboard,
) -> impl Iterator<Item = Man> {
    position
        .board()
        .attacks_to(square, position.turn().other(), occupied)
        .into_iter()
        .filter_map(|from| man_on(position, from))
}
