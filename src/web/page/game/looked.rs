//! The question on a page that judges, and the answer.

use std::sync::Arc;

use actix_web::HttpResponse;

use crate::{
    app::{
        AppError,
        game::{
            incident::{Asked, chances, page::Page, pages},
            ruling::{self, Judged},
            view::{self, GameView},
        },
    },
    rules::position::on_move,
    web::{
        Failure, Visitor,
        work::{Reply, Task},
    },
};

/// The requested page, its question, and the answer; only the game as long as nothing is asked.
pub(super) struct Looked {
    pub page: &'static Page,
    pub asked: Asked,
    pub found: Found,
}

/// The answer, or only the game.
pub(super) enum Found {
    Form(Box<GameView>),
    Judged(Box<Judged>),
}

impl Looked {
    /// The game.
    pub fn view(&self) -> &GameView {
        match &self.found {
            Found::Form(view) => view,
            Found::Judged(judged) => &judged.view,
        }
    }

    /// The answer, where something was asked.
    pub fn judged(&self) -> Option<&Judged> {
        match &self.found {
            Found::Form(_) => None,
            Found::Judged(judged) => Some(judged),
        }
    }

    /// The same question as a query string, with another step of the line.
    pub fn query(&self, step: Option<u32>) -> String {
        let mut pairs = vec![("side", self.asked.get("side").to_owned())];
        let fields = self.page.fields.iter().chain(&["fen", "supersedes"]);
        pairs.extend(
            fields
                .map(|name| (*name, self.asked.get(name).to_owned()))
                .filter(|(_, value)| !value.is_empty()),
        );
        pairs.extend(step.map(|step| ("step", step.to_string())));
        serde_urlencoded::to_string(pairs).unwrap_or_default()
    }
}

/// Judges the question at this address.
pub(super) async fn looked(
    visitor: &Visitor,
    (slug, pairing, event): (String, i32, String),
    asked: &Asked,
) -> Result<Arc<Looked>, Failure> {
    let Some(page) = pages::page(&event) else {
        return Err(visitor.fail(AppError::NotFound));
    };
    let asked = asked.clone();
    let lane = slug.clone();
    visitor
        .in_turn("verdict", &lane, move |ctx, actor| {
            // The game is read only once, so that the question concerns what the page shows.
            let mut view = view::of_pairing(ctx, actor, &slug, pairing)?;
            view.set_up(&asked.fen());
            let found = if page.waits_for.is_some_and(|field| !asked.is_on(field)) {
                Found::Form(Box::new(view))
            } else {
                let question = page.asks(&asked, on_move(view.game.position()));
                let corrected = asked.corrected();
                Found::Judged(Box::new(ruling::judge(view, question, corrected)))
            };
            Ok(Looked { page, asked, found })
        })
        .await
        .map_err(|error| visitor.fail(error))
}

/// Continues the search for a mate as a job, if the arbiter asked for it. While it runs, the answer is the page with its
/// progress. The judgement uses what the search finds.
pub(super) async fn search_on(
    visitor: &Visitor,
    (slug, pairing, event): (String, i32, String),
    asked: &Asked,
) -> Result<Option<HttpResponse>, Failure> {
    let page = pages::page(&event).filter(|page| page.fields.contains(&"search"));
    let Some(page) = page.filter(|_| asked.is_on("search")) else {
        return Ok(None);
    };
    let task = Task {
        what: "search",
        slug: slug.clone(),
        thing: format!("{pairing} {event} {} {}", asked.get("side"), asked.fen()),
        back: format!("/t/{slug}/game/{pairing}"),
        kept: None,
        patience: None,
    };
    let asked = asked.clone();
    let reply = visitor
        .look(task, move |ctx, actor, halt| {
            let mut view = view::of_pairing(ctx, actor, &slug, pairing)?;
            view.set_up(&asked.fen());
            let question = page.asks(&asked, on_move(view.game.position()));
            if let Some(colour) = question.colour().filter(|_| view.position_is_known()) {
                chances::search_on(&view.game, colour, halt);
            }
            Ok(())
        })
        .await?;
    Ok(match reply {
        Reply::Done(_) => None,
        Reply::Later(page) => Some(page),
    })
}
