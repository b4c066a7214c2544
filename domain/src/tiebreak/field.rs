//! The common data of all tie-breaks: everybody's rounds, scores and adjusted scores, calculated once.

use std::cell::OnceCell;

use super::regulations::{Edition, Pairings, Regulations, Unrated};
use crate::event::{Bye, Colour, Crosstable, Outcome, Points, RoundEntry, Tpn};
use crate::rating::{perfect_performance, performance_rating};

/// One round of one participant.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cell {
    pub(super) entry: RoundEntry,
    /// Points awarded, in half-points.
    pub(super) points: i32,
}

/// One participant. Scores are in half-points.
#[derive(Clone, Debug)]
pub(super) struct Record {
    /// One cell for each round that is counted.
    pub(super) cells: Vec<Cell>,
    /// Points awarded in all.
    pub(super) score: i32,
    /// Score as the opponents count it (16.3).
    pub(super) adjusted: i32,
}

/// Index of the opponent in the records.
pub(super) fn opponent_of(entry: RoundEntry) -> Option<usize> {
    entry.opponent().map(Tpn::index)
}

/// The opponent of a game played over the board, with colour and outcome.
pub(super) const fn played(entry: RoundEntry) -> Option<(Tpn, Colour, Outcome)> {
    match entry {
        RoundEntry::Played {
            opponent,
            colour,
            outcome,
            ..
        } => Some((opponent, colour, outcome)),
        _ => None,
    }
}

/// The participants of a crosstable after some rounds.
pub(super) struct Field<'a> {
    pub(super) table: &'a Crosstable,
    pub(super) regulations: &'a Regulations,
    pub(super) rounds: u8,
    pub(super) records: Vec<Record>,
    /// Ratings after the rule for unrated participants; `None` if no rating tie-break has a value.
    pub(super) ratings: Option<Vec<Option<i32>>>,
    fore: OnceCell<Vec<Record>>,
    pub(super) buchholz: OnceCell<Vec<i64>>,
    pub(super) fore_buchholz: OnceCell<Vec<i64>>,
    performances: OnceCell<Vec<Option<i32>>>,
    perfect: OnceCell<Vec<Option<i32>>>,
}

impl<'a> Field<'a> {
    pub(super) fn new(table: &'a Crosstable, rounds: u8, regulations: &'a Regulations) -> Self {
        let rows = table
            .participants()
            .iter()
            .zip(1..)
            .map(|(participant, number)| {
                let taken = |round: usize| off(table, number, round);
                let missing = RoundEntry::Bye(Bye::ZeroPoint);
                let counts = |entry| {
                    let player = Tpn::new(number);
                    player.is_none_or(|player| !table.is_annulled(player, entry))
                };
                let worth = |entry| match counts(entry) {
                    true => table.scoring.points(entry).halves(),
                    false => 0,
                };
                let entries = participant.entries.iter().copied();
                entries
                    .chain(std::iter::repeat(missing))
                    .take(usize::from(rounds))
                    .enumerate()
                    .map(|(round, entry)| Cell {
                        // A game that does not count is treated as a free round.
                        entry: if counts(entry) { entry } else { missing },
                        points: worth(entry) - taken(round),
                    })
                    .collect()
            });
        Self::of_cells(table, rounds, regulations, rows.collect())
    }

    /// A field in which each round of each participant has its own points. Every participant has one cell for each round that is
    /// counted.
    pub(super) fn of_cells(
        table: &'a Crosstable,
        rounds: u8,
        regulations: &'a Regulations,
        rows: Vec<Vec<Cell>>,
    ) -> Self {
        let draw = table.scoring.draw.halves();
        let rows = rows.into_iter();
        let records = rows
            .map(|cells| record(cells, draw, regulations.pairings))
            .collect();
        let rating = |elo: Option<crate::event::Elo>| elo.map(|elo| i32::from(elo.get()));
        let own = table.participants().iter().map(|p| rating(p.rating));
        let ratings = match regulations.unrated {
            Unrated::DropTieBreak => own.map(|rating| rating.map(Some)).collect(),
            Unrated::CountAs(elo) => Some(own.map(|r| r.or(rating(Some(elo)))).collect()),
            Unrated::LeaveOut => Some(own.collect()),
        };
        Self {
            table,
            regulations,
            rounds,
            records,
            ratings,
            fore: OnceCell::new(),
            buchholz: OnceCell::new(),
            fore_buchholz: OnceCell::new(),
            performances: OnceCell::new(),
            perfect: OnceCell::new(),
        }
    }

