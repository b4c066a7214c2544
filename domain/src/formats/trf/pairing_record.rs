//! Records that pairing depends on: 240, 250, 260, 299 and the engines' XXA, XXP, XXZ.

use std::collections::BTreeMap;

use super::{
    abnormal::{Abnormal, read_abnormal},
    line::{Field, Line},
    note::{Notes, TrfErrorKind},
    record_reader::Reader,
    remark::RemarkKind,
    table::Numbering,
};
use crate::event::{Acceleration, Bye, Forbidden, Points, RoundNumber, Tpn};

/// The content of the records, in dense pairing numbers.
#[derive(Debug, Default)]
pub(super) struct PairingRecords {
    /// 240: byes, each with line and column.
    pub byes: Vec<(Tpn, RoundNumber, Bye, (usize, usize))>,
    /// XXZ: players absent from the round to be paired, each with line and column.
    pub absent: Vec<(Tpn, (usize, usize))>,
    /// 250, or XXA if 250 is missing: virtual points.
    pub accelerations: Vec<Acceleration>,
    /// 299: points that differ from the scoring.
    pub abnormal: Vec<Abnormal>,
    /// 260 and XXP: prohibited pairings.
    pub forbidden: Vec<Forbidden>,
}

/// Whether the code is one of those this module reads.
pub(super) fn is_pairing_record(code: &str) -> bool {
    matches!(code, "240" | "250" | "260" | "XXA" | "XXP" | "XXZ")
}

/// Whether the code is one of the records about teams.
pub(super) fn is_team_record(code: &str) -> bool {
    matches!(
        code,
        "013" | "300" | "310" | "320" | "330" | "352" | "362" | "801" | "802"
    )
}

