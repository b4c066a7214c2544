//! Public pages of a tournament: pairings, standings, cross-table, entries, a player, his board.

use actix_web::{
    HttpResponse,
    http::StatusCode,
    web::{self, Path, Query, ServiceConfig},
};
use askama::Template;

use crate::{
    app::{
        AppError,
        tournament::{
            board::{self, BoardLine, PersonalRound, PersonalView, RoundView},
            entries::{self, EntryList},
            standings::{self, StandingsView, Unfolded},
            summary,
        },
    },
    event::{Bye, Colour, Outcome, RoundEntry},
    i18n::Words,
    tiebreak::{Code, CutReason, TieBreakValue},
    web::{
        Failure, Visitor, events, moment, redirect, render, show,
        view::{
            Figure, Page, PlayerName, ResultMark, Section, TournamentHead,
            crosstable::{CrossCell, CrossRow, CrosstablePage},
            my_board::{MyBoardPage, MyPairing, MyRound},
            standings::{
                StandingsPage, StandingsRow, Term as TermView, TieBreakCell, TieBreakColumn,
                Unfolded as UnfoldedView,
            },
            tournament::{Download, Opposite, PairingRow, RoundLink, Tab, TournamentPage},
        },
    },
};

/// Addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}", web::get().to(pairings))
        .route("/t/{slug}/round/{round}", web::get().to(pairings_of))
        .route("/t/{slug}/standings", web::get().to(standings))
        .route("/t/{slug}/crosstable", web::get().to(crosstable))
        .route("/t/{slug}/players", web::get().to(players))
        .route("/t/{slug}/player/{entry}", web::get().to(player))
        .route("/t/{slug}/my-board", web::get().to(my_board))
        .route("/t/{slug}/announcement", web::get().to(announcement))
        .route("/t/{slug}/events", web::get().to(event_stream));
}

async fn event_stream(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let receiver = visitor.state.ctx.live.subscribe();
    let slug = slug.into_inner();
    let (summary, _) = visitor
        .run(move |ctx, actor| summary::get(ctx, actor, &slug))
        .await?;
    Ok(events::stream_of(receiver, summary.id))
}

async fn pairings(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    show_round(visitor, slug.into_inner(), None).await
}

async fn pairings_of(visitor: Visitor, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let (slug, round) = path.into_inner();
    show_round(visitor, slug, Some(round)).await
}

async fn show_round(
    visitor: Visitor,
    slug: String,
    round: Option<u8>,
) -> Result<HttpResponse, Failure> {
    let view = visitor
        .run(move |ctx, actor| board::round(ctx, actor, &slug, round))
        .await?;
    if view.is_draft {
        // Arbiters look at drafts at their desk, never on the public page.
        return Err(visitor.fail(AppError::NotFound));
    }
    let template = round_page(&visitor, &view);
    render(&visitor, StatusCode::OK, &template)
}

fn live_page(visitor: &Visitor, slug: &str) -> Page {
    let mut page = visitor.page(Section::Tournaments);
    page.live = Some(format!("/t/{slug}/events"));
    page
}

fn round_page(visitor: &Visitor, view: &RoundView) -> TournamentPage {
    let t = visitor.words();
    let slug = &view.summary.slug;
    let done = view.boards.len() - view.missing().len();
    let status = if view.round == 0 {
        String::new()
    } else {
        let time = view
            .published_at
            .map(moment::clock_time)
            .unwrap_or_default();
        t.with(
            "round-status",
            &[
                ("time", time),
                ("done", done.to_string()),
                ("total", view.boards.len().to_string()),
            ],
        )
    };
    let title = match view.round {
        0 => t.get("round-none"),
        round if done == view.boards.len() => t.a("round-finished", "round", round),
        round => t.a("round-playing", "round", round),
    };
    let mut rows: Vec<PairingRow> = view
        .boards
        .iter()
        .map(|line| pairing_row(t, slug, line))
        .collect();
    rows.extend(
        view.byes
            .iter()
            .filter(|line| !line.absent)
            .map(|line| PairingRow {
                board: None,
                white: show::name(t, &line.person, Some(slug)),
                white_points: line.points.into(),
                other: Opposite::Bye(line.worth.into(), show::bye_words(t, line.bye)),
                result: None,
                version: 0,
            }),
    );
    TournamentPage {
        page: live_page(visitor, slug),
        head: show::head(t, &view.summary, Tab::Pairings),
        title,
        status,
        round: view.round,
        rounds: round_links(view),
        rows,
        schedule: Vec::new(),
        rules: show::rules(t, &view.summary),
        downloads: downloads(t, slug, view.round),
    }
}

