//! Time controls and times as text.

use super::*;

/// Every human form with the TRF code it means.
#[test]
fn human_forms() {
    for (text, code) in [
        ("90/40+30:30+30", "40/5400+30:1800+30"),
        // As many moves as minutes: both readings are the same.
        ("40/40:30", "40/2400:1800"),
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
        ("90/40 moves + 30", "40/5400+30"),
        ("90 min increment 30 sec", "5400+30"),
        ("90 min + increment 30 sec", "5400+30"),
        ("90 min + 30 sec increment", "5400+30"),
        ("40/40, 30", "40/2400:1800"),
        ("G/60", "3600"),
        ("45s+1", "45+1"),
        ("W5-B4", "W300-B240"),
        ("W90/40+30:30+30-B60+5", "W40/5400+30:1800+30-B3600+5"),
    ] {
        assert_eq!(control(text).to_trf().as_deref(), Some(code), "{text}");
        assert_eq!(TimeControl::from_trf(code), Ok(control(text)), "{text}");
    }
    // The tag of PGN has the seconds of the code; it cannot say that the sides differ.
    let pgn = |text: &str| control(text).to_pgn();
    assert_eq!(pgn("90/40+30:30+30").as_deref(), Some("40/5400+30:1800+30"));
    assert_eq!(pgn("W5-B4"), None);
    // As many moves as minutes read the same either way round, so no mark says which is which.
    assert_eq!(control("40/40, 30").to_string(), "40/40:30");
    assert_eq!(control("41'/42, 30").to_string(), "41'/42:30");
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
    assert_eq!(of("90+30!"), E::Unreadable("!".into()));
    // Two numbers without a word or sign between them, a time with a number left over, a delay with one.
    for text in ["40 90", "45m30", "1h0s30", "90+d5 30", "90+d5 30 moves"] {
        assert_eq!(of(text), E::Unreadable(text.into()), "{text}");
    }
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
        "+1:00:00",
        "1:+5:00",
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
