//! The floor: all boards of the round, sorted by how much they need an arbiter. Arbiters only (Laws 11.12, 12.6).

use actix_web::{HttpResponse, http::StatusCode};

use crate::{
    app::game::{
        decision::Side,
        floor::{self, Floor, FloorBoard, Need},
        incident::Kind,
    },
    clock::ClockTime,
    event::Colour,
    i18n::Words,
    rules::position::color,
    web::{
        Drawn, Failure, Visitor,
        page::game::floor_seats::{agreed_board, answer, seat_call, take, two_reports},
        page::game::floor_view::{Call, CalmBoard, FinishedBoard, FloorPage},
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{DeskPage, ResultMark, Section},
    },
    words::{self, moment, moves::side},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/floor", web::get().to(floor_page))
        .route("/t/{slug}/floor/take", web::post().to(take))
        .route("/t/{slug}/floor/answer", web::post().to(answer));
}

#[derive(Default, serde::Deserialize)]
#[serde(default)]
struct FloorQuery {
    /// Board whose game is opened, perhaps with the key of an incident and of the player: `12`, `12 l b`.
    board: String,
    /// Key of an incident, from its button.
    incident: String,
}

/// The text typed into the field of the floor, as read.
struct Go {
    board: u16,
    incident: Option<Kind>,
    /// `white` or `black`; empty if no side was typed.
    side: &'static str,
}

impl Go {
    fn read(query: &FloorQuery) -> Option<Self> {
        let typed = query.board.trim().to_lowercase();
        let digits = typed.chars().take_while(char::is_ascii_digit).count();
        let (number, letters) = typed.split_at_checked(digits)?;
        let mut letters = letters
            .split_whitespace()
            .flat_map(|word| word.split("").filter(|letter| !letter.is_empty()));
        let pressed = Kind::from_key(query.incident.trim());
        let incident = match letters.next() {
            None => pressed,
            Some(key) => Some(Kind::from_key(key)?),
        };
        let side = match letters.next() {
            None => "",
            Some("w") => "white",
            Some("b" | "n") => "black",
            Some(_) => return None,
        };
        Some(Self {
            board: number.parse().ok()?,
            incident,
            side,
        })
    }
}

async fn floor_page(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<FloorQuery>,
) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show(
            move |ctx, actor| floor::floor(ctx, actor, &slug),
            move |visitor, floor| {
                let typed = query.board.trim();
                let mut not_found = None;
                if !typed.is_empty() {
                    let go = Go::read(&query);
                    let there = go.as_ref().and_then(|go| {
                        let board = floor.boards.iter().find(|b| b.line.board == go.board)?;
                        Some((go, board.line.pairing))
                    });
                    let slug = &floor.round.summary.slug;
                    match there {
                        Some((go, pairing)) => {
                            let game = format!("/t/{slug}/game/{pairing}");
                            let link = match go.incident {
                                Some(kind) => {
                                    format!("{game}/incident/{}?side={}", kind.code(), go.side)
                                }
                                None => game,
                            };
                            return Ok(Drawn::elsewhere(link));
                        }
                        None => {
                            not_found =
                                Some(visitor.words().with_one("floor-no-board", "typed", typed))
                        }
                    }
                }
                let status = if not_found.is_some() {
                    StatusCode::NOT_FOUND
                } else {
                    StatusCode::OK
                };
                let template = page(visitor, &floor, typed, not_found);
                render(visitor, status, &template)
            },
        )
        .await
}

