//! The feeds of a tournament: its rounds, or those of one participant with board, colour and opponent. Names are those that
//! files may show.

use actix_web::{HttpRequest, HttpResponse};

use crate::{
    app::{
        Actor, Context,
        tournament::{
            personal::{self, PersonalRound},
            round_list::{self, RoundLine},
            summary::Summary,
        },
    },
    event::Outlet,
    i18n::Words,
    web::{
        Failure, Visitor,
        connection::local_address,
        download::ATOM,
        page::public::feed::{Feed, News, updated},
        routing::{self as web, Path, ServiceConfig},
    },
    words,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/rounds.atom", web::get().to(rounds))
        .route("/t/{slug}/my-board/{entry}/rounds.atom", web::get().to(own));
}

/// A feed of this tournament; `page` is the path of the page that it is about.
fn feed(
    t: Words,
    (base, page): (&str, &str),
    title: String,
    mut news: Vec<News>,
    ctx: &Context,
) -> Feed {
    news.reverse();
    Feed {
        lang: t.0.code(),
        title,
        own: format!("{base}{page}/rounds.atom?lang={}", t.0.code()),
        page: format!("{base}{page}"),
        updated: updated(&news, ctx.clock.now()),
        news,
    }
}

/// The rounds as everybody may see them in files.
fn published(ctx: &Context, slug: &str) -> Result<(Summary, Vec<RoundLine>), crate::app::AppError> {
    let nobody = Actor::visitor("news".to_owned());
    let (summary, mut rounds) = round_list::rounds(ctx, &nobody, slug)?;
    rounds.retain(|round| round.is_published);
    Ok((summary, rounds))
}

async fn rounds(
    visitor: Visitor,
    request: HttpRequest,
    slug: Path<String>,
) -> Result<HttpResponse, Failure> {
    let (slug, t) = (slug.into_inner(), visitor.words());
    let base = visitor.state.base(local_address(&request));
    let what = slug.clone();
    let write = move |ctx: &Context| {
        let (summary, rounds) = published(ctx, &slug)?;
        let news = rounds.iter().filter_map(|round| {
            Some(News {
                link: format!("{base}/t/{slug}/round/{}", round.number),
                title: t.with_one("news-round", "round", round.number),
                at: round.published_at?,
                summary: String::new(),
            })
        });
        let news = news.collect();
        let page = format!("/t/{slug}");
        let feed = feed(t, (&base, &page), summary.name, news, ctx);
        Ok((format!("{slug}.atom"), feed.text()?.into()))
    };
    visitor.list_file(ATOM, &what, write).await
}

async fn own(
    visitor: Visitor,
    request: HttpRequest,
    path: Path<(String, i32)>,
) -> Result<HttpResponse, Failure> {
    let ((slug, entry), t) = (path.into_inner(), visitor.words());
    let base = visitor.state.base(local_address(&request));
    let what = slug.clone();
    let write = move |ctx: &Context| {
        let view = personal::personal_for(ctx, &slug, entry, Outlet::File)?;
        let (summary, lines) = published(ctx, &slug)?;
        let at = |round: &PersonalRound| {
            let line = lines.iter().find(|line| line.number == round.round);
            line.and_then(|line| line.published_at)
        };
        let page = format!("/t/{slug}/my-board/{entry}");
        let news = view.rounds.iter().filter_map(|round| {
            Some(News {
                // Each round has an address of its own, although all lead to one page.
                link: format!("{base}{page}?round={}", round.round),
                title: words::board_news::published(t, &view, round),
                at: at(round)?,
                summary: String::new(),
            })
        });
        let news = news.collect();
        let who = words::board_news::name(t, view.entrant.name());
        let title = format!("{who}, {}", summary.name);
        let feed = feed(t, (&base, &page), title, news, ctx);
        Ok((format!("{slug}-{entry}.atom"), feed.text()?.into()))
    };
    visitor.list_file(ATOM, &what, write).await
}
