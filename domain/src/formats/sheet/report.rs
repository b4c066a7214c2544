//! The players of a tournament report as a list of players.

use std::collections::BTreeMap;

use super::table::{Origin, Sheet};
use crate::{
    event::{Bye, Elo, RoundEntry, RoundNumber, Tpn},
    formats::{
        csv::{PlayerColumn, PlayerDraft, Record},
        trf::{Trf, TrfPlayer},
    },
};

/// The columns of such a list.
const COLUMNS: [PlayerColumn; 12] = [
    PlayerColumn::LastName,
    PlayerColumn::FirstName,
    PlayerColumn::Sex,
    PlayerColumn::Birth,
    PlayerColumn::Federation,
    PlayerColumn::FideId,
    PlayerColumn::NationalId,
    PlayerColumn::Title,
    PlayerColumn::FideStandard,
    PlayerColumn::NationalStandard,
    PlayerColumn::Category,
    PlayerColumn::Byes,
];

/// The players as a table with a heading, each on the line of `text` on which their record stands. Byes are those that
/// were asked for before a round was paired: of a report that holds games only the people are taken.
#[must_use]
pub fn of_report(report: &Trf, text: &str) -> Sheet {
    let lines = lines(text);
    let heading = Record {
        line: 1,
        cells: COLUMNS
            .iter()
            .map(|column| column.code().to_owned())
            .collect(),
    };
    let players = (1..).zip(&report.players).map(|(number, player)| {
        let draft = draft(player, byes(report, number));
        let line = lines.get(&player.start_number.get()).copied();
        Record {
            // The heading stands above them all.
            line: line.unwrap_or_default().max(usize::from(number) + 1),
            cells: COLUMNS.iter().map(|column| draft.get(*column)).collect(),
        }
    });
    let mut rows: Vec<Record> = std::iter::once(heading).chain(players).collect();
    rows.sort_by_key(|row| row.line);
    Sheet {
        origin: Origin::Report,
        rows,
        merged: Vec::new(),
        truncated: false,
    }
}

/// The line on which the record of each start number stands.
fn lines(text: &str) -> BTreeMap<u16, usize> {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let records = (1..).zip(text.lines());
    let records = records.filter(|(_, line)| line.starts_with("001"));
    let numbers = records.filter_map(|(at, line)| Some((line.get(4..8)?.trim().parse().ok()?, at)));
    numbers.collect()
}

/// The rounds that the player with this pairing number asked not to play.
fn byes(report: &Trf, number: u16) -> Vec<RoundNumber> {
    let Some(number) = Tpn::new(number).filter(|_| report.table.rounds_paired() == 0) else {
        return Vec::new();
    };
    let asked = |round: &RoundNumber| {
        let entry = report.table.entry(number, *round);
        matches!(entry, Some(RoundEntry::Bye(bye)) if bye != Bye::PairingAllocated)
    };
    let announced = report.announced_byes.iter();
    let announced = announced.filter(|bye| bye.player == number);
    let mut rounds: Vec<RoundNumber> = (1..=report.table.rounds_planned())
        .filter_map(RoundNumber::new)
        .filter(asked)
        .chain(announced.map(|bye| bye.round))
        .collect();
    rounds.sort_unstable();
    rounds.dedup();
    rounds
}

fn draft(player: &TrfPlayer, byes: Vec<RoundNumber>) -> PlayerDraft {
    let person = player.person();
    let national = player.national.first();
    let filled = |text: &str| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
    let national_rating = national.and_then(|record| record.rating);
    PlayerDraft {
        last_name: filled(person.name.surname()),
        first_name: filled(person.name.given()),
        sex: person.sex,
        birth: person.birth,
        federation: person.federation,
        fide_id: player.fide_id,
        national_id: person.national_id.map(|id| id.to_string()),
        title: person.title,
        fide_standard: player.rating,
        national_standard: national_rating.and_then(|elo| Elo::new(elo).ok()),
        category: national.and_then(|record| filled(&record.title)),
        byes,
        ..PlayerDraft::default()
    }
}
