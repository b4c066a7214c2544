//! Whether somebody who is to be entered may be entered already.

use crate::{
    app::{AppError, Refusal, namesake::Someone},
    store::rows::entries::EntryRow,
};

use super::{Loaded, entry_values::EntryValues};

/// A person as the question about namesakes shows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Surname and given name.
    pub name: String,
    /// Year of birth.
    pub birth_year: Option<i32>,
    /// FIDE number.
    pub fide_id: Option<String>,
    /// Rating used for the event.
    pub rating: Option<i32>,
    /// Club.
    pub club: String,
}

/// Two who may be one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Namesakes {
    /// The person to be entered.
    pub new: Shown,
    /// The participant who is entered already.
    pub there: Shown,
}

fn name_of(row: &EntryRow) -> String {
    let name = format!("{} {}", row.last_name, row.first_name);
    name.trim_end().to_owned()
}

fn entered(row: &EntryRow) -> Shown {
    Shown {
        name: name_of(row),
        birth_year: row.birth_year,
        fide_id: row.fide_id.clone(),
        rating: row.rating,
        club: row.club_name.clone(),
    }
}

/// Those of the tournament who may be the one to be entered.
///
/// # Errors
/// The same player of the registry, or the same FIDE number: certainly entered already.
pub(super) fn of(loaded: &Loaded, values: &EntryValues) -> Result<Vec<Namesakes>, AppError> {
    let new = Shown {
        name: values.name(),
        birth_year: values.birth_year,
        fide_id: values.fide_id.clone(),
        rating: values.rating,
        club: values.club_name.clone(),
    };
    let someone = Someone::new(&new.name, values.birth_year, values.fide_id.as_deref());
    let mut found = Vec::new();
    for entry in &loaded.entries {
        if values.player_id.is_some() && entry.player_id == values.player_id {
            let name = name_of(entry);
            return Err(Refusal::AlreadyEntered { name }.into());
        }
        if let Some(number) = &values.fide_id
            && entry.fide_id == values.fide_id
        {
            return Err(Refusal::FideIdTaken {
                number: number.clone(),
                holder: name_of(entry),
            }
            .into());
        }
        let other = Someone::of_key(&entry.name_key, entry.birth_year, entry.fide_id.as_deref());
        if someone.may_be(&other) {
            let (new, there) = (new.clone(), entered(entry));
            found.push(Namesakes { new, there });
        }
    }
    Ok(found)
}
