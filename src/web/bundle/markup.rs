//! The program's own HTML as a list of tags and texts, and the parts that make sense without a server.

/// A piece of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Text between tags, and anything that is not an element.
    Text(&'a str),
    /// A tag that begins an element, or is one by itself.
    Begin(Tag<'a>),
    /// The tag that ends an element of this name.
    End(&'a str),
}

/// A tag with its attributes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag<'a> {
    /// Name of the element.
    pub name: &'a str,
    /// Names and values as written, still escaped.
    pub attributes: Vec<(&'a str, Option<&'a str>)>,
    /// Whether it closes itself, like `<path/>`.
    pub ends_itself: bool,
}

/// Elements without an end.
const VOID: [&str; 8] = ["meta", "link", "input", "img", "br", "hr", "col", "wbr"];

impl<'a> Tag<'a> {
    fn read(inside: &'a str) -> Self {
        let ends_itself = inside.ends_with('/');
        let inside = inside.strip_suffix('/').unwrap_or(inside);
        let end = inside.find(char::is_whitespace).unwrap_or(inside.len());
        let (name, mut rest) = inside.split_at(end);
        let mut attributes = Vec::new();
        loop {
            rest = rest.trim_start();
            if rest.is_empty() {
                break;
            }
            let end = rest.find(|c: char| c == '=' || c.is_whitespace());
            let (attribute, after) = rest.split_at(end.unwrap_or(rest.len()));
            let Some(value) = after.strip_prefix('=') else {
                attributes.push((attribute, None));
                rest = after;
                continue;
            };
            let (value, after) = match value.strip_prefix('"') {
                Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
                None => value.split_at(value.find(char::is_whitespace).unwrap_or(value.len())),
            };
            attributes.push((attribute, Some(value)));
            rest = after;
        }
        Self {
            name,
            attributes,
            ends_itself,
        }
    }

    /// The value of an attribute as written, still escaped.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&'a str> {
        let mut all = self.attributes.iter();
        all.find(|(own, _)| *own == name)?.1
    }

    /// Whether it has this class.
    #[must_use]
    pub fn is_of(&self, class: &str) -> bool {
        let classes = self.value("class").unwrap_or_default();
        classes.split_whitespace().any(|one| one == class)
    }

    /// Whether no end tag follows it.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        self.ends_itself || VOID.contains(&self.name)
    }

    /// Whether the element and its content need a server.
    fn is_served(&self) -> bool {
        match self.name {
            "form" | "script" | "noscript" => true,
            "header" => self.is_of("masthead"),
            "footer" => self.is_of("foot"),
            "link" => !["stylesheet", "icon", "apple-touch-icon", "canonical"]
                .contains(&self.value("rel").unwrap_or_default()),
            // Metadata for previews in other programs need the server; the request to search engines not to index is kept.
            "meta" => {
                let is_card = self
                    .value("name")
                    .is_some_and(|name| name.starts_with("twitter:"));
                is_card || self.value("property").is_some() || self.value("http-equiv").is_some()
            }
            _ => self
                .attributes
                .iter()
                .any(|(name, _)| *name == "data-served"),
        }
    }
}

/// The pieces of a page, in their order.
#[must_use]
pub fn pieces(html: &str) -> Vec<Piece<'_>> {
    let (mut all, mut rest) = (Vec::new(), html);
    while let Some(at) = rest.find('<') {
        let (text, tag) = rest.split_at(at);
        if !text.is_empty() {
            all.push(Piece::Text(text));
        }
        let (whole, after) = tag.split_at(end_of(tag));
        let inside = whole.trim_start_matches('<').trim_end_matches('>');
        rest = after;
        if let Some(name) = inside.strip_prefix('/') {
            all.push(Piece::End(name.trim()));
        } else if inside.starts_with(|c: char| c.is_ascii_alphabetic()) {
            let tag = Tag::read(inside);
            // The content of a script is not markup.
            if tag.name == "script" || tag.name == "style" {
                let end = rest.find("</").unwrap_or(rest.len());
                let (text, after) = rest.split_at(end);
                all.extend([Piece::Begin(tag), Piece::Text(text)]);
                rest = after;
            } else {
                all.push(Piece::Begin(tag));
            }
        } else {
            all.push(Piece::Text(whole));
        }
    }
    if !rest.is_empty() {
        all.push(Piece::Text(rest));
    }
    all
}

