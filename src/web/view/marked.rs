//! Texts of people with simple markup, as HTML: headings, lists, emphasis, addresses. Nothing else counts as markup: tags are
//! shown as typed, and no picture is loaded from another site.

use pulldown_cmark::{
    CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream, html,
};

/// The text as HTML, for use below a heading of the second level.
pub fn marked(text: &str) -> String {
    let mut events = Vec::new();
    let (mut links, mut tables) = (Vec::new(), 0);
    for event in TextMergeStream::new(Parser::new_ext(text, Options::ENABLE_TABLES)) {
        match event {
            Event::Html(text) | Event::InlineHtml(text) => with_addresses(&text, &mut events),
            // A typed line break is meant as one.
            Event::SoftBreak => events.push(Event::HardBreak),
            Event::Start(Tag::Image { .. }) | Event::End(TagEnd::Image) => {}
            Event::Start(Tag::HtmlBlock) => events.push(Event::Start(Tag::Paragraph)),
            Event::End(TagEnd::HtmlBlock) => events.push(Event::End(TagEnd::Paragraph)),
            Event::Start(Tag::Link { dest_url, .. }) => {
                let link = opened(&dest_url);
                links.push(link.is_some());
                events.extend(link);
            }
            Event::End(TagEnd::Link) => {
                if links.pop() == Some(true) {
                    events.push(closed());
                }
            }
            Event::Start(Tag::Heading { level, .. }) => events.push(Event::Start(Tag::Heading {
                level: below(level),
                id: None,
                classes: Vec::new(),
                attrs: Vec::new(),
            })),
            Event::End(TagEnd::Heading(level)) => {
                events.push(Event::End(TagEnd::Heading(below(level))));
            }
            // Spaces at the beginning of a line do not make it code.
            Event::Start(Tag::CodeBlock(CodeBlockKind::Indented | CodeBlockKind::Fenced(_))) => {
                events.push(Event::Start(Tag::Paragraph));
            }
            Event::End(TagEnd::CodeBlock) => events.push(Event::End(TagEnd::Paragraph)),
            Event::Start(Tag::Table(columns)) => {
                tables += 1;
                events.push(Event::Start(Tag::Table(columns)));
            }
            Event::Text(text) if links.is_empty() => with_addresses(&text, &mut events),
            event => events.push(event),
        }
    }
    let mut page = String::new();
    html::push_html(&mut page, events.into_iter());
    if tables > 0 {
        page = page.replace("<th>", "<th scope=\"col\">");
    }
    page
}

/// The level of a heading, so that the headings of the page stay in order.
fn below(level: HeadingLevel) -> HeadingLevel {
    match level {
        HeadingLevel::H1 | HeadingLevel::H2 => HeadingLevel::H3,
        _ => HeadingLevel::H4,
    }
}

/// The start tag of a link, if pages may lead to this address.
fn opened(address: &str) -> Option<Event<'static>> {
    let leads = ["https://", "http://", "mailto:"]
        .iter()
        .any(|scheme| address.starts_with(scheme));
    let is_plain = !address.contains(|c: char| c.is_whitespace() || "\"'<>`".contains(c));
    (leads && is_plain).then(|| {
        let address = address.replace('&', "&amp;");
        let tag = format!("<a href=\"{address}\" rel=\"nofollow noopener ugc\">");
        Event::InlineHtml(CowStr::from(tag))
    })
}

fn closed() -> Event<'static> {
    Event::InlineHtml(CowStr::from("</a>"))
}

/// Turns addresses in a text into links.
fn with_addresses<'a>(text: &str, events: &mut Vec<Event<'a>>) {
    let mut said = String::new();
    for word in text.split_inclusive(char::is_whitespace) {
        let bare = word.trim_end_matches(|c: char| c.is_whitespace() || ".,;:!?)".contains(c));
        let link = ["https://", "http://"]
            .iter()
            .any(|scheme| bare.len() > scheme.len() && bare.starts_with(scheme))
            .then(|| opened(bare))
            .flatten();
        let Some(link) = link else {
            said.push_str(word);
            continue;
        };
        events.push(Event::Text(CowStr::from(std::mem::take(&mut said))));
        events.push(link);
        events.push(Event::Text(CowStr::from(bare.to_owned())));
        events.push(closed());
        said.push_str(word.strip_prefix(bare).unwrap_or_default());
    }
    events.push(Event::Text(CowStr::from(said)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn simple_marks_are_shown() {
        for (typed, shown) in [
            ("uno\ndue", "<p>uno<br />\ndue</p>\n"),
            (
                "# A\n\n## B\n\n### C",
                "<h3>A</h3>\n<h3>B</h3>\n<h4>C</h4>\n",
            ),
            (
                "- uno\n- **due**",
                "<ul>\n<li>uno</li>\n<li><strong>due</strong></li>\n</ul>\n",
            ),
            ("    rientrato", "<p>rientrato</p>\n"),
            (
                "Vedi https://torre.example/a?b=1&c=2.",
                "<p>Vedi <a href=\"https://torre.example/a?b=1&amp;c=2\" rel=\"nofollow noopener ugc\">\
                 https://torre.example/a?b=1&amp;c=2</a>.</p>\n",
            ),
            (
                "[Albergo](https://albergo.example)",
                "<p><a href=\"https://albergo.example\" rel=\"nofollow noopener ugc\">Albergo</a></p>\n",
            ),
        ] {
            assert_eq!(marked(typed), shown, "{typed}");
        }
    }

    #[test]
    fn nothing_else_is_markup() {
        for typed in [
            "<script>alert(1)</script>",
            "a <img src=x onerror=alert(1)> b",
            "<b onmouseover=\"x\">b</b>",
            "[a](javascript:alert(1))",
            "[a](data:text/html,x)",
            "![a](https://spy.example/a.png)",
            "<javascript:alert(1)>",
            "[a](https://a.example/\"onclick=\"x)",
            "```js\n<script>\n```",
            "[a]: javascript:x\n\n[a]",
            "<!-- a --> b",
        ] {
            let shown = marked(typed);
            let page = scraper::Html::parse_fragment(&shown);
            for node in page.tree.values() {
                let Some(element) = node.as_element() else {
                    continue;
                };
                let plain = ["html", "body", "p", "br", "a", "code"];
                let name = element.name();
                assert!(plain.contains(&name), "{typed}: {name} in {shown}");
                for (name, value) in element.attrs() {
                    let fits = match name {
                        "href" => value.starts_with("https://"),
                        "rel" => true,
                        _ => false,
                    };
                    assert!(fits, "{typed}: {shown}");
                }
            }
        }
    }
}
