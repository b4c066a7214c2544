//! Attaches comments, glyphs and variations to the moves that they follow.

use shakmaty::{Chess, Position};

use super::around::{Around, Aside, Reader, nag};
use super::comment::{commands, inner};
use super::pgn_game::PgnGame;
use crate::clock::ClockTime;
use crate::rules::scoresheet::{Encoding, Finding, FindingKind, Note, Sheet, TokenKind};

/// Attaches all notes of a sheet to the moves of its game, in the order of the text. Notes after the last move that was read are
/// left out.
pub(super) fn add_all(
    game: &mut PgnGame,
    sheet: &Sheet,
    (text, encoding): (&[u8], Encoding),
    mut reader: Reader<'_>,
) {
    let mut notes = sheet.notes.iter().peekable();
    let mut marks = sheet.marks.iter().peekable();
    let mut walk = Walk {
        position: game.initial.clone(),
        at: 0,
    };
    loop {
        let note_first = match (notes.peek(), marks.peek()) {
            (Some(note), Some(mark)) => note.token.start < mark.token.start,
            (note, _) => note.is_some(),
        };
        if let Some(note) = notes.next_if(|_| note_first) {
            add_note(game, note, &encoding.decode(note.token.bytes(text)));
        } else if let Some(mark) = marks.next() {
            if mark.after > game.moves.len() {
                continue;
            }
            if mark.token.kind == TokenKind::VariationOpen {
                let from = walk.before(game, mark.after);
                let ply = u32::try_from(mark.after).ok();
                let read = reader.variation(&mark.token, from, ply, &mut game.findings);
                let read = read.map(Aside::Variation);
                add(game, mark.after, |around| around.after.extend(read));
            } else {
                let sign = encoding.decode(mark.token.bytes(text));
                add(game, mark.after, |around| match nag(&sign) {
                    Some(number) => around.nags.push(number),
                    None => around.after.push(Aside::Comment(sign.into_owned())),
                });
            }
        } else {
            return;
        }
    }
}

/// A walk along the game, forwards only.
struct Walk {
    position: Chess,
    at: usize,
}

impl Walk {
    /// The position before the last of the first `count` moves.
    fn before(&mut self, game: &PgnGame, count: usize) -> &Chess {
        let to = count.saturating_sub(1).max(self.at);
        for recorded in game.moves.get(self.at..to).unwrap_or_default() {
            self.position.play_unchecked(recorded.played);
        }
        self.at = to;
        &self.position
    }
}

/// Adds something after half-move `after`, or before the first one if it is 0.
fn add(game: &mut PgnGame, after: usize, put: impl FnOnce(&mut Around)) {
    let around = match after.checked_sub(1) {
        None => Some(&mut game.opening),
        Some(index) => (game.moves.get_mut(index)).map(|recorded| &mut recorded.around),
    };
    if let Some(around) = around {
        put(around);
    }
}

/// Attaches a comment to the move that it follows.
fn add_note(game: &mut PgnGame, note: &Note, comment: &str) {
    let text = inner(comment);
    let (clock, spent, rest, bad) = clocks(&text);
    let ply = u32::try_from(note.after).ok();
    for text in bad {
        game.findings.push(Finding {
            line: note.token.line,
            column: note.token.column,
            ply,
            kind: FindingKind::BadClock { text },
        });
    }
    let (place, around) = match note.after.checked_sub(1) {
        None => (&mut game.opening_comment, &mut game.opening),
        Some(index) => {
            let Some(recorded) = game.moves.get_mut(index) else {
                return;
            };
            recorded.clock = clock.or(recorded.clock);
            recorded.spent = spent.or(recorded.spent);
            (&mut recorded.comment, &mut recorded.around)
        }
    };
    if rest.is_empty() {
        return;
    }
    match (around.after.last_mut(), place) {
        (Some(Aside::Comment(before)), _) | (None, Some(before)) => {
            before.push(' ');
            before.push_str(&rest);
        }
        (Some(_), _) => around.after.push(Aside::Comment(rest)),
        (None, place) => *place = Some(rest),
    }
}

/// The display, the time spent, the rest of the comment, and the clock commands that cannot be read.
fn clocks(comment: &str) -> (Option<ClockTime>, Option<ClockTime>, String, Vec<String>) {
    let (mut clock, mut spent, mut bad) = (None, None, Vec::new());
    let mut rest = String::new();
    let mut at = 0;
    for command in commands(comment) {
        let place = match command.name {
            "%clk" | "clk" => &mut clock,
            "%emt" | "emt" => &mut spent,
            _ => continue,
        };
        match command.value.parse() {
            Ok(time) => *place = Some(time),
            Err(_) => {
                bad.push(
                    comment
                        .get(command.start..command.end)
                        .unwrap_or_default()
                        .to_owned(),
                );
                continue;
            }
        }
        join(
            &mut rest,
            comment.get(at..command.start).unwrap_or_default(),
        );
        at = command.end;
    }
    join(&mut rest, comment.get(at..).unwrap_or_default());
    (clock, spent, rest, bad)
}

fn join(text: &mut String, more: &str) {
    let more = more.trim();
    if !more.is_empty() {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(more);
    }
}
