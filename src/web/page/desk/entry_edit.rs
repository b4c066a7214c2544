//! The form that corrects an entry, and the field that checks players in by name.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError,
        access::TournamentRole,
        tournament::{
            entries, entry_correction,
            entry_list::{self, EntryLine},
            entry_shown,
            entry_values::EntryInput,
        },
    },
    event::{NameShown, Publication, Word},
    i18n::Words,
    web::{
        Failure, Fields, Form, Posted, Sent, Visitor,
        page::club::players::{Choices, choices},
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
    words,
};

use super::listed_players::rating_list;

/// The form of an entry, as sent.
pub(super) fn input(fields: &Fields) -> EntryInput {
    EntryInput {
        is_another: fields.is_on("another"),
        rating_list: rating_list(fields),
        ..fields.read()
    }
}

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/entries/arrive", web::post().to(arrive))
        .service(
            web::resource("/t/{slug}/entries/{entry}/edit")
                .route(web::get().to(edit))
                .route(web::post().to(correct)),
        )
        .route("/t/{slug}/entries/{entry}/show", web::post().to(show_as));
}

#[derive(Template)]
#[template(path = "desk/entry.html")]
struct EntryPage {
    page: Page,
    desk: DeskNav,
    heading: String,
    action: String,
    /// Address that the choice of the shown name is posted to.
    show: String,
    back: String,
    /// Row version that the form was filled from.
    version: i32,
    /// Pairing number, which a correction does not change.
    number: Option<i32>,
    form: FormView,
    /// The list that gave the rating.
    rating_list: Option<String>,
    choices: Choices,
    /// The choice of how much of the name is shown, and where.
    shown: FormView,
    names: Vec<(&'static str, String)>,
    publications: Vec<(&'static str, String)>,
    /// Address where the player is erased, for readers who may do so.
    erase: Option<String>,
}

/// The possible choices, each as code and words.
fn offered<W: Word>(t: Words, field: &str) -> Vec<(&'static str, String)> {
    let codes = W::ALL.iter().map(|word| word.code());
    codes
        .map(|code| (code, t.get(&format!("setting-{field}-{code}"))))
        .collect()
}

async fn show_edit(
    visitor: &Visitor,
    slug: String,
    entry: i32,
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| {
                let found = entry_correction::for_correction(ctx, actor, &slug, entry)?;
                Ok((found, entry_shown::chosen(ctx, actor, &slug, entry)?))
            },
            move |visitor, (found, (name_shown, publication))| {
                let role = visitor.arbiter(found.role)?;
                let t = visitor.words();
                let slug = &found.summary.slug;
                let origin = found.input.rating_list.parse().ok();
                let template = EntryPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &found.summary, role, DeskPage::Entries),
                    heading: found.input.person.name().to_string(),
                    show: format!("/t/{slug}/entries/{entry}/show"),
                    action: format!("/t/{slug}/entries/{entry}/edit"),
                    back: format!("/t/{slug}/entries#p{entry}"),
                    version: Form::version(typed.as_ref(), found.version),
                    number: found.number,
                    form: typed
                        .unwrap_or_else(|| Form::filled(&found.input.fields()))
                        .view(visitor),
                    rating_list: origin.map(|origin| {
                        t.with_one(
                            "listed-origin",
                            "list",
                            words::rating_list::origin(t, &origin),
                        )
                    }),
                    choices: choices(t, None),
                    shown: Form::filled(&[
                        ("name_shown", name_shown.code()),
                        ("publication", publication.code()),
                    ])
                    .view(visitor),
                    names: offered::<NameShown>(t, "name_shown"),
                    publications: offered::<Publication>(t, "publication"),
                    erase: (role != TournamentRole::Deputy)
                        .then(|| format!("/t/{slug}/entries/{entry}/erase")),
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn edit(visitor: Visitor, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, entry) = path.into_inner();
    show_edit(&visitor, slug, entry, StatusCode::OK, None).await
}

async fn correct(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, entry) = path.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let (key, version) = (fields.key(), fields.version()?);
            let values = input(fields);
            let key = key.as_deref();
            entry_correction::correct(ctx, actor, key, &asked, entry, version, &values)
        })
        .await?;
    match sent {
        Sent::Done(_) => Ok(redirect(
            &format!("/t/{slug}/entries#p{entry}"),
            Some("entry-corrected"),
        )),
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_edit(&visitor, slug, entry, status, Some(form)).await
        }
    }
}

/// How the name is shown, as the participant or their guardian chose.
async fn show_as(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, entry) = path.into_inner();
    let (key, asked) = (fields.key(), slug.clone());
    let name = NameShown::from_code(fields.get("name_shown"));
    let publication = Publication::from_code(fields.get("publication"));
    let choice = name.zip(publication);
    let choice = choice.ok_or_else(|| visitor.fail(AppError::NotFound))?;
    visitor
        .run(move |ctx, actor| {
            entry_shown::choose(ctx, actor, key.as_deref(), &asked, entry, choice)
        })
        .await?;
    let back = format!("/t/{slug}/entries/{entry}/edit");
    Ok(redirect(&back, Some("entry-shown")))
}

/// The entries that fit the text: names that begin with it, or the one with this number.
pub(super) fn named<'a>(entries: &'a [EntryLine], written: &str) -> Vec<&'a EntryLine> {
    let wanted = crate::app::fold(written);
    if wanted.is_empty() {
        return Vec::new();
    }
    let number: Option<u16> = wanted.parse().ok();
    entries
        .iter()
        .filter(|entry| entry.withdrawn_after.is_none())
        .filter(|entry| match number {
            Some(number) => entry.entrant.tpn.is_some_and(|tpn| tpn.get() == number),
            None => {
                let name = entry.entrant.name().to_string();
                crate::app::fold(&name).starts_with(&wanted)
            }
        })
        .collect()
}

/// `POST …/arrive`: `who`, the beginning of a surname, or a number. One fitting player is marked present at once; several are
/// shown to choose from.
async fn arrive(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let (key, asked, who) = (fields.key(), slug.clone(), fields.text("who"));
    let list = visitor
        .read(move |ctx, actor| entry_list::list(ctx, actor, &asked))
        .await?;
    visitor.arbiter(list.role)?;
    let marked = match named(&list.entries, &who).as_slice() {
        [only] => Some(only.entrant.entry),
        _ => None,
    };
    if let Some(entry) = marked {
        let asked = slug.clone();
        visitor
            .run(move |ctx, actor| {
                entries::check_in(ctx, actor, key.as_deref(), &asked, entry, true)
            })
            .await?;
    }
    let query = match marked {
        Some(entry) => format!("arrived={entry}"),
        None => serde_urlencoded::to_string([("who", who.trim())]).unwrap_or_default(),
    };
    Ok(redirect(&format!("/t/{slug}/entries?{query}"), None))
}
