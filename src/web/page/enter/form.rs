//! The entry form: the player, found ([`super::find`]) or typed in, then the questions of the event.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Refusal, players,
        tournament::entry_door::{
            inputs::RequestInput,
            listed,
            request::{self, Candidate, Entrance},
            send,
        },
    },
    event::{NameShown, Publication, Word},
    i18n::Words,
    web::{
        Drawn, Failure, Fields, Form, Posted, Visitor,
        page::{
            club::players::Choices,
            enter::{
                find::{Chosen, Hit, show_find},
                heading::Heading,
                request_view::byes_of,
                sections::{self, SectionLine},
            },
        },
        redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        view::{FormView, Page, Section},
    },
    words::{
        self,
        fee::{amount, bands},
        moment,
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/t/{slug}/enter")
            .route(web::get().to(look))
            .route(web::post().to(send)),
    );
}

#[derive(Template)]
#[template(path = "enter/form.html")]
struct FormPage {
    page: Page,
    heading: Heading,
    form: FormView,
    /// Why the request was not accepted.
    refused: Option<String>,
    /// The player chosen in the registry.
    player: Option<Hit>,
    /// The rating list that filled the form, and the rating; empty if none did.
    filled: String,
    choices: Choices,
    /// For each round, whether a bye is asked for, and whether it may be.
    byes: Vec<(i32, bool, bool)>,
    byes_note: String,
    /// The fee of the chosen player, if known.
    fee: Option<String>,
    /// The bands of the fee: group of players, and amount.
    bands: Vec<(String, String)>,
    is_full: bool,
    /// Maximum entries from one club, in words; empty without a limit.
    club_places: String,
    /// The sections of the event.
    sections: Vec<SectionLine>,
    /// The rating limits of a section without sisters.
    limits: String,
    /// Age below which a guardian must confirm.
    guardian_below: u8,
    names: Vec<(&'static str, String)>,
    publications: Vec<(&'static str, String)>,
    /// The notice about data, and its version.
    notice: String,
    notice_version: String,
}

/// Value that is sent if the player is not among those found.
const NOBODY: &str = "0";

#[derive(serde::Deserialize)]
struct Wanted {
    #[serde(default)]
    find: String,
    /// Code of the player; [`NOBODY`] if they are not among those found; for a player of a rating list see [`Chosen`].
    player: Option<String>,
}

/// The possible choices, each as code and words.
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
    let Some(player) = query.player else {
        return show_find(&visitor, slug, query.find).await;
    };
    if let Some(chosen) = Chosen::read(&player) {
        return show_listed(&visitor, slug, chosen).await;
    }
    let form = new_form(&[("player", &player), ("federation", "ITA")]);
    show_form(&visitor, slug, StatusCode::OK, form, player, None).await
}

/// A new form with these fields.
fn new_form(fields: &[(&str, &str)]) -> Form {
    let usual = [
        ("name_shown", NameShown::default().code()),
        ("publication", Publication::default().code()),
    ];
    Form::filled(&[fields, &usual].concat())
}

/// Shows the form filled from a rating list.
async fn show_listed(
    visitor: &Visitor,
    slug: String,
    chosen: Chosen,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, _| {
                let entrance = request::entrance(ctx, &slug)?;
                let found = listed::chosen(ctx, &entrance, &chosen.number, &chosen.name)?;
                Ok((entrance, found.ok_or(AppError::NotFound)?))
            },
            move |visitor, (entrance, (list, player))| {
                let t = visitor.words();
                let kind = entrance.summary.kind;
                let person = listed::filled(&player, kind).person;
                let fields = person.fields();
                let form = new_form(&[&[("player", NOBODY)], fields.as_slice()].concat());
                let rating = player.ratings.of(kind);
                let filled = t.with_two(
                    "enter-filled",
                    "list",
                    words::rating_list::origin(t, &list.origin()),
                    "rating",
                    rating.map_or_else(|| "–".to_owned(), |rating| rating.to_string()),
                );
                draw_form(
                    visitor,
                    StatusCode::OK,
                    (form, filled),
                    &entrance,
                    None,
                    None,
                )
            },
        )
        .await
}

