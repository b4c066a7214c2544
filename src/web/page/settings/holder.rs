//! The holder of a tournament: the owner of this installation, or an organiser that the chief arbiter works for.

use actix_web::HttpResponse;

use crate::{
    app::organisers::{self, Holders},
    i18n::Words,
    web::{
        Failure, Posted, redirect,
        routing::{self as web, Path, ServiceConfig},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/settings/holder", web::post().to(hold));
}

/// The form, on the page of the settings.
pub(super) struct HolderForm {
    /// Address part of the holder; empty for the owner of this installation.
    pub now: String,
    /// The possible holders: address part and name.
    pub choice: Vec<(String, String)>,
}

impl HolderForm {
    /// The form; `None` if there is no choice.
    pub(super) fn of(t: Words, holders: Holders) -> Option<Self> {
        if holders.choice.is_empty() {
            return None;
        }
        let mut choice = vec![(String::new(), t.get("holder-house"))];
        choice.extend(holders.choice);
        Some(Self {
            now: holders.now,
            choice,
        })
    }
}

/// `POST …/settings/holder`: `organiser`, its address part.
async fn hold(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let (key, asked, organiser) = (fields.key(), slug.clone(), fields.text("organiser"));
    visitor
        .run(move |ctx, actor| organisers::hold(ctx, actor, key.as_deref(), &asked, &organiser))
        .await?;
    Ok(redirect(&format!("/t/{slug}/settings"), Some("holder-set")))
}
