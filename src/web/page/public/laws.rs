//! The Laws as the program applies them: a page of contents for each edition, and a page for each chapter. An article is found
//! by its number or by its words.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use super::laws_sections::{ArticleSection, sections, silent, spoken};
use crate::{
    app::{AppError, fold::fold},
    i18n::Words,
    rules::{edition::Edition, laws::Rule},
    web::{
        Failure, Shows, Visitor, redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        view::{Page, Section},
    },
    words::laws,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/laws", web::get().to(newest))
        .route("/laws/{edition}", web::get().to(edition))
        .route("/laws/{edition}/{chapter}", web::get().to(chapter));
}

/// The page of rules that an edition does not mention; no chapter has this name.
const SILENT: &str = "silent";

/// Maximum number of articles in the results of a search.
const MOST_FOUND: usize = 20;

#[derive(Default, serde::Deserialize)]
struct Search {
    /// The number of an article, or words.
    #[serde(default)]
    article: String,
}

/// A chapter in the contents.
struct Contents {
    code: &'static str,
    title: String,
    /// Number and link of each article.
    articles: Vec<(String, String)>,
}

/// A search by words, and its results.
struct Found {
    asked: String,
    /// `12 articoli`.
    count: String,
    sections: Vec<ArticleSection>,
}

#[derive(Template)]
#[template(path = "public/laws.html")]
struct LawsPage {
    page: Page,
    name: String,
    id: &'static str,
    /// The events that this edition applies to.
    when: String,
    is_uncertain: bool,
    /// Name and address of each edition; no address for the shown one.
    editions: Vec<(String, Option<String>)>,
    chapters: Vec<Contents>,
    found: Option<Found>,
    /// Whether there are rules that the edition does not mention.
    is_silent: bool,
}

