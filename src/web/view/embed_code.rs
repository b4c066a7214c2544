//! The HTML code that shows a tournament within a page of another site.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::{
    app::tournament::summary::Summary,
    i18n::Words,
    web::embedding::{Embeddable, USUAL, What},
};

/// The code for each list of a tournament; empty without any.
#[derive(Clone, Debug, Default, Template)]
#[template(path = "parts/embed_code.html")]
pub struct EmbedCode {
    t: Words,
    /// Name of the list, and its code.
    codes: Vec<(String, String)>,
}

impl HtmlSafe for EmbedCode {}

impl EmbedCode {
    /// The code of a tournament on the site at `base`. A team event has none for the standings, because those are of players.
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
