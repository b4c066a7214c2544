//! A draw claim (9.2, 9.3), and its judgement by the Laws.

use std::sync::Arc;

use super::{super::event::Event, Claimed};
use crate::{
    app::game::{
        incident::{
            Asked, Kind,
            page::{Page, no_others},
        },
        ruling::{Answer, Judged, Question},
        view::GameView,
    },
    clock::Kind as Chess,
    event::Colour,
    rules::{
        diagnosis::Attempt,
        laws::Rule,
        notation::{Language, NotationError, read_move_in},
        position::color,
        verdict::{self, Claim as Ground, ClaimError, ClaimRuling},
    },
};

/// The page of a claim.
pub const PAGE: Page = Page {
    address: "claim",
    title: "claim-title",
    fields: &["on", "move", "touched", "ask"],
    confirmed_with: &[],
    waits_for: Some("ask"),
    is_proposal: false,
    question,
    form: None,
    others: no_others,
};

fn question(asked: &Asked, mover: Colour) -> Arc<dyn Question> {
    Arc::new(Claim {
        by: asked.side().unwrap_or(mover),
        on: ClaimOn::from_code(asked.get("on")),
        announced: asked.cut("move", 40),
        touched: asked.is_on("touched"),
    })
}

/// The ground of a draw claim.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClaimOn {
    /// Repetition or 50 moves, whichever is true.
    #[default]
    Either,
    /// Repetition of the position (9.2).
    Repetition,
    /// 50 moves (9.3).
    FiftyMoves,
}

impl ClaimOn {
    /// Code in forms, addresses and records.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Either => "either",
            Self::Repetition => "repetition",
            Self::FiftyMoves => "fifty",
        }
    }

    /// The ground with this code; any other text means `Either`.
    #[must_use]
    pub fn from_code(code: &str) -> Self {
        [Self::Repetition, Self::FiftyMoves]
            .into_iter()
            .find(|on| on.code() == code)
            .unwrap_or_default()
    }
}

/// A draw claim.
#[derive(Clone, Debug)]
pub struct Claim {
    /// The player who claims.
    pub by: Colour,
    /// The ground of the claim.
    pub on: ClaimOn,
    /// The announced move as written; empty for a claim on the present position.
    pub announced: String,
    /// Whether a piece was touched for this move (9.4).
    pub touched: bool,
}

impl Question for Claim {
    fn kind(&self) -> Kind {
        Kind::Claim
    }

    fn colour(&self) -> Option<Colour> {
        Some(self.by)
    }

    fn needs_position(&self, _: &GameView) -> bool {
        true
    }

    fn judge(&self, view: &GameView, chess: Chess) -> Answer {
        let (game, settings) = (&view.game, &view.settings);
        // A single position does not show the earlier ones; its half-move counter holds what the arbiter counted.
        let counted = self.on == ClaimOn::FiftyMoves && game.half_move_clock() > 0;
        if view.position_source.fen().is_some() && !game.has_ended() && !counted {
            let law = game.edition().article(Rule::Repetition);
            return Answer::unheard("claim-needs-moves", "claim-needs-moves-lead", law);
        }
        let announced = self.announced.trim();
        let (attempt, legal) = if announced.is_empty() {
            (None, None)
        } else {
            match read_move_in(game, announced, Language::AnyLetters) {
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
            verdict::claim(
                game,
                color(self.by),
                claim,
                self.touched,
                kind,
                settings.points,
            )
        };
        let repetition = attempt.map_or(Ground::Threefold, Ground::ThreefoldBy);
        let fifty = attempt.map_or(Ground::FiftyMoves, Ground::FiftyMovesBy);
        let found = match self.on {
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
        let article = |rule| game.edition().article(rule);
        match found {
            Ok(ruling) => Answer::Claim {
                ruling: Box::new(ruling),
                announced: legal,
            },
            Err(ClaimError::NotOnMove) => Answer::unheard(
                "claim-not-on-move",
                "claim-not-heard",
                article(Rule::Repetition),
            ),
            Err(ClaimError::HasTouched) => Answer::unheard(
                "claim-has-touched",
                "claim-not-heard",
                article(Rule::ClaimLost),
            ),
        }
    }

    fn event(&self, judged: &Judged) -> Option<Event> {
        let announced = judged.announced_move();
        Some(Event::Claim(Claimed {
            on: self.on.code().to_owned(),
            announced: announced.map_or_else(|| self.announced.trim().to_owned(), |m| m.san),
        }))
    }
}
