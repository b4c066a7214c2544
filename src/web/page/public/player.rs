//! The tournament of one participant: round by round with opponent, points and rating change, the norms within reach, the
//! recorded games. The page of their present board is `my_board`.

use std::collections::BTreeMap;

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        exchange::game_list,
        tournament::{
            personal::{self, PersonalRound, PersonalView},
            ratings::view::{self as ratings, PersonRatings},
        },
    },
    event::{Bye, Colour, Tpn},
    i18n::Words,
    web::{
        Failure, Shows, Visitor,
        page::public::{
            live::live_page,
            norm_outlook::{self, Forecasts, NormHead},
            person_ratings,
            rating_plot::{self, Plot},
            ratings_view::GameRow,
        },
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{Figure, Page, PlayerName, Section, tournament::Fact},
    },
    words::{self, rating as numbers},
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/player/{entry}", web::get().to(player));
}

/// The data of a participant's page.
struct Player {
    view: PersonalView,
    /// Rating changes and norms; `None` before the first round.
    ratings: Option<PersonRatings>,
    /// Numbers of the recorded games, by round.
    games: BTreeMap<u8, i32>,
}

/// One round.
struct RoundRow {
    row: GameRow,
    /// Place and time of an open game; empty otherwise.
    seat: String,
    /// Address of the recorded game.
    game: Option<String>,
}

/// The rating, shown beside the rounds.
struct RatingBox {
    title: String,
    rating: String,
    after: String,
    plot: Option<Plot>,
    category: String,
    /// The title that the estimate gives; empty if there is none.
    reached: String,
}

#[derive(Template)]
#[template(path = "public/player.html")]
struct PlayerPage {
    page: Page,
    slug: String,
    entry: i32,
    tournament: String,
    dateline: String,
    player: PlayerName,
    no_index: bool,
    lead: Vec<String>,
    norm: Option<NormHead>,
    rounds: Vec<RoundRow>,
    /// Number of recorded games.
    recorded: usize,
    forecasts: Option<Forecasts>,
    has_norms: bool,
    facts: Vec<Fact>,
    rating: Option<RatingBox>,
}

#[derive(serde::Deserialize)]
struct Wanted {
    /// The round whose rating change is unfolded.
    open: Option<u8>,
}

async fn player(
    visitor: Visitor,
    path: Path<(String, i32)>,
    query: Query<Wanted>,
) -> Result<HttpResponse, Failure> {
    let (slug, entry) = path.into_inner();
    let open = query.open;
    visitor
        .show_public(
            Shows::Tournament(slug.clone()),
            move |ctx, actor| {
                let view = personal::participant(ctx, actor, &slug, entry)?;
                Ok(Player {
                    ratings: match view.rounds.is_empty() {
                        true => None,
                        false => Some(ratings::person(ctx, actor, &slug, entry)?),
                    },
                    games: game_list::of_player(ctx, actor, &slug, entry)?
                        .into_iter()
                        .collect(),
                    view,
                })
            },
            move |visitor, player| render(visitor, StatusCode::OK, &page(visitor, &player, open)),
        )
        .await
}

fn page(visitor: &Visitor, player: &Player, open: Option<u8>) -> PlayerPage {
    let t = visitor.words();
    let Player {
        view,
        ratings,
        games,
    } = player;
    let summary = &view.summary;
    let round = |round| round_row(t, player, round, open);
    let published = summary.course.published();
    let norms = ratings.as_ref().map_or(&[][..], |ratings| &ratings.norms);
    PlayerPage {
        page: live_page(visitor, &summary.slug),
        slug: summary.slug.clone(),
        entry: view.entrant.entry,
        tournament: summary.name.clone(),
        dateline: match published {
            0 => summary.town.clone(),
            after => {
                let planned = summary.course.planned();
                t.with_two("ratings-dateline", "round", after, "rounds", planned)
            }
        },
        player: show::name(t, &view.entrant, None),
        no_index: view.is_minor,
        lead: lead(t, view, ratings.as_ref()),
        norm: norm_outlook::head(t, norms),
        rounds: view.rounds.iter().map(round).collect(),
        recorded: games.len(),
        forecasts: norm_outlook::forecasts(t, norms),
        has_norms: !norms.is_empty(),
        facts: facts(t, view, ratings.as_ref()),
        rating: ratings.as_ref().map(|ratings| rating_box(t, ratings)),
    }
}

/// Whether the game of a round has no result yet.
const fn is_open(round: &PersonalRound) -> bool {
    round.opponent.is_some() && round.result.is_none()
}

