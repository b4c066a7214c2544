//! Standings with their tie-breaks unfolded, and the cross-table.

use actix_web::{HttpResponse, http::StatusCode};

use crate::{
    app::tournament::{
        standings::{self, StandingLine, StandingsView, Unfolded},
        summary::Summary,
        window::Window,
    },
    event::{Bye, Colour, Elo, Points, RoundEntry},
    i18n::Words,
    pairing::keizer::Cause,
    tiebreak::{Against, Code, CutReason, Objection, Remaining, Term, TieBreakValue},
    web::{
        Drawn, Failure, Shows, Visitor,
        page::public::{
            berger_view::{BergerPage, MOST_COLUMNS},
            crosstable_view::{CrossCell, CrossRow, CrosstablePage},
            live::live_page,
            standings_view::{
                SideRow, StandingsPage, StandingsRow, Term as TermView, TieBreakCell,
                TieBreakColumn, Unfolded as UnfoldedView,
            },
        },
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{Figure, Pages, tournament::Tab},
    },
    words,
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/standings", web::get().to(standings))
        .route("/t/{slug}/crosstable", web::get().to(crosstable));
}

#[derive(serde::Deserialize)]
struct StandingsQuery {
    after: Option<u8>,
    /// Another word for `after`.
    round: Option<u8>,
    open: Option<String>,
    page: Option<usize>,
    #[serde(default)]
    find: String,
}

impl StandingsQuery {
    /// The round after which the standings are wanted, if any is named.
    fn after(&self) -> Option<u8> {
        self.after.or(self.round)
    }

    /// `17-2`: the entry and the column to be unfolded.
    fn opened(&self) -> Option<(i32, usize)> {
        let (entry, column) = self.open.as_deref()?.split_once('-')?;
        Some((entry.parse().ok()?, column.parse().ok()?))
    }

    /// The lines to be seen: those around what is unfolded or looked for, else the page.
    fn window(&self) -> Window {
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
                // An event of teams has standings of teams.
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

/// More than two sides, those with the same sum on one place.
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

/// The way to the other lines of a long list.
fn pages(t: Words, view: &StandingsView, page: &str) -> Pages {
    let base = format!("/t/{}/{page}?after={}", view.summary.slug, view.after);
    Pages::new(t, view.total, view.start, &base)
}

/// What became of ties at the end of the list, where there is something to say.
fn ties(t: Words, view: &StandingsView) -> String {
    let seed = match view.summary.regulations.remaining {
        Remaining::Lots(seed) => show::seed_text(seed),
        Remaining::PairingNumber => return t.get("rule-remaining-number"),
        Remaining::Shared => return t.get("standings-shared"),
    };
    match view.regulations.remaining {
        Remaining::Lots(_) => t.a("standings-lots", "seed", seed),
        _ => t.a("standings-lots-later", "seed", seed),
    }
}

/// What the regulations have against tie-breaks of the list, a sentence for each reason.
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
        said.push(t.a("standings-swiss-only", "list", for_swiss));
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

/// Whether all rounds of a schedule are shown: its results come in any order, so that no round is the last one played.
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
        t.a("standings-after", "round", view.after)
    }
}

/// The score of the Keizer system, where it ranks, and the tie-break columns.
pub fn columns(t: Words, view: &StandingsView) -> Vec<TieBreakColumn> {
    let keizer = view.summary.keizer.map(|_| TieBreakColumn {
        code: t.get("keizer-column"),
        name: t.get("keizer-score"),
    });
    keizer
        .into_iter()
        .chain(tie_break_columns(t, view))
        .collect()
}

fn tie_break_columns(t: Words, view: &StandingsView) -> Vec<TieBreakColumn> {
    view.list
        .iter()
        .map(|tie_break| {
            let code = tie_break.to_string();
            let name = t.get(&format!(
                "tie-break-{}",
                tie_break.code().acronym().to_lowercase()
            ));
            let name = match code.split_once('/') {
                Some((_, modifiers)) => {
                    let parts = modifiers.split('/').map(|m| {
                        let key = format!("tie-break-modifier-{}", m.to_lowercase());
                        if t.has(&key) {
                            t.get(&key)
                        } else {
                            m.to_owned()
                        }
                    });
                    format!("{name} {}", parts.collect::<Vec<_>>().join(" "))
                }
                None => name,
            };
            TieBreakColumn {
                code: code.replace('/', "-"),
                name,
            }
        })
        .collect()
}

/// A tie-break value in its column: fractions of points hang, other numbers are written out.
fn figure(value: TieBreakValue) -> Figure {
    match value.exact() {
        Some((numerator, denominator)) if denominator > 0 && (numerator * 4) % denominator == 0 => {
            Figure::quarters(numerator * 4 / denominator)
        }
        Some(_) => Figure::text(value.to_string()),
        None => Figure::text("–"),
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
                    // Down the ranking of a club nearly everybody would be a group.
                    _ => view.summary.keizer.is_none() && next.points != line.points,
                }
            }),
        });
    }
    rows
}

/// The score of the Keizer system, which may be opened.
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

