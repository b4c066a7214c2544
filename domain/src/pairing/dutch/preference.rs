//! Colour preferences (C.04.3 art. 1.6, 1.7).

use crate::event::Colour;

/// Strength of a colour preference (C.04.3 art. 1.7), weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// No game played: no preference.
    None,
    /// Equally many games with both colours: the colour that was not the last one (art. 1.7.3).
    Mild,
    /// One more game with the other colour (art. 1.7.2).
    Strong,
    /// Two more games with the other colour, or the last two games with it (art. 1.7.1).
    Absolute,
}

/// A participant's colour preference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Preference {
    /// The colour wanted; `None` before the first game.
    pub colour: Option<Colour>,
    /// Strength of the preference.
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

/// Preference after the played games of `history` (art. 1.7).
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
