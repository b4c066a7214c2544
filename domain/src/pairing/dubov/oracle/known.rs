//! The players to be paired, as the text describes them, read from the crosstable.

use std::cmp::Reverse;

use crate::event::{Bye, Colour, Crosstable, Elo, Points, RoundEntry, RoundNumber, Tpn};

/// A player as the text describes them.
pub(super) struct Known {
    pub(super) tpn: Tpn,
    pub(super) score: Points,
    pub(super) games: Vec<(Tpn, Colour)>,
    pub(super) average: f64,
    pub(super) upfloats: usize,
    pub(super) upfloated_last: bool,
    pub(super) bye_barred: bool,
    pub(super) odd: bool,
}

impl Known {
    fn difference(&self) -> i32 {
        let white = self.games.iter().filter(|game| game.1 == Colour::White);
        let white = i32::try_from(white.count()).unwrap_or(0);
        2 * white - i32::try_from(self.games.len()).unwrap_or(0)
    }

    /// The colour wanted, and how strongly: 3 for absolutely, 2 for strongly, 1 for mildly (1.6).
    pub(super) fn wish(&self) -> (Colour, u8) {
        let last: Vec<Colour> = self.games.iter().rev().take(2).map(|game| game.1).collect();
        let difference = self.difference();
        match last.as_slice() {
            [] => (Colour::Black, 1),
            _ if difference > 1 => (Colour::Black, 3),
            _ if difference < -1 => (Colour::White, 3),
            [a, b] if a == b => (!*a, 3),
            _ if difference == 1 => (Colour::Black, 2),
            _ if difference == -1 => (Colour::White, 2),
            [a, ..] => (!*a, 1),
        }
    }
}

/// The players to be paired in a round, by score and number.
pub(super) fn players(table: &Crosstable, round: RoundNumber) -> Vec<Known> {
    let mut arrived = 0;
    let mut players = Vec::new();
    for (index, participant) in table.participants().iter().enumerate() {
        let Some(tpn) = Tpn::from_index(index) else {
            continue;
        };
        let open = participant.entries.len() < usize::from(round.get());
        let before: Vec<RoundEntry> = participant
            .entries
            .iter()
            .copied()
            .take(round.index())
            .collect();
        let paired = |entry: &RoundEntry| {
            entry.opponent().is_some() || *entry == RoundEntry::Bye(Bye::PairingAllocated)
        };
        arrived += usize::from(open || before.iter().any(paired));
        if !open {
            continue;
        }
        let games = before.iter().filter_map(|entry| match entry {
            RoundEntry::Played {
                opponent, colour, ..
            }
            | RoundEntry::Pending { opponent, colour } => Some((*opponent, *colour)),
            _ => None,
        });
        let games: Vec<(Tpn, Colour)> = games.collect();
        let ratings = games.iter().map(|(opponent, _)| {
            let opponent = table.participants().get(opponent.index());
            f64::from(opponent.and_then(|o| o.rating).map_or(0, Elo::get))
        });
        let sum: f64 = ratings.sum();
        let number = f64::from(u32::try_from(games.len()).unwrap_or(0));
        let ups: Vec<bool> = before
            .iter()
            .zip(1..)
            .map(|(entry, number)| {
                entry
                    .opponent()
                    .is_some_and(|other| score(table, tpn, number) < score(table, other, number))
            })
            .collect();
        let barring = |entry: &RoundEntry| match entry {
            RoundEntry::Bye(Bye::PairingAllocated) => true,
            RoundEntry::Bye(_) | RoundEntry::Forfeit { .. } => {
                table.scoring.points(*entry) >= table.scoring.win
            }
            _ => false,
        };
        players.push(Known {
            tpn,
            score: score(table, tpn, round.get()),
            average: if games.is_empty() {
                0.0
            } else {
                (sum / number + 0.5).floor()
            },
            upfloats: ups.iter().filter(|up| **up).count(),
            upfloated_last: ups.last() == Some(&true),
            bye_barred: before.iter().any(barring),
            odd: arrived % 2 == 1,
            games,
        });
    }
    players.sort_by_key(|player| (Reverse(player.score), player.tpn));
    players
}

/// Score for pairing a round. Adjourned games count as draws, virtual points are added, and penalties are taken off.
fn score(table: &Crosstable, tpn: Tpn, round: u8) -> Points {
    let entries = table
        .participants()
        .get(tpn.index())
        .map_or(&[][..], |p| &p.entries);
    let own: Points = entries
        .iter()
        .take(usize::from(round) - 1)
        .map(|entry| match entry {
            RoundEntry::Pending { .. } => table.scoring.draw,
            entry => table.scoring.points(*entry),
        })
        .sum();
    let gifts = table.accelerations.iter().filter(|gift| {
        (gift.first_round.get()..=gift.last_round.get()).contains(&round)
            && (gift.first..=gift.last).contains(&tpn)
    });
    let gifts: Points = gifts.map(|gift| gift.points).sum();
    (own - table.deducted(tpn, round - 1)).max(Points::ZERO) + gifts
}
