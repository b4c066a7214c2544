//! A sheet together with its text: what is known of it in every language.

use shakmaty::{Chess, Role};

use super::encoding::Encoding;
use super::finding::{Finding, FindingKind};
use super::run::{MOST_PLIES, Remark, Run, Stop, run};
use super::sheet::{Sheet, WrittenMove};
use super::token::ResultMark;
use crate::rules::history::Game;
use crate::rules::notation::{Language, NotationError};
use crate::rules::position::{FenField, PositionFault, read_first_position};

/// The languages tried, English first. Spanish has the letters of Italian.
pub(super) const TRIED: [Language; 9] = [
    Language::English,
    Language::Italian,
    Language::German,
    Language::French,
    Language::Dutch,
    Language::Portuguese,
    Language::Polish,
    Language::Russian,
    Language::Descriptive,
];

/// Capital letters at the beginning of the words of a sheet, as bits from `A`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Letters(u32);

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

/// The meaning of the tag `Variant`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Variant {
    /// Chess, or a word that does not name a known variant.
    Usual,
    Chess960,
    /// A game with other moves or other ends.
    Other,
}

impl Variant {
    fn of(value: &str) -> Self {
        let signs = value.chars().filter(|sign| sign.is_alphanumeric());
        let word: String = signs.flat_map(char::to_lowercase).collect();
        match word.as_str() {
            "antichess" | "atomic" | "bughouse" | "crazyhouse" | "giveaway" | "horde"
            | "kingofthehill" | "losers" | "racingkings" | "suicide" | "threecheck" | "3check" => {
                Self::Other
            }
            "fischerandom" | "fischerrandom" | "freestyle" | "frc" => Self::Chess960,
            word if word.contains("960") => Self::Chess960,
            _ => Self::Usual,
        }
    }
}

/// A sheet and the text it stands in.
pub(super) struct Source<'a> {
    pub text: &'a [u8],
    pub encoding: Encoding,
    pub sheet: &'a Sheet,
}

