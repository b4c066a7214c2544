//! How the program asks before an act that touches the integrity of an event: one way for all of them, which cannot be
//! switched off (levels of FIDE's acceptance rules for software).
//!
//! | level | what happens |
//! |---|---|
//! | 2, notice | it is done and told |
//! | 3, confirm | it is done after a yes, with a reason |
//! | 4, confirm twice | its consequences are named; it is done after a second yes, with a reason |
//! | 5, refuse | it is not done while the tournament is in FIDE mode; outside of it, it is asked about as level 4 |

use crate::{
    app::{AppError, Checks, Problem, Refusal},
    formats::trf::IntegrityEvent,
    pairing::Level,
};

/// What the arbiter answered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Confirmation {
    /// Why, 1–200 characters.
    pub reason: String,
    /// Whether the last question was answered with yes.
    pub sure: bool,
}

/// What speaks against an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Objection {
    /// The number of rounds changes after round 1 is published.
    RoundsChanged {
        /// Rounds before.
        from: i32,
        /// Rounds now.
        to: i32,
    },
    /// The tie-breaks, their edition or what they make of unrated participants change after round 1 is published.
    TieBreaksChanged,
    /// The points of results or byes change after round 1 is published.
    PointsChanged,
    /// Two are forbidden to meet after round 1 is published.
    PairForbidden,
    /// Two who were forbidden to meet may meet again, after round 1 is published.
    PairAllowed,
    /// Somebody gets half-point byes in more than one round.
    SecondHalfPointBye {
        /// The round of the other one.
        other: i32,
    },
    /// Somebody gets more half-point byes than the event gives to a player.
    TooManyHalfPointByes {
        /// How many it gives.
        most: i32,
    },
    /// A half-point bye in a round in which the event gives none.
    LateHalfPointBye {
        /// The last round in which it gives one.
        last: i32,
    },
    /// A half-point bye for somebody whom the event gives none.
    BarredHalfPointBye,
    /// Round 1 is prepared, and nobody was checked in.
    NobodyCheckedIn,
    /// Somebody gets a whole point without playing, by decision of the organiser.
    FullPointBye,
    /// FIDE mode is left for good.
    FideModeLeft,
    /// A tournament with which another machine goes on is to go on here.
    HandOverTakenBack,
    /// Two equals change their pairing numbers.
    NumbersExchanged,
    /// Everybody is numbered anew by the initial ranking.
    Renumbered,
    /// What touched the integrity of the tournament is undone.
    Undo(IntegrityEvent),
}

impl Objection {
    /// How strongly it is asked about.
    #[must_use]
    pub const fn level(self, fide_mode: bool) -> Level {
        match self {
            Self::FullPointBye => Level::Notice,
            Self::SecondHalfPointBye { .. }
            | Self::TooManyHalfPointByes { .. }
            | Self::LateHalfPointBye { .. }
            | Self::NumbersExchanged
            | Self::Renumbered
            | Self::NobodyCheckedIn => Level::Confirm,
            Self::Undo(IntegrityEvent::ManualPairing | IntegrityEvent::Import) => {
                Level::ConfirmTwice
            }
            Self::Undo(_) => Level::Confirm,
            Self::PairForbidden | Self::PairAllowed | Self::PointsChanged if fide_mode => {
                Level::Refuse
            }
            Self::PairForbidden
            | Self::PointsChanged
            | Self::PairAllowed
            | Self::RoundsChanged { .. }
            | Self::TieBreaksChanged
            | Self::BarredHalfPointBye
            | Self::FideModeLeft
            | Self::HandOverTakenBack => Level::ConfirmTwice,
        }
    }

    /// What the report tells of it; `None` for what is only asked about.
    #[must_use]
    pub const fn event(self) -> Option<IntegrityEvent> {
        match self {
            Self::RoundsChanged { .. } => Some(IntegrityEvent::RoundsChanged),
            Self::TieBreaksChanged => Some(IntegrityEvent::TieBreaksChanged),
            Self::PointsChanged => Some(IntegrityEvent::ScoringChanged),
            Self::PairForbidden | Self::PairAllowed => Some(IntegrityEvent::Prohibition),
            Self::FullPointBye => Some(IntegrityEvent::FullPointBye),
            Self::FideModeLeft => Some(IntegrityEvent::FideModeLeft),
            Self::NumbersExchanged => Some(IntegrityEvent::Exchanged),
            Self::Renumbered => Some(IntegrityEvent::Renumbered),
            Self::Undo(_) => Some(IntegrityEvent::Undone),
            Self::SecondHalfPointBye { .. }
            | Self::TooManyHalfPointByes { .. }
            | Self::LateHalfPointBye { .. }
            | Self::BarredHalfPointBye
            | Self::NobodyCheckedIn
            | Self::HandOverTakenBack => None,
        }
    }

