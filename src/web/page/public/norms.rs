//! The norms of a tournament: who has achieved one, who still can, and each requirement of one participant.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::ratings::{
        norm::Norm,
        norms::{self, NormLine, NormsView, PersonNorms},
    },
    event::{ByeNames, NormExemption},
    i18n::Words,
    norms::{ForeignField, LeftOut, NormTitle},
    web::{
        Failure, Shows, Visitor,
        page::public::{live::live_page, standings::is_running},
        render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{Page, PlayerName, Section, TournamentHead, tournament::Tab},
    },
    words::{self, rating as numbers},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/norms", web::get().to(all))
        .route("/t/{slug}/norms/{entry}", web::get().to(person));
}

/// A norm in the summary.
struct NormRow {
    player: PlayerName,
    entry: i32,
    place: usize,
    /// `norma di MI`.
    norm: String,
    score: String,
    performance: i32,
    /// The margin above the requirement, or what is still enough.
    text: String,
    /// Address of the norm certificate, if the norm is achieved.
    certificate: Option<String>,
}

#[derive(Template)]
#[template(path = "public/norms.html")]
struct NormsPage {
    page: Page,
    head: TournamentHead,
    title: String,
    is_possible: bool,
    /// Minimum number of games for a norm.
    least: usize,
    made: Vec<NormRow>,
    near: Vec<NormRow>,
    others: usize,
    /// The rule of 1.4.3 on foreign players in this event, in sentences.
    foreign: String,
}

