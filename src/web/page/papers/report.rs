//! The arbiter's report: the form that chooses and edits its parts, and the sheet.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        game::report as incidents,
        tournament::{
            papers::statistics::statistics,
            report::{save, view, words::PartKind},
            standings::{of_players, standings},
            teams,
        },
        window::Window,
    },
    event::Word,
    web::{
        Failure, Form, Posted, Sent, Visitor,
        page::papers::{
            report_facts::Sources,
            report_form::{PartForm, fields_of, input_of, parts, pressed},
            report_view::{ReportSheet, sheet},
        },
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
    words::moment,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/t/{slug}/papers/report")
                .route(web::get().to(edit))
                .route(web::post().to(update)),
        )
        .route("/t/{slug}/papers/report/print", web::get().to(print));
}

#[derive(Template)]
#[template(path = "papers/report_form.html")]
struct ReportForm {
    page: Page,
    desk: DeskNav,
    form: FormView,
    version: i32,
    /// Who saved it last, and when; empty if nobody did.
    saved: String,
    parts: Vec<PartForm>,
    kinds: Vec<(&'static str, String)>,
}

async fn show_form(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| view::view(ctx, actor, &slug),
            move |visitor, view| {
                let t = visitor.words();
                let input = match &typed {
                    Some(form) => input_of(&form.fields),
                    None => view.input.clone(),
                };
                let kinds = PartKind::ALL.iter().map(|kind| kind.code());
                let version = Form::version(typed.as_ref(), view.version);
                let form = typed.unwrap_or_else(|| Form::filled(&fields_of(&input)));
                let template = ReportForm {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &view.summary, view.role, DeskPage::Papers),
                    form: form.view(visitor),
                    version,
                    saved: view.saved.as_ref().map_or_else(String::new, |(by, at)| {
                        let time = moment::clock_time(*at);
                        t.with_three("report-saved", "n", view.version, "time", time, "name", by)
                    }),
                    parts: parts(t, &input),
                    kinds: kinds
                        .map(|code| (code, t.get(&format!("report-kind-{code}"))))
                        .collect(),
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn edit(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    show_form(&visitor, slug.into_inner(), StatusCode::OK, None).await
}

/// `POST …/report`: the fields of the form, the `version` that was seen, and the button, `do`. Every button saves.
async fn update(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let button = posted.fields.text("do");
    let goes_to_print = button == "print";
    let sent = posted
        .send(move |ctx, actor, fields| {
            let (key, version) = (fields.key(), fields.version()?);
            let (input, meant) = pressed(input_of(fields), &button);
            save::save(ctx, actor, key.as_deref(), &asked, version, &input)?;
            Ok(meant)
        })
        .await?;
    match sent {
        Sent::Done(_) if goes_to_print => {
            Ok(redirect(&format!("/t/{slug}/papers/report/print"), None))
        }
        Sent::Done(Some(part)) => Ok(redirect(
            &format!("/t/{slug}/papers/report#part-{part}"),
            None,
        )),
        Sent::Done(None) => Ok(redirect(
            &format!("/t/{slug}/papers/report"),
            Some("settings-saved"),
        )),
        Sent::Refused(visitor, form) => {
            show_form(&visitor, slug, StatusCode::UNPROCESSABLE_ENTITY, Some(form)).await
        }
    }
}

async fn print(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show(
            move |ctx, actor| {
                let report = view::view(ctx, actor, &slug)?;
                Ok(Sources {
                    figures: statistics(ctx, actor, &slug)?,
                    incidents: incidents::report(ctx, actor, &slug)?,
                    teams: if report.summary.is_of_teams {
                        let teams = teams::standings::standings(ctx, actor, &slug, None, None)?;
                        Some(teams)
                    } else {
                        None
                    },
                    standings: of_players(standings(ctx, actor, &slug, None, None, &Window::All))?,
                    report,
                })
            },
            |visitor, sources| {
                let template: ReportSheet = sheet(visitor, &sources);
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
