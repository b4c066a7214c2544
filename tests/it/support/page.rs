//! An answer of the server, read as a person reads it.

use scraper::{ElementRef, Html, Node, Selector};

use super::form::Form;

/// An answer. Every assertion shows the page's text when it fails.
pub struct Page {
    /// `GET` or `POST`.
    pub method: String,
    /// Path and query that were asked for.
    pub url: String,
    /// Address of the server.
    pub base: String,
    /// Status code.
    pub status: u16,
    /// Headers, names in lower case.
    pub headers: Vec<(String, String)>,
    /// Body as it came.
    pub bytes: Vec<u8>,
}

impl Page {
    /// The body as text.
    pub fn html(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    /// The first header of that name.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers
            .iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value.as_str())
    }

    /// Where a redirect leads.
    pub fn redirect(&self) -> Option<String> {
        let location = self.header("location")?;
        (300..400)
            .contains(&self.status)
            .then(|| location.to_owned())
    }

    /// What a reader sees: texts of the body, one line a block.
    pub fn text(&self) -> String {
        let html = self.parsed();
        let mut text = String::new();
        if let Some(body) = html.select(&selector("body")).next() {
            read(body, &mut text);
        }
        text.lines()
            .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
            .filter(|line| !line.is_empty())
            .collect::<Vec<_>>()
            .join("\n")
    }

    /// Texts of all elements that fit a CSS selector.
    pub fn texts(&self, css: &str) -> Vec<String> {
        self.parsed()
            .select(&selector(css))
            .map(|element| {
                let text: String = element.text().collect();
                text.split_whitespace().collect::<Vec<_>>().join(" ")
            })
            .collect()
    }

    /// An attribute of all elements that fit a CSS selector.
    pub fn attributes(&self, css: &str, name: &str) -> Vec<String> {
        self.parsed()
            .select(&selector(css))
            .filter_map(|element| element.attr(name).map(str::to_owned))
            .collect()
    }

    /// The first form that fits a CSS selector.
    pub fn form(&self, css: &str) -> Form {
        let html = self.parsed();
        let form = html
            .select(&selector(css))
            .find(|element| element.value().name() == "form");
        let form =
            form.unwrap_or_else(|| panic!("{}", self.failure(&format!("no form fits \"{css}\""))));
        Form::read(&html, form, &self.url)
    }

    /// The form whose action ends so. Where it asks why nobody was checked in before round 1, it has an answer.
    pub fn form_to(&self, end: &str) -> Form {
        let form = self.form(&format!("form[action$=\"{end}\"]"));
        if end.ends_with("/pair") && form.value("reason") == Some("") {
            form.set("reason", "si comincia subito")
        } else {
            form
        }
    }

    /// Target of the first link with that text.
    pub fn link(&self, text: &str) -> String {
        let html = self.parsed();
        let found = html.select(&selector("a[href]")).find(|link| {
            let own: String = link.text().collect();
            own.split_whitespace().collect::<Vec<_>>().join(" ") == text
        });
        found
            .and_then(|link| link.attr("href").map(str::to_owned))
            .unwrap_or_else(|| panic!("{}", self.failure(&format!("no link \"{text}\""))))
    }

    /// Asserts the status.
    #[track_caller]
    pub fn assert_status(&self, status: u16) -> &Self {
        assert!(
            self.status == status,
            "{}",
            self.failure(&format!("status is not {status}"))
        );
        self
    }

    /// Asserts status 200.
    #[track_caller]
    pub fn assert_ok(&self) -> &Self {
        self.assert_status(200)
    }

    /// Asserts that a reader sees this text.
    #[track_caller]
    pub fn assert_shows(&self, text: &str) -> &Self {
        let shown = self.text();
        assert!(
            shown.contains(text) || shown.replace('\n', " ").contains(text),
            "{}",
            self.failure(&format!("\"{text}\" is not on the page"))
        );
        self
    }

    /// Asserts that a reader does not see this text.
    #[track_caller]
    pub fn assert_hides(&self, text: &str) -> &Self {
        let shown = self.text();
        assert!(
            !shown.contains(text),
            "{}",
            self.failure(&format!("\"{text}\" is on the page"))
        );
        self
    }

    fn parsed(&self) -> Html {
        Html::parse_document(&self.html())
    }

    fn failure(&self, reason: &str) -> String {
        let text = self.text();
        let redirect = self
            .redirect()
            .map(|to| format!(" → {to}"))
            .unwrap_or_default();
        format!(
            "{reason}\n---- {} {} {}{redirect}\n{text}\n----",
            self.method, self.url, self.status
        )
    }
}

/// A CSS selector.
pub fn selector(css: &str) -> Selector {
    Selector::parse(css).unwrap_or_else(|error| panic!("\"{css}\" is no selector: {error}"))
}

fn read(element: ElementRef<'_>, text: &mut String) {
    const INLINE: &[&str] = &[
        "a", "abbr", "b", "cite", "code", "em", "i", "kbd", "label", "small", "span", "strong",
        "sub", "sup", "td", "th", "time",
    ];
    let name = element.value().name();
    if matches!(name, "script" | "style" | "template") {
        return;
    }
    let is_block = !INLINE.contains(&name);
    if is_block {
        text.push('\n');
    }
    for child in element.children() {
        if let Node::Text(own) = child.value() {
            text.push_str(&own.replace('\n', " "));
        } else if let Some(inner) = ElementRef::wrap(child) {
            read(inner, text);
        }
    }
    text.push_str(if is_block {
        "\n"
    } else if matches!(name, "td" | "th") {
        " "
    } else {
        ""
    });
}
