//! One participant's ratings as the page shows them: term by term, with the articles.

use crate::{
    app::tournament::ratings::{
        norm::Norm,
        view::{PersonRatings, RatingLine},
    },
    event::{Elo, Points, RoundEntry},
    i18n::Words,
    norms::{Forecast, Line, Outlook},
    rating::{CountedGame, DifferenceRule, EstimatedRound, Expectation, First, FirstRating},
    web::{
        Visitor,
        page::public::{
            live::live_page,
            ratings_view::{ForecastRow, GameRow, NormHead, PersonRatingsPage, Plot, Terms},
        },
        show,
        view::{Figure, tournament::Fact},
    },
    words::{self, rating as numbers},
};

/// The page; `open` is the round whose change is unfolded.
pub fn page(visitor: &Visitor, view: &PersonRatings, open: Option<u8>) -> PersonRatingsPage {
    let t = visitor.words();
    let line = &view.line;
    let it = &line.estimate;
    let slug = &view.summary.slug;
    let games = it.rounds.iter();
    let forecasts: Vec<&Forecast> = view
        .norms
        .iter()
        .filter(|norm| !norm.check.is_norm())
        .filter_map(|norm| norm.forecast.as_ref())
        .filter(|forecast| forecast.rounds_left <= 4)
        .collect();
    let kind = view.summary.kind.code();
    PersonRatingsPage {
        page: live_page(visitor, slug),
        slug: slug.clone(),
        entry: line.entrant.entry,
        tournament: view.summary.name.clone(),
        dateline: t.a2(
            "ratings-dateline",
            "round",
            view.after,
            "rounds",
            view.summary.course.planned(),
        ),
        player: show::name(t, &line.entrant, None),
        lead: t.with(
            "ratings-person-lead",
            &[
                ("place", line.place.to_string()),
                ("players", view.total.to_string()),
                ("points", words::points::plain(line.points)),
                ("rounds", view.after.to_string()),
            ],
        ),
        norm: norm_head(t, &view.norms),
        games: games.map(|round| game(t, view, round, open)).collect(),
        total: total(t, line),
        first: match it.first {
            Some(First::Rating(first)) => Some(first_terms(t, &first)),
            _ => None,
        },
        forecast_titles: forecasts
            .iter()
            .map(|forecast| {
                (
                    numbers::norm(t, forecast.title),
                    forecast.title.performance(),
                )
            })
            .collect(),
        forecasts: forecast_rows(t, &forecasts),
        forecast_note: forecasts.first().map_or_else(String::new, |forecast| {
            t.n("norm-table-note", forecast.rounds_left)
        }),
        has_norms: !view.norms.is_empty(),
        facts: facts(t, view),
        rating_head: t.get(&format!("rating-head-{kind}")),
        rating: it
            .rating
            .map_or_else(|| t.get("unrated"), |rating| rating.to_string()),
        after: match (it.after(), it.first) {
            (Some(after), _) => t.a("rating-estimated", "rating", after),
            (None, Some(first)) => numbers::first(t, first),
            (None, None) => String::new(),
        },
        k: it
            .coefficient
            .map_or_else(String::new, |k| numbers::coefficient(t, &k)),
        category: category(t, line),
        plot: plot(t, line),
    }
}

fn category(t: Words, line: &RatingLine) -> String {
    let Some(both) = line.categories else {
        return String::new();
    };
    let kept = match both.before {
        Some(before) => t.a2(
            "rating-category",
            "category",
            before.category.code(),
            "rating",
            before.rating,
        ),
        None => t.get("rating-category-none"),
    };
    let reached = both.reached.map(|reached| {
        let (code, rating) = (reached.category.code(), reached.rating);
        t.a2(
            "rating-category-reached",
            "category",
            code,
            "rating",
            rating,
        )
    });
    let is_sure = [both.before, both.reached]
        .into_iter()
        .flatten()
        .all(|threshold| threshold.verified);
    let unsure = (!is_sure).then(|| t.get("rating-category-unverified"));
    [Some(kept), reached, unsure]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}

fn norm_head(t: Words, norms: &[Norm]) -> Option<NormHead> {
    if let Some(norm) = norms.iter().find(|norm| norm.check.is_norm()) {
        let full = numbers::norm_title(t, norm.title);
        let about = [
            ("performance", norm.check.performance.to_string()),
            ("games", norm.check.games.len().to_string()),
            ("score", numbers::score(norm.check.halves)),
        ];
        return Some(NormHead {
            points: words::title::title(t, norm.title.code()),
            title: t.a("norm-made", "title", full),
            text: t.with("norm-made-text", &about),
        });
    }
    let soon = norms
        .iter()
        .filter_map(|norm| norm.forecast.as_ref())
        .filter(|forecast| forecast.rounds_left <= 4)
        .filter_map(|forecast| Some((forecast, forecast.headline()?)));
    let (forecast, line) = soon.min_by_key(|(_, line)| line.remaining)?;
    Some(NormHead {
        points: numbers::score(line.remaining),
        title: numbers::headline(t, forecast, line),
        text: numbers::enough(t, forecast, line),
    })
}