fn round_links(view: &RoundView) -> Vec<RoundLink> {
    (1..=view.summary.rounds_planned.max(view.summary.published))
        .map(|number| RoundLink {
            number,
            published: number <= view.summary.published,
            current: number == view.round,
        })
        .collect()
}

/// Files of a tournament; `round` is the one shown.
pub(super) fn downloads(t: Words, slug: &str, round: u8) -> Vec<Download> {
    let file = |key: &str, link: String| Download {
        label: t.get(key),
        link,
    };
    let mut files = Vec::new();
    if round > 0 {
        files.push(file(
            "download-pairings",
            format!("/t/{slug}/round/{round}/pairings.csv"),
        ));
        files.push(file(
            "download-games-round",
            format!("/t/{slug}/round/{round}/games.pgn"),
        ));
    }
    files.push(file(
        "download-standings",
        format!("/t/{slug}/standings.csv"),
    ));
    files.push(file("download-trf16", format!("/t/{slug}/tournament.trf")));
    files.push(file(
        "download-trf26",
        format!("/t/{slug}/tournament.trf26"),
    ));
    files.push(file("download-games", format!("/t/{slug}/games.pgn")));
    files
}

fn pairing_row(t: Words, slug: &str, line: &BoardLine) -> PairingRow {
    PairingRow {
        board: Some(line.board),
        white: show::name(t, &line.white, Some(slug)),
        white_points: line.white_points.into(),
        other: Opposite::Black(
            show::name(t, &line.black, Some(slug)),
            line.black_points.into(),
        ),
        result: line.result.map(|result| ResultMark { t, result }),
        version: i64::from(line.version),
    }
}

#[derive(serde::Deserialize)]
struct StandingsQuery {
    after: Option<u8>,
    open: Option<String>,
}

impl StandingsQuery {
    /// `17-2`: the entry and the column to be unfolded.
    fn opened(&self) -> Option<(i32, usize)> {
        let (entry, column) = self.open.as_deref()?.split_once('-')?;
        Some((entry.parse().ok()?, column.parse().ok()?))
    }
}

async fn standings(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<StandingsQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, open) = (slug.into_inner(), query.opened());
    let after = query.after;
    let view = visitor
        .run(move |ctx, actor| standings::standings(ctx, actor, &slug, after, open))
        .await?;
    let t = visitor.words();
    let template = StandingsPage {
        page: live_page(&visitor, &view.summary.slug),
        head: show::head(t, &view.summary, Tab::Standings),
        title: standings_title(t, &view),
        after_round: view.after,
        columns: columns(t, &view),
        rows: standings_rows(t, &view),
    };
    render(&visitor, StatusCode::OK, &template)
}

/// Heading of the standings.
pub(super) fn standings_title(t: Words, view: &StandingsView) -> String {
    if view.after == 0 {
        t.get("standings-start")
    } else if view.after == view.summary.rounds_planned && !view.provisional {
        t.get("standings-final")
    } else {
        t.a("standings-after", "round", view.after)
    }
}

