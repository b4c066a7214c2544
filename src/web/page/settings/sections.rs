//! The sections of the event that a tournament belongs to: creating the event, changing a label, adding a section.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        Done,
        tournament::{
            sections::{self, NewSection, SectionInput, Unlike},
            settings, summary,
        },
    },
    i18n::Words,
    web::{
        Failure, Form, Posted, Sent, Visitor, redirect, render,
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
            web::resource("/t/{slug}/settings/sections")
                .route(web::get().to(edit))
                .route(web::post().to(update)),
        )
        .route("/t/{slug}/settings/sections/add", web::post().to(add))
        .route(
            "/t/{slug}/settings/sections/common",
            web::post().to(make_common),
        );
}

/// A section in the list.
struct Row {
    slug: String,
    label: String,
    name: String,
    about: String,
    is_here: bool,
}

/// A section that differs in a setting that the event should have in common.
struct UnlikeRow {
    slug: String,
    label: String,
    may_change: bool,
    /// Its setting, and the one of this section: `Fine: 4 dicembre 2026; qui 5 dicembre 2026`.
    said: Vec<String>,
}

#[derive(Template)]
#[template(path = "settings/sections.html")]
struct SectionsPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    /// The form that adds a section.
    added: FormView,
    /// Address part of the event; `None` without one.
    event: Option<String>,
    rows: Vec<Row>,
    unlike: Vec<UnlikeRow>,
    may_add: bool,
}

/// Labels of the fields in the list of errors.
const LABELS: [(&str, &str); 4] = [
    ("event_name", "field-event-name"),
    ("section_label", "field-section-label"),
    ("name", "field-name"),
    ("rounds", "field-rounds"),
];

/// The next label after this many sections: `A`, `B`, …; empty after `Z`.
fn letter(sections: usize) -> String {
    let letter = u8::try_from(sections).ok().filter(|n| *n < 26);
    letter.map_or_else(String::new, |n| char::from(b'A' + n).to_string())
}

async fn show_sections(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| {
                settings::get(ctx, actor, &slug)?;
                let (summary, role) = summary::get(ctx, actor, &slug)?;
                let event = match &summary.section {
                    Some(section) => Some(sections::event(ctx, actor, &section.event)?),
                    None => None,
                };
                let may_add = settings::may_create(ctx, actor)?;
                let unlike = sections::unlike(ctx, actor, &slug)?;
                Ok((summary, role, event, may_add, unlike))
            },
            move |visitor, (summary, role, event, may_add, unlike)| {
                let role = visitor.arbiter(role)?;
                let t = visitor.words();
                let stored = match &summary.section {
                    Some(section) => vec![
                        ("event_name", section.event_name.as_str()),
                        ("section_label", section.label.as_str()),
                    ],
                    None => vec![
                        ("event_name", summary.name.as_str()),
                        ("section_label", "A"),
                    ],
                };
                let sections = event.as_ref().map_or(&[][..], |event| &event.sections);
                let rows = sections.iter().map(|one| Row {
                    slug: one.summary.slug.clone(),
                    label: one.section.label.clone(),
                    name: one.summary.name.clone(),
                    about: t.n("event-players", one.summary.players),
                    is_here: one.summary.id == summary.id,
                });
                // Only the form that adds a section has the number of rounds.
                let is_added = |form: &Form| form.fields.0.iter().any(|(name, _)| name == "rounds");
                let next = letter(sections.len());
                let (added, typed) = match typed {
                    Some(form) if is_added(&form) => (form, None),
                    typed => (Form::filled(&[("section_label", next.as_str())]), typed),
                };
                let template = SectionsPage {
                    page: visitor.page(Section::Other),
                    added: added.labelled(visitor, &LABELS),
                    desk: show::desk_nav(visitor, &summary, role, DeskPage::Settings),
                    form: typed
                        .unwrap_or_else(|| Form::filled(&stored))
                        .labelled(visitor, &LABELS),
                    rows: rows.collect(),
                    event: event.map(|event| event.slug),
                    unlike: unlike.iter().map(|one| unlike_row(t, one)).collect(),
                    may_add,
                };
                render(visitor, status, &template)
            },
        )
        .await
}

fn unlike_row(t: Words, one: &Unlike) -> UnlikeRow {
    let day = |typed: &str| match typed.parse() {
        Ok(date) => moment::date(t, date),
        Err(_) if typed.is_empty() => "–".to_owned(),
        Err(_) => typed.to_owned(),
    };
    let said = one.fields.iter().map(|differing| {
        t.with_three(
            "section-unlike-field",
            "field",
            t.get(&format!("field-{}", differing.field.replace('_', "-"))),
            "there",
            day(&differing.there),
            "here",
            day(&differing.here),
        )
    });
    let staff = one.staff.iter();
    let lacking = staff.map(|name| t.with_one("section-unlike-staff", "name", name));
    UnlikeRow {
        slug: one.slug.clone(),
        label: one.label.clone(),
        may_change: one.may_change,
        said: said.chain(lacking).collect(),
    }
}

async fn edit(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    show_sections(&visitor, slug.into_inner(), StatusCode::OK, None).await
}

/// `POST …/sections`: the fields of [`SectionInput`].
async fn update(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let input: SectionInput = fields.read();
            sections::set(ctx, actor, fields.key().as_deref(), &asked, &input)
        })
        .await?;
    match sent {
        Sent::Done(_) => Ok(redirect(
            &format!("/t/{slug}/settings/sections"),
            Some("section-saved"),
        )),
        Sent::Refused(visitor, form) => {
            show_sections(&visitor, slug, StatusCode::UNPROCESSABLE_ENTITY, Some(form)).await
        }
    }
}

/// `POST …/add`: `section_label`, `name`, `rounds`.
async fn add(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let input = NewSection {
                section_label: fields.text("section_label"),
                name: fields.text("name"),
                rounds: fields.text("rounds"),
            };
            sections::add(ctx, actor, fields.key().as_deref(), &asked, &input)
        })
        .await?;
    match sent {
        Sent::Done(Done::Fresh(added) | Done::Repeated(added)) => Ok(redirect(
            &format!("/t/{added}/settings"),
            Some("section-added"),
        )),
        Sent::Refused(visitor, form) => {
            show_sections(&visitor, slug, StatusCode::UNPROCESSABLE_ENTITY, Some(form)).await
        }
    }
}

/// `POST …/common`: `to`, once for each section.
async fn make_common(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let to: Vec<&str> = fields.all("to").collect();
            sections::take_over(ctx, actor, fields.key().as_deref(), &asked, &to)?;
            Ok(())
        })
        .await?;
    match sent {
        Sent::Done(()) => Ok(redirect(
            &format!("/t/{slug}/settings/sections"),
            Some("section-common"),
        )),
        Sent::Refused(visitor, form) => {
            show_sections(&visitor, slug, StatusCode::UNPROCESSABLE_ENTITY, Some(form)).await
        }
    }
}
