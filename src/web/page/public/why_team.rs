//! "Why do we meet this team?", for a team.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;
use serde::Deserialize;

use crate::{
    app::{
        Actor, Context,
        tournament::teams::explain::{self, AskedTeam, TeamAnswer, TeamExplanation, TeamReason},
    },
    event::{Halt, Tpn},
    pairing::{Seat, dutch::Edition},
    web::{
        Failure, Reply, Visitor, render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{Page, Section, TournamentHead, tournament::Tab},
    },
    words::{
        pairing::{Sentence, Speaker},
        round_robin, team_swiss,
    },
};

use super::why;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route(
        "/t/{slug}/round/{round}/team/{team}/why",
        web::get().to(team),
    );
}

#[derive(Template)]
#[template(path = "public/why_team.html")]
struct WhyTeamPage {
    page: Page,
    head: TournamentHead,
    round: u8,
    is_draft: bool,
    /// Pairing number of the team.
    team: u16,
    title: String,
    /// The two teams, the one with White on board 1 first; or the one without a match.
    subject: Vec<String>,
    /// Notices that come before the reasons.
    notice: Vec<Sentence>,
    said: Vec<Sentence>,
    /// The question as typed.
    asked: String,
    answer: Option<Sentence>,
}

#[derive(Deserialize)]
struct WhyQuery {
    #[serde(default)]
    with: String,
}

async fn team(
    visitor: Visitor,
    path: Path<(String, u8, u16)>,
    query: Query<WhyQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, round, number) = path.into_inner();
    let typed: String = query.with.chars().take(80).collect();
    let (asked, address) = (typed.clone(), slug.clone());
    let question = format!("team {number} {typed}");
    let work = move |ctx: &Context, actor: &Actor, halt: &Halt| {
        let which = (address.as_str(), round, number);
        explain::why(ctx, actor, which, &asked, halt)
    };
    let view = match why::explain(&visitor, &slug, round, &question, work).await? {
        Reply::Done(view) => view,
        Reply::Later(page) => return Ok(page),
    };
    let draw = move |visitor: &Visitor| {
        let template = page(visitor, &view, typed);
        render(visitor, StatusCode::OK, &template)
    };
    visitor.draw(draw).await
}

fn words(text: String) -> Sentence {
    Sentence {
        text,
        article: String::new(),
    }
}

fn page(visitor: &Visitor, view: &TeamExplanation, typed: String) -> WhyTeamPage {
    let t = visitor.words();
    let name = |tpn: Tpn| {
        let team = view.teams.get(tpn.index());
        team.map_or_else(|| tpn.to_string(), |team| team.name.clone())
    };
    let speaker = Speaker {
        t,
        edition: Edition::Fide2026,
        name: &name,
    };
    let not = |answer: &TeamAnswer| match answer {
        TeamAnswer::Swiss(answer) => team_swiss::answer(&speaker, answer),
        TeamAnswer::Table(answer) => round_robin::answer(t, answer, &name),
    };
    let mut notice = Vec::new();
    if let Some(answer) = &view.why_not {
        notice.push(words(t.get("explain-otherwise-team")));
        notice.push(not(answer));
        notice.extend(view.ruled.map(|seat| match seat {
            Seat::Pair(pair) => {
                let (white, black) = (name(pair.white), name(pair.black));
                words(t.with_two("explain-otherwise-match", "white", white, "black", black))
            }
            Seat::Bye(team) => words(t.with_one("explain-otherwise-bye", "who", name(team))),
        }));
    }
    let free = || vec![words(t.with_one("team-free", "team", name(view.who)))];
    let said = match (&view.why, view.stands) {
        (_, None) => vec![words(t.with_one("team-bye-zero", "team", name(view.who)))],
        (Some(TeamReason::Swiss(reason)), _) => team_swiss::reason(&speaker, reason),
        (Some(TeamReason::Table(reason)), _) => round_robin::reason(t, reason, view.round),
        (None, Some(_)) => free(),
    };
    let is_bye = !matches!(view.stands, Some(Seat::Pair(_)));
    let asked = &view.asked;
    WhyTeamPage {
        page: visitor.page(Section::Tournaments),
        head: show::head(t, &view.summary, Tab::Pairings).seen_by(view.role),
        round: view.round.get(),
        is_draft: view.is_draft,
        team: view.who.get(),
        title: t.get(if is_bye {
            "explain-title-bye"
        } else {
            "explain-title"
        }),
        subject: match view.stands {
            Some(Seat::Pair(pair)) => vec![name(pair.white), name(pair.black)],
            _ => vec![name(view.who)],
        },
        notice,
        said,
        answer: match asked {
            AskedTeam::Nothing => None,
            AskedTeam::Unknown => Some(words(t.with_one("explain-ask-no-team", "text", &typed))),
            AskedTeam::Out(other) => Some(words(t.with_one(
                "explain-ask-not-paired",
                "name",
                name(*other),
            ))),
            AskedTeam::Answered(_, answer) => Some(not(answer)),
        },
        asked: typed,
    }
}
