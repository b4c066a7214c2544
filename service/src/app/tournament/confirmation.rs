//! The confirmation of acts that touch the integrity of an event. All such acts use it, and it cannot be switched off (levels of
//! FIDE's acceptance rules for software).
//!
//! | level | what happens |
//! |---|---|
//! | 2, notice | the act is done and reported |
//! | 3, confirm | the act is done after a confirmation with a reason |
//! | 4, confirm twice | the consequences are named; the act is done after a second confirmation, with a reason |
//! | 5, refuse | the act is refused in FIDE mode; outside FIDE mode it is treated as level 4 |

use crate::{
    app::{AppError, Checks, Problem, Refusal},
    formats::trf::IntegrityEvent,
    pairing::Level,
};

/// The arbiter's answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Confirmation {
    /// Reason, 1–200 characters.
    pub reason: String,
    /// Whether the second question was confirmed.
    pub sure: bool,
}

/// An objection to an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Objection {
    /// The number of rounds changes after round 1 is published.
    RoundsChanged {
        /// Number of rounds before.
        from: i32,
        /// Number of rounds now.
        to: i32,
    },
    /// Tie-breaks, their edition, or the treatment of unrated participants change after round 1 is published.
    TieBreaksChanged,
    /// The points of results or byes change after round 1 is published.
    PointsChanged,
    /// A pair is forbidden after round 1 is published.
    PairForbidden,
    /// A forbidden pair is allowed again after round 1 is published.
    PairAllowed,
    /// A participant gets half-point byes in more than one round.
    SecondHalfPointBye {
        /// Round of the other half-point bye.
        other: i32,
    },
    /// A participant gets more half-point byes than the event allows.
    TooManyHalfPointByes {
        /// Maximum number that the event allows.
        most: i32,
    },
    /// A half-point bye in a round for which the event allows none.
    LateHalfPointBye {
        /// Last round for which the event allows one.
        last: i32,
    },
    /// A half-point bye for a participant who is barred from them.
    BarredHalfPointBye,
    /// Round 1 is prepared without any check-in.
    NobodyCheckedIn,
    /// A participant gets a full point without playing, by decision of the organiser.
    FullPointBye,
    /// The tournament leaves FIDE mode for good.
    FideModeLeft,
    /// This server takes back a tournament that was handed over to another one.
    HandOverTakenBack,
    /// Two equally ranked participants exchange their pairing numbers.
    NumbersExchanged,
    /// All participants are renumbered by the initial ranking.
    Renumbered,
    /// An act that touched the integrity of the tournament is undone.
    Undo(IntegrityEvent),
}

impl Objection {
    /// The level at which it is asked about.
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

    /// How it is recorded for the report; `None` if it only needs a confirmation.
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

    /// Stable name used in messages: `rounds-changed`.
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
    /// The level of the most serious objection.
    pub level: Level,
    /// The objections, the most serious first.
    pub objections: Vec<Objection>,
    /// The reason already given, if only the second confirmation is missing.
    pub second: Option<String>,
    /// What is wrong with the given reason, if one was given.
    pub refused: Option<Problem>,
}

/// Checks a reason and returns it as it will be recorded.
///
/// # Errors
/// Field `reason`: empty, or longer than 200 characters.
pub fn reason(text: &str) -> Result<String, AppError> {
    let mut checks = Checks::default();
    let reason = checks.required("reason", text, 200);
    checks.finish()?;
    Ok(reason)
}

/// Lets an act pass against `objections`. Returns the reason to be recorded, if one was needed.
///
/// # Errors
/// [`Refusal::Asked`] until the arbiter's answer is enough for the most serious objection.
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
    // At the first question an empty reason is not an error yet.
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
