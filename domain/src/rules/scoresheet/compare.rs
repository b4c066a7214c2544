//! Two scoresheets of one game (Laws 8.1, 8.5, 8.7).

use shakmaty::{Chess, Move, Position};

use super::encoding::Encoding;
use super::finding::Finding;
use super::reader::{LanguageChoice, SheetReader};
use super::sheet::{Sheet, Sheets};
use super::token::{Dialect, ResultMark};
use crate::rules::history::Game;
use crate::rules::notation::{Language, read_move};

/// A scoresheet handed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handed<'a> {
    pub text: &'a [u8],
    /// The dialect in which it is written.
    pub dialect: Dialect,
    /// The language in which it is written.
    pub language: LanguageChoice,
}

impl<'a> Handed<'a> {
    /// A scoresheet copied by hand, whose language is to be detected.
    #[must_use]
    pub const fn sheet(text: &'a [u8]) -> Self {
        Self {
            text,
            dialect: Dialect::Sheet,
            language: LanguageChoice::Detect,
        }
    }
}

/// A half-move as one player wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The half-move as written.
    pub text: String,
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// The legal move in that player's own record; `None` from the point at which the record breaks.
    pub played: Option<Move>,
}

/// One player's sheet, read by itself.
#[derive(Clone, Debug)]
pub struct ReadSide {
    /// The language; `None` if it is not clear.
    pub language: Option<Language>,
    /// Every half-move as written.
    pub cells: Vec<Cell>,
    /// The legal record: the first half-moves of [`cells`](Self::cells).
    pub game: Game,
    /// The result written, if any.
    pub result: Option<ResultMark>,
    /// Findings about the sheet.
    pub findings: Vec<Finding>,
}

impl ReadSide {
    /// How many half-moves are legal from the beginning.
    #[must_use]
    pub fn legal_plies(&self) -> u32 {
        self.game.plies()
    }

    /// Whether every half-move written is legal.
    #[must_use]
    pub fn is_legal_to_the_end(&self) -> bool {
        u32::try_from(self.cells.len()).is_ok_and(|written| written == self.legal_plies())
    }
}

/// Which of the two sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Which {
    /// The sheet given first, usually White's.
    First,
    /// The sheet given second.
    Second,
    /// Both sheets.
    Both,
    /// Neither sheet.
    Neither,
}

impl Which {
    const fn of(first: bool, second: bool) -> Self {
        match (first, second) {
            (true, true) => Self::Both,
            (true, false) => Self::First,
            (false, true) => Self::Second,
            (false, false) => Self::Neither,
        }
    }
}

/// Where the sheets agree again after a divergence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Resumption {
    /// Half-moves to skip on the first sheet.
    pub skip_first: usize,
    /// Half-moves to skip on the second sheet; 0 if that player omitted some.
    pub skip_second: usize,
    /// How many half-moves in a row are then the same.
    pub agreed: usize,
    /// Whether they agree up to the end of at least one sheet.
    pub to_the_end: bool,
}

/// The first half-move on which the sheets disagree.
#[derive(Clone, Debug)]
pub struct Divergence {
    /// The half-move, from 1.
    pub ply: u32,
    /// The last position on which both agree.
    pub position: Chess,
    /// Which sheets have something written there. `Both`: different moves, or moves that cannot be read. `First` or `Second`: the other
    /// sheet has ended (Law 8.5.2).
    pub written: Which,
    /// The sheets on which that half-move is legal.
    pub legal_here: Which,
    /// The sheets that are legal from there to their end.
    pub legal_to_the_end: Which,
    /// The place where they agree again; `None` if they do not.
    pub resumption: Option<Resumption>,
}

/// A line of the two sheets side by side, with indices into [`ReadSide::cells`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// Half-move of the first sheet.
    pub first: Option<usize>,
    /// Half-move of the second sheet.
    pub second: Option<usize>,
    /// Whether both are the same move.
    pub same: bool,
}

/// The comparison of two sheets.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The first sheet.
    pub first: ReadSide,
    /// The second sheet.
    pub second: ReadSide,
    /// How many half-moves agree from the beginning.
    pub common: u32,
    /// The first disagreement; `None` if the sheets are the same to the end.
    pub divergence: Option<Divergence>,
    /// Whether both results are written and differ (Law 8.7).
    pub results_differ: bool,
}

/// Compares two sheets of one game half-move by half-move, each in its own language. Only the first game of each text is read. Nothing
/// is corrected: the arbiter decides which sheet is right.
#[must_use]
pub fn compare(first: Handed<'_>, second: Handed<'_>) -> Comparison {
    let first = read_side(first);
    let second = read_side(second);
    let same_start = first.game.initial() == second.game.initial();
    let common = first
        .game
        .moves()
        .zip(second.game.moves())
        .take_while(|(a, b)| same_start && a == b)
        .count();
    let divergence = divergence(&first, &second, common);
    let results_differ = match (first.result, second.result) {
        (Some(a), Some(b)) => a != b,
        _ => false,
    };
    Comparison {
        first,
        second,
        common: u32::try_from(common).unwrap_or(u32::MAX),
        divergence,
        results_differ,
    }
}

