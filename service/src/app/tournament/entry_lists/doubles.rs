//! Rows that may be the same person as another row, or as a participant who is already entered.

use std::collections::HashMap;

use crate::{
    app::namesake::Someone,
    event::{Elo, FideId, NationalId, Person, PublicPerson},
    store::rows::entries::EntryRow,
};

/// The evidence that two are the same person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SameBy {
    /// The same FIDE number.
    FideId,
    /// The same national number.
    NationalId,
    /// The same player of the registry.
    Player,
    /// The same name, with its words in any order and case, and the same year of birth or an unknown one.
    Name,
}

/// A row or a participant who may be the same person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Other {
    /// Line of the list; `None` for a participant who is entered.
    pub line: Option<usize>,
    /// The person, as far as everybody may see.
    pub person: PublicPerson,
    /// Number in the national register, which arbiters may see.
    pub national_id: Option<NationalId>,
    /// Rating used in the event.
    pub rating: Option<Elo>,
    /// Name of the club; may be empty.
    pub club: String,
}

/// Two rows, or a row and a participant, who may be one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Double {
    /// The evidence.
    pub by: SameBy,
    /// The row.
    pub own: Other,
    /// The earlier row or participant.
    pub other: Other,
}

/// Earlier rows and participants, indexed by what identifies them.
#[derive(Default)]
pub(super) struct Seen {
    all: Vec<Other>,
    fide: HashMap<FideId, usize>,
    national: HashMap<NationalId, usize>,
    players: HashMap<i32, usize>,
    names: HashMap<Vec<String>, Vec<(usize, Someone)>>,
}

impl Seen {
    /// Starts with the participants who are entered.
    pub fn of_entries(entries: &[EntryRow]) -> Self {
        let mut seen = Self::default();
        for entry in entries {
            let other = Other {
                line: None,
                person: entry.person.public(),
                national_id: entry.person.national_id.clone(),
                rating: entry.rating,
                club: entry.club_name.clone(),
            };
            seen.add(&entry.person, entry.player_id, other);
        }
        seen
    }

    /// Adds a row.
    pub fn add(&mut self, person: &Person, player: Option<i32>, other: Other) {
        let at = self.all.len();
        self.all.push(other);
        if let Some(number) = &person.fide_id {
            self.fide.entry(number.clone()).or_insert(at);
        }
        if let Some(number) = &person.national_id {
            self.national.entry(number.clone()).or_insert(at);
        }
        if let Some(player) = player {
            self.players.entry(player).or_insert(at);
        }
        let someone = Someone::new(person);
        let named = self.names.entry(someone.words().to_vec()).or_default();
        named.push((at, someone));
    }

    /// The first earlier row or participant who may be the same person.
    pub fn find(&self, person: &Person, player: Option<i32>, own: &Other) -> Option<Double> {
        let fide = person
            .fide_id
            .as_ref()
            .and_then(|number| self.fide.get(number));
        let national = person.national_id.as_ref();
        let national = national.and_then(|number| self.national.get(number));
        let registered = player.and_then(|player| self.players.get(&player));
        let someone = Someone::new(person);
        let named = self.names.get(someone.words()).and_then(|named| {
            let mut named = named.iter();
            let same = named.find(|(_, one)| someone.may_be(one) || someone.is_called_as(one));
            same.map(|(at, _)| at)
        });
        let ways = [
            (fide, SameBy::FideId),
            (registered, SameBy::Player),
            (national, SameBy::NationalId),
            (named, SameBy::Name),
        ];
        let (at, by) = ways.into_iter().find_map(|(at, by)| Some((at?, by)))?;
        Some(Double {
            by,
            own: own.clone(),
            other: self.all.get(*at)?.clone(),
        })
    }
}
