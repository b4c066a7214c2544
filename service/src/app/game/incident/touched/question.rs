//! The player to move touched pieces (4.3–4.5).

use std::sync::Arc;

use super::{super::event::Event, Men};
use crate::{
    app::game::{
        deciding::bound,
        incident::{
            Asked, Kind,
            page::{AskForm, Page, Text, no_others},
        },
        ruling::{Answer, Judged, Question},
        touched::squares,
        view::GameView,
    },
    clock::Kind as Chess,
    event::Colour,
    rules::touched::permitted,
};

/// The page of touched pieces.
pub const PAGE: Page = Page {
    address: "touched",
    title: "ruling-title-touched",
    fields: &["squares"],
    confirmed_with: &[],
    waits_for: Some("squares"),
    is_proposal: true,
    question,
    form: Some(AskForm {
        lead: "touched-lead",
        number: None,
        choices: &[],
        texts: &[Text {
            name: "squares",
            label: "touched-squares",
            note: "touched-squares-note",
            is_optional: false,
        }],
        begins: |_, asked| vec![("squares", asked.get("squares").to_owned())],
    }),
    others: no_others,
};

fn question(asked: &Asked, mover: Colour) -> Arc<dyn Question> {
    Arc::new(Touched {
        by: mover,
        squares: asked.cut("squares", 40),
    })
}

/// Pieces were touched.
#[derive(Clone, Debug)]
pub struct Touched {
    /// The player who touched them.
    pub by: Colour,
    /// Their squares in the order in which they were touched, as typed: `e1 h1`.
    pub squares: String,
}

impl Question for Touched {
    fn kind(&self) -> Kind {
        Kind::Touched
    }

    fn colour(&self) -> Option<Colour> {
        Some(self.by)
    }

    fn needs_position(&self, _: &GameView) -> bool {
        true
    }

    fn judge(&self, view: &GameView, _: Chess) -> Answer {
        let game = &view.game;
        let Some(men) = squares(&self.squares) else {
            return Answer::illegible("squares", "touched-unreadable");
        };
        let permitted = permitted(game.position(), &men, game.edition());
        Answer::found(bound(game, &permitted), permitted.article)
    }

    fn event(&self, _: &Judged) -> Option<Event> {
        let men = squares(&self.squares).unwrap_or_default();
        Some(Event::Touched(Men {
            squares: men.iter().map(ToString::to_string).collect(),
        }))
    }
}
