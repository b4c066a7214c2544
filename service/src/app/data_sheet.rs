//! The personal data that somebody gets about themselves: each value with its table, column and class.

use std::collections::BTreeMap;

use chrono::NaiveDateTime;
use serde::Serialize;

use crate::{
    event::{Birth, ByeNames, Datum, FieldClass, Person, Word},
    formats::csv,
};

use super::AppError;

/// A value with its description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// The description of the value.
    pub datum: Datum,
    /// The value as text; empty if nothing is stored; `None` if it is stored but not given to this reader.
    pub text: Option<String>,
}

/// The data of one row of a table about a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The values in the order of the register; all from one table.
    pub values: Vec<Value>,
    /// The names that the event gives to its byes, if the row belongs to one.
    pub names: ByeNames,
}

impl Record {
    /// Name of the table.
    #[must_use]
    pub fn table(&self) -> &'static str {
        self.values.first().map_or("", |value| value.datum.table())
    }

    /// Whether none of its values is given.
    #[must_use]
    pub fn is_withheld(&self) -> bool {
        self.values.iter().all(|value| value.text.is_none())
    }
}

/// All data stored about a person, as far as the reader may have them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataSheet {
    /// When it was read, in UTC.
    pub made_at: NaiveDateTime,
    /// The rows; those of one table are together.
    pub records: Vec<Record>,
}

/// A moment in UTC, as files write it.
pub(super) fn moment(at: NaiveDateTime) -> String {
    at.format("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// An optional value as text; empty if it is missing.
pub(super) fn text(value: Option<impl ToString>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

/// A yes or no, as files write it.
pub(super) fn flag(is: bool) -> String {
    if is { "yes" } else { "no" }.to_owned()
}

/// The fields of a person; `data` describes them in the order of the columns, from the surname to the title.
pub(super) fn person(person: &Person, data: [Datum; 9]) -> Vec<(Datum, String)> {
    let date = person.birth.and_then(|birth| match birth {
        Birth::Date(date) => Some(date),
        Birth::Year(_) => None,
    });
    let texts = [
        person.name.surname().to_owned(),
        person.name.given().to_owned(),
        text(person.sex.map(Word::code)),
        text(person.birth_year()),
        text(date),
        text(person.federation),
        text(person.fide_id.as_ref()),
        text(person.national_id.as_ref()),
        text(person.title.map(Word::code)),
    ];
    data.into_iter().zip(texts).collect()
}

#[derive(Serialize)]
struct JsonValue<'a> {
    class: &'static str,
    value: Option<&'a str>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    withheld: bool,
}

#[derive(Serialize)]
struct JsonRecord<'a> {
    table: &'static str,
    fields: BTreeMap<&'static str, JsonValue<'a>>,
}

#[derive(Serialize)]
struct JsonSheet<'a> {
    format: &'static str,
    version: u32,
    made_at: String,
    records: Vec<JsonRecord<'a>>,
}

impl DataSheet {
    /// An empty sheet.
    pub(super) const fn new(made_at: NaiveDateTime) -> Self {
        Self {
            made_at,
            records: Vec::new(),
        }
    }

    /// Adds a row for a reader who may see classes up to `reader`. Rows without any given value appear once for each
    /// table.
    pub(super) fn add(
        &mut self,
        reader: FieldClass,
        values: impl IntoIterator<Item = (Datum, String)>,
    ) {
        self.add_of(ByeNames::Usual, reader, values);
    }

    /// Adds a row of an event with these names for its byes.
    pub(super) fn add_of(
        &mut self,
        names: ByeNames,
        reader: FieldClass,
        values: impl IntoIterator<Item = (Datum, String)>,
    ) {
        let values = values.into_iter().map(|(datum, text)| Value {
            datum,
            text: Some(text).filter(|_| datum.class().is_for(reader)),
        });
        let record = Record {
            values: values.collect(),
            names,
        };
        let is_told = record.is_withheld() && self.records.last() == Some(&record);
        if !is_told {
            self.records.push(record);
        }
    }

