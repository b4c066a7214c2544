//! Articles of the Laws as their pages show them: content, handling by the program, numbers in other editions.

use std::collections::BTreeMap;

use crate::{
    app::fold::fold,
    i18n::Words,
    rules::{edition::Edition, laws::Rule},
    words::laws,
};

/// A rule of an article.
pub(super) struct Said {
    pub(super) text: String,
    /// How the program handles the rule.
    pub(super) handling: String,
}

/// An article with its rules, their handling, and its numbers in other editions.
pub(super) struct ArticleSection {
    pub(super) anchor: String,
    /// Address of the article in its chapter, where it is shown alone.
    pub(super) link: Option<String>,
    /// `7`, `A`, `III`.
    pub(super) chapter: &'static str,
    /// `7.5.1`.
    pub(super) article: String,
    /// `Art. 7.5.1`.
    pub(super) number: String,
    /// `numero dedotto`, if the number is not certain.
    pub(super) hint: Option<String>,
    pub(super) rules: Vec<Said>,
    /// The editions in which the number differs.
    pub(super) elsewhere: String,
}

impl ArticleSection {
    /// Whether its rules contain all these words, in any order. The words must be folded.
    pub(super) fn has_words(&self, words: &[String]) -> bool {
        let said: Vec<String> = self.rules.iter().map(|said| fold(&said.text)).collect();
        let has = |word: &String| said.iter().any(|text| text.contains(word.as_str()));
        words.iter().all(has)
    }
}

/// The rules that the edition mentions.
pub(super) fn spoken(edition: Edition) -> impl Iterator<Item = Rule> {
    let all = Rule::ALL.iter().copied();
    all.filter(move |rule| !edition.article(*rule).is_silent())
}

/// The rules that the edition does not mention.
pub(super) fn silent(edition: Edition) -> impl Iterator<Item = Rule> {
    let all = Rule::ALL.iter().copied();
    all.filter(move |rule| edition.article(*rule).is_silent())
}

/// The rules by article, in the order of the edition. Rules with the same number make one section.
pub(super) fn sections(
    t: Words,
    edition: Edition,
    rules: impl Iterator<Item = Rule>,
) -> Vec<ArticleSection> {
    let mut by_place: BTreeMap<(Vec<u32>, String), Vec<Rule>> = BTreeMap::new();
    for rule in rules {
        let article = edition.article(rule);
        let place = (article.order(), article.anchor());
        by_place.entry(place).or_default().push(rule);
    }
    let sections = by_place.into_iter().filter_map(|((_, anchor), rules)| {
        let article = edition.article(*rules.first()?);
        let first = article.number().split(',').next()?;
        let said = |rule: &Rule| Said {
            text: t.get(&format!("law-{}", rule.code())),
            handling: t.get(&format!("handling-{}", rule.handling().code())),
        };
        let source = article.source();
        Some(ArticleSection {
            anchor,
            link: None,
            chapter: article.chapter(),
            article: first.to_owned(),
            number: t.with_one("laws-number", "article", first),
            hint: source
                .is_uncertain()
                .then(|| t.get(&format!("source-short-{}", source.code()))),
            elsewhere: elsewhere(t, edition, *rules.first()?),
            rules: rules.iter().map(said).collect(),
        })
    });
    sections.collect()
}

/// `FIDE 2018: 3.7.4.1; FIDE 1952: 6 b`: the editions in which the first rule has a different number.
fn elsewhere(t: Words, edition: Edition, rule: Rule) -> String {
    let here = edition.article(rule).number();
    let others = Edition::ALL.into_iter().filter(|other| *other != edition);
    let said = others.filter_map(|other| {
        let there = other.article(rule);
        (there.number() != here).then(|| format!("{}: {there}", laws::edition(t, other)))
    });
    said.collect::<Vec<String>>().join("; ")
}
