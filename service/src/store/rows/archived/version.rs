//! The version of the archive's format, from its tables.

use super::{layout::Table, table::TABLES};

/// The version of the archive's format: that of the newest table or column.
pub const VERSION: u32 = newest(TABLES);

pub(super) const fn newest(tables: &[Table]) -> u32 {
    let mut newest = 1;
    let mut tables = tables;
    while let [table, others @ ..] = tables {
        if table.since > newest {
            newest = table.since;
        }
        let mut columns = table.columns;
        while let [column, others @ ..] = columns {
            if column.since > newest {
                newest = column.since;
            }
            columns = others;
        }
        tables = others;
    }
    newest
}
