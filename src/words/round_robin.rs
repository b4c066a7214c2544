//! Why a round of a round robin is as it is, in words that a parent understands.

use crate::{
    event::{Points, RoundNumber, Tpn},
    i18n::Words,
    pairing::round_robin::{Answer, Place, Reason, Report, Schedule, Table},
};

use super::{pairing::Sentence, points};

/// Where the tables stand.
const ANNEX: &str = "C.05, Annex 1";

/// What a round is: its row of the Berger table, and what was done with it.
#[must_use]
pub fn round(t: Words, report: &Report, number: RoundNumber) -> Vec<Sentence> {
    let (participants, schedule) = (report.participants, report.schedule);
    of(t, participants, schedule, report.round.place, number)
}

/// Why the two of a board meet.
#[must_use]
pub fn reason(t: Words, reason: &Reason, number: RoundNumber) -> Vec<Sentence> {
    let (participants, schedule) = (reason.participants, reason.schedule);
    of(t, participants, schedule, reason.place, number)
}

fn of(
    t: Words,
    participants: u16,
    schedule: Schedule,
    place: Place,
    number: RoundNumber,
) -> Vec<Sentence> {
    let plain = |text: String| Sentence {
        text,
        article: String::new(),
    };
    let mut said = if schedule.table() == Table::Berger {
        // Tables are printed for even numbers: whoever meets the last one of an odd field is free.
        let table = participants + participants % 2;
        vec![
            plain(t.get("explain-schedule-all")),
            Sentence {
                text: t.a2("explain-schedule-row", "table", table, "row", place.row),
                article: ANNEX.to_owned(),
            },
        ]
    } else {
        let members = schedule.table().members(participants).unwrap_or(0);
        vec![
            plain(t.get("explain-sides-all")),
            plain(t.a2("explain-sides-row", "members", members, "row", place.row)),
        ]
    };
    if schedule.cycles() > 1 {
        let cycle = t.a2(
            "explain-schedule-cycle",
            "cycle",
            place.cycle,
            "round",
            number.get(),
        );
        said.push(plain(cycle));
    }
    if place.reversed {
        said.push(plain(t.get("explain-schedule-reversed")));
    }
    if is_exchanged(participants, schedule, place) {
        said.push(Sentence {
            text: t.get("explain-schedule-exchanged"),
            article: ANNEX.to_owned(),
        });
    }
    said
}

/// Whether the round is one of the two that changed places.
fn is_exchanged(participants: u16, schedule: Schedule, place: Place) -> bool {
    let rows = crate::pairing::round_robin::berger::rows(participants);
    schedule.table() == Table::Berger
        && schedule.is_exchanged()
        && place.cycle < schedule.cycles()
        && rows > 1
        && u16::from(place.row) + 1 >= rows
}

/// When two meet who do not meet in this round, or who is free.
#[must_use]
pub fn answer(t: Words, answer: &Answer, name: &dyn Fn(Tpn) -> String) -> Sentence {
    let text = match answer {
        Answer::AsPaired => t.get("explain-schedule-as-paired"),
        Answer::Free(free) if free.is_empty() => t.get("explain-schedule-nobody-free"),
        Answer::Free(free) => {
            let names: Vec<String> = free.iter().map(|free| name(*free)).collect();
            t.a("explain-schedule-free", "name", names.join(", "))
        }
        Answer::SameSide(side) => t.a("explain-sides-same", "side", *side),
        Answer::Never => t.get("explain-sides-never"),
        Answer::Other(meetings) => {
            let all: Vec<String> = meetings
                .iter()
                .map(|(round, pair)| {
                    let white = name(pair.white);
                    let key = "explain-schedule-meeting";
                    t.a2(key, "round", round.get(), "white", white)
                })
                .collect();
            t.a("explain-schedule-other", "rounds", all.join("; "))
        }
    };
    Sentence {
        text,
        article: String::new(),
    }
}

/// What the two sides of a match scored: `Circolo Alfa 8½ – Circolo Beta 7½`.
#[must_use]
pub fn sides(t: Words, sides: &[(String, Points)]) -> Option<String> {
    let each = (1..).zip(sides).map(|(number, (name, scored))| {
        let name = match name.as_str() {
            "" => t.a("side-number", "side", number),
            name => name.to_owned(),
        };
        format!("{name} {}", points::plain(*scored))
    });
    (!sides.is_empty()).then(|| each.collect::<Vec<_>>().join(" – "))
}
