//! The groups that the players of a section come from, the rule of qualification, and entering those who qualify.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        access::TournamentRole,
        tournament::stages::{self, Chosen, GroupChoice, StageInput, StageView},
    },
    web::{
        Failure, Fields, Form, Posted, Sent, Visitor,
        page::public::stage_view::StageTables,
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/t/{slug}/settings/stage")
                .route(web::get().to(edit))
                .route(web::post().to(set)),
        )
        .route("/t/{slug}/settings/stage/enter", web::post().to(enter));
}

#[derive(Template)]
#[template(path = "settings/stage.html")]
struct StagePage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    choices: Vec<GroupChoice>,
    /// Whether the reader may choose the groups.
    may_set: bool,
    has_rule: bool,
    tables: StageTables,
}

/// Labels of the fields in the list of errors.
const LABELS: [(&str, &str); 3] = [
    ("groups", "field-groups"),
    ("first_of_each", "field-first-of-each"),
    ("best_next", "field-best-next"),
];

fn filled(
    visitor: &Visitor,
    view: &StageView,
    role: TournamentRole,
    typed: Option<Form>,
) -> StagePage {
    let (first, best) = view
        .rule
        .map_or((2, 0), |rule| (rule.first(), rule.best_next()));
    let (first, best) = (first.to_string(), best.to_string());
    let stored = [
        ("first_of_each", first.as_str()),
        ("best_next", best.as_str()),
    ];
    let form = typed.unwrap_or_else(|| Form::filled(&stored));
    let chosen: Vec<&str> = form.fields.all("groups").collect();
    let choices = view.choices.iter().map(|choice| GroupChoice {
        is_chosen: choice.is_chosen || chosen.contains(&choice.slug.as_str()),
        ..choice.clone()
    });
    StagePage {
        page: visitor.page(Section::Other),
        desk: show::desk_nav(visitor, &view.summary, role, DeskPage::Settings),
        choices: choices.collect(),
        may_set: role != TournamentRole::Deputy,
        has_rule: view.rule.is_some(),
        tables: StageTables::of(visitor.words(), view, true),
        form: form.labelled(visitor, &LABELS),
    }
}

async fn show_stage(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| stages::view(ctx, actor, &slug),
            move |visitor, view| {
                let role = visitor.arbiter(view.role)?;
                render(visitor, status, &filled(visitor, &view, role, typed))
            },
        )
        .await
}

async fn edit(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    show_stage(&visitor, slug.into_inner(), StatusCode::OK, None).await
}

/// `POST …/stage`: `groups`, one address part for each; `first_of_each`, `best_next`.
async fn set(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let input = StageInput {
                groups: fields.all("groups").map(str::to_owned).collect(),
                first_of_each: fields.text("first_of_each"),
                best_next: fields.text("best_next"),
            };
            stages::set(ctx, actor, fields.key().as_deref(), &asked, &input)
        })
        .await?;
    answer(sent, slug, "stage-saved").await
}

/// `POST …/enter`: `take`, once for each player: the address part of the group and the number in it.
async fn enter(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let key = fields.key();
            stages::enter(ctx, actor, key.as_deref(), &asked, &taken(fields))
        })
        .await?;
    answer(sent, slug, "stage-entered").await
}

fn taken(fields: &Fields) -> Vec<Chosen> {
    let taken = fields.all("take").filter_map(|text| {
        let (group, number) = text.split_once(' ')?;
        Some(Chosen {
            group: group.to_owned(),
            number: number.parse().ok()?,
        })
    });
    taken.collect()
}

async fn answer<T>(
    sent: Sent<T>,
    slug: String,
    flash: &'static str,
) -> Result<HttpResponse, Failure> {
    match sent {
        Sent::Done(_) => Ok(redirect(&format!("/t/{slug}/settings/stage"), Some(flash))),
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_stage(&visitor, slug, status, Some(form)).await
        }
    }
}
