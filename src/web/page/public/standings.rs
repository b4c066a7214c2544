//! The standings with their tie-breaks; one value may be unfolded.

use actix_web::{HttpResponse, http::StatusCode};

use crate::{
    app::{
        tournament::{
            standings::{self, StandingLine, StandingsView},
            summary::Summary,
        },
        window::Window,
    },
    event::Elo,
    i18n::Words,
    tiebreak::{Code, Objection, Remaining},
    web::{
        Drawn, Failure, Shows, Visitor,
        page::public::{
            live::live_page,
            standings_view::{SideRow, StandingsPage, StandingsRow, TieBreakCell},
            tie_break_columns::{columns, figure},
            unfolded::{unfold, unfold_keizer},
        },
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{Figure, Pages, tournament::Tab},
    },
    words,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/standings", web::get().to(standings));
}

/// The query of the standings: which lines, and after which round.
#[derive(serde::Deserialize)]
pub(super) struct StandingsQuery {
    after: Option<u8>,
    /// Another name for `after`.
    round: Option<u8>,
    open: Option<String>,
    page: Option<usize>,
    #[serde(default)]
    find: String,
}

impl StandingsQuery {
    /// The round after which the standings are wanted; `None` if the address names none.
    pub(super) fn after(&self) -> Option<u8> {
        self.after.or(self.round)
    }

    /// `17-2`: the entry and the column of the unfolded value.
    fn opened(&self) -> Option<(i32, usize)> {
        let (entry, column) = self.open.as_deref()?.split_once('-')?;
        Some((entry.parse().ok()?, column.parse().ok()?))
    }

    /// The lines to show: those around the unfolded or searched player, otherwise the page.
    pub(super) fn window(&self) -> Window {
        match (self.opened(), self.find.trim()) {
            (Some((entry, _)), _) => Window::Entry(entry),
            (None, "") => Window::Number(self.page.unwrap_or(1)),
            (None, name) => Window::Name(name.to_owned()),
        }
    }
}

