//! Who holds a tournament: whose installation this is, or an organiser for whom its chief arbiter works.

use actix_web::HttpResponse;

use crate::{
    app::organisers::{self, Holders},
    i18n::Words,
    web::{
        Failure, Posted, redirect,
        routing::{self as web, Path, ServiceConfig},
    },
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/settings/holder", web::post().to(hold));
}

/// The form, on the page of the settings.
pub(super) struct HolderForm {
    /// Address part of who holds it; empty for whose installation this is.
    pub now: String,
    /// Address parts and names.
    pub choice: Vec<(String, String)>,
}

impl HolderForm {
    /// The form; none where there is nobody to choose from.
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
