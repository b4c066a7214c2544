//! What an entry says about its player: as typed at the desk, or copied from the registry.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::{
    app::{AppError, Checks, Problem, fold},
    clock,
    event::{Birth, EnteredBy, Federation, Sex, Title, Word},
    store::{Conn, UnknownWord, rows},
};

/// Somebody to be entered, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntryInput {
    /// Surname.
    pub last_name: String,
    /// Given name.
    pub first_name: String,
    /// `m` or `w`, may be empty.
    pub sex: String,
    /// Birth date or year, may be empty.
    pub birth: String,
    /// Federation, `ITA` when empty.
    pub federation: String,
    /// FIDE number.
    pub fide_id: String,
    /// National number.
    pub national_id: String,
    /// Title.
    pub title: String,
    /// Rating used for the event.
    pub rating: String,
    /// Club as text.
    pub club: String,
    /// The sender says that a namesake is another person.
    pub is_another: bool,
}

impl EntryInput {
    /// Names of the fields with what stands in them, in the order of the form.
    #[must_use]
    pub fn fields(&self) -> [(&'static str, &str); 10] {
        [
            ("last_name", self.last_name.as_str()),
            ("first_name", self.first_name.as_str()),
            ("sex", self.sex.as_str()),
            ("birth", self.birth.as_str()),
            ("federation", self.federation.as_str()),
            ("fide_id", self.fide_id.as_str()),
            ("national_id", self.national_id.as_str()),
            ("title", self.title.as_str()),
            ("rating", self.rating.as_str()),
            ("club", self.club.as_str()),
        ]
    }
}

/// An entry ready to be stored.
pub(crate) struct EntryValues {
    pub player_id: Option<i32>,
    pub last_name: String,
    pub first_name: String,
    pub sex: Option<Sex>,
    pub birth_year: Option<i32>,
    pub birth_date: Option<NaiveDate>,
    pub federation: String,
    pub fide_id: Option<String>,
    pub national_id: Option<String>,
    pub title: Option<Title>,
    pub rating: Option<i32>,
    pub club_id: Option<i32>,
    pub club_name: String,
    /// Who enters.
    pub entered_by: EnteredBy,
}

impl EntryValues {
    pub fn name(&self) -> String {
        format!("{} {}", self.last_name, self.first_name)
            .trim_end()
            .to_owned()
    }

    /// The folded name, by which lists are searched.
    pub fn key(&self) -> String {
        fold(&self.name())
    }

    /// As it would be typed, for a deed: of the birth the year.
    pub fn input(&self, is_another: bool) -> EntryInput {
        let number = |value: Option<i32>| value.map(|v| v.to_string()).unwrap_or_default();
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        EntryInput {
            last_name: self.last_name.clone(),
            first_name: self.first_name.clone(),
            sex: self.sex.map(Word::code).unwrap_or_default().to_owned(),
            birth: number(self.birth_year),
            federation: self.federation.clone(),
            fide_id: text(&self.fide_id),
            national_id: text(&self.national_id),
            title: self.title.map(Word::code).unwrap_or_default().to_owned(),
            rating: number(self.rating),
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
            person: self.person(key, self.club_id),
            checked_in: false,
            first_round,
            created_at: now,
            version: 1,
            entered_by: self.entered_by.into(),
        }
    }