/// The tie-break columns.
pub(super) fn columns(t: Words, view: &StandingsView) -> Vec<TieBreakColumn> {
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
pub(super) fn standings_rows(t: Words, view: &StandingsView) -> Vec<StandingsRow> {
    let slug = &view.summary.slug;
    let mut rows: Vec<StandingsRow> = Vec::with_capacity(view.lines.len());
    for (index, line) in view.lines.iter().enumerate() {
        let opened = view
            .unfolded
            .as_ref()
            .filter(|u| u.entry == line.person.entry);
        let tie_breaks = line
            .values
            .iter()
            .enumerate()
            .map(|(column, value)| {
                let foldable = view
                    .list
                    .get(column)
                    .is_some_and(|tb| tb.code() != Code::DirectEncounter);
                TieBreakCell {
                    value: figure(*value),
                    open: foldable.then(|| format!("{}-{column}", line.person.entry)),
                    is_open: opened.is_some_and(|u| u.column == column),
                }
            })
            .collect();
        rows.push(StandingsRow {
            place: u16::try_from(line.place).unwrap_or(u16::MAX),
            player: show::name(t, &line.person, Some(slug)),
            rating: line.person.rating,
            club: line.person.club.clone(),
            points: line.points.into(),
            tie_breaks,
            unfolded: opened.map(|unfolded| unfold(t, view, line, unfolded)),
            last_of_group: view
                .lines
                .get(index + 1)
                .is_some_and(|next| next.points != line.points),
        });
    }
    rows
}

fn unfold(
    t: Words,
    view: &StandingsView,
    line: &standings::StandingLine,
    unfolded: &Unfolded,
) -> UnfoldedView {
    let column = columns(t, view).into_iter().nth(unfolded.column);
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
            let who = opponent.as_ref().map(|p| p.surname.clone());
            let colour = term
                .round
                .and_then(|r| line.entries.get(r.index()))
                .and_then(|e| e.colour());
            let what = match (term.against, who) {
                (crate::tiebreak::Against::Opponent(_), Some(name)) => match colour {
                    Some(Colour::White) => t.a("term-white", "name", name),
                    Some(Colour::Black) => t.a("term-black", "name", name),
                    None => name,
                },
                (crate::tiebreak::Against::Dummy(_), Some(name)) => {
                    t.a("term-dummy-of", "name", name)
                }
                (crate::tiebreak::Against::Dummy(_), None) => t.get("term-dummy"),
                (_, Some(name)) => name,
                (_, None) => String::new(),
            };
            let mut why = Vec::new();
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
    UnfoldedView {
        title: t.with(
            "unfold-title",
            &[
                ("name", line.person.surname.clone()),
                ("tie_break", name.clone()),
                ("value", figure(value).plain()),
            ],
        ),
        terms,
        sum_name: name,
        sum: figure(value),
        sum_note: counted.join(" + "),
    }
}

/// What a round was for a participant, in one sign: `1`, `½`, `0`, `+`, `–`.
fn sign(entry: RoundEntry) -> &'static str {
    match entry {
        RoundEntry::Played {
            outcome: Outcome::Win,
            ..
        } => "1",
        RoundEntry::Played {
            outcome: Outcome::Draw,
            ..
        } => "½",
        RoundEntry::Played {
            outcome: Outcome::Loss,
            ..
        } => "0",
        RoundEntry::Forfeit { won: true, .. } => "+",
        RoundEntry::Forfeit { won: false, .. } => "–",
        RoundEntry::Pending { .. } => "·",
        RoundEntry::Bye(_) => "",
    }
}

