//! Every record of a board, with what replaced what. Arbiters only (Laws 11.12, 12.6).

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::game::{
        decision::Detail,
        incident::Kind,
        view::{self, GameView, IncidentLine},
    },
    clock::ClockTime,
    event::Colour,
    i18n::Words,
    rules::edition::Edition,
    web::{
        Failure, Visitor,
        page::game::game_view::LogLine,
        render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Page, Section},
    },
    words::{self, moment},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/game/{pairing}/incidents", web::get().to(record));
}

/// One record with its place in the chain of corrections.
pub(super) struct Recorded {
    /// Number from 1, in the order of writing.
    pub number: usize,
    pub line: LogLine,
    /// The half-move after which it happened.
    pub after: String,
    /// The clocks in words; may be empty.
    pub clocks: String,
    /// `sostituito dal n. 3, alle 12:40`.
    pub superseded: Option<String>,
    /// `sostituisce il n. 1`.
    pub supersedes: Option<String>,
    /// Address where it is corrected or withdrawn, while it counts.
    pub correct: Option<String>,
    pub withdraw: Option<String>,
}

#[derive(Template)]
#[template(path = "game/incidents.html")]
struct RecordPage {
    page: Page,
    desk: DeskNav,
    base: String,
    place: String,
    names: String,
    /// Whether the result rests on a record that was replaced.
    result_in_doubt: bool,
    records: Vec<Recorded>,
    /// The scoresheets as they were handed in; may be empty.
    source: String,
}

async fn record(visitor: Visitor, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, pairing) = path.into_inner();
    visitor
        .show(
            move |ctx, actor| view::of_pairing(ctx, actor, &slug, pairing),
            move |visitor, view| {
                let t = visitor.words();
                let board = view.board.board;
                let template = RecordPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &view.summary, view.role, DeskPage::Other),
                    base: format!("/t/{}/game/{}", view.summary.slug, view.board.pairing),
                    place: t.with_two("ruling-place", "board", board, "round", view.round),
                    names: show::surnames(&view.board),
                    result_in_doubt: view.result_in_doubt(),
                    records: records(t, &view),
                    source: view.source.trim().to_owned(),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

/// Every record of a game, oldest first.
pub(super) fn records(t: Words, view: &GameView) -> Vec<Recorded> {
    let base = format!("/t/{}/game/{}", view.summary.slug, view.board.pairing);
    let number_of = |id: i32| {
        let index = view.incidents.iter().position(|line| line.id == id);
        index.map_or(0, |index| index + 1)
    };
    (1..)
        .zip(&view.incidents)
        .map(|(number, line)| {
            let later = line.superseded_by.and_then(|id| view.incident(id));
            let earlier: Vec<String> = view
                .incidents
                .iter()
                .filter(|other| other.superseded_by == Some(line.id))
                .map(|other| number_of(other.id).to_string())
                .collect();
            let open = line.stands() && line.kind != Kind::Withdrawn;
            Recorded {
                number,
                line: log_line(t, view.game.edition(), line),
                after: after(t, view, line),
                clocks: clocks(t, line),
                superseded: later.map(|later| {
                    let time = moment::clock_time(later.at);
                    t.with_two("record-superseded", "n", number_of(later.id), "time", time)
                }),
                supersedes: (!earlier.is_empty())
                    .then(|| t.with_one("record-supersedes", "list", earlier.join(", "))),
                correct: open.then(|| correct_link(&base, line)),
                withdraw: open.then(|| format!("{base}/incident/withdrawn?supersedes={}", line.id)),
            }
        })
        .collect()
}

/// The position in which it happened, in words.
fn after(t: Words, view: &GameView, line: &IncidentLine) -> String {
    let decided = line.detail.as_ref().and_then(Detail::decision);
    match decided.and_then(|decision| decision.at.board.as_ref()) {
        Some(fen) => t.with_one("position-set-up", "fen", fen),
        None if view.game.plies() == 0 => t.get("position-nobody-entered"),
        None => t.with_one(
            "game-position-after",
            "move",
            words::ruling::after(t, &view.game, line.ply),
        ),
    }
}

const fn side(colour: Option<Colour>) -> &'static str {
    match colour {
        Some(Colour::White) => "white",
        Some(Colour::Black) => "black",
        None => "none",
    }
}

