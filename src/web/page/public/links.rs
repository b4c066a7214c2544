//! The pages about chess: rules, origin and legend, Italian sites, sites of the world. Administrators maintain their links.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, LinkInput,
        links::{self, Link, Links},
    },
    event::{LinkSection, Word},
    web::{
        Drawn, Failure, Form, Posted, Sent, Shows, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        view::{FormView, Page, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/links/{section}")
                .route(web::get().to(section))
                .route(web::post().to(add)),
        )
        .route("/links/{section}/{id:\\d+}/remove", web::post().to(remove));
}

#[derive(Template)]
#[template(path = "public/links.html")]
struct LinksPage {
    page: Page,
    /// Code of the page.
    section: &'static str,
    title: String,
    /// The text of the page, by paragraphs.
    paragraphs: Vec<String>,
    links: Vec<Link>,
    /// The form for new links; `None` for readers who do not maintain them.
    form: Option<FormView>,
    /// The other pages.
    others: Vec<(&'static str, String)>,
}

fn known(visitor: &Visitor, code: &str) -> Result<LinkSection, Failure> {
    LinkSection::from_code(code).ok_or_else(|| visitor.fail(AppError::NotFound))
}

fn links_page(
    visitor: &Visitor,
    status: StatusCode,
    section: LinkSection,
    links: Links,
    form: &Form,
) -> Result<Drawn, Failure> {
    let t = visitor.words();
    let title = |section: LinkSection| t.get(&format!("links-{}", section.code()));
    let key = |number: usize| format!("links-{}-text-{number}", section.code());
    let others = LinkSection::ALL
        .into_iter()
        .filter(|other| *other != section);
    let labels = [("title", "links-name"), ("address", "links-address")];
    let template = LinksPage {
        page: visitor.page(Section::Other),
        section: section.code(),
        title: title(section),
        paragraphs: (1..)
            .map(key)
            .take_while(|key| t.has(key))
            .map(|key| t.get(&key))
            .collect(),
        links: links.links,
        form: links.may_keep.then(|| form.labelled(visitor, &labels)),
        others: others.map(|other| (other.code(), title(other))).collect(),
    };
    render(visitor, status, &template)
}

async fn section(visitor: Visitor, code: Path<String>) -> Result<HttpResponse, Failure> {
    let section = known(&visitor, &code)?;
    visitor
        .show_public(
            Shows::Lists,
            move |ctx, actor| links::of_section(ctx, actor, section),
            move |visitor, links| {
                links_page(visitor, StatusCode::OK, section, links, &Form::default())
            },
        )
        .await
}

async fn add(posted: Posted, code: Path<String>) -> Result<HttpResponse, Failure> {
    let section = known(&posted.visitor, &code)?;
    let sent = posted
        .send(move |ctx, actor, fields| {
            let input = LinkInput {
                section: section.code().to_owned(),
                ..fields.read()
            };
            links::add(ctx, actor, fields.key().as_deref(), &input)
        })
        .await?;
    match sent {
        Sent::Done(_) => Ok(redirect(
            &format!("/links/{}", section.code()),
            Some("link-added"),
        )),
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            visitor
                .show(
                    move |ctx, actor| links::of_section(ctx, actor, section),
                    move |visitor, links| links_page(visitor, status, section, links, &form),
                )
                .await
        }
    }
}

async fn remove(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (code, id) = path.into_inner();
    let section = known(&visitor, &code)?;
    let key = fields.key();
    visitor
        .run(move |ctx, actor| links::remove(ctx, actor, key.as_deref(), id))
        .await?;
    Ok(redirect(
        &format!("/links/{}", section.code()),
        Some("link-removed"),
    ))
}
