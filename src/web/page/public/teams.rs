//! The teams of an event: their standings with tie-breaks that can be unfolded, and their members.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::teams::{
        best_players::PlayerOfBoard,
        meetings::{self, RoundOfMeetings},
        standings::{self, TeamPlace, TeamStandingsView, UnfoldedTeam},
        team_list::{self, TeamLine, TeamsView},
        team_name::TeamName,
    },
    event::{Elo, ScoreKind},
    i18n::Words,
    tiebreak::{Against, TeamTerm, TeamValue, TieBreakValue},
    web::{
        Failure, Shows, Visitor,
        page::public::{live::live_page, standings::is_running},
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{
            Figure, Page, PlayerName, Section, TournamentHead, team_cross::TeamCross,
            tournament::Tab,
        },
    },
    words::{points, who_plays},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/teams", web::get().to(teams));
}

/// Number of players shown for each board.
const MOST_OF_BOARD: usize = 5;

/// A player among the best of a board.
struct BoardRow {
    place: usize,
    name: PlayerName,
    team: String,
    points: Figure,
    games: usize,
    performance: Option<i32>,
}

/// The first players of a board, with those who share the last place.
fn board_rows(t: Words, players: &[PlayerOfBoard]) -> Vec<BoardRow> {
    let last = players.get(MOST_OF_BOARD - 1).map(|one| one.place);
    let shown = players
        .iter()
        .filter(|one| last.is_none_or(|last| one.place <= last));
    let rows = shown.map(|one| BoardRow {
        place: one.place,
        name: show::name(t, &one.player, None),
        team: one.team.name.clone(),
        points: Figure::from(one.points),
        games: one.games,
        performance: one.performance,
    });
    rows.collect()
}

/// One value of a line; the terms of the unfolded one are shown below.
struct Cell {
    value: Figure,
    /// The value of `?open=` that unfolds it.
    open: String,
    is_open: bool,
}

/// One term of a value: round, description, and the value that it adds.
struct Line {
    round: String,
    what: String,
    value: Figure,
    is_cut: bool,
}

/// One line of the standings.
struct Row {
    place: usize,
    number: i32,
    team: String,
    scores: [Figure; 2],
    cells: Vec<Cell>,
    terms: Vec<Line>,
}

/// A team with its members.
struct Team {
    number: i32,
    name: String,
    members: Vec<(PlayerName, Option<u16>)>,
}

#[derive(Template)]
#[template(path = "public/teams.html")]
struct TeamsPage {
    page: Page,
    head: TournamentHead,
    title: String,
    /// Number of rounds that are counted; 0 before the first.
    after: u8,
    /// The two scores, short and in words; the one that ranks first comes first.
    scores: [(String, String); 2],
    columns: Vec<String>,
    rows: Vec<Row>,
    /// The cross-table, in a round robin.
    cross: Option<TeamCross>,
    /// Penalty points, each with the name of the team.
    penalties: Vec<(String, String)>,
    /// The best players of each board that was played: number of the board, and players.
    boards: Vec<(usize, Vec<BoardRow>)>,
    teams: Vec<Team>,
}

#[derive(serde::Deserialize)]
struct TeamsQuery {
    after: Option<u8>,
    open: Option<String>,
}

impl TeamsQuery {
    /// `3-1`: number of the team, and column of the unfolded value.
    fn opened(&self) -> Option<(i32, usize)> {
        let (team, column) = self.open.as_deref()?.split_once('-')?;
        Some((team.parse().ok()?, column.parse().ok()?))
    }
}

async fn teams(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<TeamsQuery>,
) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let (after, open) = (query.after, query.opened());
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| {
                let standings = standings::standings(ctx, actor, &slug, after, open)?;
                let teams = team_list::teams(ctx, actor, &slug)?;
                // Only a round robin has a cross-table.
                let rounds = match standings.summary.course.is_schedule() {
                    true => meetings::meetings(ctx, actor, &slug)?,
                    false => Vec::new(),
                };
                Ok((standings, teams, rounds))
            },
            |visitor, (standings, teams, rounds)| {
                let page = page(visitor, &standings, &teams, &rounds);
                render(visitor, StatusCode::OK, &page)
            },
        )
        .await
}

