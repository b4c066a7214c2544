//! What the Laws make of an event at the board. A verdict alone changes nothing: see [`confirm`](super::confirm).

use std::time::Duration;

use crate::{
    app::{Actor, AppError, Context},
    clock::{Kind as Chess, TimeControl},
    event::{BoardResult, Colour},
    rules::{
        Color, Move,
        can_mate::{Budget, Verdict as Mate, can_mate_while, dead_position},
        diagnosis::{Article, Attempt},
        history::Game,
        mate_possibility::MatePossibility,
        notation::{Language, NotationError, read_move_in},
        position::color,
        verdict::{
            self, AgreementError, Claim, ClaimError, ClaimRuling, IllegalAct, IllegalRuling,
            Prescribed, Reason, Ruling, Verdict,
        },
    },
    time::Deadline,
};

use super::{
    arbitration::Arbitration,
    question::{ClaimOn, IllegalReport, Noticed, Question},
    view::{self, GameView},
};

/// How long the arbiter waits for the answer whether a player can still mate.
const PATIENCE: Duration = Duration::from_millis(1_900);

/// The answer.
#[derive(Clone, Debug)]
pub enum Answer {
    /// Flag, resignation, agreement, an end that came of itself.
    Ends {
        /// What becomes of the game.
        ruling: Ruling,
        /// Whether the opponent can mate, with line or proof; `None` where it was not asked.
        mate: Option<Mate>,
    },
    /// An illegal act.
    Illegal {
        /// What follows.
        ruling: IllegalRuling,
        /// As above, asked only for the second one.
        mate: Option<Mate>,
    },
    /// A second act within a move that was penalised already.
    CountedAlready,
    /// A claim that was heard.
    Claim {
        /// What follows.
        ruling: Box<ClaimRuling>,
        /// The announced move, when it is legal.
        announced: Option<Move>,
    },
    /// A claim that is not heard.
    NotHeard(ClaimError),
    /// A draw that cannot be agreed yet.
    NoAgreement(AgreementError),
    /// The game has not ended of itself.
    NotEnded,
    /// The announced move is not a move.
    Unreadable(NotationError),
}

/// A verdict with the game it was found in.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The game.
    pub view: GameView,
    /// What was asked.
    pub question: Question,
    /// Standard, rapid or blitz.
    pub chess: Chess,
    /// The event's settings at this moment.
    pub settings: Arbitration,
    /// Moves that the flagged player had to complete and completed.
    pub prescribed: Option<Prescribed>,
    /// The answer.
    pub answer: Answer,
}

impl Judged {
    /// The ruling about the whole game, if the answer is one.
    #[must_use]
    pub fn ruling(&self) -> Option<Ruling> {
        match &self.answer {
            Answer::Ends { ruling, .. }
            | Answer::Illegal {
                ruling: IllegalRuling::Ends(ruling),
                ..
            } => Some(*ruling),
            Answer::Claim { ruling, .. } => match ruling.as_ref() {
                ClaimRuling::Decided { ruling, .. } => Some(*ruling),
                ClaimRuling::Wrong { .. } => None,
            },
            _ => None,
        }
    }

    /// The result that follows; none where nothing follows of itself.
    #[must_use]
    pub fn result(&self) -> Option<BoardResult> {
        result_of(self.ruling()?.verdict)
    }

    /// The article on which the answer rests.
    #[must_use]
    pub fn article(&self) -> &'static str {
        if let Some(ruling) = self.ruling() {
            return ruling.article.0;
        }
        match (&self.answer, &self.question) {
            (
                Answer::Illegal {
                    ruling: IllegalRuling::TimeAdded { article, .. },
                    ..
                },
                _,
            ) => article.0,
            (
                Answer::Illegal {
                    ruling: IllegalRuling::Stands,
                    ..
                },
                Question::Illegal(report),
            ) if report.noticed == Noticed::AfterReply => "A.5.2",
            (Answer::Illegal { .. } | Answer::CountedAlready, Question::Illegal(report)) => {
                report.act.article().0
            }
            (Answer::Claim { .. }, _) => "9.5.3",
            (Answer::NotHeard(ClaimError::HasTouched), _) => "9.4",
            (Answer::NoAgreement(AgreementError::TooEarly(_)), _) => "9.1.1",
            (Answer::NoAgreement(_), _) => "5.2.3",
            (Answer::NotEnded, _) => "",
            _ => "9.2",
        }
    }
}