fn forecast_rows(t: Words, forecasts: &[&Forecast]) -> Vec<ForecastRow> {
    let Some(first) = forecasts.first() else {
        return Vec::new();
    };
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
    first.lines.iter().map(row).collect()
}

fn facts(t: Words, view: &PersonRatings) -> Vec<Fact> {
    let it = &view.line.estimate;
    let number = |value: Option<i32>| value.map_or_else(|| "–".to_owned(), |it| it.to_string());
    let mut facts = vec![
        ("points", words::points::plain(view.line.points)),
        ("ratings-average", number(it.performances.average)),
        ("ratings-tpr", number(it.performances.tpr)),
        ("ratings-ptp", number(it.performances.ptp)),
        ("ratings-rp", number(it.performances.rp)),
    ];
    if let Some(change) = it.change {
        facts.push(("ratings-expected", numbers::hundredths(t, change.expected)));
        facts.push(("ratings-change", numbers::signed(change.points)));
    }
    facts
        .into_iter()
        .map(|(key, text)| Fact {
            term: t.get(key),
            text,
        })
        .collect()
}

fn game(t: Words, view: &PersonRatings, round: &EstimatedRound, open: Option<u8>) -> GameRow {
    let opponent = round
        .entry
        .opponent()
        .and_then(|tpn| view.opponents.get(&tpn));
    let slug = &view.summary.slug;
    let number = round.round.get();
    let expectation = round.game.ok().and_then(|game| game.expectation);
    let is_open = open == Some(number);
    let score = match round.entry {
        RoundEntry::Pending { .. } => None,
        entry => Some(Figure::from(view.summary.scoring.points(entry))),
    };
    GameRow {
        round: number,
        colour: round.entry.colour(),
        opponent: opponent.map(|opponent| show::name(t, opponent, Some(slug))),
        bye: match round.entry {
            RoundEntry::Bye(bye) => words::result::bye(t, bye),
            _ => String::new(),
        },
        rating: opponent
            .and_then(|opponent| opponent.rating)
            .map_or_else(String::new, |rating| rating.to_string()),
        federation: opponent
            .and_then(|opponent| opponent.person.federation)
            .map_or_else(String::new, |federation| federation.to_string()),
        score,
        expected: expectation
            .map_or_else(String::new, |it| numbers::hundredths(t, it.percent.into())),
        change: expectation.map_or_else(String::new, |it| numbers::change(t, it.hundredths)),
        why: match round.game {
            Err(why) => numbers::not_counted(t, why),
            Ok(_) => String::new(),
        },
        terms: round
            .game
            .ok()
            .filter(|_| is_open)
            .and_then(|game| terms(t, view, number, &game)),
    }
}

/// What the change of one game is made of.
fn terms(t: Words, view: &PersonRatings, round: u8, game: &CountedGame) -> Option<Terms> {
    let it: Expectation = game.expectation?;
    let k = view.line.estimate.coefficient?;
    let own = view.line.entrant.rating.map_or(0, Elo::get);
    let plain = t.a2("rating-term-plain", "own", own, "opponent", game.opponent);
    let rule = match it.rule {
        DifferenceRule::Whole => t.get("rating-term-whole"),
        DifferenceRule::Capped => t.get("rating-term-capped"),
        DifferenceRule::Exempt => t.get("rating-term-exempt"),
    };
    let row = match it.row {
        (from, Some(to)) => t.a2("rating-term-row", "from", from, "to", to),
        (from, None) => t.a("rating-term-row-last", "from", from),
    };
    let score = numbers::score(game.halves);
    let percent = numbers::hundredths(t, it.percent.into());
    Some(Terms::new(
        t.a2(
            "rating-terms-title",
            "round",
            round,
            "change",
            numbers::change(t, it.hundredths),
        ),
        vec![
            [
                t.get("rating-term-difference"),
                numbers::signed(it.counted),
                format!("{plain}; {rule}"),
            ],
            [t.get("rating-term-expected"), percent.clone(), row],
            [
                t.get("rating-term-gain"),
                numbers::gain(t, it.gain),
                format!("{score} − {percent}"),
            ],
        ],
        [
            t.a("rating-term-k", "k", k.k),
            numbers::change(t, it.hundredths),
            numbers::coefficient(t, &k),
        ],
    ))
}

