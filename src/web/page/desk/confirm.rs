//! The question before an act that touches the integrity of an event: what speaks against it, what follows, a reason, and
//! where it is grave a second yes. What was sent comes along, so that a yes does what was asked.

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

/// Fields of the question itself; everything else is sent again.
const OWN: [&str; 4] = ["csrf", "key", "reason", "sure"];

/// The answer that a form brings.
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
    /// What speaks against it, with what follows.
    objections: Vec<(String, String)>,
    /// The reason given, once the second question is asked.
    second: Option<String>,
    /// What was sent, to be sent again.
    sent: Vec<(String, String)>,
    /// Where "no" leads.
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

/// The page that asks; nothing was written. `fields` is what was sent, and `back` where "no" leads.
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
