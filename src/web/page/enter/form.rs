//! The entry form: who plays, found in the registry or typed in; then what the event asks.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Refusal,
        players::{self, PlayerSummary},
        tournament::{
            entry_door::{
                inputs::RequestInput,
                request::{self, Entrance},
                send,
            },
            fees::Due,
        },
    },
    event::{NameShown, Publication, Word},
    i18n::Words,
    web::{
        Drawn, Failure, Fields, Form, Posted, Visitor,
        page::{club::players::Choices, enter::request_view::byes_of},
        redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{FormView, Page, PlayerName, Section},
    },
    words::{
        self,
        fee::{amount, bands},
        moment,
    },
};

/// Most players that are offered to choose from.
const MOST_FOUND: i64 = 8;

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/t/{slug}/enter")
            .route(web::get().to(look))
            .route(web::post().to(send)),
    );
}

/// A player of the registry to choose.
pub(super) struct Hit {
    pub id: i32,
    pub name: PlayerName,
    pub rating: Option<u16>,
    /// Year and club.
    pub about: String,
}

impl Hit {
    pub fn of(t: Words, player: &PlayerSummary) -> Self {
        let year = player.person.birth_year.map(|year| year.to_string());
        let about = [year, player.club.clone()];
        Self {
            id: player.id,
            name: show::public_name(t, &player.person),
            rating: player.fide_standard.map(crate::event::Elo::get),
            about: about.into_iter().flatten().collect::<Vec<_>>().join(", "),
        }
    }
}

/// What stands above each page of the door.
pub(super) struct Heading {
    pub slug: String,
    pub tournament: String,
    /// Place, days, rounds, and until when.
    pub lead: String,
}

impl Heading {
    pub fn of(t: Words, entrance: &Entrance) -> Self {
        let summary = &entrance.summary;
        let until = entrance.door.until.map(|day| moment::date(t, day));
        let until = until.map(|day| t.a("enter-until", "day", day));
        let place = [summary.town.as_str(), summary.venue.as_str()];
        let place: Vec<&str> = place.into_iter().filter(|part| !part.is_empty()).collect();
        let lead = [
            format!("{}.", summary.name),
            format!("{}.", place.join(", ")),
            format!("{}.", moment::span(t, summary.start, summary.end)),
            until.unwrap_or_default(),
        ];
        Self {
            slug: summary.slug.clone(),
            tournament: summary.name.clone(),
            lead: lead.join(" ").trim_end().to_owned(),
        }
    }
}

#[derive(Template)]
#[template(path = "enter/find.html")]
struct FindPage {
    page: Page,
    heading: Heading,
    /// Whether a request is taken now.
    takes: bool,
    is_full: bool,
    wanted: String,
    /// How many were found, in words; empty before anything was looked for.
    found: String,
    hits: Vec<Hit>,
}

