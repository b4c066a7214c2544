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
