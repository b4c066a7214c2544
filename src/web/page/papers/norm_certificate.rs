//! The norm certificate (IT1): the form, in which every value can be overwritten, and the sheet.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError,
        tournament::ratings::{
            certificate::{self, CertificateView},
            certificate_input::{CertificateField, CertificateInput},
        },
    },
    i18n::Words,
    norms::NormTitle,
    web::{
        Failure, Fields, Form, Posted, Sent, Visitor,
        page::papers::frame::{Paper, Way},
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, FormView, Page, Section},
    },
    words::{self, moment, rating as numbers},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/t/{slug}/papers/norm/{entry}/{title}")
                .route(web::get().to(edit))
                .route(web::post().to(update)),
        )
        .route(
            "/t/{slug}/papers/norm/{entry}/{title}/print",
            web::get().to(print),
        );
}

/// One value of the form.
struct Value {
    code: &'static str,
    label: String,
    /// The value that the program computes.
    computed: String,
}

#[derive(Template)]
#[template(path = "papers/norm_form.html")]
struct NormForm {
    page: Page,
    desk: DeskNav,
    form: FormView,
    version: i32,
    saved: String,
    title: String,
    player: String,
    /// Address of the form and of the sheet.
    action: String,
    print: String,
    back: String,
    verdict: String,
    values: Vec<Value>,
}

/// A game of the sheet.
struct Game {
    round: u8,
    opponent: String,
    federation: String,
    rating: String,
    counted: i32,
    is_raised: bool,
    title: String,
    score: String,
}

#[derive(Template)]
#[template(path = "papers/norm_certificate.html")]
struct NormCertificate {
    page: Page,
    paper: Paper,
    /// Data of the player: label, value, and whether an arbiter wrote it.
    person: Vec<(String, String, bool)>,
    event: Vec<(String, String, bool)>,
    counts: Vec<(String, String, bool)>,
    field: Vec<(String, String, bool)>,
    remarks: (String, String, bool),
    result: Vec<(String, String, bool)>,
    games: Vec<Game>,
    /// Requirements that are not met, in words.
    unmet: Vec<String>,
    confirming: String,
    official: String,
    chief_arbiter: String,
    /// Version of the overwritten values, for the foot.
    version: String,
}

fn title_of(code: &str) -> Result<NormTitle, AppError> {
    NormTitle::from_code(code).ok_or(AppError::NotFound)
}

/// The value that the program computes, in the reader's language.
fn computed(t: Words, view: &CertificateView, field: CertificateField) -> String {
    use CertificateField as F;
    let check = &view.norm.check;
    if let Some(value) = view.computed(field) {
        return value;
    }
    match field {
        F::Start => moment::date(t, view.summary.start),
        F::Close => moment::date(t, view.summary.end),
        F::RateOfPlay => words::clock::control(t, &view.summary.time_control),
        F::ScoreNeeded => check
            .score_needed()
            .map_or_else(String::new, numbers::score),
        F::Score => numbers::score(check.halves),
        F::Exceeds => check.exceeds_by().map_or_else(String::new, numbers::score),
        _ => String::new(),
    }
}

fn label(t: Words, field: CertificateField) -> String {
    t.get(&format!("field-{}", field.code()))
}

fn input_of(fields: &Fields) -> CertificateInput {
    let all = CertificateField::ALL.iter();
    let given = all.map(|field| (field.code().to_owned(), fields.text(field.code())));
    CertificateInput(given.filter(|(_, value)| !value.is_empty()).collect())
}

fn page_of(slug: &str, entry: i32, title: NormTitle) -> String {
    format!("/t/{slug}/papers/norm/{entry}/{}", title.code())
}

async fn show_form(
    visitor: &Visitor,
    (slug, entry, code): (String, i32, String),
    status: StatusCode,
    typed: Option<Form>,
) -> Result<HttpResponse, Failure> {
    visitor
        .show(
            move |ctx, actor| certificate::view(ctx, actor, &slug, entry, title_of(&code)?),
            move |visitor, view| {
                let t = visitor.words();
                let version = Form::version(typed.as_ref(), view.version);
                let stored: Vec<(&str, &str)> = CertificateField::ALL
                    .iter()
                    .map(|field| (field.code(), view.input.of(*field).unwrap_or_default()))
                    .collect();
                let form = typed.unwrap_or_else(|| Form::filled(&stored));
                let slug = &view.summary.slug;
                let title = view.norm.title;
                let unmet = view
                    .norm
                    .check
                    .conditions
                    .iter()
                    .filter(|one| !one.is_met());
                let base = page_of(slug, view.entrant.entry, title);
                let template = NormForm {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &view.summary, view.role, DeskPage::Papers),
                    form: form.view(visitor),
                    version,
                    saved: view.saved.as_ref().map_or_else(String::new, |(by, at)| {
                        let time = moment::clock_time(*at);
                        t.with_three("report-saved", "n", view.version, "time", time, "name", by)
                    }),
                    title: t.with_one(
                        "norm-certificate-for",
                        "title",
                        numbers::norm_title(t, title),
                    ),
                    player: view.entrant.name().to_string(),
                    print: format!("{base}/print"),
                    action: base,
                    back: format!("/t/{slug}/norms/{}", view.entrant.entry),
                    verdict: match unmet.count() {
                        0 => t.get("norm-verdict-made"),
                        unmet => t.n("norm-verdict-unmet", unmet),
                    },
                    values: CertificateField::ALL
                        .iter()
                        .map(|field| Value {
                            code: field.code(),
                            label: label(t, *field),
                            computed: computed(t, &view, *field),
                        })
                        .collect(),
                };
                render(visitor, status, &template)
            },
        )
        .await
}

