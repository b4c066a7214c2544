//! The ten columns of a round in a record 001.

use super::{
    line::Line,
    note::{Notes, TrfErrorKind},
};
use crate::event::{BoardResult, Colour, RoundNumber};

/// One round as it stands in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    /// Line and column, from 1.
    pub at: (usize, usize),
    /// Opponent's start number as written; the file may have no player with it. `None` for blank and `0000`.
    pub opponent: Option<u32>,
    /// Whether the columns are blank: no opponent, no colour, no result.
    pub blank: bool,
    /// `w` or `b`; `None` for a blank or a dash.
    pub colour: Option<Colour>,
    /// The result column in upper case; a blank for "nothing".
    pub mark: char,
}

/// First column of a round at 0-based `index`.
pub(super) const fn first_column(index: usize) -> usize {
    92 + 10 * index
}

/// The rounds of a record 001, up to the last one that is not blank.
pub(super) fn read_cells(line: &Line<'_>, notes: &mut Notes) -> Vec<Cell> {
    let mut cells = Vec::new();
    for index in 0.. {
        let first = first_column(index);
        if first > line.width() {
            break;
        }
        let Some(round) = RoundNumber::from_index(index) else {
            let rest = line.rest(first);
            if !rest.text.is_empty() {
                notes.error(rest.at(), TrfErrorKind::TooManyRounds);
            }
            break;
        };
        match read_cell(line, first) {
            Some(cell) => cells.push(cell),
            None => {
                let field = line.field(first, first + 9);
                let text = field.text.to_owned();
                notes.error(field.at(), TrfErrorKind::Cell { text, round });
            }
        }
    }
    while cells.last().is_some_and(|cell| cell.blank) {
        cells.pop();
    }
    cells
}

fn read_cell(line: &Line<'_>, first: usize) -> Option<Cell> {
    let blank = |column: usize| line.columns(column, column).trim().is_empty();
    if [4, 6, 8, 9].into_iter().any(|at| !blank(first + at)) {
        return None;
    }
    let opponent = line.field(first, first + 3);
    let digits = opponent.text.bytes().all(|byte| byte.is_ascii_digit());
    let opponent_number: u32 = match opponent.text {
        "" => 0,
        text if digits => text.parse().ok()?,
        text if text.bytes().all(|byte| byte == b'-') => 0,
        _ => return None,
    };
    let colour = match line.field(first + 5, first + 5).text {
        "w" | "W" => Some(Colour::White),
        "b" | "B" => Some(Colour::Black),
        "" | "-" => None,
        _ => return None,
    };
    let mark = match line.field(first + 7, first + 7).text.chars().next() {
        None => ' ',
        Some('½') => '=',
        Some('*') => '?',
        Some(mark) => mark.to_ascii_uppercase(),
    };
    if !matches!(
        mark,
        ' ' | '?' | '1' | '0' | '=' | 'W' | 'D' | 'L' | '+' | '-' | 'H' | 'F' | 'U' | 'Z'
    ) {
        return None;
    }
    let column = if opponent.text.is_empty() {
        first
    } else {
        opponent.column
    };
    Some(Cell {
        at: (line.number, column),
        opponent: (opponent_number != 0).then_some(opponent_number),
        blank: opponent.text.is_empty() && colour.is_none() && mark == ' ',
        colour,
        mark,
    })
}

/// The result of a board from the marks of White and Black; `None` if they contradict each other.
pub(super) const fn board_result(white: char, black: char) -> Option<BoardResult> {
    Some(match (white, black) {
        ('1', '0') => BoardResult::WhiteWins,
        ('0', '1') => BoardResult::BlackWins,
        ('=', '=') => BoardResult::Draw,
        ('0', '0') => BoardResult::BothLose,
        ('=', '0') => BoardResult::WhiteDrawsBlackLoses,
        ('0', '=') => BoardResult::WhiteLosesBlackDraws,
        ('+', '-') => BoardResult::WhiteWinsByForfeit,
        ('-', '+') => BoardResult::BlackWinsByForfeit,
        ('-', '-') => BoardResult::DoubleForfeit,
        ('W', 'L') => BoardResult::WhiteWinsUnrated,
        ('L', 'W') => BoardResult::BlackWinsUnrated,
        ('D', 'D') => BoardResult::DrawUnrated,
        (' ' | '?', ' ' | '?') => BoardResult::Adjourned,
        _ => return None,
    })
}
