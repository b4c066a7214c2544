//! Special prizes, and exclusions from prizes: decided by hand, with a reason.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::prizes::{
        decisions::{self, DecisionInput},
        view::{self, PrizesView, Wanted},
    },
    i18n::Words,
    prizes::Whose,
    web::{
        Failure, Form, Posted, Sent, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/t/{slug}/prizes/decide")
            .route(web::get().to(ask))
            .route(web::post().to(decide)),
    );
}

/// A decision that counts.
struct DecisionLine {
    special: String,
    entry: i32,
    words: String,
    reason: String,
}

#[derive(Template)]
#[template(path = "prizes/decide.html")]
struct DecidePage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    /// Special prizes, and an option for an exclusion.
    specials: Vec<(String, String)>,
    /// All entrants, by name.
    entrants: Vec<(String, String)>,
    decisions_made: Vec<DecisionLine>,
}

fn decisions_made(t: Words, view: &PrizesView) -> Vec<DecisionLine> {
    let name = |entry: i32| {
        let mut entrants = view.entrants.iter();
        let found = entrants.find(|entrant| entrant.entry == entry);
        found.map_or_else(String::new, |entrant| entrant.name().to_string())
    };
    let named = view.decisions.named.iter().map(|(special, named)| {
        let words = t.with_two(
            "prize-decide-named",
            "special",
            special,
            "name",
            name(named.entry),
        );
        DecisionLine {
            special: special.clone(),
            entry: named.entry,
            words,
            reason: named.reason.clone(),
        }
    });
    let barred = view
        .decisions
        .barred
        .iter()
        .map(|(entry, reason)| DecisionLine {
            special: String::new(),
            entry: *entry,
            words: t.with_one("prize-decide-barred", "name", name(*entry)),
            reason: reason.clone(),
        });
    named.chain(barred).collect()
}

async fn show_decisions(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    form: Form,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| view::desk(ctx, actor, &slug, Wanted::Now),
            move |visitor, view| {
                let t = visitor.words();
                let role = visitor.arbiter(view.role)?;
                let lists = view.fund().into_iter().flat_map(|fund| &fund.lists);
                let specials = lists.filter_map(|list| match &list.whose {
                    Whose::Special(name) => Some((name.clone(), name.clone())),
                    Whose::General | Whose::Category(_) => None,
                });
                let nobody = (String::new(), t.get("prize-decide-bar"));
                let labels = [
                    ("special", "field-prize-special"),
                    ("entry", "field-prize-entry"),
                    ("reason", "field-prize-reason"),
                ];
                let template = DecidePage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &view.summary, role, DeskPage::Prizes),
                    form: form.labelled(visitor, &labels),
                    specials: specials.chain([nobody]).collect(),
                    entrants: view
                        .entrants
                        .iter()
                        .map(|one| (one.entry.to_string(), one.name().to_string()))
                        .collect(),
                    decisions_made: decisions_made(t, &view),
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn ask(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let form = Form::filled(&[]);
    show_decisions(&visitor, slug.into_inner(), StatusCode::OK, form).await
}

/// `POST …/decide`: `special` (empty: excluded), `entry`, `reason`; `take_back` takes the decision back.
async fn decide(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let input = DecisionInput {
                special: fields.text("special"),
                entry: fields.number("entry").unwrap_or_default(),
                reason: fields.text("reason"),
                take_back: fields.is_on("take_back"),
            };
            decisions::decide(ctx, actor, fields.key().as_deref(), &asked, &input)
        })
        .await?;
    match sent {
        Sent::Done(_) => Ok(redirect(
            &format!("/t/{slug}/prizes/decide"),
            Some("prize-decided"),
        )),
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_decisions(&visitor, slug, status, form).await
        }
    }
}
