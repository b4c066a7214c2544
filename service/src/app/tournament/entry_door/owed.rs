//! The fee for a request: by the fee bands at first, and by the account of the entry once there is one.

use std::collections::BTreeMap;

use crate::{
    app::{
        AppError,
        tournament::{
            Loaded,
            fees::{self, Due, Fee},
            place_time::Zone,
            round_hours::Hours,
        },
    },
    fees::{FeeTable, Payer},
    prizes::{Candidate, Condition},
    store::{Conn, rows::entry_requests::RequestRow},
};

/// The fees of a tournament, as requests need them.
pub(super) struct Fees {
    table: FeeTable,
    zone: Zone,
    of_entries: BTreeMap<i32, Fee>,
}

impl Fees {
    /// Reads the bands of a tournament and what its entries owe.
    pub fn of(conn: &mut Conn, loaded: &Loaded) -> Result<Self, AppError> {
        Ok(Self {
            table: fees::stored(conn, &loaded.tournament)?.1,
            zone: Hours::zone_of(&loaded.tournament)?,
            of_entries: fees::of_tournament(conn, loaded)?,
        })
    }

    /// The fee owed and paid for a request.
    pub fn owed(&self, row: &RequestRow) -> Fee {
        if let Some(fee) = row.entry_id.and_then(|entry| self.of_entries.get(&entry)) {
            return fee.clone();
        }
        let payer = Payer {
            who: Candidate {
                rating: row.rating,
                birth_year: row.person.birth_year(),
                sex: row.person.sex,
                federation: row.person.federation,
                title: row.person.title,
                club: row.club_name.clone(),
                ..Candidate::default()
            },
            entered: self.zone.day(row.sent_at),
        };
        // The sender typed the data in, or is the player's club, so the band tells them nothing new.
        let is_known = row.player_id.is_none() || row.club_door.is_some();
        Fee {
            due: due(&self.table, &payer, is_known),
            ..Fee::default()
        }
    }
}

/// The fee of somebody who is not entered yet. If a band is for women and the reader does not know the sex of a player of the
/// registry, the fee is unknown: the band would reveal the sex.
pub(super) fn due(table: &FeeTable, payer: &Payer, is_known: bool) -> Due {
    let mut conditions = table.bands.iter().flat_map(|band| &band.conditions);
    if !is_known && conditions.any(|one| *one == Condition::Women) {
        return Due::Unknown;
    }
    fees::due_by(table, payer)
}
