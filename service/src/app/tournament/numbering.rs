//! Pairing numbers: the initial ranking, and the number of a late entry (C.04.2 art. 2).

use std::{collections::HashMap, sync::Arc};

use crate::{
    app::AppError,
    event::{Strength, initial_order},
    pairing::{
        knock_out::pots,
        round_robin::{self, Numbering},
    },
    store::{
        Conn, UnknownWord,
        rows::{self, entries::EntryRow},
    },
};

use super::{Loaded, entry_values::EntryValues, sides};

/// Whether pairing numbers are given, by the draft of round 1 or by a report.
pub(super) fn has_numbers(loaded: &Loaded) -> bool {
    loaded.entries.iter().any(|entry| entry.tpn.is_some())
}

/// The values of an entry that the initial ranking compares.
pub(in crate::app) fn strength_of(entry: &EntryRow) -> Strength {
    Strength {
        rating: entry.rating,
        title: entry.person.title,
        name: entry.name_key.clone(),
    }
}

/// Number of a late entry (C.04.2 art. 2.3, 2.4): before round 4 is paired by its place in the initial ranking, later the last
/// number. If numbers are given by hand, it is always the last one.
pub(super) fn late_number(loaded: &Loaded, values: &EntryValues) -> i32 {
    let numbered: Vec<&EntryRow> = loaded
        .entries
        .iter()
        .filter(|entry| entry.tpn.is_some())
        .collect();
    let is_by_hand = are_chosen(loaded) && loaded.tournament.rules.numbering == Numbering::Hand;
    let place = if loaded.rounds.len() < 4 && !is_by_hand {
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

/// Gives all participants a pairing number. If all have one, numbers stay: those of an earlier draft would be the same, and those
/// of a report may follow another criterion. Lots are drawn again from the same seed, for those who take part now.
pub(super) fn number_all(conn: &mut Conn, loaded: &Loaded) -> Result<(), AppError> {
    if stand(loaded) {
        return Ok(());
    }
    number_by_ranking(conn, loaded)
}

/// Whether the present numbers stay.
fn stand(loaded: &Loaded) -> bool {
    let is_numbered = loaded.entries.iter().all(|entry| entry.tpn.is_some());
    is_numbered
        && !(are_chosen(loaded) && loaded.tournament.rules.numbering.is_drawn())
        && players(loaded).count() == loaded.entries.len()
}

/// Whether the event's settings decide how numbers are given, because a schedule or a bracket is made from them.
pub(super) fn are_chosen(loaded: &Loaded) -> bool {
    loaded.course.is_schedule() || loaded.is_knock_out()
}

/// Participants who get a number. A schedule is made for everybody with a number, so those who left before it was made get none.
pub(super) fn players(loaded: &Loaded) -> impl Iterator<Item = &EntryRow> {
    let leaves_out = loaded.course.is_schedule() && loaded.published() == 0;
    let entries = loaded.entries.iter();
    entries.filter(move |entry| !leaves_out || entry.withdrawn_after.is_none())
}

/// Like [`number_all`], for a copy in memory.
///
/// # Errors
/// As [`by_ranking`].
pub(super) fn number_in_memory(loaded: &mut Loaded) -> Result<(), AppError> {
    if stand(loaded) {
        return Ok(());
    }
    let numbers: HashMap<i32, i32> = by_ranking(loaded)?
        .into_iter()
        .map(|(entry, number)| (entry.id, number))
        .collect();
    let entries = Arc::make_mut(&mut loaded.entries);
    for entry in entries.iter_mut() {
        entry.tpn = numbers.get(&entry.id).copied();
    }
    entries.sort_by_key(|entry| (entry.tpn.is_none(), entry.tpn));
    Ok(())
}

/// The announced seed from which lots are drawn.
fn seed(loaded: &Loaded) -> Result<u64, AppError> {
    let stored = &loaded.tournament.rules.numbers_seed;
    stored
        .parse()
        .map_err(|_| UnknownWord::new("tournament_rules.numbers_seed", stored).into())
}

/// Each entry with its number by the initial ranking (C.04.2 art. 2.2), or by the lots of a round robin or a knock-out.
///
/// # Errors
/// A seed that this version cannot read.
pub(super) fn by_ranking(loaded: &Loaded) -> Result<Vec<(&EntryRow, i32)>, AppError> {
    let players: Vec<&EntryRow> = players(loaded).collect();
    let field: Vec<Strength> = players.iter().map(|entry| strength_of(entry)).collect();
    let ranked = initial_order(&field).into_iter();
    let ranked: Vec<&EntryRow> = ranked
        .filter_map(|index| players.get(index).copied())
        .collect();
    if !are_chosen(loaded) {
        return Ok(ranked.into_iter().zip(1..).collect());
    }
    Ok(match loaded.tournament.rules.numbering {
        Numbering::Rating => {
            let sides = sides::number(loaded).map(usize::from);
            // If the sides are not possible, nothing is paired.
            let by_sides = sides.and_then(|sides| sides::side_by_side(&ranked, sides).ok());
            by_sides.unwrap_or(ranked).into_iter().zip(1..).collect()
        }
        Numbering::Hand => {
            let mut written = ranked;
            // Participants without a number come after those with one.
            written.sort_by_key(|entry| (entry.tpn.is_none(), entry.tpn));
            written.into_iter().zip(1..).collect()
        }
        Numbering::Lots => {
            let count = u16::try_from(ranked.len()).unwrap_or(u16::MAX);
            let numbers = round_robin::lots(count, seed(loaded)?).into_iter();
            ranked.into_iter().zip(numbers.map(i32::from)).collect()
        }
        Numbering::Pots => {
            let count = u16::try_from(ranked.len()).unwrap_or(u16::MAX);
            let numbers = pots(count, seed(loaded)?).into_iter();
            ranked.into_iter().zip(numbers.map(i32::from)).collect()
        }
        Numbering::RestrictedLots => {
            let mut by_name = players;
            by_name.sort_by(|a, b| (&a.name_key, a.id).cmp(&(&b.name_key, b.id)));
            let of = contingents(&by_name);
            let numbers = round_robin::restricted_lots(&of, seed(loaded)?).unwrap_or_default();
            let numbers = numbers.into_iter().map(i32::from);
            by_name.into_iter().zip(numbers).collect()
        }
    })
}

/// The contingent of each player: the federation, or the club if all have the same federation. Players without one are alone.
fn contingents(players: &[&EntryRow]) -> Vec<usize> {
    let federation = |entry: &EntryRow| entry.person.federation.map(|f| f.to_string());
    let mut federations: Vec<Option<String>> = players.iter().map(|e| federation(e)).collect();
    federations.sort();
    federations.dedup();
    let by_club = federations.len() == 1;
    let club = |entry: &EntryRow| Some(entry.club_name.clone()).filter(|name| !name.is_empty());
    let name = |entry: &EntryRow| {
        if by_club {
            club(entry)
        } else {
            federation(entry)
        }
    };
    let mut names: Vec<String> = players.iter().filter_map(|e| name(e)).collect();
    names.sort();
    names.dedup();
    let place = |(index, entry): (usize, &&EntryRow)| {
        let found = name(entry).and_then(|own| names.binary_search(&own).ok());
        found.unwrap_or(names.len() + index)
    };
    players.iter().enumerate().map(place).collect()
}

/// Whether all numbers are given and follow the initial ranking.
///
/// # Errors
/// As [`by_ranking`].
pub(super) fn follow_ranking(loaded: &Loaded) -> Result<bool, AppError> {
    let ranked = by_ranking(loaded)?;
    let mut ranked = ranked.iter();
    Ok(ranked.all(|(entry, number)| entry.tpn == Some(*number)))
}

/// Gives all participants their number by the initial ranking, or by lots.
pub(super) fn number_by_ranking(conn: &mut Conn, loaded: &Loaded) -> Result<(), AppError> {
    let numbers: HashMap<i32, i32> = by_ranking(loaded)?
        .into_iter()
        .map(|(entry, number)| (entry.id, number))
        .collect();
    let moved: Vec<(i32, Option<i32>)> = loaded
        .entries
        .iter()
        .map(|entry| (entry, numbers.get(&entry.id).copied()))
        .filter(|(entry, number)| entry.tpn != *number)
        .map(|(entry, number)| (entry.id, number))
        .collect();
    Ok(rows::entries::set_tpns(conn, &moved)?)
}
