//! A round made by hand, judged against what the rules give: what an arbiter is told before they publish it.
//!
//! | source | item |
//! |---|---|
//! | levels of warning (FIDE's acceptance rules for software) | [`Level`] |
//! | what is asked about a single seat (C.04.1, C.04.3 art. 2.1, 5) | [`Concern`] |
//! | criteria that change (C.04.3 art. 2.2–2.5) | [`CriterionChange`] |
//! | all of it together | [`HandMade`] |

use std::cmp::Reverse;

use super::{Pair, RoundPairing, dutch::Criterion};
use crate::event::{Points, RoundNumber, Tpn};

/// How strongly the arbiter is asked before something is done. It cannot be switched off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// 2: it is said, and done.
    Notice,
    /// 3: it is done after a yes, with a reason.
    Confirm,
    /// 4: its consequences are named, and it is done after a second yes, with a reason.
    ConfirmTwice,
    /// 5: it is not done.
    Refuse,
}

impl Level {
    /// The number that FIDE's rules give it, 2 to 5.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Notice => 2,
            Self::Confirm => 3,
            Self::ConfirmTwice => 4,
            Self::Refuse => 5,
        }
    }
}

/// What speaks against a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Concern {
    /// The two have met, in this round (C1).
    Rematch(Pair, RoundNumber),
    /// The two may not meet in this event.
    Forbidden(Pair),
    /// The bye for somebody who may not have it (C2).
    ByeBarred(Tpn),
    /// The same colour for the third time in a row (C11).
    ThirdColour(Tpn),
    /// A colour difference beyond two (C10).
    ColourDifference(Tpn),
    /// Both get the colour that they are not due.
    BothAgainstDue(Pair),
    /// The colours are not those that art. 5 gives to the two.
    ColoursTurned(Pair),
}

impl Concern {
    /// How strongly it is asked about.
    #[must_use]
    pub const fn level(self) -> Level {
        match self {
            Self::Rematch(..)
            | Self::Forbidden(_)
            | Self::ByeBarred(_)
            | Self::ThirdColour(_)
            | Self::ColourDifference(_) => Level::Confirm,
            Self::BothAgainstDue(_) | Self::ColoursTurned(_) => Level::Notice,
        }
    }

    /// Whether the rules forbid it absolutely: no round with it is one of theirs.
    #[must_use]
    pub const fn is_absolute(self) -> bool {
        matches!(
            self,
            Self::Rematch(..) | Self::Forbidden(_) | Self::ByeBarred(_)
        )
    }
}

/// A criterion whose value the hand changed, in one bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CriterionChange {
    /// The score of the bracket; `None` for what concerns the whole round (C5).
    pub score: Option<Points>,
    /// Which one.
    pub criterion: Criterion,
    /// Its value as the rules pair: a count, or a descending list (half-points). Smaller is better.
    pub ruled: Vec<i32>,
    /// Its value as the hand left it.
    pub by_hand: Vec<i32>,
    /// Whom it concerns by the hand and not by the rules.
    pub who: Vec<Tpn>,
}

impl CriterionChange {
    /// Whether the hand made it worse.
    #[must_use]
    pub fn is_worse(&self) -> bool {
        self.by_hand > self.ruled
    }
}

/// A round made by hand beside the ruled one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandMade {
    /// Boards that the rules do not give, players or colours.
    pub differing: Vec<Pair>,
    /// Whether the bye is another one.
    pub other_bye: bool,
    /// What speaks against those seats, the strongest first.
    pub concerns: Vec<Concern>,
    /// Criteria that change, first bracket first, in their order; empty while somebody has no seat.
    pub criteria: Vec<CriterionChange>,
}

impl HandMade {
    /// A round where the rules give none: every seat is the hand's own.
    #[must_use]
    pub fn without_rules(hand: &RoundPairing, mut concerns: Vec<Concern>) -> Self {
        concerns.sort_by_key(|concern| Reverse(concern.level()));
        Self {
            differing: hand.pairs.clone(),
            other_bye: hand.bye.is_some(),
            concerns,
            criteria: Vec::new(),
        }
    }

    /// Whether it is what the rules give.
    #[must_use]
    pub const fn is_as_ruled(&self) -> bool {
        self.differing.is_empty() && !self.other_bye
    }

