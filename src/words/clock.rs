//! Sentences about clocks: what they should show, what is wrong, who need not record the moves.

use crate::{
    app::game::clocks::{Clocks, SideClock},
    clock::{Bonus, ClockFinding, ClockProblem, ClockTime, Expected, Schedule, TimeControl},
    event::Colour,
    i18n::Words,
};

use super::moves::numbered;

const fn code(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

/// A time control in words: `90 min per 40 mosse, poi 30 min; + 30 s a mossa dalla prima mossa`. A text that is not a time
/// control, from an imported tournament, stays as it is.
pub fn control(t: Words, text: &str) -> String {
    let Ok(control) = text.parse::<TimeControl>() else {
        return text.to_owned();
    };
    let white = schedule(t, control.schedule(Colour::White));
    if control.is_even() {
        return white;
    }
    let black = schedule(t, control.schedule(Colour::Black));
    t.with_two("control-sides", "white", white, "black", black)
}

/// The periods of one side. An increment that all periods have is stated once.
fn schedule(t: Words, schedule: &Schedule) -> String {
    let periods = schedule.periods();
    let shared = periods
        .first()
        .map(|first| first.bonus())
        .filter(|bonus| periods.iter().all(|period| period.bonus() == *bonus));
    let said = periods.iter().map(|period| {
        let base = period.base();
        let time = if base % 60 == 0 {
            t.with_one("control-minutes", "n", base / 60)
        } else {
            t.with_one("control-seconds", "n", base)
        };
        let time = match period.moves() {
            Some(moves) => t.with_two("control-for-moves", "time", time, "n", moves),
            None => time,
        };
        let own = if shared.is_some() {
            Bonus::None
        } else {
            period.bonus()
        };
        with_bonus(t, time, own)
    });
    let joined = said
        .reduce(|first, next| t.with_two("control-then", "first", first, "next", next))
        .unwrap_or_default();
    match shared {
        Some(shared) if periods.len() > 1 => bonus(t, shared).map_or(joined.clone(), |bonus| {
            t.with_two("control-throughout", "time", joined, "bonus", bonus)
        }),
        Some(shared) => with_bonus(t, joined, shared),
        None => joined,
    }
}

fn with_bonus(t: Words, time: String, own: Bonus) -> String {
    match bonus(t, own) {
        Some(bonus) => format!("{time} {bonus}"),
        None => time,
    }
}

fn bonus(t: Words, bonus: Bonus) -> Option<String> {
    let key = match bonus {
        Bonus::None => return None,
        Bonus::Increment(_) => "control-increment",
        Bonus::Delay(_) => "control-delay",
        Bonus::Bronstein(_) => "control-bronstein",
    };
    Some(t.with_one(key, "n", bonus.seconds()))
}

/// `fra 0:30:00 e 1:29:58`, or the one value.
pub fn bounds(t: Words, expected: Expected) -> String {
    if expected.at_least == expected.at_most {
        expected.at_most.to_string()
    } else {
        t.with_two(
            "clock-between",
            "least",
            expected.at_least,
            "most",
            expected.at_most,
        )
    }
}

/// What is wrong with a display, in one sentence.
pub fn finding(
    t: Words,
    clocks: &Clocks,
    ply: u32,
    colour: Colour,
    finding: &ClockFinding,
) -> String {
    let side = code(colour);
    let at = numbered(ply, "");
    let said = |key: &str, by: String| {
        t.with(
            key,
            &[
                ("side", side.to_owned()),
                ("move", at.trim_end_matches(['.', '…']).to_owned()),
                ("shown", finding.shown.to_string()),
                ("by", by),
            ],
        )
    };
    let time = |seconds: u32| ClockTime::from_seconds(seconds).to_string();
    match finding.problem {
        ClockProblem::MissingPeriod { base } => said("clock-missing-period", time(base)),
        ClockProblem::MissingIncrement { seconds } => {
            said("clock-missing-increment", seconds.to_string())
        }
        ClockProblem::TooMuch { by } => {
            let much = said("clock-too-much", by.to_string());
            if clocks.counter_ahead(colour, finding) {
                format!("{much} {}", t.get("clock-counter-ahead"))
            } else {
                much
            }
        }
        ClockProblem::TooLittle { by } => said("clock-too-little", by.to_string()),
    }
}

/// The state of one clock: moves to the time control, and the duty to record (8.4).
pub fn state(t: Words, side: &SideClock) -> Vec<String> {
    let mut said = Vec::new();
    if let Some(left) = side.to_control {
        said.push(t.n("clock-to-control", left));
    }
    if side.is_exempt {
        said.push(t.get("clock-exempt"));
    } else if side.must_write_below_five {
        said.push(t.get("clock-must-write"));
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn time_controls_are_said_in_words() {
        for (text, it, en) in [
            ("90 + 30\"", "90 min + 30 s a mossa", "90 min + 30 s a move"),
            ("15+10", "15 min + 10 s a mossa", "15 min + 10 s a move"),
            ("60", "60 min", "60 min"),
            ("45s", "45 s", "45 s"),
            (
                "90/40+30:30+30",
                "90 min per 40 mosse, poi 30 min; + 30 s a mossa dalla prima mossa",
                "90 min for 40 moves, then 30 min; + 30 s a move from the first move",
            ),
            (
                "120/40:15+30",
                "120 min per 40 mosse, poi 15 min + 30 s a mossa",
                "120 min for 40 moves, then 15 min + 30 s a move",
            ),
            ("25d5", "25 min ritardo 5 s", "25 min delay 5 s"),
            (
                "W5-B4",
                "Bianco 5 min, Nero 4 min",
                "White 5 min, Black 4 min",
            ),
            ("come da bando", "come da bando", "come da bando"),
        ] {
            let said = [Lang::It, Lang::En].map(|lang| control(Words(lang), text));
            assert_eq!(said.map(|s| s.replace('\u{a0}', " ")), [it, en], "{text}");
        }
    }
}
