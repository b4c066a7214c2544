//! What is stored of a fund: the form as typed, and the decisions made by hand.

use std::collections::BTreeMap;

use chrono::Datelike;
use serde::{Deserialize, Serialize};

use crate::{
    app::{AppError, organisers},
    prizes::{Fund, Reading},
    store::{
        Conn,
        rows::{self, prizes::FundRow, tournaments::TournamentRow},
    },
};

use super::fund_input::FundInput;

/// The player named for a special prize.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    /// Number of the entry.
    pub entry: i32,
    /// Reason, in the words of the arbiter or the jury.
    pub reason: String,
}

/// All decisions made by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Decisions {
    /// Named players, by the name of the special prize.
    pub named: BTreeMap<String, Named>,
    /// Reasons for excluding players, by number of the entry. An excluded player gets no prize by place.
    pub barred: BTreeMap<i32, String>,
}

impl Decisions {
    /// Reads the decisions of a stored fund.
    pub(super) fn of(row: &FundRow) -> Result<Self, AppError> {
        serde_json::from_str(&row.decisions).map_err(|error| broken(&error))
    }

    /// As JSON.
    pub(super) fn stored(&self) -> Result<String, AppError> {
        serde_json::to_string(self).map_err(|error| broken(&error))
    }
}

/// A stored fund, parsed.
pub(super) struct Stored {
    pub input: FundInput,
    pub fund: Fund,
    pub decisions: Decisions,
    /// National categories, by number of the entry.
    pub categories: BTreeMap<i32, String>,
}

impl Stored {
    /// The fund of a tournament; `None` if it has none.
    pub fn of(conn: &mut Conn, tournament: &TournamentRow) -> Result<Option<Self>, AppError> {
        let Some(row) = rows::prizes::fund_of(conn, tournament.id)? else {
            return Ok(None);
        };
        let input = input_of(&row)?;
        let categories = organisers::categories_of(tournament)?;
        let year = tournament.start_date.year();
        let fund = input.check(year, Reading::Stored(&categories))?;
        let decisions = Decisions::of(&row)?;
        Ok(Some(Self {
            input,
            fund,
            decisions,
            categories: rows::listed_entries::categories(conn, tournament.id)?,
        }))
    }
}

/// The error for stored JSON that cannot be read or written.
pub(super) fn broken(error: &serde_json::Error) -> AppError {
    AppError::System(format!("prizes: {error}"))
}

pub(super) fn input_of(row: &FundRow) -> Result<FundInput, AppError> {
    serde_json::from_str(&row.fund).map_err(|error| broken(&error))
}