    /// What an entry says of its player; `key` is [`Self::key`], `club` the number of a registered club.
    pub fn person<'a>(
        &'a self,
        key: &'a str,
        club: Option<i32>,
    ) -> rows::entries::PersonValues<'a> {
        rows::entries::PersonValues {
            last_name: &self.last_name,
            first_name: &self.first_name,
            name_key: key,
            sex: self.sex.map(Into::into),
            birth_year: self.birth_year,
            birth_date: self.birth_date,
            federation: &self.federation,
            fide_id: self.fide_id.as_deref(),
            national_id: self.national_id.as_deref(),
            title: self.title.map(Into::into),
            rating: self.rating,
            club_id: club,
            club_name: &self.club_name,
        }
    }

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
    let last_name = checks.required("last_name", &input.last_name, 60);
    let first_name = checks.text("first_name", &input.first_name, 60);
    let federation = match input.federation.trim().to_uppercase() {
        empty if empty.is_empty() => Federation::ITA.to_string(),
        text => text,
    };
    if Federation::parse(&federation).is_err() {
        let key = "cell-federation";
        let value = federation.clone();
        checks.refuse("federation", Problem::Because { key, value });
    }
    let sex = match input.sex.trim().to_lowercase().as_str() {
        "" => None,
        "m" => Some(Sex::Male),
        "w" | "f" => Some(Sex::Female),
        _ => {
            checks.refuse("sex", Problem::Choice);
            None
        }
    };
    let birth = if input.birth.trim().is_empty() {
        None
    } else {
        Birth::parse(&input.birth)
            .map_err(|error| checks.refuse("birth", Problem::Birth(error)))
            .ok()
    };
    let title = if input.title.trim().is_empty() {
        None
    } else {
        let title = Title::parse(&input.title);
        if title.is_none() {
            checks.refuse("title", Problem::Choice);
        }
        title
    };
    let rating = checks
        .optional_number("rating", &input.rating, 0, 3999)
        .filter(|r| *r > 0);
    let mut digits = |field: &'static str, value: &str| {
        let value = checks.text(field, value, 12);
        if !value.chars().all(|c| c.is_ascii_alphanumeric()) {
            checks.refuse(field, Problem::Choice);
        }
        Some(value).filter(|value| !value.is_empty() && value != "0")
    };
    let fide_id = digits("fide_id", &input.fide_id);
    let national_id = digits("national_id", &input.national_id);
    let club_name = checks.text("club", &input.club, 120);
    checks.finish()?;
    Ok(EntryValues {
        player_id: None,
        last_name,
        first_name,
        sex,
        birth_year: birth.map(Birth::year),
        birth_date: birth.and_then(|birth| match birth {
            Birth::Date(date) => Some(date),
            Birth::Year(_) => None,
        }),
        federation,
        fide_id,
        national_id,
        title,
        rating: rating.and_then(|r| i32::try_from(r).ok()),
        club_id: None,
        club_name,
        entered_by: EnteredBy::Arbiter,
    })
}

/// A word of the registry, which lists show as it stands.
fn word<W: Word>(place: &str, stored: Option<&str>) -> Result<Option<W>, AppError> {
    let read = |text| W::from_code(text).ok_or_else(|| UnknownWord::new(place, text));
    Ok(stored.map(read).transpose()?)
}

/// A copy of a registered player, with the rating that the kind of event asks for: FIDE before national.
pub(super) fn from_registry(
    conn: &mut Conn,
    row: &rows::players::PlayerRow,
    kind: clock::Kind,
) -> Result<EntryValues, AppError> {
    let rating = match kind {
        clock::Kind::Rapid => row.fide_rapid.or(row.fide_standard).or(row.national_rapid),
        clock::Kind::Blitz => row.fide_blitz.or(row.fide_standard).or(row.national_blitz),
        clock::Kind::Standard => row.fide_standard,
    };
    let club_name = match row.club_id {
        Some(club) => rows::clubs::by_id(conn, club)?.name,
        None => String::new(),
    };
    Ok(EntryValues {
        player_id: Some(row.id),
        last_name: row.last_name.clone(),
        first_name: row.first_name.clone(),
        sex: word("players.sex", row.sex.as_deref())?,
        birth_year: row.birth_year,
        birth_date: row.birth_date,
        federation: row.federation.clone(),
        fide_id: row.fide_id.clone(),
        national_id: row.national_id.clone(),
        title: word("players.title", row.title.as_deref())?,
        rating: rating.or(row.national_standard),
        club_id: row.club_id,
        club_name,
        entered_by: EnteredBy::Arbiter,
    })
}
