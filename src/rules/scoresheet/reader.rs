//! A whole sheet: its language by the legality of every move, its record, its findings.

use shakmaty::{CastlingMode, Chess, Move, PositionError, fen::Fen};

use super::encoding::Encoding;
use super::finding::{Finding, FindingKind};
use super::run::{Remark, Run, Stop, run};
use super::sheet::{Sheet, WrittenMove};
use super::token::{Dialect, ResultMark};
use crate::rules::history::Game;
use crate::rules::notation::{Language, NotationError};

/// In which language a sheet is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LanguageChoice {
    /// The one in which the whole sheet is legal. When there are several, with different moves,
    /// none is guessed: PGN is English by its standard, and a scoresheet is not read beyond the
    /// moves that all agree on.
    #[default]
    Detect,
    /// Said by whoever hands the sheet in.
    Declared(Language),
}

/// What reading a sheet gave; the record itself is [`SheetReader::game`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadSheet {
    /// The language of the sheet; `None` when its moves are the same in several, or when it is
    /// ambiguous.
    pub language: Option<Language>,
    /// Half-moves read, the first ones of [`Sheet::moves`].
    pub plies: usize,
    /// Whether every half-move was read.
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

/// The languages tried, English first. Spanish has the letters of Italian.
const TRIED: [Language; 4] = [
    Language::English,
    Language::Italian,
    Language::German,
    Language::French,
];

impl SheetReader {
    /// A reader for sheets of one kind.
    #[must_use]
    pub fn new(dialect: Dialect, choice: LanguageChoice) -> Self {
        Self {
            dialect,
            choice,
            game: Game::new(Chess::default()),
            spare: Game::new(Chess::default()),
        }
    }

    /// The record of the last sheet read: its legal moves.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Reads `sheet`, whose places are bytes of `text`, and adds what is to be said about it to
    /// `findings`, in the order of the sheet.
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
                let complete = sheet.moves.is_empty();
                return ReadSheet {
                    language: None,
                    plies: 0,
                    complete,
                };
            }
        };
        let (language, run) = self.read_moves(&initial, &source, findings);
        source.add_run(&run, findings);
        if findings.len() > first + 1
            && let Some(new) = findings.get_mut(first..)
        {
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
        let mut tried = vec![Tried {
            language: Language::English,
            run: english,
            moves: self.game.moves().collect(),
            covered: source.covered(Language::English),
        }];
        for language in TRIED.into_iter().skip(1) {
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
    /// How well the language fits: all read, then words with letters of the language, then
    /// half-moves read, then how clear the stop is.
    fn merit(&self) -> (bool, usize, usize, u8) {
        let clear = match &self.run.stop {
            None => 4,
            Some(Stop::Notation(NotationError::Illegal { .. })) => 3,
            Some(Stop::Notation(NotationError::Ambiguous { .. })) => 2,
            Some(Stop::Null) => 1,
            Some(Stop::Notation(NotationError::Unreadable { .. })) => 0,
        };
        (self.run.stop.is_none(), self.covered, self.run.plies, clear)
    }
}

/// Capital letters at the beginning of the words of a sheet, as bits from `A`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Letters(u32);

impl Letters {
    fn of(word: &[u8]) -> Self {
        match word {
            // A capital file and a rank are a square: `E6`.
            [letter @ b'A'..=b'H', b'1'..=b'8', rest @ ..]
                if rest.is_empty() || !rest.iter().any(|byte| matches!(byte, b'a'..=b'h')) =>
            {
                let _ = letter;
                Self::default()
            }
            [b'O', ..] => Self::default(),
            [letter @ b'A'..=b'Z', ..] => Self(1 << (letter - b'A')),
            _ => Self::default(),
        }
    }

    fn has(self, letter: char) -> bool {
        u8::try_from(letter)
            .is_ok_and(|letter| letter.is_ascii_uppercase() && self.0 & (1 << (letter - b'A')) != 0)
    }

    fn all(self) -> impl Iterator<Item = char> {
        ('A'..='Z').filter(move |letter| self.has(*letter))
    }
}

/// A sheet and the text it stands in.
struct Source<'a> {
    text: &'a [u8],
    encoding: Encoding,
    sheet: &'a Sheet,
}

