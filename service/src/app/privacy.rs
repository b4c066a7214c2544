//! Which personal data are shown to whom: names as people chose, full birth dates, and children who play in no
//! tournament.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;

use crate::{
    event::{
        Birth, EnteredBy, FieldClass, NameShown, Outlet, Person, PersonField, PersonName,
        Publication,
    },
    store::{
        Conn,
        rows::{self, club_members::Members, entries::EntryRow, players::PlayerRow},
    },
};

use super::{
    Actor, AppError,
    access::{self, Action},
    fold,
};

/// A reader of a tournament's entries, as far as birth dates are concerned.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reader {
    /// Whether it is an administrator or the person at the machine.
    is_admin: bool,
    /// Whether it is an arbiter of this tournament.
    is_arbiter: bool,
    /// Number of the club whose secretary it is.
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

    /// The reader that prepares the tournament's report to a federation for its arbiters, and sees what they see.
    pub const fn of_report() -> Self {
        Self {
            is_admin: false,
            is_arbiter: true,
            club: None,
        }
    }

    /// The highest class of birth data of an entry that this reader sees. The full date is for the player's own club,
    /// for administrators, and for arbiters of a tournament in which that club or an administrator entered the player.
    /// Arbiters also see what they typed or imported themselves, without the registry.
    pub fn class(self, entry: &EntryRow) -> FieldClass {
        let given = entry.player_id.is_none() || entry.entered_by != EnteredBy::Arbiter;
        let own = self.club.is_some() && entry.club_id == self.club;
        class(self.is_admin || own || self.is_arbiter && given)
    }

    /// Whether this reader gets the sex and the national number of this entry. Those who report do, because the report
    /// of a tournament needs both.
    pub fn reports(self, entry: &EntryRow) -> bool {
        self.is_admin || self.is_arbiter || FieldClass::Federation.is_for(self.class(entry))
    }

    /// For how many of these entries the reader gets data that not everybody gets.
    pub fn gets_more_of<'a>(self, entries: impl IntoIterator<Item = &'a EntryRow>) -> usize {
        let entries = entries.into_iter();
        entries
            .filter(|entry| {
                let person = &entry.person;
                let is_told = person.sex.is_some() || person.national_id.is_some();
                is_told && self.reports(entry) || holds_more(person, self.class(entry))
            })
            .count()
    }

    /// The part of the birth date that this reader gets.
    pub fn birth(self, entry: &EntryRow) -> Option<Birth> {
        entry.person.birth_for(self.class(entry))
    }
}

/// The participants of a tournament as everybody may see them. Only here a name becomes the form in which it is shown;
/// pages, files and screens use the result.
pub(super) struct Shown {
    /// The entries, in their original order.
    pub entries: Vec<EntryRow>,
    /// Entries that are in no list yet: children before the first round.
    pub hidden: BTreeSet<i32>,
}

impl Shown {
    /// The participants as they go out through this outlet. `None` if they go out without changes. It depends on the
    /// first day of the event, and on whether a round is published.
    pub fn of(
        entries: &[EntryRow],
        (day, begun): (NaiveDate, bool),
        outlet: Outlet,
    ) -> Option<Self> {
        let mut hidden = BTreeSet::new();
        let mut is_less = false;
        let entries = (1..)
            .zip(entries)
            .map(|(number, row)| {
                let minor = may_be_minor(row, day);
                let is_hidden = minor && !begun;
                if is_hidden {
                    hidden.insert(row.id);
                }
                if is_hidden || !row.publication.reaches(outlet) {
                    is_less = true;
                    withheld(row, number)
                } else {
                    let name = row.name_shown.of(&row.person.name, minor);
                    is_less = is_less || name != row.person.name;
                    named(row, name)
                }
            })
            .collect();
        is_less.then_some(Self { entries, hidden })
    }
}

/// Whether a participant may be under 18 on the first day of the event. It does not depend on the day of reading, so
/// what is shown of them stays the same.
pub(super) fn may_be_minor(row: &EntryRow, day: NaiveDate) -> bool {
    row.person
        .birth
        .is_some_and(|birth| birth.may_be_minor(day))
}

/// The entry with this name instead. Only the shown name finds it.
fn named(row: &EntryRow, name: PersonName) -> EntryRow {
    let mut row = row.clone();
    if name != row.person.name {
        row.name_key = fold(&name.to_string());
        row.person.name = name;
    }
    row
}

/// The entry without anything that identifies the person. Rating and federation stay, because tie-breaks and prizes
/// depend on them.
fn withheld(row: &EntryRow, number: usize) -> EntryRow {
    let person = Person {
        name: PersonName::withheld(number),
        federation: row.person.federation,
        ..Person::default()
    };
    EntryRow {
        name_key: fold(&person.name.to_string()),
        person,
        player_id: None,
        club_id: None,
        club_name: String::new(),
        ..row.clone()
    }
}

/// Whether a reader of this class gets personal data that not everybody gets.
pub(super) fn holds_more(person: &Person, seen: FieldClass) -> bool {
    let date = person.birth.and_then(Birth::date);
    let holds = date.is_some() || person.sex.is_some() || person.national_id.is_some();
    holds && FieldClass::Federation.is_for(seen)
}

/// The class of somebody who reports the person to a federation, or of everybody.
const fn class(reports: bool) -> FieldClass {
    if reports {
        FieldClass::Federation
    } else {
        FieldClass::EVERYBODY
    }
}

/// Whether the actor is an administrator or the person at the machine.
pub(super) fn is_admin(actor: &Actor) -> bool {
    actor.is_command_line() || actor.user.as_ref().is_some_and(|user| user.is_admin)
}

/// The highest class of birth data of a registered player that `actor` sees. The full date is for the player's club and
/// for administrators.
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

/// The birth date to be stored after a form. If the sender saw only the year and did not change it, the stored date
/// stays.
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

/// The players of a club that `actor` gets in lists, by the rule of [`listed`].
pub(super) fn members(
    conn: &mut Conn,
    actor: &Actor,
    club: i32,
    today: NaiveDate,
) -> Result<Members, AppError> {
    let own = actor.user.as_ref().and_then(|user| user.club_id) == Some(club);
    let all = own || access::may(conn, actor, Action::RegisterPlayers)?;
    Ok(Members {
        club,
        of_age: (!all).then(|| Birth::of_age(today)),
    })
}

/// Registered players as `actor` may see them. Children (who are, or may be, under 18) who have not played yet are left
/// out. Children who have played are shown as they last chose, or left out if they chose so. Their club's secretary,
/// arbiters and administrators see everybody, with full names.
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
    let is_own = |row: &PlayerRow| club.is_some() && row.club_id == club;
    let children: Vec<i32> = rows
        .iter()
        .filter(|row| may_be_minor(row) && !is_own(row))
        .map(|row| row.id)
        .collect();
    // The newest choice of each player comes first.
    let mut chosen: BTreeMap<i32, (NameShown, Publication)> = BTreeMap::new();
    for (player, name, publication) in rows::entries::played(conn, &children)? {
        chosen.entry(player).or_insert((name, publication));
    }
    let shown = |mut row: PlayerRow| {
        if is_own(&row) || !may_be_minor(&row) {
            return Some(row);
        }
        let (name, publication) = chosen.get(&row.id)?;
        if !publication.reaches(Outlet::Page) {
            return None;
        }
        row.person.name = name.of(&row.person.name, true);
        Some(row)
    };
    Ok(rows.into_iter().filter_map(shown).collect())
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
