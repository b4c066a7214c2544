//! A participant as the conditions of fees, prizes and line-up rules see them.

use crate::{prizes::Candidate, store::rows::entries::EntryRow};

/// The values of a participant that conditions look at, without place and points.
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
