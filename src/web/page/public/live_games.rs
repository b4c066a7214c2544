//! The games of the newest round live, with the delay of the event: one large board, others small.

use actix_web::{HttpResponse, http::StatusCode};

use crate::{
    app::exchange::live_games::{self, LiveBoard, LiveRound},
    event::{BoardResult, Colour, Elo},
    i18n::Words,
    rules::{
        history::Game,
        notation::{Style, write_move},
        position::{on_move, write_fen},
    },
    web::{
        Failure, Shows, Visitor,
        page::public::{
            diagram,
            game_view::Half,
            live::live_page,
            live_games_view::{LargeBoard, LiveMove, LivePage, LivePlayer, SmallBoard},
        },
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{BoardView, ResultMark, captured::CapturedView},
    },
    words::{self, moment},
};

/// Number of boards that can be opened by a key.
const KEYS: usize = 5;
/// Number of small boards beside the large one.
const SMALL: usize = 4;
/// Seconds after which a page loads itself again: without delay, and with one.
const EVERY: (u8, u8) = (5, 10);

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/live", web::get().to(live));
}

#[derive(serde::Deserialize)]
struct Wanted {
    /// The large board; the first one if not given.
    board: Option<u16>,
    /// Half-move whose position is shown; the last one if not given.
    ply: Option<u32>,
}

async fn live(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<Wanted>,
) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| live_games::live(ctx, actor, &slug),
            move |visitor, round| {
                render(
                    visitor,
                    StatusCode::OK,
                    &live_games_page(visitor, &round, &query),
                )
            },
        )
        .await
}

fn live_games_page(visitor: &Visitor, round: &LiveRound, wanted: &Wanted) -> LivePage {
    let t = visitor.words();
    let boards = &round.boards;
    let asked = boards
        .iter()
        .find(|board| Some(board.number) == wanted.board);
    let large = asked.or_else(|| boards.first());
    let others = boards
        .iter()
        .enumerate()
        .filter(|(_, board)| large.is_none_or(|large| large.number != board.number));
    let small: Vec<SmallBoard> = others
        .clone()
        .take(SMALL)
        .map(|(place, board)| small_board(t, place, board))
        .collect();
    let summary = &round.summary;
    LivePage {
        page: live_page(visitor, &summary.slug),
        slug: summary.slug.clone(),
        tournament: summary.name.clone(),
        title: match round.round {
            0 => t.get("live-title-none"),
            number => t.with_one("live-title", "round", number),
        },
        round: round.round,
        delay: words::moves::live_delay(t, summary.live_delay),
        every: if summary.live_delay.is_none() {
            EVERY.0
        } else {
            EVERY.1
        },
        large: large.map(|board| {
            let ply = wanted
                .ply
                .filter(|_| wanted.board.is_none_or(|n| n == board.number));
            large_board(t, board, ply)
        }),
        small,
        more: others.skip(SMALL).map(|(_, board)| board.number).collect(),
        rest: t.with_two(
            "live-rest",
            "seen",
            boards.len(),
            "others",
            round.paired.saturating_sub(boards.len()),
        ),
    }
}

/// The squares of half-move `ply` of a game.
fn squares(game: &Game, ply: u32) -> Option<(String, String)> {
    let before = ply.checked_sub(1)?;
    let played = game.moves().nth(usize::try_from(before).ok()?)?;
    let uci = write_move(game.position_after(before)?, played, Style::Uci);
    Some((uci.get(..2)?.to_owned(), uci.get(2..4)?.to_owned()))
}

fn player(t: Words, board: &LiveBoard, colour: Colour, at: u32) -> LivePlayer {
    let [white, black] = &board.players;
    let (entrant, side, place) = match colour {
        Colour::White => (white, "white", 0),
        Colour::Black => (black, "black", 1),
    };
    let seen = at
        .checked_sub(1)
        .and_then(|last| board.seen.get(usize::try_from(last).ok()?));
    let clock = seen.and_then(|seen| seen.clocks.get(place).copied().flatten());
    let is_open = matches!(board.result, None | Some(BoardResult::Adjourned));
    LivePlayer {
        side,
        name: show::name(t, entrant, None),
        rating: entrant.rating.map(Elo::get),
        clock: clock.map(|clock| clock.to_string()),
        is_on_move: is_open && on_move(board.moves.position()) == colour,
    }
}

fn large_board(t: Words, board: &LiveBoard, ply: Option<u32>) -> LargeBoard {
    let game = &board.moves;
    let plies = game.plies();
    let at = ply.unwrap_or(plies).min(plies);
    let position = game.position_after(at).unwrap_or_else(|| game.position());
    let caption = match at {
        0 => t.get("game-position-start"),
        ply => t.with_one(
            "game-position-after",
            "move",
            words::ruling::after(t, game, ply),
        ),
    };
    let half = |ply: u32| {
        (1..=plies).contains(&ply).then(|| Half {
            ply,
            text: words::ruling::bare(t, game, ply),
        })
    };
    LargeBoard {
        number: board.number,
        game: board.game,
        players: [Colour::Black, Colour::White].map(|colour| player(t, board, colour, at)),
        board: BoardView {
            last: squares(game, at),
            check: words::moves::king_in_check(position),
            ..BoardView::diagram(t, write_fen(position), caption)
        },
        last: last_move(t, board),
        at,
        plies,
        rows: (1..=plies.div_ceil(2))
            .map(|number| (number, [half(number * 2 - 1), half(number * 2)]))
            .collect(),
        captured: CapturedView::after(t, game, at),
        result: board.result.map(|result| ResultMark { t, result }),
    }
}

fn last_move(t: Words, board: &LiveBoard) -> Option<LiveMove> {
    let game = &board.moves;
    let before = game.plies().checked_sub(1)?;
    let position = game.position_after(before)?;
    let played = game.moves().nth(usize::try_from(before).ok()?)?;
    Some(LiveMove {
        text: words::ruling::after(t, game, game.plies()),
        words: words::moves::spoken(t, position, played),
        time: moment::clock_time(board.seen.last()?.at),
    })
}

fn small_board(t: Words, place: usize, board: &LiveBoard) -> SmallBoard {
    let game = &board.moves;
    let plies = game.plies();
    let surname = |place: usize| {
        let entrant = board.players.get(place);
        entrant.map_or_else(String::new, |entrant| entrant.name().surname().to_owned())
    };
    let clocks = board.seen.last().map_or([None, None], |seen| seen.clocks);
    let hours_and_minutes = |clock: crate::clock::ClockTime| {
        let seconds = clock.seconds();
        format!("{}:{:02}", seconds / 3600, seconds / 60 % 60)
    };
    SmallBoard {
        number: board.number,
        key: (place < KEYS).then_some(place + 1),
        white: surname(0),
        black: surname(1),
        picture: diagram::link(&write_fen(game.position()), squares(game, plies).as_ref()),
        last: words::ruling::after(t, game, plies),
        clocks: match clocks {
            [Some(white), Some(black)] => Some(t.with_two(
                "live-clocks",
                "white",
                hours_and_minutes(white),
                "black",
                hours_and_minutes(black),
            )),
            _ => None,
        },
        result: board.result.map(|result| ResultMark { t, result }),
    }
}
