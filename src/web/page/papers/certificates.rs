//! Certificates for everybody, for the first places, or for one player, one on each sheet.

use std::collections::HashMap;

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        AppError,
        tournament::{
            papers::heading::heading,
            report::view::view as report,
            standings::{StandingLine, StandingsView, standings},
        },
        window::Window,
    },
    event::{Bye, Colour, RoundEntry, Tpn},
    i18n::Words,
    web::{
        Failure, Visitor,
        page::papers::frame::{Paper, Way},
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        view::{Page, Section},
    },
    words::{self, moment, points},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/papers/certificates", web::get().to(certificates));
}

/// Whose certificates are wanted. Unknown values are ignored.
#[derive(serde::Deserialize)]
struct Whose {
    /// Number of first places that get a certificate.
    places: Option<usize>,
    /// One player, by the number of the entry.
    entry: Option<i32>,
}

/// One round of a certificate.
struct Played {
    colour: Option<Colour>,
    sign: String,
    /// Surname of the opponent, or the bye in a word.
    against: String,
}

/// One certificate.
struct Certificate {
    name: String,
    /// The distinction: `prima classificata`, `ha partecipato`.
    what: String,
    /// Place, points and rounds in a sentence.
    detail: String,
    rounds: Vec<Played>,
}

#[derive(Template)]
#[template(path = "papers/certificates.html")]
struct Certificates {
    page: Page,
    paper: Paper,
    organiser: String,
    /// `5–13 dicembre 2026`.
    place_and_date: String,
    /// Whether there are more rounds than fit side by side with names.
    is_narrow: bool,
    certificates: Vec<Certificate>,
}

fn played(
    t: Words,
    view: &StandingsView,
    entry: RoundEntry,
    names: &HashMap<Tpn, String>,
) -> Played {
    let sign = match entry {
        RoundEntry::Bye(_) => points::plain(view.summary.scoring.points(entry)),
        entry => words::result::sign(entry).to_owned(),
    };
    let against = match entry {
        RoundEntry::Bye(Bye::ZeroPoint) => "–".to_owned(),
        RoundEntry::Bye(bye) => words::result::bye_short(t, bye, view.summary.bye_names()),
        entry => {
            let name = entry.opponent().and_then(|tpn| names.get(&tpn));
            name.cloned().unwrap_or_default()
        }
    };
    Played {
        colour: entry.colour(),
        sign,
        against,
    }
}

fn certificate(
    t: Words,
    view: &StandingsView,
    line: &StandingLine,
    names: &HashMap<Tpn, String>,
) -> Certificate {
    let is_placed = view.is_final && line.place <= 3;
    let name = line.entrant.name();
    let [points, amount] = points::counted(line.points);
    let detail = [
        ("place", line.place.to_string()),
        ("players", view.total.to_string()),
        points,
        amount,
        ("rounds", view.after.to_string()),
    ];
    Certificate {
        name: format!("{} {}", name.given(), name.surname())
            .trim()
            .to_owned(),
        what: if is_placed {
            t.get(&format!("certificate-place-{}", line.place))
        } else {
            t.get("certificate-took-part")
        },
        detail: t.with("certificate-detail", &detail),
        rounds: line
            .entries
            .iter()
            .map(|entry| played(t, view, *entry, names))
            .collect(),
    }
}

async fn certificates(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<Whose>,
) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let (places, entry) = (query.places, query.entry);
    visitor
        .show(
            move |ctx, actor| {
                heading(ctx, actor, &slug)?;
                let view = standings(ctx, actor, &slug, None, None, &Window::All)?;
                let is_known = |entry| view.lines.iter().any(|line| line.entrant.entry == entry);
                if entry.is_some_and(|entry| !is_known(entry)) {
                    return Err(AppError::NotFound);
                }
                let organiser = report(ctx, actor, &slug)?.input.organiser;
                Ok((view, organiser))
            },
            move |visitor, (view, organiser)| {
                let t = visitor.words();
                let names: HashMap<Tpn, String> = view
                    .lines
                    .iter()
                    .filter_map(|line| {
                        let surname = line.entrant.name().surname().to_owned();
                        Some((line.entrant.tpn?, surname))
                    })
                    .collect();
                let wanted = view.lines.iter().filter(|line| match (entry, places) {
                    (Some(entry), _) => line.entrant.entry == entry,
                    (None, Some(places)) => line.place <= places,
                    (None, None) => true,
                });
                let mut paper = Paper::of(t, &view.summary, t.get("papers-certificates"));
                let all = format!("{}/certificates", paper.base);
                let first = format!("{all}?places=3");
                paper.ways = [
                    (all, "certificates-all", entry.is_none() && places.is_none()),
                    (first, "certificates-first", places == Some(3)),
                ]
                .into_iter()
                .map(|(link, words, is_current)| Way {
                    link,
                    words: t.get(words),
                    is_current,
                })
                .collect();
                let day = moment::date(t, view.summary.end);
                let town = view.summary.town.clone();
                let place_and_date = [town, day].into_iter().filter(|part| !part.is_empty());
                let template = Certificates {
                    page: visitor.page(Section::Other),
                    organiser: match organiser.is_empty() {
                        true => paper.holder.clone(),
                        false => organiser,
                    },
                    place_and_date: place_and_date.collect::<Vec<_>>().join(", "),
                    is_narrow: view.after > 9,
                    certificates: wanted
                        .map(|line| certificate(t, &view, line, &names))
                        .collect(),
                    paper,
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
