//! Comparing entries with a list, one by one.

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

/// Why an arbiter should look at a line before it is taken over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// In the list, the number belongs to a person with this name.
    OtherName(String),
    /// The list has this year of birth.
    OtherYear(i32),
    /// The entry has a rating, and the list has none of this kind of chess. The entry's rating may come from somebody else's
    /// list.
    NoRating,
}

/// An entry that differs from the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefreshLine {
    /// The participant.
    pub entrant: Entrant,
    /// Row version.
    pub version: i32,
    /// The data of the entry.
    pub before: Rated,
    /// The data of the list.
    pub after: Rated,
    /// Why to look at it first; empty for no doubts.
    pub doubts: Vec<Doubt>,
}

/// The entries compared with a list.
#[derive(Clone, Debug, Default)]
pub(super) struct Lines {
    /// Entries that differ, in the order of the list of entries.
    pub differing: Vec<RefreshLine>,
    /// Number of entries that agree with the list.
    pub same: usize,
    /// Entries whose number the list does not contain.
    pub missing: Vec<Entrant>,
    /// Entries without a number to look up.
    pub unnumbered: Vec<Entrant>,
}

/// The data that an entry would get from a list. Titles and federations only come from FIDE's list; a missing federation there
/// changes nothing.
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
    /// Compares the entries with the players of a list; `is_fides` says that it is FIDE's list.
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

    /// Hash by which a changed comparison is recognised.
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