async fn crosstable(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let view = visitor
        .run(move |ctx, actor| standings::standings(ctx, actor, &slug, None, None))
        .await?;
    let t = visitor.words();
    let place_of: std::collections::HashMap<_, _> = view
        .lines
        .iter()
        .filter_map(|l| Some((l.person.tpn?, l.place)))
        .collect();
    let scoring = view.summary.scoring;
    let rows = view
        .lines
        .iter()
        .enumerate()
        .map(|(index, line)| CrossRow {
            place: u16::try_from(line.place).unwrap_or(u16::MAX),
            player: show::name(t, &line.person, Some(&view.summary.slug)),
            cells: line
                .entries
                .iter()
                .map(|entry| match (*entry, entry.opponent(), entry.colour()) {
                    (RoundEntry::Bye(Bye::ZeroPoint), ..) => CrossCell::Nothing,
                    (RoundEntry::Bye(_), ..) => CrossCell::Bye(scoring.points(*entry).into()),
                    (entry, Some(opponent), Some(colour)) => CrossCell::Game {
                        place: place_of
                            .get(&opponent)
                            .and_then(|place| u16::try_from(*place).ok())
                            .unwrap_or(0),
                        colour,
                        sign: sign(entry),
                    },
                    _ => CrossCell::Nothing,
                })
                .collect(),
            points: line.points.into(),
            last_of_group: view
                .lines
                .get(index + 1)
                .is_some_and(|n| n.points != line.points),
        })
        .collect();
    let template = CrosstablePage {
        page: live_page(&visitor, &view.summary.slug),
        head: show::head(t, &view.summary, Tab::Crosstable),
        rounds: (1..=view.after).collect(),
        rows,
    };
    render(&visitor, StatusCode::OK, &template)
}

struct ListedPlayer {
    number: Option<u16>,
    name: PlayerName,
    rating: Option<u16>,
    federation: String,
    year: Option<i32>,
    club: String,
    note: String,
}

#[derive(Template)]
#[template(path = "tournament/players.html")]
struct PlayersPage {
    page: Page,
    head: TournamentHead,
    rows: Vec<ListedPlayer>,
}

async fn players(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let list: EntryList = visitor
        .run(move |ctx, actor| entries::list(ctx, actor, &slug))
        .await?;
    let t = visitor.words();
    let rows = list
        .entries
        .iter()
        .map(|entry| ListedPlayer {
            number: entry.person.tpn.map(crate::event::Tpn::get),
            name: show::name(t, &entry.person, Some(&list.summary.slug)),
            rating: entry.person.rating,
            federation: entry.person.federation.clone(),
            year: entry.birth_year,
            club: entry.person.club.clone(),
            note: match entry.withdrawn_after {
                Some(round) => t.a("entry-withdrawn", "round", round),
                None if entry.first_round > 1 => t.a("entry-late", "round", entry.first_round),
                None => String::new(),
            },
        })
        .collect();
    let template = PlayersPage {
        page: live_page(&visitor, &list.summary.slug),
        head: show::head(t, &list.summary, Tab::Entries),
        rows,
    };
    render(&visitor, StatusCode::OK, &template)
}

async fn player(visitor: Visitor, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, entry) = path.into_inner();
    let view = visitor
        .run(move |ctx, _| board::personal(ctx, &slug, entry))
        .await?;
    show_personal(&visitor, &view)
}

fn signed(round: &PersonalRound) -> &'static str {
    let opponent = round.opponent.as_ref().and_then(|person| person.tpn);
    match (round.result, round.colour, opponent) {
        (Some(result), Some(colour), Some(opponent)) => sign(result.entry(colour, opponent)),
        (None, Some(_), _) => "…",
        _ => match round.bye {
            Some(Bye::PairingAllocated | Bye::FullPoint) => "1",
            Some(Bye::HalfPoint) => "½",
            _ => "–",
        },
    }
}

