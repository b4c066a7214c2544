//! The page of a club's secretary: players, lists as files, entries.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Refusal,
        clubs::{self, ClubWindows, Managed},
        players::{self, AddTo, KnownBy, Preview},
    },
    formats::{csv::PlayerColumn, encoding::decode},
    i18n::Words,
    web::{
        Failure, Form, Posted, Upload, Visitor,
        page::club::players::{Choices, PlayerLine, choices, input, player_line},
        redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        view::{
            FormView, Mark, Page, Pages, Section, SheetLine, SheetLink, SheetTable,
            sheet::{self, Answer},
        },
    },
};

use super::{
    entering,
    list_search::{self, ListSearch, Wanted},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/clubs/{id:\\d+}/manage", web::get().to(manage))
        .route("/clubs/{id:\\d+}/players", web::post().to(add))
        .route("/clubs/{id:\\d+}/players/preview", web::post().to(preview))
        .route("/clubs/{id:\\d+}/players/import", web::post().to(import));
}

/// The query: pages of the lists, from 1, or the tournament in which players are entered.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default)]
struct Looked {
    /// Page of the players.
    page: Option<usize>,
    /// Page of the tournaments with open entries.
    open: Option<usize>,
    /// Address part of the tournament in which players are entered.
    enter: String,
}

struct Open {
    slug: String,
    name: String,
    about: String,
    /// Number of the club's players who are entered already.
    entered: usize,
}

#[derive(Template)]
#[template(path = "club/manage.html")]
struct ManagePage {
    page: Page,
    id: i32,
    name: String,
    approved: bool,
    all_players: usize,
    players: Vec<PlayerLine>,
    pages: Pages,
    open: Vec<Open>,
    open_pages: Pages,
    form: FormView,
    choices: Choices,
    /// The search in a rating list beside the form.
    search: Option<ListSearch>,
    file_error: Option<String>,
}

fn manage_page(
    visitor: &Visitor,
    (managed, shown): (&Managed, ClubWindows),
    (form, search): (&Form, Option<ListSearch>),
    file_error: Option<String>,
) -> ManagePage {
    let t = visitor.words();
    let open = managed.open.iter().map(|(tournament, entered)| Open {
        slug: tournament.slug.clone(),
        name: tournament.name.clone(),
        about: entering::about(t, tournament),
        entered: *entered,
    });
    let (id, one, other) = (managed.id, shown.players, shown.tournaments);
    let pages = Pages::cut(t, managed.all_players, clubs::PLAYERS_A_PAGE, one, |page| {
        format!("/clubs/{id}/manage?page={page}&open={other}#players")
    });
    let open_pages = Pages::cut(t, managed.all_open, clubs::OPEN_A_PAGE, other, |page| {
        format!("/clubs/{id}/manage?page={one}&open={page}#enter")
    });
    ManagePage {
        page: visitor.page(Section::MyClub),
        id,
        name: managed.name.clone(),
        approved: managed.approved,
        all_players: managed.all_players,
        players: managed.players.iter().map(|p| player_line(t, p)).collect(),
        pages,
        open: open.collect(),
        open_pages: open_pages.below(),
        form: form.view(visitor),
        choices: choices(t, None),
        search,
        file_error,
    }
}

async fn show_manage(
    visitor: &Visitor,
    (id, looked): (i32, Looked),
    status: StatusCode,
    (typed, wanted): (Form, Wanted),
    file_error: Option<String>,
) -> Result<HttpResponse, Failure> {
    let windows = ClubWindows {
        players: looked.page.unwrap_or(1),
        tournaments: looked.open.unwrap_or(1),
    };
    visitor
        .show(
            move |ctx, actor| {
                let managed = clubs::manage(ctx, actor, id, windows)?;
                let from = players::in_list(ctx, actor, AddTo::Club(id), wanted.asked())?;
                Ok((managed, from, wanted))
            },
            move |visitor, (managed, from, wanted)| {
                let page = format!("/clubs/{id}/manage");
                let (search, chosen) = list_search::search(visitor.words(), page, &from, wanted);
                let form = chosen.unwrap_or(typed);
                let shown = (&managed, windows);
                let template = manage_page(visitor, shown, (&form, search), file_error);
                render(visitor, status, &template)
            },
        )
        .await
}

/// With `enter` it shows the players who can be entered in that tournament.
async fn manage(
    visitor: Visitor,
    id: Path<i32>,
    wanted: Query<Wanted>,
    looked: Query<Looked>,
) -> Result<HttpResponse, Failure> {
    let (id, looked) = (id.into_inner(), looked.into_inner());
    if !looked.enter.is_empty() {
        let shown = (id, looked.enter, looked.page.unwrap_or(1));
        return entering::show(&visitor, shown).await;
    }
    let form = Form::filled(&[("federation", "ITA")]);
    let form = (form, wanted.into_inner());
    show_manage(&visitor, (id, looked), StatusCode::OK, form, None).await
}

