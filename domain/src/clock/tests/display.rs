//! What the displays show, and what they should show.

use super::*;

fn shown(displays: &[&str]) -> Vec<Shown> {
    displays
        .iter()
        .map(|text| Shown {
            display: text.parse().ok(),
            spent: None,
        })
        .collect()
}

#[test]
fn article_6_10_2_wrong_displays_are_named() {
    let second = ClockTime::from_seconds(1);
    let check = |text: &str, moves: &[Shown]| -> Vec<(u32, ClockProblem)> {
        check_displays(
            control(text).schedule(Colour::White),
            PeriodSwitch::ByMoves,
            moves,
            second,
        )
        .into_iter()
        .map(|finding| (finding.number, finding.problem))
        .collect()
    };
    assert_eq!(
        check("90+30", &shown(&["1:30:25", "1:30:50", "0:00:31"])),
        []
    );
    assert_eq!(
        check("90+30", &shown(&["1:29:55", "0:00:12"])),
        [(2, ClockProblem::MissingIncrement { seconds: 30 })]
    );
    assert_eq!(
        check("90+30", &shown(&["1:30:35"])),
        [(
            1,
            ClockProblem::TooMuch {
                by: ClockTime::from_seconds(5)
            }
        )]
    );
    // The second period must appear with the second move.
    assert_eq!(
        check("10'/2:30", &shown(&["0:09:00", "0:35:00", "0:34:00"])),
        []
    );
    assert_eq!(
        check("10'/2:30", &shown(&["0:09:00", "0:05:00"])),
        [(2, ClockProblem::MissingPeriod { base: 1800 })]
    );
    // With the time spent, every addition is checked to the second.
    let exact = |display: &str, spent: u32| Shown {
        display: display.parse().ok(),
        spent: Some(ClockTime::from_seconds(spent)),
    };
    assert_eq!(
        check("90+30", &[exact("1:29:30", 60), exact("1:29:00", 60)]),
        []
    );
    assert_eq!(
        check("90+30", &[exact("1:29:00", 60), exact("1:28:30", 60)]),
        [(1, ClockProblem::MissingIncrement { seconds: 30 })]
    );
    assert_eq!(
        check("90+30", &[exact("1:29:23", 60)]),
        [(
            1,
            ClockProblem::TooLittle {
                by: ClockTime::from_seconds(7)
            }
        )]
    );
    assert_eq!(
        check("5d3", &[exact("0:05:00", 2), exact("0:04:58", 5)]),
        []
    );
    assert_eq!(
        check("5b3", &[exact("0:05:00", 3), exact("0:04:57", 6)]),
        []
    );
    // A period without main time cannot miss it.
    assert_eq!(
        check("5'/1+5:0+5", &shown(&["0:00:03"])),
        [(1, ClockProblem::MissingIncrement { seconds: 5 })]
    );
    // An unknown display makes the next one uncertain, not wrong.
    assert_eq!(check("5", &[Shown::default(), shown(&["0:05:00"])[0]]), []);
}

#[test]
fn both_sides_ply_by_ply() {
    let control = control("W90+30-B60");
    let plies = shown(&["1:30:20", "0:59:00", "0:00:05", "0:58:00", "1:40:00"]);
    let second = ClockTime::from_seconds(1);
    let found = check_game(
        &control,
        PeriodSwitch::ByMoves,
        Colour::White,
        &plies,
        second,
    );
    let places: Vec<_> = found
        .iter()
        .map(|(ply, colour, _)| (*ply, *colour))
        .collect();
    assert_eq!(places, [(3, Colour::White), (5, Colour::White)]);
    let expected = expected_after_each_ply(&control, PeriodSwitch::ByMoves, Colour::White, &plies);
    assert_eq!(
        expected[1].map(|bounds| bounds.at_most.seconds()),
        Some(3600)
    );
    assert_eq!(
        expected[2].map(|bounds| bounds.at_most.seconds()),
        Some(5450)
    );
    // The same half-moves when Black begins.
    let found = check_game(
        &control,
        PeriodSwitch::ByMoves,
        Colour::Black,
        &plies,
        second,
    );
    assert_eq!(
        found.first().map(|(ply, colour, _)| (*ply, *colour)),
        Some((1, Colour::Black))
    );
}

/// Half a second lost with every move, within the tolerance each time.
#[test]
fn drift_adds_up() {
    let moves: Vec<Shown> = (1..=10_u32)
        .map(|number| Shown {
            display: Some(ClockTime::from_centiseconds(540_000 - number * 1050)),
            spent: Some(ClockTime::from_seconds(10)),
        })
        .collect();
    let schedule = control("90").schedule(Colour::White).clone();
    let tolerance = ClockTime::from_seconds(1);
    assert_eq!(
        check_displays(&schedule, PeriodSwitch::ByMoves, &moves, tolerance),
        []
    );
    let drifts = drift(&schedule, PeriodSwitch::ByMoves, &moves);
    assert_eq!((drifts[0], drifts[9]), (Some(-50), Some(-500)));
    assert_eq!(
        drift(&schedule, PeriodSwitch::ByMoves, &shown(&["1:29:00"])),
        [None]
    );
}

