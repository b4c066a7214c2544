//! Which public pages other sites can show in a frame, and how: the pages' addresses, those of their small copies, and the
//! code to put into another page.

use crate::i18n::Lang;

/// Width and height of a frame that a small copy fills well, in CSS pixels.
pub const USUAL: (u32, u32) = (640, 480);

/// A page with a small copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Embeddable {
    /// The tournament.
    pub slug: String,
    /// What of it.
    pub what: What,
}

/// What of a tournament is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Pairings of the round that is played.
    Pairings,
    /// Pairings of this round.
    Round(u8),
    /// The standings.
    Standings,
}

impl Embeddable {
    /// The page with this path (perhaps with a query), where it has a small copy.
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

    /// The path of the small copy in a language.
    #[must_use]
    pub fn path(&self, lang: Lang) -> String {
        let (lang, slug) = (lang.code(), &self.slug);
        match self.what {
            What::Pairings => format!("/embed/{lang}/{slug}/pairings"),
            What::Round(round) => format!("/embed/{lang}/{slug}/round/{round}"),
            What::Standings => format!("/embed/{lang}/{slug}/standings"),
        }
    }

    /// The code that shows the small copy within another page.
    #[must_use]
    pub fn code(&self, base: &str, lang: Lang, title: &str, (width, height): (u32, u32)) -> String {
        format!(
            "<iframe src=\"{base}{}\" width=\"{width}\" height=\"{height}\" title=\"{}\" loading=\"lazy\" style=\"border:0;max-width:100%\"></iframe>",
            self.path(lang),
            attribute(title),
        )
    }
}

/// A text within an attribute of HTML.
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