    /// The sheet as JSON: a list of rows, each with its table and its fields; each field with class and value.
    /// `withheld` replaces a value that is stored but not given.
    ///
    /// # Errors
    /// None in practice: texts and lists can always be written.
    pub fn json(&self) -> Result<String, AppError> {
        let records = self.records.iter().map(json_record).collect();
        let sheet = JsonSheet {
            format: "tratto personal data",
            version: 1,
            made_at: moment(self.made_at),
            records,
        };
        let mut text = serde_json::to_string_pretty(&sheet)
            .map_err(|error| AppError::System(error.to_string()))?;
        text.push('\n');
        Ok(text)
    }

    /// The sheet as a table with one line for each value, and with the number of its row in its table, from 1.
    #[must_use]
    pub fn csv(&self) -> String {
        let heading = ["table", "row", "field", "class", "value", "withheld"].map(str::to_owned);
        let mut lines = vec![heading];
        let mut numbers: BTreeMap<&'static str, usize> = BTreeMap::new();
        for record in &self.records {
            let number = numbers.entry(record.table()).or_default();
            *number += 1;
            for value in &record.values {
                lines.push([
                    record.table().to_owned(),
                    number.to_string(),
                    value.datum.field().to_owned(),
                    value.datum.class().code().to_owned(),
                    value.text.clone().unwrap_or_default(),
                    if value.text.is_none() { "yes" } else { "" }.to_owned(),
                ]);
            }
        }
        let layout = csv::Layout {
            byte_order_mark: true,
            ..csv::Layout::default()
        };
        csv::write(lines, layout)
    }
}

fn json_record(record: &Record) -> JsonRecord<'_> {
    JsonRecord {
        table: record.table(),
        fields: record.values.iter().map(json).collect(),
    }
}

fn json(value: &Value) -> (&'static str, JsonValue<'_>) {
    let written = JsonValue {
        class: value.datum.class().code(),
        value: value.text.as_deref(),
        withheld: value.text.is_none(),
    };
    (value.datum.field(), written)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(reader: FieldClass) -> DataSheet {
        let at = chrono::DateTime::UNIX_EPOCH.naive_utc();
        let mut sheet = DataSheet::new(at);
        sheet.add(
            reader,
            [
                (Datum::EntryLastName, "=Rossi".to_owned()),
                (Datum::EntryBirthDate, "1980-05-03".to_owned()),
            ],
        );
        for article in ["11.3.2", "7.5.5"] {
            sheet.add(reader, [(Datum::IncidentArticle, article.to_owned())]);
        }
        sheet
    }

    #[test]
    fn each_value_has_its_class_and_no_formula_goes_out() {
        let whole = sheet(FieldClass::Health);
        let csv = whole.csv();
        let lines: Vec<&str> = csv.trim_start_matches('\u{feff}').lines().collect();
        assert_eq!(
            lines,
            [
                "table,row,field,class,value,withheld",
                "entries,1,last_name,public,'=Rossi,",
                "entries,1,birth_date,federation,1980-05-03,",
                "incidents,1,article,health,11.3.2,",
                "incidents,2,article,health,7.5.5,",
            ]
        );
        let json: serde_json::Value = serde_json::from_str(&whole.json().unwrap()).unwrap();
        assert_eq!(json["made_at"], "1970-01-01T00:00:00Z");
        let birth = &json["records"][0]["fields"]["birth_date"];
        assert_eq!(birth["class"], "federation");
        assert_eq!(birth["value"], "1980-05-03");
        assert_eq!(birth["withheld"], serde_json::Value::Null);
    }

    #[test]
    fn what_is_not_given_is_told_and_told_once() {
        let less = sheet(FieldClass::EVERYBODY);
        let json = less.json().unwrap();
        assert!(!json.contains("1980-05-03") && !json.contains("11.3.2"));
        let json: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!(json["records"].as_array().unwrap().len(), 2);
        let birth = &json["records"][0]["fields"]["birth_date"];
        assert_eq!(birth["value"], serde_json::Value::Null);
        assert_eq!(birth["withheld"], true);
        let csv = less.csv();
        assert!(
            csv.contains("entries,1,birth_date,federation,,yes"),
            "{csv}"
        );
        assert!(!csv.contains("1980-05-03"));
    }
}
