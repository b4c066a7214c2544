//! The content of a screen before it is split into pages: names, boards, numbers, places, the clock.

use chrono::NaiveDateTime;

use crate::{
    app::{
        fold,
        tournament::{
            board::{BoardLine, ByeLine},
            screens::{showing::Showing, shown::Shown},
        },
    },
    event::Colour,
    i18n::Words,
    web::{
        page::hall::screen_view::{HallBoard, HallClock, HallName, HallPlace},
        show,
        view::{PlayerName, ResultMark},
    },
    words::{self, hall},
};

/// The content of a screen besides the announcement, before it is split into pages.
pub(super) struct Content {
    pub(super) title: String,
    /// The mark at the right of the head of every page.
    pub(super) mark: String,
    pub(super) foot: String,
    pub(super) rows: Rows,
}

/// The content between head and foot.
pub(super) enum Rows {
    Names(Vec<HallName>),
    Boards(Vec<HallBoard>),
    Places(Vec<HallPlace>),
    Missing(Vec<u16>),
    Clock(HallClock),
    Empty(String),
    /// Only the announcement.
    Nothing,
}

/// The content of this screen.
pub(super) fn content(t: Words, shown: &Shown) -> Content {
    let round = &shown.round;
    let title = t.with_one("round-title", "round", round.round);
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
            let mark = t.with_two("hall-done", "done", done, "total", round.numbers.len());
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

/// The name without its title, because space on the screen is limited.
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
        t.with_one("hall-tie-breaks", "list", list)
    };
    Content {
        title: t.get("tab-standings"),
        mark: if after == 0 {
            String::new()
        } else {
            t.with_one("hall-after", "round", after)
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
        Some(ends) => t.with_one("hall-ends-at", "time", hall::hour(clock, ends)),
        None => t.with_one("hall-since", "time", begins.clone()),
    };
    let after = clock
        .ends_at
        .map(|ends| t.with_one("hall-ended-at", "time", hall::hour(clock, ends)));
    let running = if clock.ends_at.is_some() {
        "hall-clock-left"
    } else {
        "hall-clock-gone"
    };
    Content {
        title: t.with_one("round-title", "round", clock.round),
        mark: String::new(),
        foot: words::clock::control(t, &summary.time_control),
        rows: Rows::Clock(HallClock {
            hour: begins.clone(),
            starts: millis(starts),
            ends: clock.ends_at.map(millis),
            heads: [
                t.with_one("hall-starts-at", "time", begins),
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
