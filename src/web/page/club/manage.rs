//! The page of a club's secretary: players, lists as files, entries.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Refusal,
        clubs::{self, Managed},
        players::{self, AddTo, KnownBy, Preview},
    },
    formats::{
        csv::{CellReason, PlayerColumn, Separator, players::SheetFault},
        encoding::{Encoding, decode},
    },
    i18n::Words,
    web::{
        Failure, Form, Posted, Upload, Visitor,
        page::club::players::{Choices, PlayerLine, choices, input, player_line},
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        view::{FormView, Page, Section},
    },
    words::{self, moment},
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/clubs/{id:\\d+}/manage", web::get().to(manage))
        .route("/clubs/{id:\\d+}/players", web::post().to(add))
        .route("/clubs/{id:\\d+}/players/preview", web::post().to(preview))
        .route("/clubs/{id:\\d+}/players/import", web::post().to(import));
}

struct Open {
    slug: String,
    name: String,
    about: String,
    /// Players who can be entered.
    free: Vec<PlayerLine>,
    /// Players of the club entered already.
    entered: usize,
}

#[derive(Template)]
#[template(path = "club/manage.html")]
struct ManagePage {
    page: Page,
    id: i32,
    name: String,
    approved: bool,
    players: Vec<PlayerLine>,
    open: Vec<Open>,
    form: FormView,
    choices: Choices,
    file_error: Option<String>,
}

fn manage_page(
    visitor: &Visitor,
    managed: &Managed,
    form: &Form,
    file_error: Option<String>,
) -> ManagePage {
    let t = visitor.words();
    let open = managed
        .open
        .iter()
        .map(|(tournament, entered)| Open {
            slug: tournament.slug.clone(),
            name: tournament.name.clone(),
            about: format!(
                "{}, {}",
                tournament.town,
                moment::span(t, tournament.start, tournament.end)
            ),
            free: managed
                .players
                .iter()
                .filter(|player| !entered.contains(&player.id))
                .map(|player| player_line(t, player))
                .collect(),
            entered: entered.len(),
        })
        .collect();
    ManagePage {
        page: visitor.page(Section::MyClub),
        id: managed.id,
        name: managed.name.clone(),
        approved: managed.approved,
        players: managed.players.iter().map(|p| player_line(t, p)).collect(),
        open,
        form: form.view(visitor),
        choices: choices(t, &[]),
        file_error,
    }
}

async fn show_manage(
    visitor: &Visitor,
    id: i32,
    status: StatusCode,
    form: Form,
    file_error: Option<String>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| clubs::manage(ctx, actor, id),
            move |visitor, managed| {
                render(
                    visitor,
                    status,
                    &manage_page(visitor, &managed, &form, file_error),
                )
            },
        )
        .await
}

async fn manage(visitor: Visitor, id: Path<i32>) -> Result<HttpResponse, Failure> {
    let form = Form::filled(&[("federation", "ITA")]);
    show_manage(&visitor, id.into_inner(), StatusCode::OK, form, None).await
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
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_manage(&visitor, id, status, form, None).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}

enum Mark {
    None,
    Bad(String),
    /// A question; with the line when the sender may answer it.
    Warn(String, Option<usize>),
}

struct Cell {
    text: String,
    mark: Mark,
    anchor: String,
}

struct Row {
    line: usize,
    cells: Vec<Cell>,
}

struct Fault {
    anchor: String,
    words: String,
}

#[derive(Template)]
#[template(path = "club/preview.html")]
struct PreviewPage {
    page: Page,
    id: i32,
    club: String,
    file: String,
    /// The text as read, for sending it again.
    text: String,
    headings: Vec<String>,
    rows: Vec<Row>,
    head: Option<String>,
    faults: Vec<Fault>,
    /// Players who are new.
    fresh: usize,
    /// Rows that may be registered players.
    known: usize,
    facts: Vec<(String, String)>,
}

fn column_name(t: Words, column: PlayerColumn) -> String {
    t.get(&format!("column-{}", column.code().replace('_', "-")))
}

fn cell_words(t: Words, reason: &CellReason) -> String {
    match reason {
        CellReason::Missing => t.get("cell-missing"),
        CellReason::TooLong { limit, .. } => t.n("problem-too-long", *limit),
        CellReason::Text(fault) => words::field::text(t, fault),
        CellReason::NoLetter => t.get("cell-no-letter"),
        CellReason::NoComma => t.get("cell-no-comma"),
        CellReason::Sex => t.get("cell-sex"),
        CellReason::Birth(error) => words::field::birth(t, error),
        CellReason::Federation => t.get("cell-federation"),
        CellReason::Title => t.get("cell-title"),
        CellReason::Province => t.get("cell-province"),
        CellReason::NotADigit { at, found } => t.a2("cell-digit", "at", at, "found", found),
        CellReason::Range { min, max } => t.a2("problem-number", "min", min, "max", max),
        CellReason::Email => t.get("cell-email"),
        CellReason::Phone => t.get("problem-phone"),
        CellReason::Repeated { line } => t.a("cell-repeated", "line", line),
    }
}

