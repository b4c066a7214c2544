//! The automatic end of a game (5.1.1, 5.2.1, 5.2.2, 9.6).

use std::sync::Arc;

use super::{super::event::Event, Over};
use crate::{
    app::game::{
        incident::{
            Kind,
            page::{Page, no_others},
        },
        ruling::{Answer, Judged, Question},
        view::GameView,
    },
    clock::Kind as Chess,
    event::Colour,
    rules::{
        can_mate::dead_position,
        laws::{Article, Rule},
        verdict::{self, Reason, Ruling, Verdict},
    },
};

/// The page of an automatic end.
pub const PAGE: Page = Page {
    address: "end",
    title: "ruling-title-end",
    fields: &[],
    confirmed_with: &[],
    waits_for: None,
    is_proposal: true,
    question: |_, _| Arc::new(End),
    form: None,
    others: no_others,
};

/// The game has ended automatically.
#[derive(Clone, Debug)]
pub struct End;

impl Question for End {
    fn kind(&self) -> Kind {
        Kind::Ended
    }

    fn colour(&self) -> Option<Colour> {
        None
    }

    fn needs_position(&self, _: &GameView) -> bool {
        true
    }

    /// Finds an end that the record proves: one of the automatic ends of the Laws, or a dead position found by
    /// reasoning.
    fn judge(&self, view: &GameView, _: Chess) -> Answer {
        let game = &view.game;
        if let Some(ruling) = verdict::earlier_end(game) {
            return Answer::Ends { ruling, mate: None };
        }
        let dead =
            game.edition().provisions().dead_position && dead_position(game.position()).is_some();
        if !dead {
            return Answer::unheard("end-not-reached", "end-not-reached-lead", Article::SILENT);
        }
        let ruling = Ruling {
            verdict: Verdict::Drawn,
            article: game.edition().article(Rule::DeadPosition),
            reason: Some(Reason::DeadPosition),
            setting: None,
        };
        Answer::Ends { ruling, mate: None }
    }

    fn event(&self, _: &Judged) -> Option<Event> {
        Some(Event::End(Over {}))
    }
}
