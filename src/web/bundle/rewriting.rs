//! Rewrites a page of the site for the bundle: links lead to files of the bundle or to the site, or become plain text.

use std::fmt::Write as _;

use super::{
    markup::{Piece, Tag, escaped, unescaped, unserved},
    places,
};

/// A page that is rewritten.
pub struct Rewriting<'a> {
    /// Name of its file.
    pub file: &'a str,
    /// Its address on the site.
    pub address: &'a str,
    /// The file that holds the content of an address; `None` if it is not in the bundle.
    pub held: &'a dyn Fn(&str) -> Option<String>,
    /// Public address of the site; `None` without one.
    pub base: Option<&'a str>,
    /// The head of the page, in HTML.
    pub head: &'a str,
    /// The foot of the page, in HTML.
    pub foot: &'a str,
}

/// The new target of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Lead {
    /// The same: another site, a letter, a place on this page.
    Same,
    /// This address.
    To(String),
    /// None: the link becomes plain text.
    Nowhere,
}

/// Attributes that only scripts read.
const LIVE: [&str; 4] = ["data-live", "data-live-stale", "data-copy", "data-newer"];

impl Rewriting<'_> {
    fn lead(&self, link: &str) -> Lead {
        let is_here = link.starts_with('#');
        let is_elsewhere = !link.starts_with('/') && !link.starts_with('?');
        if is_here || is_elsewhere {
            return Lead::Same;
        }
        let address = places::resolved(self.address, link);
        let (place, fragment) = match address.split_once('#') {
            Some((place, fragment)) => (place, format!("#{fragment}")),
            None => (address.as_str(), String::new()),
        };
        if let Some(file) = (self.held)(place) {
            return Lead::To(places::way(self.file, &file) + &fragment);
        }
        match self.base {
            Some(base) => Lead::To(format!("{base}{address}")),
            None => Lead::Nowhere,
        }
    }

    fn lead_of(&self, tag: &Tag<'_>) -> Lead {
        let link = tag.value("href").or_else(|| tag.value("src"));
        link.map_or(Lead::Same, |link| self.lead(&unescaped(link)))
    }

    fn is_dead(&self, piece: &Piece<'_>) -> bool {
        matches!(piece, Piece::Begin(tag) if tag.name == "a" && self.lead_of(tag) == Lead::Nowhere)
    }

    /// The rewritten page.
    #[must_use]
    pub fn page(&self, html: &str) -> String {
        let pieces = unserved(html);
        let mut page = String::with_capacity(html.len());
        let mut at = 0;
        // Whether the innermost open link became plain text; then its end tag is left out, too.
        let mut is_in_dead = false;
        while let Some(piece) = pieces.get(at) {
            let rest = pieces.get(at..).unwrap_or_default();
            if let Some(skipped) = self.empty_of_links(rest) {
                at += skipped;
                continue;
            }
            match piece {
                // Parts that were left out leave no empty lines.
                Piece::Text(text) if text.trim().is_empty() && text.contains('\n') => {
                    if !page.ends_with('\n') {
                        page.push('\n');
                    }
                }
                Piece::Text(text) => page.push_str(text),
                Piece::End("a") if is_in_dead => is_in_dead = false,
                Piece::End("body") => {
                    page.push_str(self.foot);
                    page.push_str("</body>");
                }
                Piece::End(name) => {
                    let _ = write!(page, "</{name}>");
                }
                Piece::Begin(_) if self.is_dead(piece) => is_in_dead = true,
                Piece::Begin(tag) => {
                    // Before the content, after the link that skips to it.
                    if tag.name == "main" {
                        page.push_str(self.head);
                    }
                    self.tag(&mut page, tag);
                }
            }
            at += 1;
        }
        page
    }

    fn tag(&self, page: &mut String, tag: &Tag<'_>) {
        let lead = self.lead_of(tag);
        let _ = write!(page, "<{}", tag.name);
        for (name, value) in &tag.attributes {
            if LIVE.contains(name) {
                continue;
            }
            match (*name, value, &lead) {
                ("href" | "src", _, Lead::Nowhere) => {}
                ("href" | "src", _, Lead::To(to)) => {
                    let _ = write!(page, " {name}=\"{}\"", escaped(to));
                }
                (_, Some(value), _) => {
                    let _ = write!(page, " {name}=\"{value}\"");
                }
                (_, None, _) => {
                    let _ = write!(page, " {name}");
                }
            }
        }
        page.push_str(if tag.ends_itself { "/>" } else { ">" });
    }

    /// Number of pieces from the first one that are left out, because they consist only of links without a target: an item or
    /// paragraph, a button, the column of questions.
    fn empty_of_links(&self, pieces: &[Piece<'_>]) -> Option<usize> {
        let Some(Piece::Begin(first)) = pieces.first() else {
            return None;
        };
        let ends_at = |name: &str| {
            let is_end = |piece: &Piece<'_>| matches!(piece, Piece::End(end) if *end == name);
            pieces.iter().position(is_end)
        };
        match first.name {
            "a" if first.is_of("btn") && self.lead_of(first) == Lead::Nowhere => {
                Some(ends_at("a")? + 1)
            }
            "a" => {
                let before_question = first
                    .attributes
                    .iter()
                    .any(|(name, _)| *name == "aria-label");
                let is_dead = self.lead_of(first) == Lead::Nowhere;
                (before_question && is_dead).then(|| Some(ends_at("a")? + 1))?
            }
            "li" | "p" => {
                let end = ends_at(first.name)?;
                let inside = pieces.get(1..end)?;
                self.has_dead_links_alone(inside).then_some(end + 1)
            }
            _ => None,
        }
    }

    fn has_dead_links_alone(&self, pieces: &[Piece<'_>]) -> bool {
        let (mut links, mut is_in_link) = (0, false);
        for piece in pieces {
            match piece {
                Piece::Text(text) if is_in_link || text.trim().trim_matches('·').is_empty() => {}
                Piece::End("a") => is_in_link = false,
                _ if self.is_dead(piece) => {
                    links += 1;
                    is_in_link = true;
                }
                _ if is_in_link => {}
                _ => return false,
            }
        }
        links > 0
    }
}

/// A style sheet of the bundle at `file`, with relative links to the files that it names.
#[must_use]
pub fn style(file: &str, text: &str) -> String {
    let mut parts = text.split("url(/static/");
    let mut style = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (_, name) = part.split_once('/').unwrap_or(("", part));
        let (name, rest) = name.split_once(')').unwrap_or((name, ""));
        let way = places::way(file, &format!("assets/{name}"));
        let _ = write!(style, "url({way}){rest}");
    }
    style
}

