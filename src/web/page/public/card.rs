//! The preview picture of a tournament, for links in other programs.

use actix_web::HttpResponse;

use crate::{
    app::tournament::summary::{self, Summary},
    event::Accent,
    i18n::Words,
    web::{
        Failure, Shows, Visitor,
        card::{Card, png},
        download::PNG,
        headers::Openness,
        routing::{self as web, Path, ServiceConfig},
    },
    words::{self, moment},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/card.png", web::get().to(card));
}

/// The content of the card, without any players.
fn told(t: Words, summary: &Summary) -> Card {
    let place = [summary.venue.as_str(), summary.town.as_str()];
    let place: Vec<&str> = place.into_iter().filter(|part| !part.is_empty()).collect();
    let play = [
        t.n("rounds-count", summary.course.planned()),
        t.get(&format!("kind-{}", summary.kind.code())),
        words::clock::control(t, &summary.time_control),
    ];
    let holder = summary.holder.as_ref();
    let held = holder.map(|holder| holder.name.clone());
    let day_and_place = [
        moment::span(t, summary.start, summary.end),
        place.join(", "),
        play.join(" · "),
    ];
    Card {
        title: summary.name.clone(),
        lines: held.into_iter().chain(day_and_place).collect(),
        accent: holder.map_or_else(Accent::default, |holder| holder.accent),
    }
}

async fn card(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show_open(
            (PNG, Openness::Own),
            Shows::Tournament(slug.clone()),
            move |ctx, actor| summary::get(ctx, actor, &slug),
            |visitor, (summary, _)| {
                let drawn = png(&told(visitor.words(), &summary));
                drawn.ok_or_else(|| {
                    let failed = "no card could be drawn".to_owned();
                    visitor.fail(crate::app::AppError::System(failed))
                })
            },
        )
        .await
}
