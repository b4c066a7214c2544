//! A page that judges a kind of incident, as data: its address, its fields, its question.

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

/// A page that judges an incident.
pub struct Page {
    /// Last part of its address, below the game.
    pub address: &'static str,
    /// Code of its title.
    pub title: &'static str,
    /// Names of its own fields, in the order of its address. Every page also has `side`, `fen` and `supersedes`.
    pub fields: &'static [&'static str],
    /// The fields among them that are typed only when the decision is confirmed.
    pub confirmed_with: &'static [&'static str],
    /// The field that must be filled before the page judges anything.
    pub waits_for: Option<&'static str>,
    /// Whether the printed page says that the arbiter has not confirmed yet.
    pub is_proposal: bool,
    /// Builds the question from the fields; the colour is the player to move.
    pub question: fn(&Asked, Colour) -> Arc<dyn Question>,
    /// The form for its fields; `None` for pages with their own form or none.
    pub form: Option<AskForm>,
    /// Links to other judgements of the same event: code of the words, and address below the game.
    pub others: fn(&Judged) -> Vec<(&'static str, &'static str)>,
}

impl Page {
    /// The question of an address or a form. If `side` names no valid player, the incident is judged for neither
    /// player.
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

/// An incident of this kind, asked about neither White nor Black.
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

/// A form made of choices and texts.
pub struct AskForm {
    /// Code of the sentence from the article that comes before any answer.
    pub lead: &'static str,
    /// The number in that sentence.
    pub number: Option<fn(&GameView) -> i32>,
    pub choices: &'static [Choice],
    /// The texts, in order.
    pub texts: &'static [Text],
    /// The initial values of the form, by the names of its fields.
    pub begins: fn(&GameView, &Asked) -> Vec<(&'static str, String)>,
}

/// A list of choices.
pub struct Choice {
    /// Name of the field.
    pub name: &'static str,
    /// Code of its label.
    pub label: &'static str,
    /// The options.
    pub options: Options,
}

/// The options of a choice.
pub enum Options {
    /// Codes; each is worded by the message `PREFIX-CODE`.
    Codes(&'static str, &'static [&'static str]),
    /// Both players, then both together, with the code of the words for that.
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

/// For pages without links to other judgements.
pub(super) fn no_others(_: &Judged) -> Vec<(&'static str, &'static str)> {
    Vec::new()
}
