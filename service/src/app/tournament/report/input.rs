//! The form of a report.

use serde::{Deserialize, Serialize};

use crate::{
    app::{AppError, Checks, Problem},
    event::Word,
};

use super::words::{Column, PartKind, Who};

/// Maximum number of parts.
pub const MOST_PARTS: usize = 30;
/// Maximum length of a text, in characters.
pub const LONGEST_TEXT: usize = 6000;
/// Maximum length of a line, in characters.
const LONGEST_LINE: usize = 1000;
/// Maximum length of a heading, in characters.
const LONGEST_TITLE: usize = 120;
/// Maximum number of places shown.
const MOST_PLACES: i64 = 999;

/// A part of a report as typed. Fields that its kind does not use are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PartInput {
    /// Code of the [`PartKind`].
    pub kind: String,
    /// Heading; empty for the usual one of its kind.
    pub title: String,
    /// Text; for a list of named players, one player on each line.
    pub text: String,
    /// Code of the [`Who`].
    pub who: String,
    /// Codes of the [`Column`]s.
    pub columns: Vec<String>,
    /// Number of places shown from the standings.
    pub places: String,
}

impl PartInput {
    /// A new part of this kind.
    #[must_use]
    pub fn new(kind: PartKind) -> Self {
        let is = |wanted: PartKind| kind == wanted;
        let usual = [
            Column::Birth,
            Column::Sex,
            Column::Federation,
            Column::Province,
            Column::Email,
        ];
        Self {
            kind: kind.code().to_owned(),
            who: if is(PartKind::People) {
                Who::default().code().to_owned()
            } else {
                String::new()
            },
            columns: if is(PartKind::People) {
                usual.map(|column| column.code().to_owned()).into()
            } else {
                Vec::new()
            },
            places: if is(PartKind::Standings) { "10" } else { "" }.to_owned(),
            ..Self::default()
        }
    }
}

/// A checked part of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Kind of the part.
    pub kind: PartKind,
    /// Heading; empty for the usual one of its kind.
    pub title: String,
    /// Text; for a list of named players, one player on each line.
    pub text: String,
    /// The players that a list shows.
    pub who: Who,
    /// Columns of the list.
    pub columns: Vec<Column>,
    /// Number of places shown from the standings.
    pub places: usize,
}

/// The fields of the form. The deed and the stored row keep the same fields.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ReportInput {
    /// Name of the recipient.
    pub recipient: String,
    /// Name of the organiser.
    pub organiser: String,
    /// The rating list that was used.
    pub rating_list: String,
    /// The ratings and norms for which the tournament counts.
    pub valid_for: String,
    /// The parts, in order.
    pub parts: Vec<PartInput>,
}

impl ReportInput {
    /// A new report: the first places, facts to be reported, players unknown to the federation, and attachments.
    #[must_use]
    pub fn usual() -> Self {
        let kinds = [
            PartKind::Standings,
            PartKind::Facts,
            PartKind::People,
            PartKind::Paragraph,
        ];
        Self {
            parts: kinds.map(PartInput::new).into(),
            ..Self::default()
        }
    }

    /// The same report, without blanks around the fields and with `\n` line ends.
    #[must_use]
    pub fn clean(&self) -> Self {
        let text = |field: &str| field.replace("\r\n", "\n").trim().to_owned();
        let part = |part: &PartInput| PartInput {
            title: text(&part.title),
            text: text(&part.text),
            places: text(&part.places),
            ..part.clone()
        };
        Self {
            recipient: text(&self.recipient),
            organiser: text(&self.organiser),
            rating_list: text(&self.rating_list),
            valid_for: text(&self.valid_for),
            parts: self.parts.iter().map(part).collect(),
        }
    }

    /// Each field's name and text, for the record.
    #[must_use]
    pub fn fields(&self) -> Vec<(String, String)> {
        let texts = self.parts.iter().flat_map(|part| [&part.title, &part.text]);
        let texts: Vec<&str> = texts
            .map(String::as_str)
            .filter(|text| !text.is_empty())
            .collect();
        let lists = self.parts.iter().flat_map(|part| &part.columns);
        [
            ("report_recipient", self.recipient.clone()),
            ("report_organiser", self.organiser.clone()),
            ("report_rating_list", self.rating_list.clone()),
            ("report_valid_for", self.valid_for.clone()),
            ("report_parts", self.parts.len().to_string()),
            ("report_columns", lists.count().to_string()),
            ("report_text", texts.join(" / ")),
        ]
        .map(|(name, value)| (name.to_owned(), value))
        .into()
    }