async fn standings(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<StandingsQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, open) = (slug.into_inner(), query.opened());
    let (after, wanted) = (query.after(), query.window());
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            {
                let slug = slug.clone();
                move |ctx, actor| {
                    let view = standings::standings(ctx, actor, &slug, after, open, &wanted);
                    standings::of_players(view)
                }
            },
            move |visitor, view| {
                // A team event has standings of teams.
                let Some(view) = view else {
                    return Ok(Drawn::elsewhere(format!("/t/{slug}/teams")));
                };
                let t = visitor.words();
                let template = StandingsPage {
                    page: live_page(visitor, &view.summary.slug),
                    head: show::head(t, &view.summary, Tab::Standings).seen_by(view.role),
                    title: standings_title(t, &view),
                    after_round: view.after,
                    pinned: after.is_some(),
                    columns: columns(t, &view),
                    rows: standings_rows(t, &view),
                    pages: pages(t, &view, "standings"),
                    find: query.find.clone(),
                    is_by_keizer: view.summary.keizer.is_some(),
                    sides: words::round_robin::two_sides(t, &view.sides),
                    side_rows: side_rows(t, &view),
                    is_of_bracket: view.lines.iter().any(|line| line.reached.is_some()),
                    ties: ties(t, &view),
                    objections: objections(t, &view),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

/// The scores of more than two sides; equal scores share a place.
fn side_rows(t: Words, view: &StandingsView) -> Vec<SideRow> {
    let sides = view.sides.as_slice();
    if sides.len() < 3 {
        return Vec::new();
    }
    let each = sides.iter().map(|side| {
        let better = sides.iter().filter(|other| other.points > side.points);
        SideRow {
            place: better.count() + 1,
            name: words::round_robin::side(t, side),
            points: words::points::plain(side.points),
        }
    });
    each.collect()
}

/// Links to the other lines of a long list.
pub(super) fn pages(t: Words, view: &StandingsView, page: &str) -> Pages {
    let base = format!("/t/{}/{page}?after={}", view.summary.slug, view.after);
    Pages::new(t, view.total, view.start, &base)
}

/// How remaining ties at the end of the list are resolved; empty if there is nothing to say.
fn ties(t: Words, view: &StandingsView) -> String {
    let seed = match view.summary.regulations.remaining {
        Remaining::Lots(seed) => show::seed_text(seed),
        Remaining::PairingNumber => return t.get("rule-remaining-number"),
        Remaining::Shared => return t.get("standings-shared"),
    };
    match view.regulations.remaining {
        Remaining::Lots(_) => t.with_one("standings-lots", "seed", seed),
        _ => t.with_one("standings-lots-later", "seed", seed),
    }
}

/// The objections of the regulations to tie-breaks of the list, one sentence for each reason.
pub(super) fn objections(t: Words, view: &StandingsView) -> Vec<String> {
    let named = |wanted: fn(Objection) -> bool| -> String {
        let found = view.list.iter().zip(&view.objections);
        let codes = found
            .filter(|(_, objection)| objection.is_some_and(wanted))
            .map(|(tie_break, _)| tie_break.to_string().replace('/', "-"));
        codes.collect::<Vec<_>>().join(", ")
    };
    let mut said = Vec::new();
    let for_swiss = named(|objection| objection == Objection::SwissOnly);
    if !for_swiss.is_empty() {
        said.push(t.with_one("standings-swiss-only", "list", for_swiss));
    }
    let unrated = view
        .objections
        .iter()
        .find_map(|objection| match objection {
            Some(Objection::Unrated { participants }) => Some(*participants),
            _ => None,
        });
    if let Some(participants) = unrated {
        let list = named(|objection| matches!(objection, Objection::Unrated { .. }));
        let count = [("count", participants.to_string()), ("list", list)];
        said.push(t.with("standings-unrated", &count));
    }
    said
}

/// Whether all rounds of a schedule are shown. Its results come in any order, so no round is the last one played.
pub(super) fn is_running(summary: &Summary, after: u8) -> bool {
    summary.course.is_schedule() && after == summary.course.published()
}

/// Heading of the standings.
pub fn standings_title(t: Words, view: &StandingsView) -> String {
    if view.after == 0 {
        t.get("standings-start")
    } else if view.is_final {
        t.get("standings-final")
    } else if is_running(&view.summary, view.after) {
        t.get("standings-running")
    } else {
        t.with_one("standings-after", "round", view.after)
    }
}

/// The lines of the standings.
pub fn standings_rows(t: Words, view: &StandingsView) -> Vec<StandingsRow> {
    let slug = &view.summary.slug;
    let mut rows: Vec<StandingsRow> = Vec::with_capacity(view.lines.len());
    for (index, line) in view.lines.iter().enumerate() {
        let opened = view
            .unfolded
            .as_ref()
            .filter(|u| u.entry == line.entrant.entry);
        let tie_breaks = line.values.iter().enumerate().map(|(column, value)| {
            let foldable = view
                .list
                .get(column)
                .is_some_and(|tb| tb.code() != Code::DirectEncounter);
            let absent = line.absent.get(column).copied().flatten();
            TieBreakCell {
                value: figure(*value),
                absent: absent.map(|why| t.get(&format!("absent-{}", why.code()))),
                open: foldable.then(|| format!("{}-{column}", line.entrant.entry)),
                is_open: opened.is_some_and(|u| u.column == column),
            }
        });
        let tie_breaks = keizer_cell(t, view, line).into_iter().chain(tie_breaks);
        let tie_breaks = tie_breaks.collect();
        rows.push(StandingsRow {
            place: u16::try_from(line.place).unwrap_or(u16::MAX),
            player: show::name(t, &line.entrant, Some(slug)),
            rating: line.entrant.rating.map(Elo::get),
            club: line.entrant.club.clone(),
            points: line.points.into(),
            tie_breaks,
            reached: line.reached.as_ref().map(|one| {
                let by = one.by.as_ref().map(|by| show::name(t, by, None).plain());
                words::knock_out::reached(t, one, by)
            }),
            unfolded: opened
                .map(|unfolded| unfold(t, view, line, unfolded))
                .or_else(|| unfold_keizer(t, view, line)),
            last_of_group: view.lines.get(index + 1).is_some_and(|next| {
                match (&line.reached, &next.reached) {
                    (Some(own), Some(other)) => own.reached.is_apart(other.reached),
                    // In a club ranking almost every player would be a score group.
                    _ => view.summary.keizer.is_none() && next.points != line.points,
                }
            }),
        });
    }
    rows
}

/// The score in the Keizer system, which can be unfolded.
fn keizer_cell(t: Words, view: &StandingsView, line: &StandingLine) -> Option<TieBreakCell> {
    let entry = line.entrant.entry;
    let opened = view.unfolded_keizer.as_ref();
    Some(TieBreakCell {
        value: Figure::text(words::keizer::score(t, line.keizer?)),
        absent: None,
        open: Some(format!("{entry}-{}", view.list.len())),
        is_open: opened.is_some_and(|one| one.entry == entry),
    })
}
