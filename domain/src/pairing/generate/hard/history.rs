//! The rounds of a hard field.

use std::collections::HashSet;

use super::super::Dice;
use crate::event::{BoardResult, Bye, Colour, RoundEntry, Tpn};

/// How opponents and colours were chosen in the rounds of a hard field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum History {
    /// The upper half had White against the lower half, rotated by seven places in each round. All of a half want the same
    /// colour absolutely, and C3 leaves only pairs of an upper with a lower player.
    Rotation,
    /// Random opponents and random colours, so there are many absolute preferences.
    Random,
    /// Neighbours by score, with the colours due.
    Swiss,
}

/// How past games ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Results {
    /// White won or drew.
    WinsAndDraws,
    /// White or Black won, or neither.
    All,
    /// Draws only, so the whole field is one scoregroup.
    Draws,
}

/// The course of the field so far.
struct Past {
    entries: Vec<Vec<RoundEntry>>,
    met: HashSet<(usize, usize)>,
    /// Twice the points.
    scores: Vec<u32>,
    /// Games with White minus games with Black.
    balance: Vec<i32>,
    had_bye: Vec<bool>,
}

/// The entries of every participant.
pub(super) fn entries(
    participants: u16,
    rounds: u8,
    history: History,
    results: Results,
    dice: &mut Dice,
) -> Vec<Vec<RoundEntry>> {
    let count = usize::from(participants);
    let mut past = Past {
        entries: vec![Vec::new(); count],
        met: HashSet::new(),
        scores: vec![0; count],
        balance: vec![0; count],
        had_bye: vec![false; count],
    };
    for round in 0..usize::from(rounds) {
        match history {
            History::Rotation => {
                let half = count / 2;
                for upper in 0..half {
                    past.play(upper, half + (upper + 7 * round) % half, results, dice);
                }
            }
            History::Random | History::Swiss => past.neighbours(history, results, dice),
        }
        past.sit_out(round, dice);
    }
    past.entries
}

impl Past {
    /// Adds a game, unless the two have already met.
    fn play(&mut self, white: usize, black: usize, results: Results, dice: &mut Dice) -> bool {
        let (Some(for_white), Some(for_black)) = (Tpn::from_index(white), Tpn::from_index(black))
        else {
            return false;
        };
        if !self.met.insert((white.min(black), white.max(black))) {
            return false;
        }
        let result = match (results, dice.below(6)) {
            (Results::Draws, _) | (Results::WinsAndDraws, 0..=2) | (Results::All, 0 | 1) => {
                BoardResult::Draw
            }
            (Results::WinsAndDraws, _) | (Results::All, 2 | 3) => BoardResult::WhiteWins,
            (Results::All, _) => BoardResult::BlackWins,
        };
        let points = match result {
            BoardResult::WhiteWins => [2, 0],
            BoardResult::BlackWins => [0, 2],
            _ => [1, 1],
        };
        for ((own, other), (colour, points)) in [(white, for_black), (black, for_white)]
            .into_iter()
            .zip([Colour::White, Colour::Black].into_iter().zip(points))
        {
            if let Some(entries) = self.entries.get_mut(own) {
                entries.push(result.entry(colour, other));
            }
            if let Some(score) = self.scores.get_mut(own) {
                *score += points;
            }
            if let Some(balance) = self.balance.get_mut(own) {
                *balance += if colour == Colour::White { 1 } else { -1 };
            }
        }
        true
    }

    /// Pairs everybody with the next free player, in a random order or in the order of scores.
    fn neighbours(&mut self, history: History, results: Results, dice: &mut Dice) {
        let count = self.entries.len();
        let mut order: Vec<(u32, u16, usize)> = (0..count)
            .map(|index| {
                let score = match history {
                    History::Swiss => self.scores.get(index).copied().unwrap_or(0),
                    History::Random | History::Rotation => 0,
                };
                (u32::MAX - score, dice.below(u16::MAX), index)
            })
            .collect();
        order.sort_unstable();
        let mut free: Vec<usize> = order.into_iter().rev().map(|(.., index)| index).collect();
        while let Some(one) = free.pop() {
            let is_new = |other: &usize| !self.met.contains(&(one.min(*other), one.max(*other)));
            let Some(place) = free.iter().rposition(is_new) else {
                continue;
            };
            let other = free.remove(place);
            let balance = |index: usize| self.balance.get(index).copied().unwrap_or(0);
            let first_has_white = match (history, balance(one).cmp(&balance(other))) {
                (History::Swiss, std::cmp::Ordering::Less) => true,
                (History::Swiss, std::cmp::Ordering::Greater) => false,
                _ => dice.per_mille(500),
            };
            let (white, black) = if first_has_white {
                (one, other)
            } else {
                (other, one)
            };
            self.play(white, black, results, dice);
        }
    }

    /// A player without a game in the round may have the pairing-allocated bye, if nobody else has it and it is their first;
    /// otherwise they are absent.
    fn sit_out(&mut self, round: usize, dice: &mut Dice) {
        let mut bye_is_free = self.entries.len() % 2 == 1;
        for ((entries, had_bye), score) in self
            .entries
            .iter_mut()
            .zip(&mut self.had_bye)
            .zip(&mut self.scores)
        {
            if entries.len() > round {
                continue;
            }
            let bye = if bye_is_free && !*had_bye && dice.per_mille(500) {
                (bye_is_free, *had_bye) = (false, true);
                *score += 2;
                Bye::PairingAllocated
            } else {
                Bye::ZeroPoint
            };
            entries.push(RoundEntry::Bye(bye));
        }
    }
}
