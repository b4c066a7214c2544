//! Halls that may write to an account: their links (made, shown once, removed), and the copies that came by them.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode};
use askama::Template;
use chrono::NaiveDateTime;

use crate::{
    app::exchange::mirror::links::{self, FollowedLine, LinkLine, Links},
    i18n::Words,
    web::{
        Failure, Form, Posted, Sent, Visitor,
        connection::local_address,
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        view::{FormView, Page, Section},
    },
    words::{self, moment},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/account/halls")
                .route(web::get().to(look))
                .route(web::post().to(make)),
        )
        .route("/account/halls/{id:\\d+}/remove", web::post().to(remove))
        .route("/t/{slug}/let-go", web::post().to(let_go));
}

struct Line {
    id: i32,
    name: String,
    made: String,
    used: String,
}

struct Followed {
    slug: String,
    name: String,
    /// State of the copy, with the time of its last message from the hall, in words.
    state: String,
    is_pointed_out: bool,
    /// Another machine that sends the same tournament.
    rival: Option<String>,
    goes_on: bool,
}

#[derive(Template)]
#[template(path = "account/halls.html")]
struct HallsPage {
    page: Page,
    form: FormView,
    /// The link that was just made; it is shown only once.
    link: Option<String>,
    lines: Vec<Line>,
    followed: Vec<Followed>,
}

fn day(t: Words, at: NaiveDateTime) -> String {
    moment::date(t, moment::local(at).date())
}

fn line(t: Words, line: LinkLine) -> Line {
    Line {
        id: line.id,
        name: line.name,
        made: day(t, line.made_at),
        used: line.used_at.map_or_else(String::new, |at| day(t, at)),
    }
}

fn followed(t: Words, line: FollowedLine) -> Followed {
    let following = &line.following;
    Followed {
        state: words::mirror::following(t, following),
        is_pointed_out: following.is_silent || !following.goes_on,
        // A copy that no longer follows a hall has no rival.
        rival: following
            .rival
            .as_ref()
            .filter(|_| following.goes_on)
            .map(|(by, at)| words::mirror::rival(t, &following.machine, (by, *at))),
        goes_on: following.goes_on,
        slug: line.slug,
        name: line.name,
    }
}

async fn show_halls(
    visitor: &Visitor,
    status: StatusCode,
    form: Form,
    link: Option<String>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(links::of_account, move |visitor, found: Links| {
            let t = visitor.words();
            let template = HallsPage {
                page: visitor.page(Section::Mine),
                form: form.view(visitor),
                link,
                lines: found.links.into_iter().map(|it| line(t, it)).collect(),
                followed: found
                    .followed
                    .into_iter()
                    .map(|it| followed(t, it))
                    .collect(),
            };
            render(visitor, status, &template)
        })
        .await
}

async fn look(visitor: Visitor) -> Result<HttpResponse, Failure> {
    show_halls(&visitor, StatusCode::OK, Form::default(), None).await
}

/// `POST /account/halls`: `hall_name`. The answer shows the link. A repeated request does not show it, because only one link
/// was made.
async fn make(posted: Posted, request: HttpRequest) -> Result<HttpResponse, Failure> {
    let visitor = posted.visitor.clone();
    let sent = posted
        .send(|ctx, actor, fields| {
            let name = fields.text(links::NAME);
            links::make(ctx, actor, fields.key().as_deref(), &name)
        })
        .await?;
    match sent {
        Sent::Done(done) => {
            let base = visitor.state.base(local_address(&request));
            let link = done
                .fresh()
                .map(|token| format!("{base}{}#{}", links::PATH, token.secret()));
            show_halls(&visitor, StatusCode::OK, Form::default(), link).await
        }
        Sent::Refused(visitor, form) => {
            show_halls(&visitor, StatusCode::UNPROCESSABLE_ENTITY, form, None).await
        }
    }
}

/// `POST /account/halls/{id}/remove`.
async fn remove(posted: Posted, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (key, link) = (fields.key(), id.into_inner());
    visitor
        .run(move |ctx, actor| links::remove(ctx, actor, key.as_deref(), link))
        .await?;
    Ok(redirect("/account/halls", Some("hall-link-removed")))
}

/// `POST /t/{slug}/let-go`: stops following the hall.
async fn let_go(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (key, slug) = (fields.key(), slug.into_inner());
    visitor
        .run(move |ctx, actor| links::let_go(ctx, actor, key.as_deref(), &slug))
        .await?;
    Ok(redirect("/account/halls", Some("hall-let-go")))
}
