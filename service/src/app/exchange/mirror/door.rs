//! How players enter a tournament themselves, as a hall sends it. A site that follows accepts their requests.

use serde::{Deserialize, Serialize};

use crate::{
    app::AppError,
    store::{
        Conn,
        rows::{
            entry_doors::{self, DoorRow},
            moment,
        },
    },
};

/// The settings of how players enter themselves, with the privacy notices.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct DoorSaid {
    is_open: bool,
    /// When entries close, in UTC; empty for no end.
    closes_at: String,
    places: Option<i32>,
    guardian_below: i32,
    payee: String,
    iban: String,
    version: i32,
    rating_least: Option<i32>,
    rating_most: Option<i32>,
    club_places: Option<i32>,
    was_opened: bool,
    /// Number, words and date (UTC) of each notice.
    notices: Vec<(i32, String, String)>,
}

impl DoorSaid {
    /// The settings of a tournament; `None` if they were never set.
    pub(super) fn of(conn: &mut Conn, tournament: i32) -> Result<Option<Self>, AppError> {
        let Some(row) = entry_doors::of_tournament(conn, tournament)? else {
            return Ok(None);
        };
        let notices = entry_doors::notices(conn, tournament)?.into_iter();
        Ok(Some(Self {
            is_open: row.is_open,
            closes_at: row.closes_at.map(moment::written).unwrap_or_default(),
            places: row.places,
            guardian_below: row.guardian_below,
            payee: row.payee,
            iban: row.iban,
            version: row.version,
            rating_least: row.rating_least,
            rating_most: row.rating_most,
            club_places: row.club_places,
            was_opened: row.was_opened,
            notices: notices
                .map(|row| (row.number, row.said, moment::written(row.written_at)))
                .collect(),
        }))
    }

    /// Stores the settings in the following tournament. Existing notices stay, because somebody was shown them.
    pub(super) fn put(&self, conn: &mut Conn, tournament: i32) -> Result<(), AppError> {
        let row = DoorRow {
            tournament_id: tournament,
            is_open: self.is_open,
            closes_at: moment::read(&self.closes_at),
            places: self.places,
            guardian_below: self.guardian_below,
            payee: self.payee.clone(),
            iban: self.iban.clone(),
            version: self.version,
            rating_least: self.rating_least,
            rating_most: self.rating_most,
            club_places: self.club_places,
            // An older hall does not send this field.
            was_opened: self.was_opened || self.is_open,
        };
        entry_doors::set(conn, &row)?;
        for (number, said, at) in &self.notices {
            let is_there = entry_doors::notice_of(conn, tournament, *number)?.is_some();
            if let Some(at) = moment::read(at).filter(|_| !is_there) {
                entry_doors::add_notice(conn, tournament, *number, said, at)?;
            }
        }
        Ok(())
    }
}
