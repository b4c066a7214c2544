//! The settings of a tournament on arbitration.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        access::TournamentRole,
        game::arbitration::{self, Arbitration, ArbitrationInput},
    },
    clock::PeriodSwitch,
    i18n::Words,
    rules::{
        edition::Edition,
        laws::Rule,
        verdict::{OpenPoints, Setting, Supervision},
    },
    web::{
        Failure, Fields, Form, Posted, Sent, Visitor, redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
    words::moment,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::resource("/t/{slug}/settings/arbitration")
            .route(web::get().to(edit))
            .route(web::post().to(update)),
    );
}

type Options = Vec<(String, String)>;

/// One setting: field, label, explanation, options.
struct Choice {
    field: &'static str,
    label: String,
    note: String,
    options: Options,
    /// Whether the edition leaves it open; otherwise the choice is kept but not asked.
    is_asked: bool,
}

#[derive(Template)]
#[template(path = "settings/arbitration.html")]
struct ArbitrationPage {
    page: Page,
    desk: DeskNav,
    form: FormView,
    version: i32,
    /// Edition and type of chess, which belong to the settings of the tournament.
    edition: String,
    kind: String,
    choices: Vec<Choice>,
    /// Who made the choices, and when.
    chosen: String,
    may_change: bool,
}

/// Whether an edition leaves this point to the event. The text of 1952 has no rapid or blitz and no guidelines; only the text
/// of 2023 is silent about the added time in supervised blitz.
fn is_asked(edition: Edition, point: Setting) -> bool {
    let has = |rule: Rule| !edition.article(rule).is_silent();
    match point {
        Setting::SupervisedBlitz(_) => edition.provisions().supervised_blitz_is_open,
        Setting::Series(_) => has(Rule::FlagLoses),
        Setting::AnnouncedMate(_) => has(Rule::RepetitionByAnnouncing),
        Setting::QuickplayFinish(_) => has(Rule::QuickplayAnnounced),
    }
}

fn choices(t: Words, edition: Edition) -> Vec<Choice> {
    let mut list = vec![Choice {
        field: "supervision",
        label: t.get("arbitration-supervision"),
        note: t.get("arbitration-supervision-note"),
        options: [Supervision::Partial, Supervision::Full]
            .iter()
            .map(|s| {
                (
                    s.code().to_owned(),
                    t.get(&format!("supervision-{}", s.code())),
                )
            })
            .collect(),
        is_asked: !edition.article(Rule::RapidSupervised).is_silent(),
    }];
    for setting in OpenPoints::default().settings() {
        let point = setting.point();
        list.push(Choice {
            field: point,
            label: t.get(&format!("arbitration-{point}")),
            note: t.get(&format!("arbitration-{point}-note")),
            options: Setting::ALL
                .iter()
                .filter(|setting| setting.point() == point)
                .map(|setting| {
                    let key = format!("setting-{point}-{}", setting.choice());
                    (setting.choice().to_owned(), t.get(&key))
                })
                .collect(),
            is_asked: is_asked(edition, setting),
        });
    }
    list.push(Choice {
        field: "period_switch",
        label: t.get("arbitration-period-switch"),
        note: t.get("arbitration-period-switch-note"),
        options: PeriodSwitch::ALL
            .map(PeriodSwitch::code)
            .map(|code| (code.to_owned(), t.get(&format!("period-switch-{code}"))))
            .to_vec(),
        is_asked: true,
    });
    list
}

fn form_of(settings: &Arbitration) -> Form {
    let mut values = vec![
        ("supervision", settings.supervision.code()),
        ("period_switch", settings.switch.code()),
    ];
    let points = settings.points.settings();
    values.extend(points.iter().map(|point| (point.point(), point.choice())));
    Form::filled(&values)
}

async fn show_settings(
    visitor: &Visitor,
    slug: String,
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| arbitration::get(ctx, actor, &slug),
            move |visitor, (summary, role, settings)| {
                let t = visitor.words();
                let version = Form::version(typed.as_ref(), settings.version);
                let template = ArbitrationPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &summary, role, DeskPage::Settings),
                    form: typed.unwrap_or_else(|| form_of(&settings)).view(visitor),
                    version,
                    edition: t.get(&format!("edition-{}", summary.rules_edition.id())),
                    kind: t.get(&format!("kind-{}", summary.kind.code())),
                    choices: choices(t, summary.rules_edition),
                    chosen: match &settings.chosen {
                        Some((by, at)) => {
                            let day = moment::date(t, moment::local(*at).date());
                            let time = format!("{day}, {}", moment::clock_time(*at));
                            t.with_two("fact-chosen-by", "name", by, "time", time)
                        }
                        None => t.get("fact-chosen-nobody"),
                    },
                    may_change: role != TournamentRole::Deputy,
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn edit(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    show_settings(&visitor, slug.into_inner(), StatusCode::OK, None).await
}

fn input(fields: &Fields) -> ArbitrationInput {
    ArbitrationInput {
        supervision: fields.text("supervision"),
        points: OpenPoints::default()
            .settings()
            .iter()
            .map(|setting| (setting.point(), fields.text(setting.point())))
            .collect(),
        period_switch: fields.text("period_switch"),
    }
}

async fn update(posted: Posted, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let asked = slug.clone();
    let sent = posted
        .send(move |ctx, actor, fields| {
            let (key, version) = (fields.key(), fields.version()?);
            arbitration::set(ctx, actor, key.as_deref(), &asked, version, &input(fields))
        })
        .await?;
    match sent {
        Sent::Done(_) => Ok(redirect(
            &format!("/t/{slug}/settings/arbitration"),
            Some("settings-saved"),
        )),
        Sent::Refused(visitor, form) => {
            show_settings(&visitor, slug, StatusCode::UNPROCESSABLE_ENTITY, Some(form)).await
        }
    }
}
