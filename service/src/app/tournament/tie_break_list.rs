//! The tie-breaks that an event of players announces, as typed.

use crate::{
    app::{Checks, Problem},
    pairing::{Entrants, System},
    tiebreak::{self, TieBreak},
};

/// Tie-breaks in the form of a new Swiss.
pub const SWISS_TIE_BREAKS: &str = "BH/C1, BH, SB, DE, WIN, PS, ARO";

/// Tie-breaks of a round robin, or another schedule, that chose none. Buchholz makes no sense if opponents are known beforehand
/// (C.07 art. 8).
pub const SCHEDULE_TIE_BREAKS: &str = "DE, SB, KS, WIN";

/// Checks the form; `announced` are the tie-breaks announced before.
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

/// The tie-breaks for the system: in a schedule, the usual ones of a Swiss are replaced by those of a schedule, and other typed
/// ones of the Buchholz family are refused (C.07 art. 8), unless the event announced them before.
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