#[test]
fn article_8_6_the_move_counter_is_ahead_behind_or_stands_still() {
    let second = ClockTime::from_seconds(1);
    let drift = |text: &str, moves: &[Shown]| -> Vec<(u32, u32, Option<i64>)> {
        counter_drift(control(text).schedule(Colour::White), moves, second)
            .into_iter()
            .map(|drift| (drift.period, drift.due, drift.moves()))
            .collect()
    };
    let two = "10'/2+5:30+5";
    assert_eq!(drift(two, &shown(&["0:09:00", "0:35:00", "0:34:00"])), []);
    // Pressed once too often before: the counter is a move ahead.
    assert_eq!(
        drift(two, &shown(&["0:39:00", "0:35:00"])),
        [(2, 2, Some(1))]
    );
    // One press was missed.
    assert_eq!(
        drift(two, &shown(&["0:09:00", "0:05:00", "0:33:00"])),
        [(2, 2, Some(-1))]
    );
    assert_eq!(
        drift(two, &shown(&["0:09:00", "0:05:00", "0:04:00"])),
        [(2, 2, None)]
    );
    // Not due yet.
    assert_eq!(drift(two, &shown(&["0:09:00"])), []);
    // A gain of exactly the increment and the tolerance is no main time.
    assert_eq!(drift(two, &shown(&["0:10:06", "0:40:00"])), []);
    // A repeating period: each main time by itself.
    assert_eq!(
        drift("10'/1", &shown(&["0:19:00", "0:18:00", "0:36:00"])),
        [(3, 2, Some(-1)), (4, 3, None)]
    );
    // A move that took longer than what was added hides it, unless the time spent is known.
    let slow = |spent: Option<u32>| Shown {
        display: "0:09:00".parse().ok(),
        spent: spent.map(ClockTime::from_seconds),
    };
    let first = shown(&["0:10:00"])[0];
    let short = "10'/2:1";
    assert_eq!(drift(short, &[first, slow(None)]), [(2, 2, None)]);
    assert_eq!(drift(short, &[first, slow(Some(120))]), []);
}

#[test]
fn one_call_reviews_both_clocks() {
    let control = control("10'/2+5:2+5");
    let plies = shown(&[
        "0:09:00", "0:09:30", "0:11:05", "0:04:30", "0:04:00", "0:05:00",
    ]);
    let second = ClockTime::from_seconds(1);
    let found = review(
        &control,
        PeriodSwitch::ByMoves,
        Colour::White,
        &plies,
        second,
    );
    assert_eq!(found.expected.len(), 6);
    let wrong: Vec<_> = found
        .wrong
        .iter()
        .map(|(ply, side, _)| (*ply, *side))
        .collect();
    assert_eq!(wrong, [(6, Colour::Black)]);
    // Black used the second main time with the very move: it appears one move later at the latest.
    assert_eq!(
        found.counters,
        [(
            Colour::Black,
            CounterDrift {
                period: 2,
                due: 2,
                added: Some(3)
            }
        )]
    );
    assert_eq!(found.exempt, [(Colour::Black, 6, 6)]);
    assert_eq!(
        review(&control, PeriodSwitch::ByZero, Colour::White, &[], second),
        ClockReview::default()
    );
}

#[test]
fn article_6_4_a_clock_that_switches_at_zero() {
    let schedule = control("10'/2:30").schedule(Colour::White).clone();
    let displays = shown(&["0:09:00", "0:05:00", "0:01:00", "0:29:00", "0:20:00"]);
    let second = ClockTime::from_seconds(1);
    assert_eq!(
        check_displays(&schedule, PeriodSwitch::ByZero, &displays, second),
        []
    );
    let by_moves = check_displays(&schedule, PeriodSwitch::ByMoves, &displays, second);
    assert_eq!(by_moves.len(), 2, "{by_moves:?}");
    assert!(matches!(
        by_moves[0].problem,
        ClockProblem::MissingPeriod { base: 1800 }
    ));
    assert!(matches!(by_moves[1].problem, ClockProblem::TooMuch { .. }));
}