/// The names of the embedded files that a style sheet needs.
#[must_use]
pub fn named_in(style: &str) -> Vec<&str> {
    let parts = style.split("url(/static/").skip(1);
    let names = parts.filter_map(|part| part.split_once(')')?.0.split_once('/'));
    names.map(|(_, name)| name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rewritten(html: &str, base: Option<&str>) -> String {
        let held = |address: &str| {
            places::place("open", address).filter(|file| !file.contains("player-9"))
        };
        let page = Rewriting {
            file: "pages/round-1.html",
            address: "/t/open/round/1",
            held: &held,
            base,
            head: "<header>h</header>",
            foot: "<footer>f</footer>",
        };
        page.page(html)
    }

    #[test]
    fn links_lead_to_files_or_to_the_site_or_are_words() {
        for (html, alone, with_site) in [
            (
                "<a href=\"/t/open/round/2#board-3\">2</a>",
                "<a href=\"round-2.html#board-3\">2</a>",
                "<a href=\"round-2.html#board-3\">2</a>",
            ),
            (
                "<a href=\"/t/open\">T</a>",
                "<a href=\"../index.html\">T</a>",
                "<a href=\"../index.html\">T</a>",
            ),
            // The address belongs to the bundle, but the bundle does not have it.
            (
                "<b><a class=\"name\" href=\"/t/open/player/9\">Rossi</a></b>",
                "<b>Rossi</b>",
                "<b><a class=\"name\" href=\"https://s.it/t/open/player/9\">Rossi</a></b>",
            ),
            (
                "<a class=\"bt\" href=\"?open=1-2&amp;after=3#row-1\">7</a>",
                "7",
                "<a class=\"bt\" href=\"https://s.it/t/open/round/1?open=1-2&amp;after=3#row-1\">7</a>",
            ),
            (
                "<ul><li><a href=\"/clubs\">Circoli</a></li><li><a href=\"#main\">qui</a></li></ul>",
                "<ul><li><a href=\"#main\">qui</a></li></ul>",
                "<ul><li><a href=\"https://s.it/clubs\">Circoli</a></li><li><a href=\"#main\">qui</a></li></ul>",
            ),
            (
                "<p class=\"note\"><a href=\"/a\">a</a> · <a href=\"/b\">b</a></p><a class=\"btn\" href=\"/c\">c</a>x",
                "x",
                "<p class=\"note\"><a href=\"https://s.it/a\">a</a> · <a href=\"https://s.it/b\">b</a></p>\
                    <a class=\"btn\" href=\"https://s.it/c\">c</a>x",
            ),
            (
                "<p><a href=\"/a\">a</a> e altro</p><td class=\"py\"><a href=\"/w\" aria-label=\"Perché?\">?</a></td>",
                "<p>a e altro</p><td class=\"py\"></td>",
                "<p><a href=\"https://s.it/a\">a</a> e altro</p>\
                    <td class=\"py\"><a href=\"https://s.it/w\" aria-label=\"Perché?\">?</a></td>",
            ),
            (
                "<a href=\"mailto:a@b.it\">a</a><a href=\"https://x.it/\">x</a>",
                "<a href=\"mailto:a@b.it\">a</a><a href=\"https://x.it/\">x</a>",
                "<a href=\"mailto:a@b.it\">a</a><a href=\"https://x.it/\">x</a>",
            ),
        ] {
            assert_eq!(rewritten(html, None), alone);
            assert_eq!(rewritten(html, Some("https://s.it")), with_site);
        }
    }

    #[test]
    fn head_and_foot_stand_around_the_content() {
        let html = "<body data-live=\"/t/open/events\" class=\"x\"><a href=\"#main\">s</a>\
            <header class=\"masthead\"><a href=\"/\">t</a></header><main id=\"main\">m</main>\
            <footer class=\"foot\"><a href=\"/laws\">l</a></footer></body>";
        assert_eq!(
            rewritten(html, None),
            "<body class=\"x\"><a href=\"#main\">s</a><header>h</header><main id=\"main\">m</main>\
             <footer>f</footer></body>"
        );
    }

    #[test]
    fn style_sheets_name_what_lies_beside_them() {
        let sheet = "a{background:url(/static/0a1b/pieces/wK.svg) no-repeat}b{c:d}";
        assert_eq!(named_in(sheet), ["pieces/wK.svg"]);
        assert_eq!(
            style("assets/css/app.css", sheet),
            "a{background:url(../../assets/pieces/wK.svg) no-repeat}b{c:d}"
        );
    }
}
