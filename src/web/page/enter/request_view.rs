//! The parts of a request that several pages of online entry show.

use crate::{
    app::tournament::{
        entry_door::request::{Entrance, Request},
        fees::Fee,
    },
    event::RequestState,
    i18n::Words,
    words::{fee as money, moment},
};

/// The fee of a request, and how much of it is paid; `None` if unknown.
pub fn fee(t: Words, fee: &Fee) -> Option<String> {
    let due = fee.due.cents()?;
    let amount = money::amount(t, due);
    if due == 0 {
        return Some(amount);
    }
    Some(match (fee.settled(), fee.open()) {
        (0, _) => amount,
        (_, 0) => t.with_one("enter-fee-paid", "fee", amount),
        (_, open) => t.with_two(
            "enter-fee-rest",
            "fee",
            amount,
            "open",
            money::amount(t, open),
        ),
    })
}

/// For each round, whether a bye is asked for, and whether it may be.
pub fn byes_of(entrance: &Entrance, asked: &[i32]) -> Vec<(i32, bool, bool)> {
    let door = &entrance.door;
    if door.most_byes == 0 {
        return Vec::new();
    }
    (1..=entrance.rounds)
        .map(|round| (round, asked.contains(&round), round <= door.last_bye))
        .collect()
}

/// One step of a request.
pub struct Step {
    pub words: String,
    /// The date, or what the step is waiting for.
    pub when: String,
    /// `done`, `here` or `off`.
    pub state: &'static str,
}

/// The progress of a request, step by step.
pub fn way(t: Words, request: &Request) -> Vec<Step> {
    let at = |moment: chrono::NaiveDateTime| {
        let day = moment::date(t, moment.date());
        t.with_two("enter-at", "day", day, "time", moment::clock_time(moment))
    };
    let step = |key: &str, when: String, state: &'static str| Step {
        words: t.get(key),
        when,
        state,
    };
    let mut steps = vec![step("enter-step-sent", at(request.sent_at), "done")];
    let state = request.state;
    if state == RequestState::Guardian {
        steps.push(step("enter-step-guardian", t.get("enter-awaited"), "here"));
    } else if let Some(moment) = request.guardian_at {
        steps.push(step("enter-step-guardian", at(moment), "done"));
    }
    let since = at(request.state_at);
    match state {
        RequestState::Guardian => {
            steps.push(step("enter-step-accepted", String::new(), "off"));
        }
        RequestState::Requested => {
            steps.push(step("enter-step-accepted", t.get("enter-awaited"), "here"));
        }
        RequestState::Waiting => {
            steps.push(step("enter-step-waiting", since, "here"));
            steps.push(step("enter-step-accepted", String::new(), "off"));
        }
        RequestState::Confirmed => steps.push(step("enter-step-accepted", since, "done")),
        RequestState::Refused => steps.push(step("enter-step-refused", since, "here")),
        RequestState::Withdrawn => steps.push(step("enter-step-withdrawn", since, "here")),
    }
    steps
}

/// The state as a heading, and the class of its colour.
pub fn heading(t: Words, state: RequestState) -> (String, &'static str) {
    let class = match state {
        RequestState::Confirmed => " in",
        RequestState::Waiting | RequestState::Guardian => " wait",
        _ => "",
    };
    (
        t.get(&format!("setting-request_state-{}", state.code())),
        class,
    )
}

/// Rounds in words: `2, 5`; a dash without any.
pub fn rounds(request: &Request) -> String {
    if request.byes.is_empty() {
        return "–".to_owned();
    }
    let rounds: Vec<String> = request.byes.iter().map(i32::to_string).collect();
    rounds.join(", ")
}
