//! A page on which a kind is judged, as data: its address, its fields, what it asks.

use std::sync::Arc;

use super::asked::Asked;
use crate::{
    app::game::{
        ruling::{Judged, Question},
        view::GameView,
    },
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

/// A form of some choices and some texts.
pub struct AskForm {
    /// Code of what the article says, before anything was asked.
    pub lead: &'static str,
    /// The number in it.
    pub number: Option<fn(&GameView) -> i32>,
    /// The choices.
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
