//! Which data of a person are shown to whom: whole birth dates, and children who play in no tournament.

use std::collections::BTreeSet;

use chrono::NaiveDate;

use crate::{
    event::{Birth, EnteredBy, FieldClass, PersonField},
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

    /// Up to which class this reader sees an entry, as far as births go. The whole date goes to the player's own club, to
    /// administrators, and to arbiters of a tournament in which that club or an administrator entered the player. What
    /// arbiters typed or imported themselves, without the registry, is theirs.
    pub fn class(self, entry: &EntryRow) -> FieldClass {
        let given = entry.player_id.is_none() || entry.entered_by != EnteredBy::Arbiter;
        let own = self.club.is_some() && entry.club_id == self.club;
        class(self.is_admin || own || self.is_arbiter && given)
    }

    /// The birth as this reader gets it.
    pub fn birth(self, entry: &EntryRow) -> Option<Birth> {
        entry.person.birth_for(self.class(entry))
    }
}

/// The class of who reports the person to a federation, or of everybody.
const fn class(reports: bool) -> FieldClass {
    if reports {
        FieldClass::Federation
    } else {
        FieldClass::EVERYBODY
    }
}

/// An administrator or the person at the machine.
pub(super) fn is_admin(actor: &Actor) -> bool {
    actor.is_command_line() || actor.user.as_ref().is_some_and(|user| user.is_admin)
}

/// Up to which class `actor` sees a player of the registry, as far as the birth goes: the whole date goes to the player's
/// club and administrators.
pub(super) fn player_class(
    conn: &mut Conn,
    actor: &Actor,
    row: &PlayerRow,
) -> Result<FieldClass, AppError> {
    Ok(class(match row.club_id {
        Some(club) => access::may(conn, actor, Action::ManageClub(club))?,
        None => is_admin(actor),
    }))
}

/// The birth to be stored after a form: where the sender saw only the year and left it, the stored date stays.
pub(super) fn kept_birth(
    stored: Option<Birth>,
    sent: Option<Birth>,
    sender: FieldClass,
) -> Option<Birth> {
    let left = match (stored, sent) {
        (Some(stored), Some(Birth::Year(year))) => stored.year() == year,
        _ => false,
    };
    if left && !PersonField::BirthDate.is_for(sender) {
        stored
    } else {
        sent
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
        let birth = row.person.birth;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_that_the_sender_did_not_see_stays_where_they_left_the_year() {
        let day = |day| NaiveDate::from_ymd_opt(1987, 5, day).map(Birth::Date);
        let year = |year| Some(Birth::Year(year));
        let (sees, sees_not) = (FieldClass::Federation, FieldClass::EVERYBODY);
        for (stored, sent, sender, kept) in [
            (day(3), year(1987), sees_not, day(3)),
            (day(3), year(1987), sees, year(1987)),
            (day(3), year(1988), sees_not, year(1988)),
            (day(3), day(4), sees_not, day(4)),
            (day(3), None, sees_not, None),
            (None, year(1987), sees_not, year(1987)),
            (None, None, sees_not, None),
        ] {
            let got = kept_birth(stored, sent, sender);
            assert_eq!(got, kept, "{stored:?} {sent:?} {sender:?}");
        }
    }
}
