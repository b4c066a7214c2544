//! Registering a club, and changing its data.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Refusal,
        clubs::{self, ClubInput, Editable, SimilarClub},
    },
    web::{
        Drawn, Failure, Fields, Form, Posted, Visitor,
        page::club::directory::{Options, kinds, provinces, regions},
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        view::{FormView, Page, Section},
    },
    words,
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/clubs/register")
                .route(web::get().to(registration))
                .route(web::post().to(register)),
        )
        .route("/clubs/sent", web::get().to(sent))
        .service(
            web::resource("/clubs/{id:\\d+}/edit")
                .route(web::get().to(edit))
                .route(web::post().to(change)),
        );
}

#[derive(Template)]
#[template(path = "club/register.html")]
struct RegisterPage {
    page: Page,
    form: FormView,
    regions: Options,
    provinces: Options,
    kinds: Options,
    similar: Vec<SimilarClub>,
    /// Why nothing was taken now.
    refused: Option<String>,
}

fn show_registration(
    visitor: &Visitor,
    status: StatusCode,
    form: &Form,
    similar: Vec<SimilarClub>,
    refused: Option<String>,
) -> Result<Drawn, Failure> {
    let template = RegisterPage {
        page: visitor.page(Section::Clubs),
        form: form.labelled(visitor, &[("name", "clubs-name")]),
        regions: regions("–".to_owned()),
        provinces: provinces(None, "–".to_owned()),
        kinds: kinds(visitor.words()),
        similar,
        refused,
    };
    render(visitor, status, &template)
}

async fn registration(visitor: Visitor) -> Result<HttpResponse, Failure> {
    let form = Form::filled(&[("country", "Italia")]);
    visitor
        .draw(move |visitor| show_registration(visitor, StatusCode::OK, &form, Vec::new(), None))
        .await
}

fn input(fields: &Fields) -> ClubInput {
    ClubInput {
        is_another: fields.is_on("another"),
        trap: fields.text("homepage"),
        ..fields.read()
    }
}

async fn register(posted: Posted) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (key, input) = (fields.key(), input(&fields));
    let network = visitor.address.network();
    let answer = visitor
        .attempt(move |ctx, actor| clubs::register(ctx, actor, key.as_deref(), &input, &network))
        .await;
    let mut status = StatusCode::UNPROCESSABLE_ENTITY;
    let (mut errors, mut similar, mut refused) = (Vec::new(), Vec::new(), None);
    match answer {
        Ok(_) => return Ok(redirect("/clubs/sent", None)),
        Err(AppError::Fields(wrong)) => errors = wrong,
        Err(AppError::Refused(refusal @ Refusal::TooManyClubs { .. })) => {
            status = StatusCode::TOO_MANY_REQUESTS;
            refused = Some(words::refusal(visitor.words(), &refusal));
        }
        Err(AppError::Refused(Refusal::SimilarClubs(clubs))) => similar = clubs,
        Err(error) => return Err(visitor.fail(error)),
    }
    let form = Form { fields, errors };
    visitor
        .draw(move |visitor| show_registration(visitor, status, &form, similar, refused))
        .await
}

#[derive(Template)]
#[template(path = "club/sent.html")]
struct SentPage {
    page: Page,
}

async fn sent(visitor: Visitor) -> Result<HttpResponse, Failure> {
    visitor
        .draw(|visitor| {
            let page = visitor.page(Section::Clubs);
            render(visitor, StatusCode::OK, &SentPage { page })
        })
        .await
}

#[derive(Template)]
#[template(path = "club/edit.html")]
struct EditPage {
    page: Page,
    id: i32,
    /// The name as it stands.
    name: String,
    /// Version that the form was made from.
    version: String,
    form: FormView,
    regions: Options,
    provinces: Options,
    kinds: Options,
    similar: Vec<SimilarClub>,
}

/// The form as it stands, or as it was sent with what is wrong.
fn show_edit(
    visitor: &Visitor,
    status: StatusCode,
    stands: &Editable,
    sent: Option<Form>,
    similar: Vec<SimilarClub>,
) -> Result<Drawn, Failure> {
    let version = sent.as_ref().map_or_else(
        || stands.version.to_string(),
        |form| form.fields.text("version"),
    );
    let form = sent.unwrap_or_else(|| filled(&stands.input));
    let template = EditPage {
        page: visitor.page(Section::MyClub),
        id: stands.id,
        name: stands.input.name.clone(),
        version,
        form: form.labelled(visitor, &[("name", "clubs-name")]),
        regions: regions("–".to_owned()),
        provinces: provinces(None, "–".to_owned()),
        kinds: kinds(visitor.words()),
        similar,
    };
    render(visitor, status, &template)
}

fn filled(club: &ClubInput) -> Form {
    Form::filled(&[
        ("name", &club.name),
        ("federation_code", &club.federation_code),
        ("country", &club.country),
        ("region", &club.region),
        ("province", &club.province),
        ("town", &club.town),
        ("postcode", &club.postcode),
        ("address", &club.address),
        ("email", &club.email),
        ("phone", &club.phone),
        ("web", &club.web),
        ("president", &club.president),
        ("kind", &club.kind),
        ("show_contacts", if club.show_contacts { "1" } else { "" }),
    ])
}

async fn edit(visitor: Visitor, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let id = id.into_inner();
    visitor
        .show(
            move |ctx, actor| clubs::editable(ctx, actor, id),
            |visitor, stands| show_edit(visitor, StatusCode::OK, &stands, None, Vec::new()),
        )
        .await
}

async fn change(posted: Posted, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let id = id.into_inner();
    let version = fields.version().map_err(|error| visitor.fail(error))?;
    let (key, input) = (fields.key(), input(&fields));
    let answer = visitor
        .attempt(move |ctx, actor| clubs::change(ctx, actor, key.as_deref(), id, version, &input))
        .await;
    let (errors, similar) = match answer {
        Ok(_) => {
            return Ok(redirect(&format!("/clubs/{id}/manage"), Some("club-saved")));
        }
        Err(AppError::Fields(errors)) => (errors, Vec::new()),
        Err(AppError::Refused(Refusal::SimilarClubs(similar))) => (Vec::new(), similar),
        Err(error) => return Err(visitor.fail(error)),
    };
    let status = StatusCode::UNPROCESSABLE_ENTITY;
    let form = Form { fields, errors };
    visitor
        .show(
            move |ctx, actor| clubs::editable(ctx, actor, id),
            move |visitor, stands| show_edit(visitor, status, &stands, Some(form), similar),
        )
        .await
}
