//! What is stored about somebody, as a page shows it: table by table, each value with its class.

use crate::{
    app::{DataSheet, Record, Value},
    event::{ByeNames, Datum, FieldClass},
    i18n::Words,
    words::own_data,
};

/// Most rows of a table on the page; the files have all.
const MOST_ROWS: usize = 20;

/// A value.
pub struct DataCell {
    /// What it is.
    pub label: String,
    /// For whom it is.
    pub class: String,
    /// In words; `None` where it is kept and not shown here.
    pub value: Option<String>,
}

/// What one table says.
pub struct DataSection {
    /// What the table holds.
    pub title: String,
    /// Row by row; what is empty is left out.
    pub rows: Vec<Vec<DataCell>>,
    /// How many rows more there are in the files.
    pub more: Option<String>,
}

/// All that a page of somebody's own data shows.
pub struct DataView {
    /// Table by table.
    pub sections: Vec<DataSection>,
    /// The classes that occur, and what each means.
    pub classes: Vec<(String, String)>,
}

/// Texts as programs keep them stand in the files alone.
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
    /// The page of a sheet.
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