async fn edit(
    visitor: Visitor,
    path: Path<(String, i32, String)>,
) -> Result<HttpResponse, Failure> {
    show_form(&visitor, path.into_inner(), StatusCode::OK, None).await
}

/// `POST …/norm/{entry}/{title}`: the overwritten values, and the `version` that was seen.
async fn update(
    posted: Posted,
    path: Path<(String, i32, String)>,
) -> Result<HttpResponse, Failure> {
    let (slug, entry, code) = path.into_inner();
    let asked = (slug.clone(), code.clone());
    let sent = posted
        .send(move |ctx, actor, fields| {
            let (slug, code) = asked;
            let title = title_of(&code)?;
            let (key, version) = (fields.key(), fields.version()?);
            let input = input_of(fields);
            let of = (slug.as_str(), entry, title);
            certificate::save(ctx, actor, key.as_deref(), of, version, &input)
        })
        .await?;
    match sent {
        Sent::Done(_) => {
            let page = format!("/t/{slug}/papers/norm/{entry}/{code}");
            Ok(redirect(&page, Some("settings-saved")))
        }
        Sent::Refused(visitor, form) => {
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            show_form(&visitor, (slug, entry, code), status, Some(form)).await
        }
    }
}

async fn print(
    visitor: Visitor,
    path: Path<(String, i32, String)>,
) -> Result<HttpResponse, Failure> {
    let (slug, entry, code) = path.into_inner();
    visitor
        .show(
            move |ctx, actor| certificate::view(ctx, actor, &slug, entry, title_of(&code)?),
            |visitor, view| render(visitor, StatusCode::OK, &sheet(visitor, &view)),
        )
        .await
}

fn sheet(visitor: &Visitor, view: &CertificateView) -> NormCertificate {
    use CertificateField as F;
    let t = visitor.words();
    let title = view.norm.title;
    let value = |field: F| match view.input.of(field) {
        Some(written) => (label(t, field), written.to_owned(), true),
        None => (label(t, field), computed(t, view, field), false),
    };
    let values = |fields: &[F]| fields.iter().map(|field| value(*field)).collect::<Vec<_>>();
    let unmet = view
        .norm
        .check
        .conditions
        .iter()
        .filter(|one| !one.is_met());
    let required = t.get(&format!("norm-required-{}", title.code().to_lowercase()));
    let unmet = unmet.map(|one| {
        let key = format!("norm-condition-{}", one.condition.code());
        let name = t.with_one(&key, "who", &required);
        let (needed, found) = (numbers::needed(t, one), one.found.to_string());
        let about = [
            ("name", name),
            ("needed", needed),
            ("found", found),
            ("article", one.condition.article(title).to_owned()),
        ];
        t.with("norm-unmet-line", &about)
    });
    let heading = t.with_one(
        "norm-certificate-for",
        "title",
        numbers::norm_title(t, title),
    );
    let mut paper = Paper::of(t, &view.summary, heading);
    paper.ways = vec![Way {
        link: page_of(&view.summary.slug, view.entrant.entry, title),
        words: t.get("norm-certificate-edit"),
        is_current: false,
    }];
    NormCertificate {
        page: visitor.page(Section::Other),
        paper,
        person: values(&[F::LastName, F::FirstName, F::FideId, F::Federation]),
        event: values(&[
            F::Event,
            F::Start,
            F::Close,
            F::ChiefArbiter,
            F::ArbiterId,
            F::RateOfPlay,
        ]),
        counts: values(&[
            F::Games,
            F::Federations,
            F::Foreign,
            F::Rated,
            F::FromHost,
            F::Titled,
            F::Gm,
            F::Im,
            F::Wgm,
            F::Wim,
            F::Fm,
            F::Wfm,
        ]),
        field: values(&[F::FieldFederations, F::FieldRated, F::FieldTitled]),
        remarks: value(F::Remarks),
        result: values(&[F::Average, F::ScoreNeeded, F::Score, F::Exceeds]),
        games: view.games.iter().map(|game| row(t, game)).collect(),
        unmet: unmet.collect(),
        confirming: value(F::Confirming).1,
        official: value(F::Official).1,
        chief_arbiter: value(F::ChiefArbiter).1,
        version: match view.version {
            0 => String::new(),
            version => t.with_one("norm-certificate-version", "version", version),
        },
    }
}

fn row(t: Words, game: &certificate::CertificateGame) -> Game {
    let opponent = &game.opponent;
    let rating = opponent.rating.map(i32::from);
    Game {
        round: game.round,
        opponent: opponent.name().to_string(),
        federation: opponent
            .person
            .federation
            .map_or_else(String::new, |federation| federation.to_string()),
        rating: rating.map_or_else(|| "–".to_owned(), |rating| rating.to_string()),
        is_raised: rating != Some(game.counted),
        counted: game.counted,
        title: opponent
            .person
            .title
            .map_or_else(String::new, |title| words::title::title(t, title.code())),
        score: numbers::score(game.halves),
    }
}
