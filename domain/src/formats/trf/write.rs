//! The writer: from [`Trf`] to text with CR LF line ends.

use std::fmt::Write as _;

use chrono::NaiveDate;

use super::{
    Header, NationalRecord, Trf, TrfPlayer,
    cell::first_column,
    write_pairing::pairing_records,
    written::{Dialect, Lines, bye_mark},
};
use crate::event::{Birth, Colour, Outcome, Points, RoundEntry, Sex, Tpn};

/// Writes the file. Ranks and points are written as the players have them; missing points are the sum of the rounds in the
/// table.
///
/// There may be at most [`MOST_PLAYERS`](super::MOST_PLAYERS) players, because a start number has four columns.
///
/// Texts are cut to their columns (names: 33 characters), and line ends in them become blanks. When the file is read again, it
/// gives the same players and table under two conditions: every row of the table has all the rounds that are over and at most one
/// bye after them, and texts have no blanks at their ends.
#[must_use]
pub fn write(trf: &Trf, dialect: Dialect) -> String {
    let mut out = Lines::default();
    header(&mut out, trf, dialect);
    for (index, player) in trf.players.iter().enumerate() {
        if let Some(tpn) = Tpn::from_index(index) {
            out.line(&player_record(trf, tpn, player, dialect));
        }
    }
    for player in &trf.players {
        for record in &player.national {
            out.line(&national_record(player.start_number, record));
        }
    }
    pairing_records(&mut out, trf, dialect);
    for line in trf.team_records.iter().chain(&trf.other_records) {
        out.line(line);
    }
    for comment in &trf.comments {
        out.line(&format!("###{comment}"));
    }
    out.text
}

fn header(out: &mut Lines, trf: &Trf, dialect: Dialect) {
    let Header {
        name,
        city,
        federation,
        start,
        end,
        type_text,
        type_code,
        chief_arbiter,
        deputies,
        time_control,
        time_code,
        round_dates,
        ranking_method,
        program,
        tie_breaks,
        standings_order,
    } = &trf.header;
    let optional = |text: &Option<String>| text.clone().unwrap_or_default();
    let date = |date: &Option<NaiveDate>| date.map_or_else(String::new, whole_date);
    out.record("012", name);
    out.record("022", city);
    out.record(
        "032",
        &federation.map(|f| f.to_string()).unwrap_or_default(),
    );
    out.record("042", &date(start));
    out.record("052", &date(end));
    let rated = trf.players.iter().filter(|p| p.rating.is_some()).count();
    let teams = |code| {
        let of_code = |line: &&String| line.starts_with(code);
        trf.team_records.iter().filter(of_code).count()
    };
    out.record("062", &trf.players.len().to_string());
    out.record("072", &rated.to_string());
    out.record("082", &teams("310").max(teams("013")).to_string());
    match (type_text, type_code, dialect) {
        (None, Some(code), Dialect::Trf16) => out.record("092", code),
        (text, _, _) => out.record("092", &optional(text)),
    }
    out.record("102", &optional(chief_arbiter));
    for deputy in deputies {
        out.record("112", deputy);
    }
    out.record("122", &optional(time_control));
    if round_dates.iter().any(Option::is_some) {
        let mut line = format!("{:<width$}", "132", width = first_column(0) - 1);
        for date in round_dates {
            let text = date.map(|d| d.format("%y/%m/%d").to_string());
            let _ = write!(line, "{:<10}", text.unwrap_or_default());
        }
        out.line(&line);
    }
    if dialect == Dialect::Trf26 {
        if let Some(method) = ranking_method {
            out.line(&format!(
                "172 {:<3} {}",
                cut(&method.federation, 3),
                method.method.code()
            ));
        }
        out.record("182", &optional(program));
        out.record("192", &optional(type_code));
        out.record("202", &tie_breaks.join(","));
        out.record("212", &standings_order.join(","));
        out.record("222", &optional(time_code));
    }
}

