//! The line-ups of a match, and their change by an arbiter.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;
use serde::Deserialize;

use crate::{
    app::tournament::{
        entrant::Entrant,
        teams::{
            line_up::{self, WhichMatch},
            line_up_view,
        },
    },
    event::{Colour, Elo},
    i18n::Words,
    web::{
        Failure, Fields, Form, Posted, Sent, Visitor, redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
    words::who_plays,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/t/{slug}/desk/{round}/match/{number}")
            .route(web::get().to(page))
            .route(web::post().to(set)),
    );
}

/// A candidate for a seat: number of the entry, name with rating, and whether they are the chosen one.
type Choice = (i32, String, bool);

/// A seat: the name of its field, its colour in words, and the candidates.
struct Chair {
    field: String,
    colour: String,
    choices: Vec<Choice>,
}

/// A board with a seat for each team.
struct Board {
    number: usize,
    chairs: [Chair; 2],
}

#[derive(Template)]
#[template(path = "desk/line_up.html")]
struct LineUpPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    round: u8,
    number: i32,
    version: i32,
    needs_reason: bool,
    teams: [String; 2],
    boards: Vec<Board>,
    /// For each team, whether its captain handed in a line-up.
    handed: [bool; 2],
    /// For each team, the line-up rules that it breaks, in sentences.
    faults: [Vec<String>; 2],
    /// Whether the form shows the captains' line-ups instead of the present one.
    shows_handed: bool,
}

/// Number of the entry, and the member in words: `3. Bianchi Anna, 1780`, with a remark if they are not there.
fn member(t: Words, place: usize, entrant: &Entrant, is_there: bool) -> (i32, String) {
    let rating = entrant.rating.map(|elo| format!(", {}", Elo::get(elo)));
    let rating = rating.unwrap_or_default();
    let name = format!("{place}. {}{rating}", entrant.name());
    let name = match is_there {
        true => name,
        false => t.with_one("line-up-not-there", "name", name),
    };
    (entrant.entry, name)
}

async fn show_page(
    visitor: &Visitor,
    (slug, round, number): (String, u8, i32),
    status: StatusCode,
    (typed, shows_handed): (Option<Form>, bool),
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| line_up_view::line_up(ctx, actor, &slug, (round, number)),
            move |visitor, view| {
                let t = visitor.words();
                let colour = |colour| {
                    t.get(match colour {
                        Colour::White => "white",
                        Colour::Black => "black",
                    })
                };
                let members = view.members.each_ref().map(|members| {
                    let members = (1..).zip(members);
                    let members =
                        members.map(|(place, (one, there))| member(t, place, one, *there));
                    members.collect::<Vec<_>>()
                });
                let [first, second] = &members;
                let boards = view.one.boards.iter().map(|board| {
                    let [one, other] = &board.players;
                    let handed = |side: usize| {
                        let handed = view.handed.get(side).filter(|one| !one.is_empty())?;
                        shows_handed.then(|| handed.get(board.board - 1).copied())
                    };
                    let chair =
                        |side, colour_of, player: &Option<Entrant>, members: &[(i32, String)]| {
                            let field = format!("{side}_{}", board.board);
                            let handed = handed(usize::from(side == "second"));
                            let sits = match &typed {
                                Some(form) => form.fields.number(&field),
                                None => handed
                                    .unwrap_or_else(|| player.as_ref().map(|player| player.entry)),
                            };
                            let choices = members.iter();
                            let choices = choices
                                .map(|(entry, name)| (*entry, name.clone(), sits == Some(*entry)));
                            Chair {
                                field,
                                colour: colour(colour_of),
                                choices: choices.collect(),
                            }
                        };
                    Board {
                        number: board.board,
                        chairs: [
                            chair("first", board.colour, one, first),
                            chair("second", !board.colour, other, second),
                        ],
                    }
                });
                let boards: Vec<Board> = boards.collect();
                let template = LineUpPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &view.summary, view.role, DeskPage::Round),
                    version: Form::version(typed.as_ref(), view.one.version),
                    form: typed.unwrap_or_else(|| Form::filled(&[])).view(visitor),
                    round: view.round,
                    number: view.one.number,
                    needs_reason: view.needs_reason,
                    teams: view.one.teams.each_ref().map(|team| team.name.clone()),
                    boards,
                    handed: view.handed.each_ref().map(|one| !one.is_empty()),
                    faults: view
                        .faults
                        .each_ref()
                        .map(|faults| faults.iter().map(|one| who_plays::fault(t, one)).collect()),
                    shows_handed,
                };
                render(visitor, status, &template)
            },
        )
        .await
}

#[derive(Deserialize)]
struct Asked {
    /// Present if the form begins with the captains' line-ups.
    handed: Option<u8>,
}

async fn page(
    visitor: Visitor,
    path: Path<(String, u8, i32)>,
    query: Query<Asked>,
) -> Result<HttpResponse, Failure> {
    let handed = query.handed.is_some();
    show_page(&visitor, path.into_inner(), StatusCode::OK, (None, handed)).await
}

/// The seats of a form: `first_1`, `second_1`, `first_2` …, each with an entry or empty.
fn chairs(fields: &Fields) -> Vec<[Option<i32>; 2]> {
    let has = |name: &str| fields.0.iter().any(|(key, _)| key == name);
    (1..=99)
        .map(|board| (format!("first_{board}"), format!("second_{board}")))
        .take_while(|(first, second)| has(first) && has(second))
        .map(|(first, second)| [fields.number(&first), fields.number(&second)])
        .collect()
}

/// `POST …/match/{number}`: the seats, the `version` that was seen, and a `reason` once the round is published.
async fn set(posted: Posted, path: Path<(String, u8, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, round, number) = path.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let which = WhichMatch {
                round,
                number,
                version: fields.number("version").unwrap_or_default(),
            };
            let (key, reason) = (fields.key(), fields.text("reason"));
            line_up::set(
                ctx,
                actor,
                key.as_deref(),
                &asked,
                which,
                &chairs(fields),
                &reason,
            )
        })
        .await?;
    match sent {
        Sent::Done(_) => Ok(redirect(
            &format!("/t/{slug}/desk/{round}"),
            Some("line-up-saved"),
        )),
        Sent::Refused(visitor, form) => {
            let which = (slug, round, number);
            show_page(
                &visitor,
                which,
                StatusCode::UNPROCESSABLE_ENTITY,
                (Some(form), false),
            )
            .await
        }
    }
}