/// The sum over all games.
fn total(t: Words, line: &RatingLine) -> Option<Terms> {
    let it = &line.estimate;
    let (change, k) = (it.change?, it.coefficient?);
    let score = numbers::score(change.score);
    let gained = change.score * 50 - change.expected;
    let parts = it
        .rounds
        .iter()
        .filter_map(|round| round.game.ok()?.expectation);
    let parts: Vec<String> = parts
        .map(|part| numbers::change(t, part.hundredths))
        .collect();
    Some(Terms::new(
        t.get("rating-total-title"),
        vec![
            [
                t.get("rating-total-score"),
                score.clone(),
                t.n("rating-total-games", change.games),
            ],
            [
                t.get("rating-term-expected"),
                numbers::hundredths(t, change.expected),
                t.get("rating-total-expected"),
            ],
            [
                t.get("rating-term-gain"),
                numbers::gain(t, gained),
                format!("{score} − {}", numbers::hundredths(t, change.expected)),
            ],
            [
                t.a("rating-term-k", "k", k.k),
                numbers::change(t, change.hundredths),
                parts.join(" "),
            ],
        ],
        [
            t.get("rating-total-rounded"),
            numbers::signed(change.points),
            t.get("rating-total-rounding"),
        ],
    ))
}

fn first_terms(t: Words, first: &FirstRating) -> Terms {
    let average = i32::try_from(first.average_hundredths).unwrap_or(i32::MAX);
    let games = i64::try_from(first.games).unwrap_or(i64::MAX);
    let about = [
        ("sum", first.sum.to_string()),
        ("games", games.to_string()),
        ("count", (games + 2).to_string()),
    ];
    Terms::new(
        t.get("rating-first-title"),
        vec![
            [
                t.get("rating-first-average"),
                numbers::hundredths(t, average),
                t.with("rating-first-average-why", &about),
            ],
            [
                t.get("rating-first-percent"),
                format!("{}\u{a0}%", first.percent),
                t.get("rating-first-percent-why"),
            ],
            [
                t.get("rating-first-difference"),
                numbers::signed(first.difference),
                t.get("rating-first-difference-why"),
            ],
        ],
        [
            t.get("rating-first-sum"),
            first.rating.to_string(),
            if first.uncapped > first.rating {
                t.a("rating-first-capped", "rating", first.uncapped)
            } else {
                String::new()
            },
        ],
    )
}

/// Width, height and margin of the drawing, in its own units.
const WIDTH: i32 = 296;
const HEIGHT: i32 = 120;
const MARGIN: i32 = 12;

/// Points of the games that count, against what was to be expected, round by round.
fn plot(t: Words, line: &RatingLine) -> Option<Plot> {
    let it = &line.estimate;
    let change = it.change.filter(|change| change.games > 1)?;
    let rounds = i32::try_from(it.rounds.len()).ok()?;
    // Hundredths of a point, after each round.
    let (mut made, mut expected) = (vec![0], vec![0]);
    for round in &it.rounds {
        let game = round.game.ok();
        let score = game.map_or(0, |game| game.halves * 50);
        let due = game.and_then(|game| game.expectation);
        let due = due.map_or(0, |it| i32::from(it.percent));
        made.push(made.last().copied().unwrap_or(0) + score);
        expected.push(expected.last().copied().unwrap_or(0) + due);
    }
    let most = made.iter().chain(&expected).copied().max()?.max(100);
    let x = |index: i32| MARGIN + (WIDTH - 5 * MARGIN) * index / rounds;
    let y = |value: i32| HEIGHT - 2 * MARGIN - (HEIGHT - 4 * MARGIN) * value / most;
    let line_of = |values: &[i32]| {
        let points = (0..).zip(values);
        let points = points.map(|(index, value)| format!("{},{}", x(index), y(*value)));
        points.collect::<Vec<_>>().join(" ")
    };
    let score = Points::from_halves(change.score);
    let (score, due) = (
        words::points::plain(score),
        numbers::hundredths(t, change.expected),
    );
    let made_y = y(change.score * 50);
    let mut due_y = y(change.expected);
    // The two numbers do not stand on each other.
    if (made_y - due_y).abs() < 12 {
        due_y = if due_y >= made_y {
            made_y + 12
        } else {
            made_y - 12
        };
    }
    let end = x(rounds);
    Some(Plot {
        label: t.a2("ratings-plot", "points", &score, "expected", &due),
        made: line_of(&made),
        expected: line_of(&expected),
        made_end: ((end + 5).to_string(), (made_y + 4).to_string(), score),
        expected_end: ((end + 5).to_string(), (due_y + 4).to_string(), due),
        rounds: (1..=rounds)
            .filter_map(|round| Some((x(round).to_string(), u8::try_from(round).ok()?)))
            .collect(),
    })
}
