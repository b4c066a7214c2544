//! Castling: whether the right is lost (Law 3.8.2.1), and what prevents it at the moment (3.8.2.2).

use shakmaty::{Bitboard, CastlingSide, Chess, Color, File, Position, Role, Square, attacks};

use super::{Illegality, Ply, king_safety, man::man_on};
use crate::rules::history::Game;

/// Every cause for which castling to `side` is lost; if it is not lost, every obstacle at the moment.
pub(super) fn examine(
    position: &Chess,
    game: Option<&Game>,
    side: CastlingSide,
) -> Vec<Illegality> {
    let colour = position.turn();
    let start = game.map_or(position, Game::initial);
    let home = king_home(start, colour);
    match position.castles().rook(colour, side) {
        Some(rook) => hindered(position, colour, side, rook),
        None => lost(position, game, side, home, rook_home(start, colour, side)),
    }
}

/// The square from which the king castles: its square at the start if it could castle then, or else the one on the e-file.
fn king_home(start: &Chess, colour: Color) -> Square {
    let array = Square::from_coords(File::E, colour.backrank());
    match start.board().king_of(colour) {
        Some(king) if start.castles().has_color(colour) => king,
        _ => array,
    }
}

fn rook_home(start: &Chess, colour: Color, side: CastlingSide) -> Square {
    let file = if side.is_king_side() {
        File::H
    } else {
        File::A
    };
    start
        .castles()
        .rook(colour, side)
        .unwrap_or_else(|| Square::from_coords(file, colour.backrank()))
}

fn lost(
    position: &Chess,
    game: Option<&Game>,
    side: CastlingSide,
    king: Square,
    rook: Square,
) -> Vec<Illegality> {
    let colour = position.turn();
    let first = |role, from| game.and_then(|game| first_move(game, colour, role, from));
    let had_right = game.is_some_and(|game| game.initial().castles().has(colour, side));
    let mut causes = Vec::new();
    match first(Role::King, king) {
        Some(ply) => causes.push(Illegality::CastlingKingMoved(ply)),
        None if position.board().king_of(colour) != Some(king) => {
            causes.push(Illegality::CastlingKingAbsent);
        }
        None => {}
    }
    let moved = first(Role::Rook, rook).filter(|_| had_right);
    causes.extend(moved.map(Illegality::CastlingRookMoved));
    if position.board().piece_at(rook) != Some(colour.rook()) {
        causes.push(Illegality::CastlingRookAbsent(rook));
    }
    if causes.is_empty() {
        causes.push(Illegality::CastlingRightLostEarlier);
    }
    causes
}

/// The first half-move with which a man of this kind left `from`.
fn first_move(game: &Game, colour: Color, role: Role, from: Square) -> Option<Ply> {
    let mut mover = game.initial().turn();
    (1..).zip(game.moves()).find_map(|(number, played)| {
        let by = mover;
        mover = mover.other();
        let with_rook = matches!(played, shakmaty::Move::Castle { rook, .. }
            if role == Role::Rook && rook == from);
        let own = with_rook || (played.role() == role && played.from() == Some(from));
        (by == colour && own).then_some(Ply(number))
    })
}

fn hindered(position: &Chess, colour: Color, side: CastlingSide, rook: Square) -> Vec<Illegality> {
    let Some(king) = position.board().king_of(colour) else {
        return Vec::new();
    };
    let (king_to, rook_to) = (side.king_to(colour), side.rook_to(colour));
    let mut causes: Vec<Illegality> =
        king_safety::attackers(position, king, position.board().occupied())
            .map(Illegality::CastlingInCheck)
            .collect();

    let castling_men = Bitboard::from(king).with(rook);
    let span = |from: Square, to: Square| attacks::between(from, to).with(to);
    let passed = (span(king, king_to) | span(rook, rook_to)).without(castling_men);
    let in_between = (passed & position.board().occupied())
        .into_iter()
        .filter_map(|square| man_on(position, square));
    causes.extend(in_between.map(Illegality::CastlingManBetween));

    let lifted = position.board().occupied().without(king);
    for square in attacks::between(king, king_to) {
        causes.extend(
            king_safety::attackers(position, square, lifted)
                .map(|by| Illegality::CastlingThroughAttack { square, by }),
        );
    }
    // The rook may have covered the king's square of arrival in one of the 960 arrays.
    let after = lifted.without(rook).with(rook_to);
    let already = position.checkers();
    causes.extend(
        king_safety::attackers(position, king_to, after)
            .filter(|by| king != king_to || !already.contains(by.square))
            .map(|by| Illegality::CastlingIntoAttack {
                square: king_to,
                by,
            }),
    );
    causes
}
