//! Sheets for the wall.

use actix_web::{HttpResponse, http::StatusCode};

use crate::{
    app::{
        fold,
        tournament::{
            board::{self, RoundView},
            standings::{StandingsView, of_players, standings},
        },
        window::Window,
    },
    event::Colour,
    i18n::Words,
    tiebreak::Absent,
    web::{
        Drawn, Failure, Shows, Visitor,
        page::public::{
            print_view::{
                PrintPairings, PrintSeats, SeatRow, SeatsTable, SheetFrame, SheetWays, WallRow,
                WallTable,
            },
            standings::{objections, standings_rows, standings_title},
            standings_view::PrintStandings,
            tie_break_columns::columns,
        },
        render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::Section,
    },
    words::{self, match_game, moment},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/print/pairings/{round}", web::get().to(by_board))
        .route("/t/{slug}/print/names/{round}", web::get().to(by_name))
        .route("/t/{slug}/print/standings/{round}", web::get().to(table));
}

/// A sheet of a round. Drafts are for arbiters only; the use case checks that.
async fn sheet(
    visitor: &Visitor,
    path: Path<(String, u8)>,
    draw: impl FnOnce(&Visitor, RoundView) -> Result<Drawn, Failure> + Send + 'static,
) -> Result<HttpResponse, Failure> {
    let (slug, number) = path.into_inner();
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| board::round(ctx, actor, &slug, Some(number)),
            draw,
        )
        .await
}

/// Links of the sheet while it is on the screen.
pub fn ways(view: &RoundView) -> SheetWays {
    let slug = &view.summary.slug;
    let of_arbiter = view.role.is_some();
    SheetWays {
        base: format!("/t/{slug}/print"),
        round: view.round,
        back: if of_arbiter {
            format!("/t/{slug}/desk/{}", view.round)
        } else {
            format!("/t/{slug}/round/{}", view.round)
        },
        printed: (of_arbiter && !view.is_draft && view.printed_at.is_none())
            .then(|| format!("/t/{slug}/desk/{}/printed", view.round)),
    }
}

/// Heading and foot. `code` is the part of the address that the QR code leads to, with its words.
pub fn frame(t: Words, view: &RoundView, (code, words): (String, String)) -> SheetFrame {
    let summary = &view.summary;
    let mut title = t.with_one("round-title", "round", view.round);
    if view.is_draft {
        title = format!("{title} ({})", t.get("print-draft"));
    }
    let game = match_game::of_round(t, summary.course, view.round);
    let byes = view.byes.iter().filter(|line| !line.absent);
    let byes = byes.map(|line| show::bye_sentence(t, line));
    let mut note: Vec<String> = game.into_iter().chain(byes).collect();
    note.push(t.n("print-default-time", summary.default_minutes));
    if summary.draw_offer_limit > 0 {
        note.push(t.n("print-draw-offers", summary.draw_offer_limit));
    }
    let mut foot = Vec::new();
    if let Some(at) = view.published_at {
        foot.push(t.with_one("print-published", "time", moment::clock_time(at)));
    }
    if !summary.chief_arbiter.is_empty() {
        foot.push(t.with_one("print-signature", "arbiter", &summary.chief_arbiter));
    }
    SheetFrame {
        title,
        tournament: place(&summary.name, &summary.town),
        date: day(t, view),
        note: note.join(" "),
        foot: foot.join(" "),
        code: (format!("/t/{}/code/{code}", summary.slug), words),
    }
}

/// `Open della Nebbia, Cremona`.
pub fn place(name: &str, town: &str) -> String {
    [name, town]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(", ")
}

/// The round's day and time as announced, otherwise the days of the tournament.
fn day(t: Words, view: &RoundView) -> String {
    let summary = &view.summary;
    show::day_and_hour(t, summary, view.round)
        .unwrap_or_else(|| moment::span(t, summary.start, summary.end))
}