    pub(super) fn is_predetermined(&self) -> bool {
        self.regulations.pairings == Pairings::Predetermined
    }

    /// The cap of 16.4.2 in half-points: points for a draw times the rounds of the tournament. `None` if the edition has no cap.
    pub(super) fn dummy_cap(&self) -> Option<i32> {
        if self.regulations.edition == Edition::August2024 {
            return None;
        }
        let rounds = match self.regulations.cap_rounds {
            super::CapRounds::Counted => self.rounds,
            super::CapRounds::Planned => self.rounds.max(self.table.rounds_planned()),
        };
        Some(self.table.scoring.draw.times(i32::from(rounds)).halves())
    }

    /// The records to count with. For Fore Buchholz, every pairing of the final round of the event counts as a draw in them (8.3).
    pub(super) fn records_for(&self, fore: bool) -> &[Record] {
        if !fore || self.rounds < self.table.rounds_planned() {
            return &self.records;
        }
        self.fore.get_or_init(|| {
            let draw = self.table.scoring.draw.halves();
            let drawn = |cell: Cell| match (cell.entry.opponent(), cell.entry.colour()) {
                (Some(opponent), Some(colour)) => Cell {
                    entry: RoundEntry::Played {
                        opponent,
                        colour,
                        outcome: Outcome::Draw,
                        rated: false,
                    },
                    points: draw,
                },
                _ => cell,
            };
            let rows = self.records.iter().map(|old| {
                let mut cells = old.cells.clone();
                if let Some(last) = cells.last_mut() {
                    *last = drawn(*last);
                }
                record(cells, draw, self.regulations.pairings)
            });
            rows.collect()
        })
    }

    /// The rating of the participant at `index`; `None` for the unrated, and if no rating tie-break has a value.
    pub(super) fn rating(&self, index: usize) -> Option<i32> {
        self.ratings.as_ref()?.get(index).copied().flatten()
    }

    /// Puts the ratings of the rated opponents met over the board into `ratings`. Returns the half-points scored against them, games
    /// counting 1, ½, 0.
    pub(super) fn rated_opponents(&self, player: usize, ratings: &mut Vec<i32>) -> i32 {
        ratings.clear();
        let cells = self.records.get(player).map_or(&[][..], |r| &r.cells);
        let mut score = 0;
        for cell in cells {
            if let Some((opponent, _, outcome)) = played(cell.entry)
                && let Some(rating) = self.rating(opponent.index())
            {
                ratings.push(rating);
                score += match outcome {
                    Outcome::Win => 2,
                    Outcome::Draw => 1,
                    Outcome::Loss => 0,
                };
            }
        }
        score
    }

    /// Everybody's TPR.
    pub(super) fn performances(&self) -> &[Option<i32>] {
        self.performances
            .get_or_init(|| self.for_everybody(performance_rating))
    }

    /// Everybody's PTP.
    pub(super) fn perfect(&self) -> &[Option<i32>] {
        self.perfect
            .get_or_init(|| self.for_everybody(perfect_performance))
    }

    fn for_everybody(&self, number: impl Fn(i32, &[i32]) -> Option<i32>) -> Vec<Option<i32>> {
        let mut ratings = Vec::new();
        (0..self.records.len())
            .map(|player| {
                let score = self.rated_opponents(player, &mut ratings);
                number(score, &ratings)
            })
            .collect()
    }
}

/// The half-points that penalties of a round take off a participant (Law 12.9.5).
fn off(table: &Crosstable, number: u16, round: usize) -> i32 {
    let own = table
        .deductions
        .iter()
        .filter(|one| one.player.get() == number && one.round.index() == round);
    own.map(|one| one.points.halves()).sum()
}

/// Score and adjusted score (16.3): requested byes count as draws if only voluntarily unplayed rounds follow them. With predetermined
/// pairings nothing is adjusted (15.2).
fn record(cells: Vec<Cell>, draw: i32, pairings: Pairings) -> Record {
    let score = cells.iter().map(|cell| cell.points).sum();
    let trailing = cells
        .iter()
        .rev()
        .take_while(|cell| cell.entry.is_voluntarily_unplayed())
        .filter(|cell| matches!(cell.entry, RoundEntry::Bye(_)));
    let raised: i32 = trailing.map(|cell| draw - cell.points).sum();
    Record {
        cells,
        score,
        adjusted: match pairings {
            Pairings::Swiss => score + raised,
            Pairings::Predetermined => score,
        },
    }
}

/// Short form of [`Points::from_halves`].
pub(super) const fn halves(points: i32) -> Points {
    Points::from_halves(points)
}
