//! The layout of a tournament's table in an archive: its columns, their kinds, and the version of the format that
//! introduced them.

/// The kind of a column's values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A whole number.
    Number,
    /// Yes or no.
    Flag,
    /// Text, including words of closed sets, which the schema checks.
    Text,
    /// A day, `2026-11-21`.
    Day,
    /// A moment in UTC with microseconds: `2026-11-21 09:30:00.125`.
    Moment,
    /// The number of a row of this table.
    Of(&'static str),
    /// The number of a row of this table, which is stored later or is the same table. It is set when all rows exist.
    Later(&'static str),
}

/// A column of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// Name of the column.
    pub name: &'static str,
    /// Kind of its values.
    pub kind: Kind,
    /// First version of the archive's format that has it. A row from an older version gets the default of the schema.
    pub since: u32,
}

impl Column {
    const fn new(name: &'static str, kind: Kind) -> Self {
        let since = 0;
        Self { name, kind, since }.since(1)
    }

    /// The same column, new in this version of the archive's format. It comes after the older columns of its table, and
    /// the schema has a default for it or accepts NULL.
    #[must_use]
    pub(super) const fn since(self, version: u32) -> Self {
        Self {
            since: version,
            ..self
        }
    }
}

/// A table of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// Name of the table.
    pub name: &'static str,
    /// Its columns, without its number and the number of the tournament.
    pub columns: &'static [Column],
    /// Whether its rows have numbers; otherwise a tournament has at most one row.
    pub is_numbered: bool,
    /// The column with the row that a row belongs to, if that is not the tournament.
    pub parent: Option<&'static str>,
    /// Columns that are not in an archive, because they belong to the other machine or its registry.
    pub left: &'static [&'static str],
    /// First version of the archive's format that has it. An older archive has no rows of it.
    pub since: u32,
}

impl Table {
    /// The same table, new in this version of the archive's format.
    #[must_use]
    pub(super) const fn since(self, version: u32) -> Self {
        Self {
            since: version,
            ..self
        }
    }

    /// The table in a version of the format: without the columns that came later.
    #[must_use]
    pub(super) fn as_of(&self, version: u32) -> Self {
        let is_there = |column: &Column| column.since <= version;
        let (columns, _) = self
            .columns
            .split_at(self.columns.partition_point(is_there));
        Self { columns, ..*self }
    }
}

pub(super) const fn number(name: &'static str) -> Column {
    Column::new(name, Kind::Number)
}

pub(super) const fn flag(name: &'static str) -> Column {
    Column::new(name, Kind::Flag)
}

pub(super) const fn text(name: &'static str) -> Column {
    Column::new(name, Kind::Text)
}

pub(super) const fn day(name: &'static str) -> Column {
    Column::new(name, Kind::Day)
}

pub(super) const fn moment(name: &'static str) -> Column {
    Column::new(name, Kind::Moment)
}

pub(super) const fn of(name: &'static str, table: &'static str) -> Column {
    Column::new(name, Kind::Of(table))
}

pub(super) const fn later(name: &'static str, table: &'static str) -> Column {
    Column::new(name, Kind::Later(table))
}

pub(super) const fn rows(name: &'static str, columns: &'static [Column]) -> Table {
    Table {
        name,
        columns,
        is_numbered: true,
        parent: None,
        left: &[],
        since: 1,
    }
}

pub(super) const fn one_row(name: &'static str, columns: &'static [Column]) -> Table {
    Table {
        is_numbered: false,
        ..rows(name, columns).since(1)
    }
}
