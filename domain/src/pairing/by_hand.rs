//! A round made by hand, judged against the round of the rules: what an arbiter is told before they publish it.
//!
//! | source | item |
//! |---|---|
//! | levels of warning (FIDE's acceptance rules for software) | [`Level`] |
//! | what speaks against a single seat (C.04.1, C.04.3 art. 2.1, 5) | [`Concern`] |
//! | criteria that change (C.04.3 art. 2.2–2.5) | [`CriterionChange`] |
//! | all of it together | [`HandMade`] |

use std::cmp::Reverse;

use super::{Pair, RoundPairing, dutch::Criterion};
use crate::event::{Points, RoundNumber, Tpn};

/// How strongly the arbiter is asked before something is done. Nobody can switch it off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// 2: it is done, and the arbiter is told.
    Notice,
    /// 3: it is done after a yes with a reason.
    Confirm,
    /// 4: its consequences are named, and it is done after a second yes with a reason.
    ConfirmTwice,
    /// 5: it is refused.
    Refuse,
}

impl Level {
    /// Number of the level in FIDE's acceptance rules, 2 to 5.
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
    /// The two have met before, in this round (C1).
    Rematch(Pair, RoundNumber),
    /// The event forbids the pair.
    Forbidden(Pair),
    /// The player may not have the bye that they get (C2).
    ByeBarred(Tpn),
    /// The player gets the same colour for the third time in a row (C11).
    ThirdColour(Tpn),
    /// The player gets a colour difference beyond two (C10).
    ColourDifference(Tpn),
    /// Each of the two gets the colour that they are not due.
    BothAgainstDue(Pair),
    /// The colours differ from those that art. 5 gives the two.
    ColoursTurned(Pair),
}

impl Concern {
    /// How strongly the arbiter is asked about it.
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

    /// Whether the rules forbid it absolutely, so that no round of the rules contains it.
    #[must_use]
    pub const fn is_absolute(self) -> bool {
        matches!(
            self,
            Self::Rematch(..) | Self::Forbidden(_) | Self::ByeBarred(_)
        )
    }
}

/// A criterion whose value in one bracket differs in the round made by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CriterionChange {
    /// Score of the bracket; `None` for a criterion of the whole round (C5).
    pub score: Option<Points>,
    /// The criterion.
    pub criterion: Criterion,
    /// Its value in the round of the rules: a count, or a descending list of half-points. Less is better.
    pub ruled: Vec<i32>,
    /// Its value in the round made by hand.
    pub by_hand: Vec<i32>,
    /// Those whom it concerns in the round made by hand, but not in the round of the rules.
    pub who: Vec<Tpn>,
}

impl CriterionChange {
    /// Whether the value is worse in the round made by hand.
    #[must_use]
    pub fn is_worse(&self) -> bool {
        self.by_hand > self.ruled
    }
}

/// A round made by hand, compared with the round of the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandMade {
    /// Boards whose players or colours the rules do not give.
    pub differing: Vec<Pair>,
    /// Whether the bye differs.
    pub other_bye: bool,
    /// What speaks against these seats, the strongest first.
    pub concerns: Vec<Concern>,
    /// Criteria whose values differ, by bracket, then in their order; empty while somebody has no seat.
    pub criteria: Vec<CriterionChange>,
}

impl HandMade {
    /// For a round for which the rules give no pairing: every seat counts as differing.
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

    /// Whether the round is the one that the rules give.
    #[must_use]
    pub const fn is_as_ruled(&self) -> bool {
        self.differing.is_empty() && !self.other_bye
    }

    /// How strongly the arbiter is asked before it is published. A round that differs from the rules needs a yes with a reason.
    /// `None` if nothing needs to be said.
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

    /// The first value that differs decides; less is better.
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

    /// A round that differs from the rules needs a yes with a reason; other concerns are only told.
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

    /// If the rules give no round, every seat differs, and the strongest concern comes first.
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
