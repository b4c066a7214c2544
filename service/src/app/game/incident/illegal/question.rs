//! An illegal act as the arbiter describes it (7.5), and its judgement by the Laws.

use std::sync::Arc;

use super::{super::event::Event, Act as Recorded};
use crate::{
    app::game::{
        decision::Outcome,
        incident::{
            Asked, Kind,
            chances::{Search, opponent},
            page::{Page, no_others},
        },
        ruling::{Answer, Judged, Question},
        view::GameView,
    },
    clock::Kind as Chess,
    event::Colour,
    rules::{
        laws::Rule,
        mate_possibility::MatePossibility,
        position::color,
        verdict::{self, Act, Held, IllegalAct, IllegalRuling},
    },
};

/// The page of an illegal act.
pub const PAGE: Page = Page {
    address: "illegal",
    title: "ruling-title-illegal",
    fields: &["act", "written", "noticed", "same", "continued", "search"],
    confirmed_with: &["continued"],
    waits_for: None,
    is_proposal: true,
    question,
    form: None,
    others: no_others,
};

fn question(asked: &Asked, mover: Colour) -> Arc<dyn Question> {
    Arc::new(Report {
        by: asked.side().unwrap_or(mover),
        act: Act::from_code(asked.get("act")).unwrap_or(Act::IllegalMove),
        written: asked.cut("written", 40),
        noticed: Noticed::from_code(asked.get("noticed")),
        same_move: asked.is_on("same"),
        continued: asked.cut("continued", 2000),
        search: Search::from_code(asked.get("search")),
    })
}

/// The moment when an illegal move was noticed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Noticed {
    /// Before the clock was pressed: the move is not completed (7.5.1).
    BeforePressing,
    /// After the clock was pressed.
    #[default]
    AtOnce,
    /// After the opponent's next move (A.5.2).
    AfterReply,
    /// After the game.
    AfterGame,
}

impl Noticed {
    /// Every moment, in order.
    pub const ALL: [Self; 4] = [
        Self::AtOnce,
        Self::AfterReply,
        Self::AfterGame,
        Self::BeforePressing,
    ];

    /// Code in forms and addresses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::BeforePressing => "before-pressing",
            Self::AtOnce => "at-once",
            Self::AfterReply => "after-reply",
            Self::AfterGame => "after-game",
        }
    }

    /// The moment with this code; any other text means `AtOnce`.
    #[must_use]
    pub fn from_code(code: &str) -> Self {
        let found = Self::ALL.into_iter().find(|noticed| noticed.code() == code);
        found.unwrap_or_default()
    }
}

/// An illegal act as the arbiter describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The player who committed it.
    pub by: Colour,
    /// The illegal act (7.5.1–7.5.4).
    pub act: Act,
    /// The move as written or made; may be empty.
    pub written: String,
    /// When it was noticed.
    pub noticed: Noticed,
    /// Whether it belongs to a move that was already penalised: two acts in one move count once.
    pub same_move: bool,
    /// The moves written after an illegal move that stands, as written.
    pub continued: String,
    /// Limit of the search for a mate, which the second illegal move needs.
    pub search: Search,
}

impl Report {
    /// What the position shows about the act; nothing if nobody entered the position.
    #[must_use]
    pub fn held(&self, view: &GameView) -> Held {
        if view.position_is_known() {
            verdict::held(&view.game, color(self.by), self.act, &self.written)
        } else {
            Held::Silent
        }
    }

    /// The act in the form in which the Laws judge it.
    fn case(&self, view: &GameView, chess: Chess) -> IllegalAct {
        IllegalAct {
            act: self.act,
            offender: color(self.by),
            kind: chess,
            supervision: view.settings.supervision,
            earlier: u32::try_from(view.illegal_moves(self.by)).unwrap_or(u32::MAX),
            clock_pressed: self.noticed != Noticed::BeforePressing,
            opponent_has_moved: self.noticed == Noticed::AfterReply,
        }
    }

    /// Whether it may end the game: the second one (7.5.5), and in some editions the first.
    fn may_end(&self, view: &GameView, chess: Chess) -> bool {
        let case = self.case(view, chess);
        case.clock_pressed
            && self.noticed != Noticed::AfterGame
            && !(self.same_move && case.earlier > 0)
            && (case.earlier > 0 || case.loses_at_once(view.game.edition()))
    }

    fn illegal(&self, view: &GameView, chess: Chess, ruling: IllegalRuling) -> Answer {
        let edition = view.game.edition();
        let is_late =
            matches!(ruling, IllegalRuling::Stands) && self.noticed == Noticed::AfterReply;
        Answer::Illegal {
            ruling,
            mate: None,
            article: edition.article(if is_late && chess == Chess::Blitz {
                Rule::BlitzIllegal
            } else if is_late {
                Rule::RapidIllegal
            } else {
                self.act.rule()
            }),
        }
    }
}

impl Question for Report {
    fn kind(&self) -> Kind {
        Kind::IllegalMove
    }

    fn colour(&self) -> Option<Colour> {
        Some(self.by)
    }

    fn counted(&self, view: &GameView) -> Option<usize> {
        Some(view.illegal_moves(self.by))
    }

    fn needs_position(&self, view: &GameView) -> bool {
        self.may_end(view, view.summary.kind) && view.game.edition().provisions().penalties
    }

    fn judge(&self, view: &GameView, chess: Chess) -> Answer {
        let edition = view.game.edition();
        match self.held(view) {
            Held::Legal => return Answer::found(Outcome::Legal, edition.article(Rule::LegalMove)),
            Held::NoPawn => {
                let law = edition.article(self.act.rule());
                return Answer::unheard("act-no-pawn", "act-no-pawn-lead", law);
            }
            Held::Illegal(_) | Held::Silent => {}
        }
        if self.noticed == Noticed::AfterGame {
            // After the game nothing is corrected (7.5.1); the incident only records the move.
            return self.illegal(view, chess, IllegalRuling::Stands);
        }
        let case = self.case(view, chess);
        if self.same_move && case.earlier > 0 {
            let law = edition.article(self.act.rule());
            return Answer::found(Outcome::CountedAlready, law);
        }
        let (chances, mate) = if self.may_end(view, chess) {
            opponent(&view.game, self.by, self.search)
        } else {
            (MatePossibility::Unknown, None)
        };
        let ruling = verdict::illegal_act(&view.game, case, chances, view.settings.points);
        match self.illegal(view, chess, ruling) {
            Answer::Illegal {
                ruling, article, ..
            } => Answer::Illegal {
                ruling,
                mate,
                article,
            },
            other => other,
        }
    }

    fn event(&self, judged: &Judged) -> Option<Event> {
        Some(Event::Illegal(Recorded {
            act: self.act,
            written: self.written.clone(),
            earlier: u32::try_from(judged.view.illegal_moves(self.by)).unwrap_or(u32::MAX),
            same_move: self.same_move,
            continued: self.continued.clone(),
        }))
    }
}
