//! The point of a game at which something happened: a half-move with its number, `dopo 12.Cf3`.

use crate::{
    app::game::decision::Stood,
    i18n::Words,
    rules::{Role, notation::Language},
};

use super::moves::{letters, numbered};

/// SAN with the letters of the reader's language; castling is written with zeros unless the letters are English.
pub fn in_letters(t: Words, san: &str) -> String {
    let language = letters(t);
    if language == Language::English {
        return san.to_owned();
    }
    let role = |sign| {
        Some(match sign {
            'K' => Role::King,
            'Q' => Role::Queen,
            'R' => Role::Rook,
            'B' => Role::Bishop,
            'N' => Role::Knight,
            _ => return None,
        })
    };
    san.chars()
        .map(|sign| match role(sign) {
            Some(role) => language.letter(role),
            None if sign == 'O' => '0',
            None => sign,
        })
        .collect()
}

/// A half-move with its number, or the words for the beginning or for a position set up by hand.
pub fn stood(t: Words, stood: &Stood) -> String {
    if let Some(fen) = &stood.board {
        t.with_one("position-set-up", "fen", fen)
    } else if stood.ply == 0 {
        t.get("game-position-start")
    } else {
        numbered(stood.ply, &in_letters(t, &stood.san))
    }
}

/// The point of the game: `dopo 12.Cf3`, or before the first move.
pub fn after(t: Words, at: &Stood) -> String {
    if let Some(fen) = &at.board {
        t.with_one("in-position-set-up", "fen", fen)
    } else if at.ply == 0 {
        t.get("before-first-move")
    } else {
        t.with_one("after-move", "move", stood(t, at))
    }
}

/// When a position occurred, from the half-moves and their names: `all’inizio e dopo 4…Cg8, 8…Cg8`.
pub fn occurrences(t: Words, all: impl IntoIterator<Item = (u32, String)>) -> String {
    let (at_start, later): (Vec<_>, Vec<_>) = all.into_iter().partition(|(ply, _)| *ply == 0);
    let names: Vec<String> = later.into_iter().map(|(_, name)| name).collect();
    if names.is_empty() {
        return t.get("at-the-start");
    }
    let (start, names) = (at_start.len(), names.join(", "));
    t.with_two("after-moves", "start", start, "moves", names)
}