/// End of the tag at the beginning of the text: after the first `>` outside of quotes.
fn end_of(tag: &str) -> usize {
    let mut is_quoted = false;
    for (at, byte) in tag.bytes().enumerate() {
        match byte {
            b'"' => is_quoted = !is_quoted,
            b'>' if !is_quoted => return at + 1,
            _ => {}
        }
    }
    tag.len()
}

/// The pieces that make sense without a server.
#[must_use]
pub fn unserved(html: &str) -> Vec<Piece<'_>> {
    let mut left = Vec::new();
    // The element that is being left out, and the number of open elements of the same name in it.
    let mut out: Option<(&str, usize)> = None;
    for piece in pieces(html) {
        match (&piece, &mut out) {
            (Piece::Begin(tag), Some((name, depth))) if tag.name == *name && !tag.is_alone() => {
                *depth += 1;
            }
            (Piece::End(end), Some((name, depth))) if end == name => {
                *depth -= 1;
                if *depth == 0 {
                    out = None;
                }
            }
            (_, Some(_)) => {}
            (Piece::Begin(tag), None) if tag.is_served() => {
                if !tag.is_alone() {
                    out = Some((tag.name, 1));
                }
            }
            _ => left.push(piece),
        }
    }
    left
}

/// An attribute's value without escapes.
#[must_use]
pub fn unescaped(value: &str) -> String {
    value
        .replace("&#38;", "&")
        .replace("&amp;", "&")
        .replace("&#39;", "'")
}

/// A value escaped for an attribute.
#[must_use]
pub fn escaped(value: &str) -> String {
    value
        .replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('<', "&lt;")
}

/// The addresses of all links and embedded files in these pieces.
#[must_use]
pub fn links(pieces: &[Piece<'_>]) -> Vec<String> {
    let tags = pieces.iter().filter_map(|piece| match piece {
        Piece::Begin(tag) => Some(tag),
        _ => None,
    });
    let values = tags.filter_map(|tag| tag.value("href").or_else(|| tag.value("src")));
    values.map(unescaped).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_with_their_attributes() {
        let all = pieces(
            "<!doctype html><a class=\"btn small\" href=\"/t/x?a=1&amp;b=2\" hidden>Su &lt; giù</a><br/>",
        );
        let Some(Piece::Begin(tag)) = all.get(1) else {
            panic!("{all:?}");
        };
        assert!(tag.is_of("btn") && tag.is_of("small") && !tag.is_of("bt"));
        assert_eq!(tag.value("hidden"), None);
        assert_eq!(links(&all), ["/t/x?a=1&b=2"]);
        assert_eq!(all.get(2), Some(&Piece::Text("Su &lt; giù")));
        assert_eq!(all.get(3), Some(&Piece::End("a")));
        assert!(
            matches!(all.get(4), Some(Piece::Begin(tag)) if tag.name == "br" && tag.ends_itself)
        );
    }

    #[test]
    fn what_needs_a_server_is_left_out() {
        let html = "<head><link rel=\"manifest\" href=\"/m\"><link rel=\"icon\" href=\"/i\">\
            <meta name=\"robots\" content=\"noindex\"><meta property=\"og:url\" content=\"x\"></head>\
            <header class=\"masthead\"><header>a</header>b</header><header>c</header>\
            <section data-served><section>d</section><form>e</form></section>\
            <form action=\"/x\"><input name=\"a>b\">f</form><script>if (a < b) {}</script>g";
        let left = unserved(html);
        assert_eq!(links(&left), ["/i"]);
        let texts: String = left
            .iter()
            .filter_map(|piece| match piece {
                Piece::Text(text) => Some(*text),
                _ => None,
            })
            .collect();
        assert_eq!(texts, "cg");
        assert!(left.iter().any(
            |piece| matches!(piece, Piece::Begin(tag) if tag.value("content") == Some("noindex"))
        ));
    }
}
