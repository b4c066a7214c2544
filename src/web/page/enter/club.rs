//! The entry page for clubs: the secretary sends many players at once, follows their requests, and withdraws one.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError,
        tournament::entry_door::club::{self, ClubDoor},
    },
    event::RequestState,
    web::{
        Failure, Form, Posted, Visitor,
        page::enter::{
            find::Hit,
            heading::Heading,
            request_view::{fee, heading},
        },
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{FormView, Page, PlayerName, Section},
    },
    words::{self, fee as money},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/t/{slug}/enter/club")
                .route(web::get().to(look))
                .route(web::post().to(send)),
        )
        .route(
            "/t/{slug}/enter/club/{number}/withdraw",
            web::post().to(withdraw),
        );
}

/// A player of the club who can be entered.
struct Free {
    hit: Hit,
    is_chosen: bool,
    fee: Option<String>,
}

/// A request that the club sent.
struct Sent {
    id: i32,
    name: PlayerName,
    state: String,
    class: &'static str,
    code: String,
    fee: Option<String>,
    reason: String,
    may_withdraw: bool,
}

#[derive(Template)]
#[template(path = "enter/club.html")]
struct ClubPage {
    page: Page,
    heading: Heading,
    club: String,
    takes: bool,
    /// Maximum entries from one club, in words; empty without a limit.
    club_places: String,
    form: FormView,
    refused: Option<String>,
    /// Players of the club.
    free: Vec<Free>,
    entered: usize,
    sent: Vec<Sent>,
    /// The amount still to be paid for all requests of the club.
    total: Option<String>,
}

async fn show_club(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    form: Form,
    refused: Option<String>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| club::look(ctx, actor, &slug),
            move |visitor, found: ClubDoor| {
                let t = visitor.words();
                let is_live =
                    |state: RequestState| state.is_open() || state == RequestState::Confirmed;
                let live = found.requests.iter().filter(|one| is_live(one.state));
                let total: i32 = live.map(|one| one.fee.open()).sum();
                let sent = found.requests.iter().map(|one| {
                    let (state, class) = heading(t, one.state);
                    Sent {
                        id: one.id,
                        name: show::shown_name(t, &one.name),
                        state: match one.waiting {
                            Some(place) => t.with_one("enter-waiting-place", "place", place),
                            None => state,
                        },
                        class,
                        code: one.code.clone(),
                        fee: fee(t, &one.fee).filter(|_| is_live(one.state)),
                        reason: one.reason.clone(),
                        may_withdraw: is_live(one.state),
                    }
                });
                let chosen = form.fields.all("player");
                let chosen: Vec<i32> = chosen.filter_map(|n| n.parse().ok()).collect();
                let template = ClubPage {
                    page: visitor.page(Section::MyClub),
                    heading: Heading::of(t, &found.entrance),
                    takes: found.entrance.takes,
                    club_places: found
                        .entrance
                        .door
                        .club_places
                        .map_or_else(String::new, |places| t.n("enter-club-places", places)),
                    free: found
                        .free
                        .iter()
                        .map(|(player, due)| Free {
                            hit: Hit::of(t, player),
                            is_chosen: chosen.contains(&player.id),
                            fee: due.cents().map(|cents| money::amount(t, cents)),
                        })
                        .collect(),
                    entered: found.entered,
                    sent: sent.collect(),
                    total: (total > 0).then(|| money::amount(t, total)),
                    club: found.club,
                    form: form.view(visitor),
                    refused,
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn look(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let form = Form::filled(&[]);
    show_club(&visitor, slug.into_inner(), StatusCode::OK, form, None).await
}

async fn send(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let (key, asked, consent) = (fields.key(), slug.clone(), fields.is_on("consent"));
    let players: Vec<i32> = fields
        .all("player")
        .filter_map(|number| number.parse().ok())
        .collect();
    let answer = visitor
        .attempt(move |ctx, actor| {
            club::send(ctx, actor, key.as_deref(), &asked, &players, consent)
        })
        .await;
    let (mut errors, mut refused) = (Vec::new(), None);
    match answer {
        Ok(_) => {
            let to = format!("/t/{slug}/enter/club");
            return Ok(redirect(&to, Some("enter-club-sent")));
        }
        Err(AppError::Fields(wrong)) => errors = wrong,
        Err(AppError::Refused(refusal)) => {
            refused = Some(words::refusal(visitor.words(), &refusal));
        }
        Err(error) => return Err(visitor.fail(error)),
    }
    let form = Form { fields, errors };
    show_club(
        &visitor,
        slug,
        StatusCode::UNPROCESSABLE_ENTITY,
        form,
        refused,
    )
    .await
}

async fn withdraw(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, number) = path.into_inner();
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| club::withdraw(ctx, actor, key.as_deref(), &asked, number))
        .await?;
    let to = format!("/t/{slug}/enter/club");
    Ok(redirect(&to, Some("enter-withdrawn")))
}
