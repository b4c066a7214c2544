//! Pairing an event of teams again, round by round (the pairings checker of C.02.04).

use super::{TeamEvent, pair};
use crate::{
    event::{Bye, Colour, RoundEntry, RoundNumber, TeamTable},
    pairing::{
        Pair,
        check::{Difference, DifferenceKind, PairedRound, difference},
    },
};

/// Pairs every round again from what was before it, and lists the rounds that differ.
#[must_use]
pub fn check(event: &TeamEvent) -> Vec<Difference> {
    let rounds = (1..=event.table.rounds_paired()).filter_map(RoundNumber::new);
    rounds
        .filter_map(|round| {
            let kind = check_round(event, round)?;
            Some(Difference { round, kind })
        })
        .collect()
}

/// How one round differs from what the rules give; `None` if it does not.
#[must_use]
pub fn check_round(event: &TeamEvent, round: RoundNumber) -> Option<DifferenceKind> {
    let stands = paired_round(&event.table, round);
    if stands == PairedRound::default() {
        // Nobody met, so nothing was paired.
        return None;
    }
    difference(pair(&event.before(round), round), stands)
}

/// The matches and byes of a round as they stand in the table.
pub(in crate::pairing) fn paired_round(table: &TeamTable, round: RoundNumber) -> PairedRound {
    let mut stands = PairedRound::default();
    for team in table.tpns() {
        match table.entry(team, round).map(|entry| entry.seat) {
            Some(RoundEntry::Bye(Bye::PairingAllocated)) => stands.byes.push(team),
            Some(seat) => {
                if let (Some(Colour::White), Some(black)) = (seat.colour(), seat.opponent()) {
                    stands.pairs.push(Pair { white: team, black });
                }
            }
            None => {}
        }
    }
    stands
}
