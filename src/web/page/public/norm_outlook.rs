//! What a participant still needs for a norm: the nearest norm in a sentence, and for each score whether it is enough.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::{
    app::tournament::ratings::norm::Norm,
    i18n::Words,
    norms::{Forecast, Line, Outlook},
    words::{self, rating as numbers},
};

/// Maximum number of rounds left with which a forecast is shown.
const SOON: usize = 4;

/// The norm that is achieved, or the nearest one.
#[derive(Template)]
#[template(path = "public/norm_head.html")]
pub struct NormHead {
    /// The points still needed, or the title of an achieved norm: `½`.
    points: String,
    title: String,
    text: String,
}

impl HtmlSafe for NormHead {}

/// The forecasts, score by score.
#[derive(Template)]
#[template(path = "public/forecasts.html")]
pub struct Forecasts {
    t: Words,
    note: String,
    /// Heading of the points that are still to be made.
    remaining: String,
    /// Titles of the columns, with the performance that each requires.
    titles: Vec<(String, i32)>,
    rows: Vec<ForecastRow>,
}

impl HtmlSafe for Forecasts {}

/// One line of the table of forecasts.
struct ForecastRow {
    total: String,
    remaining: String,
    /// Words, and whether the score is enough against any opponents.
    cells: Vec<(String, bool)>,
}

/// The achieved norm, or the nearest one; `None` if no norm is within reach soon.
pub fn head(t: Words, norms: &[Norm]) -> Option<NormHead> {
    if let Some(norm) = norms.iter().find(|norm| norm.check.is_norm()) {
        let full = numbers::norm_title(t, norm.title);
        let about = [
            ("performance", norm.check.performance.to_string()),
            ("games", norm.check.games.len().to_string()),
            ("score", numbers::score(norm.check.halves)),
        ];
        return Some(NormHead {
            points: words::title::title(t, norm.title.code()),
            title: t.with_one("norm-made", "title", full),
            text: t.with("norm-made-text", &about),
        });
    }
    let soon = norms
        .iter()
        .filter_map(|norm| norm.forecast.as_ref())
        .filter(|forecast| forecast.rounds_left <= SOON)
        .filter_map(|forecast| Some((forecast, forecast.headline()?)));
    let (forecast, line) = soon.min_by_key(|(_, line)| line.remaining)?;
    Some(NormHead {
        points: numbers::score(line.remaining),
        title: numbers::headline(t, forecast, line),
        text: numbers::enough(t, forecast, line),
    })
}

/// For each norm and score, whether it is still enough; `None` if no norm is within reach soon.
pub fn forecasts(t: Words, norms: &[Norm]) -> Option<Forecasts> {
    let forecasts: Vec<&Forecast> = norms
        .iter()
        .filter(|norm| !norm.check.is_norm())
        .filter_map(|norm| norm.forecast.as_ref())
        .filter(|forecast| forecast.rounds_left <= SOON)
        .collect();
    let first = forecasts.first()?;
    let row = |line: &Line| ForecastRow {
        total: numbers::score(line.total),
        remaining: numbers::score(line.remaining),
        cells: forecasts
            .iter()
            .map(|forecast| {
                let same = |other: &&Line| other.remaining == line.remaining;
                let there = forecast.lines.iter().find(same);
                there.map_or_else(Default::default, |line| {
                    let is_enough = matches!(line.outlook, Outlook::Enough);
                    (numbers::outlook(t, forecast, line), is_enough)
                })
            })
            .collect(),
    };
    let (note, remaining) = match first.later_rounds {
        0 => ("norm-table-note", "norm-in-the-last"),
        _ => ("norm-table-note-counting", "norm-in-the-next"),
    };
    Some(Forecasts {
        t,
        note: t.n(note, first.rounds_left),
        remaining: t.get(remaining),
        titles: forecasts
            .iter()
            .map(|forecast| {
                (
                    numbers::norm(t, forecast.title),
                    forecast.title.performance(),
                )
            })
            .collect(),
        rows: first.lines.iter().map(row).collect(),
    })
}
