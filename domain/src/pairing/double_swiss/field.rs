//! The players of a round. They are described by matches, where the other Swiss systems count games.

use std::ops::{Deref, DerefMut};

use super::{
    colour::{self, ColourRule},
    matches::{self, Match},
};
use crate::{
    event::{Bye, Colour, Crosstable, Halt, RoundEntry, RoundNumber, Tpn},
    pairing::{
        Pair,
        dutch::{self, Edition, Preference, Strength, pairing_score},
        even_brackets::EvenField,
    },
};

/// The players in the order of score, then pairing number; everywhere else a player is the index in this list.
#[derive(Clone)]
pub(super) struct Field {
    pub even: EvenField,
}

impl Deref for Field {
    type Target = dutch::Field;

    fn deref(&self) -> &Self::Target {
        &self.even.base
    }
}

impl DerefMut for Field {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.even.base
    }
}

impl Field {
    /// The players to be paired for the match whose first game is in `round`.
    pub(super) fn new(table: &Crosstable, round: RoundNumber, halt: &Halt) -> Self {
        let initial = crate::pairing::initial_colour(table).unwrap_or(Colour::White);
        let mut base = dutch::Field::new(table, round, Edition::Fide2026, initial);
        base.halt = halt.clone();
        let (mut floated, mut matches) = (Vec::new(), Vec::new());
        for player in &mut base.players {
            let past = Match::before(table, player.tpn, round);
            let meetings = || past.iter().filter(|(_, one)| !one.is_forfeited);
            player.met = meetings().map(|(_, one)| one.opponent).collect();
            player.met.sort_unstable();
            player.colours = meetings().filter_map(|(_, one)| one.colour).collect();
            player.may_have_bye = !is_barred(table, player.tpn, round, &past);
            // There is no colour criterion, and nobody has a preference.
            player.preference = Preference {
                colour: None,
                strength: Strength::None,
            };
            player.colour_difference = 0;
            player.topscorer = false;
            floated.push(meetings().any(|(first, one)| {
                let score = |tpn| pairing_score(table, tpn, *first);
                first.index() + 2 == round.index() && score(player.tpn) != score(one.opponent)
            }));
            matches.push(player.met.len());
        }
        Self {
            even: EvenField {
                base,
                floated,
                matches,
                // C7 and C8 lapse in the last match.
                floats_count: round.index() + 2 < usize::from(table.rounds_planned()),
                is_whole: false,
            },
        }
    }

    /// The colours of two players in the first game, and the rule that gives them.
    pub(super) fn seats(&self, a: usize, b: usize) -> Option<(Pair, ColourRule)> {
        let (higher, lower) = if self.rank(a) < self.rank(b) {
            (a, b)
        } else {
            (b, a)
        };
        let (one, two) = (self.players.get(higher)?, self.players.get(lower)?);
        let (colour, rule) = colour::allocate(one, two, self.initial_colour);
        let (white, black) = match colour {
            Colour::White => (one.tpn, two.tpn),
            Colour::Black => (two.tpn, one.tpn),
        };
        Some((Pair { white, black }, rule))
    }
}

/// C2: whether the player has had the pairing-allocated bye, won a match by forfeit or had a full-point bye.
fn is_barred(
    table: &Crosstable,
    tpn: Tpn,
    round: RoundNumber,
    past: &[(RoundNumber, Match)],
) -> bool {
    let had_bye = || {
        let participant = table.participants().get(tpn.index());
        let entries = participant.map_or(&[][..], |one| &one.entries);
        let mut before = entries.iter().take(round.index());
        before.any(|entry| *entry == RoundEntry::Bye(Bye::PairingAllocated))
    };
    let full = || {
        let mut firsts = (0..round.index()).step_by(2);
        firsts.any(|first| {
            let first = RoundNumber::from_index(first);
            first.is_some_and(|first| matches::is_full_point_bye(table, tpn, first))
        })
    };
    past.iter().any(|(_, one)| one.is_won_by_forfeit) || had_bye() || full()
}
