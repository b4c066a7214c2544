//! Pairing numbers: the initial ranking, and the place of a late entry (C.04.2 art. 2).

use std::{collections::HashMap, sync::Arc};

use crate::{
    app::AppError,
    event::{Strength, initial_order},
    store::{
        Conn,
        rows::{self, entries::EntryRow},
    },
};

use super::{Loaded, entry_values::EntryValues};

/// Whether pairing numbers are given: by the draft of round 1 or by a report.
pub(super) fn has_numbers(loaded: &Loaded) -> bool {
    loaded.entries.iter().any(|entry| entry.tpn.is_some())
}

/// How strong an entry is, for the initial ranking.
pub(in crate::app) fn strength_of(entry: &EntryRow) -> Strength {
    Strength {
        rating: entry.rating,
        title: entry.person.title,
        name: entry.name_key.clone(),
    }
}

/// The number of a late entry (C.04.2 art. 2.3, 2.4): before round 4 is paired the one that their strength asks for, later
/// the last one.
pub(super) fn late_number(loaded: &Loaded, values: &EntryValues) -> i32 {
    let numbered: Vec<&EntryRow> = loaded
        .entries
        .iter()
        .filter(|entry| entry.tpn.is_some())
        .collect();
    let place = if loaded.rounds.len() < 4 {
        let mine = Strength {
            rating: values.rating,
            title: values.person.title,
            name: values.key(),
        };
        numbered
            .iter()
            .position(|entry| {
                let other = strength_of(entry);
                initial_order(&[mine.clone(), other]).first() == Some(&0)
            })
            .unwrap_or(numbered.len())
    } else {
        numbered.len()
    };
    i32::try_from(place).unwrap_or(i32::MAX).saturating_add(1)
}

/// Gives everybody a pairing number. Numbers that all have already stay: those of an earlier draft are the same,
/// those of a report may follow another criterion.
pub(super) fn number_all(conn: &mut Conn, loaded: &Loaded) -> Result<(), AppError> {
    if loaded.entries.iter().all(|entry| entry.tpn.is_some()) {
        return Ok(());
    }
    number_by_ranking(conn, loaded)
}

/// [`number_all`] for a copy in memory.
pub(super) fn number_in_memory(loaded: &mut Loaded) {
    if loaded.entries.iter().all(|entry| entry.tpn.is_some()) {
        return;
    }
    let numbers: HashMap<i32, i32> = by_ranking(loaded)
        .map(|(entry, number)| (entry.id, number))
        .collect();
    let entries = Arc::make_mut(&mut loaded.entries);
    for entry in entries.iter_mut() {
        entry.tpn = numbers.get(&entry.id).copied();
    }
    entries.sort_by_key(|entry| entry.tpn);
}

/// Each entry with the number that the initial ranking gives it (C.04.2 art. 2.2).
pub(super) fn by_ranking(loaded: &Loaded) -> impl Iterator<Item = (&EntryRow, i32)> {
    let field: Vec<Strength> = loaded.entries.iter().map(strength_of).collect();
    let ranked = (1..).zip(initial_order(&field));
    ranked.filter_map(|(number, index)| Some((loaded.entries.get(index)?, number)))
}

/// Whether all numbers are given, and are those of the initial ranking.
pub(super) fn follow_ranking(loaded: &Loaded) -> bool {
    by_ranking(loaded).all(|(entry, number)| entry.tpn == Some(number))
}

/// Numbers everybody by the initial ranking.
pub(super) fn number_by_ranking(conn: &mut Conn, loaded: &Loaded) -> Result<(), AppError> {
    let moved: Vec<(i32, i32)> = by_ranking(loaded)
        .filter(|(entry, number)| entry.tpn != Some(*number))
        .map(|(entry, number)| (entry.id, number))
        .collect();
    Ok(rows::entries::set_tpns(conn, &moved)?)
}
