//! The ranking of an event by the Keizer system.

use std::collections::HashMap;

use crate::{
    event::{Crosstable, Tpn},
    pairing::{
        Engine,
        keizer::{Cause, Place, Ranking, Score},
    },
};

use super::{Loaded, entrant::Entrant};

/// The Keizer score of a participant, with what it is made of.
#[derive(Clone, Debug)]
pub struct UnfoldedKeizer {
    /// Number of the entry whose score it is.
    pub entry: i32,
    /// Score, value number and terms.
    pub place: Place,
    /// The opponents in the terms.
    pub opponents: HashMap<Tpn, Entrant>,
}

/// The ranking after a round; `None` of an event by another system.
pub(super) fn ranking_of(loaded: &Loaded, table: &Crosstable, after: u8) -> Option<Ranking> {
    match loaded.engine() {
        Ok(Engine::Keizer(parameters)) => Some(Ranking::after(table, after, &parameters)),
        _ => None,
    }
}

/// Somebody's score.
pub(super) fn score_of(ranking: &Ranking, tpn: Tpn) -> Score {
    ranking.place(tpn).map_or(Score::ZERO, |place| place.score)
}

/// Somebody's score unfolded.
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
