//! What is still enough for a norm.

use super::*;

#[test]
fn who_may_still_earn_a_title() {
    let open = |held: &str| {
        let held = Title::parse(held);
        let open = NormTitle::ALL
            .into_iter()
            .filter(|title| title.is_open_to(held));
        open.map(NormTitle::code).collect::<Vec<_>>()
    };
    assert_eq!(open(""), ["GM", "IM", "WGM", "WIM"]);
    assert_eq!(open("FM"), ["GM", "IM", "WGM", "WIM"]);
    assert_eq!(open("WGM"), ["GM", "IM"]);
    assert_eq!(open("WIM"), ["GM", "IM", "WGM"]);
    assert_eq!(open("IM"), ["GM"]);
    assert_eq!(open("GM"), [""; 0]);
}

/// The player of the mock-up: five of seven, a grandmaster next, the ninth opponent unknown.
#[test]
fn what_is_still_enough() {
    let played = [
        (foe(2038, "CM", "ITA"), 2),
        (foe(2487, "GM", "ROU"), 2),
        (foe(2508, "GM", "SLO"), 1),
        (foe(2472, "GM", "CRO"), 0),
        (foe(2377, "IM", "POL"), 2),
        (foe(2352, "FM", "ITA"), 2),
        (foe(2391, "IM", "SWE"), 1),
    ];
    let next = (
        RoundNumber::new(8).unwrap(),
        Tpn::new(9).unwrap(),
        foe(2531, "GM", "HUN"),
    );
    let met = Met {
        games: games(&played),
        left_out: Vec::new(),
        open: vec![next],
    };
    let im = forecast(NormTitle::Im, &met, LeastGames::Nine, 2).unwrap();
    let outlooks: Vec<(i32, Outlook)> = im
        .lines
        .iter()
        .map(|line| (line.total, line.outlook))
        .collect();
    assert_eq!(
        outlooks,
        [
            (14, Outlook::Enough),
            (13, Outlook::Enough),
            (12, Outlook::Enough),
            (11, Outlook::From(2158)),
            (10, Outlook::From(2491)),
        ]
    );
    assert_eq!(
        (im.unknown, im.holders_lacking, im.required_lacking),
        (1, 0, 0)
    );
    // Half a point against somebody who is no stronger than those before.
    assert_eq!(im.headline().map(|line| line.remaining), Some(1));
    // 7 of 9 need 2380 for GM, and the lowest counts 2200: 21415.5 less 19318 is 2097.5.
    let gm = forecast(NormTitle::Gm, &met, LeastGames::Nine, 2).unwrap();
    assert_eq!(gm.lines[0].outlook, Outlook::From(2098));
    assert_eq!(
        gm.lines[1].outlook,
        Outlook::From(2584),
        "6½ need 2434 on average"
    );
    assert_eq!(
        gm.lines[4].outlook,
        Outlook::Never {
            average: Some(2557)
        }
    );
    assert_eq!(forecast(NormTitle::Im, &met, LeastGames::Nine, 0), None);
    assert_eq!(
        forecast(NormTitle::Im, &met, LeastGames::Nine, 1),
        None,
        "eight games"
    );
}

/// 1.4.1: nine games, or eight and a free point; more than thirteen are no hindrance.
#[test]
fn a_forecast_asks_for_as_many_games_as_a_norm() {
    let free = (RoundNumber::FIRST, LeftOut::Bye(Bye::PairingAllocated));
    for (played, with_free_point, rounds_left, foreseen) in [
        (6, false, 2, false),
        (6, false, 3, true),
        (6, true, 1, false),
        (6, true, 2, true),
        (6, true, 3, true),
        (9, false, 4, true),
        (9, false, 5, true),
    ] {
        let met = Met {
            games: scored(&strong()[..played], 8),
            left_out: with_free_point.then_some(free).into_iter().collect(),
            ..Met::default()
        };
        let forecast = forecast(NormTitle::Im, &met, LeastGames::Nine, rounds_left);
        let case = (played, with_free_point, rounds_left);
        assert_eq!(forecast.is_some(), foreseen, "{case:?}");
    }
}

/// 1.4.5: whoever is not known yet may hold a title, everybody else does or does not.
#[test]
fn titles_that_cannot_be_met_any_more() {
    let met = Met::default();
    let forecast = forecast(NormTitle::Im, &met, LeastGames::Nine, 9).unwrap();
    assert_eq!(
        (forecast.holders_lacking, forecast.required_lacking),
        (5, 3)
    );
    for (unknown, holders_lacking, required_lacking, possible) in [
        (3, 3, 3, true),
        (3, 4, 3, false),
        (3, 3, 4, false),
        (0, 0, 0, true),
    ] {
        let forecast = Forecast {
            unknown,
            holders_lacking,
            required_lacking,
            ..forecast.clone()
        };
        assert_eq!(forecast.titles_possible(), possible, "{forecast:?}");
        assert_eq!(forecast.headline().is_some(), possible, "{forecast:?}");
    }
}

/// Before the first round nobody is known whom others could be measured by: the least score of all is told.
#[test]
fn a_headline_before_the_first_round() {
    // 3½ of 9 are 39 %, which 80 below the performance give.
    let forecast = forecast(NormTitle::Im, &Met::default(), LeastGames::Nine, 9).unwrap();
    assert_eq!(forecast.average, None);
    let headline = forecast.headline().unwrap();
    assert_eq!((headline.total, headline.outlook), (7, Outlook::From(2530)));
}

/// 1.4.8: 35 per cent are enough, less is not.
#[test]
fn the_least_score_of_ten_games() {
    let forecast = forecast(NormTitle::Im, &Met::default(), LeastGames::Nine, 10).unwrap();
    let outlook = |total| {
        let line = forecast.lines.iter().find(|line| line.total == total);
        line.unwrap().outlook
    };
    assert_eq!(outlook(7), Outlook::From(2560));
    assert_eq!(outlook(6), Outlook::Never { average: None });
}

