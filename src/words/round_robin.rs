//! The explanation of a round of a round robin, in words that a parent understands.

use crate::{
    app::tournament::sides::{SideScore, SideSize},
    event::{RoundNumber, Tpn},
    i18n::Words,
    pairing::round_robin::{Answer, Misfit, Place, Reason, Report, Schedule, Table},
};

use super::{pairing::Sentence, points};

/// The explanation of a round: its row of the Berger table, and how that was applied.
#[must_use]
pub fn round(t: Words, report: &Report, number: RoundNumber) -> Vec<Sentence> {
    let (participants, schedule) = (report.participants, report.schedule);
    of(t, participants, schedule, report.round.place, number)
}

/// Why the two players of a board meet.
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
        // Tables are printed for even numbers. With an odd number of participants, the opponent of the missing last one is
        // free.
        let table = participants + participants % 2;
        vec![
            plain(t.get("explain-schedule-all")),
            Sentence {
                text: t.with_two("explain-schedule-row", "table", table, "row", place.row),
                article: t.get("explain-annex-berger"),
            },
        ]
    } else {
        of_sides(t, participants, schedule.table(), place)
            .into_iter()
            .map(plain)
            .collect()
    };
    if schedule.cycles() > 1 {
        let cycle = t.with_two(
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
            article: t.get("explain-annex-berger"),
        });
    }
    said
}

/// The explanation of a round in an event of sides.
fn of_sides(t: Words, participants: u16, table: Table, place: Place) -> Vec<String> {
    let members = table.members(participants).unwrap_or(0);
    let sides = table.sides().unwrap_or(0);
    let of_more = |all, row| {
        vec![
            t.with_two(all, "sides", sides, "members", members),
            t.with_one(row, "row", place.row),
        ]
    };
    match table {
        Table::Berger | Table::Scheveningen => vec![
            t.get("explain-sides-all"),
            t.with_two("explain-sides-row", "members", members, "row", place.row),
        ],
        Table::Schiller { .. } => of_more("explain-schiller-all", "explain-schiller-row"),
        Table::Hutton { .. } => {
            vec![t.with_two("explain-hutton-all", "sides", sides, "members", members)]
        }
        Table::Molter { .. } => of_more("explain-molter-all", "explain-molter-row"),
    }
}

/// Whether the round is one of the two that exchange places.
fn is_exchanged(participants: u16, schedule: Schedule, place: Place) -> bool {
    let rows = crate::pairing::round_robin::berger::rows(participants);
    schedule.table() == Table::Berger
        && schedule.is_exchanged()
        && place.cycle < schedule.cycles()
        && rows > 1
        && u16::from(place.row) + 1 >= rows
}

/// In which rounds two players meet who do not meet in this one, or when somebody is free.
#[must_use]
pub fn answer(t: Words, answer: &Answer, name: &dyn Fn(Tpn) -> String) -> Sentence {
    let text = match answer {
        Answer::AsPaired => t.get("explain-schedule-as-paired"),
        Answer::Free(free) if free.is_empty() => t.get("explain-schedule-nobody-free"),
        Answer::Free(free) => {
            let names: Vec<String> = free.iter().map(|free| name(*free)).collect();
            t.with_one("explain-schedule-free", "name", names.join(", "))
        }
        Answer::SameSide(side) => t.with_one("explain-sides-same", "side", *side),
        Answer::Never => t.get("explain-sides-never"),
        Answer::Other(meetings) => {
            let all: Vec<String> = meetings
                .iter()
                .map(|(round, pair)| {
                    let white = name(pair.white);
                    let key = "explain-schedule-meeting";
                    t.with_two(key, "round", round.get(), "white", white)
                })
                .collect();
            t.with_one("explain-schedule-other", "rounds", all.join("; "))
        }
    };
    Sentence {
        text,
        article: String::new(),
    }
}

/// The name of a side: its club, or its number.
#[must_use]
pub fn side(t: Words, side: &SideScore) -> String {
    match side.name.as_str() {
        "" => t.with_one("side-number", "side", side.number),
        name => name.to_owned(),
    }
}

/// The scores of the two sides of a match: `Circolo Alfa 8½ – Circolo Beta 7½`; `None` with more sides.
#[must_use]
pub fn two_sides(t: Words, sides: &[SideScore]) -> Option<String> {
    let [one, two] = sides else {
        return None;
    };
    let [one, two] = [one, two].map(|own| {
        let scored = points::plain(own.points);
        format!("{} {scored}", side(t, own))
    });
    Some(format!("{one} – {two}"))
}

/// The present clubs, if their number differs from the announced number of sides.
#[must_use]
pub fn not_sides(t: Words, needed: u8, sides: &[SideSize]) -> String {
    let each = sides.iter().map(|(name, size)| match name.as_str() {
        "" => format!("{} {size}", t.get("side-without-club")),
        name => format!("{name} {size}"),
    });
    let sides = each.collect::<Vec<_>>().join(", ");
    match (needed, sides.as_str()) {
        (2, "") => t.get("refusal-odd-sides"),
        (2, sides) => t.with_one("refusal-not-two-sides", "sides", sides),
        (_, "") => t.with_one("refusal-unequal-sides", "needed", needed),
        (_, sides) => t.with_two("refusal-not-sides", "needed", needed, "sides", sides),
    }
}

/// Why there is no table for these participants.
#[must_use]
pub fn misfit(t: Words, misfit: Misfit) -> String {
    match misfit {
        Misfit::TooFew {
            participants,
            least,
        } => t.with_two("misfit-too-few", "n", participants, "least", least),
        Misfit::TooMany { participants, most } => {
            t.with_two("misfit-too-many", "n", participants, "most", most)
        }
        Misfit::Sides { sides, least, most } => {
            let range = format!("{least}–{most}");
            t.with_two("misfit-sides", "sides", sides, "range", range)
        }
        Misfit::Unequal {
            participants,
            sides,
        } => t.with_two("misfit-unequal", "n", participants, "sides", sides),
        Misfit::OddSides { members } => t.with_one("misfit-odd-sides", "members", members),
        Misfit::NoTable { sides } => t.with_one("misfit-no-table", "sides", sides),
        Misfit::NoRounds => t.get("misfit-no-rounds"),
        Misfit::TooManyRounds { rounds, most } => {
            t.with_two("misfit-too-many-rounds", "rounds", rounds, "most", most)
        }
    }
}
