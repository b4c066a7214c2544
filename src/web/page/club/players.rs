//! The registry of players: search, the page of a player, adding and changing players.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        clubs,
        players::{self, PlayerInput, PlayerPage, PlayerSummary},
    },
    event::{Elo, Title},
    i18n::Words,
    web::{
        ClubField, Failure, Fields, Form, Posted, Sent, Shows, Visitor, redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{FormView, Page, Pages, PlayerName, Section},
    },
    words::{self, moment},
};

use super::list_search::ListSearch;

/// Maximum number of players in the results.
const MOST_FOUND: i64 = 100;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/players", web::get().to(search))
        .route("/players/{code:[0-9a-f]{16}}", web::get().to(player))
        .service(
            web::resource("/players/{code:[0-9a-f]{16}}/edit")
                .route(web::get().to(edit))
                .route(web::post().to(change)),
        );
}

/// A player in a list.
pub struct PlayerLine {
    /// Number of the player in the registry.
    pub id: i32,
    /// Their code in the address of their page.
    pub code: String,
    /// Name with title and link.
    pub name: PlayerName,
    /// Year of birth; may be empty.
    pub year: String,
    pub federation: String,
    /// FIDE ID; may be empty.
    pub fide_id: String,
    /// FIDE standard rating, or a dash.
    pub rating: String,
    /// Club with its number.
    pub club: Option<(i32, String)>,
}

