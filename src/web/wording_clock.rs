//! Sentences about clocks: what they should show, what is wrong, who need not write.

use crate::{
    app::game::clocks::{Clocks, SideClock},
    clock::{ClockFinding, ClockProblem, ClockTime, Expected},
    event::Colour,
    i18n::Words,
};

use super::wording_chess::numbered;

const fn code(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

/// `fra 0:30:00 e 1:29:58`, or the one value.
pub fn bounds(t: Words, expected: Expected) -> String {
    if expected.at_least == expected.at_most {
        expected.at_most.to_string()
    } else {
        t.a2(
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

/// How one clock stands: moves to the control, 8.4.
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
