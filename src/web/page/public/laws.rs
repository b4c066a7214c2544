//! The Laws as the program applies them, article by article, an edition a page.

use std::collections::BTreeMap;

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::AppError,
    i18n::Words,
    rules::{edition::Edition, laws::Rule},
    web::{
        Failure, Shows, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        view::{Page, Section},
    },
    words::laws,
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/laws", web::get().to(newest))
        .route("/laws/{edition}", web::get().to(edition));
}

/// A rule of an article.
struct Said {
    text: String,
    /// What is done about it.
    handling: String,
}

/// An article with what it says, what is done about it, and its numbers elsewhere.
struct ArticleSection {
    anchor: String,
    number: String,
    /// `numero dedotto`, where it is not certain.
    hint: Option<String>,
    rules: Vec<Said>,
    /// Other editions in which the number is another one.
    elsewhere: String,
}

struct Chapter {
    anchor: String,
    title: String,
    sections: Vec<ArticleSection>,
}

#[derive(Template)]
#[template(path = "public/laws.html")]
struct LawsPage {
    page: Page,
    name: String,
    /// Which events are judged by it.
    when: String,
    is_uncertain: bool,
    /// The edition has its notation without numbers.
    has_unnumbered_notation: bool,
    /// Name and address; none for the one that is shown.
    editions: Vec<(String, Option<String>)>,
    chapters: Vec<Chapter>,
    /// What the edition does not have, by the numbers of the edition in force.
    silent: Vec<ArticleSection>,
}

async fn newest() -> Result<HttpResponse, Failure> {
    Ok(redirect(
        &format!("/laws/{}", Edition::default().id()),
        None,
    ))
}

async fn edition(visitor: Visitor, path: Path<String>) -> Result<HttpResponse, Failure> {
    let Some(edition) = Edition::from_id(&path) else {
        return Err(visitor.fail(AppError::NotFound));
    };
    visitor
        .show_public(
            Shows::Words,
            |_, _| Ok(()),
            move |visitor, ()| {
                let template = laws_page(visitor, edition);
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

fn laws_page(visitor: &Visitor, edition: Edition) -> LawsPage {
    let t = visitor.words();
    let chosen = |other: Edition| {
        let link = format!("/laws/{}", other.id());
        (laws::edition(t, other), (other != edition).then_some(link))
    };
    let all = Rule::ALL.iter().copied();
    let (spoken, silent): (Vec<Rule>, Vec<Rule>) =
        all.partition(|rule| !edition.article(*rule).is_silent());
    let when = t.get(&format!("laws-when-{}", edition.id()));
    LawsPage {
        page: visitor.page(Section::Other),
        name: laws::edition(t, edition),
        when: t.a("laws-since", "when", when),
        is_uncertain: spoken
            .iter()
            .any(|rule| edition.article(*rule).source().is_uncertain()),
        has_unnumbered_notation: edition == Edition::Fide1952,
        editions: Edition::ALL.into_iter().map(chosen).collect(),
        chapters: chapters(t, edition, &spoken),
        silent: sections(t, Edition::default(), &silent, "not-")
            .into_iter()
            .map(|(_, section)| section)
            .collect(),
    }
}

/// The articles of an edition under their chapters.
fn chapters(t: Words, edition: Edition, rules: &[Rule]) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for (chapter, section) in sections(t, edition, rules, "") {
        let anchor = format!("chapter-{chapter}");
        match chapters.last_mut().filter(|last| last.anchor == anchor) {
            Some(last) => last.sections.push(section),
            None => chapters.push(Chapter {
                title: title(t, edition, chapter),
                anchor,
                sections: vec![section],
            }),
        }
    }
    chapters
}

fn title(t: Words, edition: Edition, chapter: &str) -> String {
    let of = if edition == Edition::Fide1952 {
        "1952-"
    } else {
        ""
    };
    let title = t.get(&format!("laws-chapter-{of}{chapter}"));
    if chapter.starts_with(|sign: char| sign.is_ascii_digit()) {
        format!("{chapter}. {title}")
    } else {
        title
    }
}

/// The rules by their article, in the order of the edition; with the chapter of each. Rules of one number are one section.
fn sections(
    t: Words,
    edition: Edition,
    rules: &[Rule],
    before: &str,
) -> Vec<(&'static str, ArticleSection)> {
    let mut by_place: BTreeMap<(Vec<u32>, String), Vec<Rule>> = BTreeMap::new();
    for rule in rules {
        let article = edition.article(*rule);
        let place = (article.order(), article.anchor());
        by_place.entry(place).or_default().push(*rule);
    }
    let sections = by_place.into_iter().filter_map(|((_, anchor), rules)| {
        let article = edition.article(*rules.first()?);
        let first = article.number().split(',').next()?;
        Some((
            article.chapter(),
            ArticleSection {
                anchor: format!("{before}{anchor}"),
                number: t.a("laws-number", "article", first),
                hint: article
                    .source()
                    .is_uncertain()
                    .then(|| t.get(&format!("source-short-{}", article.source().code()))),
                elsewhere: elsewhere(t, edition, *rules.first()?),
                rules: rules
                    .iter()
                    .map(|rule| Said {
                        text: t.get(&format!("law-{}", rule.code())),
                        handling: t.get(&format!("handling-{}", rule.handling().code())),
                    })
                    .collect(),
            },
        ))
    });
    sections.collect()
}

/// `FIDE 2018: 3.7.4.1; FIDE 1952: 6 b`: the editions in which the first rule has another number.
fn elsewhere(t: Words, edition: Edition, rule: Rule) -> String {
    let here = edition.article(rule).number();
    let others = Edition::ALL.into_iter().filter(|other| *other != edition);
    let said = others.filter_map(|other| {
        let there = other.article(rule);
        (there.number() != here).then(|| format!("{}: {there}", laws::edition(t, other)))
    });
    said.collect::<Vec<String>>().join("; ")
}
