//! The cross-table: round by round, or in a round robin everybody against everybody.

use actix_web::{HttpResponse, http::StatusCode};

use crate::{
    app::tournament::standings::{self, StandingsView},
    event::{Bye, ByeNames, RoundEntry},
    i18n::Words,
    web::{
        Drawn, Failure, Shows, Visitor,
        page::public::{
            berger_view::{BergerPage, MOST_COLUMNS},
            crosstable_view::{CrossCell, CrossRow, CrosstablePage},
            live::live_page,
            standings::{StandingsQuery, pages},
            tie_break_columns::{columns, figure},
        },
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::tournament::Tab,
    },
    words,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/crosstable", web::get().to(crosstable));
}

async fn crosstable(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<StandingsQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, wanted) = (slug.into_inner(), query.window());
    let after = query.after();
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            {
                let slug = slug.clone();
                move |ctx, actor| {
                    let view = standings::standings(ctx, actor, &slug, after, None, &wanted);
                    standings::of_players(view)
                }
            },
            move |visitor, view| {
                let Some(view) = view else {
                    return Ok(Drawn::elsewhere(format!("/t/{slug}/teams")));
                };
                let t = visitor.words();
                let is_schedule = view.summary.course.is_schedule() && view.after > 0;
                if is_schedule && view.total <= MOST_COLUMNS && view.total == view.lines.len() {
                    let page = live_page(visitor, &view.summary.slug);
                    let head = show::head(t, &view.summary, Tab::Crosstable).seen_by(view.role);
                    let template = BergerPage::new(page, head, &view, columns(t, &view), figure);
                    return render(visitor, StatusCode::OK, &template);
                }
                let template = CrosstablePage {
                    page: live_page(visitor, &view.summary.slug),
                    head: show::head(t, &view.summary, Tab::Crosstable).seen_by(view.role),
                    rounds: (1..=view.after).collect(),
                    rows: cross_rows(t, &view, Some(&view.summary.slug)),
                    pages: pages(t, &view, "crosstable"),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

/// The lines of the cross-table; names link to the pages of the tournament `linked`.
pub fn cross_rows(t: Words, view: &StandingsView, linked: Option<&str>) -> Vec<CrossRow> {
    let (scoring, names) = (view.summary.scoring, view.summary.bye_names());
    let cell = |entry: &RoundEntry| match (*entry, entry.opponent(), entry.colour()) {
        (RoundEntry::Bye(Bye::ZeroPoint), ..) => CrossCell::Nothing,
        (RoundEntry::Bye(Bye::FullPoint), ..) if names == ByeNames::Club => {
            CrossCell::Duty(scoring.points(*entry).into())
        }
        (RoundEntry::Bye(_), ..) => CrossCell::Bye(scoring.points(*entry).into()),
        (entry, Some(opponent), Some(colour)) => CrossCell::Game {
            number: view.numbers.get(&opponent).copied().unwrap_or(0),
            colour,
            sign: words::result::sign(entry),
        },
        _ => CrossCell::Nothing,
    };
    let lines = view.lines.iter().enumerate();
    lines
        .map(|(index, line)| CrossRow {
            number: view.start + index + 1,
            place: u16::try_from(line.place).unwrap_or(u16::MAX),
            player: show::name(t, &line.entrant, linked),
            cells: line.entries.iter().map(cell).collect(),
            points: line.points.into(),
            last_of_group: view
                .lines
                .get(index + 1)
                .is_some_and(|next| next.points != line.points),
        })
        .collect()
}