fn page(visitor: &Visitor, floor: &Floor, typed: &str, not_found: Option<String>) -> FloorPage {
    let t = visitor.words();
    let summary = &floor.round.summary;
    let mut page = visitor.page(Section::Other);
    page.live = Some(format!("/t/{}/events", summary.slug));
    let mut calls: Vec<(Need, Call)> = Vec::new();
    let (mut missing, mut calm, mut finished) = (Vec::new(), Vec::new(), Vec::new());
    let mut agreed = Vec::new();
    for board in &floor.boards {
        agreed.extend(agreed_board(t, board));
        let link = format!("/t/{}/game/{}", summary.slug, board.line.pairing);
        let asked = board
            .calls
            .iter()
            .map(|asked| seat_call(t, board, asked, &link));
        calls.extend(asked.map(|call| (Need::Called, call)));
        if let (Some(result), None) = (board.line.result, board.need()) {
            finished.push(FinishedBoard {
                board: board.line.board.to_string(),
                names: show::surnames(&board.line),
                result: ResultMark { t, result },
            });
            continue;
        }
        if let Some(need) = board.need() {
            let link = if matches!(need, Need::TwoValues | Need::TwoReports) {
                let (round, board) = (floor.round.round, board.line.board);
                format!("/t/{}/desk/{round}?board={board}", summary.slug)
            } else {
                link
            };
            calls.push((need, call(t, board, need, &link)));
            continue;
        }
        let quiet = CalmBoard {
            board: board.line.board.to_string(),
            names: show::surnames(&board.line),
            note: note(t, board),
            link,
        };
        // For a game without recorded moves only the result can be known.
        if board.plies == 0 {
            missing.push(quiet);
        } else {
            calm.push(quiet);
        }
    }
    calls.sort_by_key(|(need, _)| *need);
    FloorPage {
        page,
        desk: show::desk_nav(visitor, summary, floor.role, DeskPage::Floor),
        round: floor.round.round,
        updated: moment::clock_time(visitor.state.ctx.clock.now()),
        typed: typed.to_owned(),
        not_found,
        agreed,
        calls: calls.into_iter().map(|(_, call)| call).collect(),
        missing,
        calm,
        finished,
    }
}

fn face(clock: Option<ClockTime>) -> String {
    clock.map_or_else(|| "–".to_owned(), |clock| clock.to_string())
}

/// Move number and clocks of a board that needs no arbiter.
fn note(t: Words, board: &FloorBoard) -> String {
    let number = board.plies.div_ceil(2);
    let (white, black) = (board.display(Colour::White), board.display(Colour::Black));
    if board.plies == 0 {
        t.get("floor-no-moves")
    } else if white.is_none() && black.is_none() {
        t.with_one("floor-moves", "n", number)
    } else {
        t.with_three(
            "floor-moves-clocks",
            "n",
            number,
            "white",
            face(white),
            "black",
            face(black),
        )
    }
}

