//! Decisions of an arbiter about teams in coming rounds: byes, and teams that may not meet.

use actix_web::HttpResponse;

use crate::{
    app::{
        AppError,
        tournament::teams::{
            byes::{self, ASKED},
            prohibitions::{self, Prohibition},
        },
    },
    event::{Bye, Word},
    i18n::Words,
    web::{
        Failure, Posted, redirect,
        routing::{self as web, Path, ServiceConfig},
    },
};

use super::byes::answered;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/teams/forbid", web::post().to(forbid))
        .route("/t/{slug}/teams/allow", web::post().to(allow))
        .route("/t/{slug}/teams/{team}/bye", web::post().to(bye));
}

/// Two teams that may not meet.
pub struct Barred {
    pub id: i32,
    pub names: [String; 2],
    /// The rounds in which they may not meet.
    pub rounds: String,
}

impl Barred {
    /// The prohibition in words.
    pub fn of(t: Words, one: &Prohibition) -> Self {
        let [first, last] = one.rounds;
        Self {
            id: one.id,
            names: one.teams.each_ref().map(|team| team.name.clone()),
            rounds: t.with_two("teams-forbidden-rounds", "first", first, "last", last),
        }
    }
}

/// The byes that a team can ask for, each as code and words.
pub fn kinds(t: Words) -> Vec<(&'static str, String)> {
    ASKED
        .map(|bye| (bye.code(), t.get(&format!("team-bye-{}", bye.code()))))
        .to_vec()
}

/// `bye al turno 3: vale un incontro pareggiato`.
pub fn bye_in(t: Words, round: i32, bye: Bye) -> String {
    let kind = t.get(&format!("team-bye-{}", bye.code()));
    t.with_two("team-bye-in", "round", round, "kind", kind)
}

/// `POST …/bye`: `round`, and `kind`: the letter of record 240, or `-` for none.
async fn bye(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, team) = path.into_inner();
    let kind = fields.text("kind");
    let (Some(round), kind) = (fields.number("round"), Bye::from_code(&kind).ok_or(kind)) else {
        return Err(visitor.fail(AppError::Fields(Vec::new())));
    };
    let bye = match kind {
        Ok(bye) => Some(bye),
        Err(typed) if typed == "-" => None,
        Err(_) => return Err(visitor.fail(AppError::Fields(Vec::new()))),
    };
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| {
            let which = (asked.as_str(), team);
            byes::set(ctx, actor, key.as_deref(), which, round, bye)
        })
        .await?;
    Ok(redirect(&format!("/t/{slug}/teams/desk#team-{team}"), None))
}

/// `POST …/forbid`: `first` and `second`, two teams, and `last`, the last round of the prohibition; without it, until the end.
async fn forbid(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let fields = &posted.fields;
    let (Some(first), Some(second)) = (fields.number("first"), fields.number("second")) else {
        return Err(posted.visitor.fail(AppError::Fields(Vec::new())));
    };
    let (which, slug) = (([first, second], fields.number("last")), slug.into_inner());
    let back = format!("/t/{slug}/teams/desk#forbidden");
    answered(posted, slug, back, move |ctx, actor, key, slug, answer| {
        prohibitions::forbid(ctx, actor, key, slug, which, answer).map(|_| None)
    })
    .await
}

/// `POST …/allow`: `id`, the number of the prohibition.
async fn allow(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Some(id) = posted.fields.number("id") else {
        return Err(posted.visitor.fail(AppError::NotFound));
    };
    let slug = slug.into_inner();
    let back = format!("/t/{slug}/teams/desk#forbidden");
    answered(posted, slug, back, move |ctx, actor, key, slug, answer| {
        prohibitions::allow(ctx, actor, key, slug, id, answer).map(|_| None)
    })
    .await
}
