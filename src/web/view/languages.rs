//! Links to the other languages: one link if there is one other language, a short list if there are more.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::i18n::Words;

/// A language other than the reader's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageLink {
    /// Tag of the language: `it`.
    pub code: String,
    /// Its own name: `Deutsch`.
    pub name: String,
    /// Address that changes to this language and returns to the page.
    pub link: String,
}

/// The other languages of a page. The list opens without script, with the keyboard and for screen readers.
#[derive(Clone, Debug, PartialEq, Eq, Template)]
#[template(path = "parts/languages.html")]
pub struct Languages {
    /// The reader's language.
    pub t: Words,
    /// Name of the reader's language.
    pub here: String,
    /// All other languages, in the order of [`Lang::ALL`](crate::i18n::Lang::ALL).
    pub others: Vec<LanguageLink>,
}

impl HtmlSafe for Languages {}

impl Languages {
    /// Links from a page at `path`, read in `here`, to all other languages of `choices` (tag and own name).
    #[must_use]
    pub fn new(t: Words, choices: &[(&str, String)], here: &str, path: &str) -> Self {
        let back = serde_urlencoded::to_string([("back", path)]).unwrap_or_default();
        let name = |code: &str| choices.iter().find(|(known, _)| *known == code);
        Self {
            t,
            here: name(here).map_or_else(String::new, |(_, name)| name.clone()),
            others: choices
                .iter()
                .filter(|(code, _)| *code != here)
                .map(|(code, name)| LanguageLink {
                    code: (*code).to_owned(),
                    name: name.clone(),
                    link: format!("/lang/{code}?{back}"),
                })
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use scraper::{Html, Selector};

    use super::*;

    fn shown(codes: &[&str]) -> Html {
        let choices: Vec<(&str, String)> = codes
            .iter()
            .map(|code| (*code, format!("name of {code}")))
            .collect();
        let languages = Languages::new(Words::default(), &choices, "it", "/t/nebbia?page=2&x=1");
        Html::parse_fragment(&languages.render().unwrap())
    }

    fn count(page: &Html, selector: &str) -> usize {
        page.select(&Selector::parse(selector).unwrap()).count()
    }

    #[test]
    fn of_two_languages_the_other_is_one_link() {
        let page = shown(&["it", "en"]);
        assert_eq!(count(&page, "details"), 0);
        let selector =
            "a[lang=en][hreflang=en][href='/lang/en?back=%2Ft%2Fnebbia%3Fpage%3D2%26x%3D1']";
        assert_eq!((count(&page, "a"), count(&page, selector)), (1, 1));
    }

    #[test]
    fn of_three_the_others_are_a_list_that_opens_without_script() {
        let page = shown(&["en", "it", "toy"]);
        assert_eq!(count(&page, "details > summary"), 1);
        assert_eq!(count(&page, "details > ul > li > a[lang][hreflang]"), 2);
        assert_eq!(count(&page, "a[lang=toy][href^='/lang/toy?back=']"), 1);
        assert_eq!(count(&page, "a[lang=it]"), 0);
        let summary = Selector::parse("summary").unwrap();
        let said: String = page
            .select(&summary)
            .flat_map(|found| found.text())
            .collect();
        assert!(said.contains("name of it"), "{said}");
    }

    #[test]
    fn of_one_there_is_nothing_to_choose() {
        assert_eq!(count(&shown(&["it"]), "a, details"), 0);
    }
}
