//! Resignation, agreement and flags (Laws 5.1.2, 5.2.3, 6.9, Guidelines III.3).

use shakmaty::{Color, Position};
use thiserror::Error;

use super::reason::Reason;
use super::settings::{OpenPoints, Series, Setting};
use crate::clock::TimeControl;
use crate::rules::diagnosis::Ply;
use crate::rules::edition::Edition;
use crate::rules::history::{End, Game};
use crate::rules::laws::{Article, Rule};
use crate::rules::mate_possibility::MatePossibility;
use crate::rules::position::colour;

/// What becomes of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The game had already ended by itself; that result stands.
    EarlierEnd {
        /// How it had ended.
        end: End,
        /// The half-move after which it had ended.
        after: Ply,
    },
    /// This player wins.
    Won(Color),
    /// The game is drawn.
    Drawn,
    /// The game goes on.
    Continues,
    /// No result follows by itself.
    ArbiterDecides(Undecided),
}

/// Why no result follows by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Undecided {
    /// Whether the opponent can checkmate is not known.
    MateUnknown,
    /// The opponent can checkmate, but the event limits the series of moves by 9.6.
    SeriesMayBeCut,
    /// The edition of the Laws has no article for it.
    NoArticle,
    /// The announced move would checkmate.
    AnnouncedMate,
    /// Nobody knows which flag fell first, and Guidelines III do not apply.
    GuidelinesNotAnnounced,
}

/// A verdict with the article on which it rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruling {
    /// What becomes of the game.
    pub verdict: Verdict,
    /// The article.
    pub article: Article,
    /// The reason to be stored with the result, or with the result that the arbiter may decide on. `None` while the game goes on, and if no
    /// article covers the case.
    pub reason: Option<Reason>,
    /// The event's choice that decided, if the Laws leave the point open.
    pub setting: Option<Setting>,
}

pub(super) const fn ruling(
    verdict: Verdict,
    (edition, rule): (Edition, Rule),
    reason: Reason,
) -> Ruling {
    Ruling {
        verdict,
        article: edition.article(rule),
        reason: Some(reason),
        setting: None,
    }
}

/// A ruling from which no result follows.
pub(super) const fn open(verdict: Verdict, article: Article) -> Ruling {
    Ruling {
        verdict,
        article,
        reason: None,
        setting: None,
    }
}

/// The end that had already come, if any (5.1, 5.2, 9.6). It prevails over everything that happened later.
#[must_use]
pub fn earlier_end(game: &Game) -> Option<Ruling> {
    let end = game.automatic_end()?;
    let primary = end.primary()?;
    Some(Ruling {
        verdict: Verdict::EarlierEnd {
            end: primary,
            after: end.after,
        },
        article: game.edition().article(primary.rule()),
        reason: Some(Reason::from(primary)),
        setting: None,
    })
}

/// The ruling that `loser` loses, unless the opponent cannot checkmate by any series of legal moves.
pub(super) fn lost_unless_no_mate(
    loser: Color,
    opponent: MatePossibility,
    points: OpenPoints,
    (law, reason): ((Edition, Rule), Reason),
) -> Ruling {
    let verdict = match (opponent, points.series) {
        (MatePossibility::CannotMate, _) => Verdict::Drawn,
        (MatePossibility::CanMate, Series::Any) => Verdict::Won(loser.other()),
        (MatePossibility::CanMate, Series::UntilAutomaticDraw) => {
            Verdict::ArbiterDecides(Undecided::SeriesMayBeCut)
        }
        (MatePossibility::Unknown, _) => Verdict::ArbiterDecides(Undecided::MateUnknown),
    };
    // The length of the series only matters if a mate is possible.
    let setting = (opponent == MatePossibility::CanMate).then_some(Setting::Series(points.series));
    Ruling {
        setting,
        ..ruling(verdict, law, reason)
    }
}

/// The ruling if a player resigns (5.1.2). `opponent` says whether the other player could still checkmate from the position on the
/// board.
#[must_use]
pub fn resignation(
    game: &Game,
    resigner: Color,
    opponent: MatePossibility,
    points: OpenPoints,
) -> Ruling {
    if let Some(ruling) = earlier_end(game) {
        return ruling;
    }
    let law = (game.edition(), Rule::Resignation);
    if !game.edition().provisions().resignation_can_draw {
        return ruling(Verdict::Won(resigner.other()), law, Reason::Resignation);
    }
    lost_unless_no_mate(resigner, opponent, points, (law, Reason::Resignation))
}

/// Why a draw cannot be agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum AgreementError {
    /// One of the players has not made a move yet (5.2.3).
    #[error("both players must have made at least one move")]
    NoMoveYet,
    /// The event allows no offer before both players have made this number of moves (9.1.1).
    #[error("no draw may be agreed before move {0} is completed")]
    TooEarly(u32),
}

