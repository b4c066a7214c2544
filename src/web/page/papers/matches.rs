//! The sheets of the matches of a round: seats, lines for the results, and the captains' signatures.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::{
        papers::heading::heading,
        teams::{
            round_matches::{self, MatchBoardLine, MatchLine, MatchesView},
            team_list::{self, TeamsView},
        },
    },
    event::{Colour, Elo},
    i18n::Words,
    web::{
        Failure, Visitor,
        page::papers::frame::Paper,
        render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{Figure, Page, PlayerName, Section, matches::without_match},
    },
    words::result::signs,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/papers/matches/{round}", web::get().to(matches));
}

/// A player at a board.
struct Chair {
    name: PlayerName,
    rating: Option<u16>,
}

/// A board of a match.
struct Board {
    number: usize,
    /// Number of the board in the round, which is also that of the table.
    table: i32,
    /// The players of the two teams; `None` for an empty seat.
    chairs: [Option<Chair>; 2],
    /// Whether the first team has Black.
    is_first_black: bool,
    /// The result: sign of the first team, separator, sign of the other team; `None` for an open board.
    result: Option<(&'static str, &'static str, &'static str)>,
}

/// The sheet of a match.
struct Sheet {
    number: i32,
    teams: [String; 2],
    captains: [String; 2],
    boards: Vec<Board>,
    /// The score of the match; `None` while a board is open.
    score: Option<[Figure; 2]>,
}

#[derive(Template)]
#[template(path = "papers/matches.html")]
struct Matches {
    page: Page,
    paper: Paper,
    sheets: Vec<Sheet>,
    /// The teams without a match, in sentences.
    byes: Vec<String>,
}

async fn matches(visitor: Visitor, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let (slug, round) = path.into_inner();
    visitor
        .show(
            move |ctx, actor| {
                heading(ctx, actor, &slug)?;
                let matches = round_matches::matches(ctx, actor, &slug, Some(round))?;
                Ok((matches, team_list::teams(ctx, actor, &slug)?))
            },
            move |visitor, (view, teams)| {
                let t = visitor.words();
                let title = title(t, &view);
                let one = |line: &MatchLine| sheet(t, line, &teams);
                let template = Matches {
                    page: visitor.page(Section::Other),
                    paper: Paper::of_round(t, &view.summary, title, round, "matches"),
                    sheets: view.matches.iter().map(one).collect(),
                    byes: view
                        .byes
                        .iter()
                        .map(|one| without_match(t, one, &view.summary))
                        .collect(),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

fn title(t: Words, view: &MatchesView) -> String {
    let round = t.with_one("round-title", "round", view.round);
    let what = t.get("papers-matches");
    let title = t.with_two("papers-of-round", "what", what, "round", round);
    match view.is_draft {
        true => format!("{title} ({})", t.get("print-draft")),
        false => title,
    }
}

fn sheet(t: Words, line: &MatchLine, teams: &TeamsView) -> Sheet {
    let captain = |id: i32| {
        let mut lines = teams.teams.iter();
        let found = lines.find(|one| one.team.id == id);
        found.map_or_else(String::new, |one| one.input.team_captain.clone())
    };
    Sheet {
        number: line.number,
        teams: line.teams.each_ref().map(|team| team.name.clone()),
        captains: line.teams.each_ref().map(|team| captain(team.id)),
        boards: line.boards.iter().map(|one| board(t, one)).collect(),
        score: (line.open == 0).then(|| line.score.map(Figure::from)),
    }
}

fn board(t: Words, line: &MatchBoardLine) -> Board {
    let is_first_black = line.colour == Colour::Black;
    // Results are stored from White's side; the sheet shows them by team.
    let by_teams = |(white, dash, black)| match is_first_black {
        true => (black, dash, white),
        false => (white, dash, black),
    };
    Board {
        number: line.board,
        table: line.board_of_round,
        chairs: line.players.each_ref().map(|player| {
            player.as_ref().map(|one| Chair {
                name: show::name(t, one, None),
                rating: one.rating.map(Elo::get),
            })
        }),
        is_first_black,
        result: line.result.and_then(signs).map(by_teams),
    }
}
