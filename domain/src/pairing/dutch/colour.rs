//! Colour allocation (C.04.3 art. 5).

use super::{player::Player, preference::Strength};
use crate::event::Colour;

/// Which rule of art. 5.2 decided the colours of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColourRule {
    /// 5.2.1: both preferences granted.
    BothGranted,
    /// 5.2.2: the stronger preference, or the wider colour difference of two absolute ones.
    Stronger,
    /// 5.2.3: alternation from the last round in which the two had different colours.
    Alternation,
    /// 5.2.4: the preference of the higher ranked.
    HigherRanked,
    /// 5.2.5: initial colour and parity of the pairing number.
    InitialColour,
}

/// The colour of `higher`, who stands before `lower` in the order of art. 1.2, and the rule that gives it.
pub(super) fn allocate(higher: &Player, lower: &Player, initial: Colour) -> (Colour, ColourRule) {
    let (a, b) = (higher.preference, lower.preference);
    let (wish, other) = match (a.colour, b.colour) {
        (None, None) => {
            let colour = if higher.odd { initial } else { !initial };
            return (colour, ColourRule::InitialColour);
        }
        (Some(wish), None) => return (wish, ColourRule::BothGranted),
        (None, Some(other)) => return (!other, ColourRule::BothGranted),
        (Some(wish), Some(other)) => (wish, other),
    };
    if wish != other {
        return (wish, ColourRule::BothGranted);
    }
    let by_strength = a.strength.cmp(&b.strength).then_with(|| {
        if a.strength == Strength::Absolute {
            higher
                .colour_difference
                .abs()
                .cmp(&lower.colour_difference.abs())
        } else {
            std::cmp::Ordering::Equal
        }
    });
    match by_strength {
        std::cmp::Ordering::Greater => return (wish, ColourRule::Stronger),
        std::cmp::Ordering::Less => return (!wish, ColourRule::Stronger),
        std::cmp::Ordering::Equal => {}
    }
    let different = higher
        .colours
        .iter()
        .rev()
        .zip(lower.colours.iter().rev())
        .find(|(a, b)| a != b);
    match different {
        Some((had, _)) => (!*had, ColourRule::Alternation),
        None => (wish, ColourRule::HigherRanked),
    }
}

/// Whether `colour` next gives a colour difference beyond two (C10).
pub(super) fn widens(player: &Player, colour: Colour) -> bool {
    match colour {
        Colour::White => player.colour_difference >= 2,
        Colour::Black => player.colour_difference <= -2,
    }
}

/// Whether `colour` next is the third in a row (C11).
pub(super) fn triples(player: &Player, colour: Colour) -> bool {
    matches!(player.colours.as_slice(), [.., a, b] if *a == colour && *b == colour)
}
