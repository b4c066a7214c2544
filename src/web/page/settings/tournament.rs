//! Creating a tournament and changing its settings.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError, Done, Refusal, access,
        organisers::{self, Ground},
        tournament::{
            deputies,
            place_time::Zone,
            round_robin::{ROUND_ROBINS, SCHEVENINGENS, SYSTEMS_OF_SIDES, TEAM_ROUND_ROBINS},
            rules::SWISS_SYSTEMS,
            settings,
            settings_input::{FIXED, KNOCK_OUTS, SettingsInput, THREE_TIMES},
            summary,
            tie_break_list::SWISS_TIE_BREAKS,
        },
    },
    clock,
    event::{ArbiterRole, LeastGames, NormExemption},
    i18n::Words,
    pairing::{Accelerated, Entrants, System, dutch, keizer::Preset, round_robin::Numbering},
    rules::edition::Edition,
    tiebreak::{self, RemainingTies, UnratedRule},
    web::page::desk::confirm,
    web::{
        Drawn, Failure, Fields, Form, Posted, Sent, Visitor, redirect, render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
};

use super::{
    beginning::{self, Beginning, BeginningLink, WillBe},
    holder::HolderForm,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/tournaments/new")
                .route(web::get().to(new))
                .route(web::post().to(create)),
        )
        .service(
            web::resource("/t/{slug}/settings")
                .route(web::get().to(edit))
                .route(web::post().to(update)),
        );
}

type Options = Vec<(String, String)>;

struct Choices {
    provinces: Options,
    kinds: Options,
    editions: Options,
    /// Pairing systems in groups, each group with its name.
    systems: Vec<(String, Options)>,
    accelerations: Options,
    tie_break_editions: Options,
    remaining_ties: Options,
    unrated: Options,
    initial_colours: Options,
    exchanges: Options,
    numberings: Options,
    norm_exemptions: Options,
    norm_games: Options,
    keizer_presets: Options,
    keizer_values: Options,
    keizer_own: Options,
    keizer_frozen: Options,
    keizer_halved: Options,
}

/// The options for an organiser's tournaments. A system that only a report can bring is offered if the tournament already has
/// it (`stands`).
fn choices(visitor: &Visitor, ground: &Ground, stands: System) -> Choices {
    let t = visitor.words();
    let named = |prefix: &str, codes: &[&str]| -> Options {
        codes
            .iter()
            .map(|c| ((*c).to_owned(), t.get(&format!("{prefix}-{c}"))))
            .collect()
    };
    let mut provinces: Options = vec![(String::new(), "–".to_owned())];
    provinces.extend(ground.provinces());
    Choices {
        provinces,
        kinds: named("kind", &clock::Kind::ALL.map(clock::Kind::code)),
        editions: std::iter::once((String::new(), t.get("edition-by-date")))
            .chain(named("edition", &Edition::ALL.map(Edition::id)))
            .collect(),
        systems: systems(t, stands),
        accelerations: named("acceleration", &Accelerated::ALL.map(Accelerated::code)),
        tie_break_editions: named(
            "tie-break-edition",
            &tiebreak::Edition::ALL.map(tiebreak::Edition::code),
        ),
        remaining_ties: named(
            "remaining-ties",
            &RemainingTies::ALL.map(RemainingTies::code),
        ),
        unrated: named("unrated", &UnratedRule::ALL.map(UnratedRule::code)),
        exchanges: named("exchanged", &["yes", "no"]),
        numberings: named("numbering", &Numbering::ALL.map(Numbering::code)),
        norm_exemptions: named(
            "norm-exemption",
            &NormExemption::ALL.map(NormExemption::code),
        ),
        norm_games: named("norm-games", &LeastGames::ALL.map(LeastGames::code)),
        keizer_presets: named("keizer-preset", &Preset::ALL.map(Preset::code)),
        keizer_values: named("keizer-values", &["players", THREE_TIMES, FIXED]),
        keizer_own: named("keizer-own", &["yes", "no"]),
        keizer_frozen: named("keizer-frozen", &["no", "yes"]),
        keizer_halved: named("keizer-halved", &["no", "yes"]),
        initial_colours: vec![
            (String::new(), t.get("initial-colour-lot")),
            ("white".to_owned(), t.get("white")),
            ("black".to_owned(), t.get("black")),
        ],
    }
}

