//! Two values for one board. The stored value counts; the other one is kept until an arbiter chooses, both agree, or its sender
//! withdraws it.

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

/// A value that was sent but not stored, because another one was already there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenConflict {
    /// Number of the conflict; later ones have larger numbers.
    pub id: i32,
    /// Number of the pairing.
    pub pairing: i32,
    /// The value sent; `None` if it would empty the board.
    pub wanted: Option<BoardResult>,
    /// Name, as shown, of the sender.
    pub by: String,
    /// Number of the sender's account; `None` without one.
    pub user: Option<i32>,
    /// When it was sent, in UTC.
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

/// Refuses if a board of a published round has two values.
///
/// # Errors
/// [`Refusal::ConflictsOpen`] with the rounds and boards.
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

/// The request being carried out: actor, time and key.
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

    /// Settles the open conflicts of a board that pass the test. Returns whether there were any.
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

    /// Keeps a value that could not be stored. It replaces an earlier one from the same person.
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

    /// Settles conflicts after an entry. An arbiter has chosen if they saw the conflicts up to number `seen` and entered the
    /// stored value or one of the others. Returns whether any conflict was settled.
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

    /// Withdraws the value that this person sent with request key `opened`; `false` if it is already settled.
    pub fn withdraw(&self, conn: &mut Conn, pairing: i32, opened: &str) -> Result<bool, AppError> {
        let found = self.settle(conn, pairing, ConflictEnd::Withdrawn, |row| {
            row.request_key.as_deref() == Some(opened)
        })?;
        if found {
            conflicts::reopen(conn, pairing, opened)?;
        }
        Ok(found)
    }

    /// The request with key `opened` was undone: the conflicts that it settled are open again, except those that agree with
    /// `value`.
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

/// Settles the conflicts of a board whose value is the one now stored. Returns whether there were any.
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