fn page(
    visitor: &Visitor,
    standings: &TeamStandingsView,
    teams: &TeamsView,
    rounds: &[RoundOfMeetings],
) -> TeamsPage {
    let t = visitor.words();
    let score = |kind: ScoreKind| {
        let key = format!("team-score-{}", kind.code());
        (t.get(&format!("{key}-short")), t.get(&key))
    };
    let scores = [score(standings.primary), score(standings.primary.other())];
    TeamsPage {
        page: live_page(visitor, &standings.summary.slug),
        head: show::head(t, &standings.summary, Tab::Standings).seen_by(standings.role),
        title: match standings.after {
            0 => t.get("teams-title"),
            _ if standings.is_final => t.get("standings-final"),
            round if is_running(&standings.summary, round) => t.get("standings-running"),
            round => t.with_one("standings-after", "round", round),
        },
        after: standings.after,
        cross: TeamCross::of(t, standings, scores.clone(), rounds),
        boards: standings
            .boards
            .iter()
            .map(|players| board_rows(t, players))
            .enumerate()
            .filter(|(_, rows)| !rows.is_empty())
            .map(|(index, rows)| (index + 1, rows))
            .collect(),
        penalties: standings
            .penalties
            .iter()
            .map(|one| (one.team.name.clone(), who_plays::penalty(t, one)))
            .collect(),
        scores,
        columns: standings.list.iter().map(ToString::to_string).collect(),
        rows: standings
            .lines
            .iter()
            .map(|line| row(t, standings, line))
            .collect(),
        teams: teams
            .teams
            .iter()
            .map(|line| team(t, teams, line))
            .collect(),
    }
}

fn team(t: Words, view: &TeamsView, line: &TeamLine) -> Team {
    let members = line.members.iter().map(|one| {
        let name = show::name(t, one, Some(&view.summary.slug));
        (name, one.rating.map(Elo::get))
    });
    Team {
        number: line.team.number,
        name: line.team.name.clone(),
        members: members.collect(),
    }
}

fn row(t: Words, view: &TeamStandingsView, line: &TeamPlace) -> Row {
    let opened = view
        .unfolded
        .as_ref()
        .filter(|one| one.team == line.team.number);
    let cells = line.values.iter().enumerate().map(|(column, value)| Cell {
        value: figure(value),
        open: format!("{}-{column}", line.team.number),
        is_open: opened.is_some_and(|one| one.column == column),
    });
    Row {
        place: line.place,
        number: line.team.number,
        team: line.team.name.clone(),
        scores: [view.primary, view.primary.other()].map(|kind| line.score.of(kind).into()),
        cells: cells.collect(),
        terms: opened.map_or_else(Vec::new, |one| terms(t, one)),
    }
}

fn number(value: TieBreakValue) -> Figure {
    match value.exact() {
        Some((numerator, denominator)) if denominator > 0 && (numerator * 4) % denominator == 0 => {
            Figure::quarters(numerator * 4 / denominator)
        }
        Some(_) => Figure::text(value.to_string()),
        None => Figure::text("–"),
    }
}

fn figure(value: &TeamValue) -> Figure {
    match value {
        TeamValue::Number(value) => number(*value),
        boards @ TeamValue::Boards(_) => Figure::text(boards.to_string()),
    }
}

fn terms(t: Words, unfolded: &UnfoldedTeam) -> Vec<Line> {
    let line = |(term, opponent): &(TeamTerm, Option<TeamName>)| match term {
        TeamTerm::Round(term) => Line {
            round: term.round.map_or_else(String::new, |round| {
                t.with_one("round-title", "round", round)
            }),
            what: match (term.against, opponent) {
                (Against::Dummy(_), Some(team)) => t.with_one("term-dummy-of", "name", &team.name),
                (Against::Dummy(_), None) => t.get("term-dummy"),
                (_, Some(team)) => team.name.clone(),
                (_, None) => String::new(),
            },
            value: number(term.value),
            is_cut: !term.counts(),
        },
        TeamTerm::Score(kind, points) => Line {
            round: String::new(),
            what: t.get(&format!("team-score-{}", kind.code())),
            value: (*points).into(),
            is_cut: false,
        },
        TeamTerm::DividedBy(divisor) => Line {
            round: String::new(),
            what: t.get("team-term-divided"),
            value: Figure::text(divisor.to_string()),
            is_cut: false,
        },
        TeamTerm::Board {
            board,
            points,
            value,
        } => Line {
            round: t.with_one("desk-row-board", "board", board),
            what: t.with("team-term-board", &points::counted(*points)),
            value: number(*value),
            is_cut: false,
        },
    };
    unfolded.terms.iter().map(line).collect()
}
