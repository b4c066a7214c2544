use proptest::prelude::*;

use super::*;
use crate::event::Colour;

fn control(text: &str) -> TimeControl {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// Every human form with the TRF code it means.
#[test]
fn human_forms() {
    for (text, code) in [
        ("90/40+30:30+30", "40/5400+30:1800+30"),
        ("90' + 30\"", "5400+30"),
        ("90'+30''", "5400+30"),
        ("90 min + 30 sec", "5400+30"),
        ("90 minuti + 30 secondi a mossa", "5400+30"),
        ("90m+30s", "5400+30"),
        ("90+30", "5400+30"),
        ("15+10", "900+10"),
        ("3 + 2", "180+2"),
        ("5", "300"),
        ("5'", "300"),
        ("1h30 + 30\"", "5400+30"),
        ("1h 30m + 30s", "5400+30"),
        ("2 ore", "7200"),
        ("40/90, 30 + 30\"", "40/5400:1800+30"),
        ("40/90+30, 30+30", "40/5400+30:1800+30"),
        ("40/90, 30, + 30\"", "40/5400+30:1800+30"),
        ("40/100, 20/50, 15, + 30\"", "40/6000+30:20/3000+30:900+30"),
        ("40/120, 20/60, 15 + 30\"", "40/7200:20/3600:900+30"),
        ("40/90, 30 + 30\" dalla mossa 1", "40/5400+30:1800+30"),
        ("90 min/40 moves + 30 min + 30 sec", "40/5400+30:1800+30"),
        (
            "90 min/40 moves + 30 min + 30 sec/move from move 1",
            "40/5400+30:1800+30",
        ),
        ("90'/40 + 30' + 30\"", "40/5400+30:1800+30"),
        (
            "40 mosse in 90 minuti, poi 30 minuti, + 30 secondi dalla prima mossa",
            "40/5400+30:1800+30",
        ),
        (
            "90 minuti per 40 mosse + 30 minuti + 30 secondi a mossa",
            "40/5400+30:1800+30",
        ),
        (
            "90 minutes for the first 40 moves then 30 minutes + 30 seconds from move 1",
            "40/5400+30:1800+30",
        ),
        ("G/60", "3600"),
        ("45s+1", "45+1"),
        ("W5-B4", "W300-B240"),
        ("W90/40+30:30+30-B60+5", "W40/5400+30:1800+30-B3600+5"),
    ] {
        assert_eq!(control(text).to_trf().as_deref(), Some(code), "{text}");
        assert_eq!(TimeControl::from_trf(code), Ok(control(text)), "{text}");
    }
    let delay = control("G/60;d5");
    assert_eq!(delay.to_string(), "60d5");
    assert_eq!((delay.to_trf(), delay.to_pgn()), (None, None));
    assert_eq!(control("G/25; delay 5 sec"), control("25d5"));
    assert_eq!(control("40/90;d5,G/30;d5").to_trf(), None);
    assert_eq!(control("60b10").to_string(), "60b10");
}

#[test]
fn refused_with_the_reason() {
    use TimeControlError as E;
    let of = |text: &str| text.parse::<TimeControl>().unwrap_err();
    assert_eq!(of("  "), E::Empty);
    assert_eq!(of("90/40"), E::Ambiguous("90/40".into()));
    assert_eq!(of("40/90:30"), E::Ambiguous("40/90".into()));
    assert_eq!(of("novanta"), E::Unreadable("novanta".into()));
    assert_eq!(of("0"), E::Period(1, vec![PeriodError::NoTime]));
    assert_eq!(
        of("90:30"),
        E::Schedule(vec![ScheduleError::RestNotLast(1)])
    );
    assert_eq!(
        of("999999'/0+9999"),
        E::Period(
            1,
            vec![
                PeriodError::NoMoves,
                PeriodError::BaseTooLong(59_999_940),
                PeriodError::BonusTooLong(9999)
            ]
        )
    );
    assert_eq!(TimeControl::from_pgn("?"), Ok(None));
    assert_eq!(TimeControl::from_pgn("-"), Ok(None));
    assert_eq!(TimeControl::from_pgn("*180"), Err(E::Hourglass));
    assert_eq!(
        TimeControl::from_trf("5400+"),
        Err(E::Unreadable("5400+".into()))
    );
    assert_eq!(
        TimeControl::from_trf("W300"),
        Err(E::Unreadable("W300".into()))
    );
    assert_eq!(TimeControl::from_trf("-5"), Err(E::Unreadable("-5".into())));
}

/// Laws A.1 and B.1 with the borders.
#[test]
fn articles_a_1_and_b_1_the_kind_by_the_time_for_60_moves() {
    for (text, kind) in [
        ("10", Kind::Blitz),
        ("3+2", Kind::Blitz),
        ("5+5", Kind::Blitz),
        ("601s", Kind::Rapid),
        ("10+1", Kind::Rapid),
        ("15+10", Kind::Rapid),
        ("59", Kind::Rapid),
        ("30+30", Kind::Standard),
        ("60", Kind::Standard),
        ("90+30", Kind::Standard),
        ("90/40+30:30+30", Kind::Standard),
        ("20'/40:10", Kind::Rapid),
        ("5'/20", Kind::Rapid),
        ("0+60", Kind::Standard),
    ] {
        assert_eq!(control(text).kind(), Some(kind), "{text}");
    }
    assert_eq!(control("W60-B5").kind(), None);
    assert_eq!(control("W5-B4").kind(), Some(Kind::Blitz));
}

#[test]
fn article_6_3_1_places_and_prescribed_moves() {
    let schedule = control("100/40+30:50/20+30:15+30")
        .schedule(Colour::White)
        .clone();
    let at = |number| {
        schedule
            .place(number)
            .map(|place| (place.period, place.completes.is_some()))
    };
    assert_eq!(at(0), None);
    assert_eq!(at(1), Some((1, false)));
    assert_eq!(at(40), Some((1, true)));
    assert_eq!(at(41), Some((2, false)));
    assert_eq!(at(60), Some((2, true)));
    assert_eq!(at(61), Some((3, false)));
    assert_eq!(at(5000), Some((3, false)));
    assert_eq!(
        [0, 1, 2, 3].map(|p| schedule.required_moves(p)),
        [None, Some(40), Some(60), None]
    );
    let repeating = control("90'/40").schedule(Colour::White).clone();
    assert_eq!(repeating.place(81).map(|place| place.period), Some(3));
    assert_eq!(repeating.required_moves(3), Some(120));
    assert_eq!(repeating.seconds_for(60), 2 * 5400);
}

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

#[test]
fn article_6_7_default_time() {
    assert_eq!(
        DefaultTime::default().judge(Arrival::After(1)),
        LateVerdict::Lost
    );
    assert_eq!(
        DefaultTime::default().judge(Arrival::After(0)),
        LateVerdict::Punctual
    );
    let half = DefaultTime::from_seconds(1800);
    assert_eq!(
        half.judge(Arrival::After(1800)),
        LateVerdict::Plays {
            late: ClockTime::from_seconds(1800)
        }
    );
    assert_eq!(
        half.judge(Arrival::NotYet(1700)),
        LateVerdict::MayStillCome(100)
    );
    assert_eq!(half.judge(Arrival::NotYet(1801)), LateVerdict::Lost);
}

#[test]
fn clock_times() {
    for (text, centiseconds) in [
        ("1:29:58", 539_800),
        ("0:00:03.5", 350),
        ("0:00:03.25", 325),
        ("10:00:00", 3_600_000),
    ] {
        let time: ClockTime = text.parse().unwrap();
        assert_eq!(time.centiseconds(), centiseconds);
        assert_eq!(time.to_string(), text);
    }
    assert_eq!("95:00".parse::<ClockTime>().unwrap().seconds(), 5700);
    for text in [
        "",
        ":",
        "1:60:00",
        "1:00:60",
        "-1:00:00",
        "0:00:03.",
        "1:2:3:4",
        "0:00:0x",
        "0:000:00",
        "99999999:00:00",
    ] {
        assert_eq!(text.parse::<ClockTime>(), Err(ClockTimeError), "{text}");
    }
}

fn bonus() -> impl Strategy<Value = Bonus> {
    prop_oneof![
        Just(Bonus::None),
        (1..=Period::MAX_BONUS).prop_map(Bonus::Increment),
        (1..=Period::MAX_BONUS).prop_map(Bonus::Delay),
        (1..=Period::MAX_BONUS).prop_map(Bonus::Bronstein),
    ]
}

fn any_schedule() -> impl Strategy<Value = Schedule> {
    let base = prop_oneof![
        (1_u32..200).prop_map(|minutes| minutes * 60),
        1..=Period::MAX_BASE
    ];
    let period = (1..=Period::MAX_MOVES, base, bonus());
    (prop::collection::vec(period, 1..=4), any::<bool>()).prop_map(|(periods, open)| {
        let last = periods.len() - 1;
        let periods = periods
            .into_iter()
            .enumerate()
            .map(|(index, (moves, base, bonus))| {
                let moves = (index < last || !open).then_some(moves);
                Period::new(moves, base, bonus).unwrap()
            })
            .collect();
        Schedule::new(periods).unwrap()
    })
}

proptest! {
    #[test]
    fn every_control_reads_back(white in any_schedule(), black in any_schedule(), even in any::<bool>()) {
        let control = if even { TimeControl::same(white) } else { TimeControl::per_colour(white, black) };
        prop_assert_eq!(control.to_string().parse::<TimeControl>(), Ok(control.clone()));
        if let Some(code) = control.to_trf() {
            prop_assert_eq!(TimeControl::from_trf(&code), Ok(control.clone()));
        }
        if let Some(tag) = control.to_pgn() {
            prop_assert_eq!(TimeControl::from_pgn(&tag), Ok(Some(control)));
        }
    }

    #[test]
    fn no_text_panics(text in "\\PC{0,40}", near in "[0-9 /:+'\"dbsWGB;,mhinove-]{0,24}") {
        for text in [text, near] {
            let _ = text.parse::<TimeControl>();
            let _ = TimeControl::from_trf(&text);
            let _ = TimeControl::from_pgn(&text);
            let _ = text.parse::<ClockTime>();
        }
    }

    /// A clock that follows the rules is never accused, whichever way it switches.
    #[test]
    fn honest_clocks_pass(
        schedule in any_schedule(),
        fractions in prop::collection::vec(0_u32..=100, 0..200),
        told in any::<bool>(),
    ) {
        let mut left = ClockTime::from_seconds(schedule.periods()[0].base());
        let mut moves = Vec::new();
        for (number, percent) in (1_u32..).zip(fractions) {
            let place = schedule.place(number).unwrap();
            let seconds = ClockTime::from_seconds(u32::from(place.rules.bonus().seconds()));
            let spent = ClockTime::from_centiseconds(left.centiseconds() / 100 * percent);
            left = match place.rules.bonus() {
                Bonus::None => left.minus(spent),
                Bonus::Increment(_) => left.minus(spent).plus(seconds),
                Bonus::Delay(_) | Bonus::Bronstein(_) => left.minus(spent.minus(seconds)),
            };
            if let Some(next) = place.completes {
                left = left.plus(ClockTime::from_seconds(next.base()));
            }
            moves.push(Shown { display: Some(left), spent: told.then_some(spent) });
        }
        prop_assert_eq!(
            check_displays(&schedule, PeriodSwitch::ByMoves, &moves, ClockTime::ZERO),
            vec![]
        );
    }

    #[test]
    fn times_read_back(centiseconds in any::<u32>()) {
        let time = ClockTime::from_centiseconds(centiseconds);
        prop_assert_eq!(time.to_string().parse(), Ok(time));
    }
}