fn show_personal(visitor: &Visitor, view: &PersonalView) -> Result<HttpResponse, Failure> {
    let t = visitor.words();
    let slug = &view.summary.slug;
    let newest = view.rounds.last();
    let pairing = match newest {
        None => MyPairing::Waiting(t.get("my-board-waiting")),
        Some(round) => match (&round.opponent, round.board, round.colour) {
            (Some(opponent), Some(number), Some(colour)) => MyPairing::Board {
                number,
                colour,
                place: Some(view.summary.venue.clone()).filter(|venue| !venue.is_empty()),
                opponent: show::name(t, opponent, Some(slug)),
                about: [
                    opponent.rating.map(|r| r.to_string()),
                    Some(opponent.club.clone()),
                ]
                .into_iter()
                .flatten()
                .filter(|text| !text.is_empty())
                .collect::<Vec<_>>()
                .join(", "),
                why: None,
            },
            _ => MyPairing::Bye(show::bye_words(t, round.bye.unwrap_or(Bye::ZeroPoint))),
        },
    };
    let rounds = view
        .rounds
        .iter()
        .map(|round| MyRound {
            number: round.round,
            colour: round.colour,
            opponent: round.opponent.as_ref().map_or_else(
                || show::bye_words(t, round.bye.unwrap_or(Bye::ZeroPoint)),
                |o| format!("{} {}", o.surname, o.given),
            ),
            sign: signed(round).to_owned(),
        })
        .collect();
    let round = newest.map_or(0, |round| round.round);
    let status = match view.published_at {
        Some(at) => t.a2(
            "my-board-status",
            "time",
            moment::clock_time(at),
            "points",
            Figure::from(view.points).plain(),
        ),
        None => String::new(),
    };
    let template = MyBoardPage {
        page: live_page(visitor, slug),
        slug: slug.clone(),
        tournament: view.summary.name.clone(),
        dateline: if round == 0 {
            String::new()
        } else {
            t.a("round-title", "round", round)
        },
        who: format!("{} {}", view.person.surname, view.person.given)
            .trim_end()
            .to_owned(),
        pairing,
        status,
        call_arbiter: None,
        report_result: None,
        ask_bye: None,
        rounds,
    };
    render(visitor, StatusCode::OK, &template)
}

#[derive(serde::Deserialize)]
struct SurnameQuery {
    #[serde(default)]
    surname: String,
}

#[derive(Template)]
#[template(path = "tournament/find_player.html")]
struct FindPage {
    page: Page,
    head: TournamentHead,
    surname: String,
    found: Vec<PlayerName>,
}

async fn my_board(
    visitor: Visitor,
    slug: Path<String>,
    query: Query<SurnameQuery>,
) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let wanted = crate::app::fold(&query.surname);
    let list = visitor
        .run(move |ctx, actor| entries::list(ctx, actor, &slug))
        .await?;
    let t = visitor.words();
    let found: Vec<_> = list
        .entries
        .iter()
        .filter(|entry| {
            let name = format!("{} {}", entry.person.surname, entry.person.given);
            !wanted.is_empty() && crate::app::fold(&name).starts_with(&wanted)
        })
        .collect();
    if let [only] = found.as_slice() {
        let link = format!("/t/{}/player/{}", list.summary.slug, only.person.entry);
        return Ok(redirect(&link, None));
    }
    let template = FindPage {
        page: visitor.page(Section::Tournaments),
        head: show::head(t, &list.summary, Tab::Entries),
        surname: query.surname.clone(),
        found: found
            .iter()
            .map(|entry| show::name(t, &entry.person, Some(&list.summary.slug)))
            .collect(),
    };
    render(&visitor, StatusCode::OK, &template)
}

#[derive(Template)]
#[template(path = "tournament/announcement.html")]
struct AnnouncementPage {
    page: Page,
    head: TournamentHead,
    facts: Vec<crate::web::view::tournament::Fact>,
    downloads: Vec<Download>,
}

async fn announcement(visitor: Visitor, slug: Path<String>) -> Result<HttpResponse, Failure> {
    let slug = slug.into_inner();
    let (summary, _) = visitor
        .run(move |ctx, actor| summary::get(ctx, actor, &slug))
        .await?;
    let t = visitor.words();
    let template = AnnouncementPage {
        page: visitor.page(Section::Tournaments),
        head: show::head(t, &summary, Tab::Announcement),
        facts: show::rules(t, &summary),
        downloads: downloads(t, &summary.slug, summary.published),
    };
    render(&visitor, StatusCode::OK, &template)
}
