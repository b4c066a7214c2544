//! Quoted articles, with a remark if a number is not certain or the edition says nothing.

use crate::{
    i18n::Words,
    rules::{
        edition::Edition,
        laws::{Article, Rule, Source},
    },
};

/// The name of an edition.
pub fn edition(t: Words, edition: Edition) -> String {
    t.get(&format!("edition-{}", edition.id()))
}

/// `(art. 6.9)`; with a remark if the number is not certain, and a sentence if the edition says nothing.
pub fn cited(t: Words, of: Edition, article: Article) -> String {
    if article.is_silent() {
        return t.with_one("article-silent", "edition", edition(t, of));
    }
    numbered(t, article.number(), article.source())
}

/// An article like [`cited`], by its stored number. A number that no table has is quoted as it is; an empty one gives an empty
/// text.
pub fn stored(t: Words, of: Edition, number: &str) -> String {
    match number {
        "" | "–" => String::new(),
        number => {
            let source = of.find(number).map_or(Source::Read, Article::source);
            numbered(t, number, source)
        }
    }
}

fn numbered(t: Words, number: &str, source: Source) -> String {
    match source {
        Source::Inferred | Source::Open => {
            let hint = t.get(&format!("source-short-{}", source.code()));
            t.with_two("article-uncertain", "article", number, "hint", hint)
        }
        Source::Read | Source::Quoted | Source::Silent => t.with_one("article", "article", number),
    }
}

/// A text with rules between section signs, `§touched-men§`, replaced by their numbers in this edition.
pub fn quoting(of: Edition, text: &str) -> String {
    let mut said = String::with_capacity(text.len());
    for (index, part) in text.split('§').enumerate() {
        match Rule::from_code(part).filter(|_| index % 2 == 1) {
            Some(rule) => said.push_str(&of.article(rule).to_string()),
            None => said.push_str(part),
        }
    }
    said
}

/// The address of an article on the page of the Laws; `None` if the edition has no such article.
pub fn address(of: Edition, number: &str) -> Option<String> {
    let article = of.find(number)?;
    let (edition, chapter, place) = (of.id(), article.chapter(), article.anchor());
    Some(format!("/laws/{edition}/{chapter}#{place}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{i18n::Lang, rules::laws::Handling};

    #[test]
    fn every_rule_has_its_words() {
        for lang in Lang::ALL {
            let t = Words(lang);
            for rule in Rule::ALL {
                let key = format!("law-{}", rule.code());
                assert_ne!(t.get(&key), key);
            }
            for handling in Handling::ALL {
                let key = format!("handling-{}", handling.code());
                assert_ne!(t.get(&key), key);
            }
            for source in [Source::Inferred, Source::Open] {
                let key = format!("source-short-{}", source.code());
                assert_ne!(t.get(&key), key);
            }
        }
    }

    #[test]
    fn an_article_is_quoted_from_its_edition() {
        let t = Words(Lang::En);
        let of = |edition: Edition, rule| cited(t, edition, edition.article(rule));
        assert_eq!(of(Edition::Fide2023, Rule::FlagLoses), "(Art. 6.9)");
        assert_eq!(of(Edition::Fide2017, Rule::TwoHands), "(Art. 7.7.1)");
        assert_eq!(
            of(Edition::Fide2014, Rule::FlagLoses),
            "(Art. 6.9, number inferred)"
        );
        assert_eq!(
            of(Edition::Fide1952, Rule::FlagLoses),
            "(FIDE 1952 has no article on this)"
        );
        assert_eq!(
            stored(t, Edition::Fide2014, "12.9.e"),
            "(Art. 12.9.e, number uncertain)"
        );
        assert_eq!(stored(t, Edition::Fide2023, ""), "");
        assert_eq!(
            quoting(
                Edition::Fide1952,
                "first (§touched-men§), then §flag-loses§"
            ),
            "first (8), then –"
        );
        assert_eq!(
            address(Edition::Fide2023, "7.5.5, A.3").as_deref(),
            Some("/laws/fide-2023/7#art-7.5.5")
        );
        assert_eq!(address(Edition::Fide1952, "7.5.5"), None);
    }
}
