//! Results as every page and print shows them: a dash for a game, a slash for a forfeit.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::{
    event::BoardResult,
    i18n::Words,
    words::result::{glyphs, signs, words_key},
};

/// A result centred on its dash, with words for screen readers.
#[derive(Clone, Copy, Debug, Template)]
#[template(path = "parts/result.html")]
pub struct ResultMark {
    /// The reader's language.
    pub t: Words,
    pub result: BoardResult,
}

impl HtmlSafe for ResultMark {}

impl ResultMark {
    /// White's sign, the separator, Black's sign; `None` for an adjourned game.
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
