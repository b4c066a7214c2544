//! The players to be paired, as the text describes them, read from the crosstable.

use std::collections::HashMap;

use crate::event::{Bye, Colour, Crosstable, Elo, Points, RoundEntry, RoundNumber, Tpn};

/// A player as the text describes them.
pub(super) struct Known {
    pub(super) score: Points,
    pub(super) rating: u16,
    pub(super) games: Vec<(Tpn, Colour)>,
    pub(super) floated_last: bool,
    pub(super) bye_barred: bool,
    pub(super) odd: bool,
}

impl Known {
    fn difference(&self) -> i32 {
        let white = self.games.iter().filter(|game| game.1 == Colour::White);
        let white = i32::try_from(white.count()).unwrap_or(0);
        2 * white - i32::try_from(self.games.len()).unwrap_or(0)
    }

    /// The colour due. After two games in a row with one colour it is the other (5.3); otherwise the colour that they had less
    /// often, or the opposite of the last one (5.5, 5.6).
    pub(super) fn due(&self) -> Option<Colour> {
        let colours: Vec<Colour> = self.games.iter().rev().take(2).map(|game| game.1).collect();
        let last = *colours.first()?;
        let is_twice = colours.get(1) == Some(&last);
        Some(match self.difference() {
            2.. => Colour::Black,
            ..=-2 => Colour::White,
            1 if !is_twice => Colour::Black,
            -1 if !is_twice => Colour::White,
            _ => !last,
        })
    }

    /// Whether the colour is allowed by 5.1.1 and 5.1.2. After rounds made by hand a difference counts before a row.
    pub(super) fn can_have(&self, colour: Colour) -> bool {
        let sign = match colour {
            Colour::White => self.difference(),
            Colour::Black => -self.difference(),
        };
        let in_a_row = self.games.iter().rev().take_while(|game| game.1 == colour);
        sign <= -2 || (sign < 2 && in_a_row.count() < 2)
    }
}

/// The players to be paired in a round.
pub(super) fn players(table: &Crosstable, round: RoundNumber) -> HashMap<Tpn, Known> {
    let mut arrived = 0;
    let mut players = HashMap::new();
    for (index, participant) in table.participants().iter().enumerate() {
        let Some(tpn) = Tpn::from_index(index) else {
            continue;
        };
        let open = participant.entries.len() < usize::from(round.get());
        let before = participant.entries.iter().copied().take(round.index());
        let before: Vec<RoundEntry> = before.collect();
        let paired = |entry: &RoundEntry| {
            entry.opponent().is_some() || *entry == RoundEntry::Bye(Bye::PairingAllocated)
        };
        arrived += usize::from(open || before.iter().any(paired));
        if !open {
            continue;
        }
        let game = |entry: &RoundEntry| match entry {
            RoundEntry::Played {
                opponent, colour, ..
            }
            | RoundEntry::Pending { opponent, colour } => Some((*opponent, *colour)),
            _ => None,
        };
        let previous = round.get() - 1;
        let last = before.get(usize::from(previous).wrapping_sub(1));
        let floated_last = last.and_then(game).is_some_and(|(opponent, _)| {
            score(table, tpn, previous) != score(table, opponent, previous)
        });
        let barring = |entry: &RoundEntry| match entry {
            RoundEntry::Bye(Bye::PairingAllocated) => true,
            RoundEntry::Bye(_) | RoundEntry::Forfeit { .. } => {
                table.scoring.points(*entry) >= table.scoring.win
            }
            _ => false,
        };
        let known = Known {
            score: score(table, tpn, round.get()),
            rating: participant.rating.map_or(0, Elo::get),
            games: before.iter().filter_map(game).collect(),
            floated_last,
            bye_barred: before.iter().any(barring),
            odd: arrived % 2 == 1,
        };
        players.insert(tpn, known);
    }
    players
}

/// Score for pairing a round. Adjourned games count as draws, virtual points are added, and penalties are taken off.
fn score(table: &Crosstable, tpn: Tpn, round: u8) -> Points {
    let entries = table
        .participants()
        .get(tpn.index())
        .map_or(&[][..], |p| &p.entries);
    let before = entries.iter().take(usize::from(round.saturating_sub(1)));
    let own: Points = before
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
    (own - table.deducted(tpn, round.saturating_sub(1))).max(Points::ZERO) + gifts
}
