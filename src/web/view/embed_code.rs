//! The code that shows a tournament within a page of another site, to be copied.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::{
    app::tournament::summary::Summary,
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
    /// Of a tournament on the site at `base`; of an event of teams without the standings, which are those of players.
    #[must_use]
    pub fn of(t: Words, base: &str, summary: &Summary) -> Self {
        let (slug, name) = (&summary.slug, &summary.name);
        let code = |what, key: &str| {
            let list = t.get(key);
            let page = Embeddable {
                slug: slug.clone(),
                what,
            };
            let code = page.code(base, t.0, &format!("{name}, {list}"), USUAL);
            (list, code)
        };
        Self {
            t,
            codes: [
                (What::Standings, "tab-standings"),
                (What::Pairings, "tab-pairings"),
            ]
            .into_iter()
            .filter(|(what, _)| !summary.is_of_teams || *what != What::Standings)
            .map(|(what, key)| code(what, key))
            .collect(),
        }
    }
}
