//! The seats of a draft as stored, and the changes made to them.

use std::collections::BTreeMap;

use crate::{
    app::{
        AppError, Refusal,
        deed::{BoardChange, SeatsChanged},
    },
    event::{Bye, RoundNumber, Tpn},
    pairing::{Pair, Seating},
    store::{
        Conn,
        rows::{self, rounds::RoundRow},
    },
};

use super::super::{Loaded, entrant::Entrant, loaded::broken};

/// A draft with its seats.
pub(in crate::app::tournament) struct Seats {
    /// Number of the round.
    pub round: RoundNumber,
    /// The present seats; participants who are no longer to be paired have none.
    pub seating: Seating,
    /// Boards and bye as stored, by entries.
    stored: OfEntries,
}

/// Seats by entries.
#[derive(PartialEq, Eq)]
struct OfEntries {
    /// White and Black of each board, by board number.
    boards: BTreeMap<i32, (i32, i32)>,
    bye: Option<i32>,
}

impl Seats {
    /// Reads the seats of a draft.
    pub fn of(loaded: &Loaded, draft: &RoundRow) -> Result<Self, AppError> {
        let number = u8::try_from(draft.number).ok().and_then(RoundNumber::new);
        let round = number.ok_or_else(|| broken(draft.number))?;
        let tpn = |entry: i32| loaded.entry(entry).and_then(|row| Entrant::from(row).tpn);
        let table = loaded.crosstable(loaded.published(), true)?;
        let to_pair = table
            .participants()
            .iter()
            .enumerate()
            .filter(|(_, participant)| participant.entries.get(round.index()).is_none())
            .filter_map(|(index, _)| Tpn::from_index(index));
        let boards: BTreeMap<i32, (i32, i32)> = loaded
            .pairings_of(draft.id)
            .map(|row| (row.board, (row.white_entry_id, row.black_entry_id)))
            .collect();
        let bye = loaded
            .byes
            .iter()
            .find(|bye| bye.round == draft.number && bye.kind == Bye::PairingAllocated)
            .map(|bye| bye.entry_id);
        let pairs = boards.iter().filter_map(|(board, (white, black))| {
            let (white, black) = (tpn(*white)?, tpn(*black)?);
            Some((u16::try_from(*board).ok()?, Pair { white, black }))
        });
        Ok(Self {
            round,
            seating: Seating::new(to_pair, pairs.collect::<Vec<_>>(), bye.and_then(tpn)),
            stored: OfEntries { boards, bye },
        })
    }

    /// Whether exactly those who are to be paired have a seat, and all sit where they are stored.
    pub fn is_whole(&self, loaded: &Loaded) -> Result<bool, AppError> {
        Ok(self.seating.unseated().is_empty() && entries(loaded, &self.seating)? == self.stored)
    }

    /// The change from the stored seats to those of `after`.
    pub fn changed_to(&self, loaded: &Loaded, after: &Seating) -> Result<SeatsChanged, AppError> {
        let (old, new) = (&self.stored, entries(loaded, after)?);
        let mut numbers: Vec<i32> = old
            .boards
            .keys()
            .chain(new.boards.keys())
            .copied()
            .collect();
        numbers.sort_unstable();
        numbers.dedup();
        let boards = numbers.into_iter().map(|board| BoardChange {
            board,
            old: old.boards.get(&board).copied(),
            new: new.boards.get(&board).copied(),
        });
        Ok(SeatsChanged {
            boards: boards.filter(|change| change.old != change.new).collect(),
            old_bye: old.bye,
            new_bye: new.bye,
        })
    }
}

/// Boards and bye of a seating, by entries.
fn entries(loaded: &Loaded, seating: &Seating) -> Result<OfEntries, AppError> {
    let entry = |tpn| {
        loaded
            .entry_of(tpn)
            .map(|row| row.id)
            .ok_or_else(|| broken(tpn))
    };
    let boards = seating
        .boards()
        .iter()
        .map(|(board, pair)| Ok((i32::from(*board), (entry(pair.white)?, entry(pair.black)?))));
    Ok(OfEntries {
        boards: boards.collect::<Result<_, AppError>>()?,
        bye: seating.bye().map(entry).transpose()?,
    })
}

