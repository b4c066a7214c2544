//! Registering an organiser, and changing its data.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Done, FieldError, Problem,
        organisers::{self, OrganiserInput},
    },
    event::Accent,
    i18n::{Lang, Words},
    web::{
        Drawn, Failure, Fields, Form, Posted, Sent, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        view::{FormView, Page, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/organisers/new")
                .route(web::get().to(new))
                .route(web::post().to(add)),
        )
        .service(
            web::resource("/o/{organiser}/edit")
                .route(web::get().to(edit))
                .route(web::post().to(change)),
        );
}

/// Labels of the fields in the list of errors.
const LABELS: [(&str, &str); 9] = [
    ("name", "organiser-name"),
    ("country", "organiser-country"),
    ("federation", "organiser-federation"),
    ("accent", "organiser-accent"),
    ("language", "organiser-language"),
    ("territory", "organiser-territory"),
    ("categories", "organiser-categories"),
    ("imprint", "organiser-imprint"),
    ("web", "organiser-web"),
];

/// Options of a choice: value and words.
type Options = Vec<(String, String)>;

#[derive(Template)]
#[template(path = "organiser/form.html")]
struct FormPage {
    page: Page,
    /// Address part of the organiser; empty for a new one.
    slug: String,
    /// The present name.
    name: String,
    version: i32,
    form: FormView,
    accents: Options,
    languages: Options,
}

fn accents(t: Words) -> Options {
    let named = |accent: Accent| {
        let code = accent.code();
        (code.to_owned(), t.get(&format!("accent-{code}")))
    };
    Accent::ALL.map(named).to_vec()
}

fn languages(t: Words) -> Options {
    let mut all = vec![(String::new(), t.get("organiser-language-none"))];
    all.extend(Lang::ALL.map(|lang| (lang.code().to_owned(), Words(lang).get("language-name"))));
    all
}

/// The typed values. A language that the program does not have is an error, because letters in it could never be sent.
fn typed(fields: &Fields) -> Result<OrganiserInput, AppError> {
    let input: OrganiserInput = fields.read();
    let tag = input.language.trim().to_lowercase();
    if tag.is_empty() || Lang::from_code(&tag).is_some() {
        return Ok(input);
    }
    let (field, problem) = ("language", Problem::Choice);
    Err(AppError::Fields(vec![FieldError { field, problem }]))
}

fn show_form(
    visitor: &Visitor,
    status: StatusCode,
    (slug, name, version): (String, String, i32),
    form: &Form,
) -> Result<Drawn, Failure> {
    let t = visitor.words();
    let template = FormPage {
        page: visitor.page(Section::Other),
        slug,
        name,
        version,
        form: form.labelled(visitor, &LABELS),
        accents: accents(t),
        languages: languages(t),
    };
    render(visitor, status, &template)
}

async fn new(visitor: Visitor) -> Result<HttpResponse, Failure> {
    visitor
        .show(organisers::must_administer, |visitor, ()| {
            let none = (String::new(), String::new(), 0);
            show_form(visitor, StatusCode::OK, none, &Form::default())
        })
        .await
}

async fn add(posted: Posted) -> Result<HttpResponse, Failure> {
    let sent = posted
        .send(|ctx, actor, fields| {
            organisers::add(ctx, actor, fields.key().as_deref(), &typed(fields)?)
        })
        .await?;
    match sent {
        Sent::Done(Done::Fresh(slug)) => {
            Ok(redirect(&format!("/o/{slug}"), Some("organiser-added")))
        }
        Sent::Done(Done::Repeated(_)) => Ok(redirect("/organisers", Some("organiser-added"))),
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            visitor
                .draw(move |visitor| {
                    show_form(visitor, status, (String::new(), String::new(), 0), &form)
                })
                .await
        }
    }
}

async fn edit(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    visitor
        .show(
            move |ctx, actor| organisers::editable(ctx, actor, &asked),
            move |visitor, (input, version)| {
                let form = Form::filled(&input.fields());
                show_form(visitor, StatusCode::OK, (slug, input.name, version), &form)
            },
        )
        .await
}

async fn change(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let version = fields.version().map_err(|error| visitor.fail(error))?;
    let (key, asked, input) = (fields.key(), slug.clone(), typed(&fields));
    let done = visitor
        .attempt(move |ctx, actor| {
            organisers::change(ctx, actor, key.as_deref(), (&asked, version), &input?)
        })
        .await;
    match done {
        Ok(_) => Ok(redirect(&format!("/o/{slug}"), Some("organiser-saved"))),
        Err(AppError::Fields(errors)) => {
            let (form, asked) = (Form { fields, errors }, slug.clone());
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            visitor
                .show(
                    move |ctx, actor| organisers::editable(ctx, actor, &asked),
                    move |visitor, (stands, _)| {
                        show_form(visitor, status, (slug, stands.name, version), &form)
                    },
                )
                .await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}
