//! Whether a player to be entered may already be a participant.

use crate::{
    app::{AppError, Refusal, namesake::Someone},
    event::{Elo, PublicPerson},
    store::rows::entries::EntryRow,
};

use super::{Loaded, entry_values::EntryValues};

/// A person, as the question about namesakes shows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The person, as far as everybody may see.
    pub person: PublicPerson,
    /// Rating used in the event.
    pub rating: Option<Elo>,
    /// Name of the club; may be empty.
    pub club: String,
}

/// A new player and a participant who may be the same person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Namesakes {
    /// The player to be entered.
    pub new: Shown,
    /// The participant.
    pub there: Shown,
}

fn entered(row: &EntryRow) -> Shown {
    Shown {
        person: row.person.public(),
        rating: row.rating,
        club: row.club_name.clone(),
    }
}

/// The participants who may be the player to be entered: with the same national number; with the same name and nothing against
/// it; or with the same name and year of birth, even if the FIDE numbers differ.
///
/// # Errors
/// [`Refusal::AlreadyEntered`] for the same player of the registry; [`Refusal::FideIdTaken`] for the same FIDE number.
pub(super) fn of(loaded: &Loaded, values: &EntryValues) -> Result<Vec<Namesakes>, AppError> {
    let new = Shown {
        person: values.person.public(),
        rating: values.rating,
        club: values.club_name.clone(),
    };
    let someone = Someone::new(&values.person);
    let mut found = Vec::new();
    for entry in loaded.entries.iter() {
        if values.player_id.is_some() && entry.player_id == values.player_id {
            let name = entry.person.name.to_string();
            return Err(Refusal::AlreadyEntered { name }.into());
        }
        if let Some(number) = &values.person.fide_id
            && entry.person.fide_id.as_ref() == Some(number)
        {
            return Err(Refusal::FideIdTaken {
                number: number.to_string(),
                holder: entry.person.name.to_string(),
            }
            .into());
        }
        let other = Someone::of_key(&entry.name_key, &entry.person);
        let number = &values.person.national_id;
        let same_number = number.is_some() && *number == entry.person.national_id;
        if same_number || someone.may_be(&other) || someone.is_called_as(&other) {
            let (new, there) = (new.clone(), entered(entry));
            found.push(Namesakes { new, there });
        }
    }
    Ok(found)
}
