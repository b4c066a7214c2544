//! What the Laws make of an event at the board. A verdict alone changes nothing: see [`confirm`](super::confirm).

use crate::{
    app::{Actor, AppError, Context},
    clock::{self, Kind as Chess, LateVerdict},
    event::{BoardResult, Colour},
    rules::{
        Color, Move,
        can_mate::Verdict as Mate,
        notation::NotationError,
        touched::Permitted,
        verdict::{
            AgreementError, ClaimError, ClaimRuling, IllegalPosition, IllegalRuling,
            PositionRuling, Prescribed, Ruling, Verdict,
        },
    },
};

use super::{
    arbitration::Arbitration,
    question::{Noticed, Question},
    view::{self, GameView},
};

mod answer;

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
    /// An illegal position.
    Position {
        /// What follows.
        ruling: PositionRuling,
        /// What is wrong with the men as written; `None` where they were not.
        men: Option<IllegalPosition>,
    },
    /// The men as written are not what the arbiter says of them.
    PositionDiffers {
        /// Whether they stand illegally, in the sense of A.5.4.
        is_illegal: bool,
    },
    /// The men as written are no board.
    PositionUnreadable,
    /// Touched men.
    Touched(Permitted),
    /// The squares of touched men cannot be read.
    SquaresUnreadable,
    /// Lateness.
    Late {
        /// What it leads to.
        verdict: LateVerdict,
        /// Minutes after the start of the round.
        minutes: u32,
    },
    /// The minutes cannot be read.
    MinutesUnreadable,
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
            }
            | Answer::Position {
                ruling: PositionRuling::Decided(ruling),
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
        if let Answer::Late {
            verdict: LateVerdict::Lost,
            ..
        } = &self.answer
        {
            return Some(match self.question.colour() {
                Some(Colour::White) => BoardResult::BlackWinsByForfeit,
                Some(Colour::Black) => BoardResult::WhiteWinsByForfeit,
                None => BoardResult::DoubleForfeit,
            });
        }
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
            (
                Answer::Position {
                    ruling: PositionRuling::Intervene,
                    ..
                },
                _,
            ) => "7.5.1",
            (Answer::Position { .. } | Answer::PositionDiffers { .. }, _) => "A.5.4",
            (Answer::Touched(permitted), _) => permitted.article.0,
            (
                Answer::Late {
                    verdict: LateVerdict::Plays { .. },
                    ..
                },
                Question::Late { by: None, .. },
            ) => "6.7.2",
            (Answer::Late { .. }, _) => "6.7.1",
            (
                Answer::NotEnded
                | Answer::PositionUnreadable
                | Answer::SquaresUnreadable
                | Answer::MinutesUnreadable,
                _,
            ) => "",
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

/// The kind of chess that the settings say.
#[must_use]
pub const fn chess_kind(kind: clock::Kind) -> Chess {
    match kind {
        clock::Kind::Standard => Chess::Standard,
        clock::Kind::Rapid => Chess::Rapid,
        clock::Kind::Blitz => Chess::Blitz,
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
    let chess = chess_kind(view.summary.kind);
    let settings = view.settings.clone();
    let prescribed = answer::prescribed(&view, question);
    let answer = answer::answer(&view, chess, &settings, question, prescribed);
    Ok(Judged {
        view,
        question: question.clone(),
        chess,
        settings,
        prescribed,
        answer,
    })
}