    /// Stable name, for messages: `rounds-changed`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::RoundsChanged { .. } => "rounds-changed",
            Self::TieBreaksChanged => "tie-breaks-changed",
            Self::PointsChanged => "points-changed",
            Self::PairForbidden => "pair-forbidden",
            Self::PairAllowed => "pair-allowed",
            Self::SecondHalfPointBye { .. } => "second-half-point-bye",
            Self::TooManyHalfPointByes { .. } => "too-many-half-point-byes",
            Self::LateHalfPointBye { .. } => "late-half-point-bye",
            Self::BarredHalfPointBye => "barred-half-point-bye",
            Self::NobodyCheckedIn => "nobody-checked-in",
            Self::FullPointBye => "full-point-bye",
            Self::FideModeLeft => "fide-mode-left",
            Self::HandOverTakenBack => "hand-over-taken-back",
            Self::NumbersExchanged => "numbers-exchanged",
            Self::Renumbered => "renumbered",
            Self::Undo(IntegrityEvent::Import) => "undo-import",
            Self::Undo(IntegrityEvent::ManualPairing) => "undo-mpa",
            Self::Undo(_) => "undo",
        }
    }
}

/// The question that must be answered before the act is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// How strongly it is asked.
    pub level: Level,
    /// What speaks against the act, the gravest first.
    pub objections: Vec<Objection>,
    /// The reason that was given, once only the second yes is lacking.
    pub second: Option<String>,
    /// What is wrong with the reason that was given, if one was.
    pub refused: Option<Problem>,
}

/// The reason, as it will be recorded.
///
/// # Errors
/// Nothing written, or too much (field `reason`).
pub fn reason(text: &str) -> Result<String, AppError> {
    let mut checks = Checks::default();
    let reason = checks.required("reason", text, 200);
    checks.finish()?;
    Ok(reason)
}

/// Lets an act be done against which `objections` speak: the reason to be recorded, where one was asked for.
///
/// # Errors
/// [`Refusal::Asked`] until the arbiter has answered as the gravest of them demands.
pub fn require(
    mut objections: Vec<Objection>,
    answer: &Confirmation,
    fide_mode: bool,
) -> Result<Option<String>, AppError> {
    objections.sort_by_key(|objection| std::cmp::Reverse(objection.level(fide_mode)));
    let Some(level) = objections.first().map(|first| first.level(fide_mode)) else {
        return Ok(None);
    };
    let asked = |objections, second, refused| {
        let question = Question {
            level,
            objections,
            second,
            refused,
        };
        Err(Refusal::Asked(Box::new(question)).into())
    };
    match level {
        Level::Notice => return Ok(None),
        Level::Refuse => return asked(objections, None, None),
        Level::Confirm | Level::ConfirmTwice => {}
    }
    // Asked for the first time: an empty reason is no mistake yet.
    if answer == &Confirmation::default() {
        return asked(objections, None, None);
    }
    match reason(&answer.reason) {
        Ok(reason) if answer.sure || level == Level::Confirm => Ok(Some(reason)),
        Ok(reason) => asked(objections, Some(reason), None),
        Err(AppError::Fields(errors)) => {
            let problem = errors.into_iter().map(|error| error.problem).next();
            asked(objections, None, problem)
        }
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(reason: &str, sure: bool) -> Confirmation {
        Confirmation {
            reason: reason.to_owned(),
            sure,
        }
    }

    fn question(objections: &[Objection], answer: &Confirmation, fide: bool) -> Question {
        match require(objections.to_vec(), answer, fide) {
            Err(AppError::Refused(Refusal::Asked(question))) => *question,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_notice_asks_nothing() {
        let told = require(vec![Objection::FullPointBye], &answer("", false), true);
        assert_eq!(told.unwrap(), None);
        assert_eq!(require(vec![], &answer("", false), true).unwrap(), None);
    }

    #[test]
    fn level_3_asks_once_for_a_reason() {
        let bye = [Objection::SecondHalfPointBye { other: 2 }];
        let first = question(&bye, &Confirmation::default(), true);
        assert_eq!((first.level, first.refused), (Level::Confirm, None));
        let done = require(bye.to_vec(), &answer(" Treno in ritardo ", false), true);
        assert_eq!(done.unwrap().as_deref(), Some("Treno in ritardo"));
        let empty = question(&bye, &answer("  ", true), true);
        assert!(empty.refused.is_some());
    }

    #[test]
    fn level_4_asks_twice_and_keeps_the_reason() {
        let all = [
            Objection::SecondHalfPointBye { other: 2 },
            Objection::RoundsChanged { from: 7, to: 6 },
        ];
        let first = question(&all, &Confirmation::default(), true);
        assert_eq!(first.level, Level::ConfirmTwice);
        assert_eq!(first.objections, [all[1], all[0]]);
        let second = question(&all, &answer("Maltempo", false), true);
        assert_eq!(second.second.as_deref(), Some("Maltempo"));
        let done = require(all.to_vec(), &answer("Maltempo", true), true);
        assert_eq!(done.unwrap().as_deref(), Some("Maltempo"));
    }

    #[test]
    fn level_5_is_not_done_in_fide_mode() {
        let pair = [Objection::PairForbidden];
        let sure = answer("Lo chiedono", true);
        let refused = question(&pair, &sure, true);
        assert_eq!((refused.level, refused.second), (Level::Refuse, None));
        assert_eq!(
            require(pair.to_vec(), &sure, false).unwrap().as_deref(),
            Some("Lo chiedono")
        );
    }
}
