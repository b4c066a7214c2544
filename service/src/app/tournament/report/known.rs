//! What the program knows that a federation wants to be told.

use std::collections::HashMap;

use crate::{
    app::tournament::{Loaded, entrant::Entrant},
    event::{BoardResult, Points, RoundState},
    store::rows::entries::EntryRow,
};

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Known {
    /// Somebody did not come.
    Forfeit {
        /// Number of the board.
        board: i32,
        /// White, then Black.
        players: Box<[Entrant; 2]>,
        result: BoardResult,
    },
    /// The round is not what the rules gave, and why.
    ByHand(String),
    /// A game was adjourned and is not over, or its result is missing.
    Open {
        /// Number of the board.
        board: i32,
        /// White, then Black.
        players: Box<[Entrant; 2]>,
    },
    /// A penalty took points off.
    Deducted(Entrant, Points),
    /// The last round before somebody left.
    Withdrawn(Entrant),
    /// The first round of somebody who came late.
    Late(Entrant),
}

/// What is known of the published rounds, with the round of each fact, in their order.
pub(super) fn known(loaded: &Loaded) -> Vec<(i32, Known)> {
    let people: HashMap<i32, &EntryRow> = loaded.entries.iter().map(|e| (e.id, e)).collect();
    let player = |id: i32| people.get(&id).copied().map(Entrant::from);
    let mut facts: Vec<(i32, Known)> = Vec::new();
    for entry in loaded.entries.iter().filter(|entry| entry.first_round > 1) {
        facts.push((entry.first_round, Known::Late(Entrant::from(entry))));
    }
    let published = loaded.rounds.iter();
    for round in published.filter(|round| round.state == RoundState::Published) {
        if let Some(reason) = &round.by_hand_reason {
            facts.push((round.number, Known::ByHand(reason.clone())));
        }
        for pairing in loaded.pairings_of(round.id) {
            let (Some(white), Some(black)) = (
                player(pairing.white_entry_id),
                player(pairing.black_entry_id),
            ) else {
                continue;
            };
            let (board, players) = (pairing.board, Box::new([white, black]));
            match pairing.result {
                Some(result) if result.is_forfeit() => {
                    let fact = Known::Forfeit {
                        board,
                        players,
                        result,
                    };
                    facts.push((round.number, fact));
                }
                Some(BoardResult::Adjourned) | None => {
                    facts.push((round.number, Known::Open { board, players }));
                }
                Some(_) => {}
            }
        }
    }
    // Points that a report gives are no penalty.
    let taken = loaded.deductions.iter().filter(|row| row.half_points > 0);
    for row in taken {
        if let Some(player) = player(row.entry_id) {
            let points = Points::from_halves(row.half_points);
            facts.push((row.round, Known::Deducted(player, points)));
        }
    }
    for entry in loaded.entries.iter() {
        if let Some(last) = entry.withdrawn_after {
            facts.push((last, Known::Withdrawn(Entrant::from(entry))));
        }
    }
    facts.sort_by_key(|(round, _)| *round);
    facts
}