impl Source<'_> {
    fn run(&self, game: &mut Game, language: Language) -> Run {
        run(game, self.text, self.encoding, self.sheet, language)
    }

    fn bytes(&self, written: &WrittenMove) -> &[u8] {
        self.text
            .get(written.start..written.end)
            .unwrap_or_default()
    }

    fn letters(&self) -> Letters {
        self.sheet
            .moves
            .iter()
            .fold(Letters::default(), |all, written| {
                Letters(all.0 | Letters::of(self.bytes(written)).0)
            })
    }

    /// Languages other than English that have all the letters of the sheet, one of them for
    /// another man.
    fn rivals(&self) -> Vec<Language> {
        let letters = self.letters();
        TRIED
            .into_iter()
            .skip(1)
            .filter(|language| {
                letters
                    .all()
                    .all(|letter| language.roles(letter) != [None, None])
                    && letters
                        .all()
                        .any(|letter| language.roles(letter) != Language::English.roles(letter))
            })
            .collect()
    }

    /// Words of the sheet that begin with a letter of `language`, or with none.
    fn covered(&self, language: Language) -> usize {
        self.sheet
            .moves
            .iter()
            .filter(|written| {
                let letters = Letters::of(self.bytes(written));
                letters
                    .all()
                    .all(|letter| language.roles(letter) != [None, None])
            })
            .count()
    }

    /// The initial position of the tags, or the usual one.
    fn initial(&self) -> Result<Chess, Box<FindingKind>> {
        let Some(fen) = self.sheet.tag(self.text, b"FEN") else {
            return Ok(Chess::default());
        };
        let written = || self.encoding.decode(fen).into_owned();
        let parsed = Fen::from_ascii(fen.trim_ascii()).map_err(|_| {
            Box::new(FindingKind::BadPosition {
                fen: written(),
                kinds: None,
            })
        })?;
        let variant = self.sheet.tag(self.text, b"Variant").unwrap_or_default();
        let modes = if variant.is_empty() || variant.eq_ignore_ascii_case(b"standard") {
            [CastlingMode::Standard, CastlingMode::Chess960]
        } else {
            [CastlingMode::Chess960, CastlingMode::Standard]
        };
        let read = |mode| {
            parsed
                .clone()
                .into_position::<Chess>(mode)
                .or_else(PositionError::ignore_too_much_material)
                .or_else(PositionError::ignore_impossible_check)
                .map_err(|error| error.kinds())
        };
        let [first, second] = modes;
        read(first)
            .or_else(|kinds| read(second).map_err(|_| kinds))
            .map_err(|kinds| {
                Box::new(FindingKind::BadPosition {
                    fen: written(),
                    kinds: Some(kinds),
                })
            })
    }

    fn add_faults(&self, findings: &mut Vec<Finding>) {
        for fault in &self.sheet.faults {
            let bytes = fault.token.bytes(self.text);
            let text = self
                .encoding
                .decode(bytes)
                .trim_end()
                .chars()
                .take(40)
                .collect();
            findings.push(Finding {
                line: fault.token.line,
                column: fault.token.column,
                ply: None,
                kind: FindingKind::Form {
                    fault: fault.kind,
                    text,
                },
            });
        }
    }

    fn add_result(&self, findings: &mut Vec<Finding>) {
        let (Some(mark), Some(tag)) = (self.sheet.result, self.sheet.tag(self.text, b"Result"))
        else {
            return;
        };
        if tag == mark.as_str().as_bytes() || tag.is_empty() || tag == b"?" {
            return;
        }
        let tag = self.encoding.decode(tag).into_owned();
        if ResultMark::read(&tag) != Some(mark) {
            findings.push(Finding {
                line: self.sheet.line,
                column: 1,
                ply: None,
                kind: FindingKind::ResultsDiffer {
                    tag,
                    written: mark.as_str(),
                },
            });
        }
    }

    fn add_run(&self, run: &Run, findings: &mut Vec<Finding>) {
        for (index, remark) in &run.remarks {
            let Some(written) = self.sheet.moves.get(*index) else {
                continue;
            };
            let kind = match *remark {
                Remark::Notation(warning) => FindingKind::Notation {
                    text: self.written(written),
                    warning,
                },
                Remark::Number { expected, black } => FindingKind::MoveNumber {
                    written: written.number,
                    expected,
                    black,
                },
            };
            findings.push(at(written, *index, kind));
        }
        let Some(stop) = &run.stop else { return };
        let Some(written) = self.sheet.moves.get(run.plies) else {
            return;
        };
        let text = self.written(written);
        let kind = match stop {
            Stop::Null => FindingKind::NullMove { text },
            Stop::Notation(NotationError::Illegal { attempts }) => FindingKind::IllegalMove {
                text,
                attempts: attempts.clone(),
            },
            Stop::Notation(NotationError::Unreadable { at, foreign, .. }) => {
                FindingKind::UnreadableMove {
                    text,
                    at: *at,
                    foreign: foreign.clone(),
                }
            }
            Stop::Notation(NotationError::Ambiguous { candidates }) => FindingKind::AmbiguousMove {
                text,
                candidates: candidates.clone(),
            },
        };
        findings.push(at(written, run.plies, kind));
        if let Some(next) = self.sheet.moves.get(run.plies + 1) {
            let count = self.sheet.moves.len() - run.plies - 1;
            findings.push(at(next, run.plies + 1, FindingKind::MovesNotRead { count }));
        }
    }

    fn written(&self, written: &WrittenMove) -> String {
        self.encoding.decode(self.bytes(written)).into_owned()
    }
}

fn at(written: &WrittenMove, index: usize, kind: FindingKind) -> Finding {
    Finding {
        line: written.line,
        column: written.column,
        ply: u32::try_from(index + 1).ok(),
        kind,
    }
}