async fn add(posted: Posted, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let id = id.into_inner();
    let (key, input) = (fields.key(), input(&fields));
    let answer = visitor
        .attempt(move |ctx, actor| {
            players::add(ctx, actor, key.as_deref(), AddTo::Club(id), &input)
        })
        .await;
    match answer {
        Ok(_) => Ok(redirect(
            &format!("/clubs/{id}/manage"),
            Some("player-added"),
        )),
        Err(AppError::Fields(errors)) => {
            let form = Form { fields, errors };
            let (status, form) = (StatusCode::UNPROCESSABLE_ENTITY, (form, Wanted::default()));
            show_manage(&visitor, (id, Looked::default()), status, form, None).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

#[derive(Template)]
#[template(path = "club/preview.html")]
struct PreviewPage {
    page: Page,
    id: i32,
    club: String,
    file: String,
    /// The text as read, to be sent again.
    text: String,
    sheet: SheetTable,
    head: Option<String>,
    faults: Vec<SheetLink>,
    /// Number of new players.
    fresh: usize,
    /// Number of rows that may be registered players.
    known: usize,
    facts: Vec<(String, String)>,
}

/// A remark that the row may be a registered player, and a box to deny it, if that is allowed.
fn known_mark(t: Words, known: &KnownBy, line: usize, may_answer: bool) -> (String, Vec<Answer>) {
    let (words, is_question) = match known {
        KnownBy::FideId(player) => (t.with_one("sheet-known-id", "who", player.about()), false),
        KnownBy::Name(player) => (t.with_one("sheet-known-name", "who", player.about()), true),
        KnownBy::Line(other) => (t.with_one("sheet-known-line", "line", other), true),
    };
    let answer = Answer::tick("another", line, t.get("sheet-another"), false);
    let answers = Some(answer).filter(|_| is_question && may_answer);
    (words, answers.into_iter().collect())
}

fn rows(t: Words, preview: &Preview, may_answer: bool) -> Vec<SheetLine> {
    let name_at = sheet::name_at(&preview.sheet);
    let rows = preview.sheet.rows.iter().map(|row| {
        let mut cells = sheet::cells(t, row);
        if let Some(known) = preview.known_at(row.line)
            && let Some(cell) = cells.get_mut(name_at)
            && matches!(cell.mark, Mark::None)
        {
            let (words, answers) = known_mark(t, known, row.line, may_answer);
            cell.mark = Mark::Warn(words);
            cell.answers = answers;
        }
        SheetLine {
            line: row.line,
            cells,
            outcome: None,
        }
    });
    rows.collect()
}

/// Whether the registry keeps the values of this column.
fn is_kept(column: PlayerColumn) -> bool {
    use PlayerColumn as C;
    !matches!(
        column,
        C::Category
            | C::Club
            | C::Province
            | C::Email
            | C::Phone
            | C::Section
            | C::Byes
            | C::FeeDue
            | C::FeePaid
            | C::Note
    )
}

fn preview_page(
    visitor: &Visitor,
    id: i32,
    file: String,
    text: String,
    preview: &Preview,
) -> PreviewPage {
    let t = visitor.words();
    let head = sheet::head(t, &preview.sheet);
    PreviewPage {
        page: visitor.page(Section::MyClub),
        id,
        club: preview.club.clone(),
        file,
        text,
        sheet: SheetTable {
            headings: preview
                .sheet
                .columns
                .iter()
                .map(|h| h.text.clone())
                .collect(),
            rows: rows(t, preview, head.is_none()),
            has_outcomes: false,
            hidden: 0,
        },
        head,
        faults: sheet::faults(t, &preview.sheet),
        fresh: preview.new_players(),
        known: preview.known.len(),
        facts: sheet::facts(t, &preview.sheet, is_kept),
    }
}

async fn show_preview(
    visitor: &Visitor,
    id: i32,
    file: String,
    text: String,
    bytes: Vec<u8>,
) -> Result<HttpResponse, Failure> {
    let preview = visitor
        .in_turn("players", "", move |ctx, actor| {
            ctx.in_one_snapshot(|ctx| players::preview(ctx, actor, id, &bytes))
        })
        .await
        .map_err(|error| visitor.fail(error))?;
    let status = if preview.sheet.is_clean() {
        StatusCode::OK
    } else {
        StatusCode::UNPROCESSABLE_ENTITY
    };
    visitor
        .draw(move |visitor| {
            let page = preview_page(visitor, id, file, text, &preview);
            render(visitor, status, &page)
        })
        .await
}

/// `POST …/preview`: `list` is the file. Writes nothing.
async fn preview(upload: Upload, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let id = id.into_inner();
    let visitor = upload.visitor.clone();
    match upload.file("list") {
        Some(file) => {
            let text = decode(&file.bytes).0.into_owned();
            let (name, bytes) = (file.name.clone(), file.bytes.clone());
            show_preview(&visitor, id, name, text, bytes).await
        }
        None => {
            let words = Some(visitor.words().get("sheet-none-chosen"));
            let form = Form::filled(&[("federation", "ITA")]);
            let (status, form) = (StatusCode::UNPROCESSABLE_ENTITY, (form, Wanted::default()));
            show_manage(&visitor, (id, Looked::default()), status, form, words).await
        }
    }
}

/// `POST …/import`: `text` is the list as the preview read it, `another` the lines that are other people.
async fn import(upload: Upload, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let Upload {
        visitor, fields, ..
    } = upload;
    let id = id.into_inner();
    let others: Vec<usize> = fields
        .all("another")
        .filter_map(|line| line.parse().ok())
        .collect();
    let (key, text) = (fields.key(), fields.text("text"));
    let sent = text.clone();
    let answer = visitor
        .in_turn("players", "", move |ctx, actor| {
            players::import(ctx, actor, key.as_deref(), id, sent.as_bytes(), &others)
        })
        .await;
    match answer {
        Ok(_) => Ok(redirect(
            &format!("/clubs/{id}/manage"),
            Some("players-imported"),
        )),
        Err(AppError::Refused(Refusal::SheetFaulty)) => {
            let bytes = text.clone().into_bytes();
            show_preview(&visitor, id, fields.text("file"), text, bytes).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}
