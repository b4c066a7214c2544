//! The lines of a report beside the tournament that was made from it: stored at the import, used at the export.
//!
//! Values of the tournament that are unchanged since the import are exported as the report had them.
//! [`Carried`](trf::Carried) says which lines are exported unchanged.

use std::collections::HashMap;

use crate::{
    app::{
        AppError,
        privacy::Reader,
        tournament::{Snapshot, kept},
    },
    event::{FieldClass, Tpn},
    formats::trf::{self, Carried, Trf},
    store::{
        Conn,
        rows::{
            report_lines::{self, LineRow, NewLine},
            tournament_rules::RulesRow,
        },
    },
};

use super::trf_plan::{NO_NAME, Plan, rules_of};

/// Stores the lines of a report; `entries` are in the order of its players.
pub(super) fn keep(
    conn: &mut Conn,
    report: &Trf,
    bytes: &[u8],
    (tournament, entries): (i32, &[i32]),
) -> Result<(), AppError> {
    let numbers = report.players.iter().map(|player| player.start_number);
    let by_number: HashMap<Tpn, i32> = numbers.zip(entries.iter().copied()).collect();
    let lines = (1..).zip(trf::kept_lines(bytes));
    let rows: Vec<NewLine> = lines
        .map(|(number, line)| NewLine {
            tournament_id: tournament,
            entry_id: line
                .start_number
                .and_then(|number| by_number.get(&number).copied()),
            number,
            text: line.text,
        })
        .collect();
    Ok(report_lines::insert_all(conn, &rows)?)
}

/// The report from which a tournament was made, as far as nobody changed it. `None` if it was not made from a report.
pub(super) fn carried(
    loaded: &Snapshot,
    reader: Reader,
    lines: Vec<LineRow>,
    (now, entries): (&Trf, &[i32]),
) -> Option<(Carried, Trf)> {
    let places: HashMap<i32, usize> = entries.iter().copied().zip(0..).collect();
    let lines: Vec<(Option<usize>, String)> = lines
        .into_iter()
        .map(|line| {
            let place = line.entry_id.and_then(|entry| places.get(&entry).copied());
            (place, line.text)
        })
        .collect();
    let was = Carried::was(&lines)?;
    let mut now = now.clone();
    let ranked_alike = header(&mut now, &was, loaded);
    let whole = |entry: &i32| {
        let row = loaded.entry(*entry)?;
        Some(reader.class(row) != FieldClass::EVERYBODY)
    };
    let carried = Carried {
        now,
        lines,
        whole_births: entries
            .iter()
            .map(|entry| whole(entry).unwrap_or(false))
            .collect(),
        ranked_alike,
    };
    Some((carried, was))
}

/// Restores what the report said, wherever the tournament still has the value made from it. Returns whether places are
/// determined as the report's settings say.
fn header(now: &mut Trf, was: &Trf, loaded: &Snapshot) -> bool {
    let plan = Plan::of(was.clone());
    let t = &loaded.tournament;
    let (new, old) = (&mut now.header, &was.header);
    if t.name == old.name || old.name.is_empty() && t.name == NO_NAME {
        new.name.clone_from(&old.name);
    }
    if t.town == old.city {
        new.city.clone_from(&old.city);
    }
    if let Some((start, end)) = plan.dates {
        if start == t.start_date {
            new.start = old.start;
        }
        if end == t.end_date {
            new.end = old.end;
        }
    }
    if t.chief_arbiter == old.chief_arbiter.as_deref().unwrap_or_default() {
        new.chief_arbiter.clone_from(&old.chief_arbiter);
    }
    if t.deputy_arbiters == old.deputies.join("; ") {
        new.deputies.clone_from(&old.deputies);
    }
    if t.time_control == plan.time_control {
        new.time_control.clone_from(&old.time_control);
        new.time_code.clone_from(&old.time_code);
    }
    if t.round_dates == kept::dates_to_text(&old.round_dates) {
        new.round_dates.clone_from(&old.round_dates);
    }
    // The teams are those of the report, and so are their ranking and pairing.
    let is_of_teams = loaded.teams.is_some();
    let ranked = is_of_teams || t.tie_breaks == plan.tie_breaks;
    if ranked {
        new.tie_breaks.clone_from(&old.tie_breaks);
        new.standings_order.clone_from(&old.standings_order);
    }
    // Rounds after the imported ones were paired by this program.
    let is_paired_here = loaded.published() > plan.published;
    if !is_paired_here {
        new.program.clone_from(&old.program);
        if is_of_teams || loaded.initial_colour() == plan.initial {
            now.table.initial_colour = was.table.initial_colour;
        }
    }
    let rules = rules_of(was, t.start_date);
    if is_of_teams || paired_alike(&t.rules, &rules) {
        if !is_paired_here || old.type_code.is_some() {
            new.type_code.clone_from(&old.type_code);
        }
        if t.kind.code() == plan.kind() {
            new.type_text.clone_from(&old.type_text);
        }
    }
    ranked
        && t.rules.remaining_ties == rules.remaining_ties
        && t.rules.tie_break_edition == rules.tie_break_edition
        && t.rules.unrated == rules.unrated
        && t.rules.unrated_rating == rules.unrated_rating
}

fn paired_alike(one: &RulesRow, other: &RulesRow) -> bool {
    let of = |rules: &RulesRow| {
        (
            rules.pairing_system,
            rules.type_code.clone(),
            rules.pairing_edition,
            rules.acceleration,
            (rules.cycles, rules.games_in_a_row, rules.exchanged),
            (rules.third_place, rules.lives),
            rules.keizer,
            (rules.sides, rules.table_rounds),
        )
    };
    of(one) == of(other)
}
