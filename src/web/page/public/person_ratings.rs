//! The ratings of one participant as the page shows them: term by term, with the articles.

use crate::{
    app::tournament::ratings::view::{PersonRatings, RatingLine},
    event::{Elo, EventKind, Points, RoundEntry},
    i18n::Words,
    rating::{
        CountedGame, DifferenceRule, Estimate, EstimatedRound, Expectation, First, FirstRating,
        GAMES_FOR_TITLE, title_by_rating,
    },
    web::{
        Visitor,
        page::public::{
            live::live_page,
            rating_plot,
            ratings_view::{GameRow, PersonRatingsPage, Terms},
        },
        show,
        view::{Figure, tournament::Fact},
    },
    words::{self, rating as numbers},
};

/// The page; `open` is the round whose rating change is unfolded.
pub fn page(visitor: &Visitor, view: &PersonRatings, open: Option<u8>) -> PersonRatingsPage {
    let t = visitor.words();
    let line = &view.line;
    let it = &line.estimate;
    let slug = &view.summary.slug;
    let games = it.rounds.iter();
    let kind = view.summary.kind.code();
    PersonRatingsPage {
        page: live_page(visitor, slug),
        slug: slug.clone(),
        entry: line.entrant.entry,
        tournament: view.summary.name.clone(),
        dateline: t.with_two(
            "ratings-dateline",
            "round",
            view.after,
            "rounds",
            view.summary.course.planned(),
        ),
        player: show::name(t, &line.entrant, None),
        lead: lead(t, view, line.points),
        games: games.map(|round| game(t, view, round, open)).collect(),
        total: total(t, line),
        first: match it.first {
            Some(First::Rating(first)) => Some(first_terms(t, &first)),
            _ => None,
        },
        facts: facts(t, view),
        rating_head: t.get(&format!("rating-head-{kind}")),
        rating: it
            .rating
            .map_or_else(|| t.get("unrated"), |rating| rating.to_string()),
        after: after(t, it),
        k: it
            .coefficient
            .map_or_else(String::new, |k| numbers::coefficient(t, &k)),
        category: category(t, line),
        reached: reached(t, view),
        plot: rating_plot::plot(t, line),
    }
}

/// The estimated new rating.
pub(super) fn after(t: Words, it: &Estimate) -> String {
    match (it.after(), it.first) {
        (Some(after), _) => t.with_one("rating-estimated", "rating", after),
        (None, Some(first)) => numbers::first(t, first),
        (None, None) => String::new(),
    }
}

/// The title that the estimated rating or an earlier one gives, if the participant does not have it yet. Empty if there is
/// none, and for rapid and blitz, whose ratings give no titles.
pub(super) fn reached(t: Words, view: &PersonRatings) -> String {
    let it = &view.line.estimate;
    let own = it.rating.map(i32::from);
    let best = it.after().into_iter().chain(own).max();
    let held = view.line.entrant.person.title;
    let found = best.filter(|_| view.summary.kind == EventKind::Standard);
    let Some(found) = found.and_then(|rating| title_by_rating(rating, held)) else {
        return String::new();
    };
    let about = [
        ("title", words::title::title(t, found.title.code())),
        ("rating", found.rating.to_string()),
        ("games", GAMES_FOR_TITLE.to_string()),
    ];
    t.with("rating-title-reached", &about)
}

/// The national category, and the one that the estimate reaches; empty without categories.
pub(super) fn category(t: Words, line: &RatingLine) -> String {
    let Some(both) = line.categories else {
        return String::new();
    };
    let kept = match both.before {
        Some(before) => t.with_two(
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
        t.with_two(
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

/// Place and points; only points in a team event, where players have no place.
pub(super) fn lead(t: Words, view: &PersonRatings, points: Points) -> String {
    let (place, players) = (view.line.place.to_string(), view.total.to_string());
    let ([points, amount], rounds) = (words::points::counted(points), view.after.to_string());
    if view.line.place == 0 {
        return t.with(
            "ratings-person-points",
            &[points, amount, ("rounds", rounds)],
        );
    }
    t.with(
        "ratings-person-lead",
        &[
            ("place", place),
            ("players", players),
            points,
            amount,
            ("rounds", rounds),
        ],
    )
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

/// A round with its rating change; `open` is the round that is unfolded.
pub(super) fn game(
    t: Words,
    view: &PersonRatings,
    round: &EstimatedRound,
    open: Option<u8>,
) -> GameRow {
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
            RoundEntry::Bye(bye) => words::result::bye(t, bye, view.summary.bye_names()),
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

/// The terms of the change of one game.
fn terms(t: Words, view: &PersonRatings, round: u8, game: &CountedGame) -> Option<Terms> {
    let it: Expectation = game.expectation?;
    let k = view.line.estimate.coefficient?;
    let own = view.line.entrant.rating.map_or(0, Elo::get);
    let plain = t.with_two("rating-term-plain", "own", own, "opponent", game.opponent);
    let rule = match it.rule {
        DifferenceRule::Whole => t.get("rating-term-whole"),
        DifferenceRule::Capped => t.get("rating-term-capped"),
        DifferenceRule::Exempt => t.get("rating-term-exempt"),
    };
    let row = match it.row {
        (from, Some(to)) => t.with_two("rating-term-row", "from", from, "to", to),
        (from, None) => t.with_one("rating-term-row-last", "from", from),
    };
    let score = numbers::score(game.halves);
    let percent = numbers::hundredths(t, it.percent.into());
    Some(Terms::new(
        t.with_two(
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
            t.with_one("rating-term-k", "k", k.k),
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
                t.with_one("rating-term-k", "k", k.k),
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
                t.with_one("rating-first-capped", "rating", first.uncapped)
            } else {
                String::new()
            },
        ],
    )
}
