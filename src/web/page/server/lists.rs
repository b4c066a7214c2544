//! The rating lists of the server: the present ones, importing one, removing one. For administrators.

use std::sync::Arc;

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;
use chrono::NaiveDate;

use crate::{
    app::{
        AppError, Done, FieldError, Problem, Refusal,
        rating_lists::{self, Columns, ListInput, ListRefusal, RatingList, TableHead, TakenIn},
    },
    event::{Halt, ListKind, Word as _},
    formats::csv::PlayerColumn,
    i18n::Words,
    jobs::LONGEST,
    web::{
        Failure, Form, Posted, SpooledUpload, Task, Visitor,
        page::server::list_progress::{Halves, players_of},
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        view::{FormView, Page, Section},
    },
    words::{self, exchange::Place, moment},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/admin/lists")
            .route(web::get().to(lists))
            .route(web::post().to(take_in)),
    );
    config.service(
        web::resource("/admin/lists/{id:\\d+}/remove")
            .route(web::get().to(ask_removal))
            .route(web::post().to(remove)),
    );
}

/// A list on the page.
struct Row {
    id: i32,
    /// Source, and type of ratings.
    named: String,
    /// First day of validity, and number of players.
    about: String,
    /// When and by whom it was imported.
    taken: String,
    is_here: bool,
}

/// A column of a table, whose meaning is asked.
struct AskedColumn {
    heading: String,
    /// Code of the meaning; empty if the column is ignored.
    held: &'static str,
    /// Its cells in the first rows.
    cells: String,
}

/// Labels that differ from those of the fields elsewhere.
const LABELS: &[(&str, &str)] = &[
    ("column", "entry-list-mapping"),
    ("file", "lists-file"),
    ("kind", "lists-kind"),
    ("source", "lists-source"),
    ("valid_from", "lists-valid-from"),
];