fn win(winner: Color) -> BoardResult {
    match winner {
        Color::White => BoardResult::WhiteWins,
        Color::Black => BoardResult::BlackWins,
    }
}

/// The result that a verdict gives; nothing undecided becomes one.
#[must_use]
pub fn result_of(verdict: Verdict) -> Option<BoardResult> {
    match verdict {
        Verdict::EarlierEnd { end, .. } => Some(end.winner().map_or(BoardResult::Draw, win)),
        Verdict::Won(winner) => Some(win(winner)),
        Verdict::Drawn => Some(BoardResult::Draw),
        Verdict::Continues | Verdict::ArbiterDecides(_) => None,
    }
}

/// The kind of chess from its code in the settings.
#[must_use]
pub fn chess_kind(code: &str) -> Chess {
    match code {
        "rapid" => Chess::Rapid,
        "blitz" => Chess::Blitz,
        _ => Chess::Standard,
    }
}

/// Whether the opponent of `colour` can mate; not searched when the game is over already.
fn opponent(game: &Game, colour: Colour) -> (MatePossibility, Option<Mate>) {
    if game.has_ended() {
        return (MatePossibility::Unknown, None);
    }
    let deadline = Deadline::within(PATIENCE);
    let winner = color(colour).other();
    let go_on = || deadline.is_ahead();
    let mate = can_mate_while(game.position(), winner, Budget::FLAG_FALL, &go_on);
    (MatePossibility::from(&mate), Some(mate))
}

fn claim_answer(
    game: &Game,
    chess: Chess,
    settings: &Arbitration,
    (by, on, announced, touched): (Colour, ClaimOn, &str, bool),
) -> Answer {
    let announced = announced.trim();
    let (attempt, legal) = if announced.is_empty() {
        (None, None)
    } else {
        match read_move_in(game, announced, Language::ItalianOrEnglish) {
            Ok(reading) => (Some(Attempt::of(reading.played)), Some(reading.played)),
            Err(NotationError::Illegal { attempts }) => {
                match attempts.iter().find_map(|tried| tried.attempt) {
                    Some(attempt) => (Some(attempt), None),
                    None => return Answer::Unreadable(NotationError::Illegal { attempts }),
                }
            }
            Err(error) => return Answer::Unreadable(error),
        }
    };
    let judge = |claim| {
        let kind = (chess, settings.supervision);
        verdict::claim(game, color(by), claim, touched, kind, settings.points)
    };
    let repetition = attempt.map_or(Claim::Threefold, Claim::ThreefoldBy);
    let fifty = attempt.map_or(Claim::FiftyMoves, Claim::FiftyMovesBy);
    let found = match on {
        ClaimOn::Repetition => judge(repetition),
        ClaimOn::FiftyMoves => judge(fifty),
        ClaimOn::Either => match judge(repetition) {
            Ok(wrong @ ClaimRuling::Wrong { .. }) => match judge(fifty) {
                Ok(right @ ClaimRuling::Decided { .. }) => Ok(right),
                _ => Ok(wrong),
            },
            other => other,
        },
    };
    match found {
        Ok(ruling) => Answer::Claim {
            ruling: Box::new(ruling),
            announced: legal,
        },
        Err(error) => Answer::NotHeard(error),
    }
}

fn illegal_answer(
    view: &GameView,
    chess: Chess,
    settings: &Arbitration,
    report: &IllegalReport,
) -> Answer {
    if report.noticed == Noticed::AfterGame {
        // Nothing is corrected after the game (7.5.1); the record says that it happened.
        return Answer::Illegal {
            ruling: IllegalRuling::Stands,
            mate: None,
        };
    }
    let counted = u32::try_from(view.illegal_moves(report.by)).unwrap_or(u32::MAX);
    if report.same_move && counted > 0 {
        return Answer::CountedAlready;
    }
    let case = IllegalAct {
        act: report.act,
        offender: color(report.by),
        kind: chess,
        supervision: settings.supervision,
        earlier: counted,
        clock_pressed: report.noticed != Noticed::BeforePressing,
        opponent_has_moved: report.noticed == Noticed::AfterReply,
    };
    let (chances, mate) = if case.earlier > 0 && case.clock_pressed {
        opponent(&view.game, report.by)
    } else {
        (MatePossibility::Unknown, None)
    };
    let ruling = verdict::illegal_act(&view.game, case, chances, settings.points);
    Answer::Illegal { ruling, mate }
}

