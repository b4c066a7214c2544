//! The page of a screen. It is made for everybody, whoever opens it: also on a machine where an arbiter is signed in.

use actix_web::{HttpResponse, http::StatusCode};
use chrono::NaiveDateTime;

use crate::{
    app::{
        fold,
        tournament::{
            board::{BoardLine, ByeLine},
            screens::{
                showing::{Showing, Theme},
                shown::{Shown, shown},
            },
        },
    },
    event::{Colour, Word},
    i18n::Words,
    web::{
        Failure, Shows, Visitor,
        page::hall::{
            screen_view::{HallBoard, HallBody, HallClock, HallName, HallPlace, ScreenPage},
            turning::{Leaf, leaves, pages},
        },
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{PlayerName, ResultMark, Section},
    },
    words::{self, hall, moment},
};

/// Rows on a page: of names and places in two columns, of boards, of numbers in a grid.
const ROWS: usize = 20;
const BOARDS: usize = 10;
const NUMBERS: usize = 40;
/// Letters of a name in the head of a page, at most.
const LETTERS: usize = 5;

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/screen/{screen}", web::get().to(screen));
}

#[derive(serde::Deserialize)]
struct PageQuery {
    page: Option<usize>,
}

async fn screen(
    visitor: Visitor,
    path: Path<(String, String)>,
    query: Query<PageQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, name) = path.into_inner();
    visitor
        .as_everybody()
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, _| shown(ctx, &slug, &name),
            move |visitor, shown| {
                let template = page_of(visitor, &shown, query.page.unwrap_or(1));
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

/// What a screen shows besides the announcement, still in one piece.
struct Content {
    title: String,
    /// What stands at the right of the head on every page.
    mark: String,
    foot: String,
    rows: Rows,
}

enum Rows {
    Names(Vec<HallName>),
    Boards(Vec<HallBoard>),
    Places(Vec<HallPlace>),
    Missing(Vec<u16>),
    Clock(HallClock),
    Empty(String),
    /// The announcement alone.
    Nothing,
}

impl Rows {
    fn pages(&self) -> usize {
        match self {
            Self::Names(rows) => pages(rows.len(), ROWS),
            Self::Places(rows) => pages(rows.len(), ROWS),
            Self::Boards(rows) => pages(rows.len(), BOARDS),
            Self::Missing(rows) => pages(rows.len(), NUMBERS),
            Self::Clock(_) | Self::Empty(_) => 1,
            Self::Nothing => 0,
        }
    }
}

fn nth<T>(rows: Vec<T>, page: usize, a_page: usize) -> Vec<T> {
    rows.into_iter().skip(page * a_page).take(a_page).collect()
}

fn page_of(visitor: &Visitor, shown: &Shown, wanted: usize) -> ScreenPage {
    let t = visitor.words();
    let (round, screen) = (&shown.round, &shown.screen);
    let summary = &round.summary;
    let said = shown.announcement.at;
    let mut content = content(t, shown);
    let leaves = match leaves(content.rows.pages(), said.is_some()) {
        leaves if leaves.is_empty() => {
            content.rows = Rows::Empty(t.get("hall-no-notice"));
            vec![Leaf::Content(0)]
        }
        leaves => leaves,
    };
    let number = if wanted > leaves.len() {
        1
    } else {
        wanted.max(1)
    };
    let leaf = leaves.get(number - 1).copied().unwrap_or(Leaf::Notice);
    let of = content.rows.pages();
    let base = format!("/t/{}/screen/{}", summary.slug, screen.name);
    let turning = match leaf {
        Leaf::Content(page) if of > 1 => t.a3(
            "hall-page",
            "page",
            page + 1,
            "pages",
            of,
            "seconds",
            screen.page_seconds,
        ),
        _ => String::new(),
    };
    let (code, code_words) = match screen.shows {
        Showing::Names => ("my-board", t.get("hall-code-board")),
        _ => ("round", t.get("hall-code-round")),
    };
    let (title, mark, foot, body) = match (leaf, said) {
        (Leaf::Notice, Some(at)) => notice(t, shown, at),
        (Leaf::Notice, None) => (
            String::new(),
            String::new(),
            String::new(),
            HallBody::Empty(String::new()),
        ),
        (Leaf::Content(page), _) => {
            let (mark, body) = turned(content.rows, page, content.mark);
            (content.title, mark, content.foot, body)
        }
    };
    let mut page = visitor.page(Section::Tournaments);
    page.live = Some(format!("/t/{}/events", summary.slug));
    page.theme = Some(match screen.theme {
        Theme::Light => "light",
        Theme::Dark => "dark",
    });
    ScreenPage {
        page,
        tournament: summary.name.clone(),
        slug: summary.slug.clone(),
        shows: screen.shows.code(),
        title,
        mark,
        foot,
        turning,
        body,
        code,
        code_words,
        number,
        pages: leaves.len(),
        next: format!("{base}?page={}", number % leaves.len().max(1) + 1),
        seconds: screen.page_seconds,
        said: said
            .map(|at| at.and_utc().timestamp_millis().to_string())
            .unwrap_or_default(),
        stands_at: shown.stands_at,
    }
}

/// A page of the rows, with what stands in its head.
fn turned(rows: Rows, page: usize, mark: String) -> (String, HallBody) {
    match rows {
        Rows::Names(names) => {
            let of = pages(names.len(), ROWS);
            let names = nth(names, page, ROWS);
            let mark = if of > 1 { letters(&names) } else { mark };
            (mark, HallBody::Names(names))
        }
        Rows::Boards(boards) => (mark, HallBody::Boards(nth(boards, page, BOARDS))),
        Rows::Places(places) => (mark, HallBody::Places(nth(places, page, ROWS))),
        Rows::Missing(boards) => (mark, HallBody::Missing(nth(boards, page, NUMBERS))),
        Rows::Clock(clock) => (mark, HallBody::Clock(clock)),
        Rows::Empty(words) => (mark, HallBody::Empty(words)),
        Rows::Nothing => (mark, HallBody::Empty(String::new())),
    }
}

/// `Ac–Ma`: where the names of a page begin and end, in as many letters as tell the two from each other.
fn letters(names: &[HallName]) -> String {
    let begin = |row: &HallName, letters: usize| -> String {
        row.player.surname.chars().take(letters).collect()
    };
    let (Some(first), Some(last)) = (names.first(), names.last()) else {
        return String::new();
    };
    let apart = (1..=LETTERS).find(|n| begin(first, *n) != begin(last, *n));
    let letters = apart.unwrap_or(LETTERS).max(2);
    format!("{}–{}", begin(first, letters), begin(last, letters))
}

fn notice(t: Words, shown: &Shown, at: NaiveDateTime) -> (String, String, String, HallBody) {
    let said = &shown.announcement;
    let round = &shown.round;
    let foot = match (round.round, round.missing.len()) {
        (0, _) | (_, 0) => String::new(),
        (number, missing) => t.a3(
            "hall-missing-of",
            "round",
            number,
            "n",
            missing,
            "total",
            round.numbers.len(),
        ),
    };
    let boards = hall::boards(t, &said.boards);
    (
        t.get("hall-notice"),
        moment::clock_time(at),
        foot,
        HallBody::Notice(boards, hall::sentence(t, said)),
    )
}

fn content(t: Words, shown: &Shown) -> Content {
    let round = &shown.round;
    let title = t.a("round-title", "round", round.round);
    let of_round = |mark: String, foot: String, rows: Rows| Content {
        title: title.clone(),
        mark,
        foot,
        rows,
    };
    let needs_round = matches!(
        shown.screen.shows,
        Showing::Names | Showing::Boards | Showing::Results | Showing::Missing
    );
    if needs_round && round.round == 0 {
        return Content {
            title: round.summary.name.clone(),
            mark: String::new(),
            foot: String::new(),
            rows: Rows::Empty(t.get("round-none")),
        };
    }
    match shown.screen.shows {
        Showing::Names => of_round(
            String::new(),
            t.get("hall-by-name"),
            Rows::Names(names(t, &round.boards, &round.byes)),
        ),
        Showing::Boards => {
            let boards = round.boards.iter().map(|line| board(t, line));
            let done = round.numbers.len() - round.missing.len();
            let mark = t.a2("hall-done", "done", done, "total", round.numbers.len());
            of_round(mark, t.get("hall-by-board"), Rows::Boards(boards.collect()))
        }
        Showing::Results => {
            let mut done: Vec<&BoardLine> = round.boards.iter().collect();
            done.retain(|line| line.result.is_some());
            done.sort_by_key(|line| std::cmp::Reverse((line.at, line.place)));
            let rows = match done.as_slice() {
                [] => Rows::Empty(t.get("hall-no-results")),
                lines => Rows::Boards(lines.iter().map(|line| board(t, line)).collect()),
            };
            of_round(t.get("hall-results"), t.get("hall-newest-first"), rows)
        }
        Showing::Missing => {
            let rows = match round.missing.as_slice() {
                [] => Rows::Empty(t.get("hall-all-done")),
                boards => Rows::Missing(boards.to_vec()),
            };
            let mark = t.n("hall-missing", round.missing.len());
            of_round(mark, t.get("hall-missing-what"), rows)
        }
        Showing::Standings => standings(t, shown),
        Showing::Timer => clock(t, shown),
        Showing::Notice => Content {
            title: round.summary.name.clone(),
            mark: String::new(),
            foot: String::new(),
            rows: Rows::Nothing,
        },
    }
}

fn names(t: Words, boards: &[BoardLine], byes: &[ByeLine]) -> Vec<HallName> {
    let seated = boards.iter().flat_map(|line| {
        [(&line.white, Colour::White), (&line.black, Colour::Black)].map(|(player, colour)| {
            HallName {
                player: plain(show::name(t, player, None)),
                seat: Ok((line.board, colour)),
            }
        })
    });
    let free = byes.iter().filter(|line| !line.absent);
    let free = free.map(|line| HallName {
        player: plain(show::name(t, &line.entrant, None)),
        seat: Err(words::result::bye(t, line.bye, line.names)),
    });
    let mut rows: Vec<HallName> = seated.chain(free).collect();
    rows.sort_by_cached_key(|row| fold(&row.player.plain()));
    rows
}

/// Without the title: on the wall the name has the room.
fn plain(name: PlayerName) -> PlayerName {
    PlayerName {
        title: None,
        ..name
    }
}

fn board(t: Words, line: &BoardLine) -> HallBoard {
    HallBoard {
        board: line.board,
        white: plain(show::name(t, &line.white, None)),
        black: plain(show::name(t, &line.black, None)),
        result: line.result.map(|result| ResultMark { t, result }),
    }
}

fn standings(t: Words, shown: &Shown) -> Content {
    let summary = &shown.round.summary;
    let lines = shown.standings.iter().flat_map(|view| &view.lines);
    let players = lines.map(|line| HallPlace {
        place: line.place,
        player: plain(show::name(t, &line.entrant, None)),
        points: line.points.into(),
    });
    let lines = shown.teams.iter().flat_map(|view| {
        let lines = view.lines.iter();
        lines.map(move |line| (line, line.score.of(view.primary)))
    });
    let teams = lines.map(|(line, points)| HallPlace {
        place: line.place,
        player: PlayerName::new(line.team.name.clone(), ""),
        points: points.into(),
    });
    let places = players.chain(teams);
    let after = shown.standings.as_ref().map(|view| view.after);
    let after = after.or_else(|| shown.teams.as_ref().map(|view| view.after));
    let after = after.unwrap_or(0);
    let rows = if after == 0 {
        Rows::Empty(t.get("hall-no-standings"))
    } else {
        Rows::Places(places.collect())
    };
    let list = match &shown.teams {
        None => summary.tie_breaks.replace(',', ", "),
        Some(teams) => {
            let list = teams.list.iter().map(ToString::to_string);
            list.collect::<Vec<_>>().join(", ")
        }
    };
    let foot = if after == 0 || list.is_empty() {
        String::new()
    } else {
        t.a("hall-tie-breaks", "list", list)
    };
    Content {
        title: t.get("tab-standings"),
        mark: if after == 0 {
            String::new()
        } else {
            t.a("hall-after", "round", after)
        },
        foot,
        rows,
    }
}

fn clock(t: Words, shown: &Shown) -> Content {
    let (clock, summary) = (&shown.clock, &shown.round.summary);
    let millis = |at: NaiveDateTime| at.and_utc().timestamp_millis();
    let Some(starts) = clock.starts_at else {
        return Content {
            title: summary.name.clone(),
            mark: String::new(),
            foot: String::new(),
            rows: Rows::Empty(t.get("hall-no-clock")),
        };
    };
    let begins = hall::hour(clock, starts);
    let during = match clock.ends_at {
        Some(ends) => t.a("hall-ends-at", "time", hall::hour(clock, ends)),
        None => t.a("hall-since", "time", begins.clone()),
    };
    let after = clock
        .ends_at
        .map(|ends| t.a("hall-ended-at", "time", hall::hour(clock, ends)));
    let running = if clock.ends_at.is_some() {
        "hall-clock-left"
    } else {
        "hall-clock-gone"
    };
    Content {
        title: t.a("round-title", "round", clock.round),
        mark: String::new(),
        foot: words::clock::control(t, &summary.time_control),
        rows: Rows::Clock(HallClock {
            hour: begins.clone(),
            starts: millis(starts),
            ends: clock.ends_at.map(millis),
            heads: [
                t.a("hall-starts-at", "time", begins),
                during,
                after.unwrap_or_default(),
            ],
            lines: [
                t.get("hall-signal"),
                t.get(running),
                t.get("hall-clock-over"),
            ],
            said: hall::before_round(t, summary, clock, starts),
        }),
    }
}
