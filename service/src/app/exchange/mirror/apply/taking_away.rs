//! Deletes rows that no longer exist on the hall's machine; rows that refer to others go first.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    app::AppError,
    store::rows::{
        self,
        archived::{self, Kind, Table},
        mirrored,
    },
};

use super::{Applying, ENTRIES};

impl Applying<'_> {
    /// Deletes rows here, and what only this site stores about them.
    pub(super) fn remove(&mut self, table: &Table, own: &[i32]) -> Result<(), AppError> {
        if table.name == ENTRIES {
            for entry in own {
                rows::push::forget_entry(self.conn, *entry)?;
                rows::entry_requests::forget_entry(self.conn, *entry)?;
            }
        }
        archived::remove(self.conn, table, self.id, own)?;
        Ok(())
    }

    /// Deletes the rows that no longer exist in the hall; rows that refer to others go first.
    pub(super) fn take_away(&mut self) -> Result<(), AppError> {
        for table in archived::TABLES.iter().rev() {
            let gone = self.gone(table);
            let own = self.numbers.get(table.name);
            let own: Vec<i32> = gone
                .iter()
                .filter_map(|number| own?.get(number).copied())
                .collect();
            if own.is_empty() {
                continue;
            }
            for from in archived::TABLES {
                self.forget_later(from, table, &own)?;
            }
            self.remove(table, &own)?;
            let mut left = BTreeMap::new();
            if let Some(known) = self.numbers.get_mut(table.name) {
                left.extend(known.extract_if(.., |number, _| gone.contains(number)));
            }
            if table.name == ENTRIES {
                mirrored::set_gone(self.conn, self.id, ENTRIES, (&gone, true))?;
                self.away.extend(left);
            } else {
                mirrored::forget(self.conn, self.id, table.name, &gone)?;
            }
        }
        Ok(())
    }

    /// Clears the references from rows of `from` to rows of `table` that are deleted, if those references are set later
    /// than the rows.
    fn forget_later(&mut self, from: &Table, table: &Table, own: &[i32]) -> Result<(), AppError> {
        let leaving = self.gone(from);
        let known = self.numbers.get(from.name);
        let mut leaving: Vec<i32> = leaving
            .iter()
            .filter_map(|number| known?.get(number).copied())
            .collect();
        if from.name == table.name {
            leaving.extend(own);
        }
        // A remaining row that had such a reference comes anew in the same message.
        let told = self.message.rows.get(from.name).into_iter().flatten();
        leaving.extend(told.filter_map(|(number, _)| known?.get(number).copied()));
        self.let_go_of(from, table, &leaving)
    }

    /// Clears, in the rows `own` of `from`, the columns that refer to `table` and are set later than the rows.
    pub(super) fn let_go_of(
        &mut self,
        from: &Table,
        table: &Table,
        own: &[i32],
    ) -> Result<(), AppError> {
        let names = |kind: Kind| matches!(kind, Kind::Later(other) if other == table.name);
        if from.columns.iter().any(|column| names(column.kind)) {
            archived::unpoint(self.conn, from, own)?;
        }
        Ok(())
    }

    /// Numbers on the hall's machine of the rows of a table that no longer exist there.
    fn gone(&self, table: &Table) -> Vec<i32> {
        if !self.message.head.is_whole() {
            let gone = self.message.gone.get(table.name);
            return gone.cloned().unwrap_or_default();
        }
        let told: BTreeSet<i32> = self
            .message
            .rows
            .get(table.name)
            .into_iter()
            .flatten()
            .map(|(number, _)| *number)
            .collect();
        let known = self.numbers.get(table.name).into_iter().flatten();
        let gone = known.map(|(number, _)| *number);
        gone.filter(|number| !told.contains(number)).collect()
    }
}