    /// Checks the form and returns the parts.
    ///
    /// # Errors
    /// Fields to be corrected; errors in any part are under `report_text`.
    pub fn check(&self) -> Result<Vec<Part>, AppError> {
        let mut checks = Checks::default();
        checks.text("report_recipient", &self.recipient, 200);
        checks.text("report_organiser", &self.organiser, 200);
        checks.text("report_rating_list", &self.rating_list, 100);
        checks.text("report_valid_for", &self.valid_for, 200);
        if self.parts.len() > MOST_PARTS {
            checks.refuse("report_text", Problem::TooLong { max: MOST_PARTS });
        }
        let parts = self.parts.iter().map(|part| read(&mut checks, part));
        let parts = parts.collect();
        checks.finish()?;
        Ok(parts)
    }
}

/// Checks a part; only one error is reported.
fn read(checks: &mut Checks, part: &PartInput) -> Part {
    const FIELD: &str = "report_text";
    if !checks.has(FIELD) {
        checks.text(FIELD, &part.title, LONGEST_TITLE);
    }
    if part.text.chars().count() > LONGEST_TEXT && !checks.has(FIELD) {
        checks.refuse(FIELD, Problem::TooLong { max: LONGEST_TEXT });
    }
    for line in part.text.lines() {
        if !checks.has(FIELD) {
            checks.text(FIELD, line, LONGEST_LINE);
        }
    }
    let kind = PartKind::from_code(&part.kind);
    let who = match kind {
        Some(PartKind::People) => Who::from_code(&part.who),
        _ => Some(Who::default()),
    };
    let columns: Option<Vec<Column>> = part.columns.iter().map(|c| Column::from_code(c)).collect();
    let places = match kind {
        Some(PartKind::Standings) if !checks.has(FIELD) => {
            checks.optional_number(FIELD, &part.places, 1, MOST_PLACES)
        }
        _ => None,
    };
    let (Some(kind), Some(who), Some(columns)) = (kind, who, columns) else {
        if !checks.has(FIELD) {
            checks.refuse(FIELD, Problem::Choice);
        }
        return Part {
            kind: PartKind::default(),
            title: String::new(),
            text: String::new(),
            who: Who::default(),
            columns: Vec::new(),
            places: 0,
        };
    };
    Part {
        kind,
        title: part.title.clone(),
        text: part.text.clone(),
        who,
        columns,
        places: places.and_then(|n| usize::try_from(n).ok()).unwrap_or(10),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_report_begins_with_is_understood() {
        let usual = ReportInput::usual();
        let parts = usual.check().unwrap();
        let kinds: Vec<PartKind> = parts.iter().map(|part| part.kind).collect();
        use PartKind as K;
        assert_eq!(kinds, [K::Standings, K::Facts, K::People, K::Paragraph]);
        assert_eq!((parts[0].places, parts[2].columns.len()), (10, 5));
    }

    #[test]
    fn what_is_not_known_is_refused() {
        let part = |change: fn(&mut PartInput)| {
            let mut part = PartInput::new(PartKind::People);
            change(&mut part);
            ReportInput {
                parts: vec![part],
                ..ReportInput::default()
            }
        };
        let wrong = [
            part(|part| part.kind = "poem".to_owned()),
            part(|part| part.who = "friends".to_owned()),
            part(|part| part.columns.push("weight".to_owned())),
            part(|part| part.title = "t".repeat(121)),
            part(|part| part.text = "t".repeat(1001)),
            part(|part| {
                part.kind = "standings".to_owned();
                part.places = "all".to_owned();
            }),
            ReportInput {
                parts: vec![PartInput::new(PartKind::Facts); MOST_PARTS + 1],
                ..ReportInput::default()
            },
            ReportInput {
                organiser: "o".repeat(201),
                ..ReportInput::default()
            },
        ];
        for input in wrong {
            assert!(input.check().is_err(), "{input:?}");
        }
        assert!(part(|_| {}).check().is_ok());
    }
}