/// What somebody's score of the Keizer system is made of, if it is opened.
fn unfold_keizer(t: Words, view: &StandingsView, line: &StandingLine) -> Option<UnfoldedView> {
    let opened = view.unfolded_keizer.as_ref();
    let opened = opened.filter(|one| one.entry == line.entrant.entry)?;
    let score = |score| words::keizer::score(t, score);
    let terms = opened.place.terms.iter().map(|term| {
        let opponent = match term.cause {
            Cause::Game { opponent, .. } | Cause::Open { opponent } => {
                opened.opponents.get(&opponent)
            }
            _ => None,
        };
        let name = opponent.map(|one| one.name().surname().to_owned());
        TermView {
            round: term
                .round
                .map_or_else(String::new, |round| t.a("round-title", "round", round)),
            what: words::keizer::cause(t, term.cause, name),
            value: Figure::text(score(term.amount)),
            why: words::keizer::counted(t, term),
            cut: matches!(term.cause, Cause::TooMany(_)),
        }
    });
    let terms: Vec<TermView> = terms.collect();
    let counted: Vec<String> = terms.iter().map(|term| term.value.plain()).collect();
    let (name, sum) = (t.get("keizer-score"), score(opened.place.score));
    Some(UnfoldedView {
        title: t.with(
            "unfold-title",
            &[
                ("name", line.entrant.name().surname().to_owned()),
                ("tie_break", name.clone()),
                ("value", sum.clone()),
            ],
        ),
        terms,
        sum_name: name,
        sum: Figure::text(sum),
        sum_note: counted.join(" + "),
    })
}

fn unfold(
    t: Words,
    view: &StandingsView,
    line: &StandingLine,
    unfolded: &Unfolded,
) -> UnfoldedView {
    let column = tie_break_columns(t, view).into_iter().nth(unfolded.column);
    let name = column.map_or_else(String::new, |column| column.name);
    let value = line
        .values
        .get(unfolded.column)
        .copied()
        .unwrap_or(TieBreakValue::MISSING);
    let terms: Vec<TermView> = unfolded
        .terms
        .iter()
        .map(|(term, opponent)| {
            let round = term
                .round
                .map_or_else(String::new, |r| t.a("round-title", "round", r));
            let who = opponent.as_ref().map(|p| p.name().surname().to_owned());
            let colour = term
                .round
                .and_then(|r| line.entries.get(r.index()))
                .and_then(|e| e.colour());
            let what = match (term.against, who) {
                (Against::Opponent(_), Some(name)) => match colour {
                    Some(Colour::White) => t.a("term-white", "name", name),
                    Some(Colour::Black) => t.a("term-black", "name", name),
                    None => name,
                },
                (Against::Dummy(_), Some(name)) => t.a("term-dummy-of", "name", name),
                (Against::Dummy(_), None) => t.get("term-dummy"),
                (_, Some(name)) => name,
                (_, None) => String::new(),
            };
            let mut why = counted_as(t, view, unfolded.column, term);
            if term.cap.is_some() {
                why.push(t.a("term-capped", "value", figure(term.original).plain()));
            }
            if let Some(cut) = term.cut {
                why.push(t.get(match cut {
                    CutReason::LeastSignificant => "term-cut-least",
                    CutReason::VoluntaryUnplayedRound => "term-cut-vur",
                    CutReason::MostSignificant => "term-cut-most",
                    CutReason::BelowLimit => "term-cut-limit",
                }));
            }
            TermView {
                round,
                what,
                value: figure(term.value),
                why: why.join(" "),
                cut: !term.counts(),
            }
        })
        .collect();
    let counted: Vec<String> = terms
        .iter()
        .filter(|term| !term.cut)
        .map(|term| term.value.plain())
        .collect();
    let absent = line.absent.get(unfolded.column).copied().flatten();
    let sum_note = match view.list.get(unfolded.column).map(|tb| tb.code()) {
        // An average of nobody is none.
        _ if absent.is_some() => absent
            .map(|why| t.get(&format!("absent-{}", why.code())))
            .unwrap_or_default(),
        Some(Code::PerformanceRating | Code::PerfectPerformance) => {
            t.a("unfold-performance", "terms", counted.join(", "))
        }
        Some(code) if code.is_average() => t.a("unfold-average", "terms", counted.join(", ")),
        _ => counted.join(" + "),
    };
    UnfoldedView {
        title: t.with(
            "unfold-title",
            &[
                ("name", line.entrant.name().surname().to_owned()),
                ("tie_break", name.clone()),
                ("value", figure(value).plain()),
            ],
        ),
        terms,
        sum_name: name,
        sum: figure(value),
        sum_note,
    }
}

/// Where a term's number comes from, when it is not simply the opponent's points.
fn counted_as(t: Words, view: &StandingsView, column: usize, term: &Term) -> Vec<String> {
    let plain = |points: Points| Figure::from(points).plain();
    let product = view.list.get(column).map(|tb| tb.code()) == Some(Code::SonnebornBerger);
    let mut said = Vec::new();
    let Some(score) = term.score else {
        return said;
    };
    match term.against {
        Against::Opponent(tpn) => {
            let real = view.ranks.get(&tpn).map(|(_, points)| *points);
            if let Some(real) = real.filter(|real| *real != score) {
                let (real, score) = (plain(real), plain(score));
                said.push(t.a2("term-adjusted", "points", real, "score", score));
            }
        }
        Against::Dummy(_) => said.push(t.get("term-dummy-why")),
        Against::Nobody => {}
    }
    if product {
        let scored = plain(term.scored.unwrap_or_default());
        said.push(t.a2("term-product", "score", plain(score), "points", scored));
    }
    said
}

/// The lines of the cross-table; names lead to the pages of the tournament `linked`.
pub fn cross_rows(t: Words, view: &StandingsView, linked: Option<&str>) -> Vec<CrossRow> {
    let scoring = view.summary.scoring;
    let cell = |entry: &RoundEntry| match (*entry, entry.opponent(), entry.colour()) {
        (RoundEntry::Bye(Bye::ZeroPoint), ..) => CrossCell::Nothing,
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