fn read_side(handed: Handed<'_>) -> ReadSide {
    let encoding = Encoding::of(handed.text);
    let mut sheet = Sheet::default();
    let mut reader = SheetReader::new(handed.dialect, handed.language);
    let mut findings = Vec::new();
    Sheets::new(handed.text, handed.dialect, encoding, 1).next_into(&mut sheet);
    let read = reader.read(handed.text, encoding, &sheet, &mut findings);
    let game = reader.game().clone();
    let mut moves = game.moves();
    let cells = sheet
        .moves
        .iter()
        .map(|written| Cell {
            text: encoding
                .decode(
                    handed
                        .text
                        .get(written.start..written.end)
                        .unwrap_or_default(),
                )
                .into_owned(),
            line: written.line,
            column: written.column,
            played: moves.next(),
        })
        .collect();
    drop(moves);
    ReadSide {
        language: read.language,
        cells,
        game,
        result: sheet.result,
        findings,
    }
}

fn divergence(first: &ReadSide, second: &ReadSide, common: usize) -> Option<Divergence> {
    let written = Which::of(first.cells.len() > common, second.cells.len() > common);
    if written == Which::Neither {
        return None;
    }
    let ply = u32::try_from(common).unwrap_or(u32::MAX);
    let legal = |side: &ReadSide| {
        side.cells
            .get(common)
            .is_some_and(|cell| cell.played.is_some())
    };
    Some(Divergence {
        ply: ply.saturating_add(1),
        position: first.game.position_after(ply).cloned().unwrap_or_default(),
        written,
        legal_here: Which::of(legal(first), legal(second)),
        legal_to_the_end: Which::of(first.is_legal_to_the_end(), second.is_legal_to_the_end()),
        resumption: if written == Which::Both {
            resumption(first, second, common)
        } else {
            None
        },
    })
}

/// The most half-moves that are skipped on either sheet.
const FARTHEST: usize = 6;

/// The fewest half-moves to skip so that the sheets agree longest afterwards. At least two half-moves must agree, or all that are left.
fn resumption(first: &ReadSide, second: &ReadSide, common: usize) -> Option<Resumption> {
    let skips = (0..=FARTHEST).flat_map(|a| (0..=FARTHEST).map(move |b| (a, b)));
    skips
        .filter(|&(a, b)| a + b > 0)
        .filter_map(|(a, b)| {
            let forward = agreement(first, common + a, second, common + b);
            let backward = agreement(second, common + b, first, common + a);
            let agreed = forward.max(backward);
            let left = first.cells.len().checked_sub(common + a)?;
            let left = left.min(second.cells.len().checked_sub(common + b)?);
            let to_the_end = agreed == left && agreed > 0;
            (to_the_end || agreed >= 2).then_some(Resumption {
                skip_first: a,
                skip_second: b,
                agreed,
                to_the_end,
            })
        })
        .max_by_key(|found| {
            let skipped = found.skip_first + found.skip_second;
            (
                found.agreed,
                std::cmp::Reverse(skipped),
                std::cmp::Reverse(found.skip_first.abs_diff(found.skip_second)),
            )
        })
}

/// How many half-moves of `other` from index `there` on are the same as those of `base` from `here` on, as far as `base` is legal.
fn agreement(base: &ReadSide, here: usize, other: &ReadSide, there: usize) -> usize {
    let Some(start) = u32::try_from(here)
        .ok()
        .and_then(|ply| base.game.position_after(ply))
    else {
        return 0;
    };
    let language = other.language.unwrap_or(Language::English);
    let mut position = start.clone();
    let mut agreed = 0;
    for (ours, theirs) in base
        .cells
        .iter()
        .skip(here)
        .zip(other.cells.iter().skip(there))
    {
        let Some(played) = ours.played else { break };
        match read_move(&position, &theirs.text, language) {
            Ok(reading) if reading.played == played => position.play_unchecked(played),
            _ => break,
        }
        agreed += 1;
    }
    agreed
}

impl Comparison {
    /// The sheets side by side: the half-moves that agree, those that are skipped, and the rest, aligned again from the point at which the
    /// sheets agree again.
    #[must_use]
    pub fn rows(&self) -> Vec<Row> {
        let common = usize::try_from(self.common).unwrap_or(usize::MAX);
        let mut rows: Vec<Row> = (0..common)
            .map(|ply| Row {
                first: Some(ply),
                second: Some(ply),
                same: true,
            })
            .collect();
        let (mut a, mut b) = (common, common);
        let found = self
            .divergence
            .as_ref()
            .and_then(|divergence| divergence.resumption);
        if let Some(found) = found {
            let (to_a, to_b) = (a + found.skip_first, b + found.skip_second);
            while a < to_a || b < to_b {
                let (first, second) = ((a < to_a).then_some(a), (b < to_b).then_some(b));
                rows.push(Row {
                    first,
                    second,
                    same: false,
                });
                a += usize::from(first.is_some());
                b += usize::from(second.is_some());
            }
            for _ in 0..found.agreed {
                rows.push(Row {
                    first: Some(a),
                    second: Some(b),
                    same: true,
                });
                a += 1;
                b += 1;
            }
        }
        while a < self.first.cells.len() || b < self.second.cells.len() {
            let first = (a < self.first.cells.len()).then_some(a);
            let second = (b < self.second.cells.len()).then_some(b);
            rows.push(Row {
                first,
                second,
                same: false,
            });
            a += 1;
            b += 1;
        }
        rows
    }
}

#[cfg(test)]
mod tests;
