//! From the rounds as written to a crosstable whose pairings agree from both sides.

use std::collections::BTreeMap;

use super::{
    cell::{Cell, board_result},
    note::{Notes, TrfErrorKind},
    player::TrfPlayer,
    remark::RemarkKind,
};
use crate::event::{Bye, Colour, RoundEntry, RoundNumber, Tpn};

/// One record 001 before its rounds are understood.
#[derive(Debug)]
pub(super) struct RawPlayer {
    pub line: usize,
    pub player: TrfPlayer,
    pub cells: Vec<Cell>,
}

/// Start numbers as written, with the dense pairing numbers that they become.
#[derive(Debug, Default)]
pub(super) struct Numbering(BTreeMap<u32, Tpn>);

impl Numbering {
    /// Numbers players who stand in the order of their start numbers. If two have the same number, the first one counts.
    pub fn new(players: &[RawPlayer]) -> Self {
        let mut numbers = BTreeMap::new();
        for (index, raw) in players.iter().enumerate() {
            if let Some(tpn) = Tpn::from_index(index) {
                let start_number = u32::from(raw.player.start_number.get());
                numbers.entry(start_number).or_insert(tpn);
            }
        }
        Self(numbers)
    }

    /// The pairing number of a start number.
    pub fn get(&self, start_number: u32) -> Option<Tpn> {
        self.0.get(&start_number).copied()
    }
}

/// Entries by player and round; `None` for blank columns.
pub(super) type Grid = Vec<Vec<Option<RoundEntry>>>;

/// Turns every cell into an entry. Cells of pairings that contradict each other become errors.
pub(super) fn resolve(
    players: &[RawPlayer],
    numbering: &Numbering,
    teams: bool,
    notes: &mut Notes,
) -> Grid {
    let mut grid: Grid = players
        .iter()
        .map(|raw| vec![None; raw.cells.len()])
        .collect();
    let lone = lone_winners(players);
    for (index, raw) in players.iter().enumerate() {
        for (round_index, cell) in raw.cells.iter().enumerate() {
            let Some(round) = RoundNumber::from_index(round_index) else {
                continue;
            };
            if cell.opponent.is_none() {
                let alone = !teams && lone.get(round_index) == Some(&Some(index));
                let entry = bye(raw, cell, round, (alone, teams), notes).map(RoundEntry::Bye);
                put(&mut grid, index, round_index, entry);
                continue;
            }
            let Some((opponent, other, back)) =
                opposite(players, numbering, (index, raw), cell, round, notes)
            else {
                continue;
            };
            if index < opponent
                && let Some((own, theirs)) =
                    pairing((index, raw, cell), (opponent, other, back), round, notes)
            {
                put(&mut grid, index, round_index, Some(own));
                put(&mut grid, opponent, round_index, Some(theirs));
            }
        }
    }
    grid
}

fn put(grid: &mut Grid, player: usize, round: usize, entry: Option<RoundEntry>) {
    if let Some(slot) = grid.get_mut(player).and_then(|row| row.get_mut(round)) {
        *slot = entry;
    }
}

/// For each round, the index of the player who won without an opponent or has the bye, if there is exactly one.
fn lone_winners(players: &[RawPlayer]) -> Vec<Option<usize>> {
    let rounds = players.iter().map(|raw| raw.cells.len()).max().unwrap_or(0);
    (0..rounds)
        .map(|round| {
            let mut winners = players.iter().enumerate().filter(|(_, raw)| {
                raw.cells.get(round).is_some_and(|cell| {
                    cell.opponent.is_none() && matches!(cell.mark, '+' | '1' | 'W' | 'U')
                })
            });
            match (winners.next(), winners.next()) {
                (Some((index, _)), None) => Some(index),
                _ => None,
            }
        })
        .collect()
}

/// The bye of a round without an opponent; `None` if nothing is known of it. In team events `+` and `-` without an opponent are
/// usual: the opposing team left the board empty, or the player was not lined up.
fn bye(
    raw: &RawPlayer,
    cell: &Cell,
    round: RoundNumber,
    (alone, teams): (bool, bool),
    notes: &mut Notes,
) -> Option<Bye> {
    let player = raw.player.start_number;
    if cell.colour.is_some() {
        notes.remark(cell.at, RemarkKind::ColourWithoutOpponent { player, round });
    }
    let (taken, usual) = match cell.mark {
        ' ' if cell.blank => return None,
        ' ' | 'Z' => (Some(Bye::ZeroPoint), true),
        'H' => (Some(Bye::HalfPoint), true),
        'F' => (Some(Bye::FullPoint), true),
        'U' => (Some(Bye::PairingAllocated), true),
        '+' | '1' | 'W' if alone => (Some(Bye::PairingAllocated), false),
        '+' | '1' | 'W' => (Some(Bye::FullPoint), teams && cell.mark == '+'),
        '=' | 'D' => (Some(Bye::HalfPoint), false),
        '-' | '0' | 'L' => (Some(Bye::ZeroPoint), teams && cell.mark == '-'),
        _ => (None, false),
    };
    if !usual {
        let kind = RemarkKind::ResultWithoutOpponent {
            player,
            round,
            written: cell.mark,
            taken,
        };
        notes.remark(cell.at, kind);
    }
    taken
}

