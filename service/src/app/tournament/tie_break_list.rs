//! The tie-breaks that an event of players announces, as they are typed.

use crate::{
    app::{Checks, Problem},
    pairing::{Entrants, System},
    tiebreak::{self, TieBreak},
};

/// The tie-breaks with which the form of a Swiss begins.
pub const SWISS_TIE_BREAKS: &str = "BH/C1, BH, SB, DE, WIN, PS, ARO";

/// The tie-breaks of a round robin, and of other schedules, that chose none: whoever knows beforehand whom they meet has no
/// use for Buchholz (C.07 art. 8).
pub const SCHEDULE_TIE_BREAKS: &str = "DE, SB, KS, WIN";

/// Reads the form; `announced` is what the tournament announced before.
pub(super) fn parse(
    checks: &mut Checks,
    text: &str,
    (edition, system): (tiebreak::Edition, System),
    announced: &str,
) -> String {
    let old = edition == tiebreak::Edition::August2024;
    let mut codes: Vec<String> = Vec::new();
    for word in text.split([',', ' ', ';']).filter(|word| !word.is_empty()) {
        let problem = match word.parse::<TieBreak>() {
            Ok(tie_break) if old && tie_break.code().is_of_2026() => "problem-tie-break-edition",
            Ok(tie_break) if codes.contains(&tie_break.to_string()) => continue,
            Ok(tie_break) => {
                codes.push(tie_break.to_string());
                continue;
            }
            Err(_) => "problem-tie-break",
        };
        let value = word.to_owned();
        let key = problem;
        checks.refuse("tie_breaks", Problem::Because { key, value });
    }
    suited(checks, codes.join(","), system, announced)
}

/// The tie-breaks that suit the system: the usual ones of a Swiss become those of a schedule, and where somebody typed others, the
/// Buchholz family is refused in a schedule (C.07 art. 8), unless the event announced it before.
fn suited(checks: &mut Checks, typed: String, system: System, announced: &str) -> String {
    let is_schedule = system.is_predetermined() && system.entrants() == Entrants::Players;
    if !is_schedule || typed == announced {
        return typed;
    }
    let plain = |list: &str| list.replace(' ', "");
    if typed == plain(SWISS_TIE_BREAKS) {
        return plain(SCHEDULE_TIE_BREAKS);
    }
    let before: Vec<&str> = announced.split(',').collect();
    for code in typed.split(',').filter(|code| !before.contains(code)) {
        let is_swiss = |one: TieBreak| one.code().is_for_swiss_only();
        if code.parse().is_ok_and(is_swiss) {
            let (key, value) = ("problem-tie-break-schedule", code.to_owned());
            checks.refuse("tie_breaks", Problem::Because { key, value });
        }
    }
    typed
}
