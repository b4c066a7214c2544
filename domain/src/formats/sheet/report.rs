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

/// The players as a table with a heading, each on the line of `text` that holds their record. Byes are those that were asked for
/// before any round was paired; if the report already has paired rounds, byes are left out.
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
            // The heading stands above all players.
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

/// The line, from 1, of each start number's record.
fn lines(text: &str) -> BTreeMap<u16, usize> {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let records = (1..).zip(text.lines());
    let records = records.filter(|(_, line)| line.starts_with("001"));
    let numbers = records.filter_map(|(at, line)| Some((line.get(4..8)?.trim().parse().ok()?, at)));
    numbers.collect()
}

/// The rounds that the player with this pairing number asked not to play; empty once a round is paired.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::trf::read;

    fn rows(text: &str) -> Vec<(usize, Vec<String>)> {
        let sheet = of_report(&read(text.as_bytes()).unwrap(), text);
        assert_eq!(sheet.origin, Origin::Report);
        let rows = sheet.rows.into_iter();
        rows.map(|row| (row.line, row.cells)).collect()
    }

    #[test]
    fn people_keep_what_the_report_says_of_them() {
        let text = "012 Prova\r\n142 3\r\n\
            001    7      Neri, Ugo                            0                             0.0    2\r\n\
            001    1 wWGM Bianchi, Lucia                    2401 ITA      812345 1999/02/03  0.0    1\r\n\
            ITA    1   CM Bianchi, Lucia                    2350 MI        12345 1999/02/03\r\n";
        let person = |cells: [&str; 12]| cells.map(str::to_owned).to_vec();
        assert_eq!(
            rows(text),
            [
                (1, COLUMNS.map(|column| column.code().to_owned()).to_vec()),
                (
                    3,
                    person(["Neri", "Ugo", "", "", "", "", "", "", "", "", "", ""])
                ),
                (
                    4,
                    person([
                        "Bianchi",
                        "Lucia",
                        "F",
                        "1999-02-03",
                        "ITA",
                        "812345",
                        "12345",
                        "WGM",
                        "2401",
                        "2350",
                        "CM",
                        "",
                    ])
                ),
            ]
        );
    }

    #[test]
    fn the_heading_stands_above_a_report_of_records_alone() {
        let text = "001    1      Bianchi, Lucia\r001    2      Neri, Ugo\r";
        let lines: Vec<usize> = rows(text).into_iter().map(|(line, _)| line).collect();
        assert_eq!(lines, [1, 2, 3]);
    }

    /// Byes are asked for before a round is paired. The pairing-allocated bye does not count, and a report with paired rounds gives
    /// none.
    #[test]
    fn byes_that_were_asked_for() {
        let player = |number: u16, rounds: &str| {
            format!("001 {number:>4}      {:<33} {:43}{rounds}", "Neri, Ugo", "")
        };
        let byes = |first: &str, second: &str| {
            let (one, two) = (player(1, first), player(2, second));
            let text = format!("012 Prova\n142 5\n{one}\n{two}\n240 H   4    2\n");
            let byes = rows(&text).into_iter().skip(1);
            byes.map(|(_, mut cells)| cells.pop().unwrap())
                .collect::<Vec<_>>()
        };
        assert_eq!(byes("0000 - H", ""), ["1", "4"]);
        assert_eq!(byes("0000 - U  0000 - Z", "0000 - H"), ["2", "1 4"]);
        assert_eq!(byes("   2 w 1  0000 - H", "   1 b 0"), ["", ""]);
    }
}
