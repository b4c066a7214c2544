//! Entries and what a list says of them, person by person.

use sha2::{Digest as _, Sha256};

use crate::{
    app::{
        namesake::Someone,
        rating_lists::{ByNumber, ListPlayer},
    },
    event::EventKind,
    store::rows::entries::EntryRow,
};

use super::{super::entrant::Entrant, rated::Rated};

/// Why an arbiter is to look before a line is taken over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// The list gives the number to a person of this name.
    OtherName(String),
    /// The list has this year of birth.
    OtherYear(i32),
    /// The entry has a rating, the list none of this kind of chess: the entry's may be of somebody else's list.
    NoRating,
}

/// An entry of which the list says something else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefreshLine {
    /// The participant.
    pub entrant: Entrant,
    /// Row version.
    pub version: i32,
    /// What stands.
    pub before: Rated,
    /// What the list says.
    pub after: Rated,
    /// Why to look first; empty where nothing speaks against it.
    pub doubts: Vec<Doubt>,
}

/// The entries beside a list.
#[derive(Clone, Debug, Default)]
pub(super) struct Lines {
    /// Those of whom the list says something else, in the order of the entry list.
    pub differing: Vec<RefreshLine>,
    /// How many are as the list has them.
    pub same: usize,
    /// Those whose number the list does not have.
    pub missing: Vec<Entrant>,
    /// Those without a number by which they could be looked up.
    pub unnumbered: Vec<Entrant>,
}

/// What an entry would say by a list. Title and federation are FIDE's affair: a list of somebody else leaves them as
/// they are, and so does one that names no federation.
fn by_list(before: &Rated, player: &ListPlayer, kind: EventKind, is_fides: bool) -> Rated {
    let rating = player.ratings.of(kind).map(|rating| rating.to_string());
    let rating = rating.unwrap_or_default();
    if !is_fides {
        return Rated {
            rating,
            ..before.clone()
        };
    }
    let federation = player.federation.map(|federation| federation.to_string());
    Rated {
        rating,
        title: player.title.map_or("", |title| title.code()).to_owned(),
        federation: federation.unwrap_or_else(|| before.federation.clone()),
    }
}

impl Lines {
    /// The entries beside the players of a list, which is FIDE's or another's.
    pub fn new(entries: &[EntryRow], listed: &ByNumber, kind: EventKind, is_fides: bool) -> Self {
        let mut lines = Self::default();
        for row in entries.iter().filter(|row| row.withdrawn_after.is_none()) {
            let Some(player) = listed.of(&row.person) else {
                let person = &row.person;
                let has_number = person.fide_id.is_some() || person.national_id.is_some();
                let list = if has_number {
                    &mut lines.missing
                } else {
                    &mut lines.unnumbered
                };
                list.push(Entrant::from(row));
                continue;
            };
            let before = Rated::of(row);
            let after = by_list(&before, player, kind, is_fides);
            if before == after {
                lines.same += 1;
                continue;
            }
            let mut doubts = Vec::new();
            if !Someone::new(&row.person).is_named_as(&player.name) {
                doubts.push(Doubt::OtherName(player.name.clone()));
            }
            let years = row.person.birth_year().zip(player.birth_year);
            if let Some((_, year)) = years.filter(|(own, listed)| own != listed) {
                doubts.push(Doubt::OtherYear(year));
            }
            if after.rating.is_empty() && !before.rating.is_empty() {
                doubts.push(Doubt::NoRating);
            }
            lines.differing.push(RefreshLine {
                entrant: Entrant::from(row),
                version: row.version,
                before,
                after,
                doubts,
            });
        }
        lines
    }

    /// What tells these lines from those that another moment would have shown.
    pub fn digest(&self) -> String {
        let mut hash = Sha256::new();
        for line in &self.differing {
            let (entry, version) = (line.entrant.entry, line.version);
            hash.update(format!("{entry} {version} {:?}\n", line.after));
        }
        let bytes = hash.finalize();
        bytes
            .iter()
            .take(8)
            .map(|byte| format!("{byte:02x}"))
            .collect()
    }
}