#[test]
fn the_strongest_opponent_is_looked_for_too() {
    for (sum, outlook) in [
        (17_166, Outlook::From(2900)),
        (
            17_165,
            Outlook::Never {
                average: Some(2230),
            },
        ),
    ] {
        // 7 of 9 need 2230 on average, 20065.5 in all, which is rounded up.
        let mut foes = vec![foe(2145, "IM", "GER"); 7];
        foes.push(foe(sum - 7 * 2145, "IM", "GER"));
        let met = Met {
            games: scored(&foes, 12),
            ..Met::default()
        };
        let forecast = forecast(NormTitle::Im, &met, LeastGames::Nine, 1).unwrap();
        let best = forecast.lines[0];
        assert_eq!((best.total, best.outlook), (14, outlook));
    }
}

/// A forecast says what the check says, once the opponents are known.
#[test]
fn the_forecast_agrees_with_the_check() {
    let foes = strong();
    for title in NormTitle::ALL {
        for played in 5..9 {
            let met = Met {
                games: scored(&foes[..played], 7),
                ..Met::default()
            };
            let forecast = forecast(title, &met, LeastGames::Nine, 9 - played).unwrap();
            for line in &forecast.lines {
                for rating in (1400..2900).step_by(7) {
                    let mut games = met.games.clone();
                    let mut left = line.remaining;
                    for round in played..9 {
                        let here = left.clamp(0, 2);
                        left -= here;
                        let unknown = foe(rating, "GM", "USA");
                        games.push(game(u8::try_from(round).unwrap() + 1, unknown, here));
                    }
                    let norm = check(title, ITALIAN, &games, (true, false));
                    let enough = [Condition::Average, Condition::Score, Condition::Performance]
                        .into_iter()
                        .all(|condition| found(&norm, condition).is_met());
                    let foretold = match line.outlook {
                        Outlook::Enough => true,
                        Outlook::From(least) => i32::from(rating) >= least,
                        Outlook::Never { .. } => false,
                    };
                    assert_eq!(enough, foretold, "{title:?} {line:?} {rating}");
                }
            }
        }
    }
}

/// Strong opponents, as many as wanted.
fn many(count: usize) -> Vec<Foe> {
    let mut foes = strong();
    foes.resize(count.max(foes.len()), foe(2450, "IM", "GER"));
    foes.truncate(count);
    foes
}

/// 1.4.1: of more games the first thirteen count, so that rounds after them are not foreseen.
#[test]
fn rounds_after_thirteen_games_do_not_count() {
    for (played, all_left, counting) in [
        (9, 4, Some((4, 0))),
        (9, 5, Some((4, 1))),
        (12, 1, Some((1, 0))),
        (12, 3, Some((1, 2))),
        (13, 1, None),
        (14, 2, None),
    ] {
        let met = Met {
            games: scored(&many(played), 8),
            ..Met::default()
        };
        let forecast = forecast(NormTitle::Im, &met, LeastGames::Nine, all_left);
        let found = forecast.map(|forecast| (forecast.rounds_left, forecast.later_rounds));
        assert_eq!(found, counting, "{played} {all_left}");
    }
}

/// A game under way keeps its place among the first thirteen; of those that were played then the thirteenth is one too many.
#[test]
fn a_game_under_way_counts_by_its_round() {
    let games: Vec<NormGame> = (1..)
        .filter(|round| *round != 3)
        .zip(many(13))
        .map(|(round, foe)| game(round, foe, 1))
        .collect();
    let third = RoundNumber::new(3).unwrap();
    let met = Met {
        games,
        left_out: Vec::new(),
        open: vec![(third, Tpn::new(40).unwrap(), foe(2600, "GM", "USA"))],
    };
    let forecast = forecast(NormTitle::Im, &met, LeastGames::Nine, 1).unwrap();
    assert_eq!((forecast.rounds_left, forecast.unknown), (1, 0));
    // Twelve draws of the thirteen, and what the game of round 3 brings.
    let totals: Vec<i32> = forecast.lines.iter().map(|line| line.total).collect();
    assert_eq!(totals, [14, 13, 12]);
}

/// Of fourteen games the norm is made of those that the forecast foresaw, whatever the last one brings.
#[test]
fn the_forecast_of_a_long_event_agrees_with_its_norm() {
    let twelve: Vec<NormGame> = (1..)
        .zip(many(12))
        .map(|(round, foe)| game(round, foe, 1))
        .collect();
    let met = Met {
        games: twelve,
        ..Met::default()
    };
    let forecast = forecast(NormTitle::Im, &met, LeastGames::Nine, 2).unwrap();
    let mut norms = Vec::new();
    for line in &forecast.lines {
        for rating in 2500..2650 {
            for (last, halves) in [(2000, 0), (2800, 2)] {
                let mut met = met.clone();
                met.games
                    .push(game(13, foe(rating, "GM", "USA"), line.remaining));
                met.games.push(game(14, foe(last, "GM", "USA"), halves));
                let (least, ways) = (LeastGames::Nine, (true, false));
                let norm = best(NormTitle::Im, ITALIAN, &met, least, ways);
                let foretold = match line.outlook {
                    Outlook::Enough => true,
                    Outlook::From(least) => i32::from(rating) >= least,
                    Outlook::Never { .. } => false,
                };
                assert_eq!(norm.is_norm(), foretold, "{line:?} {rating} {last}");
                norms.push(foretold);
            }
        }
    }
    assert!(norms.contains(&true) && norms.contains(&false));
}
