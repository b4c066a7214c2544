//! Which games are recorded, in their order, before any of them is read.

use std::collections::HashMap;

use crate::{
    app::{AppError, tournament::Loaded},
    event::RoundState,
    store::{
        Conn,
        rows::{self, pairings::PairingRow, rounds::RoundRow},
    },
};

/// Round and pairing of a game; `None` for one that belongs to no pairing.
pub(super) type Place<'a> = Option<(&'a RoundRow, &'a PairingRow)>;

/// A recorded game, by its number.
pub(super) struct Recorded<'a> {
    pub id: i32,
    pub place: Place<'a>,
}

impl Recorded<'_> {
    fn key(&self) -> (i32, i32, i32) {
        let last = (i32::MAX, i32::MAX, self.id);
        self.place.map_or(last, |(round, pairing)| {
            (round.number, pairing.board, self.id)
        })
    }
}

/// Games with a move or a text; only those of published rounds. By round and board, then those without pairing.
pub(super) fn recorded<'a>(
    conn: &mut Conn,
    loaded: &'a Loaded,
) -> Result<Vec<Recorded<'a>>, AppError> {
    let rounds: HashMap<i32, &RoundRow> = loaded
        .rounds
        .iter()
        .filter(|round| round.state == RoundState::Published)
        .map(|round| (round.id, round))
        .collect();
    let places: HashMap<i32, (&RoundRow, &PairingRow)> = loaded
        .pairings
        .iter()
        .filter_map(|pairing| {
            let round = rounds.get(&pairing.round_id)?;
            Some((pairing.id, (*round, pairing)))
        })
        .collect();
    let mut found: Vec<Recorded<'_>> = rows::games::recorded(conn, loaded.tournament.id)?
        .into_iter()
        .filter_map(|(id, pairing)| {
            let place = match pairing {
                Some(pairing) => Some(*places.get(&pairing)?),
                None => None,
            };
            Some(Recorded { id, place })
        })
        .collect();
    found.sort_unstable_by_key(Recorded::key);
    Ok(found)
}
