//! Fields of a few players for tests, given by their scores and by who has met whom.

use super::{edition::Edition, field::Field};
use crate::event::{Colour, Crosstable, Participant, RoundNumber, ScoringSystem, Tpn};

/// Pairing number of the player at a place in the order.
pub(super) fn tpn(place: usize) -> Tpn {
    Tpn::from_index(place).unwrap()
}

/// Players with these scores, in half-points, highest first, before round 5 of 9. They have no colours and no floats, and all
/// of them may have the bye.
pub(super) fn small_field(edition: Edition, scores: &[i32]) -> Field {
    let nobody = Participant {
        rating: None,
        entries: Vec::new(),
    };
    let participants = vec![nobody; scores.len()];
    let table = Crosstable::new(participants, 9, ScoringSystem::STANDARD).unwrap();
    let mut field = Field::new(&table, RoundNumber::new(5).unwrap(), edition, Colour::White);
    for (player, score) in field.players.iter_mut().zip(scores) {
        player.score = *score;
        (player.last_float, player.earlier_float) = (None, None);
        player.unplayed = 0;
    }
    field
}

impl Field {
    /// The same field, but all of `players` have met each other.
    pub(super) fn after_games_among(mut self, players: &[usize]) -> Self {
        for player in players {
            let others = players.iter().filter(|other| *other != player);
            let met = &mut self.players[*player].met;
            met.extend(others.map(|other| tpn(*other)));
            met.sort_unstable();
        }
        self
    }
}
