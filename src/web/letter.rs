//! A letter as HTML, and as a link that opens it in a mail program.

use askama::Template;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use crate::words::letter::Worded;

#[derive(Template)]
#[template(path = "letter.html")]
struct LetterPage<'a> {
    lang: &'a str,
    letter: &'a Worded,
}

/// The HTML of a letter in the language with this tag.
#[must_use]
pub fn html(letter: &Worded, lang: &str) -> Option<String> {
    LetterPage { lang, letter }.render().ok()
}

/// The link that opens a letter in a mail program: recipient, subject and text.
#[must_use]
pub fn mailto(to: &str, subject: &str, body: &str) -> String {
    let part = |text: &str| utf8_percent_encode(text, NON_ALPHANUMERIC).to_string();
    let to = part(to).replace("%40", "@");
    format!("mailto:{to}?subject={}&body={}", part(subject), part(body))
}

#[cfg(test)]
mod tests {
    use insta::assert_snapshot;

    use crate::event::OneLine;

    use super::*;

    #[test]
    fn nothing_of_a_letter_ends_its_address() {
        let link = mailto("rosa@posta.example", "Sì & no", "Due\nrighe?");
        assert_eq!(
            link,
            "mailto:rosa@posta%2Eexample?subject=S%C3%AC%20%26%20no&body=Due%0Arighe%3F"
        );
    }

    #[test]
    fn names_are_no_markup() {
        let letter = Worded {
            subject: OneLine::of("<b>Sì</b>"),
            paragraphs: vec!["<script>alert(1)</script>".to_owned()],
            link: Some((
                "La pagina".to_owned(),
                "https://torneo.example/t/a\"b".to_owned(),
            )),
            foot: "a & b".to_owned(),
        };
        let html = html(&letter, "it").unwrap();
        assert_snapshot!(html);
        for markup in ["<script", "<b>", "a\"b", "a & b"] {
            assert!(!html.contains(markup), "{markup}: {html}");
        }
    }
}