async fn show_form(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    form: Form,
    player: String,
    refused: Option<String>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, _| {
                if player == NOBODY {
                    return Ok((request::entrance(ctx, &slug)?, None));
                }
                let (entrance, candidate) =
                    request::entrance_of(ctx, &slug, players::number(ctx, &player)?)?;
                Ok((entrance, Some(candidate)))
            },
            move |visitor, (entrance, player)| {
                draw_form(
                    visitor,
                    status,
                    (form, String::new()),
                    &entrance,
                    player,
                    refused,
                )
            },
        )
        .await
}

fn draw_form(
    visitor: &Visitor,
    status: StatusCode,
    (form, filled): (Form, String),
    entrance: &Entrance,
    player: Option<Candidate>,
    refused: Option<String>,
) -> Result<Drawn, Failure> {
    let t = visitor.words();
    let door = &entrance.door;
    let due = player.as_ref().map(|player| player.due.clone());
    let due = due.unwrap_or_default();
    let closed = (!entrance.takes).then(|| words::refusal(t, &Refusal::DoorClosed));
    let since = door.notice.at.map(|at| moment::date(t, at.date()));
    let form_player = form.fields.text("player");
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
            most => t.with_two("enter-byes-note", "most", most, "last", door.last_bye),
        },
        form: form.labelled(
            visitor,
            &[("birth", "players-birth"), ("first_name", "given-name")],
        ),
        refused: refused.or(closed),
        player: player.as_ref().map(|found| Hit::of(t, &found.player)),
        filled,
        choices: crate::web::page::club::players::choices(t, None),
        fee: due.cents().map(|cents| amount(t, cents)),
        bands: bands(t, &entrance.fees),
        is_full: door.is_full(),
        club_places: door
            .club_places
            .map_or_else(String::new, |places| t.n("enter-club-places", places)),
        sections: sections_of(t, entrance, &form_player, player.as_ref()),
        limits: sections::limits(t, door.ratings),
        guardian_below: door.guardian_below,
        names: offered::<NameShown>(t, "name_shown"),
        publications: offered::<Publication>(t, "publication"),
        notice: door.notice.text.clone(),
        notice_version: t.with_two(
            "enter-notice-version",
            "number",
            door.notice.number,
            "day",
            since.unwrap_or_default(),
        ),
    };
    render(visitor, status, &template)
}

/// The sections of the event for the chosen player.
fn sections_of(
    t: Words,
    entrance: &Entrance,
    chosen: &str,
    player: Option<&Candidate>,
) -> Vec<SectionLine> {
    let chosen = match chosen {
        "" => String::new(),
        chosen => format!("?player={chosen}"),
    };
    sections::lines(t, entrance, &chosen, player.map(|player| player.rating))
}

/// What the form has beside that which a deed holds.
#[derive(Default, serde::Deserialize)]
#[serde(default)]
struct Unrecorded {
    email: String,
    guardian_name: String,
    guardian_email: String,
    /// The field that people do not see.
    homepage: String,
}

/// The form, as sent.
pub(super) fn input(fields: &Fields) -> RequestInput {
    let byes: Vec<&str> = fields.all("bye").collect();
    let unrecorded: Unrecorded = fields.read();
    RequestInput {
        byes: byes.join(","),
        email: unrecorded.email,
        guardian_name: unrecorded.guardian_name,
        guardian_email: unrecorded.guardian_email,
        trap: unrecorded.homepage,
        player: Some(fields.text("player"))
            .filter(|player| player != NOBODY)
            .unwrap_or_default(),
        ..fields.read()
    }
}

async fn send(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let (key, input) = (fields.key(), input(&fields));
    // A repeated form gives the same request with the same link, because both follow from its key.
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
            // The deed refers to the number, not to the code.
            let input = match input.player.as_str() {
                "" => input,
                code => RequestInput {
                    player: players::number(ctx, code)?.to_string(),
                    ..input
                },
            };
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
    let player = Some(fields.text("player")).filter(|player| !player.is_empty());
    let player = player.unwrap_or_else(|| NOBODY.to_owned());
    let form = Form { fields, errors };
    show_form(&visitor, slug, status, form, player, refused).await
}
