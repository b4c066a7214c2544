//! A plot of a player's points against the expected points, round by round.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::{
    app::tournament::ratings::view::RatingLine,
    event::Points,
    i18n::Words,
    words::{self, rating as numbers},
};

/// Points and expected points by round.
#[derive(Template)]
#[template(path = "public/plot.html")]
pub struct Plot {
    t: Words,
    label: String,
    /// The line of the points, as coordinates: `8,96 40,80`.
    made: String,
    /// The line of the expected points, as coordinates.
    expected: String,
    /// The end of the line of points: coordinates and number.
    made_end: (String, String, String),
    expected_end: (String, String, String),
    rounds: Vec<(String, u8)>,
}

impl HtmlSafe for Plot {}

/// Width of the drawing, in its own units; height and margin follow.
const WIDTH: i32 = 296;
const HEIGHT: i32 = 120;
const MARGIN: i32 = 12;

/// Points of the games that count against the expected points, round by round.
pub fn plot(t: Words, line: &RatingLine) -> Option<Plot> {
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
    // Keeps the two numbers apart.
    if (made_y - due_y).abs() < 12 {
        due_y = if due_y >= made_y {
            made_y + 12
        } else {
            made_y - 12
        };
    }
    let end = x(rounds);
    Some(Plot {
        t,
        label: t.with_two("ratings-plot", "points", &score, "expected", &due),
        made: line_of(&made),
        expected: line_of(&expected),
        made_end: ((end + 5).to_string(), (made_y + 4).to_string(), score),
        expected_end: ((end + 5).to_string(), (due_y + 4).to_string(), due),
        rounds: (1..=rounds)
            .filter_map(|round| Some((x(round).to_string(), u8::try_from(round).ok()?)))
            .collect(),
    })
}
