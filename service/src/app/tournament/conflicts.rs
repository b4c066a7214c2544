//! Two values for one board. What stands counts, and the other value is kept until an arbiter chooses, both agree,
//! or whoever sent it takes it back.

use chrono::NaiveDateTime;

use crate::{
    app::{Actor, AppError, Refusal},
    event::{BoardResult, ConflictEnd},
    store::{
        Conn,
        rows::{
            conflicts::{self, ConflictRow, NewConflict, Settlement},
            pairings::PairingRow,
        },
    },
};

use super::Loaded;

/// A value that was sent and not written, because another one stood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenConflict {
    /// Number of the conflict; later ones have larger numbers.
    pub id: i32,
    /// Number of the pairing.
    pub pairing: i32,
    /// What was to be written; `None` empties the board.
    pub wanted: Option<BoardResult>,
    /// Who sent it.
    pub by: String,
    /// Their account.
    pub user: Option<i32>,
    /// When, UTC.
    pub at: NaiveDateTime,
}

impl From<&ConflictRow> for OpenConflict {
    fn from(row: &ConflictRow) -> Self {
        Self {
            id: row.id,
            pairing: row.pairing_id,
            wanted: row.wanted,
            by: row.wanted_by.clone(),
            user: row.wanted_by_user,
            at: row.wanted_at,
        }
    }
}

/// The open conflicts of a tournament, oldest first.
pub(crate) fn open(conn: &mut Conn, tournament: i32) -> Result<Vec<OpenConflict>, AppError> {
    let rows = conflicts::open_of_tournament(conn, tournament)?;
    Ok(rows.iter().map(OpenConflict::from).collect())
}

/// Passes when no board of a published round has two values.
///
/// # Errors
/// [`Refusal::ConflictsOpen`] with rounds and boards.
pub(crate) fn none_open(conn: &mut Conn, loaded: &Loaded) -> Result<(), AppError> {
    let open = open(conn, loaded.tournament.id)?;
    let mut boards = boards(&open, loaded);
    if boards.is_empty() {
        return Ok(());
    }
    boards.sort_unstable();
    boards.dedup();
    Err(Refusal::ConflictsOpen { boards }.into())
}

/// Rounds and boards of these conflicts.
fn boards(open: &[OpenConflict], loaded: &Loaded) -> Vec<(u8, i32)> {
    let place = |conflict: &OpenConflict| {
        let mut pairings = loaded.pairings.iter();
        let pairing = pairings.find(|pairing| pairing.id == conflict.pairing)?;
        let mut rounds = loaded.rounds.iter();
        let round = rounds.find(|round| round.id == pairing.round_id)?;
        Some((u8::try_from(round.number).ok()?, pairing.board))
    };
    open.iter().filter_map(place).collect()
}

/// The request that is carried out: who, when, its key.
#[derive(Clone, Copy)]
pub(super) struct Request<'a> {
    pub actor: &'a Actor,
    pub now: NaiveDateTime,
    pub key: Option<&'a str>,
}

impl Request<'_> {
    fn user(&self) -> Option<i32> {
        self.actor.user.as_ref().map(|user| user.id)
    }

    fn ends(&self, how: ConflictEnd) -> Settlement<'_> {
        Settlement {
            how,
            by: self.actor.name(),
            at: self.now,
            key: self.key,
        }
    }

    /// Ends the open conflicts of a board that pass the test. Returns whether there were any.
    fn settle(
        &self,
        conn: &mut Conn,
        pairing: i32,
        how: ConflictEnd,
        fits: impl Fn(&ConflictRow) -> bool,
    ) -> Result<bool, AppError> {
        let mut open = conflicts::open_of_pairing(conn, pairing)?;
        open.retain(fits);
        let ids: Vec<i32> = open.iter().map(|row| row.id).collect();
        if !ids.is_empty() {
            conflicts::settle(conn, &ids, self.ends(how))?;
        }
        Ok(!ids.is_empty())
    }

    /// The value could not be written: it is kept, in place of the one that the same person sent before.
    pub fn keep(
        &self,
        conn: &mut Conn,
        row: &PairingRow,
        wanted: Option<BoardResult>,
    ) -> Result<(), AppError> {
        self.settle_own(conn, row.id)?;
        conflicts::insert(
            conn,
            &NewConflict {
                tournament_id: row.tournament_id,
                pairing_id: row.id,
                wanted: wanted.map(Into::into),
                wanted_by: self.actor.name(),
                wanted_by_user: self.user(),
                wanted_at: self.now,
                stood: row.result.map(Into::into),
                stood_by: row.result_by.as_deref().unwrap_or_default(),
                request_key: self.key,
            },
        )?;
        Ok(())
    }

    /// A later value from the same person replaces their earlier one.
    fn settle_own(&self, conn: &mut Conn, pairing: i32) -> Result<bool, AppError> {
        self.settle(conn, pairing, ConflictEnd::Replaced, |row| {
            self.actor.wrote(row.wanted_by_user, &row.wanted_by)
        })
    }

    /// After an entry: an arbiter who saw the conflicts up to number `seen` and entered one of the values, the one
    /// that stood or one that was wanted, has chosen. Whether conflicts ended.
    pub fn entered(
        &self,
        conn: &mut Conn,
        pairing: i32,
        (stood, value): (Option<BoardResult>, Option<BoardResult>),
        seen: i32,
    ) -> Result<bool, AppError> {
        let open = conflicts::open_of_pairing(conn, pairing)?;
        if open.is_empty() {
            return Ok(false);
        }
        let is_choice = open
            .iter()
            .any(|row| row.id <= seen && (value == stood || value == row.wanted));
        let chosen =
            is_choice && self.settle(conn, pairing, ConflictEnd::Chosen, |row| row.id <= seen)?;
        let agreed = agree(conn, pairing, value, self)?;
        let own = self.settle_own(conn, pairing)?;
        Ok(chosen || agreed || own)
    }

    /// Takes the value back that this person's request with key `opened` wanted; `false` when it is settled already.
    pub fn withdraw(&self, conn: &mut Conn, pairing: i32, opened: &str) -> Result<bool, AppError> {
        let found = self.settle(conn, pairing, ConflictEnd::Withdrawn, |row| {
            row.request_key.as_deref() == Some(opened)
        })?;
        if found {
            conflicts::reopen(conn, pairing, opened)?;
        }
        Ok(found)
    }

    /// The request with key `opened` was taken back: what it settled is open again, unless all agree with `value`.
    pub fn taken_back(
        &self,
        conn: &mut Conn,
        pairing: i32,
        opened: Option<&str>,
        value: Option<BoardResult>,
    ) -> Result<(), AppError> {
        if let Some(opened) = opened {
            conflicts::reopen(conn, pairing, opened)?;
        }
        agree(conn, pairing, value, self)?;
        Ok(())
    }
}

/// Ends the conflicts of a board in which the value was wanted that now stands; whether there were any.
pub(super) fn agree(
    conn: &mut Conn,
    pairing: i32,
    value: Option<BoardResult>,
    request: &Request<'_>,
) -> Result<bool, AppError> {
    request.settle(conn, pairing, ConflictEnd::Agreed, |row| {
        row.wanted == value
    })
}
