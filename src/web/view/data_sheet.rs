//! The data stored about a person, as a page shows them: table by table, each value with its class.

use crate::{
    app::{DataSheet, Record, Value},
    event::{ByeNames, Datum, FieldClass},
    i18n::Words,
    words::own_data,
};

/// Maximum number of rows of a table on the page; the files have all of them.
const MOST_ROWS: usize = 20;

/// A value.
pub struct DataCell {
    /// Name of the value.
    pub label: String,
    /// The class: who may see the value.
    pub class: String,
    /// The value in words; `None` if it is stored but not shown here.
    pub value: Option<String>,
}

/// The data in one table.
pub struct DataSection {
    /// Content of the table.
    pub title: String,
    /// Row by row; empty values are left out.
    pub rows: Vec<Vec<DataCell>>,
    /// How many more rows the files have, in words.
    pub more: Option<String>,
}

/// The content of a page with a person's own data.
pub struct DataView {
    /// Table by table.
    pub sections: Vec<DataSection>,
    /// The classes that occur, and their meanings.
    pub classes: Vec<(String, String)>,
}

/// Whether a value is shown on the page; texts in a program's format are only in the files.
const fn is_shown(datum: Datum) -> bool {
    !matches!(
        datum,
        Datum::TrailBefore | Datum::TrailAfter | Datum::NormWritten | Datum::CorrectionProposed
    )
}

fn cell(t: Words, value: &Value, names: ByeNames) -> Option<DataCell> {
    if !is_shown(value.datum) || value.text.as_ref().is_some_and(String::is_empty) {
        return None;
    }
    Some(DataCell {
        label: own_data::field(t, value.datum),
        class: own_data::class(t, value.datum.class()),
        value: value
            .text
            .as_ref()
            .map(|text| own_data::value(t, value.datum, text, names)),
    })
}

fn section(t: Words, table: &str, records: &[&Record]) -> DataSection {
    let rows = records.iter().take(MOST_ROWS).map(|record| {
        let cells = record.values.iter();
        cells
            .filter_map(|value| cell(t, value, record.names))
            .collect::<Vec<DataCell>>()
    });
    let more = records.len().saturating_sub(MOST_ROWS);
    DataSection {
        title: own_data::table(t, table),
        rows: rows.filter(|row| !row.is_empty()).collect(),
        more: (more > 0).then(|| t.n("data-more", more)),
    }
}

impl DataView {
    /// The page of this data.
    #[must_use]
    pub fn of(t: Words, sheet: &DataSheet) -> Self {
        let mut tables: Vec<&'static str> = Vec::new();
        for record in &sheet.records {
            if !tables.contains(&record.table()) {
                tables.push(record.table());
            }
        }
        let sections = tables.into_iter().map(|table| {
            let records = sheet.records.iter();
            let records: Vec<&Record> = records.filter(|one| one.table() == table).collect();
            section(t, table, &records)
        });
        let occurs = |class: &FieldClass| {
            let mut values = sheet.records.iter().flat_map(|record| &record.values);
            values.any(|value| value.datum.class() == *class)
        };
        let classes = FieldClass::ALL.into_iter().filter(occurs);
        Self {
            sections: sections.filter(|one| !one.rows.is_empty()).collect(),
            classes: classes
                .map(|class| {
                    let what = t.get(&format!("data-class-{}-what", class.code()));
                    (own_data::class(t, class), what)
                })
                .collect(),
        }
    }
}
