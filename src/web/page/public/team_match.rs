//! The public page of a match of two teams: its score, and its boards with their players.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError,
        tournament::teams::round_matches::{self, MatchBoardLine, MatchLine, MatchesView},
    },
    event::{Colour, Elo},
    i18n::Words,
    web::{
        Failure, Shows, Visitor,
        page::public::live::live_page,
        render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{Figure, Page, PlayerName, Section, TournamentHead, tournament::Tab},
    },
    words::{points, result::signs},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route(
        "/t/{slug}/round/{round}/match/{number}",
        web::get().to(team_match),
    );
}

/// A player at a board.
struct Chair {
    name: PlayerName,
    rating: Option<u16>,
}

/// A board of the match.
struct Board {
    number: usize,
    /// The players of the two teams; `None` for an empty seat.
    chairs: [Option<Chair>; 2],
    /// Whether the first team has Black.
    is_first_black: bool,
    /// The result as two signs, that of the first team first; `None` for an open board.
    result: Option<(&'static str, &'static str)>,
}

#[derive(Template)]
#[template(path = "public/team_match.html")]
struct MatchPage {
    page: Page,
    head: TournamentHead,
    round: u8,
    /// Number of the first team.
    team: i32,
    teams: [String; 2],
    /// Match or game points before the round, in words.
    before: [String; 2],
    score: [Figure; 2],
    /// What is still to be played, in a sentence.
    status: String,
    boards: Vec<Board>,
}

async fn team_match(
    visitor: Visitor,
    path: Path<(String, u8, i32)>,
) -> Result<HttpResponse, Failure> {
    let (slug, round, number) = path.into_inner();
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| {
                let view = round_matches::matches(ctx, actor, &slug, Some(round))?;
                // The page of a draft is at the desk.
                let mut matches = view.matches.iter();
                let one = matches.find(|one| one.number == number && !view.is_draft);
                let one = one.cloned().ok_or(AppError::NotFound)?;
                Ok((view, one))
            },
            |visitor, (view, one)| render(visitor, StatusCode::OK, &page(visitor, &view, &one)),
        )
        .await
}

fn page(visitor: &Visitor, view: &MatchesView, one: &MatchLine) -> MatchPage {
    let t = visitor.words();
    let slug = &view.summary.slug;
    MatchPage {
        page: live_page(visitor, slug),
        head: show::head(t, &view.summary, Tab::Pairings).seen_by(view.role),
        round: view.round,
        team: one.teams[0].number,
        teams: one.teams.each_ref().map(|team| team.name.clone()),
        before: one
            .before
            .map(|points| t.with("team-match-before", &points::counted(points))),
        score: one.score.map(Figure::from),
        status: match one.open {
            0 => t.get("team-match-over"),
            open => t.n("team-match-open", open),
        },
        boards: one.boards.iter().map(|line| board(t, slug, line)).collect(),
    }
}

fn board(t: Words, slug: &str, line: &MatchBoardLine) -> Board {
    let is_first_black = line.colour == Colour::Black;
    // Results are stored from White's side; the page shows them by team.
    let by_teams = |(white, _, black)| match is_first_black {
        true => (black, white),
        false => (white, black),
    };
    Board {
        number: line.board,
        chairs: line.players.each_ref().map(|player| {
            player.as_ref().map(|one| Chair {
                name: show::name(t, one, Some(slug)),
                rating: one.rating.map(Elo::get),
            })
        }),
        is_first_black,
        result: line.result.and_then(signs).map(by_teams),
    }
}