    /// How strongly the arbiter is asked before it is published: a round that differs from the rules needs a yes with
    /// a reason.
    #[must_use]
    pub fn level(&self) -> Option<Level> {
        let concerns = self.concerns.iter().map(|concern| concern.level()).max();
        let differs = (!self.is_as_ruled()).then_some(Level::Confirm);
        concerns.max(differs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tpn(number: u16) -> Tpn {
        Tpn::new(number).unwrap()
    }

    fn pair(white: u16, black: u16) -> Pair {
        Pair {
            white: tpn(white),
            black: tpn(black),
        }
    }

    /// FIDE's acceptance rules number the levels; C1, C2 and what the event forbids are absolute (C.04.3 art. 2.1).
    #[test]
    fn each_concern_has_its_level() {
        let met = Concern::Rematch(pair(1, 2), RoundNumber::FIRST);
        for (concern, level, is_absolute) in [
            (met, 3, true),
            (Concern::Forbidden(pair(1, 2)), 3, true),
            (Concern::ByeBarred(tpn(1)), 3, true),
            (Concern::ThirdColour(tpn(1)), 3, false),
            (Concern::ColourDifference(tpn(1)), 3, false),
            (Concern::BothAgainstDue(pair(1, 2)), 2, false),
            (Concern::ColoursTurned(pair(1, 2)), 2, false),
        ] {
            assert_eq!(concern.level().number(), level, "{concern:?}");
            assert_eq!(concern.is_absolute(), is_absolute, "{concern:?}");
        }
        let levels = [
            Level::Notice,
            Level::Confirm,
            Level::ConfirmTwice,
            Level::Refuse,
        ];
        assert!(levels.is_sorted());
        assert_eq!(levels.map(Level::number), [2, 3, 4, 5]);
    }

    /// The first value that differs decides; the smaller is the better.
    #[test]
    fn a_criterion_is_worse_with_a_larger_value() {
        for (ruled, by_hand, is_worse) in [
            (&[1][..], &[2][..], true),
            (&[2], &[1], false),
            (&[1], &[1], false),
            (&[4, 3], &[4, 4], true),
            (&[4, 3], &[3, 9], false),
        ] {
            let change = CriterionChange {
                score: None,
                criterion: Criterion::DownfloaterScores,
                ruled: ruled.to_vec(),
                by_hand: by_hand.to_vec(),
                who: Vec::new(),
            };
            assert_eq!(change.is_worse(), is_worse, "{ruled:?} {by_hand:?}");
        }
    }

    /// What differs from the rules needs a yes with a reason; what does not is only told.
    #[test]
    fn a_round_is_asked_about_as_its_strongest_concern() {
        let turned = Concern::ColoursTurned(pair(1, 2));
        let barred = Concern::ByeBarred(tpn(3));
        let made = |differing: &[Pair], other_bye, concerns: &[Concern]| HandMade {
            differing: differing.to_vec(),
            other_bye,
            concerns: concerns.to_vec(),
            criteria: Vec::new(),
        };
        for (hand, is_as_ruled, level) in [
            (made(&[], false, &[]), true, None),
            (made(&[], false, &[turned]), true, Some(Level::Notice)),
            (
                made(&[], false, &[turned, barred]),
                true,
                Some(Level::Confirm),
            ),
            (
                made(&[pair(2, 1)], false, &[turned]),
                false,
                Some(Level::Confirm),
            ),
            (made(&[], true, &[]), false, Some(Level::Confirm)),
            (made(&[pair(2, 1)], true, &[]), false, Some(Level::Confirm)),
        ] {
            assert_eq!(hand.is_as_ruled(), is_as_ruled, "{hand:?}");
            assert_eq!(hand.level(), level, "{hand:?}");
        }
    }

    /// Where the rules give no round every seat is the hand's own, the strongest concern first.
    #[test]
    fn without_rules_every_seat_is_the_hands() {
        let turned = Concern::ColoursTurned(pair(1, 2));
        let barred = Concern::ByeBarred(tpn(3));
        let hand = RoundPairing {
            pairs: vec![pair(1, 2)],
            bye: Some(tpn(3)),
        };
        let made = HandMade::without_rules(&hand, vec![turned, barred]);
        assert_eq!(made.differing, hand.pairs);
        assert_eq!((made.other_bye, made.is_as_ruled()), (true, false));
        assert_eq!(made.concerns, [barred, turned]);
        let even = RoundPairing { bye: None, ..hand };
        assert!(!HandMade::without_rules(&even, Vec::new()).other_bye);
    }
}
