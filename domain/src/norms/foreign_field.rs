//! An event with enough foreign players that the rules on federations do not apply (1.4.3d).

use std::collections::BTreeSet;

use super::game::Foe;
use crate::event::{Crosstable, Federation, RoundEntry, Title, Tpn};

/// The numbers of 1.4.3d in a Swiss event. In each round the foreign rated players who sat at a board are counted, with their
/// federations and their titles GM, IM, WGM or WIM. The round with the fewest decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ForeignField {
    /// The number of rated players of other federations than the host's.
    pub rated: usize,
    /// The number of their federations.
    pub federations: usize,
    /// How many of these players have one of the four titles.
    pub titled: usize,
}

impl ForeignField {
    /// The article of B.01.
    pub const ARTICLE: &'static str = "1.4.3d";
    /// The least number of foreign rated players.
    pub const RATED: usize = 20;
    /// The least number of their federations.
    pub const FEDERATIONS: usize = 3;
    /// The least number of title-holders among them.
    pub const TITLED: usize = 10;

    /// Counts the first `rounds` rounds of `table`, in an event of the federation `host`.
    #[must_use]
    pub fn of(table: &Crosstable, rounds: u8, host: Federation, foe: &dyn Fn(Tpn) -> Foe) -> Self {
        let counted = (0..usize::from(rounds)).map(|index| {
            let present = table.participants().iter().enumerate();
            let present = present.filter(|(_, participant)| {
                let entry = participant.entries.get(index);
                matches!(
                    entry,
                    Some(RoundEntry::Played { .. } | RoundEntry::Pending { .. })
                )
            });
            let foreign: Vec<Foe> = present
                .filter_map(|(index, _)| Tpn::from_index(index).map(foe))
                .filter(|foe| foe.rating.is_some() && is_foreign(foe.federation, host))
                .collect();
            let federations: BTreeSet<Federation> =
                foreign.iter().filter_map(|foe| foe.federation).collect();
            let titled = foreign.iter().filter(|foe| {
                matches!(
                    foe.title,
                    Some(Title::Gm | Title::Im | Title::Wgm | Title::Wim)
                )
            });
            Self {
                rated: foreign.len(),
                federations: federations.len(),
                titled: titled.count(),
            }
        });
        counted
            .reduce(|least, other| Self {
                rated: least.rated.min(other.rated),
                federations: least.federations.min(other.federations),
                titled: least.titled.min(other.titled),
            })
            .unwrap_or_default()
    }

    /// Whether the rules on federations do not apply.
    #[must_use]
    pub const fn exempts(&self) -> bool {
        self.rated >= Self::RATED
            && self.federations >= Self::FEDERATIONS
            && self.titled >= Self::TITLED
    }
}

/// Whether the federation is another one than the host's; `FID` does not count as a federation.
fn is_foreign(federation: Option<Federation>, host: Federation) -> bool {
    federation.is_some_and(|federation| federation != host && federation.code() != "FID")
}