/// A record 001 with its rounds.
pub(super) fn player_record(trf: &Trf, tpn: Tpn, player: &TrfPlayer, dialect: Dialect) -> String {
    let table = &trf.table;
    let participant = table.participants().get(tpn.index());
    let entries = participant.map_or(&[][..], |p| &p.entries);
    let computed = || table.score_after(tpn, u8::MAX);
    let points: Points = player.points.unwrap_or_else(computed);
    let sex = match player.sex {
        Some(Sex::Male) => "m",
        Some(Sex::Female) => "w",
        None => " ",
    };
    let number = |value: Option<u64>| value.map(|v| v.to_string()).unwrap_or_default();
    let mut line = format!(
        "001 {:>4} {sex}{:>3} {:<33} {:>4} {:<3} {:>11} {:<10}{:>5} {:>4}",
        player.start_number,
        player.title.map_or("", |title| title.code()),
        cut(&player.name, 33),
        player.rating.map_or(0, |rating| rating.get()),
        player.federation.map(|f| f.to_string()).unwrap_or_default(),
        number(player.fide_id),
        player.birth.map(birth).unwrap_or_default(),
        points_field(points),
        number(player.rank.map(u64::from)),
    );
    let start_number = |opponent: Tpn| {
        let record = trf.players.get(opponent.index());
        record.map_or(opponent, |player| player.start_number)
    };
    let mut cells: Vec<String> = entries
        .iter()
        .map(|entry| cell(*entry, start_number, dialect))
        .collect();
    if dialect == Dialect::Trf16 {
        for announced in trf.announced_byes.iter().filter(|bye| bye.player == tpn) {
            let index = announced.round.index();
            if cells.len() <= index {
                cells.resize(index + 1, String::new());
            }
            if let Some(slot) = cells.get_mut(index) {
                *slot = cell(RoundEntry::Bye(announced.bye), start_number, dialect);
            }
        }
    }
    for cell in cells {
        let _ = write!(line, "  {cell:<8}");
    }
    line
}

/// Columns 81 to 84. From 100 points on, the decimal is written only for a half; the number then begins in the blank column
/// before, as it does below -9.5. Longer numbers are left out: a reader computes them from the rounds.
fn points_field(points: Points) -> String {
    let mut text = points.to_string();
    if text.len() > 4 {
        text = text.strip_suffix(".0").map_or(text.clone(), str::to_owned);
    }
    if text.len() > 5 { String::new() } else { text }
}

/// The eight columns of a round.
fn cell(entry: RoundEntry, start_number: impl Fn(Tpn) -> Tpn, dialect: Dialect) -> String {
    let mark = match entry {
        RoundEntry::Played { outcome, rated, .. } => match (outcome, rated) {
            (Outcome::Win, true) => '1',
            (Outcome::Draw, true) => '=',
            (Outcome::Loss, true) => '0',
            (Outcome::Win, false) => 'W',
            (Outcome::Draw, false) => 'D',
            (Outcome::Loss, false) => 'L',
        },
        RoundEntry::Forfeit { won: true, .. } => '+',
        RoundEntry::Forfeit { won: false, .. } => '-',
        RoundEntry::Bye(bye) => bye_mark(bye),
        RoundEntry::Pending { .. } if dialect == Dialect::Trf26 => '?',
        RoundEntry::Pending { .. } => ' ',
    };
    let colour = match entry.colour() {
        Some(Colour::White) => 'w',
        Some(Colour::Black) => 'b',
        None => '-',
    };
    match entry.opponent() {
        Some(opponent) => format!("{:>4} {colour} {mark}", start_number(opponent)),
        None => format!("0000 {colour} {mark}"),
    }
}

/// A national record.
pub(super) fn national_record(start_number: Tpn, record: &NationalRecord) -> String {
    format!(
        "{} {start_number:>4}  {:>3} {:<33} {:>4} {:<3} {:>11} {:<10}",
        record.federation,
        cut(&record.title, 3),
        cut(&record.name, 33),
        record.rating.map(|r| r.to_string()).unwrap_or_default(),
        cut(&record.origin, 3),
        cut(&record.number, 11),
        record.birth.map(birth).unwrap_or_default(),
    )
}

fn birth(birth: Birth) -> String {
    match birth {
        Birth::Year(year) => format!("{year:04}/00/00"),
        Birth::Date(date) => whole_date(date),
    }
}

fn whole_date(date: NaiveDate) -> String {
    date.format("%Y/%m/%d").to_string()
}

/// The text cut to its first `width` characters.
fn cut(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}
