//! The further games of a drawn board of a knock-out: the games played so far, and the form for the next one.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError,
        tournament::{
            match_games::{self, MatchGameInput},
            match_view::{self, MatchView},
        },
    },
    event::{BoardResult, Colour, MatchGame, MatchGameKind},
    i18n::Words,
    pairing::knock_out::{NextGame, Outlook},
    web::{
        Failure, Fields, Form, Posted, Sent, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, PlayerName, ResultMark, Section},
    },
    words::knock_out::{kind_key, sets},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/t/{slug}/desk/{round}/play-on/{board}")
            .route(web::get().to(page))
            .route(web::post().to(enter)),
    );
    config.route(
        "/t/{slug}/desk/{round}/play-on/{board}/take-back",
        web::post().to(take_back),
    );
}

/// A game of the match.
struct GameRow {
    /// Number of the game in the match; the game of the board is 1.
    number: usize,
    /// The type of game, with its time control.
    kind: String,
    white: PlayerName,
    black: PlayerName,
    result: ResultMark,
}

/// The game whose result is entered next.
struct NextForm {
    /// Its place in a set that has begun, `3 of 4`; `None` for a new set.
    under_way: Option<String>,
    kinds: Vec<(&'static str, String)>,
    sizes: Vec<(String, String)>,
    /// Both players, who may have White: value of the form, and name.
    whites: [(&'static str, String); 2],
    results: Vec<(BoardResult, ResultMark)>,
}

#[derive(Template)]
#[template(path = "desk/play_on.html")]
struct PlayOnPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    base: String,
    round: u8,
    board: i32,
    pairing: i32,
    version: i32,
    names: [PlayerName; 2],
    games: Vec<GameRow>,
    /// The scores of the sets in words, from the side that has White on the board.
    score: String,
    /// Name of the player who advances.
    goes_on: Option<String>,
    next: Option<NextForm>,
    /// Whether the last further game may be taken back.
    may_take_back: bool,
}

/// The next game of a set that has begun: `3 of 4`.
fn under_way(t: Words, next: NextGame) -> String {
    t.with_three(
        "match-under-way",
        "kind",
        t.get(kind_key(next.kind)),
        "number",
        next.number,
        "games",
        next.games,
    )
}

fn next_form(t: Words, view: &MatchView) -> Option<NextForm> {
    let next = match view.further.outlook {
        Outlook::Won(_) => return None,
        Outlook::Level => None,
        Outlook::Next(next) => Some(next),
    };
    let [one, two] = view.players.each_ref().map(|who| show::name(t, who, None));
    let (white, black) = (Colour::White.code(), Colour::Black.code());
    Some(NextForm {
        under_way: next.map(|next| {
            let who = match next.white {
                Colour::White => one.plain(),
                Colour::Black => two.plain(),
            };
            let what = under_way(t, next);
            t.with_two("match-next-white", "what", what, "name", who)
        }),
        kinds: MatchGameKind::ALL
            .map(|kind| (kind.code(), t.get(kind_key(kind))))
            .to_vec(),
        sizes: MatchGameKind::Rapid
            .sizes()
            .iter()
            .map(|games| (games.to_string(), t.n("match-games", *games)))
            .collect(),
        whites: [(white, one.plain()), (black, two.plain())],
        results: MatchGame::RESULTS
            .map(|result| (result, ResultMark { t, result }))
            .to_vec(),
    })
}

/// The games; that of the board comes first.
fn game_rows(t: Words, view: &MatchView) -> Vec<GameRow> {
    let name = |colour: Colour| {
        let [white, black] = &view.players;
        let who = match colour {
            Colour::White => white,
            Colour::Black => black,
        };
        show::name(t, who, None)
    };
    let row = |number, kind, white: Colour, result| GameRow {
        number,
        kind,
        white: name(white),
        black: name(!white),
        result: ResultMark { t, result },
    };
    let mut rows = Vec::new();
    if let Some(first) = view.first {
        rows.push(row(1, t.get("match-board-game"), Colour::Black, first));
    }
    let number = rows.len() + 1;
    rows.push(row(
        number,
        t.get("match-board-game"),
        Colour::White,
        view.result,
    ));
    let further = (number + 1..).zip(&view.games).map(|(number, line)| {
        let kind = t.get(kind_key(line.game.kind));
        let kind = match line.time_control.as_str() {
            "" => kind,
            control => format!("{kind} {control}"),
        };
        row(number, kind, line.game.white, line.game.result)
    });
    rows.extend(further);
    rows
}

/// The form as first shown: two rapid games, with colours reversed from the last game.
fn first_form(view: &MatchView) -> Form {
    let last = view.games.last();
    let white = last.map_or(Colour::White, |line| line.game.white);
    let white = (!white).code().to_owned();
    let kind = match last.map(|line| line.game.kind) {
        None | Some(MatchGameKind::Standard) => MatchGameKind::Rapid,
        Some(MatchGameKind::Rapid) => MatchGameKind::Blitz,
        Some(MatchGameKind::Blitz | MatchGameKind::Armageddon) => MatchGameKind::Armageddon,
    };
    Form::filled(&[("kind", kind.code()), ("games", "2"), ("white", &white)])
}

async fn show_page(
    visitor: &Visitor,
    (slug, round, board): (String, u8, i32),
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| match_view::view(ctx, actor, &slug, (round, board)),
            move |visitor, view| {
                let t = visitor.words();
                let slug = &view.summary.slug;
                let names = view.players.each_ref().map(|who| show::name(t, who, None));
                let [one, two] = &names;
                let goes_on = view.goes_on.map(|side| match side {
                    Colour::White => one.plain(),
                    Colour::Black => two.plain(),
                });
                let template = PlayOnPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &view.summary, view.role, DeskPage::Round),
                    version: Form::version(typed.as_ref(), view.version),
                    form: typed.unwrap_or_else(|| first_form(&view)).view(visitor),
                    base: format!("/t/{slug}/desk/{}", view.round),
                    round: view.round,
                    board: view.board,
                    pairing: view.pairing,
                    games: game_rows(t, &view),
                    score: sets(t, &view.further.sets, false),
                    goes_on: goes_on.map(|name| t.with_one("match-goes-on", "name", name)),
                    next: next_form(t, &view).filter(|_| view.has_room),
                    may_take_back: view.is_newest && !view.games.is_empty(),
                    names,
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn page(visitor: Visitor, path: Path<(String, u8, i32)>) -> Result<HttpResponse, Failure> {
    show_page(&visitor, path.into_inner(), StatusCode::OK, None).await
}

/// The pairing and its version, from the form.
fn board_of(fields: &Fields) -> Result<(i32, i32), AppError> {
    let board = fields.number("pairing").zip(fields.number("version"));
    board.ok_or(AppError::NotFound)
}

/// `POST …/play-on/{board}`: the `result` of the next game; for the first game of a set also its `kind`, `games`, `white` and
/// `time_control`.
async fn enter(posted: Posted, path: Path<(String, u8, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, round, board) = path.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let (key, input) = (fields.key(), fields.read::<MatchGameInput>());
            match_games::enter(
                ctx,
                actor,
                key.as_deref(),
                &asked,
                board_of(fields)?,
                &input,
            )
        })
        .await?;
    match sent {
        Sent::Done(_) => Ok(back(&slug, round, board, "match-game-entered")),
        Sent::Refused(visitor, form) => {
            let which = (slug, round, board);
            show_page(
                &visitor,
                which,
                StatusCode::UNPROCESSABLE_ENTITY,
                Some(form),
            )
            .await
        }
    }
}

async fn take_back(posted: Posted, path: Path<(String, u8, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, round, board) = path.into_inner();
    let asked = slug.clone();
    visitor
        .run(move |ctx, actor| {
            let key = fields.key();
            match_games::take_back(ctx, actor, key.as_deref(), &asked, board_of(&fields)?)
        })
        .await?;
    Ok(back(&slug, round, board, "match-game-back"))
}

fn back(slug: &str, round: u8, board: i32, flash: &'static str) -> HttpResponse {
    let match_page = format!("/t/{slug}/desk/{round}/play-on/{board}");
    redirect(&match_page, Some(flash))
}
