//! The moves of a sheet read in one language.

use shakmaty::{Chess, Position};

use super::encoding::Encoding;
use super::sheet::{Sheet, WrittenMove};
use crate::rules::history::Game;
use crate::rules::notation::{Language, NotationError, Plain, Warning, read_move_in};

/// Why the record ends before the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    Null,
    TooLong,
    Notation(NotationError),
}

/// A remark about a half-move (index from 0) that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Remark {
    Notation(Warning),
    Number { expected: u32, black: bool },
}

/// How far one language leads.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Run {
    /// Half-moves read.
    pub plies: usize,
    pub stop: Option<Stop>,
    pub remarks: Vec<(usize, Remark)>,
}

/// The most half-moves that are read of one game. They are far beyond any game played (75 moves without capture or pawn move end a
/// game), and few enough that no text can keep a reader busy for hours.
pub(super) const MOST_PLIES: usize = 10_000;

/// Plays the moves of `sheet` on `game`, which stands at its initial position, as far as they
/// can be read.
pub(super) fn run(
    game: &mut Game,
    text: &[u8],
    encoding: Encoding,
    sheet: &Sheet,
    language: Language,
) -> Run {
    let mut run = Run::default();
    let mut numbers = Numbers::new(game.initial());
    for (index, written) in sheet.moves.iter().enumerate() {
        if let Some(remark) = numbers.check(game.position(), written) {
            run.remarks.push((index, remark));
        }
        if index >= MOST_PLIES {
            run.stop = Some(Stop::TooLong);
            break;
        }
        if written.null {
            run.stop = Some(Stop::Null);
            break;
        }
        let bytes = text.get(written.start..written.end).unwrap_or_default();
        if let Some(plain) = Plain::read(game.position(), bytes, language) {
            game.push(plain.played);
            for warning in plain.warnings(game.position()) {
                run.remarks.push((index, Remark::Notation(warning)));
            }
        } else {
            match read_move_in(game, &encoding.decode(bytes), language) {
                Ok(reading) => {
                    game.push(reading.played);
                    for warning in reading.warnings {
                        run.remarks.push((index, Remark::Notation(warning)));
                    }
                }
                Err(error) => {
                    run.stop = Some(Stop::Notation(error));
                    break;
                }
            }
        }
        run.plies = index + 1;
    }
    run
}

/// Compares the move numbers with the moves. A record from a position of its own may begin with any number. After a wrong number the
/// count goes on from there, so that each fault is reported once.
struct Numbers {
    /// Written number less the position's; `None` until the first is seen.
    offset: Option<i64>,
}

impl Numbers {
    fn new(initial: &Chess) -> Self {
        let from_the_start = initial.board() == Chess::default().board();
        Self {
            offset: from_the_start.then_some(0),
        }
    }

    fn check(&mut self, position: &Chess, written: &WrittenMove) -> Option<Remark> {
        let black = position.turn().is_black();
        let count = i64::from(position.fullmoves().get());
        let number = written.number.map(i64::from);
        let offset = match (self.offset, number) {
            (Some(offset), _) => offset,
            (None, Some(number)) => number - count,
            (None, None) => 0,
        };
        let wrong_number = number.is_some_and(|number| number != count + offset);
        if let Some(number) = number {
            self.offset = Some(number - count);
        }
        let wrong_side = written.dots && !black;
        (wrong_number || wrong_side).then(|| Remark::Number {
            expected: u32::try_from(count + offset).unwrap_or_default(),
            black,
        })
    }
}
