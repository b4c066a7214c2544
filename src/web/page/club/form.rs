//! Registering a club and changing its data.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        Actor, AppError, Context, Refusal,
        clubs::{self, ClubInput, Editable, SimilarClub},
        organisers::{self, Ground},
    },
    web::{
        Drawn, Failure, Fields, Form, Posted, Visitor,
        page::club::directory::{Options, kinds, provinces, regions},
        redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        view::{FormView, Page, Section},
    },
    words,
};

/// Adds the addresses of this file.
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
    /// The place of the club: its organiser, and its country if that has its own regions.
    ground: Ground,
    similar: Vec<SimilarClub>,
    /// Why the form is not accepted now.
    refused: Option<String>,
}

fn show_registration(
    visitor: &Visitor,
    status: StatusCode,
    form: &Form,
    ground: Ground,
    similar: Vec<SimilarClub>,
    refused: Option<String>,
) -> Result<Drawn, Failure> {
    let template = RegisterPage {
        page: visitor.page(Section::Clubs),
        form: form.labelled(visitor, &[("name", "clubs-name")]),
        regions: regions(&ground, "–".to_owned()),
        provinces: provinces(&ground, None, "–".to_owned()),
        kinds: kinds(visitor.words()),
        ground,
        similar,
        refused,
    };
    render(visitor, status, &template)
}

/// The organiser whose clubs are wanted.
#[derive(serde::Deserialize)]
struct Of {
    /// Address part of the organiser; empty for the owner of this installation.
    #[serde(default)]
    organiser: String,
}

async fn registration(visitor: Visitor, of: Query<Of>) -> Result<HttpResponse, Failure> {
    let organiser = of.into_inner().organiser;
    visitor
        .show(
            move |ctx, _| organisers::ground_of_slug(ctx, &organiser),
            |visitor, ground| {
                let country = match ground.is_own {
                    true => ground.country.clone(),
                    false => "Italia".to_owned(),
                };
                let form = Form::filled(&[("country", &country)]);
                show_registration(visitor, StatusCode::OK, &form, ground, Vec::new(), None)
            },
        )
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
    let organiser = form.fields.text("organiser");
    visitor
        .show(
            move |ctx, _| organisers::ground_of_slug(ctx, &organiser),
            move |visitor, ground| {
                show_registration(visitor, status, &form, ground, similar, refused)
            },
        )
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
    /// The present name.
    name: String,
    /// Version that the form was filled from.
    version: String,
    form: FormView,
    regions: Options,
    provinces: Options,
    kinds: Options,
    ground: Ground,
    similar: Vec<SimilarClub>,
}

/// The form with the present data, or as it was sent, with its errors.
fn show_edit(
    visitor: &Visitor,
    status: StatusCode,
    (stands, ground): (&Editable, Ground),
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
        regions: regions(&ground, "–".to_owned()),
        provinces: provinces(&ground, None, "–".to_owned()),
        kinds: kinds(visitor.words()),
        ground,
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

/// The present data of the club, and its place.
fn stands(ctx: &Context, actor: &Actor, id: i32) -> Result<(Editable, Ground), AppError> {
    let stands = clubs::editable(ctx, actor, id)?;
    Ok((stands, organisers::ground_of_club(ctx, id)?))
}

async fn edit(visitor: Visitor, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let id = id.into_inner();
    visitor
        .show(
            move |ctx, actor| stands(ctx, actor, id),
            |visitor, (stands, ground)| {
                show_edit(visitor, StatusCode::OK, (&stands, ground), None, Vec::new())
            },
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
            move |ctx, actor| stands(ctx, actor, id),
            move |visitor, (stands, ground)| {
                show_edit(visitor, status, (&stands, ground), Some(form), similar)
            },
        )
        .await
}