/// The opponent's index, record and cell, if the opponent names this player too.
fn opposite<'a>(
    players: &'a [RawPlayer],
    numbering: &Numbering,
    (index, raw): (usize, &RawPlayer),
    cell: &Cell,
    round: RoundNumber,
    notes: &mut Notes,
) -> Option<(usize, &'a RawPlayer, &'a Cell)> {
    let written = cell.opponent?;
    let Some(opponent) = numbering.get(written) else {
        let opponent = written.to_string();
        notes.error(cell.at, TrfErrorKind::UnknownOpponent { opponent, round });
        return None;
    };
    let player = raw.player.start_number;
    if opponent.index() == index {
        notes.error(cell.at, TrfErrorKind::OwnOpponent { player, round });
        return None;
    }
    let other = players.get(opponent.index())?;
    let back = other.cells.get(round.index());
    if let Some(back) = back
        && back.opponent == Some(u32::from(player.get()))
    {
        return Some((opponent.index(), other, back));
    }
    let opponent = other.player.start_number;
    let kind = TrfErrorKind::OneSided {
        player,
        opponent,
        round,
    };
    notes.error(cell.at, kind);
    None
}

/// The two entries of a pairing, in the order of the arguments (lower start number first).
fn pairing(
    (own_index, own, cell): (usize, &RawPlayer, &Cell),
    (other_index, other, back): (usize, &RawPlayer, &Cell),
    round: RoundNumber,
    notes: &mut Notes,
) -> Option<(RoundEntry, RoundEntry)> {
    let (player, opponent) = (own.player.start_number, other.player.start_number);
    let colour = match (cell.colour, back.colour) {
        (Some(own), Some(other)) if own == other => {
            let kind = TrfErrorKind::SameColour {
                player,
                opponent,
                round,
            };
            notes.error(cell.at, kind);
            return None;
        }
        (Some(own), Some(_)) => own,
        (Some(own), None) => {
            let player = opponent;
            notes.remark(back.at, RemarkKind::ColourFromOpponent { player, round });
            own
        }
        (None, Some(other)) => {
            notes.remark(cell.at, RemarkKind::ColourFromOpponent { player, round });
            !other
        }
        (None, None) if matches!((cell.mark, back.mark), ('+' | '-', '+' | '-')) => {
            let kind = RemarkKind::ColourAssumed {
                white: player,
                black: opponent,
                round,
            };
            notes.remark(cell.at, kind);
            Colour::White
        }
        (None, None) => {
            let kind = TrfErrorKind::NoColour {
                player,
                opponent,
                round,
            };
            notes.error(cell.at, kind);
            return None;
        }
    };
    let result = match colour {
        Colour::White => board_result(cell.mark, back.mark),
        Colour::Black => board_result(back.mark, cell.mark),
    };
    let Some(result) = result else {
        let kind = TrfErrorKind::Results {
            own: cell.mark,
            other: back.mark,
            opponent,
            round,
        };
        notes.error(cell.at, kind);
        return None;
    };
    if cell.mark == ' ' || back.mark == ' ' {
        let kind = RemarkKind::NoResult {
            player,
            opponent,
            round,
        };
        notes.remark(cell.at, kind);
    }
    Some((
        result.entry(colour, Tpn::from_index(other_index)?),
        result.entry(!colour, Tpn::from_index(own_index)?),
    ))
}

/// How many rounds are over: all up to the last one with a pairing or a pairing-allocated bye, and those right after it in which
/// every player has an entry, so that nobody is left to be paired.
pub(super) fn rounds_completed(grid: &Grid) -> usize {
    let is_pairing = |entry: &Option<RoundEntry>| {
        entry.is_some_and(|entry| {
            entry.opponent().is_some() || entry == RoundEntry::Bye(Bye::PairingAllocated)
        })
    };
    let mut completed = grid
        .iter()
        .filter_map(|row| row.iter().rposition(is_pairing))
        .max()
        .map_or(0, |index| index + 1);
    let known =
        |row: &Vec<Option<RoundEntry>>, round: usize| row.get(round).is_some_and(Option::is_some);
    while !grid.is_empty() && grid.iter().all(|row| known(row, completed)) {
        completed += 1;
    }
    completed
}
