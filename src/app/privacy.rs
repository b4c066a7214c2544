//! Which data of a person are shown to whom: whole birth dates, and children who play in no tournament.

use std::collections::BTreeSet;

use chrono::NaiveDate;

use crate::{
    event::{Birth, EnteredBy},
    store::{
        Conn,
        rows::{self, entries::EntryRow, players::PlayerRow},
    },
};

use super::{
    Actor, AppError,
    access::{self, Action},
};

/// Who reads the entries of a tournament, as far as birth dates go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reader {
    /// An administrator or the person at the machine.
    is_admin: bool,
    /// An arbiter of this tournament.
    is_arbiter: bool,
    /// Secretary of this club.
    club: Option<i32>,
}

impl Reader {
    /// `actor` as a reader of this tournament.
    pub fn of(conn: &mut Conn, actor: &Actor, tournament: i32) -> Result<Self, AppError> {
        Ok(Self {
            is_admin: is_admin(actor),
            is_arbiter: access::role(conn, actor, tournament)?.is_some(),
            club: actor.user.as_ref().and_then(|user| user.club_id),
        })
    }

    /// Whether the whole date goes to this reader: to the player's own club, to administrators, and to arbiters of a
    /// tournament in which that club or an administrator entered the player. What arbiters typed or imported
    /// themselves, without the registry, is theirs.
    pub fn sees_date(self, entry: &EntryRow) -> bool {
        let given = entry.player_id.is_none() || entry.entered_by != EnteredBy::Arbiter;
        let own = self.club.is_some() && entry.club_id == self.club;
        self.is_admin || own || self.is_arbiter && given
    }

    /// The birth as this reader gets it.
    pub fn birth(self, entry: &EntryRow) -> Option<Birth> {
        match (entry.birth_date, entry.birth_year) {
            (Some(date), _) if self.sees_date(entry) => Some(Birth::Date(date)),
            (_, Some(year)) => Some(Birth::Year(year)),
            _ => None,
        }
    }
}

/// An administrator or the person at the machine.
pub(super) fn is_admin(actor: &Actor) -> bool {
    actor.is_command_line() || actor.user.as_ref().is_some_and(|user| user.is_admin)
}

/// Whether the whole birth date of a player of the registry goes to `actor`: to the player's club and administrators.
pub(super) fn sees_player_date(
    conn: &mut Conn,
    actor: &Actor,
    row: &PlayerRow,
) -> Result<bool, AppError> {
    match row.club_id {
        Some(club) => access::may(conn, actor, Action::ManageClub(club)),
        None => Ok(is_admin(actor)),
    }
}

/// What a form says about the birth: the whole date or the year.
pub(super) fn written(date: Option<NaiveDate>, year: Option<i32>, sees_date: bool) -> String {
    match (date.filter(|_| sees_date), year) {
        (Some(date), _) => date.to_string(),
        (None, Some(year)) => year.to_string(),
        (None, None) => String::new(),
    }
}

/// The date to be stored after a form: where the sender saw only the year and left it, the stored date stays.
pub(super) fn kept_date(
    stored: (Option<NaiveDate>, Option<i32>),
    sent: (Option<NaiveDate>, Option<i32>),
    sees_date: bool,
) -> Option<NaiveDate> {
    if !sees_date && sent.0.is_none() && sent.1 == stored.1 {
        stored.0
    } else {
        sent.0
    }
}

/// Leaves out the children (below 18, or perhaps below 18) who are in no tournament, but for their club's secretary
/// and for arbiters and administrators.
pub(super) fn listed(
    conn: &mut Conn,
    actor: &Actor,
    rows: Vec<PlayerRow>,
    today: NaiveDate,
) -> Result<Vec<PlayerRow>, AppError> {
    if access::may(conn, actor, Action::RegisterPlayers)? {
        return Ok(rows);
    }
    let club = actor.user.as_ref().and_then(|user| user.club_id);
    let may_be_minor = |row: &PlayerRow| {
        let date = row.birth_date.map(Birth::Date);
        let birth = date.or(row.birth_year.map(Birth::Year));
        birth.is_some_and(|birth| birth.may_be_minor(today))
    };
    let hidden = |row: &PlayerRow| may_be_minor(row) && (club.is_none() || row.club_id != club);
    let children: Vec<i32> = rows.iter().filter(|r| hidden(r)).map(|r| r.id).collect();
    let entered: BTreeSet<i32> = rows::entries::entered(conn, &children)?
        .into_iter()
        .collect();
    Ok(rows
        .into_iter()
        .filter(|row| !hidden(row) || entered.contains(&row.id))
        .collect())
}