/// Stores the changed seats of a draft.
pub(in crate::app::tournament) fn write(
    conn: &mut Conn,
    draft: &RoundRow,
    seats: &SeatsChanged,
) -> Result<(), AppError> {
    let numbers: Vec<i32> = seats.boards.iter().map(|change| change.board).collect();
    rows::pairings::delete_boards(conn, draft.id, &numbers)?;
    let new = seats.boards.iter().filter_map(|change| {
        let (white, black) = change.new?;
        Some(rows::pairings::NewPairing {
            tournament_id: draft.tournament_id,
            round_id: draft.id,
            board: change.board,
            white_entry_id: white,
            black_entry_id: black,
            result: None,
            result_by: None,
            result_at: None,
            version: 1,
            goes_on_entry_id: None,
        })
    });
    rows::pairings::insert_all(conn, &new.collect::<Vec<_>>())?;
    if seats.old_bye != seats.new_bye {
        rows::byes::remove_allocated(conn, draft.tournament_id, draft.number)?;
        if let Some(entry) = seats.new_bye {
            let kind = Bye::PairingAllocated;
            rows::byes::set(conn, draft.tournament_id, entry, draft.number, kind)?;
        }
    }
    Ok(())
}

/// The reverse of a change.
pub(super) fn back(seats: &SeatsChanged) -> SeatsChanged {
    let boards = seats.boards.iter().map(|change| BoardChange {
        board: change.board,
        old: change.new,
        new: change.old,
    });
    SeatsChanged {
        boards: boards.collect(),
        old_bye: seats.new_bye,
        new_bye: seats.old_bye,
    }
}

/// The changes of a draft, newest last; `None` if the draft is not made by hand.
///
/// # Errors
/// The stored text cannot be read, because another program wrote it.
fn changes(draft: &RoundRow) -> Result<Option<Vec<SeatsChanged>>, AppError> {
    let text = draft.by_hand.as_deref();
    text.map(|text| serde_json::from_str(text).map_err(broken))
        .transpose()
}

/// The draft of this round.
pub(super) fn draft(loaded: &Loaded, round: u8) -> Result<&RoundRow, AppError> {
    let draft = loaded.draft().ok_or(Refusal::NoDraft)?;
    if draft.number == i32::from(round) {
        Ok(draft)
    } else {
        let (expected, asked) = (draft.number, i32::from(round));
        Err(Refusal::RoundOutOfOrder { expected, asked }.into())
    }
}

/// The changes of a draft whose manual phase is open.
pub(super) fn open_changes(draft: &RoundRow) -> Result<Vec<SeatsChanged>, AppError> {
    if !draft.is_changed_by_hand() {
        return Err(Refusal::ByHandNotBegun.into());
    }
    Ok(changes(draft)?.unwrap_or_default())
}

/// Checks that everybody who is to be paired has a seat.
///
/// # Errors
/// [`Refusal::WithoutSeat`] with the names of those who have none.
pub(in crate::app::tournament) fn require_whole(
    loaded: &Loaded,
    seats: &Seats,
) -> Result<(), AppError> {
    if seats.is_whole(loaded)? {
        return Ok(());
    }
    let name = |tpn: &Tpn| {
        let row = loaded.entry_of(*tpn)?;
        Some(Entrant::from(row).name().to_string())
    };
    let names = seats.seating.unseated().iter().filter_map(name).collect();
    Err(Refusal::WithoutSeat { names }.into())
}

/// As JSON.
pub(super) fn stored(changes: &[SeatsChanged]) -> Result<String, AppError> {
    serde_json::to_string(changes).map_err(broken)
}

/// The entries and names of everybody in these seats, before or after.
pub(super) fn people(loaded: &Loaded, seats: &SeatsChanged) -> Vec<(i32, String)> {
    let boards = seats.boards.iter();
    let seated = boards.flat_map(|change| [change.old, change.new]).flatten();
    let mut entries: Vec<i32> = seated
        .flat_map(|(white, black)| [white, black])
        .chain(seats.old_bye)
        .chain(seats.new_bye)
        .collect();
    entries.sort_unstable();
    entries.dedup();
    let named = entries.into_iter().filter_map(|id| {
        let row = loaded.entry(id)?;
        Some((id, Entrant::from(row).name().to_string()))
    });
    named.collect()
}
