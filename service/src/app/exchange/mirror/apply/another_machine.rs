//! Takes over an event with which another machine goes on, whose rows have other numbers.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde_json::Value;

use crate::{
    app::{AppError, deed::Subject, exchange::archive::row},
    store::rows::{
        archived::{self, Table},
        mirrored, sealed_trail,
    },
};

use super::{Applying, ENTRIES, ROWS};

/// The columns by which a row of a table is recognised on another machine, for the tables that trails and links refer
/// to. `None` for other tables.
fn known_by(table: &str) -> Option<&'static [&'static str]> {
    match table {
        "tournaments" => Some(&[]),
        "entries" => Some(&["created_at", "last_name", "first_name"]),
        "forbidden_pairs" => Some(&["first_entry_id", "second_entry_id", "first_round"]),
        "rounds" => Some(&["number"]),
        "pairings" => Some(&["round_id", "board"]),
        _ => None,
    }
}

/// The number of the participant whom a row of a trail is about; `None` if it is about something else.
fn entry_of(about: &str) -> Option<i32> {
    match Subject::parse(about)? {
        Subject::Entry(id) => Some(id),
        _ => None,
    }
}

impl Applying<'_> {
    /// Changes the numbers when another machine goes on. Rows that trails and links refer to are recognised by their content
    /// ([`known_by`]). Participants are recognised first by the deeds about them that both machines have, even if their name has
    /// changed since. All other rows are made anew.
    pub(super) fn renumber(&mut self) -> Result<(), AppError> {
        let others = |table: &&Table| table.is_numbered && known_by(table.name).is_none();
        for table in archived::TABLES.iter().rev().filter(others) {
            let known = self.numbers.remove(table.name).unwrap_or_default();
            let own: Vec<i32> = known.values().copied().collect();
            for from in archived::TABLES {
                let all = self.numbers.get(from.name).into_iter().flatten();
                let mut all: Vec<i32> = all.map(|(_, own)| *own).collect();
                if from.name == table.name {
                    all.clone_from(&own);
                }
                self.let_go_of(from, table, &all)?;
            }
            archived::remove(self.conn, table, self.id, &own)?;
            let known: Vec<i32> = known.into_keys().collect();
            mirrored::forget(self.conn, self.id, table.name, &known)?;
        }
        // Participants who left have no number of the other machine.
        let away: Vec<i32> = std::mem::take(&mut self.away).into_keys().collect();
        mirrored::forget(self.conn, self.id, ENTRIES, &away)?;
        let told = self.told_alike()?;
        let mut left = Vec::new();
        for table in archived::TABLES {
            if let Some(columns) = known_by(table.name) {
                let told = (table.name == ENTRIES).then_some(&told);
                left.push((table, self.know_again(table, columns, told)?));
            }
        }
        for (table, own) in left.into_iter().rev() {
            self.remove(table, &own)?;
        }
        Ok(())
    }

    /// The participants whom rows in both trails are about: their number on the other machine, and their number here.
    fn told_alike(&mut self) -> Result<BTreeMap<i32, i32>, AppError> {
        let there: BTreeMap<(i32, i32), i32> = self
            .message
            .trail
            .iter()
            .filter_map(|(chain, row)| Some(((*chain, row.number), entry_of(&row.about)?)))
            .collect();
        let mut alike = BTreeMap::new();
        for chain in 1..=sealed_trail::chains(self.conn, self.id)? {
            let mut after = 0;
            loop {
                let page = sealed_trail::page(self.conn, (self.id, chain), after)?;
                let Some(last) = page.last() else { break };
                after = last.number;
                for row in &page {
                    let other = there.get(&(chain, row.number));
                    if let (Some(other), Some(own)) = (other, entry_of(&row.about)) {
                        alike.insert(*other, own);
                    }
                }
            }
        }
        Ok(alike)
    }

    /// Gives the rows of a table the numbers of the other machine, and returns the rows that it does not have. `told` are rows
    /// that were recognised before: their number on the other machine, and their number here.
    fn know_again(
        &mut self,
        table: &'static Table,
        columns: &[&str],
        told: Option<&BTreeMap<i32, i32>>,
    ) -> Result<Vec<i32>, AppError> {
        let holds = |values: &[Value]| -> String {
            let cells = table.columns.iter().zip(values);
            let cells = cells.filter(|(column, _)| columns.contains(&column.name));
            Value::Array(cells.map(|(_, value)| value.clone()).collect()).to_string()
        };
        let known = self.numbers.remove(table.name).unwrap_or_default();
        let mut left: BTreeSet<i32> = known.values().copied().collect();
        let mut same = Vec::new();
        let rows = self.message.rows.get(table.name).into_iter().flatten();
        for (number, _) in rows {
            if let Some(own) = told.and_then(|told| told.get(number))
                && left.remove(own)
            {
                same.push((*number, *own));
            }
        }
        let found: BTreeSet<i32> = same.iter().map(|(number, _)| *number).collect();
        let own = known.values().copied();
        let own: Vec<i32> = own.filter(|own| left.contains(own)).collect();
        let mut here: BTreeMap<String, VecDeque<i32>> = BTreeMap::new();
        for own in own.chunks(ROWS) {
            for (number, values) in archived::of_copy(self.conn, table, own)? {
                here.entry(holds(&values)).or_default().push_back(number);
            }
        }
        let known: Vec<i32> = known.into_keys().collect();
        mirrored::forget(self.conn, self.id, table.name, &known)?;
        let rows = self.message.rows.get(table.name).into_iter().flatten();
        for (number, values) in rows.filter(|(number, _)| !found.contains(number)) {
            let numbers = &self.numbers;
            let other = |of: &str, number: i32| numbers.get(of)?.get(&number).copied();
            // Rows that were not here before are found nowhere.
            let other = |of: &str, number: i32| Some(other(of, number).unwrap_or(0));
            let entry = |number: i32| number;
            let Some(values) = row::moved(table, values.clone(), &other, &entry) else {
                continue;
            };
            if let Some(own) = here.get_mut(&holds(&values)).and_then(VecDeque::pop_front) {
                same.push((*number, own));
            }
        }
        mirrored::remember(self.conn, self.id, table.name, &same)?;
        let left = here.into_values().flatten().collect();
        self.numbers
            .insert(table.name.to_owned(), same.into_iter().collect());
        Ok(left)
    }
}
