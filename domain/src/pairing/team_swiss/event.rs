//! A team event before a round: the table and the rules.

use super::Rules;
use crate::event::{Colour, Points, RoundEntry, RoundNumber, TeamTable, Tpn};

/// A team event: its table, and the choices that the rules leave to the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamEvent {
    /// The teams and their rounds.
    pub table: TeamTable,
    /// The choices of the event.
    pub rules: Rules,
}

impl TeamEvent {
    /// Score of a team for the pairing of `round`: the primary score, with virtual points (1.2, C.04.7).
    #[must_use]
    pub fn pairing_score(&self, team: Tpn, round: RoundNumber) -> Points {
        let real = self.table.score_before(team, round).of(self.rules.primary);
        real + self.table.virtual_points(team, round)
    }

    /// The colour drawn before round 1: as recorded, otherwise as the first match of round 1 shows it. `None` before any match.
    #[must_use]
    pub fn initial_colour(&self) -> Option<Colour> {
        let shown = || {
            self.table.tpns().find_map(|team| {
                let seat = self.table.entry(team, RoundNumber::FIRST)?.seat;
                let is_first = seat.opponent().is_some_and(|opponent| team < opponent);
                let colour = seat.colour().filter(|_| is_first)?;
                Some(if is_odd(team) { colour } else { !colour })
            })
        };
        self.table.initial_colour.or_else(shown)
    }

    /// The round before `round` in which two teams met; `None` if they did not.
    #[must_use]
    pub fn met_in(&self, round: RoundNumber, one: Tpn, two: Tpn) -> Option<RoundNumber> {
        let entries = self.table.entries(one).iter().take(round.index());
        let met = |seat: RoundEntry| seat.is_meeting() && seat.opponent() == Some(two);
        let mut rounds = entries.enumerate();
        let (index, _) = rounds.find(|(_, entry)| met(entry.seat))?;
        RoundNumber::from_index(index)
    }

    /// The same event as it was before `round` was paired.
    #[must_use]
    pub fn before(&self, round: RoundNumber) -> Self {
        let mut table = self.table.before(round);
        table.initial_colour = self.initial_colour();
        Self {
            table,
            rules: self.rules,
        }
    }
}

/// Whether a pairing number is odd (4.3.1).
pub(super) fn is_odd(team: Tpn) -> bool {
    team.get() % 2 == 1
}
