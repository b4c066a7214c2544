//! The few TRF records that the pairing tests need, read into a crosstable.

use crate::event::{
    Acceleration, BoardResult, Bye, Colour, Crosstable, Forbidden, Participant, Points, RoundEntry,
    RoundNumber, ScoringSystem, Tpn,
};

/// A tournament and the first round not yet played.
pub(crate) struct Sample {
    pub table: Crosstable,
    pub round: RoundNumber,
}

/// Opponent, colour and result as written.
type Cell = (Option<Tpn>, u8, u8);
type Cells = Vec<Option<Cell>>;

fn tpn(text: &str) -> Option<Tpn> {
    Tpn::new(text.trim().parse().ok()?)
}

fn cell(text: &str) -> Option<Cell> {
    let bytes = text.as_bytes();
    let opponent = tpn(text.get(..4)?);
    let colour = bytes.get(5).copied().unwrap_or(b' ').to_ascii_lowercase();
    let result = bytes.get(7).copied().unwrap_or(b' ').to_ascii_uppercase();
    (opponent.is_some() || result != b' ').then_some((opponent, colour, result))
}

fn entry(cell: Cell, other: Option<u8>) -> RoundEntry {
    let (Some(opponent), colour, result) = cell else {
        return RoundEntry::Bye(match cell.2 {
            b'U' => Bye::PairingAllocated,
            b'F' => Bye::FullPoint,
            b'H' => Bye::HalfPoint,
            _ => Bye::ZeroPoint,
        });
    };
    let colour = if colour == b'b' {
        Colour::Black
    } else {
        Colour::White
    };
    let mine = match (result, other) {
        (b'1', _) => BoardResult::WhiteWins,
        (b'=', Some(b'0')) => BoardResult::WhiteDrawsBlackLoses,
        (b'=', _) => BoardResult::Draw,
        (b'0', Some(b'=')) => BoardResult::WhiteLosesBlackDraws,
        (b'0', Some(b'0')) => BoardResult::BothLose,
        (b'0', _) => BoardResult::BlackWins,
        (b'+', _) => BoardResult::WhiteWinsByForfeit,
        (b'-', Some(b'+')) => BoardResult::BlackWinsByForfeit,
        (b'-', _) => BoardResult::DoubleForfeit,
        (b'W', _) => BoardResult::WhiteWinsUnrated,
        (b'D', _) => BoardResult::DrawUnrated,
        (b'L', _) => BoardResult::BlackWinsUnrated,
        other => panic!("result {other:?}"),
    };
    match mine.entry(Colour::White, opponent) {
        RoundEntry::Played {
            opponent,
            outcome,
            rated,
            ..
        } => RoundEntry::Played {
            opponent,
            colour,
            outcome,
            rated,
        },
        RoundEntry::Forfeit { opponent, won, .. } => RoundEntry::Forfeit {
            opponent,
            colour,
            won,
        },
        other => other,
    }
}

pub(crate) fn read(text: &str) -> Sample {
    let mut rows: Vec<(Tpn, Cells)> = Vec::new();
    let mut rounds_planned = 0;
    let mut scoring = ScoringSystem::STANDARD;
    let mut initial = None;
    let mut forbidden = Vec::new();
    let mut accelerations = Vec::new();
    for line in text.split(['\r', '\n']) {
        let value = line.get(4..).unwrap_or("");
        match line.get(..3).unwrap_or("") {
            "001" => {
                let rounds = (0..)
                    .map(|i| 91 + 10 * i)
                    .take_while(|start| *start < line.len())
                    .map(|start| cell(&line[start..line.len().min(start + 8)]))
                    .collect();
                rows.push((tpn(&line[4..8]).unwrap(), rounds));
            }
            "142" | "XXR" => rounds_planned = value.trim().parse().unwrap(),
            "152" => {
                initial = Some(if value.trim() == "B" {
                    Colour::Black
                } else {
                    Colour::White
                });
            }
            "XXC" if value.contains("white1") => initial = Some(Colour::White),
            "XXC" if value.contains("black1") => initial = Some(Colour::Black),
            "162" => {
                let words: Vec<&str> = value.split_whitespace().collect();
                assert_eq!(words, ["W", "3.0", "D", "1.0"]);
                scoring = ScoringSystem::THREE_ONE_ZERO;
            }
            "BBW" => {
                assert_eq!(value.trim(), "3.0");
                scoring = ScoringSystem::THREE_ONE_ZERO;
            }
            "XXP" => forbidden.push(Forbidden {
                first: RoundNumber::FIRST,
                last: RoundNumber::new(99).unwrap(),
                members: value.split_whitespace().filter_map(tpn).collect(),
            }),
            "XXA" => {
                let player = tpn(&line[4..8]).unwrap();
                let points = (0..)
                    .map(|i| 9 + 5 * i)
                    .take_while(|start| *start < line.len())
                    .map(|start| line[start..line.len().min(start + 4)].trim());
                for (i, points) in points.enumerate() {
                    let points: Points = points.parse().unwrap();
                    let round = RoundNumber::from_index(i).unwrap();
                    accelerations.push(Acceleration {
                        points,
                        first_round: round,
                        last_round: round,
                        first: player,
                        last: player,
                    });
                }
            }
            _ => {}
        }
    }
    rows.sort_by_key(|(tpn, _)| *tpn);
    let longest = rows.iter().map(|(_, r)| r.len()).max().unwrap_or(0);
    let has = |i: usize, test: &dyn Fn(&Cell) -> bool| {
        rows.iter()
            .filter(|(_, r)| r.get(i).is_some_and(|c| c.as_ref().is_some_and(test)))
            .count()
    };
    let paired = |i: usize| has(i, &|c| c.0.is_some() || c.2 == b'U') > 0;
    let mut played = (0..longest).rev().find(|i| paired(*i)).map_or(0, |i| i + 1);
    while played < longest && has(played, &|_| true) == rows.len() {
        played += 1;
    }
    let result_of = |who: Tpn, i: usize| rows[who.index()].1.get(i).copied().flatten().map(|c| c.2);
    let participants = rows
        .iter()
        .map(|(_, rounds)| {
            let mut entries: Vec<RoundEntry> = (0..played)
                .map(|i| {
                    let found = rounds
                        .get(i)
                        .copied()
                        .flatten()
                        .unwrap_or((None, b'-', b'Z'));
                    entry(found, found.0.and_then(|o| result_of(o, i)))
                })
                .collect();
            if let Some(Some(announced)) = rounds.get(played) {
                entries.push(entry(*announced, None));
            }
            Participant {
                rating: None,
                entries,
            }
        })
        .collect();
    let rounds_planned = rounds_planned.max(u8::try_from(played).unwrap());
    let mut table = Crosstable::new(participants, rounds_planned, scoring).unwrap();
    table.initial_colour = initial;
    table.forbidden = forbidden;
    table.accelerations = accelerations;
    Sample {
        table,
        round: RoundNumber::from_index(played).unwrap(),
    }
}
