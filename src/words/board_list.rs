//! Lists of boards, of one round or of several.

use crate::i18n::Words;

/// `3, 4` for boards of the `present` round, `3 (turno 2)` for a board of another round.
#[must_use]
pub fn boards_of_rounds(t: Words, boards: &[(u8, i32)], present: i32) -> String {
    let list: Vec<String> = boards
        .iter()
        .map(|(round, board)| {
            if i32::from(*round) == present {
                board.to_string()
            } else {
                t.with_two("board-of-round", "board", board, "round", round)
            }
        })
        .collect();
    list.join(", ")
}
