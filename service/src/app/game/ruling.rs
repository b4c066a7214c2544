//! What the Laws make of an event at the board. A verdict alone changes nothing: see [`confirm`](super::confirm).

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

/// What happened at the board, as the arbiter puts it.
pub trait Question: fmt::Debug + Send + Sync {
    /// The kind of incident that it is.
    fn kind(&self) -> Kind;

    /// The player concerned.
    fn colour(&self) -> Option<Colour>;

    /// What the Laws make of it. May search for a second.
    fn judge(&self, view: &GameView, chess: Chess) -> Answer;

    /// What is stored of it once it is judged; nothing for what cannot be recorded.
    fn event(&self, judged: &Judged) -> Option<Event>;

    /// Whether it is judged from the position: then somebody must have entered it.
    fn needs_position(&self, _view: &GameView) -> bool {
        false
    }

    /// How many earlier acts of the player count for it: a decision stands only while this is as the arbiter saw it.
    fn counted(&self, _view: &GameView) -> Option<usize> {
        None
    }

    /// The men as the arbiter wrote them, where they are not those of the record.
    fn men(&self) -> Option<&str> {
        None
    }
}

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
        /// The article, where the ruling names none.
        article: Article,
    },
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
    /// An outcome that needs no more than its article.
    Found {
        /// What follows.
        outcome: Outcome,
        article: Article,
        /// The cause of the result that follows.
        reason: Option<Reason>,
        /// The result that follows.
        result: Option<BoardResult>,
    },
    /// What was asked is not judged: codes of the headline and of what is said below it.
    Unheard {
        /// Code of the headline.
        head: &'static str,
        /// What is said below it.
        lead: &'static str,
        /// The number in it.
        number: Option<u32>,
        article: Article,
    },
    /// The position that was set up cannot be, for these reasons.
    Impossible(Vec<PositionFault>),
    /// Nobody entered the position from which it would be judged.
    NoPosition,
    /// A question of a tree is open.
    Open,
    /// A text of the question cannot be read.
    Illegible {
        /// Name of its field.
        field: &'static str,
        /// Code of what is said of it.
        words: &'static str,
    },
    /// The announced move is not a move.
    Unreadable(NotationError),
}

impl Answer {
    /// An outcome without result.
    pub(super) const fn found(outcome: Outcome, article: Article) -> Self {
        Self::Found {
            outcome,
            article,
            reason: None,
            result: None,
        }
    }

    /// The text in this field cannot be read; `words` is the code of what is said of it.
    pub(super) const fn illegible(field: &'static str, words: &'static str) -> Self {
        Self::Illegible { field, words }
    }

    /// What was asked is not judged.
    pub(super) const fn unheard(head: &'static str, lead: &'static str, article: Article) -> Self {
        Self::Unheard {
            head,
            lead,
            number: None,
            article,
        }
    }
}

/// A verdict with the game it was found in.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The game.
    pub view: GameView,
    /// What was asked.
    pub question: Arc<dyn Question>,
    /// Standard, rapid or blitz.
    pub chess: Chess,
    /// The event's settings at this moment.
    pub settings: Arbitration,
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
        if let Answer::Found { result, .. } = &self.answer {
            return *result;
        }
        result_of(self.ruling()?.verdict)
    }

    /// The article on which the answer rests.
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

    /// The game with the announced move of a claim, as if made.
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

    /// Where the game stood after `ply` half-moves of what was judged: the position that was set up, or a half-move.
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

    /// That move, when it is legal.
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

/// Answers a question about the game as it stands in `view`, as if `corrected`, an earlier record, did not stand. May
/// search for a second: off the event loop.
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
