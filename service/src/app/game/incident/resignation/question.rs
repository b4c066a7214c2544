//! A player resigns (5.1.2).

use std::sync::Arc;

use super::{super::event::Event, Resigned};
use crate::{
    app::game::{
        incident::{
            Asked, Kind,
            chances::{Search, opponent},
            page::Page,
        },
        ruling::{Answer, Judged, Question},
        view::GameView,
    },
    clock::Kind as Chess,
    event::Colour,
    rules::{position::color, verdict},
};

/// The page of a resignation.
pub const PAGE: Page = Page {
    address: "resign",
    title: "ruling-title-resign",
    fields: &["search"],
    confirmed_with: &[],
    waits_for: None,
    is_proposal: true,
    question,
    form: None,
    others: |judged| match judged.question.colour() {
        Some(Colour::White) => vec![("ruling-other-black", "resign?side=black")],
        _ => vec![("ruling-other-white", "resign?side=white")],
    },
};

fn question(asked: &Asked, mover: Colour) -> Arc<dyn Question> {
    Arc::new(Resignation {
        by: asked.side().unwrap_or(mover),
        search: Search::from_code(asked.get("search")),
    })
}

/// A player resigns.
#[derive(Clone, Debug)]
pub struct Resignation {
    /// The player who resigns.
    pub by: Colour,
    /// Limit of the search for a mate.
    pub search: Search,
}

impl Question for Resignation {
    fn kind(&self) -> Kind {
        Kind::Resignation
    }

    fn colour(&self) -> Option<Colour> {
        Some(self.by)
    }

    fn needs_position(&self, view: &GameView) -> bool {
        view.game.edition().provisions().resignation_can_draw
    }

    fn judge(&self, view: &GameView, _: Chess) -> Answer {
        let (chances, mate) = opponent(&view.game, self.by, self.search);
        let points = view.settings.points;
        let ruling = verdict::resignation(&view.game, color(self.by), chances, points);
        Answer::Ends { ruling, mate }
    }

    fn event(&self, _: &Judged) -> Option<Event> {
        Some(Event::Resignation(Resigned {}))
    }
}