impl Source<'_> {
    pub(super) fn run(&self, game: &mut Game, language: Language) -> Run {
        run(game, self.text, self.encoding, self.sheet, language)
    }

    fn bytes(&self, written: &WrittenMove) -> &[u8] {
        self.text
            .get(written.start..written.end)
            .unwrap_or_default()
    }

    pub(super) fn letters(&self) -> Letters {
        self.sheet
            .moves
            .iter()
            .fold(Letters::default(), |all, written| {
                Letters(all.0 | Letters::of(self.bytes(written)).0)
            })
    }

    /// Languages other than English that have all the letters of the sheet, and at least one of them for another man. Letters for
    /// pawns do not count: nobody writes them, and the German `B` would compete with English bishops.
    pub(super) fn rivals(&self) -> Vec<Language> {
        let letters = self.letters();
        let names_man =
            |roles: [Option<Role>; 2]| matches!(roles, [Some(role), None] if role != Role::Pawn);
        let is_descriptive = self.sheet.moves.iter().any(|written| {
            // A capital, a sign, a capital: `P-B4` may be the pawn's move to c4 or f4.
            self.bytes(written).windows(3).any(|signs| {
                matches!(signs, [first, b'-' | b'x', last]
                    if first.is_ascii_uppercase() && *first != b'O' && last.is_ascii_uppercase())
            })
        });
        TRIED
            .into_iter()
            .skip(1)
            .filter(|language| {
                if *language == Language::Descriptive {
                    return is_descriptive;
                }
                letters
                    .all()
                    .all(|letter| names_man(language.roles(letter)))
                    && letters
                        .all()
                        .any(|letter| language.roles(letter) != Language::English.roles(letter))
            })
            .collect()
    }

    /// The number of words whose letters for men are all letters of `language`. Words without such letters count.
    pub(super) fn covered(&self, language: Language) -> usize {
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

    /// The initial position of the tags, or the usual one without a tag `FEN`. In Chess960 the tag is required. As with
    /// [`read_first_position`], some positions that no game can reach are accepted.
    pub(super) fn initial(&self) -> Result<Chess, Box<FindingKind>> {
        let tag = |name| {
            let value = self.sheet.tag(self.text, name).unwrap_or_default();
            self.encoding.decode(value)
        };
        let variant = Variant::of(&tag(b"Variant"));
        if variant == Variant::Other {
            let text = tag(b"Variant").into_owned();
            return Err(Box::new(FindingKind::OtherVariant { text }));
        }
        let fen = tag(b"FEN");
        if self.sheet.tag(self.text, b"FEN").is_none() {
            if variant == Variant::Chess960 || tag(b"SetUp") == "1" {
                let faults = vec![PositionFault::Unreadable(FenField::Whole)];
                let fen = String::new();
                return Err(Box::new(FindingKind::BadPosition { fen, faults }));
            }
            return Ok(Chess::default());
        }
        read_first_position(&fen).map_err(|faults| {
            let fen = fen.into_owned();
            Box::new(FindingKind::BadPosition { fen, faults })
        })
    }

    pub(super) fn add_faults(&self, findings: &mut Vec<Finding>) {
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

    pub(super) fn add_more_faults(&self, findings: &mut Vec<Finding>) {
        let count = self.sheet.more_faults;
        if let (1.., Some(last)) = (count, self.sheet.faults.last()) {
            findings.push(Finding {
                line: last.token.line,
                column: last.token.column,
                ply: None,
                kind: FindingKind::MoreFaults { count },
            });
        }
    }

    pub(super) fn add_result(&self, findings: &mut Vec<Finding>) {
        let (Some(mark), Some(tag)) = (self.sheet.result, self.sheet.tag(self.text, b"Result"))
        else {
            return;
        };
        if tag == mark.as_str().as_bytes() || tag.is_empty() || tag == b"?" {
            return;
        }
        let tag = self.encoding.decode(tag).into_owned();
        if ResultMark::read(&tag) != Some(mark) {
            let (line, column) = self.sheet.result_place;
            findings.push(Finding {
                line,
                column,
                ply: None,
                kind: FindingKind::ResultsDiffer {
                    tag,
                    written: mark.as_str(),
                },
            });
        }
    }

    pub(super) fn add_run(&self, run: &Run, findings: &mut Vec<Finding>) {
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
            Stop::TooLong => FindingKind::TooLong { most: MOST_PLIES },
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

#[cfg(test)]
mod tests {
    use super::super::{sheet::Sheets, token::Dialect};
    use super::*;

    /// A capital letter that names a man counts; one in a square or in castling does not.
    #[test]
    fn letters_of_words() {
        let letters = |word: &str| Letters::of(word.as_bytes()).all().collect::<String>();
        for (word, expected) in [
            ("Cf3", "C"),
            ("B1d2", "B"),
            ("E6", ""),
            ("E6+", ""),
            ("E9", "E"),
            ("O-O", ""),
            ("e4", ""),
            ("", ""),
            ("Zf3", "Z"),
        ] {
            assert_eq!(letters(word), expected, "{word}");
        }
    }

    /// A letter that is written twice counts once. A language covers the words that begin with one of its letters, or without a letter.
    #[test]
    fn letters_and_languages_of_a_sheet() {
        let text = b"1. e4 e5 2. Cf3 Cc6 3. Ab5 a6";
        let encoding = Encoding::Utf8;
        let sheet = Sheets::new(text, Dialect::Sheet, encoding, 1)
            .next()
            .unwrap();
        let source = Source {
            text,
            encoding,
            sheet: &sheet,
        };
        assert_eq!(source.letters().all().collect::<String>(), "AC");
        assert_eq!(source.rivals(), [Language::Italian]);
        let covered = TRIED.map(|language| source.covered(language));
        assert_eq!(covered, [3, 6, 3, 5, 3, 5, 3, 3, 3]);
    }
}
