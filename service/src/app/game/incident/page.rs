//! A page on which a kind is judged, as data: its address, its fields, what it asks.

use std::sync::Arc;

use super::{Kind, asked::Asked, event::Event};
use crate::{
    app::game::{
        ruling::{Answer, Judged, Question},
        view::GameView,
    },
    clock::Kind as Chess,
    event::Colour,
};

/// A page that judges.
pub struct Page {
    /// The part of its address below the game.
    pub address: &'static str,
    /// Code of its title.
    pub title: &'static str,
    /// Names of its own fields, in the order of its address; `side`, `fen` and `supersedes` belong to every page.
    pub fields: &'static [&'static str],
    /// Those of them that are typed only when the decision is confirmed.
    pub confirmed_with: &'static [&'static str],
    /// The field without which nothing is asked yet.
    pub waits_for: Option<&'static str>,
    /// Whether paper says that the arbiter's confirmation is still to come.
    pub is_proposal: bool,
    /// The question that the fields ask, in a game in which it is this player's turn.
    pub question: fn(&Asked, Colour) -> Arc<dyn Question>,
    /// The form that asks; `None` for pages with a form of their own or none.
    pub form: Option<AskForm>,
    /// Other readings of the same event: code of the words and address below the game.
    pub others: fn(&Judged) -> Vec<(&'static str, &'static str)>,
}

impl Page {
    /// The question that an address or a form asks. One that names somebody who is no player is not judged of another.
    #[must_use]
    pub fn asks(&self, asked: &Asked, mover: Colour) -> Arc<dyn Question> {
        let question = (self.question)(asked, mover);
        let is_of_both = asked.get("side") == "both" && self.may_be_of_both();
        if asked.is_on("side") && asked.side().is_none() && !is_of_both {
            return Arc::new(OfNobody(question.kind()));
        }
        question
    }

    fn may_be_of_both(&self) -> bool {
        let choices = self.form.as_ref().map_or(&[][..], |form| form.choices);
        choices
            .iter()
            .any(|choice| matches!(choice.options, Options::Players(_)))
    }
}

/// An incident of this kind, asked of neither White nor Black.
#[derive(Debug)]
struct OfNobody(Kind);

impl Question for OfNobody {
    fn kind(&self) -> Kind {
        self.0
    }

    fn colour(&self) -> Option<Colour> {
        None
    }

    fn judge(&self, _: &GameView, _: Chess) -> Answer {
        Answer::illegible("side", "ruling-of-nobody")
    }

    fn event(&self, _: &Judged) -> Option<Event> {
        None
    }
}

/// A form of some choices and some texts.
pub struct AskForm {
    /// Code of what the article says, before anything was asked.
    pub lead: &'static str,
    /// The number in it.
    pub number: Option<fn(&GameView) -> i32>,
    pub choices: &'static [Choice],
    /// The texts, in their order.
    pub texts: &'static [Text],
    /// What the form begins with, by the names of its fields.
    pub begins: fn(&GameView, &Asked) -> Vec<(&'static str, String)>,
}

/// A list of choices.
pub struct Choice {
    /// Name of the field.
    pub name: &'static str,
    /// Code of its label.
    pub label: &'static str,
    /// What is chosen from.
    pub options: Options,
}

/// What is chosen from.
pub enum Options {
    /// Codes; the words of each are the message `PREFIX-CODE`.
    Codes(&'static str, &'static [&'static str]),
    /// The two players, then both; the code of the words for both.
    Players(&'static str),
}

/// A text field.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    /// Name of the field.
    pub name: &'static str,
    /// Code of its label.
    pub label: &'static str,
    /// Code of the note below it; empty for none.
    pub note: &'static str,
    /// Whether it may stay empty.
    pub is_optional: bool,
}

/// No other reading.
pub(super) fn no_others(_: &Judged) -> Vec<(&'static str, &'static str)> {
    Vec::new()
}
