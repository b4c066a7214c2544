//! A player resigns (5.1.2).

use std::sync::Arc;

use super::{super::event::Event, Resigned};
use crate::{
    app::game::{
        incident::{Asked, Kind, chances::opponent, page::Page},
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
    fields: &[],
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
    Arc::new(Resignation(asked.side().unwrap_or(mover)))
}

/// This player resigns.
#[derive(Clone, Debug)]
pub struct Resignation(pub Colour);

impl Question for Resignation {
    fn kind(&self) -> Kind {
        Kind::Resignation
    }

    fn colour(&self) -> Option<Colour> {
        Some(self.0)
    }

    fn judge(&self, view: &GameView, _: Chess) -> Answer {
        let (chances, mate) = opponent(&view.game, self.0);
        let points = view.settings.points;
        let ruling = verdict::resignation(&view.game, color(self.0), chances, points);
        Answer::Ends { ruling, mate }
    }

    fn event(&self, _: &Judged) -> Option<Event> {
        Some(Event::Resignation(Resigned {}))
    }
}
