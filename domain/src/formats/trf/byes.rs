//! Byes: those of records 240 and XXZ, and those that the players' records give for later rounds.

use super::{TrfErrorKind, note::Notes, pairing_record::PairingRecords, table::Grid};
use crate::event::{Bye, RoundEntry, RoundNumber, Tpn};

/// A bye known in advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnnouncedBye {
    /// Pairing number of the participant.
    pub player: Tpn,
    /// The round that the participant will miss.
    pub round: RoundNumber,
    /// The bye they get for it.
    pub bye: Bye,
}

/// Puts the byes of records 240 into empty cells; a cell that contradicts such a bye is an error.
pub(super) fn enter_byes(grid: &mut Grid, records: &PairingRecords, notes: &mut Notes) {
    for (player, round, bye, at) in &records.byes {
        let entry = RoundEntry::Bye(*bye);
        let Some(row) = grid.get_mut(player.index()) else {
            continue;
        };
        if row.len() <= round.index() {
            row.resize(round.index() + 1, None);
        }
        if let Some(slot) = row.get_mut(round.index()) {
            if slot.is_some_and(|known| known != entry) {
                let code = "240".to_owned();
                notes.error(*at, TrfErrorKind::RecordContradiction { code });
            } else {
                *slot = Some(entry);
            }
        }
    }
}

/// Puts the absences of XXZ into the round to be paired.
pub(super) fn enter_absences(
    grid: &mut Grid,
    completed: usize,
    records: &PairingRecords,
    notes: &mut Notes,
) {
    for (player, at) in &records.absent {
        let Some(row) = grid.get_mut(player.index()) else {
            continue;
        };
        if RoundNumber::from_index(completed).is_none() {
            let (code, text) = ("XXZ".to_owned(), player.to_string());
            notes.error(*at, TrfErrorKind::Record { code, text });
            continue;
        }
        if row.len() <= completed {
            row.resize(completed + 1, None);
        }
        if let Some(slot) = row.get_mut(completed) {
            slot.get_or_insert(RoundEntry::Bye(Bye::ZeroPoint));
        }
    }
}

/// The entries of the rounds that are over, where a blank is an absence, and the bye of the next round if there is one.
pub(super) fn entries(row: &[Option<RoundEntry>], completed: usize) -> Vec<RoundEntry> {
    let absent = RoundEntry::Bye(Bye::ZeroPoint);
    let known = |round| row.get(round).copied().flatten();
    let mut entries: Vec<RoundEntry> = (0..completed)
        .map(|round| known(round).unwrap_or(absent))
        .collect();
    entries.extend(known(completed));
    entries
}

/// The byes of the rounds after the next one.
pub(super) fn announced(
    index: usize,
    row: &[Option<RoundEntry>],
    completed: usize,
) -> impl Iterator<Item = AnnouncedBye> {
    row.iter()
        .enumerate()
        .skip(completed + 1)
        .filter_map(move |(round, entry)| {
            let Some(RoundEntry::Bye(bye)) = entry else {
                return None;
            };
            Some(AnnouncedBye {
                player: Tpn::from_index(index)?,
                round: RoundNumber::from_index(round)?,
                bye: *bye,
            })
        })
}