fn text(value: Option<impl ToString>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

fn rating(elo: Option<Elo>) -> String {
    elo.map_or_else(|| "–".to_owned(), |elo| elo.to_string())
}

/// A player of the registry as lists show them.
#[must_use]
pub fn player_line(t: Words, player: &PlayerSummary) -> PlayerLine {
    let person = &player.person;
    PlayerLine {
        id: player.id,
        code: player.code.clone(),
        name: PlayerName {
            link: Some(format!("/players/{}", player.code)),
            ..show::public_name(t, person)
        },
        year: text(person.birth_year),
        federation: text(person.federation),
        fide_id: text(person.fide_id.as_ref()),
        rating: rating(player.fide_standard),
        club: player.club_id.zip(player.club.clone()),
    }
}

fn lines(t: Words, players: &[PlayerSummary]) -> Vec<PlayerLine> {
    let lines = players.iter().map(|player| player_line(t, player));
    lines.collect()
}

#[derive(Default, serde::Deserialize)]
struct SearchQuery {
    #[serde(default)]
    q: String,
}

#[derive(Template)]
#[template(path = "club/players.html")]
struct SearchPage {
    page: Page,
    query: String,
    searched: bool,
    may_register: bool,
    more: bool,
    lines: Vec<PlayerLine>,
    /// Players with similar names.
    near: Vec<PlayerLine>,
}

async fn search(visitor: Visitor, query: Query<SearchQuery>) -> Result<HttpResponse, Failure> {
    let query: String = query.into_inner().q.chars().take(80).collect();
    let wanted = query.clone();
    visitor
        .show_public(
            Shows::Lists,
            move |ctx, actor| {
                Ok((
                    players::search(ctx, actor, &wanted, MOST_FOUND)?,
                    players::may_register(ctx, actor)?,
                ))
            },
            move |visitor, (found, may_register)| {
                let t = visitor.words();
                let template = SearchPage {
                    page: visitor.page(Section::Players),
                    searched: !crate::app::fold(&query).is_empty(),
                    query,
                    may_register,
                    more: i64::try_from(found.exact.len()).is_ok_and(|n| n >= MOST_FOUND),
                    lines: lines(t, &found.exact),
                    near: lines(t, &found.near),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

struct TournamentLine {
    link: String,
    name: String,
    dates: String,
    town: String,
    rating: String,
}

struct Ratings {
    label: String,
    values: [String; 3],
}

#[derive(Template)]
#[template(path = "club/player.html")]
struct PlayerTemplate {
    page: Page,
    code: String,
    name: PlayerName,
    facts: Vec<(String, String)>,
    club: Option<(i32, String)>,
    ratings: Vec<Ratings>,
    tournaments: Vec<TournamentLine>,
    pages: Pages,
    may_edit: bool,
    may_erase: bool,
}

fn facts(t: Words, view: &PlayerPage) -> Vec<(String, String)> {
    let person = &view.player.person;
    [
        ("players-birth-year", text(person.birth_year)),
        ("federation", text(person.federation)),
        ("fide-id", text(person.fide_id.as_ref())),
    ]
    .into_iter()
    .filter(|(_, text)| !text.is_empty())
    .map(|(term, text)| (t.get(term), text))
    .collect()
}

/// Which page of a player's tournaments is shown, from 1.
#[derive(Default, serde::Deserialize)]
#[serde(default)]
struct Looked {
    page: Option<usize>,
}

async fn player(
    visitor: Visitor,
    code: Path<String>,
    looked: Query<Looked>,
) -> Result<HttpResponse, Failure> {
    let code = code.into_inner();
    let number = looked.page.unwrap_or(1);
    visitor
        .show_public(
            Shows::Lists,
            move |ctx, actor| players::page(ctx, actor, players::number(ctx, &code)?, number),
            move |visitor, view| {
                let t = visitor.words();
                let ratings = [
                    ("players-rating-fide", view.ratings.fide.by_kind()),
                    ("players-rating-national", view.ratings.national.by_kind()),
                ]
                .into_iter()
                .filter(|(_, ratings)| ratings.iter().any(Option::is_some))
                .map(|(label, ratings)| Ratings {
                    label: t.get(label),
                    values: ratings.map(rating),
                })
                .collect();
                let line = player_line(t, &view.player);
                let pages = Pages::cut(
                    t,
                    view.all_tournaments,
                    players::TOURNAMENTS_A_PAGE,
                    number,
                    |page| format!("/players/{}?page={page}", view.player.code),
                );
                let template = PlayerTemplate {
                    page: visitor.page(Section::Players),
                    code: view.player.code.clone(),
                    name: PlayerName {
                        link: None,
                        ..line.name
                    },
                    facts: facts(t, &view),
                    club: line.club,
                    ratings,
                    tournaments: view
                        .tournaments
                        .iter()
                        .map(|tournament| TournamentLine {
                            link: format!("/t/{}/player/{}", tournament.slug, tournament.entry),
                            name: tournament.name.clone(),
                            dates: moment::span(t, tournament.days.0, tournament.days.1),
                            town: tournament.town.clone(),
                            rating: rating(tournament.rating),
                        })
                        .collect(),
                    pages,
                    may_edit: view.may_edit,
                    may_erase: view.may_erase,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

/// The options of the choices in a player's form.
pub struct Choices {
    pub sexes: Vec<(String, String)>,
    /// FIDE titles.
    pub titles: Vec<(String, String)>,
    /// The field of their club; `None` if the club is fixed.
    pub club: Option<ClubField>,
}

/// The options of a player's form.
#[must_use]
pub fn choices(t: Words, club: Option<ClubField>) -> Choices {
    let none = (String::new(), "–".to_owned());
    let mut titles = vec![none.clone()];
    titles.extend(Title::ALL.map(|title| {
        (
            title.code().to_owned(),
            words::title::title(t, title.code()),
        )
    }));
    Choices {
        sexes: vec![
            none,
            ("m".to_owned(), t.get("players-sex-m")),
            ("w".to_owned(), t.get("players-sex-w")),
        ],
        titles,
        club,
    }
}

/// A player's form, as sent.
#[must_use]
pub fn input(fields: &Fields) -> PlayerInput {
    PlayerInput {
        fide: players::FIDE_FIELDS.map(|name| fields.text(name)),
        national: players::NATIONAL_FIELDS.map(|name| fields.text(name)),
        ..fields.read()
    }
}

/// The form filled with a player, and with the number and name of their club.
fn filled(input: &PlayerInput, (club, name): (&str, &str)) -> Form {
    let mut fields = input.fields();
    fields.extend([("club", name), ("club_before", club)]);
    Form::filled(&fields)
}

#[derive(Template)]
#[template(path = "club/player_form.html")]
pub(super) struct FormPage {
    pub page: Page,
    pub heading: String,
    pub action: String,
    pub back: String,
    pub submit: String,
    /// Row version of the changed player; `None` for a new one.
    pub version: Option<i32>,
    pub form: FormView,
    pub choices: Choices,
    /// The search in a rating list, beside a new player.
    pub search: Option<ListSearch>,
}

async fn show_edit(
    visitor: &Visitor,
    code: String,
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    let asked = code.clone();
    visitor
        .show(
            move |ctx, actor| {
                let editable = players::for_edit(ctx, actor, players::number(ctx, &asked)?)?;
                let form = match (typed, editable.club) {
                    (Some(form), _) => form,
                    (None, Some(club)) => {
                        let (number, name) = (club.to_string(), clubs::label(ctx, club)?);
                        filled(&editable.input, (&number, &name))
                    }
                    (None, None) => filled(&editable.input, ("", "")),
                };
                let club = match editable.may_move {
                    true => Some(ClubField::of(ctx, &form)?),
                    false => None,
                };
                Ok((editable, form, club))
            },
            move |visitor, (editable, form, club)| {
                let t = visitor.words();
                let version = Form::version(Some(&form), editable.version);
                let own = visitor.user.as_ref().and_then(|user| user.club_id);
                let back = match editable.club {
                    Some(club) if own == Some(club) => format!("/clubs/{club}/manage"),
                    _ => format!("/players/{code}"),
                };
                let template = FormPage {
                    page: visitor.page(Section::Players),
                    heading: editable.input.person.name().to_string(),
                    action: format!("/players/{code}/edit"),
                    back,
                    submit: t.get("save"),
                    version: Some(version),
                    form: form.view(visitor),
                    choices: choices(t, club),
                    search: None,
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn edit(visitor: Visitor, code: Path<String>) -> Result<HttpResponse, Failure> {
    show_edit(&visitor, code.into_inner(), StatusCode::OK, None).await
}

async fn change(posted: Posted, code: Path<String>) -> Result<HttpResponse, Failure> {
    let code = code.into_inner();
    let asked = code.clone();
    let own = posted.visitor.user.as_ref().and_then(|user| user.club_id);
    let sent = posted
        .send(move |ctx, actor, fields| {
            let id = players::number(ctx, &asked)?;
            let (key, version) = (fields.key(), fields.version()?);
            let input = input(fields);
            let moved = |club| {
                let key = key.as_deref();
                players::edit(ctx, actor, key, id, version, &input, club)
            };
            if !fields.0.iter().any(|(name, _)| name == "club") {
                return moved(None);
            }
            clubs::with_meant(
                ctx,
                &ClubField::typed(fields),
                || players::check_moved(ctx, actor, id, &input),
                |club| moved(Some(club)),
            )
        })
        .await?;
    match sent {
        Sent::Done(_) => {
            let to = own.map_or_else(
                || format!("/players/{code}"),
                |club| format!("/clubs/{club}/manage"),
            );
            Ok(redirect(&to, Some("player-saved")))
        }
        Sent::Refused(visitor, form) => {
            show_edit(&visitor, code, StatusCode::UNPROCESSABLE_ENTITY, Some(form)).await
        }
    }
}
