//! What came before the arbiter, for the record, in the reader's language.

use crate::{
    app::game::decision::{Decision, Event, Outcome, Side},
    i18n::Words,
};

use super::stood::{after, in_letters};

/// What happened, for the record.
pub fn facts(t: Words, decision: &Decision) -> String {
    let at = after(t, &decision.at);
    let by = decision.by.map_or("none", Side::code);
    match &decision.event {
        Event::Flag {
            completed,
            required,
        } => {
            let fell = t.a2("record-flag", "side", by, "after", at);
            match required {
                Some(required) => format!(
                    "{fell} {}",
                    t.a2("record-flag-moves", "n", completed, "of", required)
                ),
                None => fell,
            }
        }
        Event::BothFlags => t.a("record-both-flags", "after", at),
        Event::Resignation => t.a2("record-resigns", "side", by, "after", at),
        Event::Agreement => t.a("record-agreement", "after", at),
        Event::End => t.a("record-end", "after", at),
        Event::Illegal {
            act,
            written,
            continued,
            ..
        } => {
            let done = t.a3(
                &format!("record-{act}"),
                "side",
                by,
                "written",
                in_quotes(t, written),
                "after",
                at,
            );
            if continued.is_empty() {
                done
            } else {
                format!("{done} {}", t.a("record-continued", "moves", continued))
            }
        }
        Event::IllegalPosition {
            sighting,
            both_kings,
            pawns,
            ..
        } => {
            let what = illegal_position(t, *both_kings, pawns);
            t.a2(
                &format!("record-position-{sighting}"),
                "what",
                what,
                "after",
                at,
            )
        }
        Event::Touched { squares } => t.a3(
            "record-touched",
            "side",
            by,
            "squares",
            squares.join(", "),
            "after",
            at,
        ),
        Event::Late {
            minutes,
            has_come,
            allowed,
        } => {
            let come = if *has_come { "yes" } else { "no" };
            let side = decision.by.map_or("both", Side::code);
            let late = t.with(
                &format!("record-late-{come}"),
                &[("side", side.to_owned()), ("n", minutes.to_string())],
            );
            format!("{late} {}", t.n("record-late-allowed", *allowed))
        }
        Event::Claim { announced, .. } if announced.is_empty() => {
            t.a2("record-claim", "side", by, "after", at)
        }
        Event::Claim { announced, .. } => t.a3(
            "record-claim-move",
            "side",
            by,
            "after",
            at,
            "announced",
            announced_move(t, decision, announced),
        ),
    }
}

/// The announced move: SAN where it is legal, otherwise as it was written.
fn announced_move(t: Words, decision: &Decision, announced: &str) -> String {
    match decision.outcome {
        Outcome::ClaimWrong { illegal: true, .. } => announced.to_owned(),
        _ => in_letters(t, announced),
    }
}

fn in_quotes(t: Words, written: &str) -> String {
    if written.is_empty() {
        String::new()
    } else {
        t.a("record-written", "written", written)
    }
}

/// What is wrong with an illegal position (A.5.4).
fn illegal_position(t: Words, both_kings: bool, pawns: &[String]) -> String {
    let mut parts = Vec::new();
    if both_kings {
        parts.push(t.get("position-kings"));
    }
    if !pawns.is_empty() {
        parts.push(t.a("position-pawns", "squares", pawns.join(", ")));
    }
    if parts.is_empty() {
        parts.push(t.get("position-pawn"));
    }
    parts.join(", ")
}

/// What touched men oblige to, in one sentence without a full stop.
pub fn bound(t: Words, to: &str, squares: &[String]) -> String {
    let at = |index: usize| squares.get(index).map_or("", String::as_str);
    t.a2(&format!("touched-{to}"), "square", at(0), "other", at(1))
}

/// The permitted moves; empty where any legal move is.
pub fn permitted(t: Words, moves: &[String]) -> String {
    if moves.is_empty() {
        return String::new();
    }
    let list: Vec<String> = moves.iter().map(|san| in_letters(t, san)).collect();
    t.a("touched-moves", "moves", list.join(", "))
}