/// A sentence each: place and points, the game in progress, the withdrawal.
fn lead(t: Words, view: &PersonalView, ratings: Option<&PersonRatings>) -> Vec<String> {
    let mut lead = match ratings {
        None => vec![t.get("my-board-waiting")],
        Some(ratings) => vec![person_ratings::lead(t, ratings, view.points)],
    };
    if let Some(after) = view.withdrawn_after {
        lead.push(t.with_one("player-withdrawn", "round", after));
    } else if let Some(round) = view.rounds.iter().find(|round| is_open(round))
        && let (Some(opponent), Some(board), Some(colour)) =
            (&round.opponent, round.board, round.colour)
    {
        let key = match colour {
            Colour::White => "player-next-white",
            Colour::Black => "player-next-black",
        };
        let about = [
            ("round", round.round.to_string()),
            ("board", board.to_string()),
            ("name", show::shown_name(t, opponent.name()).plain()),
        ];
        lead.push(t.with(key, &about));
    }
    lead
}

fn round_row(t: Words, player: &Player, round: &PersonalRound, open: Option<u8>) -> RoundRow {
    let summary = &player.view.summary;
    let slug = &summary.slug;
    let estimated = player.ratings.as_ref().and_then(|ratings| {
        let mut rounds = ratings.line.estimate.rounds.iter();
        let same = rounds.find(|one| one.round.get() == round.round)?;
        Some(person_ratings::game(t, ratings, same, open))
    });
    let row = estimated.unwrap_or_default();
    let seat = match round.board {
        Some(board) if is_open(round) => {
            let seat = t.with_one("player-board", "board", board);
            match show::day_and_hour(t, summary, round.round) {
                Some(day) => format!("{seat}, {day}"),
                None => seat,
            }
        }
        _ => String::new(),
    };
    RoundRow {
        row: GameRow {
            round: round.round,
            colour: round.colour,
            bye: match round.opponent {
                Some(_) => String::new(),
                None => {
                    let bye = round.bye.unwrap_or(Bye::ZeroPoint);
                    words::result::bye(t, bye, summary.bye_names())
                }
            },
            ..row
        },
        seat,
        game: player
            .games
            .get(&round.round)
            .map(|game| format!("/t/{slug}/games/{game}")),
    }
}

fn facts(t: Words, view: &PersonalView, ratings: Option<&PersonRatings>) -> Vec<Fact> {
    let entrant = &view.entrant;
    let number = entrant.tpn.map(Tpn::get);
    let mut facts: Vec<(&str, Option<String>)> = Vec::new();
    if let Some(ratings) = ratings {
        let it = &ratings.line.estimate;
        let about = [
            ("place", ratings.line.place.to_string()),
            ("players", ratings.total.to_string()),
        ];
        let points = Figure::from(view.points).plain();
        let text = |value: Option<i32>| value.map(|value| value.to_string());
        facts.extend([
            (
                "place",
                (ratings.line.place > 0).then(|| t.with("player-place", &about)),
            ),
            (
                "points",
                Some(t.with_two(
                    "player-points",
                    "points",
                    points,
                    "rounds",
                    i64::from(ratings.after),
                )),
            ),
            ("ratings-average", text(it.performances.average)),
            ("ratings-tpr", text(it.performances.tpr)),
            ("ratings-rp", text(it.performances.rp)),
        ]);
        if let (Some(change), Some(k)) = (it.change, it.coefficient) {
            let (gained, k) = (numbers::change(t, change.hundredths), k.k);
            facts.extend([
                (
                    "ratings-expected",
                    Some(numbers::hundredths(t, change.expected)),
                ),
                (
                    "ratings-change",
                    Some(t.with_two("player-change", "change", gained, "k", k)),
                ),
            ]);
        }
    }
    let federation = entrant.person.federation.map(|it| it.to_string());
    facts.extend([
        ("player-number", number.map(|number| number.to_string())),
        ("federation", federation),
        (
            "club",
            Some(entrant.club.clone()).filter(|club| !club.is_empty()),
        ),
    ]);
    let shown = facts.into_iter().filter_map(|(term, text)| {
        Some(Fact {
            term: t.get(term),
            text: text?,
        })
    });
    shown.collect()
}

fn rating_box(t: Words, ratings: &PersonRatings) -> RatingBox {
    let it = &ratings.line.estimate;
    RatingBox {
        title: t.get(&format!("rating-head-{}", ratings.summary.kind.code())),
        rating: it
            .rating
            .map_or_else(|| t.get("unrated"), |rating| rating.to_string()),
        after: person_ratings::after(t, it),
        plot: rating_plot::plot(t, &ratings.line),
        category: person_ratings::category(t, &ratings.line),
        reached: person_ratings::reached(t, ratings),
    }
}