#[derive(Template)]
#[template(path = "server/lists.html")]
struct ListsPage {
    page: Page,
    rows: Vec<Row>,
    /// Why nothing was imported.
    refusal: Option<String>,
    /// What was imported, if some lines were left out.
    done: Option<String>,
    /// Lines that cannot be read.
    places: Vec<Place>,
    /// Columns of the table that was sent, if their meanings are asked.
    columns: Vec<AskedColumn>,
    /// Codes and names of the meanings that a column can have.
    meanings: Vec<(&'static str, String)>,
    /// Meanings of headings that were given and are not asked again.
    said: Vec<(String, String)>,
    kinds: Vec<(&'static str, String)>,
    form: FormView,
}

#[derive(Template)]
#[template(path = "server/list_remove.html")]
struct RemovePage {
    page: Page,
    row: Row,
}

/// The messages above the lists.
#[derive(Default)]
struct Said {
    form: Form,
    refusal: Option<ListRefusal>,
    done: Option<Arc<Done<TakenIn>>>,
}

fn kind_words(t: Words, kind: ListKind) -> String {
    match kind {
        ListKind::Combined => t.get("lists-kind-combined"),
        kind => t.get(&format!("kind-{}", kind.code())),
    }
}

fn row(t: Words, list: &RatingList, by: &str) -> Row {
    let taken = moment::local(list.imported_at);
    let when = format!(
        "{} {}",
        moment::date(t, taken.date()),
        moment::clock_time(list.imported_at)
    );
    let since = t.with_one("lists-from", "date", moment::date(t, list.valid_from));
    let players = t.n("lists-players", usize::try_from(list.players).unwrap_or(0));
    Row {
        id: list.id,
        named: format!("{} · {}", list.source, kind_words(t, list.kind)),
        about: format!("{since} · {players}"),
        taken: match by {
            "command line" => t.with_one("lists-taken-at-server", "when", when),
            who => t.with_two("lists-taken", "when", when, "who", who),
        },
        is_here: list.is_here,
    }
}

/// The columns of a table with their first cells. A column without a heading is left out, because its meaning could not be
/// remembered.
fn asked_columns(head: &TableHead) -> Vec<AskedColumn> {
    let named = head.columns.iter().enumerate();
    let named = named.filter(|(_, column)| column.text.contains(char::is_alphanumeric));
    let columns = named.map(|(place, column)| {
        let cells = head.rows.iter().filter_map(|row| row.get(place));
        let cells: Vec<&str> = cells.map(|cell| cell.trim()).collect();
        AskedColumn {
            heading: column.text.clone(),
            held: column.column.map_or("", PlayerColumn::code),
            cells: cells.join(" · "),
        }
    });
    columns.collect()
}

/// The meanings of headings in the form: `heading` and `column`, in pairs.
fn said_of_headings(form: &Form) -> Vec<(String, String)> {
    let headings = form.fields.all("heading").map(str::to_owned);
    let columns = form.fields.all("column").map(str::to_owned);
    headings.zip(columns).collect()
}

async fn show(visitor: &Visitor, status: StatusCode, said: Said) -> Result<HttpResponse, Failure> {
    visitor
        .show(rating_lists::with_takers, move |visitor, lists| {
            let t = visitor.words();
            let mut places = Vec::new();
            if let Some(ListRefusal::Lines { first, .. }) = &said.refusal {
                places = words::rating_list::lines(t, first);
            }
            let (mut columns, mut headings) = (Vec::new(), said_of_headings(&said.form));
            if let Some(ListRefusal::Columns(head)) = &said.refusal {
                columns = asked_columns(head);
                headings.clear();
            }
            let mut done = None;
            if let Some(Done::Fresh(taken)) = said.done.as_deref() {
                places = words::rating_list::lines(t, &taken.left_out);
                done = Some(t.n("lists-left-out", taken.players));
            }
            let mut kinds = vec![("", t.get("lists-kind-said"))];
            kinds.extend(ListKind::ALL.map(|kind| (kind.code(), kind_words(t, kind))));
            let template = ListsPage {
                page: visitor.page(Section::Admin),
                rows: lists.iter().map(|(list, by)| row(t, list, by)).collect(),
                refusal: said
                    .refusal
                    .map(|refusal| words::rating_list::refused(t, &refusal)),
                done,
                places,
                meanings: rating_lists::COLUMNS
                    .map(|column| (column.code(), words::sheet::column(t, column)))
                    .to_vec(),
                columns,
                said: headings,
                kinds,
                form: said.form.labelled(visitor, LABELS),
            };
            render(visitor, status, &template)
        })
        .await
}

async fn lists(visitor: Visitor) -> Result<HttpResponse, Failure> {
    let said = Said {
        form: Form::filled(&[("source", rating_lists::FIDE)]),
        ..Said::default()
    };
    show(&visitor, StatusCode::OK, said).await
}

/// The data of a list in the form, apart from its file.
fn input(form: &Form, name: &str) -> Result<ListInput, Vec<FieldError>> {
    let mut errors = Vec::new();
    let day = form.fields.get("valid_from").trim();
    let valid_from = day.parse::<NaiveDate>().ok();
    if !day.is_empty() && valid_from.is_none() {
        errors.push(FieldError {
            field: "valid_from",
            problem: Problem::Date,
        });
    }
    let code = form.fields.get("kind");
    let kind = ListKind::from_code(code);
    if !code.is_empty() && kind.is_none() {
        errors.push(FieldError {
            field: "kind",
            problem: Problem::Choice,
        });
    }
    let mut columns = Columns::new(form.fields.is_on("look"));
    for (heading, code) in said_of_headings(form) {
        let column = PlayerColumn::from_code(&code);
        if !code.is_empty() && column.is_none() {
            errors.push(FieldError {
                field: "column",
                problem: Problem::Choice,
            });
        }
        columns.say(&heading, column);
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    Ok(ListInput {
        file: name.to_owned(),
        source: form.fields.text("source"),
        valid_from,
        kind,
        leave_out: form.fields.is_on("leave_out"),
        columns,
    })
}

/// `POST /admin/lists`: `file`, `source`, and `valid_from` and `kind` if the list does not state them; `leave_out`, `look`;
/// `heading` with `column`, in pairs.
async fn take_in(upload: SpooledUpload) -> Result<HttpResponse, Failure> {
    let SpooledUpload {
        visitor,
        fields,
        content,
        name,
    } = upload;
    let key = fields.key();
    let mut form = Form {
        fields,
        errors: Vec::new(),
    };
    let mut asked = input(&form, &name);
    if content.is_empty() {
        let missing = FieldError {
            field: "file",
            problem: Problem::Required,
        };
        let others = asked.err().unwrap_or_default();
        asked = Err(std::iter::once(missing).chain(others).collect());
    }
    let asked = match asked {
        Ok(asked) => asked,
        Err(errors) => {
            form.errors = errors;
            return refused(&visitor, form, None).await;
        }
    };
    let back = "/admin/lists".to_owned();
    let task = Task {
        patience: Some(LONGEST),
        ..Task::change("rating-list", "", key.as_deref(), back)
    };
    visitor
        .carry_out(
            task,
            move |ctx, actor, halt| {
                let failed = |error| AppError::System(format!("an upload: {error}"));
                let (file, _room) = content.into_file().map_err(failed)?;
                let bytes = file.metadata().map_err(failed)?.len();
                let both = Halt::by(Arc::new(Halves {
                    halt: halt.clone(),
                    players: players_of(&asked.file, bytes),
                }));
                rating_lists::take_in(ctx, actor, key.as_deref(), &file, &asked, &both)
            },
            move |visitor, done| taken(visitor, form.clone(), done),
        )
        .await
}

/// The answer after a list was imported or refused.
async fn taken(
    visitor: Visitor,
    mut form: Form,
    done: Result<Arc<Done<TakenIn>>, AppError>,
) -> Result<HttpResponse, Failure> {
    match done {
        Ok(done) => {
            let has_more = matches!(&*done, Done::Fresh(taken) if !taken.left_out.is_empty());
            if !has_more {
                return Ok(redirect("/admin/lists", Some("list-taken-in")));
            }
            let said = Said {
                form: Form::filled(&[("source", rating_lists::FIDE)]),
                done: Some(done),
                refusal: None,
            };
            show(&visitor, StatusCode::OK, said).await
        }
        Err(AppError::Refused(Refusal::List(refusal))) => {
            refused(&visitor, form, Some(refusal)).await
        }
        Err(AppError::Fields(errors)) => {
            form.errors = errors;
            refused(&visitor, form, None).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

async fn refused(
    visitor: &Visitor,
    form: Form,
    refusal: Option<ListRefusal>,
) -> Result<HttpResponse, Failure> {
    let said = Said {
        form,
        refusal,
        done: None,
    };
    show(visitor, StatusCode::UNPROCESSABLE_ENTITY, said).await
}

/// `GET /admin/lists/{id}/remove`: asks whether to remove the list.
async fn ask_removal(visitor: Visitor, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let id = id.into_inner();
    visitor
        .show(
            move |ctx, actor| {
                let lists = rating_lists::with_takers(ctx, actor)?;
                let asked = lists.into_iter().find(|(list, _)| list.id == id);
                asked.ok_or(AppError::NotFound)
            },
            move |visitor, (list, by)| {
                let template = RemovePage {
                    page: visitor.page(Section::Admin),
                    row: row(visitor.words(), &list, &by),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

async fn remove(posted: Posted, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (id, key) = (id.into_inner(), fields.key());
    visitor
        .run(move |ctx, actor| rating_lists::remove(ctx, actor, key.as_deref(), id))
        .await?;
    Ok(redirect("/admin/lists", Some("list-removed")))
}
