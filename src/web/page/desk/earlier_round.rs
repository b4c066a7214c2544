//! The question before a result of an earlier round is changed.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        FieldError,
        tournament::{
            earlier_round::{EarlierChange, Lane},
            summary,
        },
    },
    i18n::Words,
    web::{
        Failure, Fields, Form, Visitor, render, show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
    words::result::glyphs,
};

#[derive(Template)]
#[template(path = "desk/earlier_round.html")]
struct EarlierPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    /// Address that the answer is posted to.
    to: String,
    change: EarlierChange,
    /// The present result, and the wanted one.
    values: (String, String),
    /// Key of the message on the button.
    yes: &'static str,
    /// Code of the wanted result, as the form sends it.
    code: &'static str,
}

fn words(t: Words, result: Option<crate::event::BoardResult>) -> String {
    result.map_or_else(|| t.get("result-none"), |result| glyphs(t, result))
}

/// Shows the question; nothing was written. `fields` are the fields that were sent.
pub(super) async fn ask(
    visitor: &Visitor,
    slug: String,
    change: EarlierChange,
    fields: Fields,
) -> Result<HttpResponse, Failure> {
    let asked = slug.clone();
    visitor
        .show(
            move |ctx, actor| summary::get(ctx, actor, &asked),
            move |visitor, (summary, role)| {
                let role = visitor.arbiter(role)?;
                let t = visitor.words();
                let errors = change.refused.clone().map(|problem| FieldError {
                    field: "reason",
                    problem,
                });
                let form = Form {
                    fields,
                    errors: errors.into_iter().collect(),
                };
                let template = EarlierPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &summary, role, DeskPage::Round),
                    form: form.view(visitor),
                    to: format!("/t/{slug}/desk/{}/result", change.round),
                    values: (words(t, change.stored), words(t, change.wanted)),
                    yes: match change.lane {
                        Lane::Standings => "earlier-yes",
                        Lane::RatingReport => "earlier-rating-yes",
                    },
                    code: change
                        .wanted
                        .map_or("clear", crate::event::BoardResult::code),
                    change,
                };
                render(visitor, StatusCode::UNPROCESSABLE_ENTITY, &template)
            },
        )
        .await
}