/// The boards of a round, each with a line for the result.
pub fn wall_table(t: Words, view: &RoundView) -> WallTable {
    let boards = view.boards.iter();
    let rows = boards.map(|line| WallRow {
        board: line.board,
        white: show::name(t, &line.white, None),
        white_points: line.white_points.into(),
        black: show::name(t, &line.black, None),
        black_points: line.black_points.into(),
    });
    WallTable {
        t,
        rows: rows.collect(),
    }
}

/// All players of a round by name, with their boards.
pub fn seats_table(t: Words, view: &RoundView) -> SeatsTable {
    let mut rows = Vec::new();
    for line in &view.boards {
        let seats = [
            (&line.white, Colour::White, &line.black),
            (&line.black, Colour::Black, &line.white),
        ];
        for (player, colour, opponent) in seats {
            rows.push(SeatRow {
                player: show::name(t, player, None),
                board: Some(line.board),
                colour: Some(colour),
                opponent: show::name(t, opponent, None).plain(),
            });
        }
    }
    for line in view.byes.iter().filter(|line| !line.absent) {
        rows.push(SeatRow {
            player: show::name(t, &line.entrant, None),
            board: None,
            colour: None,
            opponent: words::result::bye(t, line.bye, line.names),
        });
    }
    rows.sort_by_cached_key(|row| fold(&row.player.plain()));
    SeatsTable { t, rows }
}

/// The address part of the code on the sheet by board, and its words.
pub fn round_code(t: Words, view: &RoundView) -> (String, String) {
    let words = t.get("hall-code-print-round");
    (format!("round/{}", view.round), words)
}

async fn by_board(visitor: Visitor, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    sheet(&visitor, path, |visitor, view| {
        let t = visitor.words();
        let template = PrintPairings {
            page: visitor.page(Section::Tournaments),
            ways: ways(&view),
            sheet: frame(t, &view, round_code(t, &view)),
            table: wall_table(t, &view),
        };
        render(visitor, StatusCode::OK, &template)
    })
    .await
}

async fn by_name(visitor: Visitor, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    sheet(&visitor, path, |visitor, view| {
        let t = visitor.words();
        let code = ("my-board".to_owned(), t.get("hall-code-print-board"));
        let template = PrintSeats {
            page: visitor.page(Section::Tournaments),
            ways: ways(&view),
            sheet: frame(t, &view, code),
            table: seats_table(t, &view),
        };
        render(visitor, StatusCode::OK, &template)
    })
    .await
}

/// The note below the table: whether the standings are provisional, objections to tie-breaks, and why values are missing.
fn note(t: Words, view: &StandingsView) -> String {
    let mut said = vec![t.get(if view.provisional {
        "print-provisional"
    } else {
        "print-tie-break-rules"
    })];
    said.extend(objections(t, view));
    let absent = |why: &Absent| {
        let lines = view.lines.iter();
        lines
            .flat_map(|line| &line.absent)
            .any(|a| *a == Some(*why))
    };
    let missing = Absent::ALL.iter().filter(|why| absent(why));
    said.extend(missing.map(|why| format!("–: {}.", t.get(&format!("absent-{}", why.code())))));
    said.join(" ")
}

async fn table(visitor: Visitor, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let (slug, after) = path.into_inner();
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            {
                let slug = slug.clone();
                move |ctx, actor| {
                    let view = standings(ctx, actor, &slug, Some(after), None, &Window::All);
                    of_players(view)
                }
            },
            move |visitor, view| {
                let Some(view) = view else {
                    return Ok(Drawn::elsewhere(format!("/t/{slug}/teams?after={after}")));
                };
                let t = visitor.words();
                let mut rows = standings_rows(t, &view);
                for row in &mut rows {
                    row.player.link = None;
                }
                let summary = &view.summary;
                let template = PrintStandings {
                    page: visitor.page(Section::Tournaments),
                    title: standings_title(t, &view),
                    tournament: place(&summary.name, &summary.town),
                    date: moment::span(t, summary.start, summary.end),
                    columns: columns(t, &view),
                    rows,
                    back: format!("/t/{}/standings", summary.slug),
                    note: note(t, &view),
                    arbiter: summary.chief_arbiter.clone(),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