#[derive(Template)]
#[template(path = "enter/form.html")]
struct FormPage {
    page: Page,
    heading: Heading,
    form: FormView,
    /// Why nothing was taken.
    refused: Option<String>,
    /// Who was chosen in the registry.
    player: Option<Hit>,
    choices: Choices,
    /// Each round, whether a bye is asked for, and whether one may be.
    byes: Vec<(i32, bool, bool)>,
    byes_note: String,
    /// What the player who was found would owe, where that is known.
    fee: Option<String>,
    /// The bands of the fee: for whom, and how much.
    bands: Vec<(String, String)>,
    is_full: bool,
    /// Below which age a guardian confirms.
    guardian_below: u8,
    names: Vec<(&'static str, String)>,
    publications: Vec<(&'static str, String)>,
    /// The notice, and which version it is.
    notice: String,
    notice_version: String,
}

#[derive(serde::Deserialize)]
struct Wanted {
    #[serde(default)]
    find: String,
    /// Number of the player; 0: none of those found.
    player: Option<i32>,
}

/// What can be chosen, as code and words.
pub(super) fn offered<W: Word>(t: Words, field: &str) -> Vec<(&'static str, String)> {
    let codes = W::ALL.iter().map(|word| word.code());
    codes
        .map(|code| (code, t.get(&format!("setting-{field}-{code}"))))
        .collect()
}

async fn look(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<Wanted>,
) -> Result<HttpResponse, Failure> {
    let (slug, query) = (slug.into_inner(), query.into_inner());
    match query.player {
        Some(player) => {
            let form = Form::filled(&[
                ("player", &player.to_string()),
                ("federation", "ITA"),
                ("name_shown", NameShown::default().code()),
                ("publication", Publication::default().code()),
            ]);
            show_form(&visitor, slug, StatusCode::OK, form, player, None).await
        }
        None => show_find(&visitor, slug, query.find).await,
    }
}

async fn show_find(
    visitor: &Visitor,
    slug: String,
    wanted: String,
) -> Result<HttpResponse, Failure> {
    let asked = wanted.clone();
    visitor
        .show(
            move |ctx, _| {
                let entrance = request::entrance(ctx, &slug)?;
                // Found as everybody finds them, whoever asks.
                let nobody = crate::app::Actor::visitor("enter".to_owned());
                let found = players::search(ctx, &nobody, &asked, MOST_FOUND)?;
                Ok((entrance, found))
            },
            move |visitor, (entrance, found)| {
                let t = visitor.words();
                let hits: Vec<Hit> = found
                    .exact
                    .iter()
                    .chain(&found.near)
                    .map(|player| Hit::of(t, player))
                    .collect();
                let template = FindPage {
                    page: visitor.page(Section::Tournaments),
                    heading: Heading::of(t, &entrance),
                    takes: entrance.takes,
                    is_full: entrance.door.is_full(),
                    found: if wanted.trim().is_empty() {
                        String::new()
                    } else {
                        t.n("enter-found", hits.len())
                    },
                    wanted,
                    hits,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

async fn show_form(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    form: Form,
    player: i32,
    refused: Option<String>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, _| {
                if player == 0 {
                    return Ok((request::entrance(ctx, &slug)?, None));
                }
                let (entrance, found, due) = request::entrance_of(ctx, &slug, player)?;
                Ok((entrance, Some((found, due))))
            },
            move |visitor, (entrance, player)| {
                draw_form(visitor, status, form, &entrance, player, refused)
            },
        )
        .await
}

fn draw_form(
    visitor: &Visitor,
    status: StatusCode,
    form: Form,
    entrance: &Entrance,
    player: Option<(PlayerSummary, Due)>,
    refused: Option<String>,
) -> Result<Drawn, Failure> {
    let t = visitor.words();
    let door = &entrance.door;
    let (player, due) = player.unzip();
    let due = due.unwrap_or_default();
    let closed = (!entrance.takes).then(|| words::refusal(t, &Refusal::DoorClosed));
    let since = door.notice.at.map(|at| moment::date(t, at.date()));
    let asked: Vec<i32> = form
        .fields
        .all("bye")
        .filter_map(|round| round.parse().ok())
        .collect();
    let template = FormPage {
        page: visitor.page(Section::Tournaments),
        heading: Heading::of(t, entrance),
        byes: byes_of(entrance, &asked),
        byes_note: match door.most_byes {
            0 => String::new(),
            most => t.a2("enter-byes-note", "most", most, "last", door.last_bye),
        },
        form: form.labelled(
            visitor,
            &[("birth", "players-birth"), ("first_name", "given-name")],
        ),
        refused: refused.or(closed),
        player: player.map(|player| Hit::of(t, &player)),
        choices: crate::web::page::club::players::choices(t, &[]),
        fee: due.cents().map(|cents| amount(t, cents)),
        bands: bands(t, &entrance.fees),
        is_full: door.is_full(),
        guardian_below: door.guardian_below,
        names: offered::<NameShown>(t, "name_shown"),
        publications: offered::<Publication>(t, "publication"),
        notice: door.notice.text.clone(),
        notice_version: t.a2(
            "enter-notice-version",
            "number",
            door.notice.number,
            "day",
            since.unwrap_or_default(),
        ),
    };
    render(visitor, status, &template)
}

/// The form as it was sent.
pub(super) fn input(fields: &Fields) -> RequestInput {
    let byes: Vec<&str> = fields.all("bye").collect();
    RequestInput {
        byes: byes.join(","),
        email: fields.text("email"),
        guardian_name: fields.text("guardian_name"),
        guardian_email: fields.text("guardian_email"),
        trap: fields.text("homepage"),
        player: Some(fields.text("player"))
            .filter(|number| number != "0")
            .unwrap_or_default(),
        ..fields.read()
    }
}

async fn send(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let (key, input) = (fields.key(), input(&fields));
    // Sent twice it is one request with one link: both follow from the form.
    let purpose = format!("entry {slug} {}", key.as_deref().unwrap_or_default());
    let secret = match key {
        Some(_) => visitor.token.derived(&purpose),
        None => return Err(visitor.fail(AppError::NotFound)),
    };
    let network = visitor.address.network();
    let (asked, hidden) = (slug.clone(), secret.clone());
    let answer = visitor
        .attempt(move |ctx, actor| {
            let (key, secret) = (key.as_deref(), hidden.secret());
            send::send(ctx, actor, key, &asked, &input, secret, &network)
        })
        .await;
    let mut status = StatusCode::UNPROCESSABLE_ENTITY;
    let (mut errors, mut refused) = (Vec::new(), None);
    match answer {
        Ok(_) => {
            let link = format!("/t/{slug}/enter/request/{}", secret.secret());
            return Ok(redirect(&link, None));
        }
        Err(AppError::Fields(wrong)) => errors = wrong,
        Err(AppError::Refused(refusal)) => {
            if matches!(refusal, Refusal::TooManyRequests { .. }) {
                status = StatusCode::TOO_MANY_REQUESTS;
            }
            refused = Some(words::refusal(visitor.words(), &refusal));
        }
        Err(error) => return Err(visitor.fail(error)),
    }
    let player = fields.number("player").unwrap_or(0);
    let form = Form { fields, errors };
    show_form(&visitor, slug, status, form, player, refused).await
}
