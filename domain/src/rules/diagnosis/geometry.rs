//! How the men move (Laws 3.2–3.8.1), men in their way (3.5), and the pawn (3.7).

use shakmaty::{Bitboard, Chess, Color, Position, Rank, Role, Square, attacks};

use super::{Illegality, Man, Ply, man::man_on};
use crate::rules::history::Game;

/// The causes in the way the man moves: it does not move so at all, or a man stands in its way.
pub(super) fn examine(position: &Chess, man: Man, to: Square) -> Vec<Illegality> {
    let reaches = |set: Bitboard| set.contains(to);
    let from = man.square;
    let shape = match man.piece.role {
        Role::Pawn => return pawn(position, man, to),
        Role::Knight => reaches(attacks::knight_attacks(from)),
        Role::King => reaches(attacks::king_attacks(from)),
        Role::Bishop => reaches(attacks::bishop_attacks(from, Bitboard::EMPTY)),
        Role::Rook => reaches(attacks::rook_attacks(from, Bitboard::EMPTY)),
        Role::Queen => reaches(attacks::queen_attacks(from, Bitboard::EMPTY)),
    };
    if !shape {
        return vec![Illegality::Geometry(man)];
    }
    blockers(position, from, to)
        .map(Illegality::PathBlocked)
        .collect()
}

fn blockers(position: &Chess, from: Square, to: Square) -> impl Iterator<Item = Man> {
    (attacks::between(from, to) & position.board().occupied())
        .into_iter()
        .filter_map(|square| man_on(position, square))
}

fn pawn(position: &Chess, man: Man, to: Square) -> Vec<Illegality> {
    let colour = man.piece.color;
    if attacks::pawn_attacks(colour, man.square).contains(to) {
        return Vec::new();
    }
    let steps = forward(colour, man.square, to);
    if man.square.file() != to.file() || !matches!(steps, Some(1 | 2)) {
        return vec![Illegality::Geometry(man)];
    }
    let mut causes: Vec<Illegality> = blockers(position, man.square, to)
        .map(Illegality::DoubleStepBlocked)
        .collect();
    causes.extend(man_on(position, to).map(Illegality::PushBlocked));
    if steps == Some(2) && man.square.rank() != colour.relative_rank(Rank::Second) {
        causes.push(Illegality::DoubleStepNotFromStart(man.square));
    }
    causes
}

/// Ranks gained by `colour`; `None` for a move backwards.
fn forward(colour: Color, from: Square, to: Square) -> Option<u32> {
    let rank = |square: Square| colour.relative_rank(square.rank()).to_u32();
    rank(to).checked_sub(rank(from))
}

/// A pawn that goes diagonally must take, or take en passant (Law 3.7.3).
pub(super) fn capture(
    position: &Chess,
    game: Option<&Game>,
    man: Man,
    to: Square,
) -> Vec<Illegality> {
    let diagonal = man.piece.role == Role::Pawn
        && attacks::pawn_attacks(man.piece.color, man.square).contains(to);
    if !diagonal || man_on(position, to).is_some() || position.pseudo_legal_ep_square() == Some(to)
    {
        return Vec::new();
    }
    if !looks_en_passant(position, man, to) {
        return vec![Illegality::PawnCaptureWithoutVictim(to)];
    }
    let too_late = game.and_then(|game| last_en_passant(game, man, to));
    vec![too_late.map_or(Illegality::EnPassantNever(to), Illegality::EnPassantTooLate)]
}

/// An enemy pawn stands where one that had just made its double step would stand.
fn looks_en_passant(position: &Chess, man: Man, to: Square) -> bool {
    let colour = man.piece.color;
    let victim = Square::from_coords(to.file(), man.square.rank());
    colour.relative_rank(man.square.rank()) == Rank::Fifth
        && position.board().piece_at(victim) == Some(colour.other().pawn())
}

/// The latest half-move at which this pawn could have taken en passant on `to`.
fn last_en_passant(game: &Game, man: Man, to: Square) -> Option<Ply> {
    let last = game.plies();
    (0..last).rev().find_map(|before| {
        let position = game.position_after(before)?;
        let possible = position.turn() == man.piece.color
            && position.maybe_ep_square() == Some(to)
            && position
                .en_passant_moves()
                .iter()
                .any(|capture| capture.from() == Some(man.square));
        possible.then(|| Ply(before.saturating_add(1)))
    })
}

/// The man put in the pawn's place (Law 3.7.3.3).
pub(super) fn promotion(man: Man, to: Square, promotion: Option<Role>) -> Vec<Illegality> {
    let promotes =
        man.piece.role == Role::Pawn && man.piece.color.relative_rank(to.rank()) == Rank::Eighth;
    let cause = match (promotes, promotion) {
        (true, None) => Some(Illegality::PromotionMissing),
        (true, Some(role @ (Role::King | Role::Pawn))) => Some(Illegality::PromotionPiece(role)),
        (false, Some(role)) => Some(Illegality::PromotionOutOfPlace(role)),
        (true, Some(_)) | (false, None) => None,
    };
    cause.into_iter().collect()
}
