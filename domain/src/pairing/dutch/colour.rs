//! Colour preferences and colour allocation (C.04.3 art. 1.6, 1.7 and 5).

use super::player::Player;
use crate::event::Colour;

/// How strongly a colour is due (C.04.3 art. 1.7), weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// No game played: no preference.
    None,
    /// Balanced: the colour not had last (art. 1.7.3).
    Mild,
    /// One game more with the other colour (art. 1.7.2).
    Strong,
    /// Two games more with the other colour, or the last two games with it (art. 1.7.1).
    Absolute,
}

/// A participant's colour preference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Preference {
    /// The colour wanted; `None` before the first game.
    pub colour: Option<Colour>,
    /// How strongly.
    pub strength: Strength,
}

/// Games with White minus games with Black (art. 1.6).
pub(super) fn difference(history: &[Colour]) -> i32 {
    history
        .iter()
        .map(|colour| match colour {
            Colour::White => 1,
            Colour::Black => -1,
        })
        .sum()
}

/// The preference after the played games of `history` (art. 1.7).
pub(super) fn preference(history: &[Colour]) -> Preference {
    let difference = difference(history);
    let of = |colour, strength| Preference {
        colour: Some(colour),
        strength,
    };
    match (difference, history) {
        (2.., _) => of(Colour::Black, Strength::Absolute),
        (..=-2, _) => of(Colour::White, Strength::Absolute),
        (_, [.., a, b]) if a == b => of(!*b, Strength::Absolute),
        (1, _) => of(Colour::Black, Strength::Strong),
        (-1, _) => of(Colour::White, Strength::Strong),
        (_, [.., last]) => of(!*last, Strength::Mild),
        (_, []) => Preference {
            colour: None,
            strength: Strength::None,
        },
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_by_history() {
        use Colour::{Black as B, White as W};
        use Strength::{Absolute, Mild, Strong};
        for (history, colour, strength) in [
            (&[][..], None, Strength::None),
            (&[W], Some(B), Strong),
            (&[B], Some(W), Strong),
            (&[W, B], Some(W), Mild),
            (&[B, W], Some(B), Mild),
            (&[W, W], Some(B), Absolute),
            (&[B, W, W], Some(B), Absolute),
            (&[B, B, W, W], Some(B), Absolute),
            (&[B, B, W], Some(W), Strong),
            (&[W, W, B, W], Some(B), Absolute),
            (&[W, W, W, B, B], Some(W), Absolute),
        ] {
            assert_eq!(
                preference(history),
                Preference { colour, strength },
                "{history:?}"
            );
        }
    }
}
