//! The families of causes, examined one after the other.

use shakmaty::{Chess, Move, Position, Role, Square};

use super::{
    attempt::Attempt,
    castling, geometry,
    illegality::Illegality,
    king_safety,
    man::{Man, man_on},
};
use crate::rules::history::{Game, no_move};

/// Why `attempt` is illegal in `position`; empty if it is legal. Causes that depend on earlier moves (since when castling is lost, when
/// en passant was possible) come without a half-move.
#[must_use]
pub fn diagnose(position: &Chess, attempt: Attempt) -> Vec<Illegality> {
    if let Some(end) = no_move(position) {
        return vec![Illegality::GameOver { after: None, end }];
    }
    examine(position, None, attempt)
}

/// Why `attempt` is illegal as the next move of `game`; empty if it is legal. A game that has ended by itself (Law 5, 9.6) allows no
/// move.
#[must_use]
pub fn diagnose_in(game: &Game, attempt: Attempt) -> Vec<Illegality> {
    if let Some((after, end)) = game.ended() {
        return vec![Illegality::GameOver {
            after: Some(after),
            end,
        }];
    }
    examine(game.position(), Some(game), attempt)
}

/// As [`diagnose_in`], for a record that goes on after the game had ended (moves after the end
/// are kept as they were played).
#[must_use]
pub fn diagnose_after_end(game: &Game, attempt: Attempt) -> Vec<Illegality> {
    if no_move(game.position()).is_some() {
        return diagnose_in(game, attempt);
    }
    examine(game.position(), Some(game), attempt)
}

/// The legal move that `attempt` makes.
///
/// # Errors
/// All causes of the first family that fails, never an empty list.
pub fn legal_move(position: &Chess, attempt: Attempt) -> Result<Move, Vec<Illegality>> {
    match attempt.find(position) {
        Some(found) => Ok(found),
        None => Err(diagnose(position, attempt)),
    }
}

/// The legal move that `attempt` makes in `game`. The causes take earlier moves into account.
///
/// # Errors
/// All causes of the first family that fails, never an empty list. A game that has ended by itself refuses every move.
pub fn legal_move_in(game: &Game, attempt: Attempt) -> Result<Move, Vec<Illegality>> {
    match (attempt.find(game.position()), game.ended()) {
        (Some(found), None) => Ok(found),
        _ => Err(diagnose_in(game, attempt)),
    }
}

fn examine(position: &Chess, game: Option<&Game>, attempt: Attempt) -> Vec<Illegality> {
    match attempt.on(position) {
        Attempt::Castle(side) => castling::examine(position, game, side),
        Attempt::Squares {
            from,
            to,
            promotion,
        } => squares(position, game, from, to, promotion),
    }
}

fn squares(
    position: &Chess,
    game: Option<&Game>,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Vec<Illegality> {
    let man = match origin(position, from, to) {
        Ok(man) => man,
        Err(cause) => return vec![cause],
    };
    let families = [
        target(position, to).map_or_else(Vec::new, |cause| vec![cause]),
        geometry::examine(position, man, to),
        geometry::capture(position, game, man, to),
        geometry::promotion(man, to, promotion),
        king_safety::examine(position, man, to),
    ];
    families
        .into_iter()
        .find(|causes| !causes.is_empty())
        .unwrap_or_default()
}

fn origin(position: &Chess, from: Square, to: Square) -> Result<Man, Illegality> {
    let Some(man) = man_on(position, from) else {
        return Err(Illegality::EmptySquare(from));
    };
    if man.piece.color != position.turn() {
        return Err(Illegality::OpponentsMan(man));
    }
    if from == to {
        return Err(Illegality::SameSquare(from));
    }
    Ok(man)
}

fn target(position: &Chess, to: Square) -> Option<Illegality> {
    let man = man_on(position, to)?;
    if man.piece.color == position.turn() {
        Some(Illegality::OwnManOnTarget(man))
    } else if man.piece.role == Role::King {
        Some(Illegality::KingCapture(man))
    } else {
        None
    }
}