/// The pairing systems in groups. One that only a report can bring is offered if the tournament already has it (`stands`).
fn systems(t: Words, stands: System) -> Vec<(String, Options)> {
    let group = |name: &str, codes: Vec<&'static str>| {
        let options = codes
            .into_iter()
            .map(|code| (code.to_owned(), t.get(&format!("pairing-edition-{code}"))));
        (t.get(&format!("systems-{name}")), options.collect())
    };
    let mut groups = Vec::new();
    let is_offered = stands.is_paired_here() || SYSTEMS_OF_SIDES.contains(&stands);
    if !is_offered && stands.entrants() == Entrants::Players {
        groups.push(group("reported", vec![stands.code()]));
    }
    let (of_clubs, swiss): (Vec<System>, Vec<System>) = SWISS_SYSTEMS
        .into_iter()
        .partition(|system| *system == System::Keizer);
    let codes = |systems: Vec<System>| systems.into_iter().map(System::code);
    let editions = dutch::Edition::ALL.map(dutch::Edition::code).into_iter();
    let of_teams = TEAM_ROUND_ROBINS.map(|(code, _)| code).into_iter();
    let of_sides = SCHEVENINGENS.map(|(code, _)| code).into_iter();
    groups.extend([
        group("swiss", editions.chain(codes(swiss)).collect()),
        group("round-robin", ROUND_ROBINS.map(|(code, _)| code).to_vec()),
        group("knock-out", KNOCK_OUTS.map(|(code, _)| code).to_vec()),
        group("club", codes(of_clubs).collect()),
        group(
            "teams",
            std::iter::once(System::TeamSwiss.code())
                .chain(of_teams)
                .collect(),
        ),
        group(
            "sides",
            of_sides.chain(codes(SYSTEMS_OF_SIDES.to_vec())).collect(),
        ),
    ]);
    groups
}

fn input(fields: &Fields) -> SettingsInput {
    fields.read()
}

fn form_of(input: &SettingsInput) -> Form {
    Form::filled(&input.fields())
}

#[derive(Template)]
#[template(path = "settings/new.html")]
struct NewPage {
    page: Page,
    form: FormView,
    choices: Choices,
    beginnings: Vec<BeginningLink>,
    will_be: WillBe,
}

/// `begun` is the template that filled the form, as long as nothing was typed.
fn show_new(
    visitor: &Visitor,
    status: StatusCode,
    form: &Form,
    ground: &Ground,
    begun: Option<Beginning>,
) -> Result<Drawn, Failure> {
    let (t, form) = (visitor.words(), form.view(visitor));
    let template = NewPage {
        page: visitor.page(Section::Mine),
        beginnings: beginning::links(t, begun),
        will_be: beginning::will_be(t, &form),
        form,
        choices: choices(visitor, ground, System::Dutch),
    };
    render(visitor, status, &template)
}

#[derive(serde::Deserialize)]
struct Begun {
    /// Code of a [`Beginning`].
    #[serde(default)]
    from: String,
}

async fn new(visitor: Visitor, query: Query<Begun>) -> Result<HttpResponse, Failure> {
    let begun = Beginning::from_code(&query.from);
    visitor
        .show(
            |ctx, actor| {
                access::signed_in(actor)?;
                settings::require_create(ctx, actor)?;
                organisers::ground_of_account(ctx, actor)
            },
            move |visitor, ground| {
                let today = Zone::default()
                    .day(visitor.state.ctx.clock.now())
                    .to_string();
                let user = visitor.user.as_ref();
                let arbiter = user
                    .map(|user| user.display_name.clone())
                    .unwrap_or_default();
                let mut input = SettingsInput {
                    federation: ground.federation.clone(),
                    start: today.clone(),
                    end: today,
                    rules_edition: String::new(),
                    win: "1".into(),
                    draw: "½".into(),
                    loss: "0".into(),
                    pairing_bye: "1".into(),
                    tie_breaks: SWISS_TIE_BREAKS.into(),
                    draw_offer_limit: "0".into(),
                    default_minutes: "30".into(),
                    chief_arbiter: arbiter,
                    ..SettingsInput::default()
                };
                begun.fill(&mut input);
                show_new(
                    visitor,
                    StatusCode::OK,
                    &form_of(&input),
                    &ground,
                    Some(begun),
                )
            },
        )
        .await
}

