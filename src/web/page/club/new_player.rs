//! A new player of the registry: typed, or found in a rating list.

use actix_web::{HttpResponse, http::StatusCode};

use crate::{
    app::{
        AppError, clubs,
        players::{self, AddTo},
    },
    web::{
        ClubField, Failure, Form, Posted, Visitor, redirect, render,
        routing::{self as web, Query, ServiceConfig},
        view::Section,
    },
};

use super::{
    list_search::{self, Wanted},
    players::{FormPage, choices, input},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/players/new")
            .route(web::get().to(new))
            .route(web::post().to(create)),
    );
}

async fn show_new(
    visitor: &Visitor,
    status: StatusCode,
    typed: Form,
    wanted: Wanted,
) -> Result<HttpResponse, Failure> {
    visitor.must_be_signed_in()?;
    visitor
        .show(
            move |ctx, actor| {
                let to = AddTo::Registry(None);
                let from = players::in_list(ctx, actor, to, wanted.asked())?;
                let club = ClubField::of(ctx, &typed)?;
                Ok((club, typed, from, wanted))
            },
            move |visitor, (club, typed, from, wanted)| {
                let t = visitor.words();
                let page = "/players/new".to_owned();
                let (search, chosen) = list_search::search(t, page, &from, wanted);
                let form = chosen.unwrap_or(typed);
                let template = FormPage {
                    page: visitor.page(Section::Players),
                    heading: t.get("players-new"),
                    action: "/players/new".to_owned(),
                    back: "/players".to_owned(),
                    submit: t.get("players-add"),
                    version: None,
                    form: form.view(visitor),
                    choices: choices(t, Some(club)),
                    search,
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn new(visitor: Visitor, wanted: Query<Wanted>) -> Result<HttpResponse, Failure> {
    let form = Form::filled(&[("federation", "ITA")]);
    show_new(&visitor, StatusCode::OK, form, wanted.into_inner()).await
}

async fn create(posted: Posted) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (key, input) = (fields.key(), input(&fields));
    let club = ClubField::typed(&fields);
    let answer = visitor
        .attempt(move |ctx, actor| {
            clubs::with_meant(
                ctx,
                &club,
                || players::check(ctx, actor, AddTo::Registry(None), &input),
                |club| players::add(ctx, actor, key.as_deref(), AddTo::Registry(club), &input),
            )
        })
        .await;
    match answer {
        Ok(done) => {
            let to = match done.fresh() {
                Some(id) => {
                    let code = visitor
                        .read(move |ctx, actor| players::code(ctx, actor, id))
                        .await?;
                    format!("/players/{code}")
                }
                None => "/players".to_owned(),
            };
            Ok(redirect(&to, Some("player-added")))
        }
        Err(AppError::Fields(errors)) => {
            let (form, status) = (Form { fields, errors }, StatusCode::UNPROCESSABLE_ENTITY);
            show_new(&visitor, status, form, Wanted::default()).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}