/// The moves have display and time spent; the main times are 10, 20 and 30 minutes.
#[test]
fn article_6_4_at_zero_each_main_time_appears_once_and_in_its_turn() {
    let schedule = control("10'/2+5:20'/2+5:30+5")
        .schedule(Colour::White)
        .clone();
    let check = |moves: &[(&str, Option<u32>)]| -> Vec<(u32, ClockProblem)> {
        let moves: Vec<Shown> = moves
            .iter()
            .map(|(display, spent)| Shown {
                display: display.parse().ok(),
                spent: spent.map(ClockTime::from_seconds),
            })
            .collect();
        let second = ClockTime::from_seconds(1);
        check_displays(&schedule, PeriodSwitch::ByZero, &moves, second)
            .into_iter()
            .map(|finding| (finding.number, finding.problem))
            .collect()
    };
    let by = ClockTime::from_seconds;
    for (what, moves, wrong) in [
        (
            "nothing appears while there is time",
            vec![("0:05:05", Some(300)), ("0:25:10", Some(300))],
            vec![(2, ClockProblem::TooMuch { by: by(1500) })],
        ),
        (
            "each main time in its turn",
            vec![
                ("0:01:05", Some(540)),
                ("0:19:10", Some(120)),
                ("0:28:15", Some(1260)),
            ],
            vec![],
        ),
        (
            "the second main time came, not the third",
            vec![("0:29:05", Some(660))],
            vec![(1, ClockProblem::TooMuch { by: by(600) })],
        ),
        (
            "the third main time is due, the second came again",
            vec![("0:19:05", Some(660)), ("0:19:15", Some(1195))],
            vec![(2, ClockProblem::TooLittle { by: by(600) })],
        ),
        (
            "without the times spent: a rise by the increment is no main time",
            vec![("0:10:05", None), ("0:20:00", None), ("0:30:00", None)],
            vec![],
        ),
        (
            "without the times spent: the third main time does not come for the second",
            vec![("0:10:05", None), ("0:25:00", None)],
            vec![(2, ClockProblem::TooMuch { by: by(295) })],
        ),
        (
            "used to exactly zero, the second main time came: the third is next",
            vec![("0:20:05", Some(600)), ("0:28:30", Some(1300))],
            vec![],
        ),
        (
            "used to exactly zero, it did not come: the second is next",
            vec![("0:00:05", Some(600)), ("0:18:30", Some(100))],
            vec![],
        ),
        (
            "used to exactly zero, nobody saw whether it came",
            vec![("", Some(600)), ("0:18:30", Some(100))],
            vec![],
        ),
        (
            "after the last main time there is no other",
            vec![
                ("0:19:05", Some(660)),
                ("0:29:05", Some(1205)),
                ("0:20:00", Some(1830)),
            ],
            vec![(3, ClockProblem::TooMuch { by: by(1195) })],
        ),
    ] {
        assert_eq!(check(&moves), wrong, "{what}");
    }
}

/// Law 6.8: the flag falls when the allotted time is over. A player who has used exactly the time shown may have pressed within its
/// last fraction or after it, so neither display is a fault of the clock; one second decides.
#[test]
fn article_6_8_a_flag_at_exactly_zero() {
    let schedule = control("10'/2:30").schedule(Colour::White).clone();
    let wrong = |display: &str, spent: u32| {
        let shown = Shown {
            display: display.parse().ok(),
            spent: Some(ClockTime::from_seconds(spent)),
        };
        let none = ClockTime::ZERO;
        check_displays(&schedule, PeriodSwitch::ByZero, &[shown], none)
            .first()
            .map(|finding| finding.problem)
    };
    let (half, moment) = (ClockTime::from_seconds(1800), ClockTime::from_seconds(1));
    assert_eq!(wrong("0:00:00", 600), None);
    assert_eq!(wrong("0:30:00", 600), None);
    assert_eq!(
        wrong("0:30:01", 600),
        Some(ClockProblem::TooMuch { by: moment })
    );
    assert_eq!(wrong("0:00:01", 599), None);
    assert_eq!(
        wrong("0:30:01", 599),
        Some(ClockProblem::TooMuch { by: half })
    );
    assert_eq!(wrong("0:29:59", 601), None);
    assert_eq!(
        wrong("0:00:00", 601),
        Some(ClockProblem::TooLittle {
            by: half.minus(moment)
        })
    );
}

#[test]
fn article_8_4_the_band_below_five_minutes() {
    let bands = |text: &str, displays: &[&str]| -> Vec<(u32, u32)> {
        exemptions(
            control(text).schedule(Colour::White),
            &shown(displays)
                .iter()
                .map(|shown| shown.display)
                .collect::<Vec<_>>(),
        )
        .into_iter()
        .map(|band| (band.from, band.to))
        .collect()
    };
    assert_eq!(
        bands(
            "90",
            &["1:00:00", "0:05:00", "0:04:59", "0:04:00", "0:03:00"]
        ),
        [(4, 5)]
    );
    assert_eq!(bands("90+30", &["0:00:40", "0:00:40"]), []);
    assert_eq!(bands("90+29", &["0:04:40", "0:05:20", "0:05:00"]), [(2, 3)]);
    // To the end of the period only.
    assert_eq!(
        bands("90'/3:15", &["0:04:00", "0:03:00", "0:17:00", "0:16:00"]),
        [(2, 3)]
    );
    assert_eq!(bands("3+2", &["0:03:00", "0:03:00"]), [(1, 2)]);
}
