//! Colour allocation (C.04.3 art. 5).

use super::{player::Player, preference::Strength};
use crate::event::Colour;

/// The rule of art. 5.2 that decided the colours of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColourRule {
    /// 5.2.1: both preferences are granted.
    BothGranted,
    /// 5.2.2: the stronger preference is granted; of two absolute ones, that with the wider colour difference.
    Stronger,
    /// 5.2.3: alternation from the last round in which the two had different colours.
    Alternation,
    /// 5.2.4: the preference of the higher ranked player is granted.
    HigherRanked,
    /// 5.2.5: the initial colour and the parity of the pairing number decide.
    InitialColour,
}

/// Colour of `higher`, who comes before `lower` in the order of art. 1.2, and the rule that gives it.
pub(super) fn allocate(higher: &Player, lower: &Player, initial: Colour) -> (Colour, ColourRule) {
    let (a, b) = (higher.preference, lower.preference);
    let by_number = || if higher.odd { initial } else { !initial };
    // In some systems players who have not played have a preference all the same.
    if higher.colours.is_empty() && lower.colours.is_empty() {
        return (by_number(), ColourRule::InitialColour);
    }
    let (wish, other) = match (a.colour, b.colour) {
        (None, None) => return (by_number(), ColourRule::InitialColour),
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

/// Whether `colour` in the next game makes a colour difference beyond two (C10).
pub(super) fn widens(player: &Player, colour: Colour) -> bool {
    match colour {
        Colour::White => player.colour_difference >= 2,
        Colour::Black => player.colour_difference <= -2,
    }
}

/// Whether `colour` in the next game is the third in a row (C11).
pub(super) fn triples(player: &Player, colour: Colour) -> bool {
    matches!(player.colours.as_slice(), [.., a, b] if *a == colour && *b == colour)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Tpn;
    use crate::pairing::dutch::preference::{difference, preference};

    fn player(colours: &[Colour]) -> Player {
        Player {
            tpn: Tpn::new(1).unwrap(),
            score: 0,
            colours: colours.to_vec(),
            colour_difference: difference(colours),
            preference: preference(colours),
            met: Vec::new(),
            may_have_bye: true,
            unplayed: 0,
            topscorer: false,
            odd: true,
            last_float: None,
            earlier_float: None,
        }
    }

    /// C.04.3: C10 counts colour differences beyond two, C11 the same colour three times in a row.
    #[test]
    fn c10_a_difference_beyond_two_and_c11_three_in_a_row() {
        use Colour::{Black as B, White as W};
        for (history, white_widens, black_widens, white_triples, black_triples) in [
            (&[][..], false, false, false, false),
            (&[W], false, false, false, false),
            (&[W, B, W], false, false, false, false),
            (&[W, B, W, W], true, false, true, false),
            (&[W, W, B, W], true, false, false, false),
            (&[W, W], true, false, true, false),
            (&[B, W, W], false, false, true, false),
            (&[B, B], false, true, false, true),
            (&[B, B, W, B], false, true, false, false),
            (&[W, B, B], false, false, false, true),
        ] {
            let player = player(history);
            assert_eq!(widens(&player, W), white_widens, "{history:?}");
            assert_eq!(widens(&player, B), black_widens, "{history:?}");
            assert_eq!(triples(&player, W), white_triples, "{history:?}");
            assert_eq!(triples(&player, B), black_triples, "{history:?}");
        }
    }

    /// Art. 5.2, rule by rule. If both must have the same colour (5.2.2), the wider colour difference decides.
    #[test]
    fn colours_are_given_by_the_first_rule_that_decides() {
        use Colour::{Black as B, White as W};
        use ColourRule::{Alternation, BothGranted, HigherRanked, InitialColour, Stronger};
        for (higher, lower, colour, rule) in [
            (&[W][..], &[B][..], B, BothGranted),
            (&[], &[W], W, BothGranted),
            (&[W], &[], B, BothGranted),
            (&[W, W], &[W], B, Stronger),
            (&[W], &[W, W], W, Stronger),
            (&[W, B, W, W], &[B, W, W], B, Stronger),
            (&[B, W, W], &[W, B, W, W], W, Stronger),
            (&[B, W, B, B], &[W, B, B], W, Stronger),
            (&[W, B, B], &[B, W, B, B], B, Stronger),
            (&[W, B, B, W], &[B, W, B, W], W, Alternation),
            (&[B, W], &[B, W], B, HigherRanked),
            (&[], &[], W, InitialColour),
        ] {
            let given = allocate(&player(higher), &player(lower), W);
            assert_eq!(given, (colour, rule), "{higher:?} {lower:?}");
        }
        let even = Player {
            odd: false,
            ..player(&[])
        };
        assert_eq!(allocate(&even, &player(&[]), W), (B, InitialColour));
    }
}