/// Reads all of them; a prohibition that names no rounds lasts until `last_round`.
pub(super) fn read_pairing_records(
    lines: &[Line<'_>],
    numbering: &Numbering,
    last_round: RoundNumber,
    notes: &mut Notes,
) -> PairingRecords {
    let mut records = PairingRecords::default();
    let mut virtual_points: BTreeMap<Tpn, Vec<Points>> = BTreeMap::new();
    let mut xxa_at = None;
    for line in lines {
        let mut reader = Reader {
            line,
            numbering,
            notes,
        };
        match line.code() {
            "240" => reader.byes(&mut records.byes),
            "250" => records.accelerations.extend(reader.acceleration()),
            "299" => records.abnormal.extend(read_abnormal(&mut reader)),
            "260" => {
                let words = line.words(4);
                if let [first, last, members @ ..] = words.as_slice() {
                    let rounds = reader.rounds(*first, *last);
                    let group = rounds.and_then(|rounds| reader.forbidden(rounds, members));
                    records.forbidden.extend(group);
                } else {
                    reader.bad(line.rest(4));
                }
            }
            "XXP" => {
                let rounds = (RoundNumber::FIRST, last_round);
                if let Some(group) = reader.forbidden(rounds, &line.words(4))
                    && !records
                        .forbidden
                        .iter()
                        .any(|known| known.members == group.members)
                {
                    records.forbidden.push(group);
                }
            }
            "XXA" => {
                xxa_at = Some((line.number, 1));
                if let Some((player, points)) = reader.xxa() {
                    virtual_points.insert(player, points);
                }
            }
            _ => {
                for word in line.words(4) {
                    let player = reader.player(word);
                    records.absent.extend(player.map(|p| (p, word.at())));
                }
            }
        }
    }
    if let Some(at) = xxa_at {
        let from_xxa = ranges(&virtual_points);
        if records.accelerations.is_empty() {
            records.accelerations = from_xxa;
        } else if points_by_round(&from_xxa) != points_by_round(&records.accelerations) {
            let code = "XXA".to_owned();
            notes.error(at, TrfErrorKind::RecordContradiction { code });
        }
    }
    records
}

/// Virtual points of each player in each round, without zeros.
pub(super) fn points_by_round(
    accelerations: &[Acceleration],
) -> BTreeMap<(Tpn, RoundNumber), Points> {
    let mut points = BTreeMap::new();
    for acceleration in accelerations {
        for number in acceleration.first.get()..=acceleration.last.get() {
            for round in acceleration.first_round.get()..=acceleration.last_round.get() {
                if let (Some(player), Some(round)) = (Tpn::new(number), RoundNumber::new(round)) {
                    let sum = points.entry((player, round)).or_insert(Points::ZERO);
                    *sum += acceleration.points;
                }
            }
        }
    }
    points.retain(|_, sum| *sum != Points::ZERO);
    points
}

/// Turns rows of virtual points into ranges: rounds with equal points, and neighbouring players with equal rows.
fn ranges(rows: &BTreeMap<Tpn, Vec<Points>>) -> Vec<Acceleration> {
    let mut blocks: Vec<(Tpn, Tpn, &[Points])> = Vec::new();
    for (player, row) in rows {
        match blocks.last_mut() {
            Some((_, last, known))
                if *known == row.as_slice() && last.get() + 1 == player.get() =>
            {
                *last = *player;
            }
            _ => blocks.push((*player, *player, row)),
        }
    }
    let mut found = Vec::new();
    for (first, last, row) in blocks {
        let mut index = 0;
        for same in row.chunk_by(|a, b| a == b) {
            let rounds = (
                RoundNumber::from_index(index),
                RoundNumber::from_index(index + same.len() - 1),
            );
            index += same.len();
            if let ((Some(first_round), Some(last_round)), Some(points)) = (rounds, same.first())
                && *points != Points::ZERO
            {
                found.push(Acceleration {
                    points: *points,
                    first_round,
                    last_round,
                    first,
                    last,
                });
            }
        }
    }
    found
}

impl<'l> Reader<'_, 'l> {
    fn byes(&mut self, byes: &mut Vec<(Tpn, RoundNumber, Bye, (usize, usize))>) {
        let words = self.line.words(4);
        let [kind, round, players @ ..] = words.as_slice() else {
            self.bad(self.line.rest(4));
            return;
        };
        let bye = match kind.text {
            "F" | "f" => Bye::FullPoint,
            "H" | "h" => Bye::HalfPoint,
            "Z" | "z" => Bye::ZeroPoint,
            _ => {
                self.bad(*kind);
                return;
            }
        };
        let Some(round) = self.round(*round) else {
            return;
        };
        for word in players {
            if let Some(player) = self.player(*word) {
                byes.push((player, round, bye, word.at()));
            }
        }
    }

    fn acceleration(&mut self) -> Option<Acceleration> {
        let line = self.line;
        let field = match (line.field(10, 13), line.field(5, 8)) {
            (game_points, match_points) if game_points.text.is_empty() => match_points,
            (game_points, _) => game_points,
        };
        let Ok(points) = field.text.parse() else {
            self.bad(field);
            return None;
        };
        let (first_round, last_round) = self.rounds(line.field(15, 17), line.field(19, 21))?;
        let first = self.player(line.field(23, 26))?;
        let last_field = line.rest(28);
        let last = self.player(last_field)?;
        if first > last {
            self.bad(last_field);
            return None;
        }
        Some(Acceleration {
            points,
            first_round,
            last_round,
            first,
            last,
        })
    }

    fn forbidden(
        &mut self,
        (first, last): (RoundNumber, RoundNumber),
        words: &[Field<'l>],
    ) -> Option<Forbidden> {
        let mut members = Vec::new();
        for word in words {
            members.push(self.player(*word)?);
        }
        if members.len() < 2 {
            self.bad(self.line.rest(4));
            return None;
        }
        Some(Forbidden {
            first,
            last,
            members,
        })
    }

    fn xxa(&mut self) -> Option<(Tpn, Vec<Points>)> {
        let words = self.line.words(4);
        let [player, values @ ..] = words.as_slice() else {
            self.bad(self.line.rest(4));
            return None;
        };
        let player = self.player(*player)?;
        let mut points = Vec::new();
        for value in values {
            match value.text.parse() {
                Ok(value) => points.push(value),
                Err(_) => {
                    self.bad(*value);
                    return None;
                }
            }
        }
        Some((player, points))
    }
}

/// Keeps a record of a team event unread, with a remark.
pub(super) fn keep_team_record(line: &Line<'_>, kept: &mut Vec<String>, notes: &mut Notes) {
    let code = line.code().to_owned();
    notes.remark((line.number, 1), RemarkKind::TeamRecord { code });
    kept.push(line.text.trim_end().to_owned());
}
