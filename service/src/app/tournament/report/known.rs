//! Facts that the program knows and a federation wants to be told.

use std::collections::HashMap;

use crate::{
    app::tournament::{Loaded, entrant::Entrant},
    event::{BoardResult, Points, RoundState},
    store::rows::entries::EntryRow,
};

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Known {
    /// A player did not come.
    Forfeit {
        /// Number of the board.
        board: i32,
        /// White, then Black.
        players: Box<[Entrant; 2]>,
        result: BoardResult,
    },
    /// The round differs from what the rules gave; the reason.
    ByHand(String),
    /// A game is adjourned and not finished, or its result is missing.
    Open {
        /// Number of the board.
        board: i32,
        /// White, then Black.
        players: Box<[Entrant; 2]>,
    },
    /// Points taken off as a penalty.
    Deducted(Entrant, Points),
    /// A participant withdrew; the fact is about their last round.
    Withdrawn(Entrant),
    /// A late entry; the fact is about the first round.
    Late(Entrant),
}

/// The facts about the published rounds, each with its round, in order.
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
    // Negative deductions are points that a report gives, not penalties.
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
