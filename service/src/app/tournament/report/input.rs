//! A report as typed.

use serde::{Deserialize, Serialize};

use crate::{
    app::{AppError, Checks, Problem},
    event::Word,
};

use super::words::{Column, PartKind, Who};

/// Parts of a report at most.
pub const MOST_PARTS: usize = 30;
/// Characters of a text at most.
pub const LONGEST_TEXT: usize = 6000;
/// Characters of a line of a text at most.
const LONGEST_LINE: usize = 1000;
/// Characters of a heading at most.
const LONGEST_TITLE: usize = 120;
/// Places of the standings at most.
const MOST_PLACES: i64 = 999;

/// A part of a report as typed. What its kind does not ask for is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PartInput {
    /// [`PartKind`], as code.
    pub kind: String,
    /// Empty: the usual heading of its kind.
    pub title: String,
    /// The text; of a list the players named, one a line.
    pub text: String,
    /// [`Who`], as code.
    pub who: String,
    /// [`Column`]s, as codes.
    pub columns: Vec<String>,
    /// Places shown of the standings.
    pub places: String,
}

impl PartInput {
    /// A part of this kind as it begins.
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

/// A part of a report, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What kind of part it is.
    pub kind: PartKind,
    /// Empty: the usual heading of its kind.
    pub title: String,
    /// The text; of a list the players named, one a line.
    pub text: String,
    /// Whom a list names.
    pub who: Who,
    /// What it says of each.
    pub columns: Vec<Column>,
    /// Places shown of the standings.
    pub places: usize,
}

/// The fields of the form, which are those of the deed and of what is stored, too.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ReportInput {
    /// To whom the report goes.
    pub recipient: String,
    /// Who organises the tournament.
    pub organiser: String,
    /// The rating list that was used.
    pub rating_list: String,
    /// For which ratings and norms the tournament counts.
    pub valid_for: String,
    /// The parts in their order.
    pub parts: Vec<PartInput>,
}

impl ReportInput {
    /// What a report begins with: the first places, what is to be reported, those whom the federation does not know, what
    /// is attached.
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

    /// This report without blanks around the fields, and lines ended as here.
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

    /// Name and text of every field, for the record.
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

    /// The parts.
    ///
    /// # Errors
    /// What is wrong, by field; of any part under `report_text`.
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

/// Reads a part; what is wrong is said once.
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
