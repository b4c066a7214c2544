//! Stores the rounds, byes and constraints of a report.

use std::collections::BTreeMap;

use chrono::NaiveDateTime;

use crate::{
    app::{Actor, AppError, Refusal},
    event::{BoardResult, Colour, Crosstable, GoesOn, RoundEntry, RoundNumber, Tpn},
    formats::trf::Trf,
    pairing::order_boards,
    store::{
        Conn,
        rows::{self, byes::NewBye, pairings::NewPairing, prohibitions::NewForbidden},
    },
};

use super::{CannotHold, ImportRefusal};

pub(super) fn entry_id(entries: &[i32], tpn: Tpn) -> Result<i32, AppError> {
    entries.get(tpn.index()).copied().ok_or(AppError::NotFound)
}

/// A published round of a report: its boards in order, each with its result.
pub(super) struct ReportRound {
    number: i32,
    boards: Vec<(Tpn, Tpn, Option<BoardResult>)>,
}

/// The published rounds of a report. This takes long for thousands of players, so it runs before the transaction.
pub(super) fn rounds_of(report: &Trf) -> Result<Vec<ReportRound>, AppError> {
    let (table, published) = (&report.table, report.rounds_completed());
    let is_schedule = report.header.paired_as().system.is_predetermined();
    let mut rounds = Vec::new();
    for number in (1..=published).filter_map(RoundNumber::new) {
        let mut list = Vec::new();
        for (white, black) in boards(table, number) {
            let cells = (table.entry(white, number), table.entry(black, number));
            let result = match cells {
                (Some(white), Some(black)) => BoardResult::from_entries(white, black),
                _ => None,
            }
            .ok_or(Refusal::Import(ImportRefusal::CannotHold(vec![
                CannotHold::Result(number.get()),
            ])))?;
            // A game without result is in progress in the last round, and in every round of a schedule; otherwise it is
            // adjourned.
            let is_newest = number.get() == published || is_schedule;
            let under_way = result == BoardResult::Adjourned && is_newest;
            list.push((white, black, Some(result).filter(|_| !under_way)));
        }
        rounds.push(ReportRound {
            number: i32::from(number.get()),
            boards: list,
        });
    }
    Ok(rounds)
}

/// Stores published rounds with their boards and results.
pub(super) fn insert_rounds(
    conn: &mut Conn,
    actor: &Actor,
    (rounds, going_on): (&[ReportRound], &[GoesOn]),
    tournament: i32,
    entries: &[i32],
    now: NaiveDateTime,
) -> Result<(), AppError> {
    for report in rounds {
        let round = rows::rounds::insert_draft(conn, tournament, report.number, now, None)?;
        rows::rounds::publish(conn, round, now)?;
        let mut pairings = Vec::with_capacity(report.boards.len());
        for (board, (white, black, result)) in (1..).zip(&report.boards) {
            let mut named = going_on.iter().filter(|one| {
                i32::from(one.round.get()) == report.number && [white, black].contains(&&one.player)
            });
            let goes_on = named
                .next()
                .map(|one| entry_id(entries, one.player))
                .transpose()?;
            pairings.push(NewPairing {
                tournament_id: tournament,
                round_id: round,
                board,
                white_entry_id: entry_id(entries, *white)?,
                black_entry_id: entry_id(entries, *black)?,
                result: result.map(Into::into),
                result_by: result.map(|_| actor.name()),
                result_at: result.map(|_| now),
                // The same version as after an entry by hand.
                version: if result.is_none() { 1 } else { 2 },
                goes_on_entry_id: goes_on,
            });
        }
        rows::pairings::insert_all(conn, &pairings)?;
    }
    Ok(())
}

/// Stores who left a round robin.
pub(super) fn insert_left(conn: &mut Conn, report: &Trf, entries: &[i32]) -> Result<(), AppError> {
    if report.header.paired_as().system.is_predetermined() {
        for (tpn, last) in report.left() {
            rows::entries::set_withdrawn_after(conn, entry_id(entries, tpn)?, Some(last.into()))?;
        }
    }
    Ok(())
}

/// Boards of a round, White first, in the order of C.04.2 art. 3.6.
fn boards(table: &Crosstable, round: RoundNumber) -> Vec<(Tpn, Tpn)> {
    let mut boards: Vec<(Tpn, Tpn)> = (0..table.participants().len())
        .filter_map(Tpn::from_index)
        .filter_map(|white| {
            let entry = table.entry(white, round)?;
            (entry.colour() == Some(Colour::White)).then_some((white, entry.opponent()?))
        })
        .collect();
    order_boards(table, round, &mut boards);
    boards
}

/// Stores the byes of the rounds, and those announced for later ones.
pub(super) fn insert_byes(
    conn: &mut Conn,
    report: &Trf,
    tournament: i32,
    entries: &[i32],
) -> Result<(), AppError> {
    let mut byes = BTreeMap::new();
    for (entry, participant) in entries.iter().zip(report.table.participants()) {
        for (round, cell) in (1..).zip(&participant.entries) {
            if let RoundEntry::Bye(bye) = cell {
                byes.insert((round, *entry), *bye);
            }
        }
    }
    for announced in &report.announced_byes {
        let entry = entry_id(entries, announced.player)?;
        byes.insert((i32::from(announced.round.get()), entry), announced.bye);
    }
    let rows: Vec<_> = byes
        .into_iter()
        .map(|((round, entry_id), bye)| NewBye {
            tournament_id: tournament,
            entry_id,
            round,
            kind: bye.into(),
        })
        .collect();
    Ok(rows::byes::insert_all(conn, &rows)?)
}

/// Stores the forbidden pairs and the virtual points.
pub(super) fn insert_constraints(
    conn: &mut Conn,
    table: &Crosstable,
    tournament: i32,
    entries: &[i32],
) -> Result<(), AppError> {
    let mut forbidden = Vec::new();
    for group in &table.forbidden {
        for (index, first) in group.members.iter().enumerate() {
            for second in group.members.iter().skip(index + 1) {
                forbidden.push(NewForbidden {
                    tournament_id: tournament,
                    first_entry_id: entry_id(entries, *first)?,
                    second_entry_id: entry_id(entries, *second)?,
                    first_round: i32::from(group.first.get()),
                    last_round: i32::from(group.last.get()),
                });
            }
        }
    }
    rows::prohibitions::forbid_all(conn, &forbidden)?;
    for a in &table.accelerations {
        rows::prohibitions::accelerate(
            conn,
            tournament,
            (i32::from(a.first.get()), i32::from(a.last.get())),
            (
                i32::from(a.first_round.get()),
                i32::from(a.last_round.get()),
            ),
            a.points.halves(),
        )?;
    }
    for taken in &table.deductions {
        rows::deductions::insert(
            conn,
            rows::deductions::NewDeduction {
                tournament_id: tournament,
                entry_id: entry_id(entries, taken.player)?,
                incident_id: None,
                round: i32::from(taken.round.get()),
                half_points: taken.points.halves(),
            },
        )?;
    }
    Ok(())
}
