//! Colours of a match (art. 4): who has White on board 1.

use crate::{
    event::Colour,
    pairing::dutch::{Player, Strength},
};

/// Which rule of art. 4.3 decided the colours of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColourRule {
    /// 4.3.1: neither team has played; the initial colour and the parity of the first team's pairing number decide.
    InitialColour,
    /// 4.3.2: only one team has a preference.
    OnlyOne,
    /// 4.3.3: the teams want different colours.
    BothGranted,
    /// 4.3.4: only one of the two preferences is strong.
    Stronger,
    /// 4.3.5: White goes to the team with the lower colour difference, matches with White minus matches with Black.
    LowerDifference,
    /// 4.3.6: alternation from the last match in which the two had different colours.
    Alternation,
    /// 4.3.7: the preference of the first team decides.
    FirstPreference,
    /// 4.3.8: alternation of the first team's colour.
    FirstLast,
    /// 4.3.9: alternation of the other team's colour, if the first has had no colour.
    OtherLast,
}

impl ColourRule {
    /// Every rule, in the order in which they are applied.
    pub const ALL: [Self; 9] = [
        Self::InitialColour,
        Self::OnlyOne,
        Self::BothGranted,
        Self::Stronger,
        Self::LowerDifference,
        Self::Alternation,
        Self::FirstPreference,
        Self::FirstLast,
        Self::OtherLast,
    ];

    /// Article of the rules.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::InitialColour => "4.3.1",
            Self::OnlyOne => "4.3.2",
            Self::BothGranted => "4.3.3",
            Self::Stronger => "4.3.4",
            Self::LowerDifference => "4.3.5",
            Self::Alternation => "4.3.6",
            Self::FirstPreference => "4.3.7",
            Self::FirstLast => "4.3.8",
            Self::OtherLast => "4.3.9",
        }
    }
}

/// Colour of the `first` team (4.2) against the `other`, and the rule that gives it.
pub(super) fn allocate(first: &Player, other: &Player, initial: Colour) -> (Colour, ColourRule) {
    if first.colours.is_empty() && other.colours.is_empty() {
        let own = if first.odd { initial } else { !initial };
        return (own, ColourRule::InitialColour);
    }
    let (own, others) = (first.preference, other.preference);
    match (own.colour, others.colour) {
        (Some(colour), None) => return (colour, ColourRule::OnlyOne),
        (None, Some(colour)) => return (!colour, ColourRule::OnlyOne),
        (Some(one), Some(two)) if one != two => return (one, ColourRule::BothGranted),
        (Some(colour), Some(_)) => match (own.strength, others.strength) {
            (Strength::Strong, Strength::Mild) => return (colour, ColourRule::Stronger),
            (Strength::Mild, Strength::Strong) => return (!colour, ColourRule::Stronger),
            _ => {}
        },
        (None, None) => {}
    }
    match first.colour_difference.cmp(&other.colour_difference) {
        std::cmp::Ordering::Less => return (Colour::White, ColourRule::LowerDifference),
        std::cmp::Ordering::Greater => return (Colour::Black, ColourRule::LowerDifference),
        std::cmp::Ordering::Equal => {}
    }
    let mut back = first.colours.iter().rev().zip(other.colours.iter().rev());
    if let Some((had, _)) = back.find(|(one, two)| one != two) {
        return (!*had, ColourRule::Alternation);
    }
    match (own.colour, first.colours.last(), other.colours.last()) {
        (Some(colour), ..) => (colour, ColourRule::FirstPreference),
        (None, Some(had), _) => (!*had, ColourRule::FirstLast),
        (None, None, Some(had)) => (*had, ColourRule::OtherLast),
        // Then neither has played, which 4.3.1 has settled.
        (None, None, None) => (initial, ColourRule::InitialColour),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{event::Tpn, pairing::dutch::Preference};

    fn team(colours: &[Colour], wants: Option<(Colour, Strength)>, odd: bool) -> Player {
        Player {
            tpn: Tpn::new(1).unwrap(),
            score: 0,
            colours: colours.to_vec(),
            colour_difference: super::super::preference::difference(colours),
            preference: Preference {
                colour: wants.map(|(colour, _)| colour),
                strength: wants.map_or(Strength::None, |(_, strength)| strength),
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

    /// Art. 4.3, rule by rule: the colour of the first team. The preferences are given directly and need not follow from the
    /// colours.
    #[test]
    fn article_4_3_colours_are_given_by_the_first_rule_that_decides() {
        use Colour::{Black as B, White as W};
        use ColourRule::{
            Alternation, BothGranted, FirstLast, FirstPreference, InitialColour, LowerDifference,
            OnlyOne, OtherLast, Stronger,
        };
        use Strength::{Mild, Strong};
        let (none, w, b) = (None, Some((W, Strong)), Some((B, Strong)));
        let (mild_w, mild_b) = (Some((W, Mild)), Some((B, Mild)));
        for (first, other, odd, colour, rule) in [
            ((&[][..], none), (&[][..], none), true, W, InitialColour),
            ((&[], none), (&[], none), false, B, InitialColour),
            ((&[W, W], b), (&[W, B], none), true, B, OnlyOne),
            ((&[W], none), (&[W, W], b), true, W, OnlyOne),
            ((&[W, W], b), (&[B, B], w), true, B, BothGranted),
            ((&[W], mild_b), (&[B], mild_w), true, B, BothGranted),
            ((&[W, W], b), (&[W], mild_b), true, B, Stronger),
            ((&[B], mild_w), (&[B, B], w), true, B, Stronger),
            ((&[B, B, B], w), (&[B, B], w), true, W, LowerDifference),
            ((&[W], none), (&[B], none), true, B, LowerDifference),
            ((&[W, B], none), (&[B, W], none), true, W, Alternation),
            ((&[B, W, W, B], none), (&[W, B], none), true, W, FirstLast),
            (
                (&[W, B, W, B], none),
                (&[B, W, W, B], none),
                false,
                W,
                Alternation,
            ),
            ((&[B, B], w), (&[B, B], w), true, W, FirstPreference),
            ((&[W, W], b), (&[W, W], b), true, B, FirstPreference),
            ((&[B, W], none), (&[B, W], none), true, B, FirstLast),
            ((&[], none), (&[B, W], none), true, W, OtherLast),
            ((&[], none), (&[W, B], none), true, B, OtherLast),
        ] {
            let given = allocate(
                &team(first.0, first.1, odd),
                &team(other.0, other.1, true),
                W,
            );
            assert_eq!(given, (colour, rule), "{first:?} {other:?}");
        }
        let given = allocate(&team(&[], none, true), &team(&[], none, true), B);
        assert_eq!(given, (B, InitialColour));
        let articles = ColourRule::ALL.map(ColourRule::article);
        assert_eq!(
            articles,
            [
                "4.3.1", "4.3.2", "4.3.3", "4.3.4", "4.3.5", "4.3.6", "4.3.7", "4.3.8", "4.3.9"
            ]
        );
    }
}
