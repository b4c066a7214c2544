//! The ranking of an event that uses the Keizer system.

use std::collections::HashMap;

use crate::{
    event::{Crosstable, Tpn},
    pairing::{
        Engine,
        keizer::{Cause, Place, Ranking, Score},
    },
};

use super::{Loaded, entrant::Entrant};

/// The Keizer score of a participant, with its terms.
#[derive(Clone, Debug)]
pub struct UnfoldedKeizer {
    /// Number of the participant's entry.
    pub entry: i32,
    /// Score, value number and terms.
    pub place: Place,
    /// The opponents in the terms, by pairing number.
    pub opponents: HashMap<Tpn, Entrant>,
}

/// The ranking after a round; `None` for an event that uses another system.
pub(super) fn ranking_of(loaded: &Loaded, table: &Crosstable, after: u8) -> Option<Ranking> {
    match loaded.engine() {
        Ok(Engine::Keizer(parameters)) => Some(Ranking::after(table, after, &parameters)),
        _ => None,
    }
}

/// Score of a participant; 0 if they have no place.
pub(super) fn score_of(ranking: &Ranking, tpn: Tpn) -> Score {
    ranking.place(tpn).map_or(Score::ZERO, |place| place.score)
}

/// Score of a participant, with its terms.
pub(super) fn unfold(loaded: &Loaded, ranking: &Ranking, tpn: Tpn) -> Option<UnfoldedKeizer> {
    let place = ranking.place(tpn)?.clone();
    let opponents = place.terms.iter().filter_map(|term| match term.cause {
        Cause::Game { opponent, .. } | Cause::Open { opponent } => {
            Some((opponent, Entrant::from(loaded.entry_of(opponent)?)))
        }
        _ => None,
    });
    Some(UnfoldedKeizer {
        entry: loaded.entry_of(tpn)?.id,
        opponents: opponents.collect(),
        place,
    })
}
