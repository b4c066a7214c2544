//! What a second `tratto start` asks the first: whether it is the one that holds the folder.

use actix_web::{
    HttpResponse,
    http::header::{CACHE_CONTROL, HeaderValue},
};

use crate::{
    app::accounts,
    web::{
        State,
        routing::{self as web, Data, Path, ServiceConfig},
    },
};

/// Letters of the longest question.
const LONGEST: usize = 128;

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/running/{question}", web::get().to(running));
}

/// `GET /running/{question}`: which page to open, `first` to make the first administrator or `home`, and the proof that
/// this server holds the secret of its folder. Other servers have no such page.
async fn running(question: Path<String>, state: Data<State>) -> HttpResponse {
    let Some(proof) = state.config.started.as_ref() else {
        return HttpResponse::NotFound().finish();
    };
    if question.len() > LONGEST {
        return HttpResponse::NotFound().finish();
    }
    let ctx = state.ctx.clone();
    let has_admin = web::block(move || accounts::has_admin(&ctx)).await;
    let said = match has_admin {
        Ok(Ok(false)) => "first",
        _ => "home",
    };
    let answer = proof.answer(&question, said);
    HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((CACHE_CONTROL, HeaderValue::from_static("no-store")))
        .body(format!("{said} {answer}\n"))
}
