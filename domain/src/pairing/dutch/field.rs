//! All participants to be paired in one round, and which of them may meet.

use std::collections::HashMap;

use super::{
    Edition,
    colour::{self, ColourRule},
    player::{self, Player},
};
use crate::{
    event::{Colour, Crosstable, Forbidden, Halt, RoundNumber, Tpn},
    pairing::{Pair, Rule},
};

/// A demand that the rules do not make, used to see what it would cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::pairing) enum Demand {
    /// The two play each other.
    Pair(usize, usize),
    /// This player has the bye.
    Bye(usize),
    /// This player floats down from their own scoregroup.
    Downfloat(usize),
}

impl Demand {
    /// Whether the demand leaves this pair possible.
    fn allows(self, field: &Field, a: usize, b: usize) -> bool {
        match self {
            Self::Pair(one, two) => (a == one || a == two) == (b == one || b == two),
            Self::Bye(taker) => a != taker && b != taker,
            Self::Downfloat(player) => match (a == player, b == player) {
                (true, _) => field.score(b) < field.score(a),
                (_, true) => field.score(a) < field.score(b),
                _ => true,
            },
        }
    }
}

/// The players of a round in the order of art. 1.2; everywhere else a player is the index in this list.
#[derive(Clone)]
pub(in crate::pairing) struct Field {
    pub players: Vec<Player>,
    /// For each player, the groups of forbidden pairs to which they belong, sorted.
    groups: Vec<Vec<usize>>,
    /// For each player, their place in the ranking by which colours are given (5.2): the place in this list, unless the system
    /// has another ranking.
    pub ranks: Vec<usize>,
    pub initial_colour: Colour,
    pub edition: Edition,
    /// Whether somebody gets the bye.
    pub odd: bool,
    /// Score of the player with the bye, once it is known (C5 of 2026).
    pub bye_score: Option<i32>,
    /// A demand that the rules do not make.
    pub demand: Option<Demand>,
    /// Asked by every long loop whether to stop.
    pub halt: Halt,
}

impl Field {
    pub(in crate::pairing) fn new(
        table: &Crosstable,
        round: RoundNumber,
        edition: Edition,
        initial_colour: Colour,
    ) -> Self {
        let players = player::to_be_paired(table, round, edition);
        Self::of_players(players, &table.forbidden, round, edition, initial_colour)
    }

    /// The field of these players, who are to be paired, in the order of art. 1.2.
    pub(in crate::pairing) fn of_players(
        players: Vec<Player>,
        forbidden: &[Forbidden],
        round: RoundNumber,
        edition: Edition,
        initial_colour: Colour,
    ) -> Self {
        let mut by_tpn: HashMap<Tpn, Vec<usize>> = HashMap::new();
        for (group, forbidden) in forbidden.iter().enumerate() {
            if (forbidden.first..=forbidden.last).contains(&round) {
                for member in &forbidden.members {
                    by_tpn.entry(*member).or_default().push(group);
                }
            }
        }
        let groups = players
            .iter()
            .map(|player| by_tpn.get(&player.tpn).cloned().unwrap_or_default())
            .collect();
        Self {
            odd: players.len() % 2 == 1,
            ranks: (0..players.len()).collect(),
            players,
            groups,
            initial_colour,
            edition,
            bye_score: None,
            demand: None,
            halt: Halt::never(),
        }
    }

    /// Whether two players may meet: C1, C3 and forbidden pairs.
    pub(in crate::pairing) fn may_meet(&self, a: usize, b: usize) -> bool {
        let (Some(one), Some(two)) = (self.players.get(a), self.players.get(b)) else {
            return false;
        };
        a != b
            && self.demand.is_none_or(|demand| demand.allows(self, a, b))
            && !player::colours_clash(one, two)
            && one.met.binary_search(&two.tpn).is_err()
            && !self.share_group(a, b)
    }

    pub(in crate::pairing) fn share_group(&self, a: usize, b: usize) -> bool {
        match (self.groups.get(a), self.groups.get(b)) {
            (Some(a), Some(b)) => a.iter().any(|group| b.contains(group)),
            _ => false,
        }
    }

    /// The groups of forbidden pairs to which the player belongs.
    pub(in crate::pairing) fn groups_of(&self, player: usize) -> &[usize] {
        self.groups.get(player).map_or(&[], Vec::as_slice)
    }

    /// Whether the player belongs to a group of forbidden pairs.
    pub(in crate::pairing) fn has_groups(&self, player: usize) -> bool {
        self.groups
            .get(player)
            .is_some_and(|groups| !groups.is_empty())
    }

    pub(in crate::pairing) fn tpn(&self, player: usize) -> Option<Tpn> {
        self.players.get(player).map(|player| player.tpn)
    }

    pub(in crate::pairing) fn place(&self, tpn: Tpn) -> Option<usize> {
        self.players.iter().position(|player| player.tpn == tpn)
    }

    /// Number of games that the player has played over the board.
    pub(in crate::pairing) fn games(&self, player: usize) -> usize {
        self.players.get(player).map_or(0, |p| p.colours.len())
    }

    pub(in crate::pairing) fn score(&self, player: usize) -> i32 {
        self.players.get(player).map_or(0, |player| player.score)
    }

    /// Whether the player may have the bye: C2, and C5 once the score is known.
    pub(in crate::pairing) fn may_have_bye(&self, player: usize) -> bool {
        self.is_eligible(player)
            && self
                .bye_score
                .is_none_or(|score| self.score(player) == score)
    }

    /// Whether C2 and the demand allow the player the bye.
    pub(in crate::pairing) fn is_eligible(&self, player: usize) -> bool {
        self.players.get(player).is_some_and(|p| p.may_have_bye)
            && match self.demand {
                None => true,
                Some(Demand::Bye(taker)) => taker == player,
                Some(Demand::Pair(a, b)) => a != player && b != player,
                Some(Demand::Downfloat(_)) => true,
            }
    }

    /// The pair of two players, `higher` before the other in the order of art. 1.2, with the rule that gives the colours.
    pub(in crate::pairing) fn seated(
        &self,
        higher: usize,
        lower: usize,
    ) -> Option<(Pair, ColourRule)> {
        let (a, b) = (self.players.get(higher)?, self.players.get(lower)?);
        let (colour, rule) = colour::allocate(a, b, self.initial_colour);
        let (white, black) = match colour {
            Colour::White => (a.tpn, b.tpn),
            Colour::Black => (b.tpn, a.tpn),
        };
        Some((Pair { white, black }, rule))
    }

    /// The pair of two players, with the rule that gives the colours.
    pub(in crate::pairing) fn board(&self, a: usize, b: usize) -> Option<(Pair, ColourRule)> {
        if self.rank(a) < self.rank(b) {
            self.seated(a, b)
        } else {
            self.seated(b, a)
        }
    }

    /// Place of the player in the ranking, from 0.
    pub(in crate::pairing) fn rank(&self, player: usize) -> usize {
        self.ranks.get(player).copied().unwrap_or(usize::MAX)
    }

    /// The rule that keeps two players apart; `None` if they may meet.
    pub(in crate::pairing) fn rule_between(&self, a: usize, b: usize) -> Option<Rule> {
        let (one, two) = (self.players.get(a)?, self.players.get(b)?);
        if one.met.binary_search(&two.tpn).is_ok() {
            Some(Rule::AlreadyMet)
        } else if self.share_group(a, b) {
            Some(Rule::Forbidden)
        } else if player::colours_clash(one, two) {
            Some(Rule::SameAbsoluteColour)
        } else {
            None
        }
    }
}
