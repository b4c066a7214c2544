//! A participant as conditions look at them.

use crate::{prizes::Candidate, store::rows::entries::EntryRow};

/// A participant as fees, prizes and the rules of teams look at them, without place and points.
pub(super) fn candidate(row: &EntryRow, category: &str) -> Candidate {
    Candidate {
        rating: row.rating,
        birth_year: row.person.birth_year(),
        sex: row.person.sex,
        federation: row.person.federation,
        title: row.person.title,
        category: category.to_owned(),
        club: row.club_name.clone(),
        ..Candidate::default()
    }
}
