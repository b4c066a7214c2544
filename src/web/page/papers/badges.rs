//! Badges to cut out, ten on each sheet.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::papers::{
        roster::roster,
        roster_order::{Order, Split},
    },
    web::{
        Failure, Visitor,
        page::papers::frame::Paper,
        render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{Page, PlayerName, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/papers/badges", web::get().to(badges));
}

/// A badge.
struct Badge {
    name: PlayerName,
    /// Club and federation.
    from: String,
    /// The person's office; empty for players.
    office: String,
}

#[derive(Template)]
#[template(path = "papers/badges.html")]
struct Badges {
    page: Page,
    paper: Paper,
    badges: Vec<Badge>,
}

async fn badges(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show(
            move |ctx, actor| roster(ctx, actor, &slug, (Order::Name, Split::None), 0),
            |visitor, roster| {
                let t = visitor.words();
                let summary = &roster.summary;
                let officer = |name: &str, office: &str| Badge {
                    name: PlayerName::new(name.trim(), ""),
                    from: String::new(),
                    office: t.get(office),
                };
                let deputies = summary.deputy_arbiters.split(',');
                let officers = [(summary.chief_arbiter.as_str(), "role-chief")]
                    .into_iter()
                    .chain(deputies.map(|name| (name, "role-deputy")))
                    .filter(|(name, _)| !name.trim().is_empty())
                    .map(|(name, office)| officer(name, office));
                let players = roster.lines().filter(|line| !line.is_gone).map(|line| {
                    let federation = line.entrant.person.federation;
                    let federation = federation.as_ref().map(|federation| federation.code());
                    let from = [Some(line.entrant.club.as_str()), federation];
                    let from = from.into_iter().flatten().filter(|part| !part.is_empty());
                    Badge {
                        name: show::name(t, &line.entrant, None),
                        from: from.collect::<Vec<_>>().join(", "),
                        office: String::new(),
                    }
                });
                let template = Badges {
                    page: visitor.page(Section::Other),
                    paper: Paper::of(t, summary, t.get("papers-badges")),
                    badges: players.chain(officers).collect(),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
