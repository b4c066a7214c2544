//! Tokens for programs that read more of the tournament than the public: made, shown once, revoked.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        Done,
        tournament::api_tokens::{
            keep::{self, TokenLine, Tokens},
            token_input::TokenInput,
        },
    },
    event::TokenScope,
    i18n::Words,
    web::{
        Failure, Form, Posted, Sent, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
    words::moment,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/t/{slug}/settings/tokens")
                .route(web::get().to(look))
                .route(web::post().to(make)),
        )
        .route(
            "/t/{slug}/settings/tokens/{number}/revoke",
            web::post().to(revoke),
        );
}

/// A token in the list.
struct Row {
    id: i32,
    name: String,
    scope: String,
    made: String,
}

#[derive(Template)]
#[template(path = "settings/tokens.html")]
struct TokensPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    /// The secret of the token that was just made; it is shown only once.
    secret: Option<String>,
    rows: Vec<Row>,
    scopes: Vec<(String, String)>,
    /// Whether the tournament is closed, so that its tokens give no access.
    is_over: bool,
}

fn scope(t: Words, scope: TokenScope) -> String {
    t.get(&format!("setting-token_scope-{}", scope.code()))
}

fn row(t: Words, line: &TokenLine) -> Row {
    let day = moment::date(t, line.made_at.date());
    Row {
        id: line.id,
        name: line.name.clone(),
        scope: scope(t, line.scope),
        made: t.with_two("token-made", "name", &line.made_by, "day", day),
    }
}

async fn show_tokens(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    form: Form,
    secret: Option<String>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| keep::all(ctx, actor, &slug),
            move |visitor, tokens: Tokens| {
                let role = visitor.arbiter(tokens.role)?;
                let t = visitor.words();
                let scopes = TokenScope::ALL.map(|it| (it.code().to_owned(), scope(t, it)));
                let template = TokensPage {
                    page: visitor.page(Section::Mine),
                    desk: show::desk_nav(visitor, &tokens.summary, role, DeskPage::Settings),
                    form: form.view(visitor),
                    secret,
                    rows: tokens.tokens.iter().map(|line| row(t, line)).collect(),
                    scopes: scopes.into(),
                    is_over: tokens.summary.state == crate::event::TournamentState::Finished,
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn look(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let form = Form::default();
    show_tokens(&visitor, slug.into_inner(), StatusCode::OK, form, None).await
}

/// `POST …/settings/tokens`: the answer shows the secret. A repeated request does not show it, because only one token was made.
async fn make(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let (visitor, asked) = (posted.visitor.clone(), slug.clone());
    let sent = posted
        .send(move |ctx, actor, fields| {
            let input = TokenInput {
                token_name: fields.text("token_name"),
                token_scope: fields.text("token_scope"),
            };
            keep::make(ctx, actor, fields.key().as_deref(), &asked, &input)
        })
        .await?;
    match sent {
        Sent::Done(done) => {
            let secret = Done::fresh(done);
            show_tokens(&visitor, slug, StatusCode::OK, Form::default(), secret).await
        }
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_tokens(&visitor, slug, status, form, None).await
        }
    }
}

/// `POST …/settings/tokens/{number}/revoke`.
async fn revoke(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let ((slug, token), key) = (path.into_inner(), fields.key());
    let asked = slug.clone();
    visitor
        .run(move |ctx, actor| keep::revoke(ctx, actor, key.as_deref(), &asked, token))
        .await?;
    Ok(redirect(
        &format!("/t/{slug}/settings/tokens"),
        Some("token-revoked"),
    ))
}