/// The page on which a record is corrected, filled with its content.
fn correct_link(base: &str, line: &IncidentLine) -> String {
    let id = line.id.to_string();
    let is_noted = line.kind.about().may_be_noted && !line.is_decided();
    let Some(page) = line.kind.verdict_page().filter(|_| !is_noted) else {
        let kind = line.kind.code();
        return format!("{base}/incident/{kind}?supersedes={id}&only=1");
    };
    let mut asked = vec![("supersedes", id)];
    if line.colour.is_some() {
        asked.push(("side", side(line.colour).to_owned()));
    }
    let decided = line.detail.as_ref().and_then(Detail::decision);
    let set_up = decided.and_then(|decision| decision.at.board.clone());
    asked.extend(set_up.map(|fen| ("fen", fen)));
    let record = decided.map(|decision| decision.event.record());
    asked.extend(record.map_or_else(Vec::new, |record| record.asked()));
    let page = record.and_then(|record| record.page()).unwrap_or(page);
    let query = serde_urlencoded::to_string(asked).unwrap_or_default();
    format!("{base}/{page}?{query}")
}

/// Both clocks as read when it happened, and as they were set.
fn clocks(t: Words, line: &IncidentLine) -> String {
    let face =
        |clock: Option<ClockTime>| clock.map_or_else(|| "–".to_owned(), |clock| clock.to_string());
    let mut said = Vec::new();
    if line.white_clock.is_some() || line.black_clock.is_some() {
        let (white, black) = (face(line.white_clock), face(line.black_clock));
        said.push(t.with_two("print-clocks", "white", white, "black", black));
    }
    if let Some(Detail::Clock(setting)) = &line.detail {
        let [white, black] = setting
            .set_to
            .map(|set| face(set.map(ClockTime::from_centiseconds)));
        if setting.set_to.iter().any(Option::is_some) {
            said.push(t.with_two("record-clocks-set", "white", white, "black", black));
        }
        if let Some(counter) = setting.counter {
            let drift = i64::from(counter) - i64::from(setting.completed);
            let moves = setting.completed;
            said.push(t.with_three(
                "record-counter",
                "counter",
                counter,
                "moves",
                moves,
                "drift",
                format!("{drift:+}"),
            ));
        }
    }
    said.join(" ")
}

/// One incident as a line of the record. Its data are in the reader's language; free text stays as written.
pub(super) fn log_line(t: Words, edition: Edition, line: &IncidentLine) -> LogLine {
    let kind = t.get(&format!("incident-{}", line.kind.code()));
    let decision = line.detail.as_ref().and_then(Detail::decision);
    let mut said = Vec::new();
    if let Some(decision) = decision {
        said.push(words::incident::facts(t, decision));
    }
    said.push(line.facts.clone());
    said.push(line.ruling.clone());
    if let Some(decision) = decision {
        said.push(words::decision::ruled(t, decision));
    }
    if let Some(Detail::Result { result }) = &line.detail {
        let sign = words::result::glyphs(t, *result);
        said.push(t.with_one("record-result", "result", sign));
    }
    said.retain(|part| !part.is_empty());
    // A decision names its article in its own text.
    let article = Some(line.article.as_str()).filter(|a| !a.is_empty() && decision.is_none());
    let said = said.join(" ");
    LogLine {
        time: moment::clock_time(line.at),
        // The facts of a decision begin with the act and the player.
        text: if decision.is_some() {
            said
        } else {
            let kind = moment::capitalised(&kind);
            let player = side(line.colour);
            t.with_three("incident-log", "side", player, "kind", kind, "facts", said)
                .trim()
                .to_owned()
        },
        source: Some(match article {
            Some(article) => {
                let article = words::laws::stored(t, edition, article);
                format!("{article}, {}", line.by)
            }
            None => line.by.clone(),
        }),
        law: words::laws::address(
            decision.map_or(edition, |decision| decision.rules.edition),
            &line.article,
        ),
    }
}
