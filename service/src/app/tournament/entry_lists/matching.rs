//! Finding the player of the registry for a row: by FIDE number, then by national number, then by name and year of birth.

use crate::{
    app::{
        AppError, fold,
        namesake::{Someone, turned},
        players::{PlayerSummary, summary},
    },
    event::{Person, Ratings},
    store::{
        Conn,
        rows::{self, players::PlayerRow},
    },
};

/// A player of the registry who may be the person in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The player, as far as everybody may see.
    pub summary: PlayerSummary,
    /// All ratings.
    pub ratings: Ratings,
    /// The person's data for the entry.
    pub(super) person: Person,
}

/// Possible players of the registry for a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Found {
    /// No player.
    #[default]
    Nobody,
    /// The same number: certainly the same person.
    Sure(Box<Candidate>),
    /// The same name and year of birth: proposed to the arbiter.
    Likely(Box<Candidate>),
    /// Several players with this name and year: the arbiter is asked.
    Several(Vec<Candidate>),
}

/// Looks a person up in the registry. A name alone is not enough.
pub(super) fn find(conn: &mut Conn, person: &Person) -> Result<Found, AppError> {
    if let Some(number) = &person.fide_id
        && let Some(row) = rows::player_search::by_fide_id(conn, number)?
    {
        return Ok(Found::Sure(Box::new(candidate(conn, row)?)));
    }
    let fits = |row: &PlayerRow| {
        let numbers = (&person.fide_id, &row.person.fide_id);
        let years = (person.birth_year(), row.person.birth_year());
        !matches!(numbers, (Some(a), Some(b)) if a != b)
            && !matches!(years, (Some(a), Some(b)) if a != b)
    };
    if let Some(number) = &person.national_id {
        let mut rows = rows::player_search::by_national_id(conn, number)?;
        rows.retain(fits);
        // If two players have the same number, it identifies neither.
        if let [_] = rows.as_slice()
            && let Some(row) = rows.pop()
        {
            return Ok(Found::Sure(Box::new(candidate(conn, row)?)));
        }
    }
    if person.birth_year().is_none() {
        return Ok(Found::Nobody);
    }
    let someone = Someone::new(person);
    let names = turned(&fold(&person.name.to_string()));
    let mut rows = rows::player_search::namesakes(conn, &names)?;
    rows.retain(|row| {
        fits(row) && someone.is_called_as(&Someone::of_key(&row.name_key, &row.person))
    });
    let candidates: Result<Vec<Candidate>, AppError> =
        rows.into_iter().map(|row| candidate(conn, row)).collect();
    let mut candidates = candidates?;
    Ok(match candidates.len() {
        0 => Found::Nobody,
        1 => candidates
            .pop()
            .map_or(Found::Nobody, |one| Found::Likely(Box::new(one))),
        _ => Found::Several(candidates),
    })
}

fn candidate(conn: &mut Conn, row: PlayerRow) -> Result<Candidate, AppError> {
    Ok(Candidate {
        ratings: row.ratings,
        person: row.person.clone(),
        summary: summary(conn, row)?,
    })
}
