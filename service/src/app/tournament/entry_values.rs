//! What an entry says about its player: as typed at the desk, or copied from the registry.

use serde::{Deserialize, Serialize};

use crate::{
    app::{AppError, Checks, PersonInput, fold, person_input::TypedAt},
    clock,
    event::{Elo, EnteredBy, FieldClass, Person, RatingOrigin},
    store::{Conn, rows},
};

/// Somebody to be entered, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntryInput {
    /// The person.
    #[serde(flatten)]
    pub person: PersonInput,
    /// Rating used for the event.
    pub rating: String,
    /// The list that the rating was taken from, as [`RatingOrigin`] is written; empty where it was typed.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub rating_list: String,
    /// Club as text.
    pub club: String,
    /// The sender says that a namesake is another person.
    pub is_another: bool,
}

impl EntryInput {
    /// Names of the fields with what stands in them, in the order of the form.
    #[must_use]
    pub fn fields(&self) -> Vec<(&'static str, &str)> {
        let mut all = self.person.fields().to_vec();
        all.extend([
            ("rating", self.rating.as_str()),
            ("club", self.club.as_str()),
        ]);
        all
    }

    /// What an entry says, as it would be typed; the birth as far as it goes to `reader`.
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

/// As it is stored; nothing where there is none.
fn written(origin: Option<&RatingOrigin>) -> String {
    origin.map(ToString::to_string).unwrap_or_default()
}

/// An entry ready to be stored.
#[derive(Debug)]
pub(crate) struct EntryValues {
    pub player_id: Option<i32>,
    pub person: Person,
    pub rating: Option<Elo>,
    /// The list that the rating was taken from.
    pub rating_list: Option<RatingOrigin>,
    pub club_id: Option<i32>,
    pub club_name: String,
    /// Who enters.
    pub entered_by: EnteredBy,
}

impl EntryValues {
    /// Somebody without club, entered by an arbiter.
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

    /// What an entry says, for another tournament.
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

    /// As it would be typed, for a deed: of the birth the year.
    pub fn input(&self, is_another: bool) -> EntryInput {
        EntryInput {
            person: PersonInput::of(&self.person, FieldClass::EVERYBODY),
            rating: typed(self.rating),
            rating_list: written(self.rating_list.as_ref()),
            club: self.club_name.clone(),
            is_another,
        }
    }

    /// The row of an entry that is to be made; `key` is [`Self::key`].
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

    /// What an entry says of its player; `key` is [`Self::key`], `club` the number of a registered club.
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
        // A form says it of the player whom it was filled with; anything else is a rating that was typed.
        rating_list: rating.and_then(|_| input.rating_list.parse().ok()),
        ..EntryValues::new(person, rating)
    })
}

/// A copy of a registered player, with the rating that the kind of event asks for.
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
