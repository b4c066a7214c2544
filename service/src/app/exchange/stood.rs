//! An illegal move that stands, for a file of games: the resulting position, and the moves written after it as far as
//! they are legal from there.

use crate::{
    app::game::{decision::Decision, incident::Event},
    formats::pgn::{Around, RecordedMove, Stood},
    rules::{
        Chess, Position,
        diagnosis::Attempt,
        edition::Edition,
        history::Game,
        notation::{Language, NotationError, Style, read_move_in, write_move},
        position::{read_fen, write_fen},
    },
};

/// How a move that stands is exported.
pub(super) enum Export {
    /// As a separate record that starts from the resulting position.
    Continued(Stood),
    /// As a comment, because the move as written cannot be understood, or no program could go on from the resulting
    /// position.
    Comment(String),
}

/// The move that stands after the moves of `game`.
pub(super) fn export(game: &Game, edition: Edition, decision: &Decision) -> Option<Export> {
    let (_, comment) = decision.stood()?;
    let Event::Illegal(act) = &decision.event else {
        return None;
    };
    let (written, continued) = (&act.written, &act.continued);
    let Some(left) = attempted(game, written).and_then(|attempt| left_by(game.position(), attempt))
    else {
        return Some(Export::Comment(comment));
    };
    let (moves, rest) = continue_from(&left, edition, continued);
    let comment = if rest {
        comment
    } else {
        // All moves written after it are exported as moves.
        let head = comment.split_once("; then, as written:");
        head.map_or(comment.clone(), |(head, _)| head.to_owned())
    };
    Some(Export::Continued(Stood {
        comment,
        left,
        moves,
    }))
}

/// The attempted move, from the move as written.
fn attempted(game: &Game, written: &str) -> Option<Attempt> {
    match read_move_in(game, written.trim(), Language::AnyLetters) {
        Err(NotationError::Illegal { attempts }) => attempts.iter().find_map(|tried| tried.attempt),
        _ => None,
    }
}

/// Column from the left and row from the top of a square.
fn place(square: &str) -> Option<(usize, usize)> {
    let mut signs = square.chars();
    let (file, rank) = (signs.next()?, signs.next()?.to_digit(10)?);
    let column = "abcdefgh".find(file)?;
    Some((column, 8_usize.checked_sub(usize::try_from(rank).ok()?)?))
}

/// The position after the piece has moved and captured whatever was on the target square. `None` if the rules of every
/// game forbid the position, as with a king that could be captured.
fn left_by(before: &Chess, attempt: Attempt) -> Option<Chess> {
    let Attempt::Squares {
        from,
        to,
        promotion,
    } = attempt
    else {
        return None;
    };
    let fen = write_fen(before);
    let mut fields = fen.split(' ');
    let (placement, mover, rights) = (fields.next()?, fields.next()?, fields.next()?);
    let number: u32 = fen.rsplit(' ').next()?.parse().ok()?;
    let mut board: Vec<Vec<char>> = placement.split('/').map(expanded).collect();
    let ((column, row), (target, target_row)) =
        (place(&from.to_string())?, place(&to.to_string())?);
    let man = std::mem::replace(board.get_mut(row)?.get_mut(column)?, '1');
    let put = promotion.map_or(man, |role| {
        if man.is_ascii_uppercase() {
            role.upper_char()
        } else {
            role.char()
        }
    });
    *board.get_mut(target_row)?.get_mut(target)? = put;
    let at = |square: &str| {
        let (column, row) = place(square)?;
        board.get(row)?.get(column).copied()
    };
    // A castling right remains while king and rook are on their home squares.
    let kept: String = rights
        .chars()
        .filter(|right| {
            let (king, rook) = match right {
                'K' => (("e1", 'K'), ("h1", 'R')),
                'Q' => (("e1", 'K'), ("a1", 'R')),
                'k' => (("e8", 'k'), ("h8", 'r')),
                _ => (("e8", 'k'), ("a8", 'r')),
            };
            *right != '-' && at(king.0) == Some(king.1) && at(rook.0) == Some(rook.1)
        })
        .collect();
    let rows: Vec<String> = board.iter().map(|row| row.iter().collect()).collect();
    let (next, number) = if mover == "w" {
        ("b", number)
    } else {
        ("w", number + 1)
    };
    let rights = if kept.is_empty() { "-" } else { &kept };
    read_fen(&format!("{} {next} {rights} - 0 {number}", rows.join("/"))).ok()
}

/// A rank of a FEN with one character for each square.
fn expanded(rank: &str) -> Vec<char> {
    rank.chars()
        .flat_map(|sign| {
            let empty = sign.to_digit(10).and_then(|n| usize::try_from(n).ok());
            std::iter::repeat_n(if empty.is_some() { '1' } else { sign }, empty.unwrap_or(1))
        })
        .collect()
}

/// The moves that can be read and are legal one after the other, and whether text is left over.
fn continue_from(left: &Chess, edition: Edition, written: &str) -> (Vec<RecordedMove>, bool) {
    let mut game = Game::with_edition(left.clone(), edition);
    let mut moves = Vec::new();
    for word in written.split_whitespace() {
        // For `12.Cf3` and `12. Cf3` the number is removed; `0-0` stays.
        let text = word.rsplit(['.', '…']).next().unwrap_or(word);
        if text.chars().all(|sign| sign.is_ascii_digit()) {
            continue;
        }
        let Ok(reading) = read_move_in(&game, text, Language::AnyLetters) else {
            return (moves, true);
        };
        moves.push(RecordedMove {
            played: reading.played,
            text: write_move(game.position(), reading.played, Style::SAN),
            clock: None,
            spent: None,
            comment: None,
            around: Around::default(),
        });
        game.push(reading.played);
        if game.position().is_game_over() {
            break;
        }
    }
    (moves, false)
}

/// The illegal moves of a game that stand, by how each is exported.
#[derive(Default)]
pub(super) struct MovesThatStand {
    /// Comments after half-moves; 0 is the beginning.
    pub comments: Vec<(u32, String)>,
    /// The move after which the recorded moves stop.
    pub last: Option<Stood>,
}

impl MovesThatStand {
    /// All of them in a game, from its decisions.
    pub fn of(game: &Game, edition: Edition, decisions: &[Decision]) -> Self {
        let mut all = Self::default();
        for decision in decisions {
            let Some((ply, comment)) = decision.stood() else {
                continue;
            };
            let stops = ply == game.plies() && all.last.is_none();
            match stops.then(|| export(game, edition, decision)).flatten() {
                Some(Export::Continued(stood)) => all.last = Some(stood),
                Some(Export::Comment(comment)) => all.comments.push((ply, comment)),
                None => all.comments.push((ply, comment)),
            }
        }
        all
    }

    /// The comment after a half-move.
    pub fn comment(&self, ply: u32) -> Option<String> {
        let found: Vec<&str> = self
            .comments
            .iter()
            .filter(|(at, _)| *at == ply)
            .map(|(_, text)| text.as_str())
            .collect();
        (!found.is_empty()).then(|| found.join(" "))
    }
}
