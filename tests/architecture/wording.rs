//! Words that stand in a template itself, where no language but one finds them: sentences stand in `locales`.

use crate::{
    Breach, breach,
    source::{line_of, tag_end, without_template_marks},
};

/// Attributes whose value is shown or read out.
const SHOWN: &[&str] = &["alt", "aria-label", "label", "placeholder", "title"];

/// Elements that hold what is typed and what programs write: the same in every language.
const AS_TYPED: &[&str] = &["code", "kbd", "pre"];

/// Names that every language writes alike.
const NAMES: &[&str] = &["Elo", "OpenAPI", "tratto"];

/// Words in the text of a template and in its attributes that are shown.
pub(crate) fn literal_words(path: &str, text: &str) -> Vec<Breach> {
    let html = without_template_marks(&without_classes(text));
    let mut found = Vec::new();
    let mut as_typed = 0_usize;
    let mut at = 0;
    while at < html.len() {
        let rest = html.get(at..).unwrap_or_default();
        let open = rest.find('<').map_or(html.len(), |place| at + place);
        let end = tag_end(&html, open);
        let shown = html.get(at..open).unwrap_or_default();
        let tag = html.get(open..end).unwrap_or_default();
        if as_typed == 0 {
            let line = line_of(&html, at);
            for (below, text) in shown.split('\n').enumerate() {
                found.extend(words(text).map(|word| own_word(path, line + below, word)));
            }
        }
        let line = line_of(&html, open);
        for value in SHOWN.iter().filter_map(|name| value_of(tag, name)) {
            found.extend(words(value).map(|word| own_word(path, line, word)));
        }
        let name = tag.trim_start_matches(['<', '/']);
        let name = name
            .split(|sign: char| !sign.is_ascii_alphanumeric())
            .next();
        if name.is_some_and(|name| AS_TYPED.contains(&name)) {
            as_typed = if tag.starts_with("</") {
                as_typed.saturating_sub(1)
            } else {
                as_typed + 1
            };
        }
        at = end.max(open + 1);
    }
    found
}

fn own_word(path: &str, line: usize, word: &str) -> Breach {
    breach(path, line, format!("`{word}` stands in no message file"))
}

/// The template without the classes that it gives its sheet: they are no text, though they look so.
fn without_classes(text: &str) -> String {
    let Some((before, rest)) = text.split_once("{% block kind %}") else {
        return text.to_owned();
    };
    let after = rest
        .split_once("{% endblock %}")
        .map_or("", |(_, after)| after);
    format!("{before}{after}")
}

/// The value of an attribute between quotes.
fn value_of<'tag>(tag: &'tag str, name: &str) -> Option<&'tag str> {
    let mark = format!("{name}=\"");
    let (at, _) = tag.match_indices(&mark).find(|(at, _)| {
        let before = tag.get(..*at).unwrap_or_default();
        before.ends_with(char::is_whitespace)
    })?;
    tag.get(at + mark.len()..)?.split('"').next()
}

/// Words of three letters or more that are not all capitals; addresses, entities and names are none.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let typed = text.split_whitespace().filter(|typed| !typed.contains('/'));
    // What follows an ampersand is the name of a sign, up to its semicolon.
    let parts = typed.flat_map(|typed| {
        let parts = typed.split('&').enumerate();
        parts.filter_map(|(place, part)| match place {
            0 => Some(part),
            _ => part.split_once(';').map(|(_, after)| after),
        })
    });
    parts
        .flat_map(|part| part.split(|sign: char| !sign.is_alphabetic()))
        .filter(|word| {
            word.chars().count() > 2 && word.contains(char::is_lowercase) && !NAMES.contains(word)
        })
}

#[test]
fn literal_words_are_seen() {
    let lines = |text: &str| -> Vec<usize> {
        let found = literal_words("templates/x.html", text);
        found.into_iter().map(|breach| breach.line).collect()
    };
    let bad = "<h1>{{ title }}</h1>\n<p>Turno {{ n }}</p>\n<a title=\"Zur Runde\"\n  href=\"/x\">\n  next\n</a>\n";
    assert_eq!(lines(bad), [2, 3, 3, 5]);
    let either = "<abbr title=\"{% if own %}mine{% endif %}\">K</abbr>";
    assert_eq!(lines(either), [1]);
    let good = "{% block kind %} lying{% endblock %}<p class=\"note\">{{ t.get(\"round\") }} Elo&nbsp;FIDE, Rp</p>\n\
                <pre><code>curl {{ base }}/api</code> SLUG of</pre>{# a comment #}<a data-title=\"round\">https://a.b/games</a>";
    assert_eq!(lines(good), [0; 0]);
}
