//! The announcement of a tournament: the organiser's texts, the rules, days and fees.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        access::TournamentRole,
        tournament::{
            fees,
            prospectus::{input::ProspectusInput, kept},
            summary,
        },
    },
    i18n::Words,
    web::{
        Failure, Shows, Visitor, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{
            EmbedCode, Page, Section, TournamentHead,
            download::{Download, downloads},
            marked::marked,
            tournament::{Fact, Tab},
        },
    },
    words,
};

use super::tournament::embed_code;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/announcement", web::get().to(announcement));
}

#[derive(Template)]
#[template(path = "public/announcement.html")]
struct AnnouncementPage {
    page: Page,
    head: TournamentHead,
    /// The organiser's texts, each with its heading, made into HTML.
    told: Vec<(String, String)>,
    /// How to reach the organiser.
    organiser: ProspectusInput,
    /// Whether the reader may edit the announcement.
    may_write: bool,
    facts: Vec<Fact>,
    schedule: Vec<Fact>,
    /// The fees: group of players, and amount.
    fees: Vec<(String, String)>,
    downloads: Vec<Download>,
    embed: EmbedCode,
}

/// The parts that are not empty.
fn told(t: Words, prospectus: &ProspectusInput) -> Vec<(String, String)> {
    [
        ("", &prospectus.prospectus_text),
        ("field-prospectus-prizes", &prospectus.prospectus_prizes),
        (
            "field-prospectus-equipment",
            &prospectus.prospectus_equipment,
        ),
        ("field-prospectus-lodging", &prospectus.prospectus_lodging),
    ]
    .into_iter()
    .filter(|(_, text)| !text.is_empty())
    .map(|(key, text)| {
        let heading = if key.is_empty() {
            String::new()
        } else {
            t.get(key)
        };
        (heading, marked(text))
    })
    .collect()
}

async fn announcement(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| {
                let (summary, role) = summary::get(ctx, actor, &slug)?;
                let table = fees::table_of(ctx, &slug)?;
                Ok((summary, role, table, kept::shown(ctx, &slug)?))
            },
            move |visitor, (summary, role, table, organiser)| {
                let t = visitor.words();
                let template = AnnouncementPage {
                    told: told(t, &organiser),
                    organiser,
                    may_write: role.is_some_and(|role| role != TournamentRole::Deputy),
                    fees: words::fee::bands(t, &table),
                    page: visitor.page(Section::Tournaments),
                    head: show::head(t, &summary, Tab::Announcement).seen_by(role),
                    schedule: show::schedule(t, &summary),
                    facts: show::rules(t, &summary),
                    downloads: downloads(t, &summary, summary.course.published()),
                    embed: embed_code(visitor, &summary),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
