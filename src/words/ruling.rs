//! Sentences about a ruling that is not confirmed yet: moves of the game, near misses, refused questions.

use crate::{
    app::game::ruling::Answer,
    i18n::Words,
    rules::{
        history::{Difference, Game, NearMiss},
        notation::{Style, write_move},
        verdict::PositionRuling,
    },
};

use super::moves::{self, numbered};

/// Half-move `ply` of `game` with its number, or the words for the beginning.
pub fn after(t: Words, game: &Game, ply: u32) -> String {
    let played = ply.checked_sub(1).and_then(|before| {
        let position = game.position_after(before)?;
        let played = game.moves().nth(usize::try_from(before).ok()?)?;
        let style = Style::Short(moves::letters(t));
        let counted = ply.saturating_add(game.plies_before());
        Some(numbered(counted, &write_move(position, played, style)))
    });
    played.unwrap_or_else(|| t.get("game-position-start"))
}

/// The same half-move without its number.
pub fn bare(t: Words, game: &Game, ply: u32) -> String {
    let full = after(t, game, ply);
    let start = numbered(ply.saturating_add(game.plies_before()), "");
    full.strip_prefix(&start).unwrap_or(&full).to_owned()
}

/// Headline and lead of a question that has no decision; `None` if it has one.
pub fn not_heard(t: Words, answer: &Answer) -> Option<(String, String)> {
    Some(match answer {
        Answer::Unheard {
            head, lead, number, ..
        } => {
            let lead = match number {
                Some(number) => t.with_one(lead, "n", number),
                None => t.get(lead),
            };
            (t.get(head), lead)
        }
        Answer::Unreadable(_) => (t.get("claim-unreadable"), String::new()),
        Answer::Illegible { words, .. } => (t.get(words), String::new()),
        Answer::Impossible(faults) => (
            t.get("position-cannot-be"),
            super::setup::faults(t, faults).join(" "),
        ),
        Answer::NoPosition => (t.get("position-unknown"), t.get("position-unknown-lead")),
        Answer::Position {
            ruling: PositionRuling::Intervene,
            ..
        } => (
            t.get("position-intervene"),
            t.get("position-intervene-lead"),
        ),
        Answer::Ends { .. }
        | Answer::Illegal { .. }
        | Answer::Position { .. }
        | Answer::Found { .. }
        | Answer::Open
        | Answer::Claim { .. } => return None,
    })
}

/// Why a position that looks the same does not count as a repetition.
pub fn near_miss(t: Words, game: &Game, miss: &NearMiss) -> String {
    let reasons: Vec<String> = miss
        .differences
        .iter()
        .map(|difference| match difference {
            Difference::PlayerToMove => t.get("near-player-to-move"),
            Difference::CastlingRightLost { rook, by } => {
                t.with_two("near-castling", "rook", rook, "move", after(t, game, by.0))
            }
            Difference::EnPassantThen(square) => t.with_one("near-en-passant", "square", square),
        })
        .collect();
    reasons.join(" ")
}