fn sheet_words(t: Words, fault: &SheetFault) -> String {
    match fault {
        SheetFault::Empty => t.get("sheet-empty"),
        SheetFault::TooManyRows => t.n("sheet-too-many-rows", crate::formats::csv::MOST_ROWS),
        SheetFault::NoNames => t.get("sheet-no-names"),
        SheetFault::RepeatedColumn {
            column,
            first,
            second,
        } => t.a3(
            "sheet-repeated-column",
            "column",
            column_name(t, *column),
            "first",
            first,
            "second",
            second,
        ),
    }
}

fn known_mark(t: Words, known: &KnownBy, line: usize) -> Mark {
    match known {
        KnownBy::FideId(player) => Mark::Warn(t.a("sheet-known-id", "who", player.about()), None),
        KnownBy::Name(player) => {
            Mark::Warn(t.a("sheet-known-name", "who", player.about()), Some(line))
        }
        KnownBy::Line(other) => Mark::Warn(t.a("sheet-known-line", "line", other), Some(line)),
    }
}

fn rows(t: Words, preview: &Preview) -> Vec<Row> {
    let columns = &preview.sheet.columns;
    let name_at = columns
        .iter()
        .position(|heading| {
            matches!(
                heading.column,
                Some(PlayerColumn::LastName | PlayerColumn::FullName)
            )
        })
        .unwrap_or(0);
    preview
        .sheet
        .rows
        .iter()
        .map(|row| Row {
            line: row.line,
            cells: row
                .cells
                .iter()
                .enumerate()
                .map(|(index, text)| {
                    let mark = match (row.fault_at(index + 1), preview.known_at(row.line)) {
                        (Some(reason), _) => Mark::Bad(cell_words(t, reason)),
                        (None, Some(known)) if index == name_at => known_mark(t, known, row.line),
                        _ => Mark::None,
                    };
                    let text = if text.trim().is_empty() && matches!(mark, Mark::Bad(_)) {
                        t.get("sheet-blank")
                    } else {
                        text.clone()
                    };
                    Cell {
                        text,
                        mark,
                        anchor: format!("c{}-{}", row.line, index + 1),
                    }
                })
                .collect(),
        })
        .collect()
}

fn file_facts(t: Words, preview: &Preview) -> Vec<(String, String)> {
    let sheet = &preview.sheet;
    let separator = match sheet.separator {
        Separator::Comma => "sheet-comma",
        Separator::Semicolon => "sheet-semicolon",
        Separator::Tab => "sheet-tab",
    };
    let encoding = match sheet.encoding {
        Encoding::Utf8 => "UTF-8",
        Encoding::Utf8Bom => "UTF-8 (BOM)",
        Encoding::Utf16 => "UTF-16",
        Encoding::Windows1252 => "Windows-1252",
    };
    let ignored: Vec<&str> = sheet
        .columns
        .iter()
        .filter(|heading| !heading.column.is_some_and(is_kept))
        .map(|heading| heading.text.as_str())
        .collect();
    let kept = sheet.columns.len() - ignored.len();
    let mut columns = t.n("sheet-columns-kept", kept);
    if !ignored.is_empty() {
        let list = ignored.join(", ");
        columns = format!("{columns}, {}", t.a("sheet-columns-ignored", "list", list));
    }
    vec![
        (
            t.get("sheet-rows"),
            t.n("sheet-rows-count", sheet.rows.len()),
        ),
        (t.get("sheet-separator"), t.get(separator)),
        (t.get("sheet-encoding"), encoding.to_owned()),
        (t.get("sheet-columns"), columns),
    ]
}

/// Whether the registry keeps what this column holds.
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
    let sheet = &preview.sheet;
    let mut faults: Vec<Fault> = sheet
        .faults
        .iter()
        .map(|fault| Fault {
            anchor: "file".to_owned(),
            words: sheet_words(t, fault),
        })
        .collect();
    faults.extend(sheet.cell_faults().map(|fault| {
        let heading = sheet.columns.get(fault.column.saturating_sub(1));
        let name = heading.map_or_else(|| fault.column.to_string(), |heading| heading.text.clone());
        Fault {
            anchor: format!("c{}-{}", fault.line, fault.column),
            words: t.a2("sheet-fault", "line", fault.line, "column", name),
        }
    }));
    let cells = sheet.cell_faults().count();
    let head = match (faults.is_empty(), cells) {
        (true, _) => None,
        (false, 0) => Some(t.get("sheet-refused")),
        (false, n) => Some(t.n("sheet-bad-cells", n)),
    };
    PreviewPage {
        page: visitor.page(Section::MyClub),
        id,
        club: preview.club.clone(),
        file,
        text,
        headings: sheet.columns.iter().map(|h| h.text.clone()).collect(),
        rows: rows(t, preview),
        head,
        faults,
        fresh: preview.new_players(),
        known: preview.known.len(),
        facts: file_facts(t, preview),
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

/// `POST …/preview`: field `list` is the file. Nothing is written.
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
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_manage(&visitor, id, status, form, words).await
        }
    }
}

/// `POST …/import`: field `text` is the list as the preview read it, `another` the lines that are other people.
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
