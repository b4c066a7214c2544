//! Results as every page and print shows them: a dash for a game, a slash for a forfeit.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::{event::BoardResult, i18n::Words};

/// A result centred on its dash, with its words for screen readers.
#[derive(Clone, Copy, Debug, Template)]
#[template(path = "parts/result.html")]
pub struct ResultMark {
    /// The reader's language.
    pub t: Words,
    /// The result.
    pub result: BoardResult,
}

impl HtmlSafe for ResultMark {}

impl ResultMark {
    /// White's sign, the separator, Black's sign; nothing for an adjourned game.
    #[must_use]
    pub const fn signs(&self) -> Option<(&'static str, &'static str, &'static str)> {
        signs(self.result)
    }

    /// `1–0, vince il Bianco`.
    #[must_use]
    pub fn words(&self) -> String {
        format!(
            "{}, {}",
            glyphs(self.t, self.result),
            self.t.get(words_key(self.result))
        )
    }
}

const fn signs(result: BoardResult) -> Option<(&'static str, &'static str, &'static str)> {
    Some(match result {
        BoardResult::WhiteWins | BoardResult::WhiteWinsUnrated => ("1", "–", "0"),
        BoardResult::Draw | BoardResult::DrawUnrated => ("½", "–", "½"),
        BoardResult::BlackWins | BoardResult::BlackWinsUnrated => ("0", "–", "1"),
        BoardResult::WhiteWinsByForfeit => ("+", "/", "–"),
        BoardResult::BlackWinsByForfeit => ("–", "/", "+"),
        BoardResult::DoubleForfeit => ("–", "/", "–"),
        BoardResult::BothLose => ("0", "–", "0"),
        BoardResult::WhiteDrawsBlackLoses => ("½", "–", "0"),
        BoardResult::WhiteLosesBlackDraws => ("0", "–", "½"),
        BoardResult::Adjourned => return None,
    })
}

/// `1–0`, `½–½`, `+/–`, or the short word for an adjourned game.
#[must_use]
pub fn glyphs(t: Words, result: BoardResult) -> String {
    signs(result).map_or_else(
        || t.get("result-adjourned-short"),
        |(white, dash, black)| format!("{white}{dash}{black}"),
    )
}

/// Key of the message that says the result in words.
#[must_use]
pub const fn words_key(result: BoardResult) -> &'static str {
    match result {
        BoardResult::WhiteWins => "result-white-wins",
        BoardResult::Draw => "result-draw",
        BoardResult::BlackWins => "result-black-wins",
        BoardResult::WhiteWinsByForfeit => "result-white-wins-forfeit",
        BoardResult::BlackWinsByForfeit => "result-black-wins-forfeit",
        BoardResult::DoubleForfeit => "result-double-forfeit",
        BoardResult::BothLose => "result-both-lose",
        BoardResult::WhiteDrawsBlackLoses => "result-white-draws-black-loses",
        BoardResult::WhiteLosesBlackDraws => "result-white-loses-black-draws",
        BoardResult::WhiteWinsUnrated => "result-white-wins-unrated",
        BoardResult::DrawUnrated => "result-draw-unrated",
        BoardResult::BlackWinsUnrated => "result-black-wins-unrated",
        BoardResult::Adjourned => "result-adjourned",
    }
}
