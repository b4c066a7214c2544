//! What the text of an imported game has around its moves: clock times, glyphs, comments and variations. It is exported
//! as it was imported, as far as the recorded moves are those of the text.
//!
//! Comments are free text and may name the players. They are kept only if the output names both players as the text
//! does.

use crate::{
    app::game::sheets::SHEETS,
    clock::ClockTime,
    event::PersonName,
    formats::pgn::{Around, Aside, PgnGame, games},
    rules::history::Game,
    store::rows::games::GameRow,
};

use super::games_in::words;

/// What the text has around one half-move.
#[derive(Default)]
pub(super) struct Said {
    pub spent: Option<ClockTime>,
    pub comment: Option<String>,
    pub around: Around,
}

impl Said {
    /// The same without comments.
    fn silent(mut self) -> Self {
        self.comment = None;
        without_comments(&mut self.around.after);
        self
    }
}

fn without_comments(items: &mut Vec<Aside>) {
    items.retain_mut(|item| match item {
        Aside::Comment(_) | Aside::Word(_) => false,
        Aside::Variation(items) => {
            without_comments(items);
            !items.is_empty()
        }
        Aside::Nag(_) | Aside::Move { .. } => true,
    });
}

/// Whether the output names both players as the row does, and shares a word with each name that the text gives.
fn are_named(row: &GameRow, read: &PgnGame, named: &[String; 2]) -> bool {
    let players = [("White", &row.white_name), ("Black", &row.black_name)];
    players.iter().zip(named).all(|((tag, kept), named)| {
        let written = words(read.tag(tag).unwrap_or_default());
        let shown = words(named);
        let is_unnamed = written.chars().all(|sign| !sign.is_alphabetic());
        let is_same = written
            .split(' ')
            .any(|word| shown.split(' ').any(|other| word == other));
        // The row of somebody erased also holds the word that replaces their name.
        let is_hidden = PersonName::from_comma(named).withheld_number().is_some();
        *kept == named && !is_hidden && (is_unnamed || is_same)
    })
}

/// What the text has around the moves of a game, half-move by half-move.
#[derive(Default)]
pub(super) struct SaidOfGame {
    /// Before the first move.
    pub opening: Said,
    moves: std::vec::IntoIter<Said>,
}

impl SaidOfGame {
    /// For a recorded game; `named` are the players' names in the output (`None` for a game without a board, whose row
    /// names them). If the game is not shown whole, it leaves out everything from the last visible move on.
    pub fn of(row: &GameRow, game: &Game, named: Option<[String; 2]>, is_whole: bool) -> Self {
        // Scoresheets that were compared later are stored behind the text.
        let text = row.source.split(SHEETS).next().unwrap_or_default();
        let read = games(text.as_bytes()).next();
        let Some(read) = read.filter(|read| read.initial == *game.initial()) else {
            return Self::default();
        };
        let is_named = named.is_none_or(|names| are_named(row, &read, &names));
        let PgnGame {
            moves,
            opening,
            opening_comment,
            ..
        } = read;
        let seen = usize::try_from(game.plies()).unwrap_or(usize::MAX);
        let most = if is_whole {
            seen
        } else {
            seen.saturating_sub(1)
        };
        let same = moves.into_iter().zip(game.moves()).take(most);
        let moves: Vec<Said> = same
            .map_while(|(written, recorded)| {
                (written.played == recorded).then_some(Said {
                    spent: written.spent,
                    comment: written.comment,
                    around: written.around,
                })
            })
            .map(|said| if is_named { said } else { said.silent() })
            .collect();
        let first = Said {
            spent: None,
            comment: opening_comment,
            around: opening,
        };
        Self {
            opening: if is_named { first } else { first.silent() },
            moves: moves.into_iter(),
        }
    }

    /// What the text has around the next half-move.
    pub fn next(&mut self) -> Said {
        self.moves.next().unwrap_or_default()
    }
}

/// Joins two comments into one.
pub(super) fn joined(first: Option<String>, second: Option<String>) -> Option<String> {
    match (first, second) {
        (Some(first), Some(second)) => Some(format!("{first} {second}")),
        (first, second) => first.or(second),
    }
}