async fn all(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| norms::norms(ctx, actor, &slug),
            |visitor, view| {
                let t = visitor.words();
                let template = NormsPage {
                    page: live_page(visitor, &view.summary.slug),
                    head: show::head(t, &view.summary, Tab::Standings).seen_by(view.role),
                    title: match view.after {
                        0 => t.get("norms-title-start"),
                        after if is_running(&view.summary, after) => t.get("norms-title-running"),
                        after => t.with_one("norms-title", "round", after),
                    },
                    is_possible: view.is_possible,
                    least: view.least.number(),
                    made: rows(t, &view, &view.made),
                    near: rows(t, &view, &view.near),
                    others: view.others,
                    foreign: federations(
                        t,
                        (view.exemption, &view.summary.federation),
                        &view.foreign,
                    ),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

/// The rules on federations: what the arbiter declared about the event, and the federations of its players.
fn federations(t: Words, (exemption, host): (NormExemption, &str), field: &ForeignField) -> String {
    let Some(article) = exemption.article() else {
        return foreign(t, field);
    };
    let about = [
        (
            "event",
            t.get(&format!("norm-exemption-{}", exemption.code())),
        ),
        ("federation", host.to_owned()),
        ("article", article.to_owned()),
    ];
    match exemption.is_of_hosts() {
        true => format!(
            "{} {}",
            t.with("norms-exempt-hosts", &about),
            foreign(t, field)
        ),
        false => t.with("norms-exempt", &about),
    }
}

fn foreign(t: Words, field: &ForeignField) -> String {
    let about = [
        ("rated", field.rated.to_string()),
        ("federations", field.federations.to_string()),
        ("titled", field.titled.to_string()),
    ];
    let key = match field.exempts() {
        true => "norms-foreign-free",
        false => "norms-foreign-bound",
    };
    t.with(key, &about)
}

fn certificate(slug: &str, entry: i32, title: NormTitle) -> String {
    format!("/t/{slug}/papers/norm/{entry}/{}", title.code())
}

fn rows(t: Words, view: &NormsView, lines: &[NormLine]) -> Vec<NormRow> {
    let slug = &view.summary.slug;
    let of_line = |line: &NormLine| {
        let norms = line.norms.iter();
        let rows = norms.map(|norm| NormRow {
            player: show::name(t, &line.entrant, None),
            entry: line.entrant.entry,
            place: line.place,
            norm: numbers::norm(t, norm.title),
            score: format!(
                "{}/{}",
                numbers::score(norm.check.halves),
                norm.check.games.len()
            ),
            performance: norm.check.performance,
            text: said(t, norm),
            certificate: (view.role.is_some() && norm.check.is_norm())
                .then(|| certificate(slug, line.entrant.entry, norm.title)),
        });
        rows.collect::<Vec<_>>()
    };
    lines.iter().flat_map(of_line).collect()
}

/// A norm in one sentence.
fn said(t: Words, norm: &Norm) -> String {
    if let Some(over) = norm.check.exceeds_by() {
        return match over {
            0 => t.get("norm-exact"),
            over => t.with_one("norm-exceeds", "points", numbers::score(over)),
        };
    }
    let forecast = norm.forecast.as_ref();
    let line = forecast.and_then(|forecast| Some((forecast, forecast.headline()?)));
    line.map_or_else(String::new, |(forecast, line)| {
        numbers::enough(t, forecast, line)
    })
}

/// A requirement of a norm.
struct ConditionRow {
    name: String,
    article: &'static str,
    needed: String,
    found: String,
    says: String,
    is_met: bool,
}

/// A norm with its requirements and games.
struct NormSection {
    id: String,
    title: String,
    verdict: String,
    is_norm: bool,
    /// The forecast; may be empty.
    forecast: String,
    conditions: Vec<ConditionRow>,
    /// The games: round, opponent, title, federation, rating, rating that counts, score.
    games: Vec<(u8, PlayerName, String, String, i32, String)>,
    left_out: Vec<String>,
    certificate: Option<String>,
}

#[derive(Template)]
#[template(path = "public/person_norms.html")]
struct PersonNormsPage {
    page: Page,
    slug: String,
    entry: i32,
    tournament: String,
    dateline: String,
    player: PlayerName,
    norms: Vec<NormSection>,
    foreign: String,
}

async fn person(visitor: Visitor, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, entry) = path.into_inner();
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| norms::person(ctx, actor, &slug, entry),
            |visitor, view| {
                let t = visitor.words();
                let template = PersonNormsPage {
                    page: live_page(visitor, &view.summary.slug),
                    slug: view.summary.slug.clone(),
                    entry: view.entrant.entry,
                    tournament: view.summary.name.clone(),
                    dateline: t.with_two(
                        "ratings-dateline",
                        "round",
                        view.after,
                        "rounds",
                        view.summary.course.planned(),
                    ),
                    player: show::name(t, &view.entrant, None),
                    norms: view
                        .norms
                        .iter()
                        .map(|norm| section(t, &view, norm))
                        .collect(),
                    foreign: federations(
                        t,
                        (view.exemption, &view.summary.federation),
                        &view.foreign,
                    ),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

fn section(t: Words, view: &PersonNorms, norm: &Norm) -> NormSection {
    let check = &norm.check;
    let unmet = check.conditions.iter().filter(|one| !one.is_met()).count();
    let forecast = norm
        .forecast
        .as_ref()
        .filter(|forecast| forecast.rounds_left <= 4);
    let line = forecast.and_then(|forecast| Some((forecast, forecast.headline()?)));
    let required = t.get(&format!(
        "norm-required-{}",
        norm.title.code().to_lowercase()
    ));
    let conditions = check.conditions.iter().map(|one| ConditionRow {
        name: t.with_one(
            &format!("norm-condition-{}", one.condition.code()),
            "who",
            &required,
        ),
        article: one.condition.article(norm.title),
        needed: numbers::needed(t, one),
        found: one.found.to_string(),
        says: numbers::lacking(t, one, norm.free_by),
        is_met: one.is_met(),
    });
    let games = check.games.iter().zip(&check.counted);
    let games = games.filter_map(|(game, counted)| {
        let opponent = view.opponents.get(&game.opponent)?;
        let federation = game
            .foe
            .federation
            .map_or_else(String::new, |it| it.to_string());
        let rating = game
            .foe
            .rating
            .map_or_else(|| "–".to_owned(), |it| it.to_string());
        Some((
            game.round.get(),
            show::name(t, opponent, Some(&view.summary.slug)),
            federation,
            rating,
            *counted,
            numbers::score(game.halves),
        ))
    });
    NormSection {
        id: norm.title.code().to_lowercase(),
        title: t.with_one("norm-for", "title", numbers::norm_title(t, norm.title)),
        verdict: match unmet {
            0 => t.get("norm-verdict-made"),
            unmet => t.n("norm-verdict-unmet", unmet),
        },
        is_norm: check.is_norm(),
        forecast: line
            .filter(|_| !check.is_norm())
            .map_or_else(String::new, |(forecast, line)| {
                numbers::enough(t, forecast, line)
            }),
        conditions: conditions.collect(),
        games: games.collect(),
        left_out: norm
            .met
            .left_out
            .iter()
            .map(|(round, why)| left_out(t, view.summary.bye_names(), round.get(), *why))
            .collect(),
        certificate: view
            .role
            .map(|_| certificate(&view.summary.slug, view.entrant.entry, norm.title)),
    }
}

fn left_out(t: Words, names: ByeNames, round: u8, why: LeftOut) -> String {
    let why = match why {
        LeftOut::Bye(bye) => words::result::bye(t, bye, names),
        LeftOut::NotPlayed { .. } => t.get("norm-left-not-played"),
        LeftOut::NoFederation => t.get("norm-left-no-federation"),
    };
    t.with_two("norm-left-out", "round", round, "why", why)
}
