//! A finding as a record.

use serde::Serialize;
use shakmaty::{CastlingMode, Move};

use super::cause::CauseRecord;
use crate::rules::notation::Language;
use crate::rules::scoresheet::{Finding, FindingKind};

/// A finding: its place, its code, and what belongs to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FindingRecord {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// [`FindingKind::code`].
    pub code: &'static str,
    /// What belongs to the code.
    pub detail: Detail,
}

/// The details of a finding; those that do not belong to it are left out when written.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Detail {
    /// The half-move, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<u32>,
    /// The text as written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What should stand there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<String>,
    /// How many.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<usize>,
    /// Byte of the text from which on it cannot be read.
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

impl From<&Finding> for FindingRecord {
    fn from(finding: &Finding) -> Self {
        Self {
            line: finding.line,
            column: finding.column,
            code: finding.kind.code(),
            detail: Detail {
                ply: finding.ply,
                ..detail(&finding.kind)
            },
        }
    }
}

fn detail(kind: &FindingKind) -> Detail {
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
                .map(|attempt| attempt.causes.iter().map(CauseRecord::from).collect())
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
        | FindingKind::Form { text: written, .. } => text(written),
        FindingKind::TooLong { most } => Detail {
            count: Some(*most),
            ..Detail::default()
        },
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
        Language::Figurine => "figurine",
        Language::ItalianOrEnglish => "it-en",
    }
}
