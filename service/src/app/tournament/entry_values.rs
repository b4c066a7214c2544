//! The data of an entry: typed at the desk, or copied from the registry.

use serde::{Deserialize, Serialize};

use crate::{
    app::{AppError, Checks, PersonInput, fold, person_input::TypedAt},
    clock,
    event::{Elo, EnteredBy, FieldClass, Person, RatingOrigin},
    store::{Conn, rows},
};

/// A player to be entered, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntryInput {
    /// The player.
    #[serde(flatten)]
    pub person: PersonInput,
    /// Rating used in the event.
    pub rating: String,
    /// The list from which the rating comes, written as a [`RatingOrigin`]; empty if the rating was typed.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub rating_list: String,
    /// Name of the club.
    pub club: String,
    /// Whether a namesake is a different person.
    pub is_another: bool,
}

impl EntryInput {
    /// Each field's name and text, in the order of the form.
    #[must_use]
    pub fn fields(&self) -> Vec<(&'static str, &str)> {
        let mut all = self.person.fields().to_vec();
        all.extend([
            ("rating", self.rating.as_str()),
            ("club", self.club.as_str()),
        ]);
        all
    }

    /// The data of an entry as typed, with as much of the birth date as `reader` may know.
    pub(super) fn of(row: &rows::entries::EntryRow, reader: FieldClass) -> Self {
        Self {
            person: PersonInput::of(&row.person, reader),
            rating: typed(row.rating),
            rating_list: written(row.rating_list.as_ref()),
            club: row.club_name.clone(),
            is_another: false,
        }
    }
}

fn typed(rating: Option<Elo>) -> String {
    rating.map(|elo| elo.to_string()).unwrap_or_default()
}

/// A rating's origin as stored; empty for none.
fn written(origin: Option<&RatingOrigin>) -> String {
    origin.map(ToString::to_string).unwrap_or_default()
}

/// An entry that is ready to be stored.
#[derive(Debug)]
pub(crate) struct EntryValues {
    pub player_id: Option<i32>,
    pub person: Person,
    pub rating: Option<Elo>,
    /// The list from which the rating comes.
    pub rating_list: Option<RatingOrigin>,
    pub club_id: Option<i32>,
    pub club_name: String,
    /// Who made the entry.
    pub entered_by: EnteredBy,
}

impl EntryValues {
    /// The entry of a player without a club, made by an arbiter.
    pub fn new(person: Person, rating: Option<Elo>) -> Self {
        Self {
            player_id: None,
            person,
            rating,
            rating_list: None,
            club_id: None,
            club_name: String::new(),
            entered_by: EnteredBy::Arbiter,
        }
    }

    /// The data of an entry, for use in another tournament.
    pub fn of(row: &rows::entries::EntryRow) -> Self {
        Self {
            player_id: row.player_id,
            club_id: row.club_id,
            club_name: row.club_name.clone(),
            entered_by: row.entered_by,
            rating_list: row.rating_list.clone(),
            ..Self::new(row.person.clone(), row.rating)
        }
    }

    /// The folded name, by which lists are searched.
    pub fn key(&self) -> String {
        fold(&self.person.name.to_string())
    }

    /// The data as a deed keeps them: only the year of birth.
    pub fn input(&self, is_another: bool) -> EntryInput {
        EntryInput {
            person: PersonInput::of(&self.person, FieldClass::EVERYBODY),
            rating: typed(self.rating),
            rating_list: written(self.rating_list.as_ref()),
            club: self.club_name.clone(),
            is_another,
        }
    }

    /// The row of a new entry; `key` is [`Self::key`].
    pub fn row<'a>(
        &'a self,
        tournament: i32,
        key: &'a str,
        tpn: Option<i32>,
        first_round: i32,
        now: chrono::NaiveDateTime,
    ) -> rows::entries::NewEntry<'a> {
        rows::entries::NewEntry {
            tournament_id: tournament,
            player_id: self.player_id,
            tpn,
            values: self.values(key, self.club_id),
            checked_in: false,
            first_round,
            created_at: now,
            version: 1,
            entered_by: self.entered_by.into(),
        }
    }

    /// The columns with a player's data; `key` is [`Self::key`], `club` the number of a registered club.
    pub fn values<'a>(&'a self, key: &'a str, club: Option<i32>) -> rows::entries::EntryValues<'a> {
        rows::entries::EntryValues {
            person: (&self.person).into(),
            name_key: key,
            rating: self.rating.map(Into::into),
            club_id: club,
            club_name: &self.club_name,
            rating_list: written(self.rating_list.as_ref()),
        }
    }

    /// Writes a new entry of a tournament, with the key by which its name is found; gives its number.
    pub fn insert(
        &self,
        conn: &mut Conn,
        tournament: i32,
        tpn: Option<i32>,
        first_round: i32,
        now: chrono::NaiveDateTime,
    ) -> Result<i32, AppError> {
        let key = self.key();
        let entry = self.row(tournament, &key, tpn, first_round, now);
        Ok(rows::entries::insert(conn, &entry)?)
    }
}

pub(super) fn parse(input: &EntryInput) -> Result<EntryValues, AppError> {
    let mut checks = Checks::default();
    let person = input.person.parse(&mut checks, TypedAt::Desk);
    let rating = checks.rating("rating", &input.rating);
    let club_name = checks.text("club", &input.club, 120);
    checks.finish()?;
    Ok(EntryValues {
        club_name,
        // The form names a list if it was filled in from one; otherwise the rating was typed.
        rating_list: rating.and_then(|_| input.rating_list.parse().ok()),
        ..EntryValues::new(person, rating)
    })
}

/// A copy of a registered player's data, with the rating for this kind of event.
pub(super) fn from_registry(
    conn: &mut Conn,
    row: &rows::players::PlayerRow,
    kind: clock::Kind,
) -> Result<EntryValues, AppError> {
    let club_name = match row.club_id {
        Some(club) => rows::clubs::by_id(conn, club)?.name,
        None => String::new(),
    };
    Ok(EntryValues {
        player_id: Some(row.id),
        club_id: row.club_id,
        club_name,
        ..EntryValues::new(row.person.clone(), row.ratings.used_in(kind))
    })
}
