//! Reading a whole sheet: its language, found by the legality of every move, its record and its findings.

use shakmaty::{Chess, Move};

use super::encoding::Encoding;
use super::finding::{Finding, FindingKind};
use super::run::{Run, Stop};
use super::sheet::Sheet;
use super::source::{Letters, Source, TRIED};
use super::token::Dialect;
use crate::rules::edition::Edition;
use crate::rules::history::Game;
use crate::rules::notation::{Language, NotationError};

/// How the language of a sheet is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LanguageChoice {
    /// The language in which the whole sheet is legal. If there are several, with different moves, nothing is guessed: PGN is English
    /// by its standard, and a scoresheet is not read beyond the moves on which all of them agree.
    #[default]
    Detect,
    /// The language is given by the person who hands the sheet in.
    Declared(Language),
}

/// The outcome of reading a sheet; the record itself is [`SheetReader::game`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadSheet {
    /// The language of the sheet; `None` if its moves are the same in several languages, or if it is ambiguous.
    pub language: Option<Language>,
    /// The number of half-moves read: the first ones of [`Sheet::moves`].
    pub plies: usize,
    /// Whether every half-move was read, from a valid position.
    pub complete: bool,
}

/// Reads sheets one after the other.
#[derive(Clone, Debug)]
pub struct SheetReader {
    dialect: Dialect,
    choice: LanguageChoice,
    game: Game,
    spare: Game,
}

impl SheetReader {
    /// A reader for sheets of one kind, by the Laws in force.
    #[must_use]
    pub fn new(dialect: Dialect, choice: LanguageChoice) -> Self {
        Self::with_edition(dialect, choice, Edition::default())
    }

    /// A reader whose records are judged by the Laws of `edition`.
    #[must_use]
    pub fn with_edition(dialect: Dialect, choice: LanguageChoice, edition: Edition) -> Self {
        let game = Game::with_edition(Chess::default(), edition);
        Self {
            dialect,
            choice,
            spare: game.clone(),
            game,
        }
    }

    /// The record of the last sheet read: its legal moves.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Reads `sheet`, whose places are byte offsets in `text`, and adds its findings to `findings`, in the order of the sheet.
    pub fn read(
        &mut self,
        text: &[u8],
        encoding: Encoding,
        sheet: &Sheet,
        findings: &mut Vec<Finding>,
    ) -> ReadSheet {
        let first = findings.len();
        let source = Source {
            text,
            encoding,
            sheet,
        };
        source.add_faults(findings);
        source.add_more_faults(findings);
        source.add_result(findings);
        let initial = match source.initial() {
            Ok(initial) => initial,
            Err(kind) => {
                findings.push(Finding {
                    line: sheet.line,
                    column: 1,
                    ply: None,
                    kind: *kind,
                });
                self.game.restart(Chess::default());
                return ReadSheet {
                    language: None,
                    plies: 0,
                    complete: false,
                };
            }
        };
        let (language, run) = self.read_moves(&initial, &source, findings);
        source.add_run(&run, findings);
        if let Some(new) = findings.get_mut(first..) {
            new.sort_by_key(|finding| (finding.line, finding.column));
        }
        ReadSheet {
            language,
            plies: run.plies,
            complete: run.plies == sheet.moves.len(),
        }
    }

    fn read_moves(
        &mut self,
        initial: &Chess,
        source: &Source<'_>,
        findings: &mut Vec<Finding>,
    ) -> (Option<Language>, Run) {
        if let LanguageChoice::Declared(language) = self.choice {
            self.game.restart(initial.clone());
            return (Some(language), source.run(&mut self.game, language));
        }
        self.game.restart(initial.clone());
        let english = source.run(&mut self.game, Language::English);
        let rivals = source.rivals();
        if english.stop.is_none() && rivals.is_empty() {
            let neutral = self.dialect == Dialect::Sheet && source.letters() == Letters::default();
            return ((!neutral).then_some(Language::English), english);
        }
        let complete = english.stop.is_none();
        let mut tried = vec![Tried {
            language: Language::English,
            run: english,
            moves: self.game.moves().collect(),
            covered: source.covered(Language::English),
        }];
        // If English leads to the end, only languages that lead elsewhere matter.
        let others = if complete {
            rivals
        } else {
            TRIED.into_iter().skip(1).collect()
        };
        for language in others {
            self.spare.restart(initial.clone());
            let run = source.run(&mut self.spare, language);
            let covered = source.covered(language);
            tried.push(Tried {
                language,
                run,
                moves: self.spare.moves().collect(),
                covered,
            });
        }
        self.choose(initial, tried, source, findings)
    }

    fn choose(
        &mut self,
        initial: &Chess,
        mut tried: Vec<Tried>,
        source: &Source<'_>,
        findings: &mut Vec<Finding>,
    ) -> (Option<Language>, Run) {
        // The best first; a stable sort, so that English wins a draw.
        tried.sort_by_key(|tried| std::cmp::Reverse(tried.merit()));
        let best = tried.first().map(Tried::merit);
        tried.retain(|tried| Some(tried.merit()) == best);
        let Some(first) = tried.first() else {
            return (None, Run::default());
        };
        let common = tried.iter().fold(first.moves.len(), |common, other| {
            let same = first
                .moves
                .iter()
                .zip(&other.moves)
                .take_while(|(a, b)| a == b)
                .count();
            common.min(same)
        });
        let agreed = tried.iter().all(|tried| tried.moves.len() == common);
        let languages: Vec<Language> = tried.iter().map(|tried| tried.language).collect();
        let english = languages.first() == Some(&Language::English);
        let used = (agreed || (english && self.dialect == Dialect::Pgn)).then_some(first.language);
        if !agreed {
            let place = source.sheet.moves.get(common);
            findings.push(Finding {
                line: place.map_or(source.sheet.line, |place| place.line),
                column: place.map_or(1, |place| place.column),
                ply: u32::try_from(common + 1).ok(),
                kind: FindingKind::AmbiguousLanguage { languages, used },
            });
        }
        let mut run = first.run.clone();
        let moves = first.moves.clone();
        if used.is_none() {
            run.stop = None;
            run.plies = common;
            run.remarks.retain(|(index, _)| *index < common);
        }
        self.game.restart(initial.clone());
        for played in moves.into_iter().take(run.plies) {
            self.game.push(played);
        }
        (used, run)
    }
}

/// One language tried on a whole sheet.
struct Tried {
    language: Language,
    run: Run,
    moves: Vec<Move>,
    covered: usize,
}

impl Tried {
    /// How well the language fits. It compares whether everything was read, then words with letters of the language, then half-moves read,
    /// then how clear the stop is.
    fn merit(&self) -> (bool, usize, usize, u8) {
        let clear = match &self.run.stop {
            None => 4,
            Some(Stop::Notation(NotationError::Illegal { .. })) => 3,
            Some(Stop::Notation(NotationError::Ambiguous { .. })) => 2,
            Some(Stop::Null | Stop::TooLong) => 1,
            Some(Stop::Notation(NotationError::Unreadable { .. })) => 0,
        };
        (self.run.stop.is_none(), self.covered, self.run.plies, clear)
    }
}