/// The ruling if the players agree to a draw (5.2.3). `not_before` is the number of moves by each player that the event demands first
/// (9.1.1), or 0.
///
/// # Errors
/// [`AgreementError`] if a draw cannot be agreed yet.
pub fn agreement(game: &Game, not_before: u32) -> Result<Ruling, AgreementError> {
    if let Some(ruling) = earlier_end(game) {
        return Ok(ruling);
    }
    let played = game.position().fullmoves().get().saturating_sub(1);
    let here = game.plies() / 2;
    if played.max(here) == 0 && game.edition().provisions().agreement_after_moves {
        return Err(AgreementError::NoMoveYet);
    }
    if played.max(here) < not_before {
        return Err(AgreementError::TooEarly(not_before));
    }
    let law = (game.edition(), Rule::Agreement);
    Ok(ruling(Verdict::Drawn, law, Reason::Agreement))
}

/// The number of moves that a player had to complete before the flag fell (6.3.1), and the number completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Prescribed {
    /// Own moves due by the end of the period, from the start of the game; `None` for a period of all the remaining moves.
    pub required: Option<u32>,
    /// Own moves completed, from the start of the game.
    pub completed: u32,
}

impl Prescribed {
    /// All the remaining moves were due: no number of moves completes the period.
    pub const REST_OF_GAME: Self = Self {
        required: None,
        completed: 0,
    };

    /// The moves that `player` had to complete by the end of `period` (from 1), and those completed in the record. A last move
    /// without a press of the clock (`pressed` false) is made but not completed (6.2.1). The moves of the record are counted, never
    /// the clock's counter (6.4, 8.6).
    #[must_use]
    pub fn of(
        game: &Game,
        player: Color,
        control: &TimeControl,
        period: u32,
        pressed: bool,
    ) -> Self {
        let first = game.initial().turn();
        let plies = game.plies();
        let own = if first == player {
            plies.div_ceil(2)
        } else {
            plies / 2
        };
        let last_is_own = game.position().turn() != player;
        Self {
            required: control.required_moves(colour(player), period),
            completed: own.saturating_sub(u32::from(last_is_own && !pressed)),
        }
    }

    /// Whether the moves are completed, so that the next period begins (6.3.1, 6.4).
    #[must_use]
    pub fn are_completed(self) -> bool {
        self.required
            .is_some_and(|required| self.completed >= required)
    }
}

/// The ruling if the fallen flag of `flagged` is noticed (6.8, 6.9). `game` holds every move that was made, even one without a press of
/// the clock. `opponent` says whether the other player could still checkmate from there. In the order of the Laws: an end that came
/// before stands; if the moves were completed, the next period begins; otherwise the game is lost or drawn.
#[must_use]
pub fn flag_fall(
    game: &Game,
    flagged: Color,
    moves: Prescribed,
    opponent: MatePossibility,
    points: OpenPoints,
) -> Ruling {
    if let Some(ruling) = earlier_end(game) {
        return ruling;
    }
    if !game.edition().provisions().flag_articles {
        return open(
            Verdict::ArbiterDecides(Undecided::NoArticle),
            Article::SILENT,
        );
    }
    if moves.are_completed() {
        return open(
            Verdict::Continues,
            game.edition().article(Rule::CheckAfterFlag),
        );
    }
    let law = (game.edition(), Rule::FlagLoses);
    lost_unless_no_mate(flagged, opponent, points, (law, Reason::Flag))
}

/// What is known when both flags are down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flags {
    /// The electronic clock shows that this player's flag fell first (6.10.1).
    First(Color, Prescribed),
    /// It is not known which flag fell first, and another period follows.
    UnknownBeforeLastPeriod,
    /// It is not known which flag fell first, and all remaining moves were due in this period.
    UnknownInLastPeriod,
}

/// The ruling if both flags are down (6.10.1, Guidelines III.3). `can_mate` answers for either winner. `guidelines` says whether
/// Guidelines III apply to this game ([`OpenPoints::guidelines_iii`]); in the edition of 2014 the same rule is a law (6.11) and always
/// applies. Otherwise no article decides, if the clock does not show which flag fell first.
#[must_use]
pub fn both_flags(
    game: &Game,
    flags: Flags,
    can_mate: impl Fn(Color) -> MatePossibility,
    points: OpenPoints,
    guidelines: bool,
) -> Ruling {
    if let Some(ruling) = earlier_end(game) {
        return ruling;
    }
    let edition = game.edition();
    if !edition.provisions().flag_articles {
        return open(
            Verdict::ArbiterDecides(Undecided::NoArticle),
            Article::SILENT,
        );
    }
    if let Flags::First(flagged, moves) = flags {
        return flag_fall(game, flagged, moves, can_mate(flagged.other()), points);
    }
    let is_law = edition.provisions().both_flags_are_law;
    let found = match flags {
        _ if !guidelines && !is_law => open(
            Verdict::ArbiterDecides(Undecided::GuidelinesNotAnnounced),
            edition.article(Rule::ClockDefect),
        ),
        Flags::UnknownInLastPeriod => {
            let law = (edition, Rule::BothFlagsLast);
            ruling(Verdict::Drawn, law, Reason::BothFlags)
        }
        _ => open(Verdict::Continues, edition.article(Rule::BothFlagsEarlier)),
    };
    Ruling {
        setting: (!is_law).then_some(Setting::QuickplayFinish(points.quickplay_finish)),
        ..found
    }
}
