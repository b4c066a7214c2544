//! A finding as a record.

use serde::Serialize;
use shakmaty::{CastlingMode, Move};

use super::cause::CauseRecord;
use crate::rules::edition::Edition;
use crate::rules::notation::Language;
use crate::rules::scoresheet::{Finding, FindingKind};

/// A finding: its place, its code and its details.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FindingRecord {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// [`FindingKind::code`].
    pub code: &'static str,
    /// The details, which depend on the code.
    pub detail: Detail,
}

/// The details of a finding. Those that do not apply to it are left out in writing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Detail {
    /// The half-move, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<u32>,
    /// The text as written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The text that should stand there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<String>,
    /// A number of moves or faults.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<usize>,
    /// Byte offset in the text from which on it cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
    /// Moves that fit, as coordinates.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub candidates: Vec<String>,
    /// Languages in question: `en`, `it`, ….
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub languages: Vec<&'static str>,
    /// Why a move is illegal: the reading nearest to legality.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub causes: Vec<CauseRecord>,
}

impl FindingRecord {
    /// The record, with articles of this edition.
    #[must_use]
    pub fn new(finding: &Finding, edition: Edition) -> Self {
        Self {
            line: finding.line,
            column: finding.column,
            code: finding.kind.code(),
            detail: Detail {
                ply: finding.ply,
                ..detail(&finding.kind, edition)
            },
        }
    }
}

fn detail(kind: &FindingKind, edition: Edition) -> Detail {
    let text = |text: &str| Detail {
        text: Some(text.to_owned()),
        ..Detail::default()
    };
    match kind {
        FindingKind::IllegalMove {
            text: written,
            attempts,
        } => Detail {
            causes: attempts
                .first()
                .map(|attempt| {
                    let causes = attempt.causes.iter();
                    causes
                        .map(|cause| CauseRecord::new(cause, edition))
                        .collect()
                })
                .unwrap_or_default(),
            ..text(written)
        },
        FindingKind::UnreadableMove {
            text: written,
            at,
            foreign,
        } => Detail {
            at: Some(*at),
            languages: foreign.iter().copied().map(language).collect(),
            ..text(written)
        },
        FindingKind::AmbiguousMove {
            text: written,
            candidates,
        } => Detail {
            candidates: candidates.iter().map(|found| uci(*found)).collect(),
            ..text(written)
        },
        FindingKind::NullMove { text: written }
        | FindingKind::Notation { text: written, .. }
        | FindingKind::BadClock { text: written }
        | FindingKind::VariationNotRead { text: written }
        | FindingKind::OtherVariant { text: written }
        | FindingKind::Form { text: written, .. } => text(written),
        FindingKind::TooLong { most } => Detail {
            count: Some(*most),
            ..Detail::default()
        },
        FindingKind::VariationLeftOut => Detail::default(),
        FindingKind::MoreFaults { count } => Detail {
            count: usize::try_from(*count).ok(),
            ..Detail::default()
        },
        FindingKind::MovesNotRead { count } => Detail {
            count: Some(*count),
            ..Detail::default()
        },
        FindingKind::MoveNumber {
            written,
            expected,
            black,
        } => Detail {
            text: written.map(|number| number.to_string()),
            expected: Some(format!("{expected}{}", if *black { "..." } else { "." })),
            ..Detail::default()
        },
        FindingKind::AmbiguousLanguage { languages, used } => Detail {
            expected: used.map(|used| language(used).to_owned()),
            languages: languages.iter().copied().map(language).collect(),
            ..Detail::default()
        },
        FindingKind::BadPosition { fen, .. } => text(fen),
        FindingKind::ResultsDiffer { tag, written } => Detail {
            expected: Some(tag.clone()),
            ..text(written)
        },
    }
}

fn uci(found: Move) -> String {
    found.to_uci(CastlingMode::Standard).to_string()
}

const fn language(language: Language) -> &'static str {
    match language {
        Language::Italian => "it",
        Language::English => "en",
        Language::German => "de",
        Language::French => "fr",
        Language::Spanish => "es",
        Language::Dutch => "nl",
        Language::Portuguese => "pt",
        Language::Polish => "pl",
        Language::Russian => "ru",
        Language::Descriptive => "descriptive",
        Language::Figurine => "figurine",
        Language::AnyLetters => "it-en",
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use shakmaty::{Role, Square};

    use super::*;

    /// The record of a finding holds its own details and nothing else.
    #[test]
    fn a_finding_as_a_record() {
        let text = || "x".to_owned();
        let found = Move::Normal {
            role: Role::Knight,
            from: Square::B1,
            capture: None,
            to: Square::D2,
            promotion: None,
        };
        let number = |written, black| FindingKind::MoveNumber {
            written,
            expected: 2,
            black,
        };
        let mut languages = Language::WITH_LETTERS.to_vec();
        languages.extend([Language::Figurine, Language::AnyLetters]);
        let codes = [
            "it", "en", "de", "fr", "es", "nl", "pt", "pl", "ru", "figurine", "it-en",
        ];
        let used = Some(Language::English);
        for (kind, detail) in [
            (FindingKind::NullMove { text: text() }, json!({"text": "x"})),
            (FindingKind::BadClock { text: text() }, json!({"text": "x"})),
            (
                FindingKind::VariationNotRead { text: text() },
                json!({"text": "x"}),
            ),
            (FindingKind::VariationLeftOut, json!({})),
            (
                FindingKind::OtherVariant { text: text() },
                json!({"text": "x"}),
            ),
            (
                FindingKind::UnreadableMove {
                    text: text(),
                    at: 1,
                    foreign: vec![Language::German],
                },
                json!({"text": "x", "at": 1, "languages": ["de"]}),
            ),
            (
                FindingKind::AmbiguousMove {
                    text: text(),
                    candidates: vec![found],
                },
                json!({"text": "x", "candidates": ["b1d2"]}),
            ),
            (FindingKind::TooLong { most: 5 }, json!({"count": 5})),
            (FindingKind::MoreFaults { count: 6 }, json!({"count": 6})),
            (FindingKind::MovesNotRead { count: 7 }, json!({"count": 7})),
            (
                number(Some(3), true),
                json!({"text": "3", "expected": "2..."}),
            ),
            (number(None, false), json!({"expected": "2."})),
            (
                FindingKind::AmbiguousLanguage { languages, used },
                json!({"expected": "en", "languages": codes}),
            ),
            (
                FindingKind::ResultsDiffer {
                    tag: "1-0".to_owned(),
                    written: "0-1",
                },
                json!({"expected": "1-0", "text": "0-1"}),
            ),
            (
                FindingKind::BadPosition {
                    fen: text(),
                    faults: vec![],
                },
                json!({"text": "x"}),
            ),
        ] {
            let code = kind.code();
            let (line, column, ply) = (3, 4, None);
            let record = FindingRecord::new(
                &Finding {
                    line,
                    column,
                    ply,
                    kind,
                },
                Edition::default(),
            );
            let written = serde_json::to_value(record).unwrap();
            let expected = json!({"line": 3, "column": 4, "code": code, "detail": detail});
            assert_eq!(written, expected);
        }
    }
}