/// An end that the record proves: one of the Laws' automatic ends, or a dead position found by reasoning.
fn end_answer(game: &Game) -> Answer {
    if let Some(ruling) = verdict::earlier_end(game) {
        return Answer::Ends { ruling, mate: None };
    }
    let dead =
        game.edition().provisions().dead_position && dead_position(game.position()).is_some();
    if !dead {
        return Answer::NotEnded;
    }
    let ruling = Ruling {
        verdict: Verdict::Drawn,
        article: Article("5.2.2"),
        reason: Some(Reason::DeadPosition),
        setting: None,
    };
    Answer::Ends { ruling, mate: None }
}

fn prescribed(view: &GameView, question: &Question) -> Option<Prescribed> {
    let Question::Flag {
        by,
        period,
        unpressed,
    } = question
    else {
        return None;
    };
    let Ok(control) = view.summary.time_control.parse::<TimeControl>() else {
        return Some(Prescribed::REST_OF_GAME);
    };
    let of = |period| Prescribed::of(&view.game, color(*by), &control, period, !unpressed);
    // The period of the next own move, unless the arbiter says which one it was.
    let now = || {
        let next = of(1).completed.saturating_add(1);
        let place = control.schedule(*by).place(next);
        place.map_or(1, |place| place.period)
    };
    Some(of(period.unwrap_or_else(now)))
}

fn answer(
    view: &GameView,
    chess: Chess,
    settings: &Arbitration,
    question: &Question,
    moves: Option<Prescribed>,
) -> Answer {
    let game = &view.game;
    let points = settings.points;
    match question {
        Question::Flag { by, .. } => {
            let moves = moves.unwrap_or(Prescribed::REST_OF_GAME);
            let (chances, mate) = if moves.are_completed() {
                (MatePossibility::Unknown, None)
            } else {
                opponent(game, *by)
            };
            let ruling = verdict::flag_fall(game, color(*by), moves, chances, points);
            Answer::Ends { ruling, mate }
        }
        Question::Resignation(by) => {
            let (chances, mate) = opponent(game, *by);
            let ruling = verdict::resignation(game, color(*by), chances, points);
            Answer::Ends { ruling, mate }
        }
        Question::Agreement => {
            let limit = u32::try_from(view.summary.draw_offer_limit).unwrap_or(0);
            match verdict::agreement(game, limit) {
                Ok(ruling) => Answer::Ends { ruling, mate: None },
                // A game that is not recorded move by move may be agreed drawn all the same.
                Err(_) if game.plies() == 0 && limit == 0 => Answer::Ends {
                    ruling: Ruling {
                        verdict: Verdict::Drawn,
                        article: Article("5.2.3"),
                        reason: Some(Reason::Agreement),
                        setting: None,
                    },
                    mate: None,
                },
                Err(error) => Answer::NoAgreement(error),
            }
        }
        Question::End => end_answer(game),
        Question::Illegal(report) => illegal_answer(view, chess, settings, report),
        Question::Claim {
            by,
            on,
            announced,
            touched,
        } => {
            let asked = (*by, *on, announced.as_str(), *touched);
            claim_answer(game, chess, settings, asked)
        }
    }
}

/// Answers a question about the game as it stands. May search for a second: off the event loop.
///
/// # Errors
/// Not an arbiter of this tournament; no such pairing.
pub fn judge(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    pairing: i32,
    question: &Question,
) -> Result<Judged, AppError> {
    judge_correcting(ctx, actor, slug, pairing, question, None)
}

/// [`judge`] as if an earlier record, which this one corrects, did not stand.
///
/// # Errors
/// Not an arbiter of this tournament; no such pairing.
pub fn judge_correcting(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    pairing: i32,
    question: &Question,
    corrected: Option<i32>,
) -> Result<Judged, AppError> {
    let mut view = view::of_pairing(ctx, actor, slug, pairing)?;
    for line in &mut view.incidents {
        if Some(line.id) == corrected {
            line.counts = false;
        }
    }
    let chess = chess_kind(&view.summary.kind);
    let settings = view.settings.clone();
    let prescribed = prescribed(&view, question);
    let answer = answer(&view, chess, &settings, question, prescribed);
    Ok(Judged {
        view,
        question: question.clone(),
        chess,
        settings,
        prescribed,
        answer,
    })
}
