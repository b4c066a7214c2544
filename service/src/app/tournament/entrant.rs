//! A participant, as lists show them.

use crate::{
    event::{Elo, PersonName, PublicPerson, Tpn},
    store::rows::entries::EntryRow,
};

/// A participant, as lists show them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// Number of the entry.
    pub entry: i32,
    /// Pairing number; `None` before numbers are given.
    pub tpn: Option<Tpn>,
    /// The person, as far as everybody may see.
    pub person: PublicPerson,
    /// Rating used in the event.
    pub rating: Option<Elo>,
    /// Name of the club.
    pub club: String,
}

impl Entrant {
    /// Surname and given name.
    #[must_use]
    pub const fn name(&self) -> &PersonName {
        &self.person.name
    }
}

impl From<&EntryRow> for Entrant {
    fn from(row: &EntryRow) -> Self {
        Self {
            entry: row.id,
            tpn: row
                .tpn
                .and_then(|n| u16::try_from(n).ok())
                .and_then(Tpn::new),
            person: row.person.public(),
            rating: row.rating,
            club: row.club_name.clone(),
        }
    }
}
