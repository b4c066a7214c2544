//! Colours of a match (art. 4): who has White in its first game.

use crate::{event::Colour, pairing::dutch::Player};

/// Which rule of art. 4.3 decided the colours of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColourRule {
    /// 4.3.1: neither has had a colour; initial colour and parity of the pairing number.
    InitialColour,
    /// 4.3.2: White goes to the player who had White in fewer matches.
    FewerWhites,
    /// 4.3.3: alternation from the last match in which the two had different colours.
    Alternation,
    /// 4.3.4: alternation of the colour of the higher ranked player.
    HigherRanked,
    /// 4.3.5: alternation of the colour of the other player, if the higher ranked has had no colour.
    Other,
}

impl ColourRule {
    /// Article of the rules.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::InitialColour => "4.3.1",
            Self::FewerWhites => "4.3.2",
            Self::Alternation => "4.3.3",
            Self::HigherRanked => "4.3.4",
            Self::Other => "4.3.5",
        }
    }
}

/// Colour of `higher` against `lower`, and the rule that gives it.
pub(super) fn allocate(higher: &Player, lower: &Player, initial: Colour) -> (Colour, ColourRule) {
    let whites = |player: &Player| {
        let colours = player.colours.iter();
        colours.filter(|had| **had == Colour::White).count()
    };
    if higher.colours.is_empty() && lower.colours.is_empty() {
        let own = if higher.odd { initial } else { !initial };
        return (own, ColourRule::InitialColour);
    }
    match whites(higher).cmp(&whites(lower)) {
        std::cmp::Ordering::Less => return (Colour::White, ColourRule::FewerWhites),
        std::cmp::Ordering::Greater => return (Colour::Black, ColourRule::FewerWhites),
        std::cmp::Ordering::Equal => {}
    }
    let mut back = higher.colours.iter().rev().zip(lower.colours.iter().rev());
    if let Some((had, _)) = back.find(|(one, two)| one != two) {
        return (!*had, ColourRule::Alternation);
    }
    match (higher.colours.last(), lower.colours.last()) {
        (Some(had), _) => (!*had, ColourRule::HigherRanked),
        (None, Some(had)) => (*had, ColourRule::Other),
        // Then neither has had a colour, which 4.3.1 has settled.
        (None, None) => (initial, ColourRule::InitialColour),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        event::Tpn,
        pairing::dutch::{Preference, Strength},
    };

    fn player(colours: &[Colour], odd: bool) -> Player {
        Player {
            tpn: Tpn::new(1).unwrap(),
            score: 0,
            colours: colours.to_vec(),
            colour_difference: 0,
            preference: Preference {
                colour: None,
                strength: Strength::None,
            },
            met: Vec::new(),
            may_have_bye: true,
            unplayed: 0,
            topscorer: false,
            odd,
            last_float: None,
            earlier_float: None,
        }
    }

    /// Art. 4.3, rule by rule: the colour of the higher ranked.
    #[test]
    fn article_4_3_colours_are_given_by_the_first_rule_that_decides() {
        use Colour::{Black as B, White as W};
        use ColourRule::{Alternation, FewerWhites, HigherRanked, InitialColour, Other};
        for (higher, lower, odd, colour, rule, article) in [
            (&[][..], &[][..], true, W, InitialColour, "4.3.1"),
            (&[], &[], false, B, InitialColour, "4.3.1"),
            // Only Whites are counted, not Blacks.
            (&[B], &[W], true, W, FewerWhites, "4.3.2"),
            (&[W, W, B], &[W, B, B], true, B, FewerWhites, "4.3.2"),
            (&[], &[W], false, W, FewerWhites, "4.3.2"),
            (&[W], &[], true, B, FewerWhites, "4.3.2"),
            (&[B, W, B, B], &[W], true, W, Alternation, "4.3.3"),
            (&[W, B], &[B, W], true, W, Alternation, "4.3.3"),
            (&[B, W, W, B], &[W, B, W, B], true, B, Alternation, "4.3.3"),
            (&[W, B, W], &[W, B, B, W], true, B, Alternation, "4.3.3"),
            (&[W, B], &[B, W, B], true, W, HigherRanked, "4.3.4"),
            (&[B], &[], false, W, HigherRanked, "4.3.4"),
            (&[], &[B], true, B, Other, "4.3.5"),
        ] {
            let given = allocate(&player(higher, odd), &player(lower, odd), W);
            assert_eq!(given, (colour, rule), "{higher:?} {lower:?}");
            assert_eq!(rule.article(), article);
        }
        let given = allocate(&player(&[], true), &player(&[], true), B);
        assert_eq!(given, (B, InitialColour));
    }
}