async fn create(posted: Posted) -> Result<HttpResponse, Failure> {
    let sent = posted
        .send(|ctx, actor, fields| {
            settings::create(ctx, actor, fields.key().as_deref(), &input(fields))
        })
        .await?;
    match sent {
        Sent::Done(Done::Fresh(slug) | Done::Repeated(slug)) => Ok(redirect(
            &format!("/t/{slug}/entries"),
            Some("tournament-created"),
        )),
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            visitor
                .show(organisers::ground_of_account, move |visitor, ground| {
                    show_new(visitor, status, &form, &ground, None)
                })
                .await
        }
    }
}

struct Arbiter {
    id: i32,
    name: String,
    role: String,
    deputy: bool,
}

#[derive(Template)]
#[template(path = "settings/settings.html")]
struct SettingsPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    choices: Choices,
    version: i32,
    arbiters: Vec<Arbiter>,
    /// Invited deputies who have not answered yet: number and name.
    invited: Vec<(i32, String)>,
    /// The choice of the holder; `None` if there is none.
    holder: Option<HolderForm>,
    can_finish: bool,
    is_closed: bool,
}

async fn show_settings(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| {
                let (summary, role) = summary::get(ctx, actor, &slug)?;
                let (input, version) = settings::get(ctx, actor, &slug)?;
                let arbiters = deputies::arbiters(ctx, actor, &slug)?;
                let invited = deputies::invited(ctx, actor, &slug)?;
                let holders = organisers::holders(ctx, actor, &slug)?;
                let ground = organisers::ground_of_tournament(ctx, &slug)?;
                Ok((
                    (summary, role, ground, holders),
                    (input, version, arbiters, invited),
                ))
            },
            move |visitor, (of, (stored, version, arbiters, invited))| {
                let (summary, role, ground, holders) = of;
                let role = visitor.arbiter(role)?;
                let t = visitor.words();
                let version = Form::version(typed.as_ref(), version);
                let template = SettingsPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &summary, role, DeskPage::Settings),
                    form: typed.unwrap_or_else(|| form_of(&stored)).view(visitor),
                    choices: choices(visitor, &ground, summary.pairing_system),
                    holder: HolderForm::of(t, holders),
                    version,
                    arbiters: arbiters
                        .into_iter()
                        .map(|(id, name, role)| Arbiter {
                            id,
                            name,
                            role: t.get(&format!("role-{}", role.code())),
                            deputy: role == ArbiterRole::Deputy,
                        })
                        .collect(),
                    invited,
                    can_finish: summary.course.is_complete()
                        && summary.state != summary::State::Finished,
                    is_closed: summary.state == summary::State::Finished,
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn edit(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    show_settings(&visitor, slug.into_inner(), StatusCode::OK, None).await
}

async fn update(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let slug = slug.into_inner();
    let (asked, sent) = (slug.clone(), fields.clone());
    let done = visitor
        .attempt(move |ctx, actor| {
            let (key, version) = (sent.key(), sent.version()?);
            let answer = confirm::answer(&sent);
            settings::update(
                ctx,
                actor,
                key.as_deref(),
                &asked,
                version,
                &input(&sent),
                &answer,
            )
        })
        .await;
    let back = format!("/t/{slug}/settings");
    match done {
        Ok(_) => Ok(redirect(&back, Some("settings-saved"))),
        Err(AppError::Fields(errors)) => {
            let form = Form { fields, errors };
            show_settings(&visitor, slug, StatusCode::UNPROCESSABLE_ENTITY, Some(form)).await
        }
        Err(AppError::Refused(Refusal::Asked(question))) => {
            confirm::ask(&visitor, slug, *question, fields, back).await
        }
        Err(error) => Err(visitor.fail(error)),
    }
}
