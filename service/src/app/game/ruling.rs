//! The verdict of the Laws on an event at the board. A verdict alone changes nothing: see [`confirm`](super::confirm).

use std::{fmt, sync::Arc};

use crate::{
    clock::Kind as Chess,
    event::{BoardResult, Colour},
    rules::{
        Color, Move,
        can_mate::Verdict as Mate,
        history::Game,
        laws::{Article, Rule},
        notation::NotationError,
        position::PositionFault,
        verdict::{
            ClaimRuling, IllegalPosition, IllegalRuling, PositionRuling, Reason, Ruling, Verdict,
            standing_rule,
        },
    },
};

use super::{
    arbitration::Arbitration,
    decision::{Outcome, Stood},
    incident::{Event, Kind},
    position_source::PositionSource,
    view::GameView,
};

/// A question about what happened at the board, as the arbiter describes it.
pub trait Question: fmt::Debug + Send + Sync {
    /// The kind of the incident.
    fn kind(&self) -> Kind;

    /// The player concerned.
    fn colour(&self) -> Option<Colour>;

    /// Judges it by the Laws. It may search for a second.
    fn judge(&self, view: &GameView, chess: Chess) -> Answer;

    /// The event that is stored after the judgement; `None` if it cannot be recorded.
    fn event(&self, judged: &Judged) -> Option<Event>;

    /// Whether it is judged from the position, so that somebody must have entered one.
    fn needs_position(&self, _view: &GameView) -> bool {
        false
    }

    /// How many earlier acts of the player count for it. A decision is refused if this number changed since the arbiter
    /// saw it.
    fn counted(&self, _view: &GameView) -> Option<usize> {
        None
    }

    /// The pieces as the arbiter gave them, if they differ from the record.
    fn men(&self) -> Option<&str> {
        None
    }
}

/// The answer to a question.
#[derive(Clone, Debug)]
pub enum Answer {
    /// The answer to a flag, a resignation, an agreement or an automatic end.
    Ends {
        /// The ruling about the game.
        ruling: Ruling,
        /// Whether the opponent can mate, with line or proof; `None` if it was not searched.
        mate: Option<Mate>,
    },
    /// The answer to an illegal act.
    Illegal {
        /// The ruling.
        ruling: IllegalRuling,
        /// Whether the opponent can mate; searched only for the second illegal act.
        mate: Option<Mate>,
        /// The article, if the ruling names none.
        article: Article,
    },
    /// The answer to a claim that was heard.
    Claim {
        /// The ruling.
        ruling: Box<ClaimRuling>,
        /// The announced move, if it is legal.
        announced: Option<Move>,
    },
    /// The answer to an illegal position.
    Position {
        /// The ruling.
        ruling: PositionRuling,
        /// The fault of the pieces as given; `None` if they were not given.
        men: Option<IllegalPosition>,
    },
    /// An outcome that needs only its article.
    Found {
        /// The outcome.
        outcome: Outcome,
        article: Article,
        /// The cause of the result that follows.
        reason: Option<Reason>,
        /// The result that follows.
        result: Option<BoardResult>,
    },
    /// The question is not judged, with the codes of a headline and a sentence.
    Unheard {
        /// Code of the headline.
        head: &'static str,
        /// Code of the sentence below it.
        lead: &'static str,
        /// The number in that sentence.
        number: Option<u32>,
        article: Article,
    },
    /// The arbiter set up an impossible position, for these reasons.
    Impossible(Vec<PositionFault>),
    /// Nobody entered the position that the judgement needs.
    NoPosition,
    /// A question of the tree is still open.
    Open,
    /// A text in the question cannot be read.
    Illegible {
        /// Name of the field.
        field: &'static str,
        /// Code of the message about it.
        words: &'static str,
    },
    /// The announced move cannot be read as a move.
    Unreadable(NotationError),
}

impl Answer {
    /// An outcome without a result.
    pub(super) const fn found(outcome: Outcome, article: Article) -> Self {
        Self::Found {
            outcome,
            article,
            reason: None,
            result: None,
        }
    }

    /// The text in this field cannot be read; `words` is the code of the message about it.
    pub(super) const fn illegible(field: &'static str, words: &'static str) -> Self {
        Self::Illegible { field, words }
    }

