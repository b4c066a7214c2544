use super::*;
use crate::event::{Elo, Outcome};
use chrono::NaiveDate;

fn elo(rating: u16) -> Elo {
    Elo::new(rating).unwrap()
}

/// Probability of the normal distribution behind the table, by Simpson's rule.
fn normal(difference: f64) -> f64 {
    let z = difference / (200.0 * 2f64.sqrt());
    let density = |x: f64| (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    let steps = 400;
    let h = z / f64::from(steps);
    let inner: f64 = (1..steps)
        .map(|i| density(h * f64::from(i)) * if i % 2 == 1 { 4.0 } else { 2.0 })
        .sum();
    0.5 + (density(0.0) + inner + density(z)) * h / 3.0
}

#[test]
fn scoring_probability_is_symmetric_monotone_and_near_the_normal_curve() {
    let mut last = 50;
    let mut rows = 1;
    for difference in 0..=1200_i32 {
        let higher = scoring_probability(difference);
        assert!(higher == last || higher == last + 1, "{difference}");
        rows += u32::from(higher != last);
        last = higher;
        if difference > 0 {
            assert_eq!(scoring_probability(-difference), 100 - higher);
        }
        let exact = normal(f64::from(difference)) * 100.0;
        assert!(
            (f64::from(higher) - exact).abs() < 1.2,
            "{difference}: {exact}"
        );
    }
    assert_eq!(rows, 51);
    let edges = [
        (3, 50),
        (4, 51),
        (391, 91),
        (392, 92),
        (735, 99),
        (736, 100),
    ];
    for (difference, percent) in edges {
        assert_eq!(scoring_probability(difference), percent);
    }
}

#[test]
fn rating_difference_inverts_the_probability() {
    for percent in 0..=100_u8 {
        let difference = rating_difference(percent);
        assert_eq!(rating_difference(100 - percent), -difference);
        let back = scoring_probability(difference);
        assert!(back.abs_diff(percent) <= 1, "{percent}: {back}");
        if percent > 0 {
            assert!(difference > rating_difference(percent - 1));
        }
    }
    assert_eq!(rating_difference(57), 50);
    assert_eq!(rating_difference(0), -800);
    assert_eq!(rating_difference(200), 800);
}

#[test]
fn performances() {
    assert_eq!(average_rating(&[2000, 2001]), Some(2001));
    assert_eq!(average_rating(&[]), None);
    assert_eq!(
        [0, 1, 5, 10].map(|halves| percentage(halves, 5)),
        [0, 10, 50, 100].map(Some)
    );
    assert_eq!([-1, 11].map(|halves| percentage(halves, 5)), [None, None]);
    assert_eq!(percentage(0, 0), None);
    // 2 of 3 is 67 %: 125.
    assert_eq!(performance_rating(4, &[2000, 2100, 2200]), Some(2225));
    assert_eq!(performance_rating(7, &[2000, 2100, 2200]), None);
    assert_eq!(perfect_performance(0, &[1900, 1500]), Some(700));
    // All points: a certain win against the strongest.
    assert_eq!(perfect_performance(4, &[1900, 1500]), Some(2636));
    // Half of the points against one opponent: 50 % begins 3 points below them.
    assert_eq!(perfect_performance(1, &[2000]), Some(1997));
    assert_eq!(perfect_performance(5, &[1900, 1500]), None);
}

/// The definition itself: the lowest rating with enough expected score, by trying all.
#[test]
fn perfect_performance_is_the_lowest_that_suffices() {
    let fields = [
        vec![2400, 2310, 2250, 2100, 1985],
        vec![1500, 2300],
        vec![1800; 7],
        // Far below what is published, where the lowest rating that suffices is below zero.
        vec![100; 7],
        vec![1],
    ];
    for ratings in fields {
        for half_points in 1..=2 * i32::try_from(ratings.len()).unwrap() {
            let enough = |rating: i32| {
                let sum: i32 = ratings
                    .iter()
                    .map(|r| i32::from(scoring_probability(rating - r)))
                    .sum();
                sum >= 50 * half_points
            };
            let lowest = (-1000..4000).find(|rating| enough(*rating));
            assert_eq!(perfect_performance(half_points, &ratings), lowest);
        }
    }
}

#[test]
fn four_hundred_point_rule() {
    let standard = List::Standard;
    for (own, opponent, list, percent) in [
        (2813, 2400, standard, 93),
        (2400, 2813, standard, 8),
        (1500, 2000, standard, 8),
        (2000, 1500, standard, 92),
        (2649, 2000, standard, 92),
        (2650, 2000, standard, 99),
        (2650, 2000, List::Rapid, 92),
        (2650, 2000, List::Blitz, 92),
    ] {
        let found = expected_percent(elo(own), elo(opponent), list);
        assert_eq!(found, percent, "{own} {opponent} {list:?}");
    }
}

#[test]
fn large_differences_in_rapid_are_not_rated() {
    for (own, opponent, list, rated) in [
        (2601, 2002, List::Rapid, true),
        (2601, 2001, List::Rapid, false),
        (2001, 2601, List::Blitz, false),
        (2600, 2000, List::Blitz, true),
        (2601, 1500, List::Standard, true),
    ] {
        assert_eq!(
            is_rated(elo(own), elo(opponent), list),
            rated,
            "{own} {opponent}"
        );
    }
}

#[test]
fn changes_round_away_from_zero() {
    let game = |opponent, outcome| RatedGame {
        opponent: elo(opponent),
        outcome,
    };
    let one = |own, k, opponent, outcome| {
        rating_change(elo(own), k, &[game(opponent, outcome)], List::Standard)
    };
    assert_eq!(one(1500, 20, 2000, Outcome::Win).hundredths, 1840);
    assert_eq!(one(2813, 10, 2400, Outcome::Win).hundredths, 70);
    assert_eq!(one(2813, 10, 2400, Outcome::Win).points, 1);
    assert_eq!(one(2400, 10, 2813, Outcome::Loss).points, -1);
    // Equal ratings, K 10 and 20: ±5 and ±10; K 10 against +4 points: 4.9 and −5.1.
    assert_eq!(one(2000, 10, 2000, Outcome::Win).points, 5);
    assert_eq!(one(2000, 10, 2000, Outcome::Draw).points, 0);
    // 0.5 × 0.01: two games that make exactly half a point.
    let games = [game(2004, Outcome::Draw); 5];
    let up = rating_change(elo(2000), 10, &games, List::Standard);
    assert_eq!((up.hundredths, up.points, up.games), (50, 1, 5));
    let games = [game(2000, Outcome::Draw); 5];
    let down = rating_change(elo(2004), 10, &games, List::Standard);
    assert_eq!((down.hundredths, down.points), (-50, -1));
}

#[test]
fn coefficients() {
    let career = |rating, highest_published, games, age| Career {
        rating,
        highest_published,
        games,
        age,
    };
    for (career, k) in [
        (career(2399, 2400, 100, Some(17)), 10),
        (career(2299, 2299, 100, Some(18)), 40),
        (career(2299, 2299, 100, Some(19)), 20),
        (career(2200, 2300, 100, Some(18)), 20),
        (career(1800, 1800, 29, Some(40)), 40),
        (career(1800, 1800, 30, None), 20),
        (career(2350, 2350, 29, Some(16)), 40),
    ] {
        assert_eq!(k_factor(&career), k, "{career:?}");
    }
    for (k, games, expected) in [
        (20, 35, 20),
        (20, 36, 19),
        (20, 39, 17),
        (40, 18, 38),
        (10, 70, 10),
    ] {
        assert_eq!(k_for_period(k, games), expected);
    }
    assert_eq!(k_for_period(40, 0), 40);
}

#[test]
fn first_ratings() {
    let rating = |halves, opponents: &[i32]| first_rating(halves, opponents).map(|it| it.rating);
    assert_eq!(rating(6, &[1901, 1902, 1901, 1902, 1901]), Ok(1922));
    assert_eq!(rating(10, &[2600; 5]), Ok(CEILING));
    assert_eq!(rating(6, &[1901; 4]), Err(NoFirstRating::TooFewGames(4)));
    assert_eq!(rating(11, &[1901; 5]), Err(NoFirstRating::Score(11)));
    // B.02 7.1.4: published from 1400 on. Half of the points, so the average with the two draws against 1800.
    assert_eq!(rating(5, &[1240; 5]), Ok(FLOOR));
    assert_eq!(rating(5, &[1239; 5]), Err(NoFirstRating::BelowFloor(1399)));
    assert!(matches!(
        rating(0, &[1000; 9]),
        Err(NoFirstRating::BelowFloor(_))
    ));
}

/// The worked example: five games, three points, opponents of 9507 in all.
#[test]
fn a_first_rating_tells_its_terms() {
    let first = first_rating(6, &[1901, 1902, 1901, 1902, 1901]).unwrap();
    assert_eq!(
        (first.games, first.sum, first.average_hundredths),
        (5, 9507, 187_243)
    );
    assert_eq!(
        (first.percent, first.difference, first.rating),
        (57, 50, 1922)
    );
    let capped = first_rating(10, &[2600; 5]).unwrap();
    assert!(capped.uncapped > CEILING);
    assert_eq!(capped.rating, CEILING);
}

#[test]
fn italian_categories() {
    let day = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    let code = |rating| category_for(rating, day).map(|threshold| threshold.category.code());
    for (rating, expected) in [
        (1499, None),
        (1500, Some("3N")),
        (1600, Some("2N")),
        (1799, Some("2N")),
        (1800, Some("1N")),
        (2350, Some("CM")),
    ] {
        assert_eq!(code(rating), expected, "{rating}");
    }
    let before = NaiveDate::from_ymd_opt(2020, 12, 31).unwrap();
    assert_eq!(category_for(1900, before), None);
    assert!(category_for(1600, day).unwrap().verified);
    assert!(!category_for(2000, day).unwrap().verified);
}
