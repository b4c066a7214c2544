//! Colours (art. 5, 7.2).

use super::field::Field;
use crate::{
    event::Colour,
    pairing::{
        Pair,
        dutch::{Player, Strength},
    },
};

/// What decided the colours of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColourRule {
    /// 5.1.1, 5.1.2: otherwise somebody would have a third game in a row with one colour, or a colour difference of three.
    Limits,
    /// 5.2: both get the colour that they are due.
    BothDue,
    /// 5.4: each gets the colour that the other had when their colours last differed.
    History,
    /// 5.4: their histories are the same; in the median scoregroup and above, the higher ranked gets the colour due.
    HigherRanked,
    /// 5.4: their histories are the same; below the median scoregroup, the lower ranked gets the colour due.
    LowerRanked,
    /// 7.2: neither has played; the lot and the pairing number decide.
    Lot,
}

impl ColourRule {
    /// Article of the rules.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::Limits => "5.1",
            Self::BothDue => "5.2",
            Self::History | Self::HigherRanked | Self::LowerRanked => "5.4",
            Self::Lot => "7.2",
        }
    }
}

/// Whether the colour gives neither a third game in a row with it nor a colour difference of three. A player who could have
/// neither colour may have the one that evens out.
fn may_have(player: &Player, colour: Colour) -> bool {
    player.preference.strength < Strength::Absolute || player.preference.colour == Some(colour)
}

impl Field {
    /// Two players with their colours; `is_below` says whether they are paired in a scoregroup below the median.
    pub(super) fn coloured(
        &self,
        a: usize,
        b: usize,
        is_below: bool,
    ) -> Option<(Pair, ColourRule)> {
        let (higher, lower) = if self.rank(a) < self.rank(b) {
            (a, b)
        } else {
            (b, a)
        };
        let (one, two) = (self.players.get(higher)?, self.players.get(lower)?);
        let can = |colour: Colour| may_have(one, colour) && may_have(two, !colour);
        let dues = (one.preference.colour, two.preference.colour);
        let (colour, rule) = match (can(Colour::White), can(Colour::Black)) {
            (true, false) => (Colour::White, ColourRule::Limits),
            (false, true) => (Colour::Black, ColourRule::Limits),
            _ => match dues {
                (None, None) if one.odd => (self.initial_colour, ColourRule::Lot),
                (None, None) => (!self.initial_colour, ColourRule::Lot),
                (Some(due), None) => (due, ColourRule::BothDue),
                (None, Some(other)) => (!other, ColourRule::BothDue),
                (Some(due), Some(other)) if due != other => (due, ColourRule::BothDue),
                (Some(due), Some(_)) => {
                    let back = one.colours.iter().rev().zip(two.colours.iter().rev());
                    match back.into_iter().find(|(had, other)| had != other) {
                        Some((_, other)) => (*other, ColourRule::History),
                        None if is_below => (!due, ColourRule::LowerRanked),
                        None => (due, ColourRule::HigherRanked),
                    }
                }
            },
        };
        // If a limit only repeats what both are due, it is not the rule that decided.
        let rule = match (rule, dues) {
            (ColourRule::Limits, (Some(due), Some(other))) if due != other && due == colour => {
                ColourRule::BothDue
            }
            (rule, _) => rule,
        };
        let (white, black) = match colour {
            Colour::White => (one.tpn, two.tpn),
            Colour::Black => (two.tpn, one.tpn),
        };
        Some((Pair { white, black }, rule))
    }
}
