//! The player of a request: what the holder of its link may know of them, what a deed says of them, and how their data are
//! corrected.

use crate::{
    app::{
        AppError, Checks, PersonInput, Problem, privacy,
        tournament::{
            Loaded,
            entry_correction::{replace, with_fide_id},
            entry_values::EntryValues,
        },
    },
    event::{FieldClass, Person},
    store::{
        Conn,
        rows::{
            entries::{self, EntryRow},
            entry_requests::{self, RequestRow},
        },
    },
};

use super::own_data::reader;

/// The player of a request, with their entry if they have one.
pub(super) struct Known {
    pub(super) person: Person,
    pub(super) entry: Option<EntryRow>,
}

impl Known {
    pub(super) fn of(conn: &mut Conn, row: &RequestRow) -> Result<Self, AppError> {
        let entry = match row.entry_id {
            Some(entry) => Some(entries::by_id(conn, row.tournament_id, entry)?),
            None => None,
        };
        let person = entry.as_ref().map_or(&row.person, |entry| &entry.person);
        Ok(Self {
            person: person.clone(),
            entry,
        })
    }
}

/// The player's data as typed, as far as a reader of this class may know them.
pub(super) fn typed(person: &Person, reader: FieldClass) -> PersonInput {
    let mut input = PersonInput::of(person, reader);
    if !FieldClass::Federation.is_for(reader) {
        input.sex = String::new();
        input.national_id = String::new();
    }
    input
}

/// Keeps the present value of every field that the sender could not see.
pub(super) fn keep_unseen(person: &mut Person, known: &Person, reader: FieldClass) {
    person.birth = privacy::kept_birth(known.birth, person.birth, reader);
    if !FieldClass::Federation.is_for(reader) {
        person.sex = known.sex;
        person.national_id.clone_from(&known.national_id);
    }
}

/// The player's data as a deed keeps them: only the year of birth, and nothing from the registry that the sender could not see.
pub(super) fn told(person: &Person, row: &RequestRow) -> PersonInput {
    let birth = person.birth_for(FieldClass::EVERYBODY);
    PersonInput {
        birth: birth.map(|birth| birth.to_string()).unwrap_or_default(),
        ..typed(person, reader(row))
    }
}

/// Stores corrected data in the request, and in the entry if there is one. The registry stays as it is.
pub(super) fn put_right(
    conn: &mut Conn,
    loaded: &Loaded,
    (row, known): (&RequestRow, &Known),
    person: &Person,
) -> Result<(), AppError> {
    if let Some(entry) = &known.entry {
        let values = EntryValues {
            player_id: entry.player_id,
            club_id: entry.club_id,
            club_name: entry.club_name.clone(),
            entered_by: entry.entered_by,
            rating_list: entry.rating_list.clone(),
            ..EntryValues::new(person.clone(), entry.rating)
        };
        if with_fide_id(loaded, entry.id, &values).is_some() {
            let mut checks = Checks::default();
            let (key, value) = ("problem-fide-id-of-another", String::new());
            checks.refuse("fide_id", Problem::Because { key, value });
            checks.finish()?;
        }
        replace(conn, loaded, entry, &values)?;
    }
    Ok(entry_requests::set_person(conn, row.id, person)?)
}
