//! How a table of a tournament stands in an archive: its columns, what stands in them, and since which version of the
//! format.

/// What stands in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A whole number.
    Number,
    /// Yes or no.
    Flag,
    /// Text; words of closed sets too, which the schema checks.
    Text,
    /// A day, `2026-11-21`.
    Day,
    /// A moment in UTC with its microseconds, `2026-11-21 09:30:00.125`.
    Moment,
    /// The number of a row of this table.
    Of(&'static str),
    /// The number of a row that is stored later, or of the same table: set when all rows are there.
    Later(&'static str),
}

/// A column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    pub name: &'static str,
    /// What stands in it.
    pub kind: Kind,
    /// The first version of the archive's format that has it. A row of an older one has the schema's default.
    pub since: u32,
}

impl Column {
    const fn new(name: &'static str, kind: Kind) -> Self {
        let since = 0;
        Self { name, kind, since }.since(1)
    }

    /// New in this version of the archive's format. It stands after the older columns of its table, and the schema has a
    /// default for it, or takes NULL.
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
    pub name: &'static str,
    /// Its columns but its number and its tournament's.
    pub columns: &'static [Column],
    /// Whether its rows have numbers; else a tournament has one row at most.
    pub is_numbered: bool,
    /// The column with the row that it belongs to, where that is not the tournament.
    pub parent: Option<&'static str>,
    /// Columns that stay behind: of the other machine, or of its registry.
    pub left: &'static [&'static str],
    /// The first version of the archive's format that has it. An older one has no row of it.
    pub since: u32,
}

impl Table {
    /// New in this version of the archive's format.
    #[must_use]
    pub(super) const fn since(self, version: u32) -> Self {
        Self {
            since: version,
            ..self
        }
    }

    /// As it was in a version of the format: without the columns that came later.
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