#[derive(Template)]
#[template(path = "public/laws_chapter.html")]
struct ChapterPage {
    page: Page,
    /// Name of the edition.
    name: String,
    id: &'static str,
    title: String,
    /// Code and title of each chapter; no code for the shown one.
    chapters: Vec<(Option<&'static str>, String)>,
    /// Code and title of the previous chapter.
    before: Option<(&'static str, String)>,
    /// Code and title of the next chapter.
    after: Option<(&'static str, String)>,
    sections: Vec<ArticleSection>,
}

/// The rules that an edition does not mention, with the numbers of the edition in force.
#[derive(Template)]
#[template(path = "public/laws_silent.html")]
struct SilentPage {
    page: Page,
    /// Name of the edition.
    name: String,
    id: &'static str,
    /// Name of the edition in force.
    newest: String,
    newest_id: &'static str,
    note: String,
    chapters: Vec<Contents>,
}

async fn newest() -> Result<HttpResponse, Failure> {
    Ok(redirect(
        &format!("/laws/{}", Edition::default().id()),
        None,
    ))
}

async fn edition(
    visitor: Visitor,
    path: Path<String>,
    query: Query<Search>,
) -> Result<HttpResponse, Failure> {
    let Some(edition) = Edition::from_id(&path) else {
        return Err(visitor.fail(AppError::NotFound));
    };
    let asked: String = query.article.trim().chars().take(60).collect();
    if let Some(address) = laws::address(edition, &asked) {
        return Ok(redirect(&address, None));
    }
    visitor
        .show_public(
            Shows::Words,
            |_, _| Ok(()),
            move |visitor, ()| {
                let template = laws_page(visitor, edition, asked);
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

async fn chapter(visitor: Visitor, path: Path<(String, String)>) -> Result<HttpResponse, Failure> {
    let (edition, chapter) = path.into_inner();
    let Some(edition) = Edition::from_id(&edition) else {
        return Err(visitor.fail(AppError::NotFound));
    };
    visitor
        .show_public(
            Shows::Words,
            |_, _| Ok(()),
            move |visitor, ()| {
                if chapter == SILENT {
                    return render(visitor, StatusCode::OK, &silent_page(visitor, edition));
                }
                let template = chapter_page(visitor, edition, &chapter);
                let template = template.ok_or_else(|| visitor.fail(AppError::NotFound))?;
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

fn laws_page(visitor: &Visitor, edition: Edition, asked: String) -> LawsPage {
    let t = visitor.words();
    let chosen = |other: Edition| {
        let link = format!("/laws/{}", other.id());
        (laws::edition(t, other), (other != edition).then_some(link))
    };
    let when = t.get(&format!("laws-when-{}", edition.id()));
    LawsPage {
        page: visitor.page(Section::Other),
        name: laws::edition(t, edition),
        id: edition.id(),
        when: t.with_one("laws-since", "when", when),
        is_uncertain: spoken(edition).any(|rule| edition.article(rule).source().is_uncertain()),
        editions: Edition::ALL.into_iter().map(chosen).collect(),
        chapters: contents(t, edition, spoken(edition)),
        found: (!asked.is_empty()).then(|| found(t, edition, asked)),
        is_silent: silent(edition).next().is_some(),
    }
}

/// The articles that contain all the words; only the first ones.
fn found(t: Words, edition: Edition, asked: String) -> Found {
    let words: Vec<String> = fold(&asked).split_whitespace().map(str::to_owned).collect();
    let mut all = sections(t, edition, spoken(edition));
    all.retain(|section| section.has_words(&words));
    let count = t.n("laws-found", all.len());
    all.truncate(MOST_FOUND);
    for section in &mut all {
        let (chapter, place) = (section.chapter, &section.anchor);
        section.link = Some(format!("/laws/{}/{chapter}#{place}", edition.id()));
    }
    Found {
        asked,
        count,
        sections: all,
    }
}

/// The chapters of an edition, with the numbers of the articles of these rules.
fn contents(t: Words, edition: Edition, rules: impl Iterator<Item = Rule>) -> Vec<Contents> {
    let mut chapters: Vec<Contents> = Vec::new();
    for section in sections(t, edition, rules) {
        let article = (section.article, section.anchor);
        let last = chapters.last_mut();
        match last.filter(|last| last.code == section.chapter) {
            Some(last) => last.articles.push(article),
            None => chapters.push(Contents {
                code: section.chapter,
                title: title(t, edition, section.chapter),
                articles: vec![article],
            }),
        }
    }
    chapters
}

/// The page of a chapter; `None` if the edition has no such chapter.
fn chapter_page(visitor: &Visitor, edition: Edition, chapter: &str) -> Option<ChapterPage> {
    let t = visitor.words();
    let mut chapters: Vec<(&'static str, String)> = contents(t, edition, spoken(edition))
        .into_iter()
        .map(|chapter| (chapter.code, chapter.title))
        .collect();
    let place = chapters.iter().position(|(code, _)| *code == chapter)?;
    let (code, title) = chapters.get(place)?.clone();
    if silent(edition).next().is_some() {
        chapters.push((SILENT, t.get("laws-silent")));
    }
    let rules = spoken(edition).filter(|rule| edition.article(*rule).chapter() == code);
    let before = place.checked_sub(1).and_then(|place| chapters.get(place));
    let after = chapters.get(place.saturating_add(1));
    Some(ChapterPage {
        page: visitor.page(Section::Other),
        name: laws::edition(t, edition),
        id: edition.id(),
        title,
        before: before.cloned(),
        after: after.cloned(),
        sections: sections(t, edition, rules),
        chapters: chapters
            .into_iter()
            .map(|(other, title)| ((other != code).then_some(other), title))
            .collect(),
    })
}

fn silent_page(visitor: &Visitor, edition: Edition) -> SilentPage {
    let t = visitor.words();
    let newest = Edition::default();
    let mut note = t.get("laws-silent-note");
    // The text of 1952 has its part on notation without article numbers.
    if edition == Edition::Fide1952 {
        note = format!("{note} {}", t.get("laws-silent-notation"));
    }
    SilentPage {
        page: visitor.page(Section::Other),
        name: laws::edition(t, edition),
        id: edition.id(),
        newest: laws::edition(t, newest),
        newest_id: newest.id(),
        note,
        chapters: contents(t, newest, silent(edition)),
    }
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
