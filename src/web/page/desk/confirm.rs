//! The question before an act that touches the integrity of an event. It shows the objections and their consequences, asks for
//! a reason, and in grave cases for a second confirmation. The fields of the act are sent again with the confirmation.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        FieldError,
        tournament::{
            confirmation::{Confirmation, Objection, Question},
            summary,
        },
    },
    event::ByeNames,
    i18n::Words,
    pairing::Level,
    web::{
        Failure, Fields, Form, Visitor, render, show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
    words,
};

/// Fields of the question itself; all other fields are sent again.
const OWN: [&str; 4] = ["csrf", "key", "reason", "sure"];

/// The answer in a form.
pub fn answer(fields: &Fields) -> Confirmation {
    Confirmation {
        reason: fields.text("reason"),
        sure: fields.get("sure") == "1",
    }
}

#[derive(Template)]
#[template(path = "desk/confirm.html")]
struct ConfirmPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    /// Number of the level, 3 to 5.
    level: u8,
    title: String,
    lead: String,
    /// Each objection, with its consequence.
    objections: Vec<(String, String)>,
    /// The reason already given, once the second question is asked.
    second: Option<String>,
    /// The fields of the act, to be sent again.
    sent: Vec<(String, String)>,
    /// Address of "no".
    back: String,
}

fn told(t: Words, names: ByeNames, objection: Objection) -> (String, String) {
    let said = match objection {
        Objection::RoundsChanged { from, to } => {
            t.with_two("objection-rounds-changed", "from", from, "to", to)
        }
        Objection::SecondHalfPointBye { other } => {
            t.with_one("objection-second-half-point-bye", "round", other)
        }
        Objection::TooManyHalfPointByes { most } => t.n("objection-too-many-half-point-byes", most),
        Objection::LateHalfPointBye { last } => {
            t.with_one("objection-late-half-point-bye", "round", last)
        }
        Objection::Undo(event) => {
            let what = words::integrity::event(t, event, names);
            t.with_one("objection-undo", "what", what)
        }
        other => t.get(&format!("objection-{}", other.code())),
    };
    let means = t.get(&format!("objection-means-{}", objection.code()));
    (said, means)
}

/// Shows the question; nothing was written. `fields` are the fields of the act, and `back` is the address of "no".
pub async fn ask(
    visitor: &Visitor,
    slug: String,
    question: Question,
    fields: Fields,
    back: String,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| summary::get(ctx, actor, &slug),
            move |visitor, (summary, role)| {
                let role = visitor.arbiter(role)?;
                let (t, names) = (visitor.words(), summary.bye_names());
                let errors = question.refused.clone().map(|problem| FieldError {
                    field: "reason",
                    problem,
                });
                let sent = fields.0.iter();
                let sent = sent.filter(|(name, _)| !OWN.contains(&name.as_str()));
                let sent = sent.cloned().collect();
                let form = Form {
                    fields,
                    errors: errors.into_iter().collect(),
                };
                let template = ConfirmPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &summary, role, DeskPage::Round),
                    form: form.view(visitor),
                    level: question.level.number(),
                    title: t.get(match question.level {
                        Level::Refuse => "confirm-title-refused",
                        _ => "confirm-title",
                    }),
                    lead: t.get(&format!("confirm-level-{}", question.level.number())),
                    objections: question
                        .objections
                        .iter()
                        .map(|one| told(t, names, *one))
                        .collect(),
                    second: question.second,
                    sent,
                    back,
                };
                render(visitor, StatusCode::UNPROCESSABLE_ENTITY, &template)
            },
        )
        .await
}