/// What a need says: title and text, for some also the words and the address of a button.
fn call(t: Words, board: &FloorBoard, need: Need, link: &str) -> Call {
    let open = || (t.get("floor-open-game"), link.to_owned());
    let (why, text, (action, link)) = match need {
        Need::TwoValues => {
            let mut said: Vec<_> = board
                .conflicts
                .iter()
                .map(|one| (Some(one.by.clone()), one.wanted))
                .collect();
            if board.line.result.is_some() {
                said.push((board.line.by.clone(), board.line.result));
            }
            let number = i32::from(board.line.board);
            let text = words::result_conflict::two_values(t, number, &said, board.line.result);
            let choose = (t.get("floor-choose"), link.to_owned());
            (t.get("floor-two-values"), text, choose)
        }
        Need::TwoReports => two_reports(t, board, link),
        Need::Called => (t.get("floor-called"), String::new(), open()),
        Need::Flag => {
            let (colour, time) = board.flag().map_or((None, String::new()), |flag| {
                (flag.colour, moment::clock_time(flag.at))
            });
            let page = match colour {
                Some(colour) => format!("{link}/flag?side={}", Side::from(colour).code()),
                None => format!("{link}/both-flags"),
            };
            let said = colour.map_or("both", |colour| Side::from(colour).code());
            let text = t.with_two("signal-flag-text", "side", said, "time", time);
            (t.get("floor-flag"), text, (t.get("floor-verdict"), page))
        }
        Need::FedIllegal => {
            let (ply, written) = board.fed_illegal.clone().unwrap_or_default();
            let text = t.with_two("floor-fed-illegal-text", "ply", ply, "written", &written);
            let open = (t.get("floor-verdict"), format!("{link}/illegal"));
            (t.get("floor-fed-illegal"), text, open)
        }
        Need::IllegalPosition => {
            let seen = board.awaited_position();
            let time = seen.map_or_else(String::new, |line| moment::clock_time(line.at));
            let text = t.with_one("signal-position-text", "time", time);
            let after = (
                t.get("position-after"),
                format!("{link}/position?sighting=still"),
            );
            (t.get("incident-illegal-position"), text, after)
        }
        Need::OpenClaim => {
            let facts = board.open_claim().map(|claim| claim.facts.clone());
            let check = (t.get("floor-check"), format!("{link}/claim"));
            (t.get("floor-claim-open"), facts.unwrap_or_default(), check)
        }
        Need::Claimable | Need::Announceable => claimable(t, board, need, link),
        Need::Overlooked => {
            let end = board.ended.as_ref().and_then(|ended| ended.primary());
            let text = end.map_or_else(
                || t.get("signal-dead-over"),
                |end| words::moves::end(t, end),
            );
            let confirm = (t.get("floor-confirm-end"), format!("{link}/end"));
            (t.get("floor-ended"), text, confirm)
        }
        Need::IllegalMoves => {
            let (white, black) = (
                board.illegal_moves(Colour::White),
                board.illegal_moves(Colour::Black),
            );
            let text = t.with_two("floor-illegal-text", "white", white, "black", black);
            (t.get("floor-illegal"), text, open())
        }
        Need::WrongClock => {
            let said = board.clocks.as_ref().and_then(|clocks| {
                let (ply, colour, finding) = clocks.findings.last()?;
                Some(words::clock::finding(t, clocks, *ply, *colour, finding))
            });
            (t.get("floor-wrong-clock"), said.unwrap_or_default(), open())
        }
        Need::ShortOfTime => (t.get("floor-short-time"), short_of_time(t, board), open()),
        Need::DrawOffer => {
            let by = board.draw_offer.map_or("white", |by| side(color(by)));
            let text = t.with_one("signal-draw-offer-text", "side", by);
            (t.get("floor-draw-offer"), text, open())
        }
    };
    Call {
        board: board.line.board.to_string(),
        urgent: need.is_urgent(),
        white: board.line.white.name().to_string(),
        black: board.line.black.name().to_string(),
        why: moment::capitalised(&why),
        text,
        action,
        link,
        answer: None,
    }
}

fn claimable(
    t: Words,
    board: &FloorBoard,
    need: Need,
    link: &str,
) -> (String, String, (String, String)) {
    let check = (t.get("floor-check"), format!("{link}/claim"));
    let Some(claims) = &board.claims else {
        return (t.get("floor-claimable"), String::new(), check);
    };
    let announcing = |fifty: bool| {
        let mut moves = claims.announcing.iter();
        moves.any(|claim| {
            if fifty {
                claim.fifty_moves
            } else {
                claim.threefold()
            }
        })
    };
    let threefold = claims.now.threefold || (!claims.now.fifty_moves && announcing(false));
    let what = if threefold {
        t.get("signal-threefold")
    } else {
        t.get("signal-fifty")
    };
    let (title, key) = if need == Need::Claimable {
        ("floor-claimable", "floor-claimable-text")
    } else {
        ("floor-announceable", "floor-announceable-text")
    };
    let text = t.with_two(
        key,
        "side",
        side(claims.claimant),
        "what",
        what.to_lowercase(),
    );
    (t.get(title), text, check)
}

/// The clocks below five minutes, and whether the players must still record their moves (8.4).
fn short_of_time(t: Words, board: &FloorBoard) -> String {
    let text = t.with_three(
        "floor-short-time-text",
        "white",
        face(board.display(Colour::White)),
        "black",
        face(board.display(Colour::Black)),
        "n",
        board.plies.div_ceil(2),
    );
    let exempt = board.clocks.as_ref().is_some_and(|clocks| {
        let sides = [Colour::White, Colour::Black].map(|colour| clocks.side(colour));
        sides.iter().any(|side| side.is_exempt)
    });
    let writing = t.get(if exempt {
        "clock-exempt"
    } else {
        "clock-must-write"
    });
    format!("{text} {writing}")
}
