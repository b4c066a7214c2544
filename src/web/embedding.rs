//! Public pages that other sites can show in a frame: their addresses, those of their embedded lists, and the code for another
//! page.

use crate::i18n::Lang;

/// Width and height of a frame that fits an embedded list, in CSS pixels.
pub const USUAL: (u32, u32) = (640, 480);

/// A page that has an embedded list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Embeddable {
    /// Address part of the tournament.
    pub slug: String,
    /// The list of the tournament.
    pub what: What,
}

/// A list of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Pairings of the present round.
    Pairings,
    /// Pairings of this round.
    Round(u8),
    /// The standings.
    Standings,
}

impl Embeddable {
    /// The embeddable list of the page with this path (perhaps with a query); `None` if it has none.
    #[must_use]
    pub fn of_page(path: &str) -> Option<Self> {
        let path = path.split(['?', '#']).next().unwrap_or_default();
        let parts: Vec<&str> = path.strip_prefix("/t/")?.split('/').collect();
        let (slug, what) = match *parts.as_slice() {
            [slug] => (slug, What::Pairings),
            [slug, "standings"] => (slug, What::Standings),
            [slug, "round", round] => (slug, What::Round(round.parse().ok()?)),
            _ => return None,
        };
        let is_slug = !slug.is_empty()
            && slug
                .bytes()
                .all(|it| it.is_ascii_alphanumeric() || it == b'-');
        is_slug.then(|| Self {
            slug: slug.to_owned(),
            what,
        })
    }

    /// The path of the embedded list in a language.
    #[must_use]
    pub fn path(&self, lang: Lang) -> String {
        let (lang, slug) = (lang.code(), &self.slug);
        match self.what {
            What::Pairings => format!("/embed/{lang}/{slug}/pairings"),
            What::Round(round) => format!("/embed/{lang}/{slug}/round/{round}"),
            What::Standings => format!("/embed/{lang}/{slug}/standings"),
        }
    }

    /// The HTML code that shows the embedded list within another page.
    #[must_use]
    pub fn code(&self, base: &str, lang: Lang, title: &str, (width, height): (u32, u32)) -> String {
        format!(
            "<iframe src=\"{base}{}\" width=\"{width}\" height=\"{height}\" title=\"{}\" loading=\"lazy\" style=\"border:0;max-width:100%\"></iframe>",
            self.path(lang),
            attribute(title),
        )
    }
}

/// A text escaped for an HTML attribute.
fn attribute(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_with_a_small_copy_are_known() {
        for (path, copy) in [
            ("/t/nebbia", Some("/embed/it/nebbia/pairings")),
            ("/t/nebbia?page=2", Some("/embed/it/nebbia/pairings")),
            ("/t/nebbia/round/12", Some("/embed/it/nebbia/round/12")),
            (
                "/t/nebbia/standings?after=3",
                Some("/embed/it/nebbia/standings"),
            ),
            ("/t/nebbia/players", None),
            ("/t/nebbia/round/last", None),
            ("/t/", None),
            ("/t/a\"b", None),
            ("/clubs/1", None),
        ] {
            let found = Embeddable::of_page(path).map(|it| it.path(Lang::It));
            assert_eq!(found.as_deref(), copy, "{path}");
        }
    }

    #[test]
    fn a_title_stays_within_its_attribute() {
        let page = Embeddable::of_page("/t/a/standings").unwrap();
        let code = page.code("https://b.example", Lang::En, "\"><script>&", USUAL);
        assert!(
            code.contains("title=\"&quot;&gt;&lt;script&gt;&amp;\""),
            "{code}"
        );
        assert!(
            code.starts_with(
                "<iframe src=\"https://b.example/embed/en/a/standings\" width=\"640\""
            )
        );
    }
}