    /// The question is not judged.
    pub(super) const fn unheard(head: &'static str, lead: &'static str, article: Article) -> Self {
        Self::Unheard {
            head,
            lead,
            number: None,
            article,
        }
    }
}

/// A verdict, with the game in which it was found.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The game.
    pub view: GameView,
    /// The question.
    pub question: Arc<dyn Question>,
    /// The kind of chess: standard, rapid or blitz.
    pub chess: Chess,
    /// The event's choices about arbitration at this moment.
    pub settings: Arbitration,
    pub answer: Answer,
}

impl Judged {
    /// The ruling about the whole game; `None` if the answer is not one.
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

    /// The result that follows; `None` if none follows automatically.
    #[must_use]
    pub fn result(&self) -> Option<BoardResult> {
        if let Answer::Found { result, .. } = &self.answer {
            return *result;
        }
        result_of(self.ruling()?.verdict)
    }

    /// The article that the answer is based on.
    #[must_use]
    pub fn article(&self) -> Article {
        let edition = self.view.game.edition();
        if let Some(ruling) = self.ruling() {
            return ruling.article;
        }
        match &self.answer {
            Answer::Illegal {
                ruling: IllegalRuling::TimeAdded { article, .. },
                ..
            } => *article,
            Answer::Illegal { article, .. }
            | Answer::Found { article, .. }
            | Answer::Unheard { article, .. } => *article,
            Answer::Claim { .. } => edition.article(Rule::ClaimWrong),
            Answer::Position {
                ruling: PositionRuling::Intervene,
                ..
            } => edition.article(Rule::IllegalMoveFound),
            Answer::Position { .. } => edition.article(standing_rule(self.chess)),
            Answer::Illegible { .. }
            | Answer::Impossible(_)
            | Answer::NoPosition
            | Answer::Open => Article::SILENT,
            Answer::Ends { .. } | Answer::Unreadable(_) => edition.article(Rule::Repetition),
        }
    }

    /// The game with the announced move of a claim played.
    #[must_use]
    pub fn with_announced(&self) -> Game {
        let mut game = self.view.game.clone();
        if let Answer::Claim {
            announced: Some(announced),
            ..
        } = &self.answer
        {
            game.push(*announced);
        }
        game
    }

    /// The point after `ply` half-moves of the judged game: the position that was set up, or a half-move.
    pub(super) fn stood(&self, ply: u32) -> Stood {
        match &self.view.position_source {
            PositionSource::SetUp { fen, recorded } if ply == 0 => Stood {
                ply: *recorded,
                san: String::new(),
                board: Some(fen.clone()),
            },
            _ => Stood::after(&self.view.game, ply),
        }
    }

    /// The announced move, if it is legal.
    pub(super) fn announced_move(&self) -> Option<Stood> {
        let game = self.with_announced();
        (game.plies() > self.view.game.plies()).then(|| Stood::after(&game, game.plies()))
    }
}

fn win(winner: Color) -> BoardResult {
    match winner {
        Color::White => BoardResult::WhiteWins,
        Color::Black => BoardResult::BlackWins,
    }
}

/// The result that a verdict gives; `None` if it is undecided.
#[must_use]
pub fn result_of(verdict: Verdict) -> Option<BoardResult> {
    match verdict {
        Verdict::EarlierEnd { end, .. } => Some(end.winner().map_or(BoardResult::Draw, win)),
        Verdict::Won(winner) => Some(win(winner)),
        Verdict::Drawn => Some(BoardResult::Draw),
        Verdict::Continues | Verdict::ArbiterDecides(_) => None,
    }
}

/// Answers a question about the game in `view`, as if the earlier record `corrected` did not stand. It may search for a
/// second, so call it off the event loop.
#[must_use]
pub fn judge(mut view: GameView, question: Arc<dyn Question>, corrected: Option<i32>) -> Judged {
    for line in &mut view.incidents {
        if Some(line.id) == corrected {
            line.counts = false;
        }
    }
    let chess = view.summary.kind;
    let answer = match &view.position_source {
        PositionSource::Impossible(faults) => Answer::Impossible(faults.clone()),
        _ if question.needs_position(&view) && !view.position_is_known() => Answer::NoPosition,
        _ => question.judge(&view, chess),
    };
    Judged {
        settings: view.settings.clone(),
        view,
        question,
        chess,
        answer,
    }
}
