//! The code that shows a tournament within a page of another site, to be copied.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::{
    i18n::Words,
    web::embedding::{Embeddable, USUAL, What},
};

/// Code for each list of a tournament; nothing where there is none.
#[derive(Clone, Debug, Default, Template)]
#[template(path = "parts/embed_code.html")]
pub struct EmbedCode {
    t: Words,
    /// What is shown, and the code.
    codes: Vec<(String, String)>,
}

impl HtmlSafe for EmbedCode {}

impl EmbedCode {
    /// Of the tournament `slug`, called `name`, on the site at `base`.
    #[must_use]
    pub fn of(t: Words, base: &str, slug: &str, name: &str) -> Self {
        let code = |what, key: &str| {
            let list = t.get(key);
            let page = Embeddable {
                slug: slug.to_owned(),
                what,
            };
            let code = page.code(base, t.0, &format!("{name}, {list}"), USUAL);
            (list, code)
        };
        Self {
            t,
            codes: vec![
                code(What::Standings, "tab-standings"),
                code(What::Pairings, "tab-pairings"),
            ],
        }
    }
}
