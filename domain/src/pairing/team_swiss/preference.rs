//! Colour preferences (1.7).

use super::Preferences;
use crate::{
    event::Colour,
    pairing::dutch::{Preference, Strength},
};

/// Colour difference: matches with White minus matches with Black (1.6).
pub(super) fn difference(colours: &[Colour]) -> i32 {
    colours.iter().fold(0, |sum, colour| match colour {
        Colour::White => sum + 1,
        Colour::Black => sum - 1,
    })
}

/// Preference after the colours of the matches played, oldest first.
pub(super) fn preference(kind: Preferences, colours: &[Colour], is_last_round: bool) -> Preference {
    let of = |colour, strength| Preference {
        colour: Some(colour),
        strength,
    };
    let none = Preference {
        colour: None,
        strength: Strength::None,
    };
    if kind == Preferences::None {
        return none;
    }
    let twice = match colours {
        [.., one, two] if one == two => Some(*two),
        _ => None,
    };
    let difference = difference(colours);
    match (difference, twice) {
        (..=-2, _) | (-1 | 0, Some(Colour::Black)) => return of(Colour::White, Strength::Strong),
        (2.., _) | (0 | 1, Some(Colour::White)) => return of(Colour::Black, Strength::Strong),
        _ => {}
    }
    if kind == Preferences::TypeA {
        return none;
    }
    match (difference, colours.last()) {
        (-1, _) => of(Colour::White, Strength::Mild),
        (1, _) => of(Colour::Black, Strength::Mild),
        (0, Some(last)) if !is_last_round => of(!*last, Strength::Mild),
        _ => none,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 1.7; by our reading a strong preference remains in the last round.
    #[test]
    fn article_1_7_preferences_by_type() {
        use Colour::{Black as B, White as W};
        use Strength::{Mild, Strong};
        let none: (Option<Colour>, Strength) = (None, Strength::None);
        // Colours; type A; type B; type B in the last round.
        for (colours, a, b, last) in [
            (&[][..], none, none, none),
            (&[W], none, (Some(B), Mild), (Some(B), Mild)),
            (&[B], none, (Some(W), Mild), (Some(W), Mild)),
            (&[W, B], none, (Some(W), Mild), none),
            (&[B, W], none, (Some(B), Mild), none),
            (
                &[W, W],
                (Some(B), Strong),
                (Some(B), Strong),
                (Some(B), Strong),
            ),
            (
                &[B, B],
                (Some(W), Strong),
                (Some(W), Strong),
                (Some(W), Strong),
            ),
            (
                &[B, W, W],
                (Some(B), Strong),
                (Some(B), Strong),
                (Some(B), Strong),
            ),
            (
                &[W, B, B],
                (Some(W), Strong),
                (Some(W), Strong),
                (Some(W), Strong),
            ),
            (&[W, B, W], none, (Some(B), Mild), (Some(B), Mild)),
            (
                &[W, W, B, B],
                (Some(W), Strong),
                (Some(W), Strong),
                (Some(W), Strong),
            ),
            // The last two colours point the other way than the difference, so the preference is not strong.
            (&[B, B, B, W, W], none, (Some(W), Mild), (Some(W), Mild)),
            (&[W, W, W, B, B], none, (Some(B), Mild), (Some(B), Mild)),
            (
                &[W, W, W, B],
                (Some(B), Strong),
                (Some(B), Strong),
                (Some(B), Strong),
            ),
        ] {
            let given = |kind, is_last| {
                let found = preference(kind, colours, is_last);
                (found.colour, found.strength)
            };
            assert_eq!(given(Preferences::TypeA, false), a, "{colours:?}");
            assert_eq!(given(Preferences::TypeA, true), a, "{colours:?}");
            assert_eq!(given(Preferences::TypeB, false), b, "{colours:?}");
            assert_eq!(given(Preferences::TypeB, true), last, "{colours:?}");
            assert_eq!(given(Preferences::None, false), none, "{colours:?}");
        }
    }
}
